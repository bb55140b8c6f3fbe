import { type Core, copyStack, notAnId } from "@westmarch/kernel";
import {
  ALL_REGIONS,
  CARDS_OF_CHAPTER,
  type CardId,
  type LandmarkId,
  REGIONS,
  type RegionId,
  type Side,
  type TokenId,
} from "./data/ids.ts";
import { SLOTS_OF_CHAPTER } from "./data/layouts.ts";
import type { Words } from "./words.ts";

/** In a slot of the tableau: nothing, or a card that lies face down. */
export const EMPTY = notAnId(-1);
export const FACE_DOWN = notAnId(-2);
/** In a view: a card, token or tile that is not for this seat to know. */
export const UNSEEN = notAnId(-1);
/** A leftover that has been fetched. */
export const GONE = notAnId(-3);

/** Where a card is, as both sides see it. */
export const PILE = 2;
export const ELSEWHERE = 3;

/** How many cards of a chapter are left over (4.2). */
export const LEFTOVERS = CARDS_OF_CHAPTER - SLOTS_OF_CHAPTER;

/** What some seat may not know. */
export interface Secret {
  /** The card in each slot that lies face down; `EMPTY` elsewhere. */
  slots: CardId[];
  /** The leftovers of each chapter dealt so far, three a chapter (4.2): a card, `UNSEEN` (or not dealt) or `GONE`. */
  leftovers: CardId[];
  /** Tokens of each race, top first (3.5). */
  stacks: TokenId[][];
  /** Landmark tiles face down, top first (3.6). */
  pile: LandmarkId[];
}

/** P-2: how many single coins there may be, the usual number first. */
export const COIN_LIMITS: readonly number[] = [30, 20, 40, 60];

/** Section 20. */
export interface Rulings {
  readonly stackExtraTurns: boolean;
  readonly coinLimit: number;
  readonly leftoverCardsPlayable: boolean;
}

/** A position of Duel. */
export interface Duel extends Core<Secret, Words> {
  /** How this table settles what the rules leave open (section 20). */
  rulings: Rulings;
  /** The chapter being played, 1 … 3. */
  chapter: number;
  /** The side whose turn it is. */
  turn: Side;
  /** Turns earned beyond the one being taken (14). */
  extra: number;
  /** Coins by side. */
  coins: number[];
  /** Steps of each side on the quest track. */
  quest: number[];
  /** Units on the board: `side * 7 + region`. */
  units: number[];
  /** Fortresses on the board by side, a mask of regions. */
  fortresses: number[];
  /** By card: the side in whose play area it lies, `PILE`, or `ELSEWHERE`. */
  where: number[];
  /** Skill symbols of grey cards in play: `side * 5 + skill` (slash groups apart). */
  skills: number[];
  /** Race symbols in play: `side * 6 + race`. */
  races: number[];
  /** The tableau as both see it: a card lying face up, `FACE_DOWN` or `EMPTY`. */
  slots: CardId[];
  /** By landmark: the side that took it, `PILE` while it lies face up, `ELSEWHERE` in the face-down pile. */
  landmarks: number[];
  /** Tokens kept by each side, in the order of acquisition. */
  tokens: TokenId[][];
  /** How many of the top tokens of each race both have seen (12.6). */
  known: number[];
  /** Sides that have had their trio, a mask (12.3). */
  trio: number;
  /** By side, a mask of chapters whose leftovers it has looked through (9.8). */
  looked: number[];
}

export const cloneDuel = (g: Duel): Duel => ({
  version: g.version,
  drawn: g.drawn,
  stack: copyStack(g.stack),
  sealed: g.sealed.slice(),
  result: g.result,
  secret: {
    slots: g.secret.slots.slice(),
    leftovers: g.secret.leftovers.slice(),
    stacks: g.secret.stacks.map((stack) => stack.slice()),
    pile: g.secret.pile.slice(),
  },
  rulings: g.rulings,
  chapter: g.chapter,
  turn: g.turn,
  extra: g.extra,
  coins: g.coins.slice(),
  quest: g.quest.slice(),
  units: g.units.slice(),
  fortresses: g.fortresses.slice(),
  where: g.where.slice(),
  skills: g.skills.slice(),
  races: g.races.slice(),
  slots: g.slots.slice(),
  landmarks: g.landmarks.slice(),
  tokens: g.tokens.map((tokens) => tokens.slice()),
  known: g.known.slice(),
  trio: g.trio,
  looked: g.looked.slice(),
});

export const bank = (g: Duel): number => g.rulings.coinLimit - g.coins[0] - g.coins[1];
export const unitsIn = (g: Duel, side: Side, region: RegionId): number =>
  g.units[side * REGIONS.length + region];

/** 13.7. */
export function onBoard(g: Duel, side: Side): number {
  let sum = 0;
  for (const region of ALL_REGIONS) sum += unitsIn(g, side, region);
  return sum;
}
