/** Section 3: set-up and order of play. */
import type { Question } from "@westmarch/kernel";
import { SET_UP } from "../data/board.ts";
import {
  ALL_REGIONS,
  CHARACTER,
  CHARACTERS_OF,
  type CharacterId,
  DARK,
  GOOD,
  type RegionId,
  type Side,
  sideOf,
} from "../data/ids.ts";
import { type Confrontation, seatOf, sideOfSeat, UNPLACED } from "../state.ts";
import { type Chosen, chapter, enter } from "../vocabulary.ts";
import type { Words } from "../words.ts";
import { ALL } from "./choices.ts";
import { ANYBODY, arrive } from "./standees.ts";

/** How many more of its characters a side may place in a region (3.1). Its own business until both are ready. */
export function placesLeft(g: Confrontation, side: Side, region: RegionId): number {
  let left = SET_UP[side][region];
  for (const character of CHARACTERS_OF[side]) {
    if (g.secret.at[character] === region) left--;
  }
  return left;
}

/** The next character of a side to be placed: they are placed in the order of the reference sheet. */
export const nextToPlace = (g: Confrontation, side: Side): CharacterId => {
  const nine = CHARACTERS_OF[side];
  for (const character of nine) if (g.secret.at[character] === UNPLACED) return character;
  return nine[0];
};

function placing(g: Confrontation, side: Side): Question<Words, "place"> {
  const character = nextToPlace(g, side);
  const left = SET_UP[side].slice();
  // Those before the next one are placed already; a view shows none of the other side's.
  for (const placed of CHARACTERS_OF[side]) if (placed < character) left[g.secret.at[placed]]--;
  const options: Chosen<"place">[] = [];
  for (const region of ALL_REGIONS) {
    if (left[region] > 0) options.push(ALL.place[character][region]);
  }
  return { seat: seatOf(g, side), options, about: [character] };
}

export const game = chapter("game", { ready: 0 })({
  /** 3.1: both at once, neither seeing the other's. */
  place: {
    prompt: "place",
    each: (g, f) => {
      const asks: Question<Words, "place">[] = [];
      if ((f.ready & (1 << GOOD)) === 0) asks.push(placing(g, GOOD));
      if ((f.ready & (1 << DARK)) === 0) asks.push(placing(g, DARK));
      return asks;
    },
    take: (c, f, [, character, region], seat) => {
      const { g } = c;
      const side = sideOfSeat(g, seat);
      g.secret.at[character] = region;
      c.tellOnly([seat], "placed", { character, region });
      if (character === CHARACTERS_OF[side].at(-1)) {
        f.ready |= 1 << side;
        c.tell("set-up-ready", { side });
      }
    },
  },
  /** 3.2, 3.3: full hands, and Dark takes the first turn. */
  begin: (c) => {
    const { g } = c;
    for (const character of CHARACTER.all) arrive(g, sideOf(character), g.secret.at[character], ANYBODY);
    c.tell("game-began", { game: g.game, good: g.good });
  },
  turns: () => enter("turn", {}, "turns"),
});
