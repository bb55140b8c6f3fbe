/** Whole games of random choices with decks of any cards. */
import { describe, expect, test } from "vitest";
import { invariants } from "../invariants.ts";
import { playAtRandom } from "./table.ts";

describe("whole games at random, with decks of any cards,", () => {
  test.each([2, 3, 4, 6])("of %i players end, and no card is lost or made on the way", (seats) => {
    for (let seed = 0; seed < 12; seed++) {
      let faults: readonly string[] = [];
      const g = playAtRandom(seats, seats * 1000 + seed, 8000, (state) => {
        if (faults.length === 0) faults = invariants(state);
      });
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      expect(g.result?.winners).toHaveLength(1);
    }
  });
});
