import { expect, test } from "vitest";
import { keysOf, typed, typedAll } from "../src/table/prompt/digits.ts";

const numbers = (...all: number[]) => all.map((number) => ({ number }));
const DICE = keysOf(numbers(0, 1, 2, 3));
const BIDS = keysOf(numbers(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12));

test("where the answers are numbers, each has its own digit, and none has 0", () => {
  expect(DICE).toEqual(["0", "1", "2", "3"]);
  expect(typed("", "0", DICE)).toEqual({ chosen: 0, held: "" });
  expect(typed("", "2", DICE)).toEqual({ chosen: 2, held: "" });
  expect(typed("", "7", DICE)).toEqual({ chosen: null, held: "" });
});

test("where they are no numbers, the first nine are counted from 1", () => {
  const keys = keysOf(Array.from({ length: 11 }, () => ({})));
  expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", null, null]);
  expect(typed("", "1", keys)).toEqual({ chosen: 0, held: "" });
  expect(typed("", "0", keys)).toEqual({ chosen: null, held: "" });
});

test("what is no number among numbers takes digits that no number begins with", () => {
  expect(keysOf([{ number: 2 }, {}, {}, {}])).toEqual(["2", "1", "3", "4"]);
  expect(keysOf([{}, { number: 10 }])).toEqual(["2", "10"]);
});

test("a number of two digits is typed, and the first digit waits a moment for the second", () => {
  expect(typed("", "1", BIDS)).toEqual({ chosen: null, held: "1" });
  expect(typed("1", "0", BIDS)).toEqual({ chosen: 10, held: "" });
  expect(typed("1", "2", BIDS)).toEqual({ chosen: 11, held: "" });
  expect(typed("", "2", BIDS)).toEqual({ chosen: 2, held: "" });
  expect(typedAll("1", BIDS)).toBe(1);
  expect(typedAll("", BIDS)).toBeNull();
});

test("digits that lead nowhere begin anew", () => {
  expect(typed("1", "5", BIDS)).toEqual({ chosen: 5, held: "" });
  expect(typed("", "1", keysOf(numbers(12, 13)))).toEqual({ chosen: null, held: "1" });
  expect(typedAll("1", keysOf(numbers(12, 13)))).toBeNull();
});
