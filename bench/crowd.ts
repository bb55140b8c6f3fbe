/**
 * How long people wait for a computer's choice while tables of computers play for onlookers on the same server, in processor time:
 * thoughts are thought one after another in this process, each takes as long as its thread was at work, and the clock of the queue
 * passes by that. So it hangs on no other program, and on the number of places that a host has. Levels think as servers let them.
 *
 *     node bench/crowd.ts [--shows 40] [--people 6] [--places 1] [--seconds 30] [--pause 2000] [--games duel,…] [--json]
 *
 * Told are the waits in parts of the time that the level has, and how many iterations were made of those a level makes alone.
 */
import { parseArgs } from "node:util";
import type { RegisteredGame } from "@westmarch/bots/registered-games";
import { resolve } from "@westmarch/bots/thought";
import type { Policy as Sense } from "@westmarch/bots/types";
import { type Ask, type Core, Engine, hashed, type Level, seedOf, stream } from "@westmarch/kernel";
import { type Share, ThinkingQueue } from "@westmarch/players/thinking-queue";
import { VirtualClock } from "@westmarch/players/virtual-clock";
import { games } from "@westmarch/registry";
import { POLICY } from "@westmarch/server";

const { values } = parseArgs({
  options: {
    shows: { type: "string", default: "40" },
    people: { type: "string", default: "6" },
    places: { type: "string", default: "1" },
    seconds: { type: "string", default: "30" },
    pause: { type: "string", default: "2000" },
    games: {
      type: "string",
      default: "confrontation,duel,war-of-the-ring,five-armies,trading-card-game",
    },
    json: { type: "boolean", default: false },
  },
});
const [shows, people, places, seconds, pause] = [
  values.shows,
  values.people,
  values.places,
  values.seconds,
  values.pause,
].map(Number);
const names = values.games.split(",");
/** What sits at the tables, by turns. */
const LEVELS: readonly Level[] = ["strong", "fair", "best", "skilled"];

const clock = new VirtualClock();
const queue = new ThinkingQueue(places, POLICY.thinkLeast, clock);
const never = new AbortController().signal;

/** Milliseconds for which this thread has been at work. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** One choice of a computer. */
interface Made {
  readonly game: string;
  readonly level: Level;
  readonly person: boolean;
  /** From question to answer, in parts of the level's time. */
  readonly wait: number;
  readonly iterations: number;
}
const made: Made[] = [];

interface Table {
  readonly id: string;
  readonly game: string;
  readonly level: Level;
  /** The seat of a person, or null. */
  readonly person: number | null;
}

/** Thinks, and lets as much time pass as that took; less where it is told that it is enough. */
async function think(
  entry: RegisteredGame,
  sense: Sense<Core>,
  asked: { readonly view: Core; readonly seat: number; readonly level: Level; readonly seed: number },
  { milliseconds, enough }: Share,
): Promise<{ option: Ask["options"][number]; iterations: number }> {
  const began = worked();
  const { view, seat, level, seed } = asked;
  const found = resolve(
    new Engine(entry.game),
    sense,
    { view, seat, bot: level, milliseconds },
    { random: stream(seed), now: worked, began, milliseconds },
  );
  const took = worked() - began;
  const iterations = found.findings?.iterations ?? 0;
  const start = clock.now();
  await new Promise<void>((over) => {
    clock.after(took, over);
    // It looks whether it is enough after each iteration.
    enough.addEventListener("abort", () => void clock.after(took / Math.max(1, iterations), over));
  });
  const part = took > 0 ? Math.min(1, (clock.now() - start) / took) : 1;
  return { option: found.options[0], iterations: Math.round(iterations * part) };
}

/** One game after another, until the time is up. */
async function play({ id, game, level, person }: Table, n: number): Promise<never> {
  const entry = games[game];
  const sense = await entry.policy();
  if (!sense) throw new Error(`${game} has no players`);
  const engine = new Engine<Core, unknown>(entry.game);
  const random = stream(seedOf("crowd", n));
  const { think: budget } = POLICY.pace[level];
  for (let round = 0; ; round++) {
    const chance = hashed(seedOf("crowd", n, round));
    const g = engine.start({}, chance);
    while (g.result === null) {
      const asks = engine.asks(g);
      const ask = asks.find(({ seat }) => seat !== person) ?? asks[0];
      const { seat, options } = ask;
      if (seat === person) {
        await clock.pause(pause);
        engine.play(g, seat, options[random(options.length)], chance);
      } else if (options.length === 1) engine.play(g, seat, options[0], chance);
      else {
        const came = clock.now();
        const asked = { view: engine.view(g, seat), seat, level, seed: random(2 ** 31) };
        const { option, iterations } = await queue.run(
          { table: id, show: person === null },
          budget,
          never,
          (share) => think(entry, sense, asked, share),
        );
        made.push({ game, level, person: person !== null, wait: (clock.now() - came) / budget, iterations });
        engine.play(g, seat, option, chance);
      }
    }
  }
}

const at = (list: readonly number[], part: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(part * list.length))] ?? 0;
const round = (number: number): number => Number(number.toFixed(2));

/** What all choices of some kind have in common. */
function told(choices: readonly Made[]) {
  const waits = choices.map(({ wait }) => wait);
  const iterations = choices.map((one) => one.iterations).filter((many) => many > 0);
  return {
    choices: choices.length,
    waits: { median: round(at(waits, 0.5)), p99: round(at(waits, 0.99)), longest: round(at(waits, 1)) },
    iterations: { median: at(iterations, 0.5), tenth: at(iterations, 0.1) },
  };
}

for (let n = 0; n < shows + people; n++) {
  const kind = n < shows ? n : n - shows;
  const game = names[kind % names.length];
  const level = LEVELS[kind % LEVELS.length];
  const table = { id: String(n), game, level, person: n < shows ? null : 1 };
  play(table, n).catch((error: unknown) => {
    throw error;
  });
}
await clock.passUntil(1000 * seconds);

const figures = {
  shows,
  people,
  places,
  seconds,
  forPeople: told(made.filter(({ person }) => person)),
  forShows: told(made.filter(({ person }) => !person)),
  byLevel: Object.fromEntries(
    LEVELS.map((level) => [level, told(made.filter((one) => one.person && one.level === level))]),
  ),
};
console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
process.exit(0);
