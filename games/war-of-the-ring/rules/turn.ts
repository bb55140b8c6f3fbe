/** Chapter 4: the game turn. */
import { type Context, chapter, enter, type Frame, type Seat } from "@westmarch/kernel";
import { BONUS_DICE } from "../data/characters.ts";
import {
  CHARACTER_COUNT,
  DIE,
  EYE_FACE,
  FACE_COUNT,
  FREE,
  SHADOW,
  type Side,
  sideOfCharacter,
} from "../data/ids.ts";
import { companionsInFellowship } from "../facts.ts";
import { isTeam, leader, partnerOf, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { ALL, number } from "./choices.ts";
import { corrupt, winGame } from "./ending.ts";
import { lingers } from "./fellowship.ts";
import { enterDraw, enterSwap } from "./frames.ts";
import { fullDecks } from "./hand.ts";

type C = Context<War>;

/** 5.1.1. */
const BASE_DICE: readonly [number, number] = [4, 7];
/** 15.3. */
export const POINTS_TO_WIN: readonly [number, number] = [4, 10];

/** 5.1.2 to 5.1.5: what a side has when its turn begins. */
function diceOf(g: War, side: Side): number {
  let dice = BASE_DICE[side];
  for (let character = 0; character < CHARACTER_COUNT; character++)
    if (g.at[character] >= 0 && sideOfCharacter(character) === side) dice += BONUS_DICE[character];
  return dice;
}

/** 4.2: everything is taken back; once-a-turn things begin anew. */
function recover(c: C): void {
  const { g } = c;
  g.turn++;
  g.marks = 0;
  // 4.4.2; by the Chinese rulebook any die counts (AMB-12).
  g.minimum = g.box[FREE] > 0 || (g.rulings.chineseRulebook && g.box[SHADOW] > 0) ? 1 : 0;
  g.box[FREE] = 0;
  g.box[SHADOW] = 0;
  g.dice.fill(0);
  g.lastNations = 0;
  g.nowNations = 0;
  g.lastArmies = [];
  g.nowArmies = [];
  for (const side of [FREE, SHADOW] as const) {
    g.owned[side] = diceOf(g, side);
    // 16.2.2, 16.5.1.
    if (g.turn > 1) g.leading[side] = partnerOf(g, g.leading[side]);
    g.next[side] = partnerOf(g, g.leading[side]);
  }
  g.acting = FREE;
  c.tell("turn", { turn: g.turn, dice: g.owned.slice() });
}

/** 4.2.3, 16.3.2: who draws, one after the other: Leading players first. */
const drawer = (g: War, n: number): Seat | null => {
  const order = [leader(g, FREE), leader(g, SHADOW)];
  for (const seat of order.slice()) if (partnerOf(g, seat) !== seat) order.push(partnerOf(g, seat));
  return order[n] ?? null;
};

const decksOf = (side: Side): readonly number[] => [side * 2, side * 2 + 1];
/** 4.4.2, 4.4.3: how many dice may go to the Hunt Box (AMB-12). */
export function allocations(g: War): { least: number; most: number } {
  const most = Math.min(g.owned[SHADOW], Math.max(1, companionsInFellowship(g)));
  return { least: Math.min(most, g.minimum), most };
}

/** 4.5: all dice that are not in the Hunt Box are rolled; Eyes go there at once. */
function roll(c: C): void {
  const { g } = c;
  for (const side of [FREE, SHADOW] as const) {
    const dice = g.owned[side] - (side === SHADOW ? g.box[SHADOW] : 0);
    const faces: number[] = [];
    for (let i = 0; i < dice; i++) {
      const face = DIE[side][c.draw(6)];
      faces.push(face);
      if (face === EYE_FACE) g.box[SHADOW]++;
      else g.dice[side * FACE_COUNT + face]++;
    }
    c.tell("rolled", { side, faces });
  }
}

export interface Turn extends Frame {
  /** Whose turn it is to draw. */
  n: number;
}

export const game = chapter<War, Turn>()({
  recover: (c, f) => {
    recover(c);
    f.n = 0;
  },
  draw: (c, f) => {
    const { g } = c;
    const seat = drawer(g, f.n);
    if (seat === null) return { go: "swap" };
    const side = sideOf(g, seat);
    const choice = isTeam(g, side) && g.turn > 1;
    const decks = choice ? fullDecks(g, side) : decksOf(side);
    if (choice && decks.length > 1) return { go: "deck" };
    f.n++;
    return { ...enterDraw(seat, decks), then: "draw" };
  },
  /** D-CRD-02. */
  deck: {
    ask: (g, f) => {
      const seat = drawer(g, f.n) ?? 0;
      return { seat, prompt: "deck", options: fullDecks(g, sideOf(g, seat)).map((deck) => ALL.deck[deck]) };
    },
    then: ({ g }, f, option) => {
      const seat = drawer(g, f.n) ?? 0;
      f.n++;
      return { ...enterDraw(seat, [number(option[1])]), then: "draw" };
    },
  },
  /** 16.3.3. */
  swap: ({ g }) => (g.players === 2 ? undefined : enterSwap()),
  /** 4.3. */
  fellowship: () => enter<Frame>("fellowship", {}),
  /** 4.4: D-HNT-01. */
  allocation: (c) => {
    const { g } = c;
    const { least, most } = allocations(g);
    if (least < most) return;
    g.box[SHADOW] = least;
    c.tell("allocated", { dice: least });
    return { go: "roll" };
  },
  allocate: {
    ask: (g) => {
      const { least, most } = allocations(g);
      return {
        seat: leader(g, SHADOW),
        prompt: "allocate",
        options: ALL.number.slice(least, most + 1),
      };
    },
    then: (c, _f, option) => {
      c.g.box[SHADOW] = number(option[1]);
      c.tell("allocated", { dice: c.g.box[SHADOW] });
    },
  },
  roll,
  /** 4.6. */
  resolution: () => enter<Frame>("actions", {}),
  /** 4.7, 15.3. */
  victory: (c) => {
    const { g } = c;
    // 14.3.1.
    if (lingers(g)) corrupt(c, 1);
    if (g.result) return;
    if (g.points[SHADOW] >= POINTS_TO_WIN[SHADOW]) winGame(c, SHADOW, "shadow-military");
    else if (g.points[FREE] >= POINTS_TO_WIN[FREE]) winGame(c, FREE, "free-military");
    return { go: "recover" };
  },
});
