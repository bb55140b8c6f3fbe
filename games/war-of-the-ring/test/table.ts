/** A table for the tests of this game: positions by name, choices in its notation, dice as they are read. */
import { Engine } from "@westmarch/kernel";
import { type TestTable, table } from "@westmarch/testkit";
import { TILE_NAMES } from "../data/tiles.ts";
import { warOfTheRing } from "../index.ts";
import { type Position, positionOf } from "../position.ts";
import { SEAT_NAMES } from "../seats.ts";
import { IN_POOL, type Secret, type War } from "../state.ts";

export const engine = new Engine(warOfTheRing);

/** The first question from a position that stands before a phase: chance gives `draws` on the way there. */
function begun(position: Position, draws: readonly number[]): War {
  const from = new Engine({ ...warOfTheRing, setup: () => positionOf(position) });
  return from.start({ players: String(position.players ?? 2) }, (drawn, sides) => {
    const value = draws[drawn];
    if (value === undefined) throw new Error(`a draw among ${sides} is due before the first question`);
    return value;
  });
}

/** A table at this position; with a `phase`, at the first question of that phase or after it. */
export const at = (position: Position, ...draws: readonly number[]): TestTable<War, Secret> =>
  table(
    engine,
    position.phase === undefined ? positionOf(position) : begun(position, draws),
    SEAT_NAMES[position.players ?? 2],
  );

/** Six-sided dice as they are read, 1 … 6, for `draws`. */
export const dice = (...pips: readonly number[]): number[] => pips.map((pip) => pip - 1);

/** For `draws`: these Hunt tiles, one after the other, from the pool as it lies on this table (none comes back between). */
export function tiles(t: TestTable<War, Secret>, ...names: readonly string[]): number[] {
  let pool = TILE_NAMES.filter((_, tile) => t.state.tiles[tile] === IN_POOL);
  return names.flatMap((name) => {
    const place = pool.indexOf(name);
    if (place < 0) throw new Error(`${name} is not in the Hunt Pool`);
    const alone = pool.length === 1;
    pool = pool.filter((other) => other !== name);
    return alone ? [] : [place];
  });
}
