/** Our own rule vectors, and that a vector can fail. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playVectors } from "../vectors.ts";

const rules: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../vectors/rules.json"), "utf8"));

describe("rule vectors", () => {
  for (const { id, title, error } of playVectors(rules))
    test(`${id}: ${title}`, () => {
      expect(error).toBe(null);
    });
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
