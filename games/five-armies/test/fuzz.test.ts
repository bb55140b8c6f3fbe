/** Whole random games under every ruling, looked at from all sides at every decision. */
import { Engine, type Settings } from "@westmarch/kernel";
import { type FuzzOptions, fuzz, simulate } from "@westmarch/testkit";
import { inFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { type FiveArmies, fiveArmies } from "../index.ts";

const engine = new Engine(fiveArmies);
const OPTIONS: Omit<FuzzOptions<FiveArmies>, "games"> = {
  seed: "five armies",
  replaced: ["rulings"],
  checks: { twin: 0.05, views: 0.06, notation: 0.15, replay: 1 },
};
const every = (value: boolean): Settings =>
  Object.fromEntries(
    fiveArmies.settings.flatMap(({ id, kind }) => (kind === "switch" ? [[id, value] as const] : [])),
  );

describe("whole games hold every check, and no seat can tell another world from its own", () => {
  for (const [title, turned] of [
    ["by the rulings as they are proposed", false],
    ["with every ruling turned round", true],
  ] as const)
    test(title, { timeout: 300_000 }, () => {
      const report = fuzz(engine, { ...OPTIONS, games: inFull(3, 10), settings: every(turned) });
      expect(report.failures).toEqual([]);
      expect(report.distinctTwins).toBeGreaterThan(30);
    });
});

test("random games end", { timeout: 300_000 }, () => {
  const games = inFull(30, 100);
  const report = simulate(engine, { games, seed: 1 });
  expect(report.failures).toEqual([]);
  expect(report.wins[0] + report.wins[1]).toBe(games);
});
