/** Whole random games under every setting, looked at from all sides at every decision. */
import { Engine } from "@westmarch/kernel";
import { type FuzzOptions, fuzz, simulate } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { expect, test } from "vitest";
import { type Duel, duel } from "../index.ts";
import { exchanged } from "./worlds.ts";

const engine = new Engine(duel);
const OPTIONS: Omit<FuzzOptions<Duel>, "games"> = {
  seed: "the duel",
  replaced: ["rulings"],
  twin: { steps: 20 },
  checks: { twin: 0.1, replay: 0.1 },
};

test("whole games with any settings hold every check", () => {
  const report = fuzz(engine, { ...OPTIONS, games: inFull(15, 200) });
  expect(report.failures).toEqual([]);
  expect(report.distinctTwins / report.twins).toBeGreaterThan(0.9);
});

test("no seat can tell two worlds apart in which unseen cards, tokens and tiles have changed places", () => {
  const report = fuzz(engine, {
    ...OPTIONS,
    games: inFull(10, 100),
    seed: "exchanged",
    twin: { ...OPTIONS.twin, world: exchanged },
    checks: { twin: 0.2, replay: 0 },
  });
  expect(report.failures).toEqual([]);
  expect(report.distinctTwins / report.twins).toBeGreaterThan(0.9);
});

test("random games end in every way there is, and neither side is lost in them", () => {
  const report = simulate(engine, { games: 1000, seed: 1 });
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.endings).sort()).toEqual(["conquest", "quest", "regions", "support"]);
  for (const wins of report.wins) expect(wins / 1000).toBeGreaterThan(0.4);
});
