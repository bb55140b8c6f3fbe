/** Chapters 8 and 16.7: Armies move, stack and mix. */
import { enter, type Frame, type Seat } from "@westmarch/kernel";
import { type FigureId, NONE, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import type { Force } from "../figures.ts";

/** Who must go along with a moving Army, or take part in an attack. */
export const NO_LEAD = 0;
/** A Leader, Nazgûl, Character, or Elite that counts as one (5.5.1). */
export const ANY_LEAD = 1;
export const NAZGUL_LEAD = 2;
export const WITCH_KING_LEAD = 3;
export const COMPANION_LEAD = 4;

/** Figures that have moved in this action, and where they are now (8.5.6). */
export interface Moved {
  readonly at: RegionId;
  readonly force: Force;
}

/**
 * Moving Armies (8.5, 8.7): up to `left` different Armies, each up to `reach` regions, each choosing origin,
 * destination and who stays.
 */
export interface Moving extends Frame {
  seat: Seat;
  left: number;
  reach: number;
  lead: number;
  /** 1: each must end where another Army of its side is that is not besieged (Shadows Gather, The Shadow Lengthens). */
  join: number;
  /** So many Armies must move, if they can, before the seat may stop. */
  least: number;
  moved: readonly Moved[];
  from: RegionId | typeof NONE;
  to: RegionId | typeof NONE;
  /** The regions entered on the way, as far as chosen. */
  way: readonly RegionId[];
  /** By figure: what stays of the Army being moved, as far as chosen. */
  stay: Force;
  /** Kinds of figures whose staying has been decided. */
  decided: readonly FigureId[];
}
export const enterMoving = (
  seat: Seat,
  left: number,
  more: { reach?: number; lead?: number; join?: number; least?: number } = {},
) =>
  enter<Moving>("moving", {
    seat,
    left,
    reach: more.reach ?? 1,
    lead: more.lead ?? NO_LEAD,
    join: more.join ?? 0,
    least: more.least ?? 1,
    moved: [],
    from: NONE,
    to: NONE,
    way: [],
    stay: [],
    decided: [],
  });

/**
 * One Army goes from `from` straight to one of `to` (Paths of the Woses, Corsairs): asks for the destination and who
 * stays. `back` is the region reached.
 */
export interface Passage extends Frame {
  seat: Seat;
  from: RegionId;
  destinations: readonly RegionId[];
  to: RegionId | typeof NONE;
  stay: Force;
  decided: readonly FigureId[];
}
export const enterPassage = (seat: Seat, from: RegionId, destinations: readonly RegionId[]) =>
  enter<Passage>("passage", { seat, from, destinations, to: NONE, stay: [], decided: [] });

/** 8.2.2, 10.3.6: a side removes units from a region down to `limit`. Does nothing if there are no more than that. */
export interface Excess extends Frame {
  side: Side;
  region: RegionId;
  limit: number;
  /** Units removed so far: separate Armies of a team take turns (16.7.2). */
  removed: number;
}
export const enterExcess = (side: Side, region: RegionId, limit: number) =>
  enter<Excess>("excess", { side, region, limit, removed: 0 });

/** 16.7.1: team-mates whose units stand together after an action may mix their Armies (D-MUL-01). */
export interface Mixing extends Frame {
  region: RegionId | typeof NONE;
  /** Regions still to be looked at: where figures came in this action. */
  left: readonly RegionId[];
}
