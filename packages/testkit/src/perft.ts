/** Counts of what can be chosen: golden numbers that change if any rule does. */
import { type Chance, type Core, type Draw, type Engine, hashed, type Option } from "@westmarch/kernel";

/** What is counted. */
export interface PerftOptions {
  /** `all` follows every value that chance may give; a number fixes chance by this seed. By default seed 1. */
  readonly chance?: "all" | number;
}

/** How many sequences of `depth` choices (and, with `all`, of chance) lead on from here; games that end count once. */
export function perft<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  depth: number,
  options: PerftOptions = {},
): number {
  if (depth === 0 || g.result) return 1;
  let total = 0;
  for (const [, count] of branches(engine, g, depth, options)) total += count;
  return total;
}

/** The same by first choice, in the game's notation: to find out which rule changed a number. */
export function divide<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  depth: number,
  options: PerftOptions = {},
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [option, count] of branches(engine, g, depth, options)) {
    const word = engine.game.notation.choice(option);
    counts[word] = (counts[word] ?? 0) + count;
  }
  return counts;
}

/** Of several seats that owe at once the first is followed: the order in which they answer makes no difference. */
function* branches<G extends Core<S>, S>(
  engine: Engine<G, S>,
  g: G,
  depth: number,
  options: PerftOptions,
): Generator<[Option, number]> {
  const ask = engine.asks(g)[0];
  if (!ask) throw new Error("no seat is asked, and there is no result");
  const { chance = 1 } = options;
  for (const option of ask.options) {
    const play = (from: Chance) => {
      const next = engine.game.clone(g);
      const { draws } = engine.play(next, ask.seat, option, from);
      return { next, draws };
    };
    if (chance !== "all") yield [option, perft(engine, play(hashed(chance)).next, depth - 1, options)];
    else for (const { next } of outcomes(play)) yield [option, perft(engine, next, depth - 1, options)];
  }
}

/** Plays a choice once for every row of draws that it may take: like an odometer, the last draw turning fastest. */
function* outcomes<T extends { draws: readonly Draw[] }>(play: (chance: Chance) => T): Generator<T> {
  let row: number[] | null = [];
  while (row) {
    const given: number[] = row;
    let drawn = 0;
    const made = play(() => given[drawn++] ?? 0);
    yield made;
    row = following(made.draws);
  }
}

function following(draws: readonly Draw[]): number[] | null {
  for (let i = draws.length - 1; i >= 0; i--) {
    const [sides, value] = draws[i];
    if (value + 1 < sides) return [...draws.slice(0, i).map((draw) => draw[1]), value + 1];
  }
  return null;
}
