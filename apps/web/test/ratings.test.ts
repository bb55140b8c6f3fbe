/** Ratings as they are drawn. */
import { describe, expect, test } from "vitest";
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
