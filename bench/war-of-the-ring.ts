/**
 * What games of War of the Ring between greedy players come to: endings, turns, and the choices of each side.
 *
 *     node bench/war-of-the-ring.ts [--games 2000] [--players 2] [--seed 1] [--check]
 *
 * With --check every position on the way is tested for what must always hold.
 */
import process from "node:process";
import { parseArgs } from "node:util";
import { greedyBot } from "@westmarch/bots";
import { Engine, hashed, seedOf, stream } from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { policy } from "@westmarch/war-of-the-ring/bot";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    players: { type: "string", default: "2" },
    seed: { type: "string", default: "1" },
    check: { type: "boolean", default: false },
  },
});
const games = Number(values.games);
const settings = { players: values.players };
const engine = new Engine(warOfTheRing);
const greedy = greedyBot(engine, policy);
const sides = warOfTheRing.teams?.(settings) ?? [];
const sideOf = (seat: number): number => sides.findIndex((seats) => seats.includes(seat));

/** By side: how many choices each game took; and how many turns. */
const choices: readonly number[][] = sides.map(() => []);
const turns: number[] = [];
const endings = new Map<string, number>();

function play(seed: number): void {
  const chance = hashed(seedOf("chance", seed));
  const random = stream(seedOf("choices", seed));
  const g = engine.start(settings, chance);
  const made = sides.map(() => 0);
  while (g.result === null) {
    const [ask] = engine.asks(g);
    if (!ask) throw new Error(`seed ${seed}: no seat is asked and none has won`);
    const option = greedy.choose(engine.glimpse(g, ask.seat), ask.seat, ask, { random });
    if (values.check) engine.play(g, ask.seat, option, chance);
    else engine.trust(g, ask.seat, option, chance);
    made[sideOf(ask.seat)]++;
    const amiss = values.check ? warOfTheRing.invariants(g) : [];
    if (amiss.length > 0) throw new Error(`seed ${seed}: ${amiss.join("; ")}`);
  }
  for (const [side, many] of made.entries()) choices[side].push(many);
  turns.push(g.turn);
  endings.set(g.result.reason, (endings.get(g.result.reason) ?? 0) + 1);
}

/** The least, the median, the 95th of a hundred and the most. */
function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  return [0, 0.5, 0.95, 1]
    .map((share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))])
    .join(" / ");
}

const began = performance.now();
for (let i = 0; i < games; i++) play(seedOf("war", Number(values.seed), i));
const seconds = (performance.now() - began) / 1000;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
say(`${games} games of ${values.players}, ${(games / seconds).toFixed(1)} a second`);
for (const [ending, times] of [...endings].sort((a, b) => b[1] - a[1]))
  say(`    ${ending.padEnd(16)} ${String(times).padStart(6)} ${((100 * times) / games).toFixed(1)} %`);
say("least / median / 95 % / most");
for (const [side, name] of ["Free Peoples", "Shadow"].entries())
  say(`    choices of the ${name}: ${spread(choices[side])}`);
say(`    turns: ${spread(turns)}`);
