import type { Option } from "@westmarch/kernel";
import { stream } from "@westmarch/kernel";
import { expect, test } from "vitest";
import { bestOf, highestOf, inclination, listed, promise, sightBy } from "../src/sight.ts";

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

test("a player by scores chooses and weighs by what its rules of thumb say of the seat that is asked", () => {
  const { best, weigh } = sightBy<number>((g, { seat }, options, scores) => {
    for (let i = 0; i < options.length; i++) scores[i] = i === (g + seat) % options.length ? 1 : 0;
  }, 2);
  const ask = { seat: 1, prompt: "which", options: OPTIONS };
  expect(best(0, ask, 0, () => 0)).toEqual(["high"]);
  expect(best(1, ask, 0, () => 0)).toEqual(["middle"]);
  const weights: number[] = [];
  weigh(0, ask, OPTIONS.slice(0, 2), weights);
  expect(weights).toEqual([Math.exp(-2), 1]);
});

test("what is told for some names is nothing for the others, and readings incline by it", () => {
  const inclined = listed(["turn", "danger", "box"], { danger: 0.5, turn: -1 });
  expect(inclined).toEqual([-1, 0.5, 0]);
  expect(inclination(inclined, [2, 4, 9])).toBe(0);
});
