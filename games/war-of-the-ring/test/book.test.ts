import { Engine } from "@westmarch/kernel";
import { storyOf, strayRules } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import { RULE_OF, RULE_OF_EVENT, ruleOfEvent } from "../board/book.ts";
import { rules } from "../board/rules.ts";
import { warOfTheRing } from "../index.ts";

test("every question is asked under a rule that stands in the book", () => {
  expect(strayRules(RULE_OF, [], rules)).toEqual([]);
});

test("every line of the log leads to a rule that stands in the book", () => {
  const told = [1, 2].flatMap((seed) => storyOf(new Engine(warOfTheRing), {}, seed, 0).log.map(ruleOfEvent));
  expect(strayRules(RULE_OF_EVENT, told, rules)).toEqual([]);
});

test("a victory leads to the rule by which it was won, and healing to that of healing", () => {
  expect(ruleOfEvent({ type: "won", facts: { side: 1, reason: "shadow-military", victors: [1] } })).toBe(
    "15.3.1",
  );
  expect(ruleOfEvent({ type: "corruption", facts: { by: -1, now: 3 } })).toBe("12.8.1");
});
