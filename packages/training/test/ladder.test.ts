import { Engine, stream } from "@westmarch/kernel";
import { blind, doors } from "@westmarch/testkit/doors";
import { describe, expect, test } from "vitest";
import { contender } from "../src/contender.ts";
import { climb, matchOf, type Pairing, pairings, rungs } from "../src/ladder/ladder.ts";
import { rate } from "../src/ladder/rating.ts";
import { idOf, type LadderPlayer, type PairResult, readResults, writeResult } from "../src/ladder/results.ts";
import { bound, logRatio, shareOf, USUAL_TEST, verdict } from "../src/ladder/sprt.ts";

describe("the sequential test", () => {
  test("35 rating points are 55 % of the games, 400 are ten to one", () => {
    expect(shareOf(35)).toBeCloseTo(0.5502, 4);
    expect(shareOf(400)).toBeCloseTo(10 / 11, 10);
    expect(shareOf(0)).toBe(0.5);
  });

  test("has Wald's bounds, and weighs a game by the odds", () => {
    expect(bound(USUAL_TEST)).toBeCloseTo(Math.log(19), 10);
    expect(logRatio(1, 1, USUAL_TEST)).toBeCloseTo((35 * Math.LN10) / 400, 10);
    expect(logRatio(6, 12, USUAL_TEST)).toBe(0);
  });

  test("needs fifteen games won more than lost, and a draw moves nothing", () => {
    expect(verdict(14, 14, USUAL_TEST)).toBeNull();
    expect(verdict(15, 15, USUAL_TEST)).toBe("stronger");
    expect(verdict(0, 15, USUAL_TEST)).toBe("weaker");
    expect(verdict(114.5, 215, USUAL_TEST)).toBeNull();
    expect(verdict(115, 215, USUAL_TEST)).toBe("stronger");
  });

  test("is wrong no more often than it says", () => {
    const random = stream(1);
    let wrong = 0;
    for (let run = 0; run < 1000; run++) {
      let points = 0;
      for (let games = 1; ; games++) {
        if (random(1 << 20) / (1 << 20) < shareOf(35)) points++;
        const said = verdict(points, games, USUAL_TEST);
        if (said === "weaker") wrong++;
        if (said) break;
      }
    }
    expect(wrong).toBeLessThan(60);
    expect(wrong).toBeGreaterThan(10);
  });
});

describe("ratings", () => {
  test("three won for one lost is 191 points, as sure as so many games make it", () => {
    const [one, other] = rate(2, [{ one: 0, other: 1, points: 750, games: 1000 }], 1, 1000);
    expect(one.rating - other.rating).toBeCloseTo(190.85, 0);
    expect(one.uncertainty).toBeCloseTo((1.96 * 400) / Math.LN10 / Math.sqrt(1000 * 0.75 * 0.25), 0);
    expect(other).toEqual({ rating: 1000, uncertainty: 0 });
  });

  test("heights are found again from the shares that they make, also by way of others", () => {
    const heights = [1000, 1120, 1310, 1800];
    const meetings = [0, 1, 2].map((k) => ({
      one: k + 1,
      other: k,
      points: 4000 * shareOf(heights[k + 1] - heights[k]),
      games: 4000,
    }));
    const rated = rate(4, meetings, 0, 1000);
    for (const [k, height] of heights.entries()) expect(Math.abs(rated[k].rating - height)).toBeLessThan(4);
    expect(rated[3].uncertainty).toBeGreaterThan(rated[1].uncertainty);
  });

  test("who has won every game stands high, at a height that is finite and unsure", () => {
    const [, best] = rate(2, [{ one: 1, other: 0, points: 16, games: 16 }], 0, 1000);
    expect(best.rating).toBeGreaterThan(1500);
    expect(best.rating).toBeLessThan(4000);
    expect(best.uncertainty).toBeGreaterThan(400);
  });

  test("who has not played stands in the middle", () => {
    const [, lone] = rate(2, [], 0, 1000);
    expect(lone.rating).toBe(1000);
  });
});

const named = (bot: string, edition = 1): LadderPlayer => ({ bot, edition });
const [WEAK, MIDDLE, STRONG] = [named("random"), named("greedy"), named("search:20i")];
const RULES = { test: USUAL_TEST, games: 40 };

/** A pair of games in which the later name of the alphabet wins three of four, by the number of the pair. */
const imagined = ({ a, b, pair }: { a: LadderPlayer; b: LadderPlayer; pair: number }): PairResult => {
  const wins = a.bot > b.bot ? 1 : 0;
  return {
    a,
    b,
    pair,
    points: [wins, pair % 2 === 0 ? wins : 1 - wins],
    choices: [10, 10],
    thought: [50, 0],
  };
};

