import type { Option } from "@westmarch/kernel";
import { stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { bestOf, highestOf, promise } from "../src/sight.ts";

const OPTIONS: readonly Option[] = [["low"], ["high"], ["middle"]];
const SCORES = [0, 1, 0.9];

test("without a blur the option that scores highest is chosen, the first of those that score alike", () => {
  expect(bestOf(OPTIONS, SCORES, 0, stream(1))).toEqual(["high"]);
  expect(bestOf(OPTIONS, [1, 1, 0], 0, () => 0)).toEqual(["low"]);
});

test("a blur lets options change places that are nearer to each other than it, and no others", () => {
  const random = stream(1);
  const chosen = new Set(Array.from({ length: 200 }, () => bestOf(OPTIONS, SCORES, 0.3, random)[0]));
  expect(chosen).toEqual(new Set(["high", "middle"]));
});

test("what scores one more is likelier to be looked into by the sharpness, and nothing is never looked into", () => {
  const weights: number[] = [];
  promise([0, 1, -9], 3, 2, weights);
  expect(weights[1]).toBe(1);
  expect(weights[0]).toBeCloseTo(Math.exp(-2), 12);
  expect(weights[2]).toBe(0.01);
});

test("scores behind those that are asked for do not count", () => {
  expect(highestOf([1, 2, 99], 2)).toBe(2);
});
