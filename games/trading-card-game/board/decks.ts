/** Decks as people are told of them: what is wrong with one, and what could not be read. Free of React, for the terminal. */
import { listed } from "@westmarch/boardkit/writing";
import type { Random } from "@westmarch/kernel";
import type { Culture } from "../data/culture.ts";
import { PACKS, sealedPool } from "../decks/boosters.ts";
import { type Collector, cardCalled, type DeckList, sideOf } from "../decks/deck.ts";
import { deckFromPool } from "../decks/fromPool.ts";
import { type Fault, type Format, faultsOf } from "../decks/legality.ts";
import { type LineTrouble, MOST_IN_LINE, readDeck, writeCards, writeDeck } from "../decks/lines.ts";
import { fullName, nameOf } from "../decks/names.ts";
import { WRITINGS } from "../decks/others.ts";
import { FREE_PEOPLES_CULTURES, randomDeck, SHADOW_CULTURES } from "../decks/random.ts";
import { READY_DECKS } from "../decks/ready.ts";
import { SETS } from "../decks/sets.ts";
import type { GameSay } from "./keys.ts";

/** `1U51 Legolas, Prince of Mirkwood`; a card of no set has only what stands for its number. */
const named = (say: GameSay, id: Collector): string =>
  cardCalled(id) ? `${id} ${fullName(id, say.language)}` : id;

const namesOf = (say: GameSay, cards: readonly Collector[], last: "and" | "or" = "and"): string =>
  listed(
    say,
    cards.map((card) => named(say, card)),
    last,
  );

/** Cards of one title, which the sentence says once: those that are called nothing more go by their numbers. */
const namesUnder = (say: GameSay, title: string, cards: readonly Collector[]): string =>
  listed(
    say,
    cards.map((card) => (fullName(card, say.language) === title ? card : named(say, card))),
  );

/** A rule that a list breaks, without its number. */
export function faultSentence(say: GameSay, fault: Fault): string {
  if (fault.reason === "sites-missing") {
    return say("deck.fault.sites-missing", { numbers: listed(say, fault.numbers.map(String), "or") });
  }
  const { reason, rule: _rule, cards, ...figures } = fault;
  const [first] = cards;
  const title = first !== undefined && cardCalled(first) ? nameOf(first, say.language).title : "";
  const isOfOneTitle = reason === "too-many-copies" || reason === "too-many-ring-bearers";
  return say(`deck.fault.${reason}`, {
    ...figures,
    cards: isOfOneTitle ? namesUnder(say, title, cards) : namesOf(say, cards),
    title,
  });
}

/** A rule that a list breaks, after its number. */
export function ruleSentence(say: GameSay, fault: Fault): string {
  const sentence = faultSentence(say, fault);
  return fault.rule === null ? sentence : say("deck.fault.rule", { rule: fault.rule, sentence });
}

/** A line that could not be taken, after its number. */
export function lineSentence(say: GameSay, { reason, line, text, cards }: LineTrouble): string {
  const none = reason === "unknown" && cards.length === 0;
  const key = none ? "deck.line.unknown.none" : (`deck.line.${reason}` as const);
  const last = reason === "two-cards" ? "and" : "or";
  const sentence = say(key, { text, cards: namesOf(say, cards, last), most: MOST_IN_LINE });
  return say("deck.line", { line, sentence });
}

const linesOf = (say: GameSay, list: DeckList, title?: string): string[] =>
  writeDeck(list, {
    language: say.language,
    ...(title !== undefined && { title }),
  });

/** The deck for each of the programs that we write for. */
const writtenFor = (list: DeckList): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(WRITINGS).map(([program, write]) => [program, write(list)]));

/** Decks for the terminal (`Decks` of the manifest). */
export const decks = {
  cultures: [...FREE_PEOPLES_CULTURES, ...SHADOW_CULTURES],

  ready: (say: GameSay) =>
    READY_DECKS.map(({ id, deck }) => {
      const title = say(`deck.${id}`);
      const lines = linesOf(say, deck, title);
      return { id, title, about: say(`deck.${id}.about`), deck, lines, written: writtenFor(deck) };
    }),

  writings: Object.keys(WRITINGS),
  sets: SETS,

  read(text: string, say: GameSay, format: Format = {}) {
    const { list, troubles } = readDeck(text, format.sets);
    const faults = faultsOf(list, format);
    const legal = troubles.length === 0 && faults.length === 0;
    const counts = {
      freePeoples: sideOf(list, "Free Peoples").length,
      shadow: sideOf(list, "Shadow").length,
    };
    return {
      legal,
      deck: list,
      lines: linesOf(say, list),
      written: writtenFor(list),
      troubles: troubles.map((trouble) => ({ ...trouble, sentence: lineSentence(say, trouble) })),
      faults: faults.map((fault) => ({ ...fault, sentence: ruleSentence(say, fault) })),
      verdict: legal ? say("deck.legal", counts) : say("deck.illegal"),
    };
  },

  random(draw: Random, cultures: readonly string[], say: GameSay) {
    const chosen = <C extends Culture>(from: readonly C[]): C[] =>
      from.filter((one) => cultures.includes(one));
    const freePeoples = chosen(FREE_PEOPLES_CULTURES);
    const shadow = chosen(SHADOW_CULTURES);
    const deck = randomDeck(draw, {
      ...(freePeoples.length > 0 && { freePeoples }),
      ...(shadow.length > 0 && { shadow }),
    });
    return { deck, lines: linesOf(say, deck), written: writtenFor(deck) };
  },

  sealed(draw: Random, packs: number | undefined, say: GameSay) {
    const cards = sealedPool(draw, packs ?? PACKS);
    const deck = deckFromPool(cards);
    if (!deck) throw new Error("a pool with a starter in it made no deck");
    const title = say("deck.pool", { count: cards.length });
    const pool = { cards, lines: [title, ...writeCards(cards, say.language)] };
    return { pool, deck, lines: linesOf(say, deck), written: writtenFor(deck) };
  },
};
