import type { Happened, Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { type Pool, rolledBy, shownOf } from "../counting/dice-pool.ts";
import { Dice } from "./Dice.tsx";
import dock from "./dock.module.css";
import type { Laid, Side } from "./laid.ts";
import { Rail } from "./Rail.tsx";

type DiceKey = `tray.die${"" | ".able" | ".taken"}` | `tray.dice.${"own" | "of" | "unrolled" | "used"}`;

const SAID = { plain: "tray.die", able: "tray.die.able", taken: "tray.die.taken" } as const;

/** What the dice of a side need of a board's props, and of the player's acting. */
interface DiceBoard<G extends Core> {
  readonly view: G;
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
interface SideDiceProps<P, A> {
  readonly props: P;
  readonly acting: A;
  readonly side: Side;
  /** One's own dice are buttons, and larger. */
  readonly own: boolean;
}

/** How a game's dice look, and what it knows of them. */
interface DiceLook<G extends Core, S, Face extends number> {
  readonly poolOf: (view: G, side: Side) => Pool<Face>;
  /** A die; `face` is null while it is not rolled. */
  readonly Die: (die: { readonly side: Side; readonly face: Face | null }) => ReactNode;
  readonly sideName: (say: S, side: Side) => string;
  readonly faceName: (say: S, face: Face) => string;
}

interface AllProps<G extends Core, P extends DiceBoard<G>, Face extends number>
  extends SideDiceProps<P, DiceActing<Face>> {
  readonly look: DiceLook<G, P["say"], Face>;
  /** The number of those that have been used stands behind the others. */
  readonly counted?: boolean;
}

/** The action dice of a side. */
export const SideDice = <G extends Core, P extends DiceBoard<G>, Face extends number>({
  props,
  acting,
  side,
  own,
  look: { poolOf, Die, sideName, faceName },
  counted = true,
}: AllProps<G, P, Face>) => {
  const { view, log, live, calm, explain } = props;
  const say: P["say"] = props.say;
  const shown = shownOf(poolOf(view, side), props, rolledBy(side));
  return (
    <Dice
      side={side}
      pool={counted ? shown : { ...shown, used: 0 }}
      rolled={rolledBy(side)}
      die={(face) => <Die side={side} face={face} />}
      own={own ? { able: acting.dice, taken: acting.die, take: acting.takeDie, explain } : null}
      label={own ? say("tray.dice.own") : say("tray.dice.of", { side: sideName(say, side) })}
      said={(face, how) => say(SAID[how], { face: faceName(say, face) })}
      unrolled={(count) => say("tray.dice.unrolled", { count })}
      used={(count) => say("tray.dice.used", { count })}
      log={log}
      live={live}
      calm={calm}
    />
  );
};

interface LaidDiceProps<G extends Core, P extends DiceBoard<G>, Face extends number>
  extends Pick<AllProps<G, P, Face>, "look"> {
  readonly laid: Laid<P, DiceActing<Face>>;
}

interface StripProps<G extends Core, P extends DiceBoard<G>, Face extends number>
  extends LaidDiceProps<G, P, Face> {
  /** Who plays a side, by name. */
  readonly who: (side: Side) => string;
  /** What is worth knowing of the table at any time, before the dice. */
  readonly children?: ReactNode;
}

/** Above the map of a phone: who plays the other side, its dice, and where nobody sits those of the near side too. */
export const FarSide = <G extends Core, P extends DiceBoard<G>, Face extends number>({
  laid: { props, acting, near, seated },
  look,
  who,
  children,
}: StripProps<G, P, Face>) => {
  const far: Side = near === 0 ? 1 : 0;
  const sides = seated ? [far] : [near, far];
  return sides.map((side, i) => (
    <div key={side} className={dock.strip} data-side={side}>
      <span className={dock.who}>{who(side)}</span>
      {i === sides.length - 1 && children}
      <SideDice props={props} acting={acting} side={side} own={false} look={look} />
    </div>
  ));
};

/** The dice of the player who sits here, at the start of the rail with what changes them. */
export const OwnDice = <G extends Core, P extends DiceBoard<G>, Face extends number>({
  laid: { props, acting, near, seated },
  look,
  children,
}: LaidDiceProps<G, P, Face> & { readonly children?: ReactNode }) => {
  if (!seated) return null;
  const say: P["say"] = props.say;
  return (
    <Rail title={say("tray.dice.own")} side={near}>
      <SideDice props={props} acting={acting} side={near} own look={look} />
      {children}
    </Rail>
  );
};
