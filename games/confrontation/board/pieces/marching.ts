import type { Happened } from "@westmarch/boardkit";
import { DARK, GONDOR, MORDOR, REGIONS, type RegionId, SIDES, type Side, sideOf } from "../../data/ids.ts";
import type { Confrontation } from "../../state.ts";

/** Milliseconds that a standee walks, and where motion is unwelcome. */
export const WALK = 460;
export const WALK_CALM = 150;

/** One hidden standee on its way. It has no identity: only where from and where to. */
export interface March {
  readonly id: string;
  readonly side: Side;
  readonly from: RegionId;
  readonly to: RegionId;
}

/** What an event makes walk, or null. `battle` is where the last battle began. */
export function marchOf(
  { type, facts }: Happened<Confrontation>,
  battle: RegionId,
): Omit<March, "id"> | null {
  switch (type) {
    case "moved":
      return { side: facts.side, from: facts.from, to: facts.to };
    case "retreated":
      return { side: sideOf(facts.character), from: facts.from, to: facts.to };
    case "recalled":
      return { side: DARK, from: facts.from, to: MORDOR };
    case "shelob-home":
      return { side: DARK, from: battle, to: GONDOR };
    default:
      return null;
  }
}

/**
 * The standees that must not be seen twice: the last one of the side in each region that a standee is walking to; or,
 * while the table stands as before (`held`), in each that one comes from.
 */
export function walkingKeys(
  marches: readonly March[],
  count: readonly number[],
  held: boolean,
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { side, from, to } of marches) {
    const region = held ? from : to;
    const there = count[side * REGIONS.length + region];
    if (there > 0) keys.add(`${SIDES[side]}-${region}-${there - 1}`);
  }
  return keys;
}
