/** A draft, or the opening of sealed pools: what there is before decks are built. */
import { type Core, copyStack, NONE, type Seat, type Settings } from "@westmarch/kernel";
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import type { Words } from "./words.ts";

/** A card that a view does not know. */
export const UNSEEN: CardId = NONE;

/** What some seat may not know: a card that a view does not know is `UNSEEN`. */
export interface Secret {
  /** The pack in each hand, in the order in which it was opened. */
  packs: CardId[][];
  /** What each player has to build from, in the order of the cards' numbers. */
  pools: CardId[][];
}

/** Packs are picked from and passed on, or all opened at once. */
export type Way = "draft" | "sealed";
export const WAYS: readonly Way[] = ["draft", "sealed"];

/** A draft, or sealed pools, of the trading card game. */
export interface Draft extends Core<Secret, Words> {
  /** Whether packs are passed on or all opened at once. */
  way: Way;
  /** Packs for each player. */
  rounds: number;
  /** Packs that each player has opened. */
  round: number;
}

const PLAYERS = ["2", "3", "4", "5", "6", "7", "8"] as const;
export const MOST_DRAFTERS = PLAYERS.length + 1;
const ROUNDS = ["3", "4", "5", "6"] as const;
/** Seconds for a pick; `falling`: fewer as the pack gets smaller. No rule reads it (`clock.ts`). */
const PACES = ["none", "30", "60", "90", "falling"] as const;
/** How many packs each player opens unless a setting says otherwise. */
export const USUAL_ROUNDS = "6";

export const settings = [
  { id: "players", kind: "choice", values: PLAYERS, initial: PLAYERS[0] },
  { id: "way", kind: "choice", values: WAYS, initial: WAYS[0] },
  { id: "packs", kind: "choice", values: ROUNDS, initial: USUAL_ROUNDS },
  { id: "clock", kind: "choice", values: PACES, initial: PACES[0] },
] as const;

/** Names of the seats. */
export const SEAT_NAMES: readonly string[] = Array.from(
  { length: MOST_DRAFTERS },
  (_, seat) => `player-${seat + 1}`,
);

/** Names of the seats under these settings. */
export const seatsOf = ({ players = PLAYERS[0] }: Settings): readonly string[] =>
  SEAT_NAMES.slice(0, Number(players));

const piles = (all: readonly (readonly CardId[])[]): CardId[][] => all.map((cards) => cards.slice());

export const cloneDraft = (g: Draft): Draft => ({
  version: g.version,
  drawn: g.drawn,
  stack: copyStack(g.stack),
  sealed: g.sealed.slice(),
  result: g.result,
  way: g.way,
  rounds: g.rounds,
  round: g.round,
  secret: { packs: piles(g.secret.packs), pools: piles(g.secret.pools) },
});

/** The seats in their order round the table. */
export const seatsIn = (g: Draft): readonly Seat[] => g.sealed.map((_, seat) => seat);

/** Packs go to the left in odd rounds and to the right in even ones. The seat to the left is the next. */
export const goesLeft = ({ round }: Draft): boolean => round % 2 === 1;
