import { RoundOdds } from "@westmarch/campaign/forecast";
import { dice } from "@westmarch/ink";
import { type ReactNode, useCallback } from "react";
import { other, type Side } from "../../../ids.ts";
import type { FiveArmies } from "../../../state.ts";
import { roundWith, type Tried } from "../../forecast/trying.ts";
import type { GameSay } from "../../keys.ts";

interface OddsProps {
  readonly say: GameSay;
  readonly view: FiveArmies;
  readonly side: Side;
  readonly tried: Tried;
  /** The card is tried in a round after the one that has been fought. */
  readonly again: boolean;
}

/** The hits that are to be expected of a round with this card, as its player sees the combat. */
export const Odds = ({ say, view, side, tried, again }: OddsProps): ReactNode => {
  const reckon = useCallback(() => {
    const hits = roundWith(view, side, tried, again, dice("round"));
    return hits && { dealt: hits[other(side)], taken: hits[side] };
  }, [view, side, tried, again]);
  return <RoundOdds say={say} reckon={reckon} />;
};
