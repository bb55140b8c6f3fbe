/** Chapter 2 of the rules: a test for each number, and the decks that come with the game. */
import { describe, expect, test } from "vitest";
import { type Collector, type Deck, type DeckList, dealt, printedCard, sideOf } from "../decks/deck.ts";
import { type Fault, type Format, faultsOf, isLegal } from "../decks/legality.ts";
import { met, needsOf } from "../decks/needs.ts";
import { READY_DECKS, STARTERS } from "../decks/ready.ts";
import { READY_DECK_IDS } from "../decks/readyIds.ts";

const [{ deck: ARAGORN }] = STARTERS;

/** What is wrong with Aragorn's deck after a change: reasons with their rules and cards. */
const wrong = (change: Partial<DeckList>, format: Format = {}): readonly Fault[] =>
  faultsOf({ ...ARAGORN, ...change }, format);

/** Aragorn's draw deck with some cards in the place of others of the same number. */
const swapped = (out: readonly Collector[], into: readonly Collector[]): Collector[] => {
  const left = [...ARAGORN.drawDeck];
  for (const card of out) left.splice(left.indexOf(card), 1);
  return [...left, ...into];
};

describe("the decks that come with the game", () => {
  test("are known by their ids before they are here", () => {
    expect(READY_DECKS.map(({ id }) => id)).toEqual(READY_DECK_IDS);
  });

  test.each(READY_DECKS.map((ready) => [ready.id, ready] as const))("%s may be played", (_id, { deck }) => {
    expect(faultsOf(deck)).toEqual([]);
    expect(faultsOf(deck, { restricted: true })).toEqual([]);
    expect(sideOf(deck, "Free Peoples")).toHaveLength(30);
    expect(sideOf(deck, "Shadow")).toHaveLength(30);
  });

  test.each(READY_DECKS.map((ready) => [ready.id, ready] as const))(
    "%s starts with companions for 4 twilight out of its draw deck (3.7)",
    (_id, { deck, start }) => {
      expect(start.every((card) => deck.drawDeck.includes(card))).toBe(true);
      expect(start.map((card) => printedCard(card).type)).toEqual(start.map(() => "Companion"));
      for (const [i, card] of start.entries()) {
        const there = new Set([deck.ringBearer, ...start.slice(0, i)]);
        expect([card, met(needsOf(printedCard(card)).must, there)]).toEqual([
          card,
          needsOf(printedCard(card)).must.length,
        ]);
      }
      expect(start.reduce((sum, card) => sum + (printedCard(card).twilight ?? 0), 0)).toBeLessThanOrEqual(4);
    },
  );

  test("between them use every culture", () => {
    const cultures = READY_DECKS.flatMap(({ deck }) =>
      deck.drawDeck.map((card) => printedCard(card).culture),
    );
    expect(new Set(cultures).size).toBe(9);
  });
});

