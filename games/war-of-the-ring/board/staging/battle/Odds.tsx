import { dice } from "@westmarch/ink";
import { type ReactNode, useEffect, useState } from "react";
import type { CardId } from "../../../data/cards.ts";
import { NONE, other } from "../../../data/ids.ts";
import { sideOf } from "../../../seats.ts";
import type { Pair } from "../../forecast/fight.ts";
import { roundWith } from "../../forecast/trying.ts";
import type { Props } from "../../keys.ts";
import css from "./battle.module.css";

interface OddsProps {
  readonly props: Props;
  /** The card that is tried, or none. */
  readonly card: CardId | typeof NONE;
}

/** The hits that are to be expected of a round with this card, as its player sees the battle. */
export const Odds = ({ props: { view, ask, say }, card }: OddsProps): ReactNode => {
  const side = sideOf(view, ask?.seat ?? 0);
  const [hits, know] = useState<Pair | null | "later">("later");
  useEffect(() => {
    // One after the other, after the cards are seen.
    const later = setTimeout(() => know(roundWith(view, side, card, dice("round"))));
    return () => clearTimeout(later);
  }, [view, side, card]);
  const look = card === NONE ? `${css.odds} ${css.without}` : css.odds;
  if (hits === "later") return <span className={look}> </span>;
  const slots = hits && { dealt: hits[other(side)], taken: hits[side] };
  return (
    <span className={look}>
      {slots ? say(card === NONE ? "battle.odds.none" : "battle.odds", slots) : say("battle.odds.unknown")}
    </span>
  );
};
