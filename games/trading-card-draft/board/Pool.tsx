import { Spoken } from "@westmarch/boardkit";
import { useLater } from "@westmarch/boardkit/later";
import { CardFace } from "@westmarch/trading-card-game/board/cards/CardFace";
import type { People } from "@westmarch/trading-card-game/board/cards/people";
import { NAMINGS } from "@westmarch/trading-card-game/board/cards/words";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { Curve } from "./Curve.tsx";
import css from "./draft.module.css";
import type { Props } from "./keys.ts";
import { cardName } from "./names.ts";
import { type Heap, heaps, ofSide, poolOf } from "./pool.ts";

/** Says which card is pointed at; null: none any longer. */
type Point = (card: CardId | null) => void;

interface HeapOfProps extends Pick<Props, "say" | "explain"> {
  readonly heap: Heap;
  readonly point: Point;
}

function HeapOf({ heap: { people, held }, say, explain, point }: HeapOfProps) {
  const naming = useLater(NAMINGS[say.language]);
  const nameOf = (of: People): string =>
    of === "SITE" || of === "RING" ? say(`pool.${of}`) : (naming?.labels.cultures[of] ?? "");
  return (
    <section aria-label={nameOf(people)}>
      <h3 className={css.people}>
        {nameOf(people)}{" "}
        <small className={css.count}>{held.reduce((sum, { copies }) => sum + copies, 0)}</small>
      </h3>
      <ul className={css.row}>
        {held.map(({ card, copies }) => (
          <li key={card}>
            <button
              type="button"
              className={css.held}
              data-explain={`card:${card}`}
              onPointerEnter={() => point(card)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(card)}
              onBlur={() => point(null)}
              onClick={() => explain(`card:${card}`)}
            >
              <Spoken as={say("pool.card", { card: cardName(say, card), copies })}>
                <CardFace card={card} size="small" say={say} />
                {copies > 1 && <b className={css.copies}>{say("pool.copies", { copies })}</b>}
              </Spoken>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PoolProps = Pick<Props, "view" | "seat" | "say" | "explain"> & {
  /** What is in it, where that is not all that the player has. */
  readonly cards?: readonly CardId[];
  /** Which of its cards is pointed at. */
  readonly point?: Point;
};

/** Everything that one has to build from. */
export function Pool({ view, seat, say, explain, cards, point = () => undefined }: PoolProps) {
  const pool = cards ?? poolOf({ view, seat });
  const all = heaps(pool);
  if (all.length === 0) return null;
  return (
    <section className={css.pool} aria-labelledby="pool">
      <header>
        <h2 id="pool" className={css.heading}>
          {say("pool.title", { cards: pool.length })}
        </h2>
        <p className={css.sides}>
          {say("pool.sides", { free: ofSide(pool, "Free Peoples"), shadow: ofSide(pool, "Shadow") })}
        </p>
      </header>
      <div className={css.heaps}>
        {all.map((heap) => (
          <HeapOf key={heap.people} heap={heap} say={say} explain={explain} point={point} />
        ))}
      </div>
      <div className={css.below}>
        <Curve pool={pool} say={say} />
      </div>
    </section>
  );
}
