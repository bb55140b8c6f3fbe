/** What cards are called, in every language. */
import type { Language } from "@westmarch/kernel/languages";
import { glossaryFaults } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { CARDS, TITLES, type Title } from "../data/cards.ts";
import { NAMES } from "../data/names/ja.ts";
import type { Names } from "../data/names.ts";
import { plain, readingIn } from "../language/index.ts";

const FOREIGN: readonly Language[] = ["zh-Hant", "zh-Hans", "ja"];
const readings = await Promise.all(
  FOREIGN.map(async (language) => [language, await readingIn(language)] as const),
);

/** Titles that others begin with: 阿拉贡 of 阿拉贡的弓. */
const OWNED: readonly (readonly [owner: Title, owned: Title])[] = [
  ["Aragorn", "Aragorn's Bow"],
  ["Aragorn", "Aragorn's Pipe"],
  ["Arwen", "Arwen's Fate"],
  ["Bilbo", "Bilbo's Pipe"],
  ["Boromir", "Boromir's Cloak"],
  ["Farmer Maggot", "Farmer Maggot's Fields"],
  ["Frodo", "Frodo's Bedroom"],
  ["Galadriel", "The Mirror of Galadriel"],
  ["Gandalf", "Gandalf's Cart"],
  ["Gimli", "Gimli's Helm"],
  ["Lurtz", "Lurtz's Battle Cry"],
  ["Saruman", "Saruman's Frost"],
  ["The Gaffer", "The Gaffer's Pipe"],
];

test("a title without a name does not compile", () => {
  const { titles, subtitles } = NAMES;
  const { Gandalf: _, ...others } = titles;
  // @ts-expect-error
  const names: Names = { titles: others, subtitles };
  expect(names.titles.Gandalf).toBeUndefined();
});

describe.each(readings)("the names in %s", (language, { title, subtitle, text, labels }) => {
  const titles = Object.fromEntries(TITLES.map((one) => [one, title(one)]));
  const subtitles = Object.fromEntries(
    CARDS.flatMap((card) => (card.subtitle ? [[card.subtitle, subtitle(card.subtitle)]] : [])),
  );

  test("different titles stay different, and so do subtitles", () => {
    expect(new Set(Object.values(titles)).size).toBe(TITLES.length);
    expect(new Set(Object.values(subtitles)).size).toBe(Object.keys(subtitles).length);
  });

  test("nothing is left in English", () => {
    const left = [...Object.values(titles), ...Object.values(subtitles)].filter((name) =>
      /[A-Za-z]/.test(name),
    );
    expect(left).toEqual([]);
  });

  test("an owner is called the same as alone", () => {
    for (const [owner, owned] of OWNED)
      expect([owned, title(owned)]).toEqual([owned, expect.stringContaining(title(owner))]);
  });

  test("names, sentences and labels keep to the glossary", () => {
    const sentences = Object.fromEntries(CARDS.map(({ id }) => [id, text(id).map(plain).join("\n")]));
    const { comma: _, ...said } = labels;
    const words = Object.fromEntries(
      Object.entries(said).flatMap(([kind, all]) =>
        typeof all === "string"
          ? [[kind, all]]
          : Object.entries(all).map(([key, word]: [string, string]) => [`${kind}.${key}`, word]),
      ),
    );
    const faults = [titles, subtitles, sentences, words].flatMap((all) =>
      glossaryFaults("trading-card-game", language, all),
    );
    expect(faults).toEqual([]);
  });
});
