/**
 * A small game to try bots on. A treasure lies behind one of three doors; the host knows where. Both show a hand at
 * once (rock, paper, scissors; a tie is shown again), and the winner opens a door first. They take turns until one
 * finds the treasure. The guest sees which doors are open and nothing else.
 */

import {
  type Ask,
  anyGame,
  book,
  type Core,
  type Game,
  type Option,
  type Random,
  type Seat,
} from "@westmarch/kernel";
import { inJson } from "./toy.ts";

export interface Doors extends Core<{ treasure: number }> {
  /** Doors opened already, a mask. */
  open: number;
  turn: Seat;
}

const HANDS: readonly Option[] = [["rock"], ["paper"], ["scissors"]];
const BEATS: Readonly<Record<string, string>> = { rock: "scissors", paper: "rock", scissors: "paper" };
const OPEN: readonly Option[] = [0, 1, 2].map((door) => ["open", door]);
const UNKNOWN = -1;

const openable = (g: Doors): Ask => ({
  seat: g.turn,
  prompt: "open",
  options: OPEN.filter((_, door) => (g.open & (1 << door)) === 0),
});

const round = book<Doors>().chapter("round")({
  hide: (c) => {
    c.g.secret.treasure = c.draw(3);
  },
  hands: {
    together: () => [0, 1].map((seat) => ({ seat, prompt: "hand", options: HANDS })),
    opened: ({ g }, _f, [host, guest]) => {
      if (host[0] === guest[0]) return { go: "hands" };
      g.turn = BEATS[host[0]] === guest[0] ? 0 : 1;
    },
  },
  open: {
    ask: openable,
    answered: ({ g }, _f, [, door]) => {
      if (door === g.secret.treasure) g.result = { winners: [g.turn], reason: "treasure" };
      g.open |= 1 << Number(door);
      g.turn = 1 - g.turn;
      return { go: "open" };
    },
  },
});

export const doors: Game<Doors, { treasure: number }> = {
  id: "doors",
  version: 1,
  seats: () => ["host", "guest"],
  settings: [],
  chapters: { round },
  setup: () => ({ stack: [{ chapter: "round", at: "" }], secret: { treasure: UNKNOWN }, open: 0, turn: 0 }),
  clone: (g) => ({
    ...g,
    stack: g.stack.map((f) => ({ ...f })),
    sealed: g.sealed.slice(),
    secret: { ...g.secret },
  }),
  project: (secret, seat) => ({ treasure: seat === 0 ? secret.treasure : UNKNOWN }),
  imagine: (view, _seat, random) => {
    if (view.secret.treasure !== UNKNOWN) return { ...view.secret };
    const shut = [0, 1, 2].filter((door) => (view.open & (1 << door)) === 0);
    return { treasure: shut[random(shut.length)] };
  },
  whyNot: () => null,
  migrations: {},
  notation: inJson(),
  invariants: () => [],
};

/** A policy for computer opponents that knows nothing but the rules. */
export const blind = {
  playout: (_g: Doors, ask: Ask, random: Random): Option => ask.options[random(ask.options.length)],
  evaluate: (): number => 0.5,
};

export const anyDoors = anyGame(doors);
