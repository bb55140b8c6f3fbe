/** Rulings on cards: each is for cards that there are, and every card is told its own. */
import { expect, test } from "vitest";
import { RULINGS, rulingsOf } from "../board/cards/rulings.ts";
import { CARD } from "../data/ids.ts";
import en from "../text/rulings.en.json" with { type: "json" };

test("every ruling is given for cards that there are, each named once", () => {
  for (const [ruling, cards] of RULINGS) {
    expect(cards.length, ruling).toBeGreaterThan(0);
    expect(new Set(cards).size, ruling).toBe(cards.length);
    expect(() => cards.map((card) => CARD.named(card)), ruling).not.toThrow();
  }
});

test("no ruling is written for no card", () => {
  expect(RULINGS.map(([ruling]) => ruling).sort()).toEqual(Object.keys(en).sort());
});

test("a card is told what is given for it, and only that", () => {
  expect(rulingsOf(CARD.named("1C2"))).toEqual(["ruling.ring", "ruling.ring-skirmish"]);
  expect(rulingsOf(CARD.named("1C295"))).toEqual(["ruling.copied-site", "ruling.laid-site"]);
  expect(rulingsOf(CARD.named("1C177"))).toEqual([]);
});
