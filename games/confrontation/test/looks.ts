import type { Option, Seat } from "@westmarch/kernel";
import { NINE } from "../data/ids.ts";
import { type Confrontation, sideOfSeat, UNPLACED } from "../state.ts";

/**
 * What the opponent sees of a choice at a real table: standees without faces, where they leave from and where they go.
 */
export function looks(g: Confrontation, seat: Seat, option: Option): unknown {
  const [verb, character, to] = option;
  switch (verb) {
    case "place":
      // Placing goes on behind a screen; all can see when it is done.
      return [verb, unplaced(g, seat) === 1];
    case "move":
    case "shadowfax":
      return [verb, g.secret.at[Number(character)], to];
    case "recall":
      return [verb, g.secret.at[Number(character)]];
    default:
      return option;
  }
}

function unplaced(g: Confrontation, seat: Seat): number {
  const from = NINE * sideOfSeat(g, seat);
  return g.secret.at.slice(from, from + NINE).filter((at) => at === UNPLACED).length;
}
