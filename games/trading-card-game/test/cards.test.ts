/** The cards of the base set, as they are printed. */
import { expect, test } from "vitest";
import { CARDS, numberOf } from "../data/cards.ts";

test("there are 365 cards, numbered without a gap, in their rarities", () => {
  expect(CARDS.map(numberOf)).toEqual(Array.from({ length: 365 }, (_, i) => i + 1));
  const rarities = Map.groupBy(CARDS, ({ id }) => id[1] ?? "");
  expect(Object.fromEntries([...rarities].map(([rarity, cards]) => [rarity, cards.length]))).toEqual({
    R: 121,
    U: 121,
    C: 121,
    P: 2,
  });
});

test("every type of card is there as often as in the set", () => {
  const types = Map.groupBy(CARDS, ({ type }) => type);
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
  const sites = CARDS.filter(({ type }) => type === "Site");
  const numbers = Map.groupBy(sites, ({ siteNumber }) => siteNumber ?? 0);
  expect([...numbers.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { siteNumber, keywords = [], arrow } of sites) {
    expect(keywords.includes("sanctuary")).toBe(siteNumber === 3 || siteNumber === 6);
    // Rules 8.8.
    expect(arrow).toBe([3, 4, 7, 8].includes(siteNumber ?? 0) ? "right" : "left");
  }
});
