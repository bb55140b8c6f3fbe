/** A deck as the few letters behind an address: packed, with a sum by which a broken link is found out. */
import { bytesOf, lettersOf } from "@westmarch/boardkit/letters";
import { groupedBy } from "@westmarch/kernel";
import { cardNumbered } from "../../data/cards.ts";
import { footOf } from "../../data/foot.ts";
import { type Collector, cardCalled, counted, type DeckList, inOrder, tidy } from "../../decks/deck.ts";
import type { Pool, Titled } from "../../decks/kept.ts";

/** Why a link cannot be opened. */
export type BadLink =
  /** Letters that no link of ours has. */
  | "not-a-link"
  /** Something is missing or was changed on the way. */
  | "damaged"
  /** Written by a later Westmarch. */
  | "newer";

/**
 * The ways of packing; a link says by which it was made. The first knows no sets: every number is one of set 1. What has cards
 * of that set alone is still packed so, and its link can be opened by every Westmarch there was.
 */
type Packing = 1 | 2;
const WITHOUT_SETS: Packing = 1;
const WITH_SETS: Packing = 2;
/** The set of a number in a link without sets. */
const ONLY_SET = 1;
/** Notes longer than this would make a link that no chat takes; they are cut. */
export const MOST_NOTES = 1000;

/* Numbers ------------------------------------------------------------------------------------------------------------ */

/** 0 and up, seven bits in each byte. */
function putNumber(bytes: number[], number: number): void {
  let left = number;
  while (left > 127) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
}

function putText(bytes: number[], text: string): void {
  const written = new TextEncoder().encode(text);
  putNumber(bytes, written.length);
  bytes.push(...written);
}

/** Thrown where there is less in a link than it says, or a card that there is not. */
class Unreadable extends Error {
  readonly why: BadLink;

  constructor(why: BadLink = "damaged") {
    super(why);
    this.why = why;
  }
}

/** Reads one thing after the other. */
class Reader {
  readonly packing: Packing;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(packing: Packing, bytes: Uint8Array) {
    this.packing = packing;
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let place = 1; place < 2 ** 28; place *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Unreadable();
      value += (byte % 128) * place;
      if (byte < 128) return value;
    }
    throw new Unreadable();
  }

  text(): string {
    const length = this.number();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Unreadable();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return text;
  }

  list<T>(one: () => T): T[] {
    const length = this.number();
    if (length > this.#bytes.length) throw new Unreadable();
    return Array.from({ length }, one);
  }

  /** The set that the next numbers are of. */
  set(): number {
    return this.packing === WITH_SETS ? this.number() : ONLY_SET;
  }

  /** One card; null for none, whose number is 0. */
  cardOrNone(): Collector | null {
    const set = this.set();
    const number = this.number();
    return number === 0 ? null : this.card(set, number);
  }

  card(set: number, number: number): Collector {
    const card = cardNumbered(set, number);
    // The sum of a link is right: a card of another set that is not here was there where the link was made.
    if (!card) throw new Unreadable(set === ONLY_SET ? "damaged" : "newer");
    return card.id;
  }
}

/* Cards ------------------------------------------------------------------------------------------------------------- */

/** The cards that there are, set by set. */
const known = (cards: readonly (Collector | null)[]): Collector[] =>
  inOrder(cards.filter((id) => id !== null).filter((id) => cardCalled(id)));

const setOf = (id: Collector): number => footOf({ id }).set;

/** How these cards are packed. */
const packingOf = (cards: readonly (Collector | null)[]): Packing =>
  known(cards).every((id) => setOf(id) === ONLY_SET) ? WITHOUT_SETS : WITH_SETS;

/** One card, or none. */
function putCard(bytes: number[], packing: Packing, id: Collector | null): void {
  const card = id === null ? undefined : cardCalled(id);
  const { set, number } = card ? footOf(card) : { set: ONLY_SET, number: 0 };
  if (packing === WITH_SETS) putNumber(bytes, set);
  putNumber(bytes, number);
}

/** Counted cards of one set in its order: each by its distance from the one before, with how many there are. */
function putCounted(bytes: number[], cards: readonly Collector[]): void {
  const all = counted(cards);
  putNumber(bytes, all.length);
  let before = 0;
  for (const [count, id] of all) {
    const { number } = footOf({ id });
    const few = count < 4;
    putNumber(bytes, (number - before) * 4 + (few ? count : 0));
    if (!few) putNumber(bytes, count);
    before = number;
  }
}

