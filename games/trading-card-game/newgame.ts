/** Everything as it lies before the bids (3). */
import { type Core, NONE, type Seat } from "@westmarch/kernel";
import type { CardId } from "./data/ids.ts";
import { printed } from "./data/ids.ts";
import { type CardGame, NOBODY, type Rulings } from "./state.ts";
import { enter } from "./vocabulary.ts";

/** What a player brings to the table (2). */
export interface Deck {
  readonly ringBearer: CardId;
  readonly ring: CardId;
  /** Nine sites. */
  readonly sites: readonly CardId[];
  readonly cards: readonly CardId[];
}

const each = <T>(decks: readonly Deck[], value: (seat: Seat) => T): T[] =>
  decks.map((_, seat) => value(seat));

const sorted = (cards: readonly CardId[]): CardId[] => cards.toSorted((one, other) => one - other);

export function newGame(
  decks: readonly Deck[],
  rulings: Rulings,
): Omit<CardGame, Exclude<keyof Core, "stack" | "secret">> {
  return {
    stack: [enter("game").call],
    rulings,
    starts: decks.map(({ ringBearer, ring }) => ({ bearer: ringBearer, ring })),
    order: each(decks, (seat) => seat),
    out: each(decks, () => false),
    turn: 0,
    phase: "setup",
    shadow: NOBODY,
    moves: 0,
    moveLimit: 0,
    usualLimit: Math.max(2, decks.length - 1),
    pool: 0,
    at: each(decks, () => 1),
    bearer: each(decks, () => NONE),
    resistance: decks.map(({ ringBearer }) => printed(ringBearer).resistance ?? 0),
    burdens: each(decks, () => 0),
    worn: each(decks, () => false),
    table: [],
    copies: 0,
    wounds: [],
    against: [],
    hurt: [],
    hitBy: [],
    skirmish: NONE,
    skirmishCancelled: false,
    shadowEnds: false,
    fierceRound: false,
    wereAssigned: [],
    aside: null,
    lasting: [],
    used: [],
    playedThisTurn: [],
    held: [],
    playedThisPhase: [],
    discards: each(decks, () => []),
    dead: each(decks, () => []),
    secret: {
      hands: each(decks, () => []),
      decks: decks.map(({ cards }) => sorted(cards)),
      adventure: decks.map(({ sites }) => sorted(sites)),
      aside: [],
    },
  };
}
