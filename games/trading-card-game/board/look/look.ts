/** What stands where on the table, as a seat sees it: everything that is drawn, before it is drawn. Pure and light. */
import { NONE, type Seat } from "@westmarch/kernel";
import { type CardId, type CopyId, printed } from "../../data/ids.ts";
import { lastSite } from "../../newgame.ts";
import { shadowPlayers } from "../../seats.ts";
import { type CardGame, type Copy, NOBODY, UNSEEN } from "../../state.ts";
import { isActive } from "../../table/active.ts";
import { against, attachedTo, find, stackedOn, woundsOn } from "../../table/copies.ts";
import { laysNext } from "../../table/path.ts";
import { vitalityLeft } from "../../table/vitality.ts";
import type { Phase } from "../../words.ts";

/** A phase of a turn, and not what is before or after all turns. */
type TurnPhase = Exclude<Phase, "setup" | "end">;

/** The phases of a turn, in their order (4.1). */
export const PHASES: readonly TurnPhase[] = [
  "fellowship",
  "shadow",
  "maneuver",
  "archery",
  "assignment",
  "skirmish",
  "regroup",
];

/** How a thing on the table is called by everything that points at it, glows on it or flies to it. */
export type ThingId =
  | `copy:${number}`
  | `card:${string}`
  | `site:${number}`
  | `pile:${PileKind}:${number}`
  | `seat:${number}`
  | "pool";

export const copyThing = (copy: CopyId): ThingId => `copy:${copy}`;
export const cardThing = (card: CardId): ThingId => `card:${printed(card).id}`;
export const siteThing = (number: number): ThingId => `site:${number}`;
export const pileThing = (kind: PileKind, seat: Seat): ThingId => `pile:${kind}:${seat}`;
export const seatThing = (seat: Seat): ThingId => `seat:${seat}`;

/** A copy on the table with everything that belongs to it. */
export interface CopyOnTable {
  readonly copy: Copy;
  readonly wounds: number;
  /** What is left of its vitality (15.1). */
  readonly vitality: number;
  /** What is attached to it. */
  readonly bears: readonly Copy[];
  /** What is stacked on it. */
  readonly stacked: readonly Copy[];
  /** It does nothing this turn (13). */
  readonly sleeps: boolean;
}

/** A place on the adventure path. */
export interface Site {
  readonly number: number;
  /** The site that lies there, or null. */
  readonly copy: Copy | null;
  readonly bears: readonly Copy[];
  /** Whose fellowships stand there. */
  readonly here: readonly Seat[];
  /** The fellowship whose turn it is stands there. */
  readonly current: boolean;
  /** Who lays it, if the fellowship goes on from here; `NOBODY` where that is not settled. */
  readonly laidBy: Seat;
}

/** A character of the fellowship with the minions it is to fight. */
export interface Lane {
  readonly defender: CopyOnTable;
  readonly minions: readonly CopyOnTable[];
  readonly ringBearer: boolean;
  /** Its skirmish is going on. */
  readonly now: boolean;
}

/** Minions of one player that are not assigned. */
export interface Column {
  readonly seat: Seat;
  readonly minions: readonly CopyOnTable[];
}

export type PileKind = "deck" | "discard" | "dead";

export interface Pile {
  readonly kind: PileKind;
  readonly seat: Seat;
  readonly count: number;
  /** What lies in it, where it may be looked through (22); otherwise null. */
  readonly cards: readonly CardId[] | null;
}

export interface Player {
  readonly seat: Seat;
  readonly own: boolean;
  /** He is the Free Peoples player. */
  readonly free: boolean;
  /** His place among the Shadow players, from 1 on; 0 for the Free Peoples player and players who are out. */
  readonly shadow: number;
  readonly out: boolean;
  /** The number of the site at which his fellowship stands. */
  readonly at: number;
  readonly hand: number;
  readonly burdens: number;
  readonly resistance: number;
  /** His Ring-bearer wears the Ring. */
  readonly worn: boolean;
  /** His companions, where they do not stand in the lanes. */
  readonly sleeping: readonly CopyOnTable[];
  readonly allies: readonly CopyOnTable[];
  readonly support: readonly CopyOnTable[];
  readonly piles: readonly Pile[];
}

