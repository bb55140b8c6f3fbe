import type { AskOf, Core, Option, Seat } from "@westmarch/kernel";
import { type Drop, type Goal, leaving, NOTHING_SAID } from "../errands/held.ts";
import type { Then } from "./then.ts";

/** A way that an army can go, by one die. */
interface Way {
  readonly kind: string;
  readonly options: readonly Option[];
  /** What is to follow on it at once. */
  readonly after?: readonly Option[];
}

interface Looking<G extends Core> {
  readonly thenAsked: (view: G, seat: Seat, options: readonly Option[]) => Then<G> | null;
  readonly isFree: (view: G, seat: Seat, options: readonly Option[]) => boolean;
}

/** How a game divides an army. */
interface Dividing<G extends Core, Row> {
  /** The army that is being divided, or null. */
  readonly rowsIn: (then: Then<G>) => readonly Row[] | null;
  readonly everybody: (rows: readonly Row[]) => readonly number[];
  /** The choices that send so many of each row; null where the rules refuse it. */
  readonly sending: (way: Way, rows: readonly Row[], going: readonly number[]) => readonly Option[] | null;
}

interface Aim<G extends Core, Place> {
  readonly props: {
    readonly view: G;
    readonly ask: AskOf<G> | null;
    readonly act: (options: readonly Option[]) => void;
  };
  readonly ahead: Looking<G> | null;
  readonly inHand: { readonly take: (goal: Goal<Place>) => void };
}

/**
 * Sends an army on its way, or lays the way down. A drop says by itself who goes: everybody who may, or all but so many. An
 * attack, what cannot be taken back, and a choice of ways or dice are always looked at twice. False: there is no way.
 */
export function setOut<G extends Core, Place, Row>(
  aim: Aim<G, Place>,
  [from, to]: readonly [from: Place, to: Place],
  ways: readonly Way[],
  { rowsIn, everybody, sending }: Dividing<G, Row>,
  drop?: Drop,
): boolean {
  const { view, ask, act } = aim.props;
  const { ahead, inHand } = aim;
  const layDown = (going: readonly number[] | null = null) =>
    inHand.take({ kind: "goal", from, to, said: { ...NOTHING_SAID, going } });
  const [way] = ways;
  if (!way || !ask) return false;
  const then = ahead?.thenAsked(view, ask.seat, way.options);
  const rows = then && rowsIn(then);
  const isPlain = way.kind === "march" && ways.length === 1 && (way.after ?? []).length === 0;
  if (!isPlain || !then) layDown();
  else if (!rows) act(way.options);
  else {
    const going = leaving(everybody(rows), drop?.stay ?? 0);
    const options = drop && !drop.asks ? sending(way, rows, going) : null;
    if (options && ahead?.isFree(view, ask.seat, options)) act(options);
    else layDown(going);
  }
  return true;
}
