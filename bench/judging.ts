/**
 * How fast positions are judged on one core: by the hand-made evaluation of a game, and by a network of the usual size with its
 * features. What counts is the ratio of the two.
 *
 *     node bench/judging.ts [--seconds 2] [--hidden 31] [--json]
 */
import { performance } from "node:perf_hooks";
import process from "node:process";
import { parseArgs } from "node:util";
import { learnt } from "@westmarch/bots/network";
import { duel } from "@westmarch/duel";
import { policy } from "@westmarch/duel/bot";
import { evaluate } from "@westmarch/duel/evaluation";
import { learning } from "@westmarch/duel/features";
import { Engine, hashed, stream } from "@westmarch/kernel";
import { fit, type Lesson, type Sample, sampleOf, teach } from "@westmarch/training/learning";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    hidden: { type: "string", default: "31" },
    json: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const hidden = Number(values.hidden);
const engine = new Engine(duel);

/** Quiet positions of games played by first sight. */
function positions(games: number) {
  return Array.from({ length: games }, (_, seed) => {
    const chance = hashed(seed);
    const random = stream(seed);
    const g = engine.start({}, chance);
    const found = [];
    while (g.result === null) {
      const [ask] = engine.asks(g);
      if (policy.quiet?.(g)) found.push(duel.clone(g));
      engine.trust(g, ask.seat, policy.playout(g, ask, random), chance);
    }
    return found;
  }).flat();
}

/** Weights of any kind: how good they are makes no difference to how fast. */
function network() {
  const course = { game: duel.id, version: duel.version, teacher: null, edition: 1, iterations: 1, seed: 1 };
  const lessons: readonly Lesson[] = [teach(engine, policy, course, 0)];
  const sample: Sample = sampleOf(engine, policy, learning, course, lessons, 1);
  return fit(
    sample,
    learning.inputs,
    { hidden, epochs: 1, seed: 1 },
    { ...course, games: 1, epochs: 1, trust: 1 },
  );
}

const some = positions(20);
/** A round over all positions, in microseconds each. */
function round(judge: typeof evaluate): number {
  const began = performance.now();
  let sum = 0;
  for (const g of some) sum += judge(g, 0);
  if (!(sum > 0)) throw new Error("nothing was judged");
  return ((performance.now() - began) * 1000) / some.length;
}

const judges = { evaluation: evaluate, network: learnt(learning, network()) };
const best = { evaluation: Number.POSITIVE_INFINITY, network: Number.POSITIVE_INFINITY };
const ratios: number[] = [];
for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
  const [evaluation, learned] = [round(judges.evaluation), round(judges.network)];
  best.evaluation = Math.min(best.evaluation, evaluation);
  best.network = Math.min(best.network, learned);
  ratios.push(learned / evaluation);
}
ratios.sort((a, b) => a - b);
const figures = {
  game: duel.id,
  hidden,
  features: learning.inputs,
  evaluationsPerSecond: Math.round(1e6 / best.evaluation),
  networkPerSecond: Math.round(1e6 / best.network),
  /** How many times as long the network takes. */
  ratio: Math.round(ratios[ratios.length >> 1] * 100) / 100,
};
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else process.stderr.write(`${JSON.stringify(figures, null, 2)}\n`);
