/** Chapter 4: the game turn. */
import type { Seat } from "@westmarch/kernel";
import { BONUS_DICE } from "../data/characters.ts";
import {
  ALL_CHARACTERS,
  DECKS_OF,
  DIE,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  SHADOW,
  type Side,
  sideOfCharacter,
} from "../data/ids.ts";
import { companionsInFellowship, pointsToWin } from "../facts.ts";
import { fullDecks } from "../rules/cards/hand.ts";
import { ALL } from "../rules/choices.ts";
import { corrupt, winGame } from "../rules/ending.ts";
import { lingers } from "../rules/fellowship/fellowship.ts";
import { no, type Refusal } from "../rules/refusal.ts";
import { isTeam, leader, partnerOf, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { type C, chapter, enter } from "../vocabulary.ts";

/** 5.1.1. */
const BASE_DICE: readonly [number, number] = [4, 7];
/** 5.1.2 to 5.1.5: what a side has when its turn begins. */
function diceOf(g: War, side: Side): number {
  let dice = BASE_DICE[side];
  for (const character of ALL_CHARACTERS)
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

/** 4.4.2, 4.4.3: how many dice may go to the Hunt Box (AMB-12). */
export function allocations(g: War): { least: number; most: number } {
  const most = Math.min(g.owned[SHADOW], Math.max(1, companionsInFellowship(g)));
  return { least: Math.min(most, g.minimum), most };
}

/** Why not so many. */
export function whyNotAllocated(g: War, dice: number): Refusal | null {
  const { least, most } = allocations(g);
  if (dice < least) return no("too-few-hunters", "4.4.2", { least });
  return dice > most ? no("too-many-hunters", "4.4.3", { most }) : null;
}

/** 4.5: all dice that are not in the Hunt Box are rolled; Eyes go there at once. */
function roll(c: C): void {
  const { g } = c;
  for (const side of [FREE, SHADOW] as const) {
    const dice = g.owned[side] - (side === SHADOW ? g.box[SHADOW] : 0);
    const faces: FaceId[] = [];
    for (let i = 0; i < dice; i++) {
      const face = DIE[side][c.draw(6)];
      faces.push(face);
      if (face === EYE_FACE) g.box[SHADOW]++;
      else g.dice[side * FACE_COUNT + face]++;
    }
    c.tell("rolled", { side, faces });
  }
}

export const game = chapter("game", { n: 0 })({
  recover: (c, f) => {
    recover(c);
    f.n = 0;
  },
  draw: (c, f) => {
    const { g } = c;
    const seat = drawer(g, f.n);
    if (seat === null) return { go: "swap" };
    const side = sideOf(g, seat);
    if (isTeam(g, side) && g.turn > 1) return;
    f.n++;
    return enter("draw", { seat, decks: DECKS_OF[side] }, "draw");
  },
  /** D-CRD-02. */
  deck: {
    prompt: "deck",
    pick: (g, f) => {
      const seat = drawer(g, f.n) ?? 0;
      return { seat, options: fullDecks(g, sideOf(g, seat)).map((deck) => ALL.deck[deck]) };
    },
    answered: (_c, f, [, deck], seat) => {
      f.n++;
      return enter("draw", { seat, decks: [deck] }, "draw");
    },
    none: (_c, f) => {
      f.n++;
      return { go: "draw" };
    },
  },
  /** 16.3.3. */
  swap: ({ g }) => (g.players === 2 ? undefined : enter("swap")),
  /** 4.3. */
  fellowship: () => enter("fellowship"),
  /** 4.4: here the game waits while the Fellowship phase goes on. */
  allocation: () => {},
  /** D-HNT-01. */
  allocate: {
    prompt: "allocate",
    pick: (g) => {
      const { least, most } = allocations(g);
      return { seat: leader(g, SHADOW), options: ALL.number.slice(least, most + 1) };
    },
    answered: (c, _f, [, dice]) => {
      c.g.box[SHADOW] = dice;
      c.tell("allocated", { dice });
    },
  },
  roll,
  /** 4.6. */
  resolution: () => enter("actions"),
  /** 4.7, 15.3. */
  victory: (c) => {
    const { g } = c;
    // 14.3.1.
    if (lingers(g)) corrupt(c, 1);
    if (g.result) return;
    if (g.points[SHADOW] >= pointsToWin(g, SHADOW)) winGame(c, SHADOW, "shadow-military");
    else if (g.points[FREE] >= pointsToWin(g, FREE)) winGame(c, FREE, "free-military");
    return { go: "recover" };
  },
});
