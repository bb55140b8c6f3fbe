/** The rule book: whole in all languages, and whatever names a rule names one that is there. */
import { readdirSync, readFileSync } from "node:fs";
import { saidByThePage, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { rules } from "../board/rules.ts";
import { tradingCardGame } from "../index.ts";
import en from "../text/rules.en.json" with { type: "json" };
import ja from "../text/rules.ja.json" with { type: "json" };
import zhHans from "../text/rules.zh-Hans.json" with { type: "json" };
import zhHant from "../text/rules.zh-Hant.json" with { type: "json" };

const catalogues = { en, "zh-Hant": zhHant, "zh-Hans": zhHans, ja };
const called = saidByThePage(tradingCardGame, rules).filter((key) => /^rules?\./.test(key));
const numbers = new Set(rules.flatMap((chapter) => chapter.numbers));
const numbersIn = (text: string): string[] => text.match(/\b\d{1,2}\.\d{1,2}\b/g) ?? [];

/** What the game's files name: a rule in quotation marks, as faults and refusals do. */
const folder = new URL("../", import.meta.url);
const named = ["why.ts", "outline.ts", "decks/legality.ts"].flatMap((file) =>
  [...readFileSync(new URL(file, folder), "utf8").matchAll(/"(\d+\.\d+)"/g)].map(([, rule = ""]) => rule),
);
/** What the chapters of the rules say that they carry out. */
const carriedOut = readdirSync(new URL("rules/", folder)).flatMap((file) =>
  numbersIn(readFileSync(new URL(`rules/${file}`, folder), "utf8")),
);

describe("the rule book", () => {
  test.each(wordChecks({ place: "trading-card-game", catalogues, called, written: [] }))("%s", (_, faults) =>
    expect(faults()).toEqual([]),
  );

  test("has no words besides those of its numbers", () => {
    expect(Object.keys(en).filter((key) => !called.includes(key))).toEqual([]);
  });

  test("has every rule that a refusal, a fault of a deck, a setting or a chapter of the rules names", () => {
    expect(named.length).toBeGreaterThan(40);
    expect([...named, ...carriedOut].filter((rule) => !numbers.has(rule))).toEqual([]);
  });

  test("leads in every language to rules that are there, and to the same ones", () => {
    for (const [language, words] of Object.entries<Readonly<Record<string, string>>>(catalogues))
      for (const [key, english] of Object.entries(en)) {
        const there = numbersIn(words[key] ?? "");
        expect(
          there.filter((rule) => !numbers.has(rule)),
          `${language} ${key}`,
        ).toEqual([]);
        expect(there.sort(), `${language} ${key}`).toEqual(numbersIn(english).sort());
      }
  });
});
