import { expect, test } from "vitest";
import { nextStop, stopsOf } from "../src/learn/stops.ts";
import {
  BEGINNING,
  dayAt,
  faredWith,
  gameOfDay,
  NEW,
  nextFor,
  type Outcome,
  puzzleOfDay,
  ratingIn,
  runOf,
  scored,
  solvedOf,
} from "../src/puzzles/score.ts";
import { themeOf } from "../src/puzzles/themes.ts";

const game = "duel";
const puzzle = { id: "a", rating: 1200 };
const outcome = (more: Partial<Outcome>): Outcome => ({
  ...{ game, puzzle, clean: true, found: true, day: null },
  ...more,
});

test("a puzzle solved at the first try makes its solver stronger, and one that is missed weaker, each only once", () => {
  const solved = scored(NEW, outcome({}));
  expect(faredWith(solved, game, "a")).toBe("solved");
  expect(ratingIn(solved, game)).toBe(BEGINNING + 20);
  expect(ratingIn(scored(solved, outcome({})), game)).toBe(BEGINNING + 20);
  const missed = scored(NEW, outcome({ clean: false, found: false }));
  expect(faredWith(missed, game, "a")).toBe("missed");
  expect(ratingIn(missed, game)).toBe(BEGINNING - 20);
});

test("a puzzle that was missed and found after all counts as solved, but not for the strength", () => {
  const missed = scored(NEW, outcome({ clean: false, found: false }));
  const later = scored(missed, outcome({ clean: false }));
  expect(faredWith(later, game, "a")).toBe("later");
  expect(solvedOf(later, game, [puzzle])).toBe(1);
  expect(ratingIn(later, game)).toBe(ratingIn(missed, game));
});

test("days running end with a day that was left out, and today may still come", () => {
  const days = [1, 3, 4, 5].reduce((score, day) => scored(score, outcome({ day })), NEW);
  expect(runOf(days, 5)).toBe(3);
  expect(runOf(days, 6)).toBe(3);
  expect(runOf(days, 7)).toBe(0);
  expect(runOf(scored(days, outcome({ day: 5 })), 5)).toBe(3);
  expect(runOf(scored(days, outcome({ day: 6, found: false })), 6)).toBe(3);
});

test("the day is the same for the whole house, and each game has its turn", () => {
  expect(dayAt(Date.UTC(2026, 0, 2, 0, 0))).toBe(dayAt(Date.UTC(2026, 0, 2, 23, 59)));
  const games = ["a", "b", "c"];
  expect(new Set([0, 1, 2].map((day) => gameOfDay(games, day))).size).toBe(3);
  expect(puzzleOfDay(games, 20_000)).toBe(puzzleOfDay(games, 20_000));
  expect(puzzleOfDay([], 20_000)).toBeNull();
});

test("the next puzzle is the one nearest to the solver's strength that was not tried, then one that was missed", () => {
  const all = [900, 1180, 1700].map((rating) => ({ id: String(rating), rating }));
  expect(nextFor(NEW, game, all)?.id).toBe("1180");
  expect(nextFor(NEW, game, all, "1180")?.id).toBe("900");
  const tried = all.reduce(
    (score, one, at) => scored(score, outcome({ puzzle: one, clean: at > 0, found: at > 0 })),
    NEW,
  );
  expect(nextFor(tried, game, all)?.id).toBe("900");
  expect(nextFor(scored(tried, outcome({ puzzle: all[0], clean: false })), game, all)).toBeNull();
});

test("a reason tells the theme, whichever side it is said of", () => {
  expect(themeOf({ because: "wins" })).toBe("wins");
  expect(themeOf({ because: "danger.good" })).toBe("battle");
  expect(themeOf({ because: "quest" })).toBe("road");
  expect(themeOf({ because: "coins" })).toBe("means");
});

const learner = {
  game: "war-of-the-ring",
  parts: ["free-peoples", "shadow"],
  puzzles: [],
  studied: { rules: [], lessons: [] },
  score: NEW,
  bouts: [],
} as const;

test("the road teaches each side, and goes on with what has not been done", () => {
  const stops = stopsOf(learner);
  expect(stops.map(({ href }) => href)).toEqual([
    "/rules/war-of-the-ring",
    "/guide/war-of-the-ring/free-peoples",
    "/guide/war-of-the-ring/shadow",
    "/new/war-of-the-ring?level=first",
    "/new/war-of-the-ring?level=gentle",
    "/new/war-of-the-ring?level=skilled",
    "/new/war-of-the-ring?level=strong",
  ]);
  const studied = { rules: ["war-of-the-ring"], lessons: ["war-of-the-ring/free-peoples"] };
  expect(nextStop(stopsOf({ ...learner, studied }))?.href).toBe("/guide/war-of-the-ring/shadow");
});

test("a side that was learnt while its game taught no other counts as learnt", () => {
  const studied = { rules: ["duel"], lessons: ["duel"] };
  const taught = { ...learner, game: "duel", parts: ["fellowship", "sauron"], studied };
  expect(nextStop(stopsOf(taught))?.href).toBe("/guide/duel/sauron");
});

test("a computer is beaten by one game that was won, and a road that is walked has no next stop", () => {
  const bouts = (["first", "gentle", "skilled", "strong"] as const).map((level) => ({
    ...{ table: level, game: "duel", level, won: true },
  }));
  const studied = { rules: ["duel"], lessons: ["duel"] };
  expect(nextStop(stopsOf({ ...learner, game: "duel", parts: ["fellowship"], studied, bouts }))).toBeNull();
});
