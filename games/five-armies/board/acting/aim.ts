/** What stands open to the player just now: what is in hand, and everything that could be done with it. */
import type { AimOf } from "@westmarch/campaign/acting";
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

export interface Aim extends Open, Markers, AimOf<Props, Looking, Hand, FaceId, PlaceId, Errand, Row> {
  /** With everything that an army in hand could come to by one die. */
  readonly errands: readonly Errand[];
}

/** Whether a die is still to be paid. */
export const isPaid = (ask: Props["ask"]): boolean => ask?.prompt !== "act" && ask?.prompt !== "bonus";
