/** How a card's words are set: what leads a sentence, how large a name is, how much of the window a text takes. */

import { expect, test } from "vitest";
import { doorPath } from "../board/cards/doors.ts";
import { isSquare, layoutOf, nameSize } from "../board/cards/faces.ts";
import { changeOf, stampsOf } from "../board/cards/figures.ts";
import { formatOf } from "../board/cards/format.ts";
import { PAINTS } from "../board/cards/people.ts";
import { linesOn, wordsIn } from "../board/cards/runs.ts";
import { linesOf, sizeFor } from "../board/cards/setting.ts";
import { CARDS, type Card } from "../data/cards.ts";
import { readingIn } from "../language/index.ts";
import { LANGUAGES } from "./catalogues.ts";

const english = await readingIn("en");

const cardOf = (id: string): Card => {
  const card = CARDS.find((one) => one.id === id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
};
const readOn = (id: string): readonly string[] =>
  linesOn(cardOf(id), english.labels, english.text(id)).map(wordsIn);

test("a card leads its sentences as one reads them, and not as they are listed", () => {
  expect(readOn("1R237")).toEqual([
    "Fierce. ",
    "The Witch-king has +2 strength for each other Nazgûl you can spot.",
  ]);
  expect(readOn("1R45")[0]).toBe("When your turn begins, heal each ally of home site 6.");
  expect(readOn("1C283").slice(0, 2)).toEqual([
    "To play: spot a SAURON Orc.",
    "Bearer: a companion other than an Elf.",
  ]);
});

test("no sentence on a card is led by a word that says nothing", () => {
  const told = CARDS.flatMap(({ id }) => readOn(id));
  expect(told.filter((line) => /^(Static|When|Play|Attach|Support)[:.]/.test(line))).toEqual([]);
});

test("long words go on a line of their own, and a name shrinks until it fits", () => {
  expect(linesOf("one two", "text", 100)).toBe(1);
  expect(linesOf("one two", "text", 2)).toBe(2);
  expect(linesOf("索倫之眼", "text", 2)).toBe(2);
  expect(sizeFor("short", "bold", { width: 88, lines: 1, sizes: [13, 10] })).toBe(13);
  expect(sizeFor("a much longer name", "bold", { width: 88, lines: 1, sizes: [13, 10, 8] })).toBeLessThan(13);
});

test("text takes room from the window and never goes beyond the card, in every language", async () => {
  for (const language of LANGUAGES) {
    const { labels, text, title } = await readingIn(language);
    for (const card of CARDS) {
      const lines = linesOn(card, labels, text(card.id));
      const { format } = layoutOf(card, "large", isSquare({ language }), lines);
      expect(format.panel, card.id).toBeLessThanOrEqual(formatOf(card, "large").panel);
      expect(format.panel, card.id).toBeGreaterThanOrEqual(128);
      expect(nameSize(title(card.title), card, "small"), card.id).toBeGreaterThanOrEqual(10);
    }
  }
  const window = (id: string) =>
    layoutOf(cardOf(id), "large", false, linesOn(cardOf(id), english.labels, english.text(id))).format.panel;
  expect(window("1R127")).toBe(236);
  expect(window("1U209")).toBeLessThan(window("1R127"));
});

test("figures stand from the right: vitality, strength, milestone; bonuses bear their sign", () => {
  const figures = (id: string) => stampsOf(cardOf(id)).map(({ name, figure }) => `${name} ${figure}`);
  expect(figures("1R127")).toEqual(["vitality 3", "strength 13", "site 5"]);
  expect(figures("1R45")).toEqual(["vitality 3", "strength 3", "home 6"]);
  expect(figures("1R313")).toEqual(["strength +2"]);
  expect(figures("1R289")).toContain("resistance 10");
  expect([changeOf(3, 3), changeOf(4, 3), changeOf(2, 3)]).toEqual([undefined, "more", "less"]);
});

test("each people looks out of a door of its own", () => {
  const doors = Object.values(PAINTS).map(({ door }) => doorPath(door, 100, 80));
  expect(new Set(doors).size).toBe(doors.length);
});
