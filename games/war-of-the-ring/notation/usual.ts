/** What a position is when nothing is said of it. */
import { type Frame, frame } from "@westmarch/kernel";
import { emptyBoard } from "../newgame.ts";
import type { Turn } from "../rules/turn.ts";
import { SEAT_NAMES } from "../seats.ts";
import type { Rulings, War } from "../state.ts";

/** A table without rulings of its own. */
export const USUAL: Rulings = {
  chineseRulebook: false,
  strictStacking: false,
  hardSieges: false,
  narrowRoad: false,
  narrowCards: false,
  looseTeams: false,
};

/** Where a side chooses what to do with a die (5.3.1). */
const atDice = (): Frame[] => [
  { ...frame<Turn>("game", { n: 0 }), at: "victory" },
  { ...frame<Frame>("actions", {}), at: "choose" },
];

/** An empty map, and everything as at the start. */
export function blank(players: number): War {
  return {
    version: 1,
    drawn: 0,
    sealed: SEAT_NAMES[players].map(() => null),
    result: null,
    ...emptyBoard({ ...USUAL }, players),
    turn: 1,
    stack: atDice(),
  };
}
