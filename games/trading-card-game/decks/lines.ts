/** Decks as plain lines, `3x 1U51 Legolas, Prince of Mirkwood`: written in one way, and read in many. */

import { inLanguage, isSpaced, type Language } from "@westmarch/kernel/languages";
import { cardNumbered } from "../data/cards.ts";
import { footOf } from "../data/foot.ts";
import {
  type Collector,
  type Copies,
  cardCalled,
  counted,
  type DeckList,
  dealt,
  isRing,
  isRingBearer,
  isSite,
  printedCard,
  sideOf,
  tidy,
} from "./deck.ts";
import { HEADINGS, headingOf, labelled, SECTIONS, type Section } from "./headings.ts";
import { type Found, lookup } from "./lookup.ts";
import { fullName } from "./names.ts";
import { readGemp } from "./others.ts";
import { BASE } from "./sets.ts";

/* Writing ----------------------------------------------------------------------------------------------------------- */

export interface Writing {
  readonly language?: Language;
  /** Stands above everything, as a comment. */
  readonly title?: string;
}

const cardLine = ([count, card]: Copies, language: Language): string =>
  `${count}x ${card} ${cardCalled(card) ? fullName(card, language) : "?"}`;

/** Cards, a line for each kind. */
export const writeCards = (cards: readonly Collector[], language: Language = "en"): string[] =>
  counted(cards).map((copies) => cardLine(copies, language));

/** A list as lines. Whatever is read from them is the same list again. */
export function writeDeck(list: DeckList, { language = "en", title }: Writing = {}): string[] {
  const { ring, ringBearer, adventureDeck, drawDeck } = tidy(list);
  const sides = new Set([...sideOf(list, "Free Peoples"), ...sideOf(list, "Shadow")]);
  const parts: Readonly<Record<Section, readonly Collector[]>> = {
    "ring-bearer": ringBearer === null ? [] : [ringBearer],
    ring: ring === null ? [] : [ring],
    "adventure-deck": adventureDeck,
    "free-peoples": sideOf({ ring, ringBearer, adventureDeck, drawDeck }, "Free Peoples"),
    // What belongs to no side stands at the end, where it is seen.
    shadow: drawDeck.filter((id) => cardCalled(id)?.side === "Shadow" || !sides.has(id)),
  };
  const lines = title === undefined ? [] : [`# ${title}`];
  for (const section of SECTIONS) {
    const cards = parts[section];
    if (cards.length === 0) continue;
    if (lines.length > 0) lines.push("");
    const tally = isSpaced(language) ? ` (${cards.length})` : `（${cards.length}）`;
    lines.push(`${inLanguage(HEADINGS, language)[section]}${tally}`, ...writeCards(cards, language));
  }
  return lines;
}

/* Reading ----------------------------------------------------------------------------------------------------------- */

/** Why a line could not be taken. */
export type LineReason =
  /** No card is called that; `cards` are the nearest. */
  | "unknown"
  /** Several cards are called that: `cards`. */
  | "ambiguous"
  /** Number and name belong to two cards: `cards`. */
  | "two-cards"
  /** The number is of a set that is not there, or higher than its set has. */
  | "other-set"
  /** Not a number of copies that a deck could hold. */
  | "count";

export interface LineTrouble {
  readonly reason: LineReason;
  /** From 1. */
  readonly line: number;
  /** As it stands there. */
  readonly text: string;
  readonly cards: readonly Collector[];
}

export interface ReadDeck {
  readonly list: DeckList;
  /** Lines that are left out of it. */
  readonly troubles: readonly LineTrouble[];
}

/** One line that names cards. */
interface Entry {
  readonly section: Section | null;
  readonly count: number;
  readonly card: Collector;
}

/** The most copies that one line may say. */
export const MOST_IN_LINE = 60;
/** The set of a number that says none. */
const USUAL_SET = 1;

