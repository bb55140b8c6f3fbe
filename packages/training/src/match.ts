/** Games of two sides at first sight, for tuning and practice. */
import {
  type Ask,
  type Core,
  type Engine,
  hashed,
  type Option,
  type Random,
  type Seat,
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

/** Whoever plays: asked wherever there is a choice. */
export type Choose<G> = (g: G, ask: Ask, random: Random) => Option;

/**
 * Plays the table of this number, with chance of its own for each `purpose`, and tells what the first side gets: 1, 0, or a half, also
 * where the game comes to no end.
 */
export function playThrough<G extends Core<S>, S>(
  setting: Setting<G, S>,
  sides: Sides,
  purpose: string,
  table: number,
  choose: Choose<G>,
): number {
  const winners = winnersAt(setting, purpose, table, choose);
  return winners ? pointsOf(winners, ...sides) : 0.5;
}

/** Plays the same, and tells who won; null: the game comes to no end. */
export function winnersAt<G extends Core<S>, S>(
  { engine, settings }: Setting<G, S>,
  purpose: string,
  table: number,
  choose: Choose<G>,
): readonly Seat[] | null {
  const chance = hashed(seedOf(purpose, table));
  const random = stream(seedOf(purpose, table, "choices"));
  const g = engine.start(settings?.(table) ?? {}, chance);
  for (let made = 0; g.result === null; made++) {
    if (made === LONGEST) return null;
    const [ask] = engine.asks(g);
    const { seat, options } = ask;
    engine.trust(g, seat, options.length === 1 ? options[0] : choose(g, ask, random), chance);
  }
  return g.result.winners;
}
