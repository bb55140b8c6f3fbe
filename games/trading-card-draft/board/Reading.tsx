/** The large card beside the pack, with what it is worth to the player and why. */
import { CardFace } from "@westmarch/trading-card-game/board/cards/CardFace";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { MARKS, marksOf, reasonFor } from "../liking.ts";
import { Curve } from "./Curve.tsx";
import css from "./draft.module.css";
import type { DraftSay, Key, Props } from "./keys.ts";

/** Why a card is wanted, in a sentence. */
function reasonText(say: DraftSay, pool: readonly CardId[], card: CardId): string {
  const { why, ...figures } = reasonFor(pool, card);
  const key: Key = `reason.${why}`;
  return say(key, figures);
}

interface ReadingProps {
  readonly props: Props;
  readonly card: CardId;
  readonly pack: readonly CardId[];
  readonly pool: readonly CardId[];
}

/** How much a card is wanted beside the pool, as diamonds and in words. */
function Worth({ props: { say }, card, pack, pool }: ReadingProps) {
  const marks = marksOf(pool, pack).get(card) ?? 1;
  return (
    <p className={css.worth}>
      <span role="img" aria-label={say("worth", { marks, of: MARKS })}>
        {Array.from({ length: MARKS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one mark is as good as another
          <i key={i} data-full={i < marks || undefined} />
        ))}
      </span>
      {reasonText(say, pool, card)}
    </p>
  );
}

export const Reading = (given: ReadingProps) => {
  const { props, card, pool } = given;
  const { say, layout } = props;
  return (
    <>
      <CardFace card={card} size="large" say={say} />
      <Worth {...given} />
      {layout !== "tall" && <Curve pool={pool} say={say} />}
    </>
  );
};