export interface Look {
  /** From whose side the table is seen. */
  readonly near: Seat;
  readonly phase: Phase;
  /** The Free Peoples player. */
  readonly free: Seat;
  /** Whose Shadow phase it is, or `NOBODY`. */
  readonly shadow: Seat;
  readonly pool: number;
  readonly moves: number;
  readonly limit: number;
  /** The second round, of fierce minions alone (12.6). */
  readonly fierceRound: boolean;
  readonly road: readonly Site[];
  readonly lanes: readonly Lane[];
  /**
   * Minions that are not assigned: a column for each Shadow player, from the near seat's left to its right, its own
   * last.
   */
  readonly columns: readonly Column[];
  /** The near player. */
  readonly own: Player;
  /** The others, from the near seat's left to its right. */
  readonly others: readonly Player[];
  /** The near seat's hand; null where it is not seen. */
  readonly hand: readonly CardId[] | null;
}

const standing = (g: CardGame, copy: Copy): CopyOnTable => ({
  copy,
  wounds: woundsOn(g, copy.id),
  vitality: vitalityLeft(g, copy),
  bears: attachedTo(g, copy.id),
  stacked: stackedOn(g, copy.id),
  sleeps: !isActive(g, copy),
});

/** The seats round the table from one's left to one's right; by their numbers as long as places are still chosen (3.2). */
function round({ order, out }: CardGame, near: Seat): readonly Seat[] {
  const all = order.includes(NOBODY) ? out.map((_, seat) => seat) : order;
  const start = all.indexOf(near);
  return [...all.slice(start + 1), ...all.slice(0, start)];
}

function roadOf(g: CardGame): readonly Site[] {
  const laid = g.table.filter(({ zone }) => zone === "path");
  const begun = laid.length > 0;
  return Array.from({ length: lastSite(g.rulings) }, (_, i) => {
    const number = i + 1;
    const copy = laid.find(({ card }) => printed(card).siteNumber === number) ?? null;
    return {
      number,
      copy,
      bears: copy ? attachedTo(g, copy.id) : [],
      here: begun ? g.order.filter((seat) => !g.out[seat] && g.at[seat] === number) : [],
      current: begun && g.at[g.turn] === number,
      laidBy: begun && !copy && g.at[g.turn] === i ? laysNext(g) : NOBODY,
    };
  });
}

/** One in the middle of all others. */
function inTheMiddle<T>(all: readonly T[], one: T | undefined): readonly T[] {
  if (one === undefined) return all;
  const others = all.filter((other) => other !== one);
  return others.toSpliced(Math.floor(others.length / 2), 0, one);
}

/** The fellowship, its Ring-bearer in the middle, and at its end the allies that fight beside it (16.3). */
function lanesOf(g: CardGame): readonly Lane[] {
  const minions = g.table.filter(({ zone }) => zone === "middle");
  const isFought = ({ id }: Copy): boolean => id === g.skirmish || g.against.includes(id);
  const companions = g.table.filter(({ zone, owner }) => zone === "fellowship" && owner === g.turn);
  const allies = g.table.filter((copy) => copy.zone === "support" && isFought(copy));
  const bearer = companions.find(({ id }) => id === g.bearer[g.turn]);
  return [...inTheMiddle(companions, bearer), ...allies].map((copy) => ({
    defender: standing(g, copy),
    minions: minions.filter(({ id }) => against(g, id) === copy.id).map((minion) => standing(g, minion)),
    ringBearer: copy === bearer,
    now: copy.id === g.skirmish,
  }));
}

/** Minions that stand in no lane, also those whose opponent has fallen. */
const isLoose = (g: CardGame, { zone, id }: Copy): boolean =>
  zone === "middle" && (against(g, id) === NONE || !find(g, against(g, id)));

function columnsOf(g: CardGame, near: Seat): readonly Column[] {
  const loose = g.table.filter((copy) => isLoose(g, copy));
  const shadows = shadowPlayers(g);
  return [...round(g, near), near]
    .filter((seat) => shadows.includes(seat))
    .map((seat) => ({
      seat,
      minions: loose.filter(({ owner }) => owner === seat).map((copy) => standing(g, copy)),
    }));
}

