import { grown, leaves } from "@westmarch/bots/numbers";
import { describe, expect, test } from "vitest";
import { tune } from "../src/tuning/index.ts";
import { Match } from "../src/tuning/match.ts";
import { asked } from "../src/tuning/tool.ts";
import { tuning } from "./purse-tuning.ts";

const MODULE = import.meta.resolve("./purse-tuning.ts");
const tuned = (seed: number, cores: number, told: string[] = []) =>
  tune(MODULE, tuning, { games: 4000, seed, cores }, (line) => told.push(line));

describe("numbers", () => {
  const tree = { march: 2, tables: { moria: 0, lorien: 0.5 }, empty: {} };

  test("are found with the names that lead to them, and put back in their places", () => {
    expect(leaves(tree)).toEqual([
      { path: ["march"], value: 2 },
      { path: ["tables", "moria"], value: 0 },
      { path: ["tables", "lorien"], value: 0.5 },
    ]);
    const values = [7, 8, 9];
    expect(grown(tree, (k) => values[k])).toEqual({ march: 7, tables: { moria: 8, lorien: 9 }, empty: {} });
    expect(grown(tree, (k) => (k === 1 ? null : values[k]))).toEqual({
      march: 7,
      tables: { lorien: 9 },
      empty: {},
    });
  });
});

describe("a match", () => {
  test("is won by the side that puts more, on either side", () => {
    const match = new Match(tuning);
    const [rich, poor] = [match.policy([0, 0, 9]), match.policy([9, 0, 0])];
    expect(match.pair(rich, poor, 1)).toEqual([1, 1]);
    expect(match.pair(poor, rich, 1)).toEqual([0, 0]);
    expect(match.pair(rich, rich, 1)).toEqual([0.5, 0.5]);
  });
});

describe("tuning", () => {
  test("finds what wins, and says how often", async () => {
    const told: string[] = [];
    const { both } = await tuned(1, 1, told);
    expect(both.three).toBeGreaterThan(both.two);
    expect(both.two).toBeGreaterThan(both.one);
    expect(Number(/: ([\d.]+) %/.exec(told.at(-1) ?? "")?.[1])).toBeGreaterThan(55);
  });

  test("comes to the same with any number of threads, and to another with another seed", async () => {
    const alone = await tuned(2, 1);
    expect(await tuned(2, 3)).toEqual(alone);
    expect(await tuned(3, 1)).not.toEqual(alone);
  });
});

describe("the command line of a tool that tunes", () => {
  test("says how much is played, and where the numbers go", () => {
    expect(asked(["--games", "500", "--pace", "2.5", "--judge", "--out", "tuned.json"])).toEqual({
      style: { games: 500, seed: 1, cores: 1, pace: 2.5, tried: 1000 },
      out: "tuned.json",
      judge: true,
    });
  });

  test("is refused where it says nothing that can be played", () => {
    expect(() => asked(["--games", "many"])).toThrow("--games is a number above 0, and not “many”");
    expect(() => asked(["--cores", "0"])).toThrow("--cores");
    expect(() => asked(["--speed", "2"])).toThrow("--speed");
  });
});
