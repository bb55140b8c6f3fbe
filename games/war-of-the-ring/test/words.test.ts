/** The words of the rule book, in every language it speaks. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { rules } from "../board/rules.ts";
import en from "../text/rules.en.json" with { type: "json" };
import ja from "../text/rules.ja.json" with { type: "json" };
import zhHans from "../text/rules.zh-Hans.json" with { type: "json" };
import zhHant from "../text/rules.zh-Hant.json" with { type: "json" };

const called = [
  ...new Set(
    rules.flatMap(({ part = "", chapter, numbers }) => [
      part,
      chapter,
      ...numbers.map((number) => `rule.${number}`),
    ]),
  ),
];
const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  "zh-Hant": zhHant,
  "zh-Hans": zhHans,
  ja,
};

describe("the words of the rule book", () => {
  test.each(
    wordChecks({
      place: "war-of-the-ring",
      catalogues: { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja },
      called,
      written: [],
    }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));

  test("say nothing of rules that are not in the book", () => {
    expect(Object.keys(en)).toEqual(called);
  });

  test.each(Object.keys(catalogues))("in %s name no rule that is not there", (language) => {
    const named = Object.values(catalogues[language]).flatMap(
      (text) => text.match(/(?<![\d.])\d{1,2}\.\d{1,2}\.\d{1,2}(?!\d)/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((number) => !(`rule.${number}` in en))).toEqual([]);
  });

  test.each(Object.keys(catalogues))("in %s speak to players, and not of programs", (language) => {
    const odd = Object.entries(catalogues[language]).filter(([, text]) =>
      /\bFP\b|\bSH\b|DECISION|TRIGGER|AMB-|\bD-[A-Z]/.test(text),
    );
    expect(odd).toEqual([]);
  });
});
