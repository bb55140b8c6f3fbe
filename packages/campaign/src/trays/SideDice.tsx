import type { Happened, Layout, Say } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { type Pool, rolledBy, shownOf } from "../counting/dice-pool.ts";
import { Dice } from "./Dice.tsx";
import { Strip } from "./Dock.tsx";
import type { Laid, Side } from "./laid.ts";
import { Rail } from "./Rail.tsx";
import styles from "./trays.module.css";

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

interface StripProps<G extends Core, P extends DiceBoard<G>, Face extends number>
  extends Pick<AllProps<G, P, Face>, "side" | "look"> {
  readonly laid: Laid<P, DiceActing<Face>>;
}

/** The dice of a side on a strip of their own, where its tray is folded. */
export const SideStrip = <G extends Core, P extends DiceBoard<G>, Face extends number>({
  laid,
  side,
  look,
}: StripProps<G, P, Face>) => (
  <Strip side={side} near={side === laid.near}>
    <SideDice
      props={laid.props}
      acting={laid.acting}
      side={side}
      own={laid.seated && side === laid.near}
      look={look}
    />
  </Strip>
);

/**
 * The dice of the player who sits here: at the start of the rail with what changes them, or where that is no more than a line,
 * on a strip above it.
 */
export const OwnDice = <
  G extends Core,
  P extends DiceBoard<G> & { readonly layout: Layout },
  Face extends number,
>({
  laid,
  look,
  children,
}: Omit<StripProps<G, P, Face>, "side"> & { readonly children?: ReactNode }) => {
  const { props, acting, near, seated } = laid;
  if (!seated) return null;
  if (props.layout !== "wide")
    return (
      <div className={styles.held}>
        <SideStrip laid={laid} side={near} look={look} />
      </div>
    );
  const say: P["say"] = props.say;
  return (
    <Rail title={say("tray.dice.own")} side={near}>
      <SideDice props={props} acting={acting} side={near} own look={look} />
      {children}
    </Rail>
  );
};

/** The strips of both sides, the nearer side's first. */
export const SideStrips = <G extends Core, P extends DiceBoard<G>, Face extends number>(
  strips: Omit<StripProps<G, P, Face>, "side">,
) => (
  <>
    <SideStrip {...strips} side={strips.laid.near} />
    <SideStrip {...strips} side={strips.laid.near === 0 ? 1 : 0} />
  </>
);
