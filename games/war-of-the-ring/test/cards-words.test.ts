/** What is said of the things of the table, in every language: cards, characters, tiles, figures, tracks. */
import { strictly, wordChecks } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { abilitiesOf, rulesOf } from "../board/cards/characters.ts";
import { explanationOf } from "../board/cards/explaining/index.ts";
import { combatWords, eventWords } from "../board/cards/words.ts";
import type { Key } from "../board/keys.ts";
import { rules } from "../board/rules.ts";
import { ALL_CARDS, CARDS } from "../data/cards.ts";
import { ALL_CHARACTERS, ALL_DECKS, ALL_FACES, ALL_FIGURES, ALL_NATIONS } from "../data/ids.ts";
import { ALL_REGIONS } from "../data/regions.ts";
import { ALL_TILES } from "../data/tiles.ts";
import { cardsEn } from "./card-words.ts";
import { LANGUAGES, wordsOf } from "./saying.ts";
import { at } from "./table.ts";

/** The strict voice of all words that a card or an explanation is made of: any other word, or a missing slot, throws. */
const speaking = strictly(wordsOf<Key>("cards", "figures", "land", "names", "places", "titles"));

/** Everything that can be asked about. */
const EVERY = [
  ...ALL_REGIONS.map((n) => `region:${n}`),
  ...ALL_CHARACTERS.map((n) => `character:${n}`),
  ...ALL_CARDS.map((n) => `card:${n}`),
  ...ALL_TILES.map((n) => `tile:${n}`),
  ...ALL_FACES.map((n) => `face:${n}`),
  ...ALL_NATIONS.map((n) => `nation:${n}`),
  ...ALL_FIGURES.map((n) => `figure:${n}`),
  ...ALL_DECKS.map((n) => `deck:${n}`),
  "hunt",
  "fellowship",
  "corruption",
  "mordor-track",
  "points",
  "rings",
];

/** A quiet start, and a table on which much is the case: a siege, a capture, losses, Mordor, four players. */
const TABLES = {
  "at the start": at({}).state,
  "in the middle of a war": at({
    players: 4,
    map: {
      "minas-tirith": { gondor: [2, 1, 1], sauron: [5, 1], nazgul: 2 },
      pelargir: { southrons: [2], control: "shadow" },
      edoras: { rohan: [1], characters: ["aragorn"] },
    },
    nations: { gondor: 0, sauron: 0, southrons: 0 },
    fellowship: { mordor: 2, corruption: 7, companions: [] },
    table: ["wormtongue"],
    spent: ["athelas"],
  }).state,
} as const;
const BOOK = new Set(rules.flatMap(({ numbers }) => numbers));

describe("the words of cards and figures", () => {
  test.each(
    wordChecks({ place: "war-of-the-ring", catalogues: wordsOf("figures"), called: [], written: [] }),
  )("%s", (_, faults) => expect(faults()).toEqual([]));
});

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaking(language);

  test.each(Object.entries(TABLES))("everything on the table is explained %s", (_, view) => {
    for (const id of EVERY) {
      const { title, words, lists = [], rules: named } = explanationOf(id, { say, view });
      expect(title, id).not.toBe("");
      expect(words.length, id).toBeGreaterThan(0);
      expect(named.length, id).toBeGreaterThan(0);
      for (const text of [title, ...words, ...lists.flatMap(({ items }) => items)])
        expect(text, id).not.toMatch(/undefined|NaN|\{|\}|-1\b/);
      for (const number of named) expect(BOOK.has(number), `${id} names ${number}`).toBe(true);
      expect(new Set(named).size, id).toBe(named.length);
    }
  });

  test("a card says its condition, its effect, and when it leaves the table", () => {
    for (const card of ALL_CARDS) {
      expect(eventWords(say, card).effect).not.toBe("");
      expect(combatWords(say, card).effect).not.toBe("");
    }
  });

  test("every Character has abilities, with a name and words", () => {
    for (const character of ALL_CHARACTERS) {
      for (const [name, about] of abilitiesOf(character)) expect([say(name), say(about)]).not.toContain("");
      for (const number of rulesOf(character)) expect(BOOK.has(number), number).toBe(true);
    }
  });
});

test("a condition is printed where a card demands something, and an end where it lies on the table, and nowhere else", () => {
  const say = speaking("en");
  const told = ALL_CARDS.flatMap((card) => {
    const { name, combat } = CARDS[card];
    const { condition, discard } = eventWords(say, card);
    return [
      ...(condition === null ? [] : [`card.${name}.condition`]),
      ...(discard === null ? [] : [`card.${name}.discard`]),
      ...(combatWords(say, card).condition === null ? [] : [`combat.${combat}.condition`]),
    ];
  });
  const printed = Object.keys(cardsEn).filter((key) => /\.(condition|discard)$/.test(key));
  expect([...new Set(told)].sort()).toEqual(printed.sort());
});

test("of what nobody knows there is nothing to tell", () => {
  for (const id of ["", "region", "region:105", "card:-1", `card:${ALL_CARDS.length}`, "tile:x", "balrog"])
    expect(explanationOf(id, { say: speaking("en"), view: TABLES["at the start"] }).title).toBe("");
});