/** 22: one's own discard pile, and every dead pile; no draw deck. */
const pilesOf = (g: CardGame, seat: Seat, own: boolean): readonly Pile[] => [
  { kind: "deck", seat, count: g.secret.decks[seat].length, cards: null },
  { kind: "discard", seat, count: g.discards[seat].length, cards: own ? g.discards[seat] : null },
  { kind: "dead", seat, count: g.dead[seat].length, cards: g.dead[seat] },
];

function playerOf(g: CardGame, seat: Seat, own: boolean, fighting: ReadonlySet<CopyId>): Player {
  const his = g.table.filter(({ owner, id }) => owner === seat && !fighting.has(id));
  const of = (zone: Copy["zone"], allies?: boolean) =>
    his
      .filter((copy) => copy.zone === zone)
      .filter(({ card }) => allies === undefined || (printed(card).type === "Ally") === allies)
      .map((copy) => standing(g, copy));
  return {
    seat,
    own,
    free: seat === g.turn,
    shadow: shadowPlayers(g).indexOf(seat) + 1,
    out: g.out[seat],
    at: g.at[seat],
    hand: g.secret.hands[seat].length,
    burdens: g.burdens[seat],
    resistance: g.resistance[seat],
    worn: g.worn[seat],
    sleeping: of("fellowship"),
    allies: of("support", true),
    support: of("support", false),
    piles: pilesOf(g, seat, own),
  };
}

/** The table as a seat sees it; `null`: a spectator, who sees it from the first seat's side and no hand. */
export function look(g: CardGame, seat: Seat | null): Look {
  const near = seat ?? 0;
  const lanes = lanesOf(g);
  const fighting = new Set(lanes.map(({ defender }) => defender.copy.id));
  const player = (one: Seat) => playerOf(g, one, one === seat, fighting);
  const hand = g.secret.hands[near];
  return {
    near,
    phase: g.phase,
    free: g.turn,
    shadow: g.shadow,
    pool: g.pool,
    moves: g.moves,
    limit: g.moveLimit,
    fierceRound: g.fierceRound,
    road: roadOf(g),
    lanes,
    columns: columnsOf(g, near),
    own: player(near),
    others: round(g, near).map(player),
    hand: seat === null || hand.includes(UNSEEN) ? null : hand,
  };
}

/** Several copies of one card shown as one, and how many more there are beyond what is shown. */
export interface Folded {
  readonly shown: readonly { readonly standing: CopyOnTable; readonly many: number }[];
  readonly more: number;
}

/** More than so many cards of an area fold into counts. */
export const UNFOLDED = 6;

/** Whether nothing sets one copy apart from another of the same card. */
const isPlain = ({ wounds, bears, stacked }: CopyOnTable): boolean =>
  wounds === 0 && bears.length === 0 && stacked.length === 0;

/**
 * An area with as many cards as it has room for: like ones become one with a number, and what is still too much is only
 * counted. What is `wanted` now stands by itself, and first.
 */
export function folded(
  all: readonly CopyOnTable[],
  wanted: (copy: CopyId) => boolean = () => false,
  most = UNFOLDED,
): Folded {
  if (all.length <= most) return { shown: all.map((standing) => ({ standing, many: 1 })), more: 0 };
  const isWanted = ({ copy }: CopyOnTable) => wanted(copy.id);
  const groups = new Map<string, CopyOnTable[]>();
  for (const one of [...all.filter(isWanted), ...all.filter((other) => !isWanted(other))]) {
    const { card, id } = one.copy;
    const key = isPlain(one) && !isWanted(one) ? `card ${card}` : `copy ${id}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  const shown = [...groups.values()].map(([standing, ...others]) => ({ standing, many: 1 + others.length }));
  const room = shown.length <= most ? most : most - 1;
  return {
    shown: shown.slice(0, room),
    more: shown.slice(room).reduce((sum, { many }) => sum + many, 0),
  };
}
