import { Engine } from "@westmarch/kernel";
import { storyOf, strayRules } from "@westmarch/testkit/board";
import { expect, test } from "vitest";
import { RULE_OF_EVENT, ruleOfEvent } from "../board/book.ts";
import { rules } from "../board/rules.ts";
import { confrontation } from "../index.ts";

test("every line of the log leads to a rule that stands in the book", () => {
  const told = [1, 2, 3, 4].flatMap((seed) =>
    storyOf(new Engine(confrontation), {}, seed, 0).log.map(ruleOfEvent),
  );
  expect(strayRules(RULE_OF_EVENT, told, rules)).toEqual([]);
});
