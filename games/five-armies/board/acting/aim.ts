/** What stands open to the player just now: what is in hand, and everything that could be done with it. */
import type { InHand } from "@westmarch/campaign/acting";
import type { Division } from "@westmarch/campaign/errands";
import type { FaceId, PlaceId } from "../../ids.ts";
import type { Props } from "../keys.ts";
import type { Hand } from "./acting.ts";
import type { Deed, Errand, Outing } from "./errands.ts";
import type { Looking } from "./looking.ts";
import type { Row } from "./rows.ts";

/** How many damage markers may stay, fewest first, and how many do. */
export interface Markers {
  readonly markers: readonly number[];
  readonly staying: number;
}

/** What can be done on the map, by the die in hand if one is. */
export interface Open {
  readonly direct: readonly Errand[];
  readonly deeds: readonly Deed[];
  readonly outings: readonly Outing[];
}

export interface Aim extends Open, Markers {
  readonly props: Props;
  readonly ahead: Looking | null;
  readonly inHand: InHand<Hand, FaceId, PlaceId>;
  /** What was taken up, or is taken up by itself. */
  readonly hand: Hand | null;
  /** With everything that an army in hand could come to by one die. */
  readonly errands: readonly Errand[];
  readonly goals: readonly Errand[];
  readonly division: Division<Row, PlaceId> | null;
  /** From where and to where an army goes of which the rules ask who does. */
  readonly way: readonly [from: PlaceId, to: PlaceId] | null;
  /** Nothing has been said of a division. */
  readonly forget: () => void;
}

/** Whether a die is still to be paid. */
export const isPaid = (ask: Props["ask"]): boolean => ask?.prompt !== "act" && ask?.prompt !== "bonus";
