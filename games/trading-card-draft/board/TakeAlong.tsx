import { copyText } from "@westmarch/boardkit/copy";
import { deckFromPool } from "@westmarch/trading-card-game/decks/fromPool";
import { writeCards, writeDeck } from "@westmarch/trading-card-game/decks/lines";
import { useMemo, useState } from "react";
import { collectorsOf } from "../collectors.ts";
import css from "./draft.module.css";
import type { Props } from "./keys.ts";

/** What may be done with a pool: it is taken along as lines, and so is a deck that can be made of it. */
export function TakeAlong({ view, seat, say }: Props) {
  const [said, tell] = useState<string | null>(null);
  const over = seat !== null && view.result !== null;
  const cards = useMemo(() => (over ? collectorsOf(view.secret.pools[seat] ?? []) : []), [over, seat, view]);
  const deck = useMemo(() => deckFromPool(cards), [cards]);
  if (!over) return null;
  const copy = async (lines: readonly string[], done: string) =>
    tell((await copyText(lines.join("\n"))) ? done : say("pool.not-copied"));
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
