/** Which decks come to a new table: what was chosen for each seat, and what the computers choose for themselves. */
import type { Brings, DeckChoosing } from "@westmarch/boardkit";
import type { Random, Settings } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";

/** One of so many, from the browser's own chance; no game hangs on it. */
export function draw(sides: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((number / 2 ** 32) * sides);
}

/** Decks of a new table: the opener's first, the others' in the order of their seats; null: a computer chooses its own. */
export interface Bringing {
  readonly choosing: DeckChoosing;
  readonly brings: readonly (Brings | null)[];
  readonly level: Level;
}

/** The settings for all seats, once it is known which is the opener's. */
export function decksAt(
  { choosing, brings, level }: Bringing,
  mine: number,
  chance: Random = draw,
): Settings {
  const left = [...brings.keys()].filter((seat) => seat !== mine);
  return Object.assign(
    {},
    ...[mine, ...left].map(
      (seat, place): Settings => choosing.at(seat, brings[place] ?? choosing.computers(level, chance)),
    ),
  );
}
