import type { Happened } from "@westmarch/boardkit";
import {
  DARK,
  GONDOR,
  GOOD,
  MORDOR,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
  sideOf,
} from "../../data/ids.ts";
import { num } from "../names.ts";

/** One hidden standee on its way. It has no identity: only where from and where to. */
export interface March {
  readonly id: string;
  readonly side: Side;
  readonly from: RegionId;
  readonly to: RegionId;
}

/** What an event makes walk, or null. `battle` is where the last battle began. */
export function marchOf({ type, facts }: Happened, battle: RegionId): Omit<March, "id"> | null {
  switch (type) {
    case "moved":
      return { side: facts.side === DARK ? DARK : GOOD, from: num(facts.from), to: num(facts.to) };
    case "retreated":
      return { side: sideOf(num(facts.character)), from: num(facts.from), to: num(facts.to) };
    case "recalled":
      return { side: DARK, from: num(facts.from), to: MORDOR };
    case "shelob-home":
      return { side: DARK, from: battle, to: GONDOR };
    default:
      return null;
  }
}

/** The standees that must not be seen twice: the last one of the side in each region somebody is walking to. */
export function walkingKeys(marches: readonly March[], count: readonly number[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { side, to } of marches) {
    const there = count[side * REGIONS.length + to]!;
    if (there > 0) keys.add(`${SIDES[side]}-${to}-${there - 1}`);
  }
  return keys;
}
