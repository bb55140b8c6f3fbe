/** The cards of the base set, as they are printed. */
import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { CARDS } from "../data/cards.ts";
import { footOf, rarityOf } from "../data/foot.ts";
import { CARD } from "../data/ids.ts";
import { BASE, cardsOfSets } from "../decks/sets.ts";

const OF_BASE = cardsOfSets(BASE);

test("the first 365 numbers of cards at the table are those of the base set, and stay as saved games have them", () => {
  const names = CARD.names.slice(0, OF_BASE.length);
  expect(CARDS.slice(0, names.length)).toEqual(OF_BASE);
  expect(createHash("sha256").update(names.join(" ")).digest("hex")).toBe(
    "e75cc7b85b0c5f6aa928fad103f013123e9ef777af68a0a4afcc014f8e005693",
  );
});

test("what stands at the foot of a card is its set, its rarity and its number", () => {
  expect(footOf({ id: "1R34" })).toEqual({ set: 1, rarity: "R", number: 34 });
  expect(footOf({ id: "11C7" })).toEqual({ set: 11, rarity: "C", number: 7 });
  expect(() => footOf({ id: "R34" })).toThrow("R34 is not a set, a rarity and a number, such as 1R34");
});

test("the base set has 365 cards, numbered without a gap, in their rarities", () => {
  expect(OF_BASE.map((card) => footOf(card).number)).toEqual(Array.from({ length: 365 }, (_, i) => i + 1));
  const rarities = Map.groupBy(OF_BASE, rarityOf);
  expect(Object.fromEntries([...rarities].map(([rarity, cards]) => [rarity, cards.length]))).toEqual({
    R: 121,
    U: 121,
    C: 121,
    P: 2,
  });
});

test("every type of card is there as often as in the set", () => {
  const types = Map.groupBy(OF_BASE, ({ type }) => type);
  expect(Object.fromEntries([...types].map(([type, cards]) => [type, cards.length]))).toEqual({
    "The One Ring": 2,
    Event: 109,
    Condition: 73,
    Minion: 53,
    Site: 45,
    Possession: 40,
    Companion: 23,
    Ally: 20,
  });
});

test("what stands on a card fits its type", () => {
  for (const card of CARDS) {
    const character = ["Companion", "Ally", "Minion"].includes(card.type);
    expect([card.id, card.strength !== undefined && card.vitality !== undefined]).toEqual([
      card.id,
      character,
    ]);
    expect([card.id, card.race !== undefined]).toEqual([card.id, character]);
    expect([card.id, card.shadowNumber !== undefined]).toEqual([card.id, card.type === "Site"]);
    expect([card.id, card.culture === undefined]).toEqual([card.id, ["Site", "Ring"].includes(card.side)]);
    expect([card.id, card.twilight === undefined]).toEqual([card.id, ["Site", "Ring"].includes(card.side)]);
    expect([card.id, card.homeSites !== undefined]).toEqual([card.id, card.type === "Ally"]);
  }
});

test("five sites of each number are there, and exactly those of the numbers 3 and 6 are sanctuaries (24)", () => {
  const sites = OF_BASE.filter(({ type }) => type === "Site");
  const numbers = Map.groupBy(sites, ({ siteNumber }) => siteNumber ?? 0);
  expect([...numbers.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { siteNumber, keywords = [], arrow } of sites) {
    expect(keywords.includes("sanctuary")).toBe(siteNumber === 3 || siteNumber === 6);
    // Rules 8.8.
    expect(arrow).toBe([3, 4, 7, 8].includes(siteNumber ?? 0) ? "right" : "left");
  }
});
