/** What stands open to the player just now: what is in hand, and everything that could be done with it. */
import type { Division } from "../errands/held.ts";
import type { InHand } from "./useInHand.ts";

/** What every game knows of it. */
export interface AimOf<Props, Ahead, Hand, Face extends number, Place extends number, Errand, Row> {
  readonly props: Props;
  readonly ahead: Ahead | null;
  readonly inHand: InHand<Hand, Face, Place>;
  /** What was taken up, or is taken up by itself. */
  readonly hand: Hand | null;
  /** The errands that lead where the hand is to go. */
  readonly goals: readonly Errand[];
  readonly division: Division<Row, Place> | null;
  /** From where and to where an army goes of which the rules ask who does. */
  readonly way: readonly [from: Place, to: Place] | null;
  /** Nothing has been said of a division. */
  readonly forget: () => void;
}

/** The places from which something can be taken up, where that is to be seen: `offered`, or something is in hand. */
export const ableFrom = <Place>(
  offered: boolean,
  ...leaving: readonly (readonly { readonly from: Place }[])[]
): ReadonlySet<Place> => new Set(offered ? leaving.flat().map(({ from }) => from) : []);
