/** What the board offers of a question, and what a player has taken up of it. */
import type { ActingOn, Division, Drop, Held, Reach, Spot } from "@westmarch/campaign/errands";
import type { CardId } from "../../data/cards.ts";
import type { FaceId } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { Attack } from "../forecast/matchup.ts";
import type { Thing } from "../pieces/standing.ts";
import type { Row } from "./rows.ts";

/** What the player has taken up and not finished. */
export type Hand = Held<RegionId>;

/** The division of an Army, as the slip beside it shows it. */
export interface Splitting extends Division<Row, RegionId> {
  readonly attack: boolean;
}

/** What the board offers of the ask: what glows, and what a touch does. */
export interface Acting extends ActingOn<RegionId, FaceId, CardId> {
  /** Whether a piece can be taken up and carried. */
  readonly carries: (thing: Thing) => boolean;
  /** Whether the army in a region can be sent somewhere. */
  readonly marches: (region: RegionId) => boolean;
  /** Whether a figure in a region can be sent out alone. */
  readonly sends: (region: RegionId) => boolean;
  /** Says what the army in a region needs to set out. True where there is something to say. */
  readonly saysLack: (region: RegionId, at: Spot) => boolean;
  /** Something can be done with the Fellowship. */
  readonly walks: boolean;
  /** A piece was carried to a region. True if something comes of it. */
  readonly carry: (thing: Thing, to: RegionId, drop: Drop) => boolean;
  /** Where a piece that is carried can go, and for what; null of the Fellowship, whose way is hidden. */
  readonly ways: (thing: Thing) => ReadonlyMap<RegionId, Reach> | null;
  /** How many figures of a piece are carried with it, of which some could stay. */
  readonly goers: (thing: Thing) => number;
  /** The Army in hand is being divided; null where there is nothing to divide. */
  readonly splitting: Splitting | null;
  /** The attack that is being thought of, with who goes: for a forecast. */
  readonly attack: Attack | null;
}
