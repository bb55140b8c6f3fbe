import { expect, test } from "vitest";
import { reward } from "../src/evaluation.ts";

test("a game that nobody or everybody wins is half a game to each seat", () => {
  const of = (winners: readonly number[], seats: number) =>
    Array.from({ length: seats }, (_, seat) => reward({ winners, reason: "regions" }, seats, seat));
  expect(of([], 2)).toEqual([0.5, 0.5]);
  expect(of([0, 1], 2)).toEqual([0.5, 0.5]);
  expect(of([1], 2)).toEqual([0, 1]);
  expect(of([0, 2], 3)).toEqual([1, 0, 1]);
});
