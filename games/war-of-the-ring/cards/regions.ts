/** Regions as cards speak of them. */
import type { Seat } from "@westmarch/kernel";
import type { Side } from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { isFree } from "../rules/figures.ts";
import type { War } from "../state.ts";

export interface Regions {
  /** 1: the card names them, and does not say of what kind they are (8.4.4). */
  readonly named: number;
  readonly all: (g: War, seat: Seat) => readonly RegionId[];
  /** Whether this holds of one of them. */
  readonly some: (g: War, seat: Seat, holds: (at: RegionId) => boolean) => boolean;
}

/** Those that the card names. */
export const these = (...regions: readonly RegionId[]): Regions => ({
  named: 1,
  all: () => regions,
  some: (_g, _seat, holds) => regions.some(holds),
});

/** Those of which something holds when they are looked for. */
export const those = (
  among: readonly RegionId[],
  fits: (g: War, at: RegionId, seat: Seat) => boolean,
): Regions => ({
  named: 0,
  all: (g, seat) => among.filter((at) => fits(g, at, seat)),
  some: (g, seat, holds) => among.some((at) => fits(g, at, seat) && holds(at)),
});

/** Those that are found in a way of their own. */
export const found = (find: (g: War, seat: Seat) => readonly RegionId[]): Regions => ({
  named: 0,
  all: find,
  some: (g, seat, holds) => find(g, seat).some(holds),
});

/** Those that are free for the side (2.5.1): no besieged Strongholds. */
export const freeOnes = (side: Side, among: readonly RegionId[]): Regions =>
  those(among, (g, at) => isFree(g, side, at));
