/** Whole random games under every setting, looked at from all sides at every decision. */
import { Engine, type Settings } from "@westmarch/kernel";
import { type FuzzOptions, fuzz, type Random, simulate } from "@westmarch/testkit";
import { inFull, inTurn } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { type War, warOfTheRing } from "../index.ts";
import { looks } from "./looks.ts";
import { exchanged } from "./worlds.ts";

const engine = new Engine(warOfTheRing);

/** Every other time the game's own guess at what a seat does not see, else two cards that have changed places. */
const another = (g: War, seat: number, random: Random): War =>
  random(2) === 0 ? exchanged(g, seat, random) : engine.determinize(engine.view(g, seat), seat, random);

const OPTIONS: Omit<FuzzOptions<War>, "games"> = {
  seed: "war of the ring",
  replaced: ["rulings"],
  twin: { looks, steps: 20, world: another },
  checks: { twin: 0.03, views: 0.06, notation: 0.15, replay: 1 },
};

const every = (value: boolean): Settings =>
  Object.fromEntries(
    warOfTheRing.settings.flatMap(({ id, kind }) => (kind === "switch" ? [[id, value]] : [])),
  );

const RULINGS = [
  ["with every ruling turned round", true],
  ["by the rules as they come", false],
] as const;

describe("whole games hold every check, and no seat can tell another world from its own", () => {
  // On every day the numbers of players take turns at the rulings, with a game each; a full run has four of each.
  for (const [nth, players] of ["2", "3", "4"].entries())
    for (const [title, turned] of inTurn(RULINGS, nth))
      test(`${players} players, ${title}`, { timeout: 300_000 }, () => {
        const report = fuzz(engine, {
          ...OPTIONS,
          games: inFull(1, 4),
          settings: { ...every(turned), players },
        });
        expect(report.failures).toEqual([]);
        // Late in a game there is little left to be hidden.
        expect(report.distinctTwins).toBeGreaterThan(30);
      });
});

test("random games end, mostly by Corruption, now and then by arms", { timeout: 300_000 }, () => {
  const games = inFull(20, 60);
  const report = simulate(engine, { games, seed: 2 });
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.endings)).toEqual(expect.arrayContaining(["corruption", "free-military"]));
  expect(report.wins[0] + report.wins[1]).toBe(games);
});
