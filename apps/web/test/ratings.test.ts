/** Ratings as they are drawn. */
import { describe, expect, test } from "vitest";
import { climbOf, curveOf, spanOf } from "../src/ratings/curve.ts";
import { marksOn, placeOn, scaleOf } from "../src/ratings/scale.ts";

const rated = (...ratings: number[]) => ratings.map((rating) => ({ rating }));

describe("the scale of a ladder", () => {
  test("has room for everybody, from one hundred to another, and spans no less than people notice", () => {
    expect(scaleOf(rated(1300, 1500, 1650))).toEqual({ from: 1200, until: 1800 });
    const { from, until } = scaleOf(rated(1500));
    expect(until - from).toBeGreaterThanOrEqual(400);
    expect(scaleOf([])).toEqual(scaleOf(rated(1500)));
  });

  test("puts what lies beyond it at its edge", () => {
    const scale = { from: 1200, until: 1800 };
    expect([1500, 900, 2400].map((rating) => placeOn(scale, rating))).toEqual([0.5, 0, 1]);
  });

  test("has at most five round figures, whatever it spans", () => {
    for (const until of [1700, 1800, 2300, 3100, 4900]) {
      const marks = marksOn({ from: 1200, until });
      expect(marks.length).toBeLessThanOrEqual(5);
      expect(marks.length).toBeGreaterThanOrEqual(2);
      expect(marks.every((mark) => mark % 50 === 0 && mark >= 1200 && mark <= until)).toBe(true);
    }
  });
});

describe("the curve of a rating", () => {
  const scale = { from: 1000, until: 2000 };

  test("goes through every rating at its time, and on to the end, within what it may have been off", () => {
    const history = [
      [0, 1500, 500],
      [50, 1600, 100],
    ] as const;
    const { line, band } = curveOf(history, scale, spanOf([history], 100));
    expect(line).toBe("M0 50L50 40L100 40");
    expect(band).toBe("M0 0L50 30L100 30L100 50L50 50L0 100Z");
  });

  test("is nothing where nothing was played, and a level line after one game", () => {
    expect(curveOf([], scale, spanOf([], 100)).line).toBe("");
    expect(curveOf([[40, 1700, 0]], scale, { from: 40, until: 100 }).line).toBe("M0 30L100 30");
  });
});

describe("the small curve of a line on a ladder", () => {
  test("climbs from its first week to its last, and is none for one week alone", () => {
    expect(
      climbOf([
        [10, 1500],
        [20, 1600],
        [30, 1550],
      ]),
    ).toBe("M0 95L50 5L100 50");
    expect(climbOf([[10, 1500]])).toBeNull();
    expect(climbOf([])).toBeNull();
  });

  test("makes no mountain of a few points", () => {
    expect(
      climbOf([
        [10, 1500],
        [20, 1508],
      ]),
    ).toBe("M0 54.5L100 45.5");
  });
});
