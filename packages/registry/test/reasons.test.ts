/** What hints say in positions whose answer is known: no figure that did not change the choice. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Core, Engine } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { playable } from "@westmarch/positions";
import { inFull } from "@westmarch/testkit/full";
import { hasChanged, review } from "@westmarch/training/puzzles";
import { expect, test } from "vitest";
import { games } from "../src/index.ts";

/** So many positions of each game, or as many as there are. */
const POSITIONS = inFull(5, 50);
const GAMES = ["confrontation", "duel", "five-armies", "trading-card-game", "war-of-the-ring"];

test.each(GAMES)(
  "hints in puzzles of %s find the answer, and name no figure that did not make it",
  async (id) => {
    const entry = games[id];
    const engine = new Engine<Core, unknown>(entry.game);
    const policy = await entry.policy();
    if (!policy) throw new Error(`${id} has no players`);
    const file = join(import.meta.dirname, "../../../games", id, "puzzles.json");
    const puzzles: readonly KeptPuzzle[] = JSON.parse(readFileSync(file, "utf8"));
    const stride = Math.max(1, Math.floor(puzzles.length / POSITIONS));
    const reviewed = puzzles
      .filter((_, at) => at % stride === 0)
      .slice(0, POSITIONS)
      .map(({ id: puzzle, settings, position, seat, line }) => {
        engine.game.takeIn?.(settings);
        const g = playable(engine, position);
        return {
          puzzle,
          ...review({ engine, policy }, g, seat, line[0].option, { iterations: 100, seed: 7 }),
        };
      });
    // Other worlds are other chance: of fifty, one may look otherwise there.
    const unchanged = reviewed.filter((one) => !hasChanged(one));
    expect(unchanged.slice(Math.floor(reviewed.length / 50))).toEqual([]);
    const found = reviewed.filter(({ isAnswer }) => isAnswer).length;
    expect(found / reviewed.length).toBeGreaterThanOrEqual(0.8);
  },
);
