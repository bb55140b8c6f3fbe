/** Which decks come to a new table: what was chosen for each seat, and what the computers choose for themselves. */
import type { Brings, DeckChoosing } from "@westmarch/boardkit";
import type { Random, Settings } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import type { Guest } from "./plan.ts";

/** One of so many, from the browser's own chance; no game hangs on it. */
export function draw(sides: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((number / 2 ** 32) * sides);
}

/** Decks of a new table: the opener's first, the others' in the order of their seats. */
export interface Bringing {
  readonly choosing: DeckChoosing;
  readonly brings: readonly Brings[];
  /** Who sits on the other seats, in the same order. */
  readonly others: readonly Guest[];
  readonly level: Level;
}

/** The settings for all seats, once it is known which is the opener's. */
export function decksAt(
  { choosing, brings, others, level }: Bringing,
  mine: number,
  chance: Random = draw,
): Settings {
  const left = Array.from({ length: others.length + 1 }, (_, seat) => seat).filter((seat) => seat !== mine);
  return Object.assign(
    {},
    ...[mine, ...left].map((seat, place): Settings => {
      const chosen = place > 0 && others[place - 1] === "computer" ? undefined : brings[place];
      return choosing.at(seat, chosen ?? choosing.computers(level, chance));
    }),
  );
}