/** Cards with how many there are of each, set by set where sets are told apart. */
function putCards(bytes: number[], packing: Packing, cards: readonly Collector[]): void {
  const all = known(cards);
  if (packing === WITHOUT_SETS) {
    putCounted(bytes, all);
    return;
  }
  const sets = groupedBy(all, setOf);
  putNumber(bytes, sets.size);
  for (const [set, ofSet] of sets) {
    putNumber(bytes, set);
    putCounted(bytes, ofSet);
  }
}

function takeCounted(reader: Reader): Collector[] {
  const set = reader.set();
  let before = 0;
  return reader
    .list(() => {
      const step = reader.number();
      const count = step % 4 || reader.number();
      before += Math.floor(step / 4);
      if (count > 60) throw new Unreadable();
      return Array.from({ length: count }, () => reader.card(set, before));
    })
    .flat();
}

const takeCards = (reader: Reader): Collector[] =>
  reader.packing === WITH_SETS ? reader.list(() => takeCounted(reader)).flat() : takeCounted(reader);

/* The sum ----------------------------------------------------------------------------------------------------------- */

/** Fletcher's sum of 16 bits: finds every changed letter and most that changed places. */
function sumOf(bytes: Iterable<number>): readonly [number, number] {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 251;
    high = (high + low) % 251;
  }
  return [low, high];
}

/** Letters for an address, with what makes these bytes whole. */
const wholeLetters = (bytes: readonly number[]): string => lettersOf([...bytes, ...sumOf(bytes)]);

/** What is read from these letters, or why nothing is. */
function readIn<T>(letters: string, read: (reader: Reader) => T): T | BadLink {
  const bytes = bytesOf(letters);
  if (!bytes) return "not-a-link";
  const [low, high] = sumOf(bytes.subarray(0, -2));
  if (bytes.length < 3 || bytes.at(-2) !== low || bytes.at(-1) !== high) return "damaged";
  const packing = bytes[0];
  if (packing !== WITHOUT_SETS && packing !== WITH_SETS) return "newer";
  try {
    return read(new Reader(packing, bytes.subarray(1, -2)));
  } catch (error) {
    if (error instanceof Unreadable) return error.why;
    throw error;
  }
}

/** The letters that stand for a deck in an address. */
export function pack({ name, notes, list, start }: Titled): string {
  const { ring, ringBearer, adventureDeck, drawDeck } = list;
  const packing = packingOf([ring, ringBearer, ...adventureDeck, ...drawDeck, ...start]);
  const bytes: number[] = [packing];
  putCard(bytes, packing, ring);
  putCard(bytes, packing, ringBearer);
  putCards(bytes, packing, adventureDeck);
  putCards(bytes, packing, drawDeck);
  putNumber(bytes, start.length);
  for (const id of start) putCard(bytes, packing, id);
  putText(bytes, name);
  putText(bytes, notes.slice(0, MOST_NOTES).toWellFormed());
  return wholeLetters(bytes);
}

/** The deck that these letters stand for, or why they stand for none. */
export const unpack = (letters: string): Titled | BadLink =>
  readIn(letters, (reader) => {
    const ring = reader.cardOrNone();
    const ringBearer = reader.cardOrNone();
    const adventureDeck = takeCards(reader);
    const drawDeck = takeCards(reader);
    const list: DeckList = tidy({ ring, ringBearer, adventureDeck, drawDeck });
    const start = reader.list(() => reader.card(reader.set(), reader.number()));
    return { list, start, name: reader.text(), notes: reader.text() };
  });

/** The letters that stand for a player's pool from a table. */
export function packPool({ table, seat, cards }: Pool): string {
  const packing = packingOf(cards);
  const bytes: number[] = [packing];
  putText(bytes, table);
  putNumber(bytes, seat);
  putCards(bytes, packing, cards);
  return wholeLetters(bytes);
}

export const unpackPool = (letters: string): Pool | BadLink =>
  readIn(letters, (reader) => ({ table: reader.text(), seat: reader.number(), cards: takeCards(reader) }));