describe("what a deck is made of", () => {
  test("1.2: cards of this set alone", () => {
    expect(wrong({ drawDeck: swapped(["1C151"], ["4U12"]) })).toContainEqual({
      reason: "no-such-card",
      rule: "1.2",
      cards: ["4U12"],
    });
  });

  test("2.1: a Ring lies outside the draw deck", () => {
    expect(wrong({ ring: null })).toEqual([{ reason: "no-ring", rule: "2.1", cards: [] }]);
    expect(wrong({ ring: "1U51" })).toEqual([{ reason: "not-a-ring", rule: "2.1", cards: ["1U51"] }]);
    expect(wrong({ ring: "1R1" })).toEqual([]);
  });

  test("2.1: so does a Frodo, who can start as Ring-bearer", () => {
    expect(wrong({ ringBearer: null })).toEqual([{ reason: "no-ring-bearer", rule: "2.1", cards: [] }]);
    expect(wrong({ ringBearer: "1C311" })).toEqual([
      { reason: "not-a-ring-bearer", rule: "2.1", cards: ["1C311"] },
    ]);
    expect(wrong({ ringBearer: "1R289" })).toEqual([]);
  });

  test("2.2: the draw deck holds at least 60 cards", () => {
    const drawDeck = ARAGORN.drawDeck.filter((card) => card !== "1C92" && card !== "1C145");
    expect(wrong({ drawDeck })).toEqual([
      { reason: "too-few-cards", rule: "2.2", cards: [], count: 58, least: 60 },
    ]);
    expect(wrong({ drawDeck: [...ARAGORN.drawDeck, "1C3", "1C3", "1U164", "1U164"] })).toEqual([]);
  });

  test("2.2: as many Free Peoples cards as Shadow cards are in it", () => {
    expect(wrong({ drawDeck: swapped(["1C151"], ["1C3"]) })).toEqual([
      { reason: "unequal-sides", rule: "2.2", cards: [], freePeoples: 31, shadow: 29 },
    ]);
  });

  test("2.2: no site and no Ring is in it", () => {
    const faults = wrong({ drawDeck: [...ARAGORN.drawDeck, "1U319", "1U319", "1R1"] });
    expect(faults).toEqual([
      { reason: "site-in-draw-deck", rule: "2.2", cards: ["1U319"] },
      { reason: "ring-in-draw-deck", rule: "2.2", cards: ["1R1"] },
    ]);
  });

  test("2.3: at most 4 cards of one title are in it, whatever their subtitles", () => {
    const two = swapped(["1C92", "1C101"], ["1R89", "1R89"]);
    expect(wrong({ drawDeck: two })).toEqual([]);
    const three = swapped(["1C92", "1C101", "1C106"], ["1R89", "1R89", "1R89"]);
    expect(wrong({ drawDeck: three })).toEqual([
      { reason: "too-many-copies", rule: "2.3", cards: ["1P365", "1R89"], count: 5, most: 4 },
    ]);
  });

  test("2.3: of Frodo at most 3, since one starts in play", () => {
    const three = swapped(["1C92", "1C101", "1C106"], ["1R289", "1R289", "1C290"]);
    expect(wrong({ drawDeck: three })).toEqual([]);
    const four = swapped(["1C92", "1C101", "1C106", "1U51"], ["1R289", "1R289", "1C290", "1C290"]);
    expect(wrong({ drawDeck: four })).toEqual([
      { reason: "too-many-ring-bearers", rule: "2.3", cards: ["1R289", "1C290"], count: 4, most: 3 },
    ]);
  });

  test("2.4: the adventure deck holds a site of each number from 1 to 9", () => {
    const without = ARAGORN.adventureDeck.filter((card) => card !== "1U327");
    const missing = { reason: "sites-missing", rule: "2.4", cards: [], numbers: [2] };
    expect(wrong({ adventureDeck: without })).toEqual([missing]);
    expect(wrong({ adventureDeck: [...without, "1U319"] })).toEqual([
      { reason: "site-twice", rule: "2.4", cards: ["1U320", "1U319"], number: 1, count: 2 },
      missing,
    ]);
    expect(wrong({ adventureDeck: [...without, "1U51"] })).toEqual([
      { reason: "not-a-site", rule: "2.4", cards: ["1U51"] },
      missing,
    ]);
  });

  test("2.5: where a table says so, one copy of 1C248 is allowed", () => {
    const drawDeck = swapped(["1C151", "1C151"], ["1C248", "1C248"]);
    expect(wrong({ drawDeck })).toEqual([]);
    expect(wrong({ drawDeck }, { restricted: true })).toEqual([
      { reason: "restricted", rule: "2.5", cards: ["1C248"], count: 2 },
    ]);
  });

  test("2.6 and 20.1: a first game is played with boxes as they are, and the sites 1 to 7", () => {
    const drawDeck = ARAGORN.drawDeck.slice(0, 49);
    const adventureDeck = ARAGORN.adventureDeck.slice(0, 7);
    expect(wrong({ drawDeck, adventureDeck }).map(({ rule }) => rule)).toEqual(["2.2", "2.2", "2.4"]);
    expect(wrong({ drawDeck, adventureDeck }, { firstGame: true })).toEqual([]);
    expect(wrong({ adventureDeck: adventureDeck.slice(1) }, { firstGame: true })).toEqual([
      { reason: "sites-missing", rule: "20.1", cards: [], numbers: [1] },
    ]);
  });

  test("a sealed deck holds nothing that was not in the pool", () => {
    const { ring, ringBearer, adventureDeck, drawDeck } = ARAGORN;
    const pool = [ring, ringBearer, ...adventureDeck, ...drawDeck];
    expect(wrong({}, { pool })).toEqual([]);
    expect(wrong({ drawDeck: swapped(["1C92"], ["1C3"]) }, { pool })).toEqual([
      { reason: "not-in-pool", rule: null, cards: ["1C3"], count: 1, held: 0 },
    ]);
    expect(wrong({ drawDeck: swapped(["1C92"], ["1U51"]) }, { pool })).toEqual([
      { reason: "not-in-pool", rule: null, cards: ["1U51"], count: 2, held: 1 },
    ]);
  });

  test("every rule that is broken is told at once", () => {
    const list: DeckList = {
      ring: null,
      ringBearer: null,
      adventureDeck: [],
      drawDeck: dealt([
        [5, "1C3"],
        [1, "1C2"],
      ]),
    };
    const faults = faultsOf(list);
    expect(faults.map(({ rule }) => rule)).toEqual(["2.1", "2.1", "2.2", "2.2", "2.2", "2.3", "2.4"]);
    expect(isLegal(list)).toBe(false);
  });
});

test("a list without faults is a deck", () => {
  const list: DeckList = ARAGORN;
  const deck: Deck | null = isLegal(list) ? list : null;
  expect(deck?.ring).toBe("1C2");
});
