/** Everything as it lies before the bids (3). */
import { type Core, NONE, type Seat } from "@westmarch/kernel";
import { type CardId, printed } from "./data/ids.ts";
import { type CardGame, NOBODY, type Rulings, UNSEEN } from "./state.ts";
import { enter } from "./vocabulary.ts";

/** What a player brings to the table (2), by the numbers of the cards. */
export interface Deck {
  readonly ringBearer: CardId;
  readonly ring: CardId;
  /** Nine sites. */
  readonly sites: readonly CardId[];
  readonly cards: readonly CardId[];
}

const each = <T>(decks: readonly Deck[], value: (seat: Seat) => T): T[] =>
  decks.map((_, seat) => value(seat));

/** A seat whose deck chance makes when the game begins. */
const UNMADE: Deck = { ringBearer: UNSEEN, ring: UNSEEN, sites: [], cards: [] };

const resistanceOf = (bearer: CardId): number => (bearer === UNSEEN ? 0 : (printed(bearer).resistance ?? 0));

/** Gives a seat the deck that it had not. */
export function bring(g: CardGame, seat: Seat, { ringBearer, ring, sites, cards }: Deck): void {
  g.starts = g.starts.with(seat, { bearer: ringBearer, ring });
  g.resistance[seat] = resistanceOf(ringBearer);
  g.secret.decks[seat] = sorted(cards);
  g.secret.adventure[seat] = sorted(sites);
  g.secret.brought = g.secret.brought.with(seat, sorted(cards));
}

const sorted = (cards: readonly CardId[]): CardId[] => cards.toSorted((one, other) => one - other);

/** `null` stands for a deck that chance makes. */
export function newGame(
  brought: readonly (Deck | null)[],
  rulings: Rulings,
): Omit<CardGame, Exclude<keyof Core, "stack" | "secret">> {
  const decks = brought.map((deck) => deck ?? UNMADE);
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
    resistance: decks.map(({ ringBearer }) => resistanceOf(ringBearer)),
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
      brought: decks.map(({ cards }) => sorted(cards)),
      aside: [],
    },
  };
}
