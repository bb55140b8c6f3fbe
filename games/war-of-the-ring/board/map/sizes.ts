/** How large the signs of settlements are. */
import type { SettlementName } from "../../data/ids.ts";

/** Half its width, and its height with the flag. */
export const SETTLEMENT_SIZE: Readonly<Record<SettlementName, readonly [half: number, height: number]>> = {
  none: [0, 0],
  town: [15, 17],
  city: [16, 32],
  stronghold: [18, 39],
  fortification: [15, 11],
};
