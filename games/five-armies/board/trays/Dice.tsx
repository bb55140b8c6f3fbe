import { Dice as DiceRow } from "@westmarch/campaign/trays";
import type { Side } from "../../ids.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";
import { faceName, sideName } from "../names.ts";
import { haveRolled, type Pool, poolOf } from "./counts.ts";
import { Die } from "./Die.tsx";

export interface DiceProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
  /** One's own dice are buttons, and larger. */
  readonly own: boolean;
  /** The number of those that have been used stands behind the others. */
  readonly counted: boolean;
}

const SAID = { plain: "tray.die", able: "tray.die.able", taken: "tray.die.taken" } as const;

/** The action dice of a side as they may be seen: what has been rolled is not seen before it is told. */
export function diceShown({ view, log, live }: Pick<Props, "view" | "log" | "live">, side: Side): Pool {
  const pool = poolOf(view, side);
  if (!live || haveRolled(log, side)) return pool;
  return { unused: [], used: 0, unrolled: pool.unrolled + pool.unused.length };
}

export const Dice = ({ props, acting, side, own, counted }: DiceProps) => {
  const { say, log, live, calm, explain } = props;
  const pool = diceShown(props, side);
  return (
    <DiceRow
      side={side}
      pool={counted ? pool : { ...pool, used: 0 }}
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
