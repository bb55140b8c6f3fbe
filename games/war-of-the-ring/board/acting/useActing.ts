import type { FaceId } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";

/** What a region is for the player just now. */
export type Reach = "enter" | "attack" | "choose";

/** What the board offers of the ask: what glows, and what a touch does. */
export interface Acting {
  /** Regions that answer now, or that something in hand could go to. */
  readonly reach: ReadonlyMap<RegionId, Reach>;
  /** Regions whose army or figure can be taken up now. */
  readonly able: ReadonlySet<RegionId>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: RegionId;
  /** Dice that can be taken up now. */
  readonly dice: ReadonlySet<FaceId>;
  /** The die that has been taken up, or null. */
  readonly die: FaceId | null;
  readonly takeDie: (face: FaceId) => void;
  /** A region, or an army on it, was touched. */
  readonly choose: (region: RegionId, at: { readonly x: number; readonly y: number }) => void;
  /** Something else was touched: the group (see `Label`) it stands for. */
  readonly take: (group: string) => void;
}
