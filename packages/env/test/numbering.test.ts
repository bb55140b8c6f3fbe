import { numberingOf, pairNumber, pairOf } from "@westmarch/env/described";
import { kind } from "@westmarch/kernel";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const COLOUR = kind("colour", ["red", "green", "blue"], 1);
const numbering = numberingOf(
  { pass: [], paint: [COLOUR, COLOUR], give: [COLOUR, "number"], turn: [["left", "right"]], sealed: [] },
  { give: 4 },
);

describe("numbers of choices", () => {
  test("stand verb by verb, and an answer that is not opened has none", () => {
    expect(numbering.actions).toBe(1 + 9 + 15 + 2);
    expect(numbering.verbs.map(({ verb, first, count }) => [verb, first, count])).toEqual([
      ["pass", 0, 1],
      ["paint", 1, 9],
      ["give", 10, 15],
      ["turn", 25, 2],
    ]);
  });

  test("lead back to the choice, each to its own", () => {
    for (let action = 0; action < numbering.actions; action++)
      expect(numbering.numberOf(numbering.optionOf(action))).toBe(action);
    expect(numbering.optionOf(2)).toEqual(["paint", COLOUR.named("red"), COLOUR.named("green")]);
  });

  test.each([
    [["sing"]],
    [["pass", 1]],
    [["paint", 1]],
    [["paint", 0, 1]],
    [["paint", 1, 4]],
    [["give", 1, 5]],
    [["give", 1, -1]],
    [["give", 1, 1.5]],
    [["turn", "back"]],
    [["turn", 0]],
  ] as const)("are given to no %j", (option) => {
    expect(() => numbering.numberOf(option)).toThrow("is no choice that has a number");
  });

  test.each([-1, 27, 1.5, Number.NaN])("end where they end: %d", (action) => {
    expect(() => numbering.optionOf(action)).toThrow("they are 0 to 26");
  });

  test("need to know how far a number goes", () => {
    expect(() => numberingOf({ give: ["number"] })).toThrow("how far");
  });

  test("of pairs below n are those below n², each once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (n) => {
        const numbers = new Set<number>();
        for (let one = 0; one < n; one++)
          for (let other = 0; other < n; other++) {
            const number = pairNumber(one, other);
            expect(pairOf(number)).toEqual([one, other]);
            numbers.add(number);
          }
        expect(numbers.size).toBe(n * n);
        expect(Math.max(...numbers)).toBe(n * n - 1);
      }),
      { numRuns: 5 },
    );
  });
});
