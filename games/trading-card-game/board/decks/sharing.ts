/** A deck as the few letters behind an address: packed, with a sum by which a broken link is found out. */
import { bytesOf, lettersOf } from "@westmarch/boardkit/letters";
import { CARDS, numberOf } from "../../data/cards.ts";
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

/** The way of packing; a link says by which it was made. */
const VERSION = 1;
/** Notes longer than this would make a link that no chat takes; they are cut. */
export const MOST_NOTES = 1000;

const BY_NUMBER: ReadonlyMap<number, Collector> = new Map(CARDS.map((card) => [numberOf(card), card.id]));

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

/** Thrown where there is less in a link than it says. */
class Damaged extends Error {}

/** Reads one thing after the other. */
class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  number(): number {
    let value = 0;
    for (let place = 1; place < 2 ** 28; place *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new Damaged();
      value += (byte % 128) * place;
      if (byte < 128) return value;
    }
    throw new Damaged();
  }

  text(): string {
    const length = this.number();
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Damaged();
    const text = new TextDecoder().decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return text;
  }

  list<T>(one: () => T): T[] {
    const length = this.number();
    if (length > this.#bytes.length) throw new Damaged();
    return Array.from({ length }, one);
  }

  card(number = this.number()): Collector {
    const card = BY_NUMBER.get(number);
    if (card === undefined) throw new Damaged();
    return card;
  }
}

/* Cards ------------------------------------------------------------------------------------------------------------- */

/** 0 for none. */
const numberIn = (id: Collector | null): number => {
  const card = id === null ? undefined : cardCalled(id);
  return card ? numberOf(card) : 0;
};

/** Counted cards in the order of the set: each by its distance from the one before, with how many there are. */
function putCards(bytes: number[], cards: readonly Collector[]): void {
  const known = counted(inOrder(cards.filter((id) => cardCalled(id))));
  putNumber(bytes, known.length);
  let before = 0;
  for (const [count, id] of known) {
    const number = numberIn(id);
    const few = count < 4;
    putNumber(bytes, (number - before) * 4 + (few ? count : 0));
    if (!few) putNumber(bytes, count);
    before = number;
  }
}

function takeCards(reader: Reader): Collector[] {
  let before = 0;
  return reader
    .list(() => {
      const step = reader.number();
      const count = step % 4 || reader.number();
      before += Math.floor(step / 4);
      if (count > 60) throw new Damaged();
      return Array.from({ length: count }, () => reader.card(before));
    })
    .flat();
}

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
  if (bytes[0] !== VERSION) return "newer";
  try {
    return read(new Reader(bytes.subarray(1, -2)));
  } catch (error) {
    if (error instanceof Damaged) return "damaged";
    throw error;
  }
}

/** The letters that stand for a deck in an address. */
export function pack({ name, notes, list, start }: Titled): string {
  const bytes: number[] = [VERSION];
  putNumber(bytes, numberIn(list.ring));
  putNumber(bytes, numberIn(list.ringBearer));
  putCards(bytes, list.adventureDeck);
  putCards(bytes, list.drawDeck);
  putNumber(bytes, start.length);
  for (const id of start) putNumber(bytes, numberIn(id));
  putText(bytes, name);
  putText(bytes, notes.slice(0, MOST_NOTES).toWellFormed());
  return wholeLetters(bytes);
}

/** The deck that these letters stand for, or why they stand for none. */
export const unpack = (letters: string): Titled | BadLink =>
  readIn(letters, (reader) => {
    const one = (number: number): Collector | null => (number === 0 ? null : reader.card(number));
    const ring = one(reader.number());
    const ringBearer = one(reader.number());
    const adventureDeck = takeCards(reader);
    const drawDeck = takeCards(reader);
    const list: DeckList = tidy({ ring, ringBearer, adventureDeck, drawDeck });
    const start = reader.list(() => reader.card());
    return { list, start, name: reader.text(), notes: reader.text() };
  });

/** The letters that stand for what somebody has got at a table. */
export function packPool({ table, seat, cards }: Pool): string {
  const bytes: number[] = [VERSION];
  putText(bytes, table);
  putNumber(bytes, seat);
  putCards(bytes, cards);
  return wholeLetters(bytes);
}

export const unpackPool = (letters: string): Pool | BadLink =>
  readIn(letters, (reader) => ({ table: reader.text(), seat: reader.number(), cards: takeCards(reader) }));
