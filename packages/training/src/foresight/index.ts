/**
 * Learns to foretell who wins from games at first sight. A small network learns from how they ended; then another learns from
 * the same games, of each position partly what the first said of the positions after it: what chance does later is left
 * out, and much less of what is learnt is luck (temporal differences, as Sutton has them). For the tools of games.
 */

import type { Network } from "@westmarch/bots/network";
import type { Core } from "@westmarch/kernel";
import { judged, type Marks, marksOf } from "../learning/exam.ts";
import { fit } from "../learning/fit.ts";
import { threads } from "../threads.ts";
import { type Foresight, joined, type Positions } from "./games.ts";
import type { PositionsTask } from "./worker.ts";

export type { Foresight } from "./games.ts";

export interface ForesightStyle {
  /** Games to learn from, and a twentieth as many others to try it on. */
  readonly games: number;
  readonly seed: number;
  /** Threads that play; the result is the same. */
  readonly cores: number;
  readonly hidden: number;
  /** How many times all positions are gone through for each network. */
  readonly epochs: number;
  /** How many networks learn one from the other, the first from results alone. */
  readonly networks: number;
}

/** Games that are played in one go, and how far away those of another seed begin. */
const GO = 250;
const FAR = 100_000_000;
/** One game in so many is not learnt from. */
const TRIED = 20;
/** How far, 0 … 1, what comes of the next position is trusted against what is thought of it. */
const TRUST = 0.7;

/** Plays and learns as it is told. `module` is the address of the module that exports the same `foresight`, for the threads. */
export async function foretelling<G extends Core<S>, S>(
  module: string,
  { game, edition, learning }: Foresight<G, S>,
  { games, seed, cores, hidden, epochs, networks }: ForesightStyle,
  tell: (line: string) => void,
): Promise<Network> {
  const tried = Math.ceil(games / TRIED);
  const learntFrom = await played(module, seed * FAR, games, cores);
  const others = await played(module, seed * FAR + games, tried, cores);
  tell(`${games} games, ${learntFrom.first.length} positions`);
  const exam = { results: seen(others, results(others)) };
  let network: Network | null = null;
  for (let round = 0; round < networks; round++) {
    const trust = network ? TRUST : 1;
    const worths = network ? expected(learntFrom, network, trust) : results(learntFrom);
    const sample = { ...learntFrom, targets: seen(learntFrom, worths) };
    const recipe = { game, teacher: null, iterations: 0, games, seed, edition, epochs, trust };
    network = fit(sample, learning.inputs, { hidden, epochs, seed }, recipe);
    const { loss, right }: Marks = marksOf(exam, judged(others, network));
    tell(
      `network ${round + 1}: log loss ${loss.toFixed(4)} in ${tried} others, right ${(100 * right).toFixed(1)} %`,
    );
  }
  if (!network) throw new RangeError("no network was asked for");
  return network;
}

async function played(module: string, first: number, games: number, cores: number): Promise<Positions> {
  const workers = threads<PositionsTask, Positions>(new URL("./worker.ts", import.meta.url), cores);
  try {
    const goes = Array.from({ length: Math.ceil(games / GO) }, (_, n) => first + n * GO);
    return joined(
      await Promise.all(
        goes.map((from) => workers.run({ module, from, to: Math.min(first + games, from + GO) })),
      ),
    );
  } finally {
    await workers.destroy();
  }
}

/** What these are worth to the viewer, told what they are worth to the first side; or the other way round. */
const seen = ({ first }: Positions, worths: Float32Array): Float32Array =>
  worths.map((worth, i) => (first[i] === 1 ? worth : 1 - worth));

/** How the game of each position ended, for the first side. */
function results({ points, games, first }: Positions): Float32Array {
  const worths = new Float32Array(first.length);
  for (const [game, end] of games.entries()) worths.fill(points[game], game === 0 ? 0 : games[game - 1], end);
  return worths;
}

/**
 * What each position is worth to the first side by what came after it: partly, as far as that is trusted, by what came of the
 * next, and else by what a network thought of the next; of the last one, how the game ended.
 */
export function expected(positions: Positions, network: Network, trust: number): Float32Array {
  const { points, games } = positions;
  const thought = seen(positions, Float32Array.from(judged(positions, network)));
  const worths = new Float32Array(thought.length);
  for (const [game, end] of games.entries()) {
    let later = points[game];
    for (let i = end - 1; i >= (game === 0 ? 0 : games[game - 1]); i--) {
      worths[i] = later;
      later = (1 - trust) * thought[i] + trust * later;
    }
  }
  return worths;
}
