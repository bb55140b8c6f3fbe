import { type Pool, shownOf } from "@westmarch/campaign/counting";
import { SideDice } from "@westmarch/campaign/trays";
import type { FaceId, Side } from "../../ids.ts";
import type { Props } from "../keys.ts";
import { faceName, sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { poolOf, rolledBy } from "./counts.ts";
import type { DiceProps } from "./laid.ts";

/** The action dice of a side as they may be seen: what has been rolled is not seen before it is told. */
export const diceShown = (props: Pick<Props, "view" | "log" | "live">, side: Side): Pool<FaceId> =>
  shownOf(poolOf(props.view, side), props, rolledBy(side));

/** The action dice of a side. `counted`: the number of those that have been used stands behind the others. */
export const Dice = (dice: DiceProps & { readonly counted?: boolean }) => {
  const { props, side } = dice;
  return (
    <SideDice
      {...dice}
      pool={poolOf(props.view, side)}
      rolled={rolledBy(side)}
      die={(face) => <Die side={side} face={face} />}
      sideName={sideName(props.say, side)}
      faceName={(face) => faceName(props.say, face)}
    />
  );
};
