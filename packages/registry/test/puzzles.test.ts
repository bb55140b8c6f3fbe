/** The puzzles that come with the games: each is a position of that game, with an answer that its rules allow. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine, sameOption } from "@westmarch/kernel";
import type { KeptPuzzle } from "@westmarch/kernel/puzzle";
import { playable } from "@westmarch/positions";
import { isFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { games } from "../src/index.ts";

const fileOf = (game: string) => join(import.meta.dirname, "../../../games", game, "puzzles.json");
const withPuzzles = Object.keys(games).filter((game) => existsSync(fileOf(game)));
/** On a usual day so many of each game are played. */
const SAMPLE = 25;

describe.each(withPuzzles)("the puzzles of %s", (game) => {
  const puzzles: readonly KeptPuzzle[] = JSON.parse(readFileSync(fileOf(game), "utf8"));
  const stride = isFull ? 1 : Math.ceil(puzzles.length / SAMPLE);

  test("have names of their own, and a clear answer with a reason", () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const { chances, because } of puzzles) {
      expect(chances[0]).toBeGreaterThan(chances[1]);
      expect(because).not.toBe("");
    }
  });

  test("can be played to the end of their answers, and offer something else", () => {
    const engine = new Engine(games[game].game);
    for (const { position, seat, line, settings } of puzzles.filter((_, at) => at % stride === 0)) {
      engine.game.takeIn?.(settings);
      const g = playable(engine, position);
      expect(engine.askOf(g, seat)?.options.length).toBeGreaterThan(2);
      for (const { seat: chooser, option, draws } of line) {
        expect(engine.askOf(g, chooser)?.options.some((one) => sameOption(one, option))).toBe(true);
        let drawn = 0;
        engine.play(g, chooser, option, () => draws[drawn++]?.[1] ?? Number.NaN);
      }
    }
  });
});
