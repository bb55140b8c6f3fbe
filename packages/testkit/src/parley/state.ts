import { type Core, copyStack, frameOf, type Random, type Seat, type Settings } from "@westmarch/kernel";
import { BACK, CARDS } from "./cards.ts";
import type { Words } from "./words.ts";

/** What some seat may not know. */
export interface Secret {
  hands: number[][];
  /** Laid aside in the muster (2.1). */
  asides: number[][];
  /** Without order: cards are drawn at random when they are drawn. */
  deck: number[];
}

export interface Parley extends Core<Secret, Words> {
  teams: boolean;
  rounds: number;
  round: number;
  /** Who leads the round (2.2). */
  leader: Seat;
  /** Who has mustered: a mask of seats. */
  ready: number;
  honour: number[];
  favour: number[];
  /** Replaced as a whole when a follower comes or goes: what followers say follows from it. */
  retinue: readonly (readonly number[])[];
  pile: number[];
}

export const seatsOf = (settings: Settings): number => Number(settings.seats ?? 2);

export const allies = (g: Parley, a: Seat, b: Seat): boolean =>
  a === b || (g.teams && g.sealed.length === 4 && a % 2 === b % 2);

export const clone = (g: Parley): Parley => ({
  version: g.version,
  drawn: g.drawn,
  stack: copyStack(g.stack),
  sealed: g.sealed.slice(),
  result: g.result,
  teams: g.teams,
  rounds: g.rounds,
  round: g.round,
  leader: g.leader,
  ready: g.ready,
  honour: g.honour.slice(),
  favour: g.favour.slice(),
  retinue: g.retinue,
  pile: g.pile.slice(),
  secret: {
    hands: g.secret.hands.map((cards) => cards.slice()),
    asides: g.secret.asides.map((cards) => cards.slice()),
    deck: g.secret.deck.slice(),
  },
});

const backs = (cards: readonly number[]): number[] => cards.map(() => BACK);

/** 3.4: the hand that this seat is looking at now, if any. */
function lookedAt(g: Parley, seat: Seat | null): Seat | null {
  const look = frameOf(g, "look");
  return look && look.by === seat ? look.on : null;
}

/** What a seat may know: its own cards, and a hand while it spies on it. */
export function project(secret: Secret, seat: Seat | null, g: Parley): Secret {
  const seen = lookedAt(g, seat);
  return {
    hands: secret.hands.map((hand, owner) => (owner === seat || owner === seen ? hand.slice() : backs(hand))),
    asides: secret.asides.map((aside, owner) => (owner === seat ? aside.slice() : backs(aside))),
    deck: backs(secret.deck),
  };
}

/** Deals the cards that the seat does not know to wherever it sees backs. */
export function imagine(view: Parley, _seat: Seat, random: Random): Secret {
  const { hands, asides, deck } = view.secret;
  const seen = new Set([hands, asides, view.retinue].flat(2).concat(view.pile));
  const unseen = Array.from({ length: CARDS }, (_, card) => card).filter((card) => !seen.has(card));
  const fill = (cards: readonly number[]): number[] =>
    cards.map((card) => (card === BACK ? unseen.splice(random(unseen.length), 1)[0] : card));
  // The deck comes last: its order means nothing, so it takes what is left as it lies.
  return { hands: hands.map(fill), asides: asides.map(fill), deck: fill(deck) };
}
