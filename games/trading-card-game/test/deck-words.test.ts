/** What people are told of decks: whole, alike in all languages, and with every card by its name. */

import { strictly } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { decks, faultSentence, lineSentence, ruleSentence } from "../board/decks.ts";
import type { DeckList } from "../decks/deck.ts";
import { type FaultReason, faultsOf } from "../decks/legality.ts";
import { type LineReason, readDeck } from "../decks/lines.ts";
import { nameOf } from "../decks/names.ts";
import { STARTERS } from "../decks/ready.ts";
import { catalogues, LANGUAGES } from "./catalogues.ts";

const say = strictly(catalogues);

const [{ deck }] = STARTERS;

/** Lists with every fault there is. */
const BROKEN: readonly DeckList[] = [
  { ring: null, ringBearer: null, adventureDeck: [], drawDeck: ["1U319", "1R1", "4U12"] },
  {
    ring: "1U51",
    ringBearer: "1C311",
    adventureDeck: ["1U319", "1U320", "1C3"],
    drawDeck: ["1R289", "1R289", "1C290", "1C290", "1C3", "1C3", "1C3", "1C3", "1C3", "1C248", "1C248"],
  },
];
const FAULTS = BROKEN.flatMap((list) => faultsOf(list, { restricted: true, pool: ["1C3"], sets: [2] }));
const REASONS: Readonly<Record<FaultReason, true>> = {
  "no-such-card": true,
  "set-not-allowed": true,
  "no-ring": true,
  "no-ring-bearer": true,
  "not-a-ring": true,
  "not-a-ring-bearer": true,
  "not-a-site": true,
  "too-few-cards": true,
  "unequal-sides": true,
  "site-in-draw-deck": true,
  "ring-in-draw-deck": true,
  "too-many-copies": true,
  "too-many-ring-bearers": true,
  "sites-missing": true,
  "site-twice": true,
  restricted: true,
  "not-in-pool": true,
};

const TROUBLES = readDeck("Gimli\nxyzzy\nLegolass\n1U51 Sting\n4U12\n0 Bounder").troubles;
const LINE_REASONS: readonly LineReason[] = [
  "ambiguous",
  "unknown",
  "unknown",
  "two-cards",
  "other-set",
  "count",
];

describe.each(LANGUAGES)("in %s", (language) => {
  const words = say(language);

  test("every fault has a sentence without anything left open", () => {
    expect(new Set(FAULTS.map(({ reason }) => reason))).toEqual(new Set(Object.keys(REASONS)));
    for (const fault of FAULTS) {
      const sentence = faultSentence(words, fault);
      expect(sentence).toMatch(/[.。]$/);
      expect(sentence).not.toMatch(/undefined|NaN|[{}]/);
      for (const card of fault.cards) {
        const lists = fault.reason.startsWith("unequal") || fault.reason.startsWith("too-few");
        expect([sentence, lists || sentence.includes(card)]).toEqual([sentence, true]);
      }
      if (fault.rule !== null) expect(ruleSentence(words, fault)).toContain(fault.rule);
    }
  });

  test("too many cards of a title are told by their numbers, and the title once", () => {
    const drawDeck = Array.from({ length: 5 }, () => "1U178" as const);
    const list: DeckList = { ring: null, ringBearer: null, adventureDeck: [], drawDeck };
    const many = faultsOf(list).find(({ reason }) => reason === "too-many-copies");
    const sentence = many ? faultSentence(words, many) : "";
    const { title } = nameOf("1U178", language);
    expect(sentence).toContain("1U178");
    expect(sentence.split(title)).toHaveLength(2);
  });

  test("every line that cannot be read has a sentence with its number", () => {
    expect(TROUBLES.map(({ reason }) => reason)).toEqual(LINE_REASONS);
    for (const trouble of TROUBLES) {
      const sentence = lineSentence(words, trouble);
      expect(sentence).toContain(String(trouble.line));
      expect(sentence).not.toMatch(/undefined|[{}]/);
    }
  });

  test("a deck is reported as legal or not", () => {
    const ready = decks.ready(words)[0];
    expect(decks.read(ready.lines.join("\n"), words)).toMatchObject({
      legal: true,
      deck,
      faults: [],
      troubles: [],
    });
    expect(decks.read("Gimli", words)).toMatchObject({ legal: false, verdict: words("deck.illegal") });
  });
});

test("English sentences say what is wrong and what to do", () => {
  const words = say("en");
  expect(decks.read("3x Gimli\nLegolass", words).troubles.map(({ sentence }) => sentence)).toEqual([
    "Line 1: “3x Gimli” could be 1U12 Gimli, Dwarf of Erebor or 1R13 Gimli, Son of Glóin. Write its number or its whole name.",
    "Line 2: No card is called “Legolass”. Did you mean 1R50 Legolas, Greenleaf or 1U51 Legolas, Prince of Mirkwood?",
  ]);
  const [, second] = BROKEN;
  expect(faultsOf(second).map((fault) => ruleSentence(words, fault))).toContain(
    "Rule 2.3: The draw deck has 5 cards called Axe Strike (1C3). At most 4 are allowed.",
  );
});
