/** Whole random games under every setting, looked at from all sides at every decision. */
import { Engine } from "@westmarch/kernel";
import { type FuzzOptions, fuzz, simulate } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { expect, test } from "vitest";
import { type Confrontation, confrontation } from "../index.ts";
import { looks } from "./looks.ts";
import { exchanged } from "./worlds.ts";

const engine = new Engine(confrontation);
const OPTIONS: Omit<FuzzOptions<Confrontation>, "games"> = {
  seed: "the confrontation",
  replaced: ["rulings", "totals"],
  twin: { looks, steps: 20 },
  checks: { twin: 0.1, replay: 0.1 },
};

test("whole games with any settings hold every check", () => {
  const report = fuzz(engine, { ...OPTIONS, games: inFull(8, 200) });
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.endings).sort()).toEqual(expect.arrayContaining(["frodo", "match", "mordor"]));
  expect(report.distinctTwins / report.twins).toBeGreaterThan(0.7);
});

test("no seat can tell two hidden enemies apart that have changed places", () => {
  const report = fuzz(engine, {
    ...OPTIONS,
    games: inFull(5, 100),
    seed: "exchanged",
    twin: { ...OPTIONS.twin, world: exchanged },
    checks: { twin: 0.2, replay: 0 },
  });
  expect(report.failures).toEqual([]);
  expect(report.distinctTwins / report.twins).toBeGreaterThan(0.6);
});

test("every game ends, with the sides as uneven as blind play makes them", () => {
  const games = inFull(200, 400);
  const report = simulate(engine, { games, seed: 1 });
  expect(report.failures).toEqual([]);
  expect(report.wins[0]! + report.wins[1]!).toBe(games);
  // Blind play loses Frodo early: Dark wins about six games in seven.
  expect(report.wins[1]! / games).toBeGreaterThan(0.75);
});