/** `1R34`, `1 R 34`, `R34` at the beginning, or `1_34`; foils have a mark behind. */
const COLLECTORS: readonly RegExp[] = [
  /(?<![a-z0-9])(?<set>\d{1,2})\s?(?<rarity>[rucps])\s?(?<number>\d{1,3})[t*+]{0,2}(?![a-z0-9])/i,
  /(?<![a-z0-9])(?<set>\d{1,2})_(?<number>\d{1,3})[t*+]{0,2}(?![a-z0-9])/i,
  /^[^a-z0-9]*(?<rarity>[rucp])\s?(?<number>\d{1,3})(?![a-z0-9])/i,
];

const TIMES = "[x×✕✖*]";
const COPIES = "(?:枚|張|张)";
const COUNTED = new RegExp(`${TIMES}|${COPIES}`, "i");
/** How many, before the card and after it. What is matched is cut off. */
const COUNT_FIRST: readonly RegExp[] = [
  new RegExp(`^(\\d{1,4})\\s*(?:${TIMES}|${COPIES})\\s*`, "i"),
  new RegExp(`^${TIMES}\\s*(\\d{1,4})(?!\\d)\\s*${COPIES}?\\s*`, "i"),
  /^[([]\s*(\d{1,4})\s*[)\]]\s*/,
  /^(\d{1,4})\s+(?=\S)/,
];
const COUNT_LAST: readonly RegExp[] = [
  new RegExp(`[\\s,]*${TIMES}\\s*(\\d{1,4})\\s*${COPIES}?$`, "i"),
  new RegExp(`[\\s,]*(?<![a-z0-9])(\\d{1,4})\\s*(?:${TIMES}|${COPIES})$`, "i"),
  /\s*[([]\s*(\d{1,4})\s*[)\]]$/,
  /[\s,]*(?<![a-z0-9])(\d{1,4})$/i,
];
/** A dot for a unique card, a dash or a number in a list, or the place of a site. */
const BULLET = /^(?:[-–—•·・●▪◦*\s]+|\d{1,2}[.)]\s+|(?:site|地域|地点|サイト)\s*\d\s*[-.:)]?\s*)(?=\S)/i;
const COMMENT = /(?:^|\s)(?:#|\/\/).*$|^;.*$/;

interface Cut {
  readonly count: number | null;
  /** Nothing but the number is there: it may be something else. */
  readonly bare?: boolean;
  readonly rest: string;
}

/** The first count that one of these finds, and the line without it. */
function cut(line: string, patterns: readonly RegExp[]): Cut {
  for (const pattern of patterns) {
    const found = pattern.exec(line);
    if (found?.[1] !== undefined) {
      const bare = !COUNTED.test(found[0]);
      return { count: Number(found[1]), bare, rest: line.replace(pattern, " ").trim() };
    }
  }
  return { count: null, rest: line };
}

interface Numbered {
  /** Null for a number that there is not. */
  readonly card: Collector | null;
  readonly rest: string;
}

/** The card that a collector number names. Its rarity is not needed: no two cards of a set have one number. */
function numbered(line: string): Numbered | null {
  for (const pattern of COLLECTORS) {
    const found = pattern.exec(line)?.groups;
    if (!found) continue;
    const card = cardNumbered(Number(found.set ?? USUAL_SET), Number(found.number));
    const rest = line
      .replace(pattern, " ")
      .replaceAll(/[([]\s*[)\]]/g, " ")
      .trim();
    return { card: card?.id ?? null, rest };
  }
  return null;
}

type Refused = Pick<LineTrouble, "reason" | "cards">;

/** So many cards are named where a name means several. */
const MOST_NAMED = 5;

/** Notes after a name: `(start)`, `[Elven]`. */
const NOTES = /[([][^)\]]*[)\]]/g;

/** The cards of these sets that a name can mean, with whatever stands in brackets or without. */
function found(name: string, sets: readonly number[]): Found {
  const all = lookup(sets).find(name);
  return all.cards.length > 0 ? all : lookup(sets).find(name.replaceAll(NOTES, " "));
}

/** The card that is meant by its name. */
function byName(name: string, sets: readonly number[]): Collector | Refused {
  const { cards } = found(name, sets);
  const [card, another] = cards;
  if (card === undefined) return { reason: "unknown", cards: lookup(sets).nearest(name) };
  return another === undefined ? card : { reason: "ambiguous", cards: cards.slice(0, MOST_NAMED) };
}

