/** Chapter 8: recruiting. */
import { enter, type Frame, type Seat } from "@westmarch/kernel";
import { type FigureId, NATION_COUNT, type NationId, NONE } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";

/** A unit of this Nation, Regular or Elite as the player likes, in `Recruiting.figures`. */
export const UNIT_OF = 100;
export const anyUnit = (nation: NationId): number => UNIT_OF + nation;
export const isAnyUnit = (figure: number): boolean => figure >= UNIT_OF && figure < UNIT_OF + NATION_COUNT;

/**
 * Recruiting by card (8.4): all `figures` in one of `regions` (the player's choice among those where something can be
 * placed; region prompt left out if there is one). What cannot be placed is skipped. `back` is the region, or `NONE`
 * if nothing was placed.
 */
export interface Recruiting extends Frame {
  seat: Seat;
  regions: readonly RegionId[];
  figures: readonly (FigureId | number)[];
  /** 1: the card names these regions (AMB-07). */
  named: number;
  /** The region chosen, `NONE` before. */
  region: RegionId | typeof NONE;
  placed: number;
}
export const enterRecruit = (
  seat: Seat,
  regions: readonly RegionId[],
  figures: readonly number[],
  named = 0,
) => enter<Recruiting>("recruit", { seat, regions, figures, named, region: NONE, placed: 0 });

/** 8.3: recruiting with a Muster result, one line of 8.3.1. */
export interface Mustering extends Frame {
  seat: Seat;
  placed: number;
  /** The figure being placed. */
  figure: FigureId | typeof NONE;
  /** The figure placed before, and where. */
  first: FigureId | typeof NONE;
  where: RegionId | typeof NONE;
}
export const enterMuster = (seat: Seat) =>
  enter<Mustering>("muster", { seat, placed: 0, figure: NONE, first: NONE, where: NONE });

/** The Voice of Saruman: 0 recruits, 1 replaces. */
export interface Voice extends Frame {
  seat: Seat;
  way: number;
  /** Settlements that have got their Regular. */
  taken: readonly RegionId[];
}
export const enterVoice = (seat: Seat, way: number) => enter<Voice>("voice", { seat, way, taken: [] });