describe("a ladder", () => {
  const all = pairings([MIDDLE, WEAK, STRONG], 2);

  test("each player meets so many of those above it", () => {
    expect(pairings([WEAK, MIDDLE, STRONG], 1)).toEqual([
      [MIDDLE, WEAK],
      [STRONG, MIDDLE],
    ]);
    expect(all).toHaveLength(3);
  });

  test("stops when a pairing is settled or has played enough, and counts the same games for any number of hands", async () => {
    const outcomes = [];
    for (const hands of [1, 5]) {
      const told: PairResult[] = [];
      const play = async (errand: Parameters<typeof imagined>[0]): Promise<PairResult> => {
        await Promise.resolve();
        return imagined(errand);
      };
      const rows = await climb(all, [], RULES, { hands, play, onResult: (row) => told.push(row) });
      expect(told).toEqual(rows);
      outcomes.push(
        all.map((pairing) => {
          const { games, points, verdict: said } = matchOf(rows, pairing, USUAL_TEST);
          return { games, points, said };
        }),
      );
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]).toEqual([
      { games: 30, points: 23, said: "stronger" },
      { games: 30, points: 23, said: "stronger" },
      { games: 30, points: 23, said: "stronger" },
    ]);
  });

  test("plays nothing again that has been played, and only what a gap left out", async () => {
    const play = async (errand: Parameters<typeof imagined>[0]): Promise<PairResult> => imagined(errand);
    const known = (await climb(all, [], RULES, { hands: 1, play, onResult: () => {} })).filter(
      ({ pair }) => pair !== 3,
    );
    const played: number[] = [];
    await climb(all, known, RULES, { hands: 1, play, onResult: ({ pair }) => played.push(pair) });
    expect(played).toEqual([3, 3, 3]);
  });

  test("a game that fails stops it, and what was played stays told", async () => {
    const told: PairResult[] = [];
    const play = async (errand: Parameters<typeof imagined>[0]): Promise<PairResult> => {
      if (errand.pair === 2) throw new Error("the game does not end");
      return imagined(errand);
    };
    const climbing = climb(all, [], RULES, { hands: 2, play, onResult: (row) => told.push(row) });
    await expect(climbing).rejects.toThrow("the game does not end");
    expect(told.length).toBeGreaterThan(4);
    expect(told.length).toBeLessThan(9);
  });

  test("editions of a bot are players of their own", () => {
    const pairing: Pairing = [named("search:20i", 2), named("search:20i", 1)];
    const rows = [0, 1, 2].map((pair) => imagined({ a: pairing[0], b: pairing[1], pair }));
    const { rungs: found, matches } = rungs(rows, USUAL_TEST);
    expect(found.map(({ player }) => player.edition).sort()).toEqual([1, 2]);
    expect(matches).toHaveLength(1);
  });

  test("tells what each took on either side, beside what was due to its rating", () => {
    // The player of the first side wins, but for one game.
    const rows = [0, 1, 2, 3].map(
      (pair): PairResult => ({
        ...imagined({ a: STRONG, b: WEAK, pair }),
        points: [1, pair === 0 ? 1 : 0],
      }),
    );
    const { rungs: found } = rungs(rows, USUAL_TEST);
    const sidesOf = (one: LadderPlayer) => found.find(({ player }) => idOf(player) === idOf(one))?.onSides;
    expect(sidesOf(STRONG)).toMatchObject([
      { games: 4, points: 4 },
      { games: 4, points: 1 },
    ]);
    expect(sidesOf(WEAK)).toMatchObject([
      { games: 4, points: 3 },
      { games: 4, points: 0 },
    ]);
    const [first = 0, second = 0] = sidesOf(STRONG)?.map(({ due }) => due) ?? [];
    expect(first).toBe(second);
    expect(first).toBeGreaterThan(2);
    expect(first + (sidesOf(WEAK)?.[0].due ?? 0)).toBeCloseTo(4, 9);
  });

  test("measures from greedy, and tells what a choice takes", async () => {
    const play = async (errand: Parameters<typeof imagined>[0]): Promise<PairResult> => imagined(errand);
    const rows = await climb(all, [], RULES, { hands: 1, play, onResult: () => {} });
    const { rungs: found } = rungs(rows, USUAL_TEST);
    expect(found.map(({ player }) => player.bot)).toEqual(["search:20i", "random", "greedy"]);
    expect(found[2]).toMatchObject({ rating: 1000, uncertainty: 0, games: 60 });
    expect(found[0].milliseconds).toBe(5);
  });
});

describe("kept results", () => {
  const row = imagined({ a: STRONG, b: WEAK, pair: 0 });

  test("are read as they were written", () => {
    expect(readResults(writeResult(row) + writeResult({ ...row, pair: 1 }))).toMatchObject({
      rows: [row, { ...row, pair: 1 }],
      bad: [],
    });
  });

  test("a last line that was cut off is no result and no fault", () => {
    const text = writeResult(row);
    const read = readResults(text + text.slice(0, 30));
    expect(read).toEqual({ rows: [row], bad: [], whole: text });
  });

  test.each([
    ["no JSON", "nonsense\n"],
    ["points that no game gives", `${JSON.stringify({ ...row, points: [1, 2] })}\n`],
    ["nobody", `${JSON.stringify({ ...row, a: null })}\n`],
    ["a list", "[]\n"],
  ])("%s is told by its line", (_, line) => {
    expect(readResults(writeResult(row) + line).bad).toEqual([2]);
  });
});

describe("contenders", () => {
  const engine = new Engine(doors);
  const senses = { policy: { ...blind, edition: 3 }, rivals: { old: blind } };
  const found = (name: string) => {
    const one = contender(engine, senses, name);
    return one && [one.bot.name, one.edition];
  };

  test("play by the game's own sense of play, or by a rival's, in its edition", () => {
    expect(found("greedy")).toEqual(["greedy", 3]);
    expect(found("greedy@old")).toEqual(["greedy", 1]);
    expect(found("search:5i@old")).toEqual(["search:5i", 1]);
  });

  test("have an edition of their own where a level alone plays differently", () => {
    const skills = {
      first: { worlds: 1, favourite: 1, far: 1, notices: 0.5, edition: 4 },
      fair: { iterations: 2 },
    };
    const own = { policy: { ...blind, edition: 3, skills }, rivals: {} };
    const editionOf = (name: string) => contender(engine, own, name)?.edition;
    expect(["first", "fair", "gentle", "best"].map(editionOf)).toEqual([4, 3, 3, 3]);
  });

  test("chance has one edition in every game", () => {
    expect(found("random")).toEqual(["random", 1]);
  });

  test("are nobody where bot or rival is unknown", () => {
    for (const name of ["grand", "greedy@new", "greedy@old@old", "@old", "greedy@constructor"])
      expect(found(name)).toBeNull();
  });
});
