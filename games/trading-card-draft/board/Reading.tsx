/** The large card beside the pack and the pool, with what it is worth to the player and why, and what the pool costs. */
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

interface WorthProps {
  readonly props: Props;
  readonly card: CardId;
  /** What it is weighed against. */
  readonly pack: readonly CardId[];
  readonly pool: readonly CardId[];
}

/** How much a card is wanted beside the pool, as diamonds and in words. */
function Worth({ props: { say }, card, pack, pool }: WorthProps) {
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

interface ReadingProps extends Pick<WorthProps, "props" | "pool"> {
  /** What is read; null: nothing. */
  readonly card: CardId | null;
  /** The pack that it is chosen from; null: it is chosen from none. */
  readonly pack: readonly CardId[] | null;
}

export function Reading({ props, card, pack, pool }: ReadingProps) {
  const { say, layout } = props;
  return (
    <>
      {card !== null && <CardFace card={card} size="large" say={say} />}
      {card !== null && pack?.includes(card) && <Worth {...{ props, card, pack, pool }} />}
      {layout !== "tall" && <Curve pool={pool} say={say} />}
    </>
  );
}
