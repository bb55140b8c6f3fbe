/**
 * Learns by playing what pays: a player chooses by lot, what looks better more often; whatever it does more of than was to be
 * expected gets credit or blame for how the game ended; and it goes a way towards what got credit (natural policy gradient, as
 * Kakade has it). For the tools of games; a player needs the weights alone.
 */

import { numbered } from "@westmarch/bots/experience";
import { type Name, numberOf } from "@westmarch/bots/experience/traits";
import { leaves, type Numbers } from "@westmarch/bots/numbers";
import type { Core } from "@westmarch/kernel";
import { threads } from "../threads.ts";
import { credit } from "./credit.ts";
import type { Played, Practice } from "./game.ts";
import type { GamesAnswer, GamesTask } from "./worker.ts";

export type { Practice } from "./game.ts";

export interface PracticeStyle {
  /** Games to learn from. */
  readonly games: number;
  readonly seed: number;
  /** Threads; the result is the same. */
  readonly cores: number;
}

/** Games that are played before the weights move, and in one go. */
const ROUND = 40_000;
const GO = 250;
/** How far a round moves the weights: by so many times the grain for what makes a victory certain. */
const PACE = 150;
/** Games of another seed begin so far away. */
const FAR = 100_000_000;
/** The smallest weight that is written down, in parts of the grain. */
const SMALLEST = 0.15;

/**
 * Plays so many games, on from what has been learnt before, and gives the weights to `keep` after each round. `module` is the
 * address of the module that exports the same `practice`, for the threads.
 */
export async function practise<G extends Core<S>, S>(
  module: string,
  { grain, learnt }: Practice<G, S>,
  { games, seed, cores }: PracticeStyle,
  tell: (line: string) => void,
  keep: (weights: Numbers) => void,
): Promise<void> {
  const workers = threads<GamesTask, GamesAnswer>(new URL("./worker.ts", import.meta.url), cores);
  const weights = new Map(numbered(learnt));
  const names = new Map<number, Name>(leaves(learnt).map(({ path }) => [numberOf(path), path]));
  /** Plays the games with these seeds. */
  const play = async (from: number, to: number): Promise<readonly Played[]> => {
    const goes = Array.from({ length: Math.ceil((to - from) / GO) }, (_, n) => from + n * GO);
    const answers = await Promise.all(
      goes.map((first) => workers.run({ module, weights, from: first, to: Math.min(to, first + GO) })),
    );
    for (const answer of answers) for (const [number, name] of answer.names) names.set(number, name);
    return answers.flatMap((answer) => answer.games);
  };
  try {
    let before: readonly Played[] = [];
    for (let done = 0; done < games; done += ROUND) {
      const first = seed * FAR + done;
      const now = await play(first, first + Math.min(ROUND, games - done));
      for (const [trait, worth] of credit([...before, ...now]))
        weights.set(trait, (weights.get(trait) ?? 0) + PACE * grain * worth);
      before = now;
      const won = now.reduce((sum, { points }) => sum + points, 0) / now.length;
      tell(`${done + now.length} games, ${(100 * won).toFixed(1)} % won by the first side`);
      keep(written(weights, names, SMALLEST * grain));
    }
  } finally {
    await workers.destroy();
  }
}

/** The weights that are not smaller than that, to three places, by the names that lead to them, in their order. */
function written(
  weights: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, Name>,
  smallest: number,
): Numbers {
  const tree: Growing = {};
  const worthTelling = [...names]
    .map(([trait, name]) => ({ name, weight: weights.get(trait) ?? 0 }))
    .filter(({ weight }) => Math.abs(weight) >= smallest)
    .toSorted(({ name: one }, { name: other }) => (one.join() < other.join() ? -1 : 1));
  for (const { name, weight } of worthTelling) put(tree, name, Math.round(weight * 1000) / 1000);
  return tree;
}

type Growing = { [name: string]: number | Growing };
function put(tree: Growing, [first, ...rest]: Name, weight: number): void {
  if (rest.length === 0) {
    tree[first] = weight;
    return;
  }
  const branch = tree[first] ?? {};
  if (typeof branch === "number") throw new Error(`${first} is a trait with words, and without`);
  tree[first] = branch;
  put(branch, rest, weight);
}
