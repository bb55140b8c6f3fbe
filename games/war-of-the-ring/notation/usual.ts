/** What a position is when nothing is said of it. */
import type { Frame } from "@westmarch/kernel";
import { emptyBoard } from "../newgame.ts";
import { SEAT_NAMES } from "../seats.ts";
import { RULES_VERSION, type Rulings, type War } from "../state.ts";
import { enter } from "../vocabulary.ts";

/** A table without rulings of its own. */
export const USUAL: Rulings = {
  chineseRulebook: false,
  strictStacking: false,
  hardSieges: false,
  narrowRoad: false,
  narrowCards: false,
  looseTeams: false,
  choiceOfRerolls: false,
};

/** Where a side chooses what to do with a die (5.3.1). */
export const atDice = (): Frame[] => [
  { ...enter("game", { n: 0 }).call, at: "victory" },
  { ...enter("actions").call, at: "choose" },
];

/** An empty map, and everything as at the start. */
export function blank(players: number): War {
  return {
    version: RULES_VERSION,
    drawn: 0,
    sealed: SEAT_NAMES[players].map(() => null),
    result: null,
    ...emptyBoard({ ...USUAL }, players),
    turn: 1,
    stack: atDice(),
  };
}
