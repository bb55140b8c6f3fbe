import { expect, test } from "vitest";
import { RULE_OF } from "../board/book.ts";
import { rules } from "../board/rules.ts";

test("every question is asked under a rule that stands in the book", () => {
  const book = new Set(rules.flatMap(({ numbers }) => numbers));
  expect(Object.entries(RULE_OF).filter(([, rule]) => !book.has(rule))).toEqual([]);
});
