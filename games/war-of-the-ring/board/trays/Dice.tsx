import { SideDice } from "@westmarch/campaign/trays";
import { faceName, sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import { poolOf, rolledBy } from "./counts.ts";
import type { DiceProps } from "./laid.ts";

/** The Action dice of a side. */
export const Dice = (dice: DiceProps) => {
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
