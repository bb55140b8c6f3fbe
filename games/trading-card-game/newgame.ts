/** Everything as it lies before the bids (3). */
import { type Core, NONE, type Seat } from "@westmarch/kernel";
import { type CardId, printed } from "./data/ids.ts";
import { type CardGame, NOBODY, type Rulings, type Start, UNSEEN } from "./state.ts";
import { enter } from "./vocabulary.ts";

/** What a player brings to the table (2), by the numbers of the cards. */
export interface Deck {
  readonly ringBearer: CardId;
  readonly ring: CardId;
  /** Nine sites. */
  readonly sites: readonly CardId[];
  readonly cards: readonly CardId[];
  /** The companions with which a box begins (20.1); left out: the player who brings the deck chooses them. */
  readonly companions?: readonly CardId[];
}

const each = <T>(decks: readonly Deck[], value: (seat: Seat) => T): T[] =>
  decks.map((_, seat) => value(seat));

/** A seat whose deck chance makes when the game begins. */
const UNMADE: Deck = { ringBearer: UNSEEN, ring: UNSEEN, sites: [], cards: [] };

const resistanceOf = (bearer: CardId): number => (bearer === UNSEEN ? 0 : (printed(bearer).resistance ?? 0));

/** Gives a seat the deck that it had not. */
export function bring(g: CardGame, seat: Seat, deck: Deck): void {
  const { ringBearer, sites, cards } = deck;
  g.starts = g.starts.with(seat, startOf(deck, g.rulings));
  g.resistance[seat] = resistanceOf(ringBearer);
  g.secret.decks[seat] = sorted(cards);
  g.secret.adventure[seat] = sorted(playedOn(sites, g.rulings));
  g.secret.brought = g.secret.brought.with(seat, sorted(cards));
}

/** In a first game only the sites 1 to 7 are played on (20.1). */
const playedOn = (sites: readonly CardId[], rulings: Rulings): readonly CardId[] =>
  sites.filter((site) => (printed(site).siteNumber ?? 0) <= lastSite(rulings));

const startOf = ({ ringBearer, ring, companions = [] }: Deck, { firstGame }: Rulings): Start => ({
  bearer: ringBearer,
  ring,
  companions: firstGame ? companions : [],
});

const sorted = (cards: readonly CardId[]): CardId[] => cards.toSorted((one, other) => one - other);

/** The number of the last site (19.4); of a first game (20.1). */
export const lastSite = ({ firstGame }: Rulings): number => (firstGame ? 7 : 9);

/** 8.2: two with two players, and else the number of opponents. */
export const moveLimitOf = (players: number): number => Math.max(2, players - 1);

/** `null` stands for a deck that chance makes. */
export function newGame(
  brought: readonly (Deck | null)[],
  rulings: Rulings,
): Omit<CardGame, Exclude<keyof Core, "stack" | "secret">> {
  const decks = brought.map((deck) => deck ?? UNMADE);
  const cards = decks.map((deck) => sorted(deck.cards));
  return {
    stack: [enter("game").call],
    rulings,
    starts: decks.map((deck) => startOf(deck, rulings)),
    order: each(decks, (seat) => seat),
    out: each(decks, () => false),
    turn: 0,
    phase: "setup",
    shadow: NOBODY,
    moves: 0,
    moveLimit: 0,
    usualLimit: moveLimitOf(decks.length),
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
    taken: 0,
    discards: each(decks, () => []),
    dead: each(decks, () => []),
    secret: {
      hands: each(decks, () => []),
      decks: cards.map((deck) => deck.slice()),
      adventure: decks.map(({ sites }) => sorted(playedOn(sites, rulings))),
      brought: cards,
      aside: [],
    },
  };
}
