/** A game turn by turn, from what anybody heard of it. Pure. */
import type { Seat } from "@westmarch/kernel";
import { type CopyId, printed } from "../../data/ids.ts";
import type { Words } from "../../words.ts";
import type { EventName, LoggedEvent } from "../staging/within.ts";

/** How it stood with every player when a turn was over, by seat. */
export interface TurnRecord {
  /** Turns of all players, one after the other, from 1 on. */
  readonly turn: number;
  /** Whose turn it was. */
  readonly seat: Seat;
  readonly sites: readonly number[];
  readonly burdens: readonly number[];
}

/** What a player's own turns took altogether. */
export interface Toll {
  /** Wounds on his own characters, and on the minions that came against them. */
  readonly wounds: number;
  readonly hurt: number;
  /** Companions and allies that died, and minions that did. */
  readonly lost: number;
  readonly slain: number;
  /** Twilight that the Shadow spent against him. */
  readonly twilight: number;
}

export interface Record {
  readonly turns: readonly TurnRecord[];
  /** By seat. */
  readonly tolls: readonly Toll[];
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What is remembered while a log is read. */
interface Reading {
  readonly turns: Writable<TurnRecord>[];
  readonly tolls: Writable<Toll>[];
  readonly minions: Set<CopyId>;
  readonly dead: Set<CopyId>;
  sites: readonly number[];
  burdens: readonly number[];
  turn: Seat;
}

type Reads<T extends EventName> = (reading: Reading, facts: Words["events"][T]) => void;

/** Adds to the toll of the player in turn. */
function count({ tolls, turn }: Reading, what: keyof Toll, by = 1): void {
  const toll = tolls[turn];
  if (toll) toll[what] += by;
}

/** Events that are not here are no part of the chronicle. */
const READS: { readonly [T in EventName]?: Reads<T> } = {
  bid: (r, { seat, burdens }) => {
    r.burdens = r.burdens.with(seat, burdens);
  },
  turn: (r, { seat }) => {
    r.turn = seat;
    r.turns.push({ turn: r.turns.length + 1, seat, sites: r.sites, burdens: r.burdens });
  },
  "fellowship-moved": (r, { seat, to }) => {
    r.sites = r.sites.with(seat, to);
  },
  burdens: (r, { seat, burdens }) => {
    r.burdens = r.burdens.with(seat, burdens);
  },
  played: (r, { seat, twilight }) => {
    if (seat !== r.turn) count(r, "twilight", twilight);
  },
  moved: ({ minions }, { copy, zone }) => {
    if (zone === "middle") minions.add(copy);
  },
  wounded: (r, { copy }) => count(r, r.minions.has(copy) ? "hurt" : "wounds"),
  killed: ({ dead }, { copies }) => {
    for (const copy of copies) dead.add(copy);
  },
  left: (r, { copy, card }) => {
    if (r.dead.delete(copy)) count(r, printed(card).type === "Minion" ? "slain" : "lost");
  },
};

const read = <T extends EventName>(
  reading: Reading,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
): void => READS[type]?.(reading, facts);

/** Every fellowship begins at the first site (3.5). */
const FIRST = 1;

/** The whole game, the first turn first. */
export function recordOf(log: readonly LoggedEvent[], players: number): Record {
  const none = { wounds: 0, hurt: 0, lost: 0, slain: 0, twilight: 0 };
  const reading: Reading = {
    turns: [],
    tolls: Array.from({ length: players }, () => ({ ...none })),
    minions: new Set(),
    dead: new Set(),
    sites: new Array<number>(players).fill(FIRST),
    burdens: new Array<number>(players).fill(0),
    turn: -1,
  };
  for (const event of log) {
    read(reading, event);
    const now = reading.turns.at(-1);
    if (!now) continue;
    now.sites = reading.sites;
    now.burdens = reading.burdens;
  }
  return { turns: reading.turns, tolls: reading.tolls };
}
