import { Spoken } from "@westmarch/boardkit";
import { CardFace } from "@westmarch/trading-card-game/board/cards/CardFace";
import { CARD, type CardId } from "@westmarch/trading-card-game/data/ids";
import { deckFromPool } from "@westmarch/trading-card-game/decks/fromPool";
import { writeCards, writeDeck } from "@westmarch/trading-card-game/decks/lines";
import { useMemo, useState } from "react";
import { collectorsOf } from "../collectors.ts";
import { goesLeft, seatsIn } from "../state.ts";
import css from "./draft.module.css";
import type { Props } from "./keys.ts";
import { cardName } from "./names.ts";
import { Pool } from "./Pool.tsx";

/** The card that has been taken up, if one of this pack has. */
function takenUp({ selected }: Props, pack: readonly CardId[]): CardId | null {
  const [kind, number] = (selected ?? "").split(":");
  const card = kind === "card" ? Number(number) : Number.NaN;
  return CARD.is(card) && pack.includes(card) ? card : null;
}

/** Who sits beside whom, who has picked, and which way the packs go. */
function Round({ view, names, say }: Props) {
  const left = goesLeft(view);
  const seats = left ? seatsIn(view) : seatsIn(view).toReversed();
  return (
    <ol className={css.round} aria-label={say(left ? "round.left" : "round.right")}>
      {seats.map((seat) => (
        <li key={seat} data-picked={view.sealed[seat] !== null || undefined}>
          <span>{names[seat]}</span>
          <small>{say(view.sealed[seat] === null ? "round.picks" : "round.picked")}</small>
        </li>
      ))}
    </ol>
  );
}

/** On a phone the card that was taken up is read below the pack. */
const intoSight = (card: HTMLElement | null): void => card?.scrollIntoView({ block: "center" });

/** The pack in hand: a card is taken up by a press, and picked by another. */
function Pack(props: Props) {
  const { view, seat, ask, say, select, act, explain, layout } = props;
  const pack = view.secret.packs[seat ?? 0] ?? [];
  const held = takenUp(props, pack);
  const [pointed, point] = useState<CardId | null>(null);
  const tall = layout === "tall";
  const read = !tall && pointed !== null && pack.includes(pointed) ? pointed : held;
  const picked = seat === null ? null : view.sealed[seat];
  const taken = picked?.[0] === "pick" ? picked[1] : null;
  return (
    <div className={css.table} data-reads={!tall || undefined}>
      <section className={css.pack} aria-labelledby="pack">
        <header>
          <h2 id="pack">{say("pack.title", { round: view.round, rounds: view.rounds })}</h2>
          <p>{say(ask ? "pack.about" : "pack.waits", { cards: pack.length })}</p>
          <Round {...props} />
        </header>
        <ul>
          {pack.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone
            <li key={i}>
              <button
                type="button"
                className={css.card}
                data-explain={`card:${card}`}
                data-able={ask ? "" : undefined}
                data-taken={taken === card || undefined}
                aria-pressed={held === card}
                onPointerEnter={() => point(card)}
                onPointerLeave={() => point(null)}
                onFocus={() => point(card)}
                onBlur={() => point(null)}
                onDoubleClick={() => ask && act([["pick", card]])}
                onClick={() =>
                  ask ? select(held === card ? null : `card:${card}`) : explain(`card:${card}`)
                }
              >
                <Spoken as={cardName(say, card)}>
                  <CardFace card={card} size="middle" say={say} />
                </Spoken>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {read !== null && (
        <aside className={css.reading} ref={tall ? intoSight : null}>
          <CardFace card={read} size="large" say={say} />
        </aside>
      )}
    </div>
  );
}

/** What may be done with a pool: it is taken along as lines, and so is a deck that can be made of it. */
function TakeAlong({ view, seat, say }: Props) {
  const [said, tell] = useState<string | null>(null);
  const over = seat !== null && view.result !== null;
  const cards = useMemo(() => (over ? collectorsOf(view.secret.pools[seat] ?? []) : []), [over, seat, view]);
  const deck = useMemo(() => deckFromPool(cards), [cards]);
  if (!over) return null;
  const copy = async (lines: readonly string[], done: string) => {
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      tell(done);
    } catch {
      tell(say("pool.not-copied"));
    }
  };
  return (
    <section className={css.along}>
      <p className={css.words}>{say("pool.along")}</p>
      <button
        type="button"
        className={css.take}
        onClick={() => void copy(writeCards(cards, say.language), say("pool.copied.pool"))}
      >
        {say("pool.copy.pool")}
      </button>
      {deck && (
        <button
          type="button"
          className={css.take}
          onClick={() => void copy(writeDeck(deck, { language: say.language }), say("pool.copied.deck"))}
        >
          {say("pool.copy.deck")}
        </button>
      )}
      <p className={css.words} role="status">
        {said}
      </p>
    </section>
  );
}

/** A draft: the pack in hand above, the pool below. */
export function Board(props: Props) {
  const { view, layout } = props;
  return (
    <div className={css.draft} data-layout={layout}>
      {view.result === null && view.round > 0 && view.way === "draft" && <Pack {...props} />}
      <TakeAlong {...props} />
      <Pool {...props} />
    </div>
  );
}
