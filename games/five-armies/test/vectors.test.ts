/** Our own rule vectors, and that a vector can fail. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playVectors, proveVectors } from "../vectors.ts";

const rules: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../vectors/rules.json"), "utf8"));

describe("the rule vectors hold, and fail where anything else is expected", () => {
  for (const { id, title, error, unproven } of proveVectors(rules))
    test(`${id}: ${title}`, () => expect({ error, unproven }).toEqual({ error: null, unproven: [] }));
});

test("a vector that expects what is not so fails with what is", () => {
  const [played] = playVectors({
    scenarios: [
      {
        id: "wrong",
        title: "Five dice are said to be six",
        given: { phase: 1 },
        action: { auto: "phase 1" },
        expect: { dice: { fp: 6 } },
      },
    ],
  });
  expect(played?.error).toBe('dice is {"fp":5}, not {"fp":6}');
});

test("a vector that speaks of what is not in the game is refused with its place", () => {
  const [played] = playVectors({
    scenarios: [
      {
        id: "nowhere",
        title: "An army in the Shire",
        given: { armies: [{ side: "fp", region: "the_shire" }] },
        action: { check: "stacking", region: "camp" },
        expect: { excess: 0 },
      },
    ],
  });
  expect(played?.error).toContain("given.armies");
});

describe("what a vector says and these rules do not know is answered with what they know:", () => {
  const errorOf = (action: unknown): string | null | undefined =>
    playVectors({ scenarios: [{ id: "odd", title: "Odd", given: {}, action, expect: {} }] })[0]?.error;
  test.each([
    ["a question", { check: "weather" }, "there is no check “weather”; leadership,"],
    ["a deed", { fp: "sing" }, "“sing” is nothing that a player does; strategicMove,"],
    [
      "an event",
      { event: "it rains" },
      "“it rains” is nothing that these rules know to happen; “2 hits on camp”",
    ],
    ["a step of the turn", { auto: "phase 9" }, "“phase 9” is no step of the game"],
    ["nobody", { path: ["camp"] }, "says neither who acts (fp, sh) nor what happens"],
  ])("%s", (_what, action, error) => {
    expect(errorOf(action)).toContain(error);
  });

  test("and words that differ only in blanks and capitals are the same", () => {
    expect(errorOf({ sh: "goblin muster" })).toBe(null);
    expect(errorOf({ sh: "GoblinMuster" })).toBe(null);
  });
});
