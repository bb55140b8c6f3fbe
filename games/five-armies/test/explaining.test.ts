/** What is said of the things on the table, and of each of them that there is. */
import { wordChecks } from "@westmarch/testkit/board";
import { beforeAll, describe, expect, test } from "vitest";
import { ALONE, idOf, KINDS, readId } from "../board/explaining.ts";
import { PRINTED_WORDS } from "../board/printedWords.ts";
import { rules } from "../board/rules.ts";
import { explanationOf } from "../board/telling/index.ts";
import { type Explanation, sourceOf } from "../board/telling/told.ts";
import { CARD, CHARACTER, GROUP, PLACE, TILE, UNIT } from "../ids.ts";
import type { FiveArmies } from "../index.ts";
import { LANGUAGES, speaking, wordsOf } from "./saying.ts";
import { momentsOf } from "./showing.ts";
import { engine } from "./table.ts";

const numbers = new Set(rules.flatMap((chapter) => chapter.numbers));
const IDS = [
  ...ALONE,
  ...Object.entries(KINDS).flatMap(([kind, { all }]) => all.map((number) => `${kind}:${number}`)),
];
const beginning = engine.view(
  engine.start({}, () => 0),
  null,
);
/** A few moments of whole games, as an onlooker sees them. */
const moments: FiveArmies[] = [beginning];
beforeAll(() => {
  const [seen = []] = momentsOf("explained", [null]);
  moments.push(...seen.filter((_, i) => i % 60 === 30).map(({ view }) => view));
});

test("ids lead to what they were made of, and nothing else has any", () => {
  expect(readId(idOf("card", 40))).toEqual({ kind: "card", number: 40 });
  expect(readId("fate")).toEqual({ kind: "fate", number: null });
  for (const none of ["", "card", "card:", "card:79", "card:-1", "card:x", "army:2", "toString"])
    expect(readId(none)).toBeNull();
});

describe.each(LANGUAGES)("in %s", (language) => {
  const told = async (id: string, view: FiveArmies): Promise<Explanation> => {
    const [say, words] = [await speaking(language), await PRINTED_WORDS[language].fetch()];
    return explanationOf(id, { say, view, words: words(view) });
  };

  test("everything has a title, words and rules that stand in the book, whenever it is asked for", async () => {
    for (const view of moments)
      for (const id of IDS) {
        const { title, words, printed = [], lists = [], rules: cited } = await told(id, view);
        const all = [title, ...words, ...printed.flatMap((one) => [one.title, one.text])];
        for (const list of lists) all.push(list.heading, ...list.items);
        expect(words.length + printed.length, id).toBeGreaterThan(0);
        expect(
          all.filter((text) => text === "" || /[{}]|undefined|NaN|null/.test(text)),
          id,
        ).toEqual([]);
        expect(cited.length, id).toBeGreaterThan(0);
        expect(
          cited.filter((number) => !numbers.has(number)),
          id,
        ).toEqual([]);
      }
  });

  test("everything that is printed says where it comes from", async () => {
    const say = await speaking(language);
    const printed = [
      ...PLACE.all.map((at) => idOf("region", at)),
      ...UNIT.all.map((unit) => idOf("unit", unit)),
      ...CHARACTER.all.map((one) => idOf("character", one)),
      ...CARD.all.map((card) => idOf("card", card)),
      ...TILE.all.map((tile) => idOf("tile", tile)),
      ...GROUP.all.map((group) => idOf("group", group)),
    ];
    for (const id of printed) {
      const { from } = await told(id, beginning);
      expect(from, id).toBeTruthy();
      if (from) expect(sourceOf(say, from)).toMatch(/\S/);
    }
  });
});

test("nothing is told that a view does not show: without a card in sight it says so", async () => {
  const say = await speaking("en");
  const { words } = explanationOf("card:0", { say, view: beginning, words: null });
  expect(words.at(-1)).toBe("Not in sight: in its deck, in a hand, or discarded face down.");
});

test("the Front Gate is told with its points, its number and the figures there", async () => {
  const say = await speaking("en");
  const { title, words } = explanationOf("region:0", { say, view: beginning, words: null });
  expect(title).toBe("Front Gate");
  expect(words.join(" ")).toContain("worth 4 points");
  expect(words.join(" ")).toContain("the number for that is 6");
  expect(words.join(" ")).toContain("1 Dwarven Regular and Dáin");
  expect(words.join(" ")).toContain("1 recruitment token, face down");
});

describe("the words of explanations and of the reference", () => {
  test.each(wordChecks({ place: "five-armies", catalogues: wordsOf("about"), called: [], written: [] }))(
    "%s",
    (_, faults) => expect(faults()).toEqual([]),
  );
});
