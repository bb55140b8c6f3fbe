/** Section 3: set-up and order of play. */
import { type Ask, chapter, enter, type Frame, type Option } from "@westmarch/kernel";
import { SET_UP } from "../data/board.ts";
import {
  CHARACTERS,
  type CharacterId,
  DARK,
  GOOD,
  NINE,
  REGIONS,
  type RegionId,
  type Side,
  sideOf,
} from "../data/ids.ts";
import { type Confrontation, seatOf, sideOfSeat, UNPLACED } from "../state.ts";
import { ALL, number } from "./choices.ts";
import { ANYBODY, arrive } from "./standees.ts";

export interface SetUp extends Frame {
  /** Sides that have placed all nine, a mask. */
  ready: number;
}

/** How many more of its characters a side may place in a region (3.1). Its own business until both are ready. */
export function placesLeft(g: Confrontation, side: Side, region: RegionId): number {
  let left = SET_UP[side][region];
  for (let character = side * NINE; character < side * NINE + NINE; character++) {
    if (g.secret.at[character] === region) left--;
  }
  return left;
}

/** The next character of a side to be placed: they are placed in the order of the reference sheet. */
export const nextToPlace = (g: Confrontation, side: Side): CharacterId => {
  const next = g.secret.at.indexOf(UNPLACED, side * NINE);
  return next >= 0 && sideOf(next) === side ? next : side * NINE;
};

function placing(g: Confrontation, side: Side): Ask {
  const character = nextToPlace(g, side);
  const left = SET_UP[side].slice();
  // Those before the next one are placed already; a view shows none of the other side's.
  for (let placed = side * NINE; placed < character; placed++) left[g.secret.at[placed]]--;
  const options: Option[] = [];
  for (let region = 0; region < REGIONS.length; region++) {
    if (left[region] > 0) options.push(ALL.place[character][region]);
  }
  return { seat: seatOf(g, side), prompt: "place", options, about: [character] };
}

export const game = chapter<Confrontation, SetUp>()({
  /** 3.1: both at once, neither seeing the other's. */
  place: {
    each: (g, f) => {
      const asks: Ask[] = [];
      if ((f.ready & (1 << GOOD)) === 0) asks.push(placing(g, GOOD));
      if ((f.ready & (1 << DARK)) === 0) asks.push(placing(g, DARK));
      return asks;
    },
    take: (c, f, option, seat) => {
      const { g } = c;
      const side = sideOfSeat(g, seat);
      const [character, region] = [number(option[1]), number(option[2])];
      g.secret.at[character] = region;
      c.tellOnly([seat], "placed", { character, region });
      if (character === side * NINE + NINE - 1) {
        f.ready |= 1 << side;
        c.tell("set-up-ready", { side });
      }
    },
  },
  /** 3.2, 3.3: full hands, and Dark takes the first turn. */
  begin: (c) => {
    const { g } = c;
    for (const [character] of CHARACTERS.entries())
      arrive(g, sideOf(character), g.secret.at[character], ANYBODY);
    c.tell("game-began", { game: g.game, good: g.good });
  },
  turns: () => enter("turn", { walked: -1 }, "turns"),
});
