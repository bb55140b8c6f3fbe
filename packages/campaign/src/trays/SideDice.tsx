import type { Happened, Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { shownOf } from "../counting/dice-pool.ts";
import { Dice, type DiceProps } from "./Dice.tsx";

type DiceKey = `tray.die${"" | ".able" | ".taken"}` | `tray.dice.${"own" | "of" | "unrolled" | "used"}`;

const SAID = { plain: "tray.die", able: "tray.die.able", taken: "tray.die.taken" } as const;

/** What the dice of a side need of a board's props, and of the player's acting. */
interface DiceBoard<G extends Core> {
  readonly say: Say<DiceKey>;
  readonly log: readonly Happened<G>[];
  readonly live: boolean;
  readonly calm: boolean;
  readonly explain: (id: string) => void;
}
interface DiceActing<Face extends number> {
  readonly dice: ReadonlySet<Face>;
  readonly die: Face | null;
  readonly takeDie: (face: Face) => void;
}

/** The dice of one side. */
export interface SideDiceProps<P, A> {
  readonly props: P;
  readonly acting: A;
  readonly side: 0 | 1;
  /** One's own dice are buttons, and larger. */
  readonly own: boolean;
}

type AllProps<Face extends number, G extends Core> = SideDiceProps<DiceBoard<G>, DiceActing<Face>> &
  Pick<DiceProps<Face, G>, "pool" | "die" | "rolled"> & {
    readonly sideName: string;
    readonly faceName: (face: Face) => string;
    /** The number of those that have been used stands behind the others. */
    readonly counted?: boolean;
  };

/** The action dice of a side. */
export const SideDice = <Face extends number, G extends Core>({
  props,
  acting,
  own,
  pool,
  sideName,
  faceName,
  counted = true,
  ...row
}: AllProps<Face, G>) => {
  const { say, log, live, calm, explain } = props;
  const shown = shownOf(pool, props, row.rolled);
  return (
    <Dice
      {...row}
      pool={counted ? shown : { ...shown, used: 0 }}
      own={own ? { able: acting.dice, taken: acting.die, take: acting.takeDie, explain } : null}
      label={own ? say("tray.dice.own") : say("tray.dice.of", { side: sideName })}
      said={(face, how) => say(SAID[how], { face: faceName(face) })}
      unrolled={(count) => say("tray.dice.unrolled", { count })}
      used={(count) => say("tray.dice.used", { count })}
      log={log}
      live={live}
      calm={calm}
    />
  );
};
