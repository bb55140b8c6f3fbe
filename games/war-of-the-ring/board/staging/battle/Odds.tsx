import { RoundOdds } from "@westmarch/campaign/forecast";
import { dice } from "@westmarch/ink";
import { type ReactNode, useCallback } from "react";
import type { CardId } from "../../../data/cards.ts";
import { type NONE, other, type Side } from "../../../data/ids.ts";
import type { War } from "../../../state.ts";
import { roundWith } from "../../forecast/trying.ts";
import type { GameSay } from "../../keys.ts";

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
  const reckon = useCallback(() => {
    const hits = roundWith(view, side, card, dice("round"));
    return hits && { dealt: hits[other(side)], taken: hits[side] };
  }, [view, side, card]);
  return <RoundOdds say={say} reckon={reckon} />;
};
