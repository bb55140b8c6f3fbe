import { type Core, copyStack, NONE, type Seat } from "@westmarch/kernel";
import type { CardId, CopyId } from "./data/ids.ts";
import type { Phase, Words, Zone } from "./words.ts";

/** Counts up whenever a saved game needs a migration. */
export const RULES_VERSION = 3;

/** A copy of a card on the table. Never changed: whatever moves is put down anew. */
export interface Copy {
  readonly id: CopyId;
  readonly card: CardId;
  readonly owner: Seat;
  readonly zone: Zone;
  /** What it is attached to or stacked on, or `NONE`. */
  readonly on: CopyId;
}

/** When a lasting effect ends (17.6): with the phase (a skirmish has its own), when Regroup starts, or with the turn. */
export type Until = "phase" | "regroup" | "turn";

/** What a card's effect has made different for a while. */
export interface Lasting {
  readonly what: LastingKind;
  /** The copy that it concerns, or `NONE` where it concerns all. */
  readonly on: CopyId;
  readonly by: number;
  readonly until: Until;
  /** The other of a pair. */
  readonly other?: CopyId;
  /** The card that says so; older games did not remember it. */
  readonly from?: CardId;
}

/** Where the cards come from that are being looked at. */
export interface Aside {
  readonly owner: Seat;
  readonly from: "hand" | "deck";
  readonly by: Seat;
}

export type LastingKind =
  | "strength"
  | "damage"
  | "defender"
  | "fierce"
  /** An ally takes part in archery and skirmishes away from home (16.4). */
  | "may fight"
  /** Overwhelmed only at three times (12.3). */
  | "tripled"
  /** At most `by` wounds in each skirmish phase. */
  | "wound cap"
  | "no wounds"
  /** An item gives no strength bonus. */
  | "gives no strength"
  | "no archer"
  | "fellowship archery"
  | "minion archery"
  /** The Free Peoples player may not assign `on` to `other`. */
  | "may not be assigned"
  | "may not move"
  /** A unique Shadow card that another one kept inactive when the turn began (14.4). */
  | "asleep"
  /** The Shadow number of the site that the fellowship moves to. */
  | "shadow number"
  | "ring without text"
  /** "Each time … loses to …" of an event, by card and place in its program (1U29). */
  | "delayed";

/** How often a text was used, or how much it gave, while its limit runs. */
export interface Used {
  readonly copy: CopyId;
  readonly part: number;
  readonly much: number;
  readonly until: "phase" | "turn";
}

/** What some seat may not know (22). A card that a view does not know is `UNSEEN`. */
export interface Secret {
  /** By seat, in the order of the cards' numbers. */
  hands: CardId[][];
  /** Draw decks by seat, top first. */
  decks: CardId[][];
  /** Sites not on the path, by seat, in the order of the cards' numbers. */
  adventure: CardId[][];
  /** By seat: the draw deck as it was brought, in the order of the cards' numbers. Its owner knows it. */
  brought: readonly (readonly CardId[])[];
  /** Cards that are being looked at, in the order of the pile that they were taken from. */
  aside: CardId[];
}

/** A card that a view does not know. */
export const UNSEEN: CardId = NONE;

/** Points of the rules that a table may settle otherwise. */
export interface Rulings {
  /** 20: the game for beginners, with the sites 1 to 7. */
  readonly firstGame: boolean;
  /** 2.5: one copy only of 1C248 in each deck. */
  readonly restricted: boolean;
  /** 3.11: the first hand may be put back once, for six others. */
  readonly redraw: boolean;
  /** 6.11: in his Fellowship phase the Free Peoples player brings at most four cards into his hand. */
  readonly fourCards: boolean;
  /** 6.12: costs are paid with one's own cards alone, if there are more than two players. */
  readonly ownCosts: boolean;
  /** 6.13: of two things of which neither can be done in full, one is done as far as it goes. */
  readonly halfChoices: boolean;
}

/** The Ring-bearer and the Ring of a seat (2.1); `UNSEEN` until its deck is drawn by chance. */
export interface Start {
  readonly bearer: CardId;
  readonly ring: CardId;
  /** Companions with which a box begins in a first game (20.1). */
  readonly companions: readonly CardId[];
}

