/**
 * How well computers keep to their time while many think: tables of all games, two computers at each, take turns on a few
 * threads, as at a server. A thought is timed from when its turn has come to its answer, everything included but the loading
 * of its game; what counts is how much longer than its limit it took. Threads that other programs hold up are late, too: so
 * run it on an idle machine, with no more threads than processors.
 *
 *     node bench/limits.ts [--tables 8] [--threads 2] [--limit 300] [--choices 40] [--json]
 */
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { Engine, hashed } from "@westmarch/kernel";
import { FairSemaphore } from "@westmarch/players/fair-semaphore";
import { createBotPool } from "@westmarch/players/pool";
import { games } from "@westmarch/registry";

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "8" },
    threads: { type: "string", default: "2" },
    limit: { type: "string", default: "300" },
    choices: { type: "string", default: "40" },
    json: { type: "boolean", default: false },
  },
});
const [tables, threads, limit, choices] = [values.tables, values.threads, values.limit, values.choices].map(
  Number,
);

const GAMES = ["confrontation", "duel", "war-of-the-ring", "five-armies", "trading-card-game"];
/** What took less of its limit was no search: a rule of thumb, or a lone option. */
const SEARCHED = 0.8;
/** Thoughts of a game that are not counted: until then its code is still being made quick. */
const WARMING = 3;

const pool = createBotPool({ registry: import.meta.resolve("@westmarch/registry"), size: threads });
const semaphore = new FairSemaphore(threads);
/** How much longer than its limit each thought took, 0 … , by game. */
const over = new Map(GAMES.map((game) => [game, [] as number[]]));

async function play(id: string, table: string, seed: number): Promise<void> {
  const { game } = games[id];
  const engine = new Engine(game);
  const chance = hashed(seed);
  const g = engine.start({}, chance);
  const late = over.get(id) ?? [];
  for (let made = 0; made < choices && g.result === null; ) {
    const [{ seat, options }] = engine.asks(g);
    const view = JSON.parse(JSON.stringify(engine.view(g, seat)));
    const thought = { game: id, settings: {}, view, seat, level: "best", budgetMs: limit, seed: g.drawn };
    const chosen = await semaphore.run(
      async () => {
        const began = performance.now();
        const answer = await pool.choose(thought);
        const took = (performance.now() - began) / limit;
        if (options.length > 1 && took > SEARCHED && ++made > WARMING) late.push(took - 1);
        return answer;
      },
      { table, show: false },
    );
    for (const option of chosen.options) {
      engine.play(g, seat, option, chance);
      if (g.result !== null || engine.asks(g)[0]?.seat !== seat) break;
    }
  }
}

const percent = (sorted: readonly number[], share: number): number =>
  Math.round(1000 * (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)) / 10;

try {
  const seats = Array.from({ length: tables }, (_, n) => play(GAMES[n % GAMES.length], `table ${n}`, n));
  await Promise.all(seats);
  for (const [game, late] of over) {
    late.sort((a, b) => a - b);
    const figures = { game, thoughts: late.length, median: percent(late, 0.5), of100: percent(late, 0.99) };
    if (values.json) console.log(JSON.stringify(figures));
    else
      console.log(`${game}: ${late.length} thoughts, ${figures.median} % over, 99 of 100 ${figures.of100} %`);
  }
} finally {
  await pool.close();
}
