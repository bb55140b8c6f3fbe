import { Dice as DiceRow } from "@westmarch/campaign/trays";
import type { Side } from "../../data/ids.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { faceName, sideName } from "../names.ts";
import { haveRolled, poolOf } from "./counts.ts";
import { Die } from "./Die.tsx";

export interface DiceProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
  /** One's own dice are buttons, and larger. */
  readonly own: boolean;
}

const SAID = { plain: "tray.die", able: "tray.die.able", taken: "tray.die.taken" } as const;

/** The Action dice of a side. */
export const Dice = ({ props, acting, side, own }: DiceProps) => {
  const { view, say, log, live, calm, explain } = props;
  const pool = poolOf(view, side);
  // What has been rolled is not seen before it is told.
  const early = live && !haveRolled(log, side);
  return (
    <DiceRow
      side={side}
      pool={early ? { unused: [], used: 0, unrolled: pool.unrolled + pool.unused.length } : pool}
      own={own ? { able: acting.dice, taken: acting.die, take: acting.takeDie, explain } : null}
      die={(face) => <Die side={side} face={face} />}
      label={own ? say("tray.dice.own") : say("tray.dice.of", { side: sideName(say, side) })}
      said={(face, how) => say(SAID[how], { face: faceName(say, face) })}
      unrolled={(count) => say("tray.dice.unrolled", { count })}
      used={(count) => say("tray.dice.used", { count })}
      log={log}
      live={live}
      rolled={(event) => event.type === "rolled" && event.facts.side === side}
      calm={calm}
    />
  );
};
