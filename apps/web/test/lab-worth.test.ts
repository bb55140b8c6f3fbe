import { describe, expect, it } from "vitest";
import {
  apartIn,
  type Known,
  LOOKS,
  nextLook,
  orderOf,
  pointsOf,
  progress,
  together,
  turnsOf,
} from "../src/analysis/evaluation.ts";
import type { Worth } from "../src/analysis/study.ts";

/** A first seat with these chances, moment by moment. */
const known =
  (values: readonly (number | null)[], games: number): Known =>
  (at) => {
    const value = values[at];
    return value === undefined || value === null ? null : { values: [value, 1 - value], games };
  };

/** Looks until nothing is left to look at, at moments that are truly worth this. */
function looked(truth: readonly number[], depth: "first" | "deep") {
  const found = new Map<number, Worth>();
  const here: Known = (at) => found.get(at) ?? null;
  const looks: number[] = [];
  for (
    let next = nextLook(here, truth.length - 1, depth);
    next;
    next = nextLook(here, truth.length - 1, depth)
  ) {
    looks.push(next.at);
    found.set(next.at, together(here(next.at), [truth[next.at], 1 - truth[next.at]], next.games));
    if (looks.length > 5000) throw new Error("it never ends");
  }
  return { here, looks };
}

describe("the moments that mattered to a player", () => {
  const truth = Array.from({ length: 61 }, (_, at) => (at < 11 ? 0.5 : at < 31 ? 0.2 : 0.9));
  const own = (before: number, after: number) => before <= 10 && after > 10;

  it("are those at which that seat chose, however much turned elsewhere", () => {
    const points = pointsOf(known(truth, LOOKS.turn), 60);
    expect(turnsOf(points, 1, 3).map(({ after }) => after.at)).toEqual([31]);
    expect(turnsOf(points, 3, 3, own).map(({ after }) => after.at)).toEqual([11]);
  });

  it("are looked at closely, and others are not", () => {
    const here = known(truth, LOOKS.first);
    const next = nextLook(here, 60, "first", own);
    expect(next).toEqual({ at: 10, games: LOOKS.turn - LOOKS.first });
    expect(nextLook(here, 60, "first", () => false)).toBeNull();
  });
});

describe("looking at a game", () => {
  it("begins with both ends and goes from coarse to fine", () => {
    const order = orderOf(100);
    expect(order.slice(0, 2)).toEqual([0, 100]);
    expect(order[2]).toBe(64);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 101 }, (_, i) => i));
  });

  it("leaves moments out in a long game, and looks closely where it turned all the same", () => {
    const truth = Array.from({ length: 1001 }, (_, at) => (at < 503 ? 0.4 : 0.8));
    const { here, looks } = looked(truth, "first");
    expect(new Set(looks).size).toBeLessThan(280);
    const [turn] = turnsOf(pointsOf(here, 1000), 3, apartIn(1000));
    expect([turn.before.at, turn.after.at]).toEqual([502, 503]);
    expect(turn.after.games).toBe(LOOKS.turn);
    expect(progress(here, 1000, "first")).toBe(1);
  });

  it("looks deeper when asked, and not twice", () => {
    const truth = Array.from({ length: 40 }, () => 0.5);
    const { here } = looked(truth, "deep");
    expect(here(7)?.games).toBe(LOOKS.deep);
    expect(nextLook(here, 39, "deep")).toBeNull();
  });

  it("passes by what nobody can judge", () => {
    const blind = together(null, [Number.NaN, Number.NaN], 32);
    expect(blind.values).toEqual([]);
    expect(nextLook(() => blind, 5, "deep")).toBeNull();
    expect(pointsOf(() => blind, 5)).toEqual([]);
  });

  it("puts opinions together by what they are founded on", () => {
    const both = together({ values: [0.5, 0.5], games: 30 }, [0.9, 0.1], 10);
    expect(both.games).toBe(40);
    expect(both.values[0]).toBeCloseTo(0.6);
  });
});

describe("where a game turned", () => {
  it("is where chances changed most, some way apart", () => {
    const points = pointsOf(known([0.5, 0.5, 0.8, 0.79, 0.5, 0.5, 0.5, 0.62], 400), 7);
    expect(turnsOf(points, 3, 2).map(({ after, by }) => [after.at, Math.round(by * 100)])).toEqual([
      [2, 30],
      [4, -29],
      [7, 12],
    ]);
    expect(turnsOf(points, 1, 2)).toHaveLength(1);
  });

  it("is a row of small steps where no single one is large", () => {
    const truth = [0.5, 0.5, 0.55, 0.6, 0.6, 0.65, 0.65, 0.65];
    const [turn, ...others] = turnsOf(pointsOf(known(truth, 400), 7), 3, 4);
    expect(others).toEqual([]);
    expect([turn.before.at, turn.after.at, Math.round(turn.by * 100)]).toEqual([1, 5, 15]);
    expect(turn.step.after.at - turn.step.before.at).toBe(1);
  });

  it("is a longer stretch where a game was lost little by little", () => {
    const truth = Array.from({ length: 21 }, (_, at) => 0.5 - at * 0.022);
    const turns = turnsOf(pointsOf(known(truth, LOOKS.turn), 20), 3, 2);
    expect(turns.length).toBeGreaterThan(1);
    for (const { by } of turns) expect(by).toBeLessThan(-0.06);
  });

  it("is what others made of a choice, from that choice on", () => {
    const points = pointsOf(known([0.5, 0.5, 0.5, 0.5, 0.9, 0.9], 400), 5);
    const own = (before: number, after: number) => before <= 1 && after > 1;
    const [turn, ...others] = turnsOf(points, 3, 4, own);
    expect(others).toEqual([]);
    expect([turn.before.at, turn.after.at]).toEqual([1, 4]);
    expect(turnsOf(points, 3, 2, own)).toEqual([]);
  });

  it("is nowhere where few games tell of little", () => {
    expect(turnsOf(pointsOf(known([0.5, 0.58, 0.5], 32), 2), 3, 1)).toEqual([]);
    expect(turnsOf(pointsOf(known([0.5, 0.58, 0.5], 400), 2), 3, 1)).toHaveLength(2);
  });
});
