/** The words of the rule book and of the Event cards, in every language. */
import { wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { rules } from "../board/rules.ts";
import { COMBAT } from "../cards/combat-cards.ts";
import { EVENTS } from "../cards/events.ts";
import { CARDS } from "../data/cards.ts";
import { TABLE_CARDS } from "../rules/cards/table-cards.ts";
import en from "../text/rules.en.json" with { type: "json" };
import ja from "../text/rules.ja.json" with { type: "json" };
import zhHans from "../text/rules.zh-Hans.json" with { type: "json" };
import zhHant from "../text/rules.zh-Hant.json" with { type: "json" };
import { cardsEn, cardsJa, cardsZhHans, cardsZhHant } from "./card-words.ts";

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

describe("the words of the Event cards", () => {
  const called = [
    ...CARDS.flatMap(({ name }) => [`card.${name}`, `card.${name}.effect`]),
    ...new Set(CARDS.flatMap(({ combat }) => [`combat.${combat}`, `combat.${combat}.effect`])),
  ];

  test.each(
    wordChecks({
      place: "war-of-the-ring",
      catalogues: { en: cardsEn, "zh-Hant": cardsZhHant, "zh-Hans": cardsZhHans, ja: cardsJa },
      called,
      written: [],
    }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));

  /** The names of what has a line of this kind. */
  const having = (kind: string, line: string): string[] =>
    Object.keys(cardsEn).flatMap((key) => {
      const [what, name, part] = key.split(".");
      return what === kind && part === line ? [name] : [];
    });

  test("say nothing of cards that are not there", () => {
    const lines = ["condition", "discard"].flatMap((line) =>
      ["card", "combat"].flatMap((kind) => having(kind, line).map((name) => `${kind}.${name}.${line}`)),
    );
    expect(Object.keys(cardsEn).sort()).toEqual([...called, ...lines].sort());
  });

  test("name a condition exactly where the rules demand something, to be played or to lie on the table", () => {
    const demanding = CARDS.flatMap(({ name }, card) =>
      EVENTS[card].demands || TABLE_CARDS[card]?.stays ? [name] : [],
    );
    expect(having("card", "condition").sort()).toEqual([...demanding].sort());
    const inCombat = CARDS.flatMap(({ combat }, card) => (COMBAT[card].demands ? [combat] : []));
    expect(having("combat", "condition").sort()).toEqual([...new Set(inCombat)].sort());
  });

  test("tell when a card leaves the table exactly where it lies there", () => {
    const lying = CARDS.flatMap(({ name, table }) => (table ? [name] : []));
    expect(having("card", "discard").sort()).toEqual([...lying].sort());
  });
});