/** A position of the trading card game. */
export interface CardGame extends Core<Secret, Words> {
  /** How this table settles what the rules leave open. */
  rulings: Rulings;
  /** By seat: the Ring-bearer and the Ring with which it begins (2.1). */
  starts: readonly Start[];
  /** Seats by turn (3.2). */
  order: Seat[];
  /** By seat: whether it has lost and is out of the game. */
  out: boolean[];
  /** The Free Peoples player. */
  turn: Seat;
  /** The phase of the turn. */
  phase: Phase;
  /** Whose Shadow phase it is, or `NOBODY`. */
  shadow: Seat;
  /** Moves made this turn, and how many are allowed (8.2). */
  moves: number;
  /** Moves allowed this turn (8.2). */
  moveLimit: number;
  /** The move limit at the beginning of every turn (8.2). */
  usualLimit: number;
  /** Twilight. */
  pool: number;
  /** By seat: the number of the site at which the fellowship stands. */
  at: number[];
  /** By seat: the Ring-bearer, and what he carries. */
  bearer: CopyId[];
  /** Resistance of the Ring-bearer before his burdens, by seat. */
  resistance: number[];
  /** Burdens on the Ring-bearer, by seat. */
  burdens: number[];
  /** By seat: whether the Ring-bearer wears the Ring. */
  worn: boolean[];
  /** Everything on the table, in the order of its numbers; the array is never changed, only replaced. */
  table: readonly Copy[];
  /** Copies that have come to the table so far. */
  copies: number;
  /** By place in `table`: wounds, and the character a minion is assigned to (or `NONE`). */
  wounds: number[];
  /** By place in `table`: the character a minion is assigned to, or `NONE`. */
  against: CopyId[];
  /** By place in `table`: wounds taken in this skirmish phase. */
  hurt: number[];
  /** Who placed the last wound (glossary, "is killed by"). */
  hitBy: readonly CopyId[];
  /** The character whose skirmish is going on, or `NONE`. */
  skirmish: CopyId;
  /** A card has cancelled it (12.5). */
  skirmishCancelled: boolean;
  /** A card has ended the Shadow phase that is going on (1U363). */
  shadowEnds: boolean;
  /** The second round, of fierce minions alone (12.6). */
  fierceRound: boolean;
  /** Characters that were assigned this turn, as they stood then: they may have left the table since. */
  wereAssigned: readonly Copy[];
  /** Whose cards are being looked at, from which pile, and by which seat (`NOBODY`: by all). */
  aside: Aside | null;
  /** What cards have brought about for a while. */
  lasting: Lasting[];
  /** What can be done only so often, and was. */
  used: Used[];
  /** Cards played this turn and in this phase that count for "the first … each …". */
  playedThisTurn: CardId[];
  /** States that triggers wait for and that hold now: copy and part of each, one after the other (17.7). */
  held: number[];
  /** Cards played in this phase that count for "the first … each …". */
  playedThisPhase: CardId[];
  /** Cards that effects have brought into the Free Peoples player's hand in his Fellowship phase (6.11). */
  taken: number;
  /** By seat, in the order of the cards' numbers. */
  discards: CardId[][];
  /** Dead piles, by seat, in the order of the cards' numbers. */
  dead: CardId[][];
}

export const NOBODY: Seat = -1;

export const cloneCardGame = (g: CardGame): CardGame => ({
  version: g.version,
  drawn: g.drawn,
  stack: copyStack(g.stack),
  sealed: g.sealed.slice(),
  result: g.result,
  secret: {
    hands: g.secret.hands.map((hand) => hand.slice()),
    decks: g.secret.decks.map((deck) => deck.slice()),
    adventure: g.secret.adventure.map((sites) => sites.slice()),
    brought: g.secret.brought,
    aside: g.secret.aside.slice(),
  },
  rulings: g.rulings,
  starts: g.starts,
  order: g.order.slice(),
  out: g.out.slice(),
  turn: g.turn,
  phase: g.phase,
  shadow: g.shadow,
  moves: g.moves,
  moveLimit: g.moveLimit,
  usualLimit: g.usualLimit,
  pool: g.pool,
  at: g.at.slice(),
  bearer: g.bearer.slice(),
  resistance: g.resistance.slice(),
  burdens: g.burdens.slice(),
  worn: g.worn.slice(),
  table: g.table,
  copies: g.copies,
  wounds: g.wounds.slice(),
  against: g.against.slice(),
  hurt: g.hurt.slice(),
  hitBy: g.hitBy,
  skirmish: g.skirmish,
  skirmishCancelled: g.skirmishCancelled,
  shadowEnds: g.shadowEnds,
  fierceRound: g.fierceRound,
  wereAssigned: g.wereAssigned,
  aside: g.aside,
  lasting: g.lasting.slice(),
  used: g.used.slice(),
  playedThisTurn: g.playedThisTurn.slice(),
  held: g.held.slice(),
  playedThisPhase: g.playedThisPhase.slice(),
  taken: g.taken,
  discards: g.discards.map((pile) => pile.slice()),
  dead: g.dead.map((pile) => pile.slice()),
});
