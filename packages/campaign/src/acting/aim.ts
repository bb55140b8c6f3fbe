/** What stands open to the player just now: what is in hand, and everything that could be done with it. */
import { NONE, type Option } from "@westmarch/kernel";
import { type Division, type Goal, NOTHING_SAID } from "../errands/held.ts";
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
  /** The losses that are usual, where they are asked for and not chosen one by one. */
  readonly usual: readonly Option[];
}

/** Where what is in hand stands, and where it is to go; `way` is that of an army about which the rules ask. */
export function endsOf<Place extends number>(
  hand:
    | { readonly kind: "goal"; readonly from: Place; readonly to: Place }
    | { readonly kind: string; readonly place?: Place }
    | null,
  way: readonly [from: Place, to: Place] | null,
): { readonly from: Place | typeof NONE; readonly to: Place | typeof NONE } {
  const [from, to] = way ?? [NONE, NONE];
  if (hand === null) return { from, to };
  if ("to" in hand) return { from: hand.from, to: hand.to };
  return { from: hand.place ?? from, to };
}

/** Lays down where an army is to go. */
export const aimAt = <Place>(
  { inHand }: { readonly inHand: { readonly take: (goal: Goal<Place>) => void } },
  from: Place,
  to: Place,
): void => inHand.take({ kind: "goal", from, to, said: NOTHING_SAID });
