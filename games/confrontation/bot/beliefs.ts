/** Who stands where, as far as one can guess without having seen: pieces are not moved without a reason. */
import { ROW } from "../data/board.ts";
import { NINE, other } from "../data/ids.ts";
import { type Confrontation, sideOfSeat } from "../state.ts";

/**
 * How much more often than its fellows a character stands in each row, The Shire first; by id. Counted in a thousand
 * games of the search against itself.
 */
const OFTEN: readonly (readonly number[])[] = [
  [1.1, 0.8, 0.9, 0.9, 1.8, 2.6, 1],
  [1.7, 1.1, 0.6, 0.5, 0.3, 0.2, 0.1],
  [0.9, 1.2, 1.1, 0.8, 0.5, 0.1, 0.1],
  [1.1, 1.2, 0.9, 0.8, 0.5, 0.4, 0.8],
  [0.6, 0.9, 1.1, 1.4, 1.8, 2.4, 3],
  [0.5, 0.8, 1.5, 1.4, 0.9, 0.5, 0.5],
  [0.7, 1, 1.1, 1.4, 0.8, 0.4, 0.6],
  [0.8, 1, 1.2, 1.3, 0.9, 0.5, 1.1],
  [1.7, 1, 0.7, 0.5, 0.3, 0.1, 0.1],
  [1.4, 1.3, 1.4, 1.2, 0.7, 0.8, 1.2],
  [0.1, 0.2, 0.3, 0.6, 0.6, 1.3, 1.2],
  [0.4, 0.6, 1.3, 1.3, 1.2, 1.2, 0.7],
  [1.3, 2.2, 1.6, 0.3, 0.5, 0.5, 1.7],
  [3, 2.2, 1.2, 0.2, 0.5, 0.6, 1.6],
  [1.3, 1, 0.8, 1, 1, 1.2, 0.8],
  [1.7, 1.6, 1.9, 1.9, 1.5, 0.9, 0.5],
  [0.4, 0.5, 0.6, 1.1, 1.7, 1, 0.6],
  [0.9, 0.9, 0.7, 0.9, 0.8, 1, 1.2],
];

/** How plausible it is, to the seat that cannot see them, that the enemies stand like this. */
export function likelihood(world: Confrontation, seat: number): number {
  const from = other(sideOfSeat(world, seat)) * NINE;
  let plausible = 1;
  for (let character = from; character < from + NINE; character++) {
    const region = world.secret.at[character];
    if (region >= 0) plausible *= OFTEN[character][ROW[region]];
  }
  return plausible;
}
