/**
 * The games of this table, for everything that must be able to find one by its name. A new game is one more entry; what
 * is only needed now and then (its sense of play, its words, its vectors) is loaded when it is asked for.
 */
import type { BoardModule, Language } from "@westmarch/boardkit";
import type { Policy } from "@westmarch/bots/types";
import { confrontation } from "@westmarch/confrontation";
import { duel } from "@westmarch/duel";
import {
  type AnyGame,
  type Ask,
  anyGame,
  type Core,
  type Facts,
  type Heard,
  type Seat,
} from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";

export type { AnyGame } from "@westmarch/kernel";

/** How one rule vector went: `error` says what differs, null if nothing does. */
export interface PlayedVector {
  readonly id: string;
  readonly title: string;
  readonly error: string | null;
}

export const LANGUAGES: readonly Language[] = ["en", "zh-Hant", "zh-Hans", "ja"];

/** How a game says its choices, its events and its end. */
export type Speech = Pick<BoardModule, "sentence" | "label" | "line" | "refusal" | "ending">;

/** How a game is told that has no words yet: in the names of its notation. */
export interface PlainSpeech {
  /** What a question speaks of. */
  about(ask: Ask): readonly string[];
  /** The facts of an event at a table of so many players, with names for numbers. */
  facts(heard: Heard, players: number): Facts;
  /** Everything that a seat (null: whoever holds all) may know of this position, as lines of text. */
  board(view: Core, seat: Seat | null): readonly string[];
  /** The few lines of it that change all the time. */
  summary(view: Core, seat: Seat | null): readonly string[];
}

/** Rules that can be played, by programs at least. */
export interface RulesEntry {
  readonly game: AnyGame;
  /** Plays a file of rule vectors in the game's own format. Throws if it is not in the format. */
  playVectors(file: unknown): Promise<readonly PlayedVector[]>;
  /** The game's sense of play, for computer opponents that do more than choose at random. */
  policy?(): Promise<Policy<Core>>;
  /** Its names for numbers, as long as it has no words. */
  plain?(): Promise<PlainSpeech>;
}

/** A game that people can sit down to. */
export interface GameEntry extends RulesEntry {
  policy(): Promise<Policy<Core>>;
  /** How it is told without a picture. */
  speech(): Promise<Speech>;
  /** The game's words. */
  words(language: Language): Promise<Readonly<Record<string, string>>>;
}

/** The games on the table, by id. */
export const games: Readonly<Record<string, GameEntry>> = {
  confrontation: {
    game: anyGame(confrontation),
    policy: async () => (await import("@westmarch/confrontation/bot")).policy as Policy<Core>,
    playVectors: async (file) => (await import("@westmarch/confrontation/vectors")).playVectors(file),
    speech: async () => (await import("@westmarch/confrontation/speech")) as Speech,
    words: async (language) => {
      switch (language) {
        case "en":
          return (await import("@westmarch/confrontation/text/en", { with: { type: "json" } })).default;
        case "zh-Hant":
          return (await import("@westmarch/confrontation/text/zh-Hant", { with: { type: "json" } })).default;
        case "zh-Hans":
          return (await import("@westmarch/confrontation/text/zh-Hans", { with: { type: "json" } })).default;
        case "ja":
          return (await import("@westmarch/confrontation/text/ja", { with: { type: "json" } })).default;
      }
    },
  },
  duel: {
    game: anyGame(duel),
    policy: async () => (await import("@westmarch/duel/bot")).policy as Policy<Core>,
    playVectors: async (file) => (await import("@westmarch/duel/vectors")).playVectors(file),
    speech: async () => (await import("@westmarch/duel/speech")) as Speech,
    words: async (language) => {
      switch (language) {
        case "en":
          return (await import("@westmarch/duel/text/en", { with: { type: "json" } })).default;
        case "zh-Hant":
          return (await import("@westmarch/duel/text/zh-Hant", { with: { type: "json" } })).default;
        case "zh-Hans":
          return (await import("@westmarch/duel/text/zh-Hans", { with: { type: "json" } })).default;
        case "ja":
          return (await import("@westmarch/duel/text/ja", { with: { type: "json" } })).default;
      }
    },
  },
};

/** Games whose rules are complete and which have no board and no words yet, by id. */
export const unfinished: Readonly<Record<string, RulesEntry>> = {
  "war-of-the-ring": {
    game: anyGame(warOfTheRing),
    policy: async () => (await import("@westmarch/war-of-the-ring/bot")).policy as Policy<Core>,
    playVectors: async (file) => (await import("@westmarch/war-of-the-ring/vectors")).playVectors(file),
    plain: async () => await import("@westmarch/war-of-the-ring/plain"),
  },
};