/** The card that is meant by number, by name, or by both. */
function meant(line: Numbered | null, name: string, sets: readonly number[]): Collector | Refused {
  if (!line) return byName(name, sets);
  if (line.card === null) return { reason: "other-set", cards: found(name, sets).cards.slice(0, MOST_NAMED) };
  const { cards, whole } = found(name, [footOf(printedCard(line.card)).set]);
  // A name in another language or with a note behind it is no reason to doubt the number.
  if (whole && !cards.includes(line.card)) {
    return { reason: "two-cards", cards: [line.card, ...cards].slice(0, MOST_NAMED) };
  }
  return line.card;
}

/** What one line says that is neither empty nor a heading. */
function entryOf(line: string, sets: readonly number[]): Omit<Entry, "section"> | Refused {
  const first = cut(line.replace(BULLET, ""), COUNT_FIRST);
  const number = numbered(first.rest);
  const last = first.count === null ? cut(number?.rest ?? first.rest, COUNT_LAST) : null;
  const card = meant(number, last?.rest ?? number?.rest ?? first.rest, sets);
  if (typeof card !== "string") return card;
  const { count: written, bare } = first.count === null && last ? last : first;
  // Sites are often listed after their numbers, and no deck has nine copies of the ninth.
  const placed = bare && written === printedCard(card).siteNumber && isSite(printedCard(card));
  const count = placed ? 1 : (written ?? 1);
  return count >= 1 && count <= MOST_IN_LINE ? { count, card } : { reason: "count", cards: [card] };
}

/** Where the cards of a list belong: that is told by their kinds, and of Frodo by the heading. */
function laidOut(entries: readonly Entry[]): DeckList {
  const outside = new Map<"ring" | "ringBearer", Entry>();
  const bearers = entries.filter(({ card }) => isRingBearer(printedCard(card)));
  const bearer = bearers.find(({ section }) => section === "ring-bearer") ?? bearers[0];
  const ring = entries.find(({ card }) => isRing(printedCard(card)));
  if (bearer) outside.set("ringBearer", bearer);
  if (ring) outside.set("ring", ring);
  const taken = new Set(outside.values());
  const others = dealt(entries.map((entry) => [entry.count - (taken.has(entry) ? 1 : 0), entry.card]));
  return tidy({
    ring: ring?.card ?? null,
    ringBearer: bearer?.card ?? null,
    adventureDeck: others.filter((card) => isSite(printedCard(card))),
    drawDeck: others.filter((card) => !isSite(printedCard(card))),
  });
}

/** A card of a deck in one line that there is not. */
const notThere = (text: string): LineTrouble => ({ reason: "other-set", line: 1, text, cards: [] });

/**
 * Reads a list of cards, or a deck as GEMP keeps it. Of each line it takes how many (before or behind, 1 if nothing is said) and which card, by its
 * number or its name in any language. Names are those of the cards of these sets; a number says its set itself.
 */
export function readDeck(text: string, sets: readonly number[] = BASE): ReadDeck {
  const kept = readGemp(text);
  if (kept) return { list: kept.list, troubles: kept.unknown.map(notThere) };
  const entries: Entry[] = [];
  const troubles: LineTrouble[] = [];
  let section: Section | null = null;
  for (const [i, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const whole = raw.normalize("NFKC").trim();
    const heading = numbered(whole) ? undefined : headingOf(whole);
    if (heading !== undefined) {
      section = heading;
      continue;
    }
    const line = whole.replace(COMMENT, "").trim();
    if (!/[\p{L}\p{N}]/u.test(line)) continue;
    const label = labelled(line);
    const entry = entryOf(label?.rest ?? line, sets);
    if ("reason" in entry) troubles.push({ ...entry, line: i + 1, text: raw.trim() });
    else entries.push({ ...entry, section: label ? label.section : section });
  }
  return { list: laidOut(entries), troubles };
}
