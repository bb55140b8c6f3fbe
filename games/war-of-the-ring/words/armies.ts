/** Chapter 8: Armies move, stack and are recruited. */
import type { Seat } from "@westmarch/kernel";
import type { AnyUnit, FigureId, NationId, Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";

/** How many of each kind of figure (`FigureId`): an Army, a part of one, a rearguard. Never changed once in a frame. */
export type Force = readonly number[];

/** Figures that have moved in this action, and where they are now (8.5.6). */
export type Moved = {
  readonly at: RegionId;
  readonly force: Force;
};

/** How an Army goes: on the way, to where its movement ends, in an advance after battle, or in a retreat. */
export type Gait = "passes" | "moves" | "advances" | "retreats";

export type ArmyEvents = {
  marched: { side: Side; from: RegionId; to: RegionId; force: Force; gait: Gait };
  recruited: { region: RegionId; figure: FigureId };
  /** Back to the reinforcements. */
  withdrawn: { region: RegionId; figure: FigureId };
  lost: { region: RegionId; figure: FigureId; count: number };
  reduced: { region: RegionId; nation: NationId };
  captured: { region: RegionId; side: Side; seat: Seat };
};

export type ArmyPrompts = {
  move: { offers: "move" | "done"; about: [] };
  army: { offers: "from" | "done"; about: [] };
  "march-to": { offers: "to"; about: [from: RegionId] };
  "march-by": { offers: "to"; about: [from: RegionId, to: RegionId] };
  stay: { offers: "go" | "stay"; about: [from: RegionId, to: RegionId] };
  excess: { offers: "lose"; about: [region: RegionId, limit: number] };
  /** By a die: what, and then where it comes to. */
  recruit: { offers: "figure" | "done" | "to"; about: [] | [figure: FigureId] };
  "recruit-where": { offers: "to"; about: [] };
  "recruit-what": { offers: "figure"; about: [region: RegionId] };
};

export type ArmyChapters = {
  /**
   * Moving Armies (8.5, 8.7): up to `left` different Armies, each up to `reach` regions, each choosing origin,
   * destination and who stays.
   */
  moving: {
    seat: Seat;
    left: number;
    reach?: number;
    /** Who must go along: `NO_LEAD` … */
    lead?: number;
    /** 1: each must end where another Army of its side is that is not besieged (Shadows Gather, The Shadow Lengthens). */
    join?: number;
    /** So many Armies must move, if they can, before the seat may stop. */
    least?: number;
    moved?: readonly Moved[];
    /** `NONE` until chosen. */
    from?: RegionId;
    to?: RegionId;
    /** The regions entered on the way, as far as chosen. */
    way?: readonly RegionId[];
    /** By figure: what stays of the Army being moved, as far as chosen. */
    stay?: Force;
    /** Kinds of figures whose staying has been decided. */
    decided?: readonly FigureId[];
  };
  /**
   * One Army goes from `from` straight to one of `destinations` (Paths of the Woses, Corsairs): asks for the destination
   * and who stays. `back` is the region reached.
   */
  passage: {
    seat: Seat;
    from: RegionId;
    destinations: readonly RegionId[];
    to?: RegionId;
    stay?: Force;
    decided?: readonly FigureId[];
  };
  /** 8.2.2, 10.3.6: a side removes units from a region down to `limit`. Does nothing if there are no more than that. */
  excess: {
    side: Side;
    region: RegionId;
    limit: number;
    /** Units removed so far: separate Armies of a team take turns (16.7.2). */
    removed?: number;
  };
  /** 8.3: recruiting with a Muster result, one line of 8.3.1. */
  muster: {
    seat: Seat;
    placed?: number;
    /** The figure being placed, or `NONE`. */
    figure?: FigureId;
    /** The figure placed before, and where, or `NONE`. */
    first?: FigureId;
    where?: RegionId;
  };
  /**
   * Recruiting by card (8.4): all `figures` in one of `regions` (the player's choice among those where something can be
   * placed). What cannot be placed is skipped. `back` is the region, or `NONE` if nothing was placed.
   */
  recruit: {
    seat: Seat;
    regions: readonly RegionId[];
    figures: readonly (FigureId | AnyUnit)[];
    /** 1: the card names these regions (AMB-07). */
    named?: number;
    /** The region chosen, `NONE` before. */
    region?: RegionId;
    placed?: number;
  };
  /**
   * 8.4.7: recruiting by card in several regions, each of which is to get its lot. `most` is in how many of them, at the
   * most: which ones is the player's choice. Where there are too few figures, he says who gets them.
   */
  share: {
    seat: Seat;
    /** By lot: its region, its figure, and how many are still to come. */
    regions: readonly RegionId[];
    figures: readonly (FigureId | AnyUnit)[];
    left: readonly number[];
    most: number;
    /** Lots of which something has come already, a mask. */
    begun?: number;
    /** 1: the card names its regions (AMB-07). */
    named: number;
  };
};
