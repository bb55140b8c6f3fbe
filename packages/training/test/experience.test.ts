import { experienced, type Numbers } from "@westmarch/bots/experience";
import { NumberTable } from "@westmarch/bots/experience/table";
import { numberOf, Traits } from "@westmarch/bots/experience/traits";
import { leaves } from "@westmarch/bots/numbers";
import type { Score } from "@westmarch/bots/sight";
import { Engine, hashed } from "@westmarch/kernel";
import { type Purses, purses } from "@westmarch/testkit/purses";
import { describe, expect, test } from "vitest";
import { credit } from "../src/experience/credit.ts";
import { Player } from "../src/experience/game.ts";
import { practise } from "../src/experience/practice.ts";
import { noticing, practice } from "./purse-practice.ts";

const MODULE = import.meta.resolve("./purse-practice.ts");
const engine = new Engine(purses);
/** A table where so many coins have been put so far. */
function tableWith(...coins: readonly number[]) {
  const chance = hashed(1);
  const g = engine.start({}, chance);
  for (const many of coins) engine.trust(g, g.coins.length, ["put", many], chance);
  const [ask] = engine.asks(g);
  return { g, ask };
}
async function learnt(seed: number, cores: number, told: string[] = []): Promise<Numbers> {
  let kept: Numbers = {};
  await practise(
    MODULE,
    practice,
    { games: 4000, seed, cores },
    (line) => told.push(line),
    (weights) => {
      kept = weights;
    },
  );
  return kept;
}

describe("a table of numbers", () => {
  test("finds what it holds, and nothing else", () => {
    const entries = new Map(Array.from({ length: 500 }, (_, i) => [Math.imul(i + 1, 0x10001) | 0, i + 0.5]));
    const table = new NumberTable(entries);
    for (const [key, value] of entries) expect(table.of(key)).toBe(value);
    for (let key = 2; key < 500; key++) expect(table.of(key)).toBe(entries.get(key) ?? 0);
    expect(new NumberTable(new Map()).of(7)).toBe(0);
  });
});

describe("traits", () => {
  test("are known by their names", () => {
    const traits = new Traits(noticing);
    const names: string[] = [];
    traits.named = (number, name) => {
      names.push(name().join(" "));
      expect(numberOf(name())).toBe(number);
    };
    const { g, ask } = tableWith(1, 2, 3);
    traits.look(g, ask);
    traits.ofVerb("put");
    traits.ofScore("put");
    traits.ofOption(g, ask, ["put", 3]);
    expect(names).toEqual([
      "east-west put put always",
      "east-west put put table",
      "east-west put put score",
      "east-west put put word 3",
      "east-west put put last 3",
    ]);
  });

  test("of other sides are others", () => {
    const put = ["put", "put", "word", "3"];
    expect(numberOf(["east-west", ...put])).not.toBe(numberOf(["north-south", ...put]));
  });

  test("leave out words to which the game is blind", () => {
    const traits = new Traits({ ...noticing, isBlind: (_prompt, verb) => verb === "put" });
    const { g, ask } = tableWith(1);
    traits.look(g, ask);
    traits.ofOption(g, ask, ["put", 3]);
    expect(traits.many).toBe(0);
  });
});

describe("experience", () => {
  test("adds to what the rules of thumb say, and trusts them more or less", () => {
    const says = [1, 1, 4];
    const rules: Score<Purses> = (_g, _ask, options, scores) => {
      for (let i = 0; i < options.length; i++) scores[i] = says[i];
    };
    const score = experienced(rules, noticing, {
      "east-west": { put: { put: { always: 0.25, table: 1, score: 0.5, word: { 3: 2 } } } },
      "north-south": { put: { put: { word: { 2: 9 } } } },
    });
    const { g, ask } = tableWith(2);
    const scores: number[] = [];
    score(g, ask, ask.options, scores);
    expect(scores).toEqual([1.95, 1.95, 8.45]);
  });
});

describe("credit", () => {
  const game = (points: number, ...traits: readonly [number, number][]) => ({
    points,
    traits: Int32Array.from(traits, ([trait]) => trait),
    amounts: Float32Array.from(traits, ([, amount]) => amount),
  });

  test("goes to what won, and not to what merely came with it", () => {
    const games = Array.from({ length: 400 }, (_, n) => {
      const [wins, goesAlong] = [n % 2 === 0 ? 1 : -1, n % 8 < 4 ? 1 : -1];
      const along = n % 4 < 2 ? wins : goesAlong;
      return game(wins > 0 ? 1 : 0, [7, wins], [8, along]);
    });
    const credits = credit(games, 0.01);
    expect(credits.get(7)).toBeCloseTo(0.5, 2);
    expect(credits.get(8)).toBeCloseTo(0, 2);
  });

  test("is small where there is doubt, and none where no games were played", () => {
    const games = [game(1, [7, 1]), game(0, [7, -1])];
    expect(credit(games, 0).get(7)).toBeCloseTo(0.5);
    expect(credit(games, 100).get(7)).toBeLessThan(0.01);
    expect(credit([], 1).size).toBe(0);
  });
});

describe("a player who learns", () => {
  test("writes down what was done more often than was to be expected, with a minus for the second side", () => {
    const names = new Map<number, string>();
    const player = new Player(practice, new Map(), (number, name) => names.set(number, name().join(" ")));
    const { points, traits, amounts } = player.play(1);
    const written = [...traits].map((trait, i) => [names.get(trait), amounts[i]] as const);
    const put = (side: string) =>
      written.filter(([name]) => name?.startsWith(`${side} put put word`)).map(([, amount]) => amount);
    expect([0, 0.5, 1]).toContain(points);
    // Two choices of three each: what was not put was put by two thirds of a time too seldom.
    for (const side of ["north-south", "east-west"])
      expect(put(side).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(0);
    expect(written.some(([name]) => name?.includes("always"))).toBe(false);
  });
});

describe("practice", () => {
  test("finds what wins, for either side", async () => {
    const lines: string[] = [];
    const weights = await learnt(1, 1, lines);
    for (const side of ["north-south", "east-west"]) {
      const told = new Map(leaves(weights).map(({ path, value }) => [path.join(" "), value]));
      const gladly = (coins: number): number => told.get(`${side} put put word ${coins}`) ?? 0;
      expect(gladly(3)).toBeGreaterThan(gladly(2));
      expect(gladly(2)).toBeGreaterThan(gladly(1));
    }
    expect(lines).toEqual([expect.stringMatching(/^4000 games, \d+\.\d % won by the first side$/)]);
  });

  test("goes on from what was learnt before", async () => {
    const before = { "north-south": { put: { put: { word: { 1: 7 } } } } };
    const kept: Numbers[] = [];
    const style = { games: 500, seed: 1, cores: 1 };
    await practise(
      MODULE,
      { ...practice, learnt: before },
      style,
      () => {},
      (weights) => kept.push(weights),
    );
    // A player who puts one coin alone finds out little about the others.
    const [weights] = kept.map(
      (weights) => new Map(leaves(weights).map(({ path, value }) => [path.join(" "), value])),
    );
    expect(weights.get("north-south put put word 1")).toBeCloseTo(7, 0);
    expect(weights.has("north-south put put word 3")).toBe(false);
  });

  test("comes to the same with any number of threads, and to another with another seed", async () => {
    const alone = await learnt(2, 1);
    expect(await learnt(2, 3)).toEqual(alone);
    expect(await learnt(3, 1)).not.toEqual(alone);
  });
});
