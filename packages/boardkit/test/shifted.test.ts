import { expect, test } from "vitest";
import { shifted } from "../src/shifted.ts";

test("only where a line begins is moved, its steps are not", () => {
  expect(shifted("M-3.4-54.3l1.2 6.8-.5 .1zM1 2l3-4z", 10, 100)).toBe(
    "M 6.6 45.7l 1.2 6.8 -0.5 0.1zM 11 102l 3 -4z",
  );
});

test("a larger drawing has longer steps and wider arcs, which turn as they did", () => {
  expect(shifted("M1 2A3 4 30 0 1 5 6Z", 10, 20, 0.5)).toBe("M 10.5 21A 1.5 2 30 0 1 12.5 23Z");
});

test("a level line goes across and an upright one down, wherever it is set", () => {
  expect(shifted("M0 0H4V5h1v2", 10, 20)).toBe("M 10 20H 14V 25h 1v 2");
});

test("every point of a curve is moved", () => {
  expect(shifted("M0 0Q1 2 3 4q1 2 3 4", 10, 20)).toBe("M 10 20Q 11 22 13 24q 1 2 3 4");
});

test("what is no path is not guessed at", () => {
  expect(shifted("M0 0X3 4", 1, 1)).toBeNull();
  expect(shifted("4 5", 1, 1)).toBeNull();
});
