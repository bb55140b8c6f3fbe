/** Whole games of random choices, looked at from all sides on the way. */
import { Engine } from "@westmarch/kernel";
import { fuzz } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { tradingCardGame } from "../index.ts";
import { invariants } from "../invariants.ts";
import { playAtRandom, withBids } from "./table.ts";
import { exchanged } from "./worlds.ts";

describe("whole games at random, with decks of any cards,", () => {
  test.each([2, 3, 4, 6])("of %i players end, and no card is lost or made on the way", (seats) => {
    for (let seed = 0; seed < inFull(4, 12); seed++) {
      let faults: readonly string[] = [];
      const g = playAtRandom(seats, seats * 1000 + seed, 8000, (state) => {
        if (faults.length === 0) faults = invariants(state);
      });
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      expect(g.result?.winners).toHaveLength(1);
    }
  });
});

const REPLACED = [
  "table",
  "lasting",
  "used",
  "rulings",
  "starts",
  "hitBy",
  "wereAssigned",
  "secret",
  "aside",
];

const engine = new Engine(tradingCardGame);
const RANDOM_DECKS = Object.fromEntries([1, 2, 3, 4, 5, 6].map((seat) => [`deck${seat}`, "random"]));

describe("no seat can tell two worlds apart that it should not,", () => {
  test.each([
    [2, inFull(3, 8)],
    [3, inFull(2, 4)],
    [4, inFull(1, 2)],
    [6, inFull(1, 2)],
  ])("at a table of %i with random decks that may be played", (players, games) => {
    const report = fuzz(engine, {
      games,
      seed: `table of ${players}`,
      settings: { ...RANDOM_DECKS, players: String(players) },
      choose: withBids(2),
      replaced: REPLACED,
      twin: { steps: 20 },
      checks: { twin: 0.1, replay: 0.1, notation: 0.2, views: 0.3 },
    });
    expect(report.failures).toEqual([]);
    expect(report.distinctTwins / report.twins).toBeGreaterThan(0.95);
  });

  test.each([2, 4])("nor one in which unseen cards of %i players have changed places", (players) => {
    const report = fuzz(engine, {
      games: inFull(2, 4),
      seed: "exchanged",
      settings: { players: String(players) },
      choose: withBids(2),
      replaced: REPLACED,
      twin: { steps: 20, world: exchanged },
      checks: { twin: 0.2, replay: 0, notation: 0, views: 0 },
    });
    expect(report.failures).toEqual([]);
    expect(report.distinctTwins / report.twins).toBeGreaterThan(0.9);
  });
});
