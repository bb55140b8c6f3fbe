/** A deck of one's own as a device keeps it: with notes, and with versions to go back to. */
import type { Plan } from "./changes.ts";
import { type Collector, cardCalled, counted, type DeckList, dealt, tidy } from "./deck.ts";
import type { Format } from "./legality.ts";

/** A deck with its name and a player's notes: what a link carries. */
export interface Titled extends Plan {
  readonly name: string;
  readonly notes: string;
}

/** How a deck was at one time. */
export interface Version extends Plan {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a player has at a table to build from: nothing else may be in the deck. */
export interface Pool {
  readonly table: string;
  /** His seat there. */
  readonly seat: number;
  readonly cards: readonly Collector[];
}

export interface OwnDeck extends Titled {
  /** Left out where all cards may be in the deck. */
  readonly pool?: Pool;
  /** The newest first. */
  readonly versions: readonly Version[];
}

/** What a deck is held to besides chapter 2. */
export const formatOf = (pool: Pool | undefined): Format => (pool ? { pool: pool.cards } : {});

/** More than this are not kept; the oldest goes. */
export const MOST_VERSIONS = 30;

/** The deck with one version more. */
export const withVersion = (deck: OwnDeck, name: string, at: number): OwnDeck => ({
  ...deck,
  versions: [{ name, at, list: deck.list, start: deck.start }, ...deck.versions].slice(0, MOST_VERSIONS),
});

/** The deck as it was then; its versions stay. */
export const asItWas = (deck: OwnDeck, { list, start }: Version): OwnDeck => ({ ...deck, list, start });

/* Written down ------------------------------------------------------------------------------------------------------ */

/** The form; a text says in which it is written. */
const FORM = 1;

const written = ({ list, start }: Plan) => ({
  ring: list.ring,
  ringBearer: list.ringBearer,
  sites: list.adventureDeck,
  cards: counted(list.drawDeck),
  start,
});

/** As a device keeps it. */
export const writeOwn = ({ name, notes, pool, versions, ...plan }: OwnDeck): string =>
  JSON.stringify({
    form: FORM,
    name,
    notes,
    ...written(plan),
    ...(pool && { pool: { table: pool.table, seat: pool.seat, cards: counted(pool.cards) } }),
    versions: versions.map((version) => ({ name: version.name, at: version.at, ...written(version) })),
  });

/** Thrown where something else stands than a deck has there. */
class Unreadable extends Error {}

function fail(): never {
  throw new Unreadable();
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

const fields = (value: unknown): Fields => (isFields(value) ? value : fail());
const text = (value: unknown): string => (typeof value === "string" ? value : fail());
const number = (value: unknown): number => (typeof value === "number" && value >= 0 ? value : fail());
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : fail());
const card = (value: unknown): Collector => (cardCalled(text(value)) ? text(value) : fail());
const oneOrNone = (value: unknown): Collector | null => (value === null ? null : card(value));

/** Cards with how many there are of each. */
const cards = (value: unknown): readonly Collector[] =>
  dealt(
    list(value).map((entry) => {
      const [count, id] = list(entry);
      return [Math.min(number(count), 60), card(id)];
    }),
  );

function poolOf(value: unknown): Pool {
  const of = fields(value);
  return { table: text(of.table), seat: number(of.seat), cards: cards(of.cards) };
}

function planOf(of: Fields): Plan {
  const drawDeck = cards(of.cards);
  const laid: DeckList = {
    ring: oneOrNone(of.ring),
    ringBearer: oneOrNone(of.ringBearer),
    adventureDeck: list(of.sites).map(card),
    drawDeck,
  };
  return { list: tidy(laid), start: list(of.start).map(card) };
}

/** Reads what a device kept; null where it is no deck, or not a whole one. */
export function readOwn(kept: string): OwnDeck | null {
  try {
    const of = fields(JSON.parse(kept));
    if (of.form !== FORM) return null;
    return {
      name: text(of.name),
      notes: text(of.notes),
      ...planOf(of),
      ...(of.pool !== undefined && { pool: poolOf(of.pool) }),
      versions: list(of.versions).map((each) => {
        const version = fields(each);
        return { name: text(version.name), at: number(version.at), ...planOf(version) };
      }),
    };
  } catch (error) {
    if (error instanceof Unreadable || error instanceof SyntaxError) return null;
    throw error;
  }
}
