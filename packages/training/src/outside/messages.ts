/**
 * What an arena and a bot of one's own say to each other: the messages of a table's socket, as far as a bot needs them, and a greeting.
 * docs/bots.md tells them with examples.
 */
import type { Ask, Facts, Option, Result, Seat, Settings } from "@westmarch/kernel";

/** Which edition of these messages this is. */
export const PROTOCOL = 1;

/** How long a bot may think, and how much memory it may take. */
export interface Limits {
  /** Milliseconds for one choice. */
  readonly move: number;
  /** Milliseconds for all its choices in one game. */
  readonly game: number;
  /** Megabytes. */
  readonly memory: number;
}

/** The greeting, once after each start: what will be played. */
export interface Hello {
  readonly type: "hello";
  readonly protocol: number;
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  readonly settings: Settings;
  /** The roles of all seats, by seat. */
  readonly seats: readonly string[];
  readonly limits: Limits;
}

/** Something that a seat has heard. */
export interface LogEntry {
  readonly seat: Seat;
  readonly version: number;
  readonly index: number;
  readonly type: string;
  readonly facts: Facts;
}

/** How a table stands for the bot's own seat. The first of each game is a `welcome`, all others are an `update`. */
export interface Standing {
  readonly type: "welcome" | "update";
  readonly protocol?: number;
  /** Which game of the match this is, counted from 0: chance of one's own begins with it, and a match can be played again. */
  readonly table: string;
  readonly game: string;
  readonly mine: readonly Seat[];
  /** How many choices have been made. */
  readonly version: number;
  readonly owes: readonly Seat[];
  readonly views: readonly {
    readonly seat: Seat;
    readonly view: unknown;
    readonly ask: Ask | null;
    readonly canUndo: false;
  }[];
  /** What is new since the last message of this game. */
  readonly log: readonly LogEntry[];
  readonly cut: null;
  readonly result: Result | null;
}

export type ToBot = Hello | Standing;

/** What a bot says of itself when it is greeted. */
export interface Ready {
  readonly name?: string;
  readonly edition?: number;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The answer to a greeting; null where it is none. */
export function readyFrom(answer: unknown): Ready | null {
  if (!isObject(answer) || answer.type !== "ready") return null;
  const { name, edition } = answer;
  if (name !== undefined && typeof name !== "string") return null;
  if (edition === undefined) return { ...(name !== undefined && { name }) };
  if (typeof edition !== "number" || !Number.isSafeInteger(edition) || edition < 0) return null;
  return { ...(name !== undefined && { name }), edition };
}

const isOption = (value: unknown): value is Option =>
  Array.isArray(value) &&
  typeof value[0] === "string" &&
  value.every((word) => typeof word === "string" || Number.isSafeInteger(word));

/** What was chosen: an option in words, or its place among those that were offered. */
export type OwnAnswer = { readonly option: Option } | { readonly index: number };

/**
 * The choice that an answer makes; null where it makes none. As at a table it is `{"type":"choose","options":[option]}`; in short,
 * `{"type":"choose","index":3}`.
 */
export function choiceFrom(answer: unknown): OwnAnswer | null {
  if (!isObject(answer) || answer.type !== "choose") return null;
  const { options, index } = answer;
  if (typeof index === "number" && options === undefined) return { index };
  if (!Array.isArray(options) || options.length !== 1) return null;
  const option: unknown = options[0];
  return isOption(option) ? { option } : null;
}
