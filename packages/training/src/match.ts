/** Games of two sides at first sight, for tuning and practice. */
import {
  type Ask,
  type Core,
  type Engine,
  hashed,
  type Option,
  type Random,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { pointsOf, type Sides } from "./arena.ts";

/** What is played, and how its tables are set. */
export interface Setting<G extends Core<S>, S> {
  readonly engine: Engine<G, S>;
  /** What is set at a table of this number, for two sides; by default nothing is. */
  settings?(table: number): Settings;
}

/** Players with poor numbers may go on for ever: a game of so many choices counts as one without an end. */
const LONGEST = 4000;

/**
 * Plays the table of this number, with chance of its own for each `purpose`, and tells what the first side gets: 1, 0, or a half, also
 * where the game comes to no end. `choose` is asked wherever there is a choice.
 */
export function playThrough<G extends Core<S>, S>(
  { engine, settings }: Setting<G, S>,
  sides: Sides,
  purpose: string,
  table: number,
  choose: (g: G, ask: Ask, random: Random) => Option,
): number {
  const chance = hashed(seedOf(purpose, table));
  const random = stream(seedOf(purpose, table, "choices"));
  const g = engine.start(settings?.(table) ?? {}, chance);
  for (let made = 0; g.result === null; made++) {
    if (made === LONGEST) return 0.5;
    const [ask] = engine.asks(g);
    const { seat, options } = ask;
    engine.trust(g, seat, options.length === 1 ? options[0] : choose(g, ask, random), chance);
  }
  return pointsOf(g.result.winners, ...sides);
}
