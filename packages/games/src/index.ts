/**
 * The rules of the five games and of the draft, each with the types of its own states, choices and questions; no board, no
 * picture, no server.
 */
import { anyGame, type Core } from "@westmarch/kernel";
import type { AnyEntry, GameEntry } from "./entry.ts";
import {
  type CardGameEntry,
  type ConfrontationEntry,
  confrontationEntry,
  type DraftEntry,
  type DuelEntry,
  duelEntry,
  type FiveArmiesEntry,
  fiveArmiesEntry,
  tradingCardDraftEntry,
  tradingCardGameEntry,
  type WarEntry,
  warOfTheRingEntry,
} from "./games.ts";

export type { Confrontation } from "@westmarch/confrontation";
export type { Duel } from "@westmarch/duel";
export type { FiveArmies } from "@westmarch/five-armies";
export type { Draft } from "@westmarch/trading-card-draft";
export type { CardGame } from "@westmarch/trading-card-game";
export type { War } from "@westmarch/war-of-the-ring";
export type { AnyEntry, GameEntry, Things } from "./entry.ts";
export type {
  CardGameEntry,
  ConfrontationEntry,
  DraftEntry,
  DuelEntry,
  FiveArmiesEntry,
  WarEntry,
} from "./games.ts";

/** The games of this library by their ids, each with the types of its own states, choices and things. */
export interface Games {
  /** Lord of the Rings: The Confrontation, by Reiner Knizia: two companies that do not know each other meet on sixteen regions. */
  readonly confrontation: ConfrontationEntry;
  /** The Lord of the Rings: Duel for Middle-earth, by Antoine Bauza and Bruno Cathala: cards are taken from an open tableau. */
  readonly duel: DuelEntry;
  /** The Battle of Five Armies, by Roberto Di Meglio, Marco Maggi and Francesco Nepitello. */
  readonly "five-armies": FiveArmiesEntry;
  /** A draft for the trading card game, or sealed pools: cards are handed out, and nobody wins. */
  readonly "trading-card-draft": DraftEntry;
  /** The Lord of the Rings Trading Card Game, its base set. Decks are settings of a table; ready ones come along. */
  readonly "trading-card-game": CardGameEntry;
  /** War of the Ring, Second Edition, by Roberto Di Meglio, Marco Maggi and Francesco Nepitello: two sides, two to four seats. */
  readonly "war-of-the-ring": WarEntry;
}

/** Every game by its id: `new Engine(games.duel.game)` makes and takes states of Duel alone. */
export const games: Games = {
  confrontation: confrontationEntry,
  duel: duelEntry,
  "five-armies": fiveArmiesEntry,
  "trading-card-draft": tradingCardDraftEntry,
  "trading-card-game": tradingCardGameEntry,
  "war-of-the-ring": warOfTheRingEntry,
};

/** The id of a game of this library. */
export type GameId = keyof Games;

/** A game without the types of its states, for code that plays any of them. */
function anyEntry<G extends Core<S>, S>({ game, ...entry }: GameEntry<G, S>): AnyEntry {
  return { ...entry, game: anyGame(game) };
}

/** All games, for code that plays any of them: the states of each are `Core` to it. In the order of their ids. */
export const allGames: readonly AnyEntry[] = [
  anyEntry(games.confrontation),
  anyEntry(games.duel),
  anyEntry(games["five-armies"]),
  anyEntry(games["trading-card-draft"]),
  anyEntry(games["trading-card-game"]),
  anyEntry(games["war-of-the-ring"]),
];

/** The game of this id, from a command line or a file. Throws an error that names those there are, where there is none. */
export function gameNamed(id: string): AnyEntry {
  const entry = allGames.find((one) => one.id === id);
  if (entry) return entry;
  throw new Error(`there is no game ${id}: say one of ${allGames.map((one) => one.id).join(", ")}`);
}
