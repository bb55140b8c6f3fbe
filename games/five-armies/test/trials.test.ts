/** Trials of a pack that is being written. */
import { expect, test } from "vitest";
import { tried } from "../board/box/trials/playing.ts";
import { summaryOf } from "../board/box/trials/summary.ts";
import { FREE, SHADOW } from "../ids.ts";
import { WESTMARCH } from "../pack/westmarch.ts";

const pack = JSON.stringify(WESTMARCH);

test("a trial with a pack is played to its end, and the same seed plays the same game", () => {
  const trial = tried(pack, 1);
  expect(trial?.turns).toBeGreaterThan(0);
  expect(tried(pack, 1)).toEqual(trial);
});

test("a trial that does not come to an end is given up", () => {
  expect(tried(pack, 1, 10)).toBeNull();
});

test("a pack with which no game can begin is not tried", () => {
  expect(() => tried(JSON.stringify({ ...WESTMARCH, units: [] }), 1)).toThrow();
});

test("trials are summed up by side, by ending and by turns", () => {
  expect(
    summaryOf([
      { won: FREE, by: "dusk", turns: 8 },
      { won: SHADOW, by: "points", turns: 5 },
      null,
      { won: SHADOW, by: "points", turns: 6 },
    ]),
  ).toEqual({
    played: 4,
    won: [1, 2],
    endings: [
      ["points", 2],
      ["dusk", 1],
    ],
    turns: { least: 5, most: 8, mean: 19 / 3 },
    stuck: 1,
  });
  expect(summaryOf([null]).turns).toBeNull();
});
