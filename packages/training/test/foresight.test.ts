import { judgementOf, type Network } from "@westmarch/bots/network";
import type { Purses } from "@westmarch/testkit/purses";
import { describe, expect, test } from "vitest";
import { joined, notePositions } from "../src/foresight/games.ts";
import { expected, foretelling } from "../src/foresight/index.ts";
import { foresight as crowd } from "./purse-crowd.ts";
import { foresight, learning } from "./purse-foresight.ts";

const MODULE = import.meta.resolve("./purse-foresight.ts");
const STYLE = { games: 8000, seed: 1, cores: 1, hidden: 7, epochs: 12, networks: 2 };

/** What a network gives the player who puts next, where so many coins have been put. */
function chanceOf(network: Network, ...coins: readonly number[]): number {
  const into = new Uint16Array(learning.inputs);
  const g: Purses = { ...foresight.engine.start({}, () => 0), coins: [...coins] };
  return judgementOf(network)(into, learning.features(g, into));
}

describe("positions of games at first sight", () => {
  const some = notePositions(foresight, 0, 40);

  test("are noted game by game, with how each ended", () => {
    expect(some.points).toHaveLength(40);
    for (const points of some.points) expect([0, 0.5, 1]).toContain(points);
    expect(some.games.at(-1)).toBe(some.first.length);
    expect(some.from).toHaveLength(some.first.length + 1);
    expect(some.from.at(-1)).toBe(some.active.length);
    expect(some.active.length).toBe(3 * some.first.length);
  });

  test("are the same in one go and in two", () => {
    expect(joined([notePositions(foresight, 0, 15), notePositions(foresight, 15, 40)])).toEqual(some);
  });
});

describe("positions of games in which each plays for itself", () => {
  const some = notePositions(crowd, 0, 40);

  test("set each loser against the winner, the one who sits lower first", () => {
    // Of few choices one in five is noted; of a game without any, nothing is.
    expect(some.points.length).toBeGreaterThan(30);
    expect(some.points.length % 3).toBe(0);
    expect(some.games).toHaveLength(some.points.length);
    for (let game = 0; game < some.points.length; game += 3) {
      const won = [...some.points.slice(game, game + 3)];
      // Losers come in the order of their seats: those below the winner have lost as the first of the pair.
      expect(won).toEqual(won.toSorted());
    }
  });

  test("are seen by one of the two alone, and not once the other is out", () => {
    const positions = some.first.length;
    expect(positions).toBeGreaterThan(0);
    expect(some.active).toHaveLength(2 * positions);
    for (let i = 0; i < positions; i++) {
      const [put, other] = some.active.slice(some.from[i], some.from[i + 1]);
      expect(put).toBeLessThan(4);
      expect([4, 6, 7]).toContain(other);
    }
  });
});

describe("a network that foretells who wins", () => {
  test("learns it from games", async () => {
    const told: string[] = [];
    const network = await foretelling(MODULE, foresight, STYLE, (line) => told.push(line));
    expect(chanceOf(network, 3, 1, 3)).toBeLessThan(0.3);
    expect(chanceOf(network, 1, 3, 1)).toBeGreaterThan(0.7);
    expect(chanceOf(network, 1, 3)).toBeLessThan(chanceOf(network, 3, 1));
    expect(network.recipe).toEqual({
      game: "purses",
      teacher: null,
      iterations: 0,
      games: 8000,
      seed: 1,
      edition: 1,
      epochs: 12,
      trust: 0.7,
    });
    expect(told.map((line) => line.replace(/\d+\.\d+/g, "N"))).toEqual([
      expect.stringMatching(/^8000 games, \d+ positions$/),
      "network 1: log loss N in 400 others, right N %",
      "network 2: log loss N in 400 others, right N %",
    ]);
  });

  test("is the same from any number of threads, and another from other games", async () => {
    const style = { ...STYLE, games: 600, networks: 1, epochs: 1 };
    const alone = await foretelling(MODULE, foresight, style, () => {});
    expect(await foretelling(MODULE, foresight, { ...style, cores: 3 }, () => {})).toEqual(alone);
    expect(await foretelling(MODULE, foresight, { ...style, seed: 2 }, () => {})).not.toEqual(alone);
  });

  test("learns of a position what is thought of the next, and of the last how the game ended", async () => {
    const network = await foretelling(MODULE, foresight, { ...STYLE, games: 300, networks: 1 }, () => {});
    const some = notePositions(foresight, 0, 200);
    const byResult = expected(some, network, 1);
    const mixed = expected(some, network, 0.5);
    let start = 0;
    for (const [game, end] of some.games.entries()) {
      for (let i = start; i < end; i++) {
        expect(byResult[i]).toBe(some.points[game]);
        if (i === end - 1) expect(mixed[i]).toBe(some.points[game]);
        else expect(mixed[i]).not.toBe(mixed[i + 1]);
      }
      start = end;
    }
  });
});
