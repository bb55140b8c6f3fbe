import { cardOf } from "../../decks/brought.ts";
import { inPiles, PILES, type Pile } from "../../decks/curve.ts";
import { type Collector, type Copies, type DeckList, printedCard } from "../../decks/deck.ts";
import { fullName, nameOf } from "../../decks/names.ts";
import { Picture } from "../cards/Picture.tsx";
import { Cost } from "./Cost.tsx";
import { Counter, countFor } from "./Counter.tsx";
import styles from "./Piles.module.css";
import { usePlace } from "./place.ts";
import { mostIn, useSupply } from "./supply.ts";

interface PilesProps {
  readonly list: DeckList;
  /** Left out where nothing can be changed. */
  readonly onCount?: ((card: Collector, count: number) => void) | undefined;
  readonly onRead: (card: Collector) => void;
}

/** The draw deck laid out by kinds, the cheapest first. */
export function Piles({ list, onCount, onRead }: PilesProps) {
  const piles = inPiles(list);
  return (
    <div className={styles.piles}>
      {PILES.map((pile) => (
        <PileOf key={pile} pile={pile} copies={piles.get(pile) ?? []} onCount={onCount} onRead={onRead} />
      ))}
    </div>
  );
}

interface PileProps extends Omit<PilesProps, "list"> {
  readonly pile: Pile;
  readonly copies: readonly Copies[];
}

function PileOf({ pile, copies, onCount, onRead }: PileProps) {
  const { say } = usePlace();
  const cards = copies.reduce((sum, [count]) => sum + count, 0);
  const titles = copies.map(([, id]) => printedCard(id).title);
  const isTwin = (id: Collector) => titles.filter((title) => title === printedCard(id).title).length > 1;
  return (
    <section className={styles.pile} data-pile={pile} data-panel aria-labelledby={`pile-${pile}`}>
      <h2 id={`pile-${pile}`}>
        <span>{say(`build.pile.${pile}`)}</span> <b>{cards}</b>
      </h2>
      {copies.length === 0 && <p className={styles.none}>{say(`build.pile.${pile}.none`)}</p>}
      <ul>
        {copies.map(([count, id]) => (
          <Row key={id} id={id} count={count} twin={isTwin(id)} onCount={onCount} onRead={onRead} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Omit<PilesProps, "list"> {
  readonly id: Collector;
  readonly count: number;
  /** Another card of this title lies beside it: only the subtitle tells them apart. */
  readonly twin: boolean;
}

function Row({ id, count, twin, onCount, onRead }: RowProps) {
  const { say } = usePlace();
  const supply = useSupply();
  const name = fullName(id, say.language);
  const { title, subtitle } = nameOf(id, say.language);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.name}
        title={name}
        data-reads={id}
        onClick={() => onRead(id)}
        onKeyDown={(event) => {
          const wanted = countFor(event, count, mostIn(supply, id));
          if (wanted === null || !onCount) return;
          event.preventDefault();
          onCount(id, wanted);
        }}
      >
        <Cost twilight={printedCard(id).twilight} />
        <Thumb id={id} />
        <span>
          {title}
          {twin && <small>{subtitle}</small>}
          <span className={styles.unseen}>{say("build.copies", { count })}</span>
        </span>
      </button>
      {onCount ? (
        <Counter id={id} count={count} onCount={(wanted) => onCount(id, wanted)} />
      ) : (
        <b className={styles.number}>{count}</b>
      )}
    </li>
  );
}

/** The picture of a card, as small as it can be known again. */
export const Thumb = ({ id }: { readonly id: Collector }) => {
  const { side } = printedCard(id);
  return (
    <svg className={styles.thumb} viewBox="0 0 46 35" aria-hidden="true" data-side={side}>
      <Picture card={cardOf(id)} box={{ x: 0, y: 0, width: 46, height: 35 }} />
    </svg>
  );
};
