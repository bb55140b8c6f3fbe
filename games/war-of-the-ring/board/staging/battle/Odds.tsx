import { dice } from "@westmarch/ink";
import { type ReactNode, useEffect, useState } from "react";
import type { CardId } from "../../../data/cards.ts";
import { type NONE, other, type Side } from "../../../data/ids.ts";
import type { War } from "../../../state.ts";
import type { Pair } from "../../forecast/fight.ts";
import { roundWith } from "../../forecast/trying.ts";
import type { GameSay } from "../../keys.ts";
import css from "./battle.module.css";

interface OddsProps {
  readonly say: GameSay;
  /** The round that is to be fought, and the side that tries the card in it. */
  readonly view: War;
  readonly side: Side;
  /** The card that is tried, or none. */
  readonly card: CardId | typeof NONE;
}

/** The hits that are to be expected of a round with this card, as its player sees the battle. */
export const Odds = ({ say, view, side, card }: OddsProps): ReactNode => {
  const [hits, know] = useState<Pair | null | "later">("later");
  useEffect(() => {
    // One after the other, after the cards are seen.
    const later = setTimeout(() => know(roundWith(view, side, card, dice("round"))));
    return () => clearTimeout(later);
  }, [view, side, card]);
  if (hits === "later") return <span className={css.odds}> </span>;
  const slots = hits && { dealt: hits[other(side)], taken: hits[side] };
  return <span className={css.odds}>{slots ? say("battle.odds", slots) : say("battle.odds.unknown")}</span>;
};
