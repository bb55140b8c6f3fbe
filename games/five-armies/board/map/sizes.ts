/** How large the signs of settlements are. */
import type { RegionName } from "./regions.ts";

/** Half its width, and its height with the flag. */
export const SIGN_SIZE: Readonly<Partial<Record<RegionName, readonly [half: number, height: number]>>> = {
  front_gate: [46, 76],
  ravenhill: [26, 40],
  eastern_spur: [23, 38],
  ruins_of_dale: [23, 40],
  camp: [22, 34],
  lower_slopes: [20, 32],
  broken_bridge: [25, 32],
};
