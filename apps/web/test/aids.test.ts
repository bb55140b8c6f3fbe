/** What is printed for players: it holds rules of the book alone, and figures that are true. */
import { sayFrom } from "@westmarch/boardkit/say";
import { isWholeIn, LANGUAGES } from "@westmarch/kernel/languages";
import { describe, expect, test } from "vitest";
import { atLeastOne, DICE } from "../src/aids/odds.ts";
import { DOORS, gameWords, ruleWords } from "../src/games/doors.ts";

const aids = DOORS.flatMap(({ id, aid, rules }) => (aid && rules ? [{ id, aid, rules }] : []));

test("every game behind a door has one", () => {
  expect(aids.map(({ id }) => id)).toEqual(DOORS.map(({ id }) => id));
});

describe.each(aids)("the player aid of $id", ({ id, aid, rules }) => {
  test("holds rules of its book, each once", async () => {
    const [{ sections }, book] = await Promise.all([aid(), rules()]);
    const known = new Set(book.flatMap(({ numbers }) => numbers));
    const held = sections.flatMap(({ numbers }) => numbers);
    expect(held.filter((number) => !known.has(number))).toEqual([]);
    expect(new Set(held).size).toBe(held.length);
  });

  test.each(LANGUAGES)("says everything in %s", async (language) => {
    const { sections, rolls = [] } = await aid();
    const [own, book] = await Promise.all([gameWords(id, language), ruleWords(id, language)]);
    if (isWholeIn(language, id)) expect(own.language).toBe(language);
    const say = sayFrom(language, own.words, book.words);
    const keys = [
      ...[...sections, ...rolls].map(({ title }) => title),
      ...sections.flatMap(({ numbers }) => numbers.map((number) => `rule.${number}`)),
    ];
    expect(keys.filter((key) => say(key) === key)).toEqual([]);
  });
});

test("chances are those of counting all rolls", () => {
  const rolls = (dice: number): number[][] =>
    dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
  for (const dice of DICE)
    for (const need of [3, 4, 5, 6]) {
      const all = rolls(dice);
      const hits = all.filter((roll) => roll.some((face) => face >= need)).length;
      expect(atLeastOne(dice, need)).toBeCloseTo(hits / all.length, 12);
    }
});
