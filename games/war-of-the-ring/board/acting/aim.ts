/** What stands open to the player just now: what is in hand, and everything that could be done with it. */
import type { AimOf } from "@westmarch/campaign/acting";
import type { Option } from "@westmarch/kernel";
import type { FaceId } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { Props } from "../keys.ts";
import type { Hand } from "./acting.ts";
import type { Errand, Muster, Outing } from "./errands.ts";
import type { Looking } from "./looking.ts";
import type { Row } from "./rows.ts";

/** What can be done on the map, by the die in hand if one is. */
export interface Open {
  readonly errands: readonly Errand[];
  readonly musters: readonly Muster[];
  readonly outings: readonly Outing[];
}

export interface Aim extends Open, AimOf<Props, Looking, Hand, FaceId, RegionId, Errand, Row> {
  /** Regions that answer the question by themselves. */
  readonly answers: ReadonlyMap<RegionId, Option>;
  /** Those who can set out, also by an answer where a die has been paid already. */
  readonly leaving: readonly Outing[];
}

/** Whether a die is still to be paid. */
export const isPaid = (ask: Props["ask"]): boolean => ask?.prompt !== "act";
