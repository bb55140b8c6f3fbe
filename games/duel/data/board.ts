/** The central board, the quest track and the stock of pieces (sections 3, 11, 13). */
import type { EffectOf } from "./effects.ts";
import { ANYWHERE } from "./effects.ts";
import { REGION, REGIONS, type RegionId, type RegionName } from "./ids.ts";

/** 13.8. */
const CONNECTIONS: readonly (readonly [RegionName, RegionName])[] = [
  ["lindon", "arnor"],
  ["arnor", "enedwaith"],
  ["arnor", "rhovanion"],
  ["rhovanion", "enedwaith"],
  ["rhovanion", "rohan"],
  ["enedwaith", "rohan"],
  ["enedwaith", "gondor"],
  ["rohan", "gondor"],
  ["rohan", "mordor"],
  ["gondor", "mordor"],
];

export const ADJACENT: readonly (readonly RegionId[])[] = REGIONS.map((name) =>
  CONNECTIONS.flatMap(([a, b]) => (a === name ? [REGION.named(b)] : b === name ? [REGION.named(a)] : [])),
);

/** 3.2, 13.7: units of each side, and how many of them stand on the board at the start. */
export const UNITS = 15;
export const UNITS_AT_START = 2;

/** 3.4. */
export const COINS_AT_START: readonly [fellowship: number, sauron: number] = [3, 2];

/** 11.1: steps from the start to the goal. */
export const GOAL = 14;

/** 11.6: the bonus spaces. The coin cannot be declined (P-13). */
export type Bonus = EffectOf<"coins" | "units" | "another-turn" | "remove-fortress">;
export const BONUSES: ReadonlyMap<number, Bonus> = new Map<number, Bonus>([
  [3, { do: "coins", n: 1 }],
  [6, { do: "units", n: 1, regions: ANYWHERE, optional: true }],
  [9, { do: "another-turn", optional: true }],
  [12, { do: "remove-fortress", optional: true }],
]);

/** 3.6, 4.3: tiles that lie face up. */
export const LANDMARKS_UP = 3;
