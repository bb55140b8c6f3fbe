/**
 * How fast the rules are: random playouts, copies and views, on one core. Machines differ, and so does what else they
 * do meanwhile; so every figure also comes as a ratio to a fixed piece of arithmetic timed in the same process, turn
 * and turn about. Compare ratios between runs, figures only on an idle machine.
 *
 *     node bench/playouts.ts [game …] [--seconds 2] [--json]
 *     node bench/playouts.ts [game …] --against COMMIT [--seconds 20] [--alike 20] [--json]
 *
 * Without a game, all of them. With --json, a line for each. With --against, random play and views are measured here
 * and at that commit, in turn, by processor time: that is how to see what a change brings. Before that, some random
 * games are played on both and compared in every detail; `--seconds 0` does only this.
 */
import { performance } from "node:perf_hooks";
import process from "node:process";
import { parseArgs } from "node:util";
import { deflateRawSync } from "node:zlib";
import { greedyBot, imaginedWorlds, type Policy, Search, STYLE } from "@westmarch/bots";
import { confrontation } from "@westmarch/confrontation";
import { policy as confrontationPolicy } from "@westmarch/confrontation/bot";
import { duel } from "@westmarch/duel";
import { policy as duelPolicy } from "@westmarch/duel/bot";
import { fiveArmies } from "@westmarch/five-armies";
import { policy as fiveArmiesPolicy } from "@westmarch/five-armies/bot";
import { type Core, Engine, type Game, type Settings, settle, stream } from "@westmarch/kernel";
import { tradingCardGame } from "@westmarch/trading-card-game";
import { policy as cardGamePolicy } from "@westmarch/trading-card-game/bot";
import { playGame } from "@westmarch/training";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { policy as warPolicy } from "@westmarch/war-of-the-ring/bot";
import { against } from "./playouts/against.ts";
import {
  CARDS_OF_4,
  CARDS_OF_RANDOM_DECKS,
  positions,
  randomGame,
  SETTINGS,
  WAR_OF_3,
  WAR_OF_4,
} from "./playouts/plays.ts";

/** One figure: how often a second, how long one takes, and that against a thousand steps of the fixed arithmetic. */
export interface Figure {
  readonly name: string;
  readonly perSecond: number;
  readonly microseconds: number;
  readonly ratio: number;
}

/** How much room something takes, on average. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
}

/** Does some work and says how many units of it. */
type Work = () => number;

const YARDSTICK_STEPS = 1_000_000;

/** Arithmetic that nothing of ours touches: what a step of it takes is what this machine has to give just now. */
function yardstick(): number {
  let x = 1;
  for (let i = 0; i < YARDSTICK_STEPS; i++) {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + i;
  }
  return x === 0 ? 1 : YARDSTICK_STEPS;
}

const timed = (work: Work): { units: number; milliseconds: number } => {
  const began = performance.now();
  const units = work();
  return { units, milliseconds: performance.now() - began };
};

/** The best of many short rounds, each beside a round of the yardstick. */
function measure(name: string, seconds: number, work: Work): Figure {
  for (let i = 0; i < 3; i++) work();
  let each = Number.POSITIVE_INFINITY;
  const ratios: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const beside = timed(yardstick);
    const { units, milliseconds } = timed(work);
    each = Math.min(each, milliseconds / units);
    ratios.push(milliseconds / units / ((beside.milliseconds / beside.units) * 1000));
  }
  ratios.sort((a, b) => a - b);
  return {
    name,
    perSecond: Math.round(1000 / each),
    microseconds: Math.round(each * 1e6) / 1000,
    ratio: Math.round(ratios[Math.floor(ratios.length / 2)] * 1000) / 1000,
  };
}

const POSITIONS = 64;
const ROUNDS = 20;
const SEARCHED = 200;
/** The same ones in every round: games differ much in length. */
const GREEDY_GAMES = 8;

/** Decisions between two looks at the clock, at least. */
const DECISIONS_AT_ONCE = 3000;

/** What every game is measured by. */
function gameFigures<G extends Core<S>, S>(
  game: Game<G, S>,
  settings: Settings,
  some: readonly G[],
  seconds: number,
): Figure[] {
  const engine = new Engine(game);
  const views = some.map((g) => engine.view(g, 0));
  const random = stream(1);
  let seed = 1;
  const overAll = (work: (g: G) => void): Work => {
    return () => {
      for (let i = 0; i < ROUNDS; i++) for (const g of some) work(g);
      return ROUNDS * POSITIONS;
    };
  };
  return [
    measure("random playout: decision", seconds, () => {
      let decisions = 0;
      while (decisions < DECISIONS_AT_ONCE) decisions += randomGame(engine, settings, seed++);
      return decisions;
    }),
    measure(
      "clone",
      seconds,
      overAll((g) => game.clone(g)),
    ),
    measure(
      "view",
      seconds,
      overAll((g) => engine.view(g, 0)),
    ),
    measure(
      "view with options",
      seconds,
      overAll((g) => engine.askOf(engine.view(g, 0), 0)),
    ),
    measure(
      "view with options as JSON",
      seconds,
      overAll((g) => {
        const view = engine.view(g, 0);
        JSON.stringify([view, engine.askOf(view, 0)]);
      }),
    ),
    measure("determinization", seconds, () => {
      for (let i = 0; i < ROUNDS; i++) for (const view of views) engine.determinize(view, 0, random);
      return ROUNDS * POSITIONS;
    }),
  ];
}

/** What the opponents do: how fast the search looks ahead, how fast the greedy ones play whole games. */
function botFigures<G extends Core<S>, S>(
  game: Game<G, S>,
  settings: Settings,
  some: readonly G[],
  policy: Policy<G>,
  seconds: number,
): Figure[] {
  const engine = new Engine(game);
  const bots = game.seats(settings).map(() => greedyBot(engine, policy));
  let next = 0;
  return [
    measure("search: iteration", seconds, () => {
      const g = some[next++ % POSITIONS];
      const [seat] = engine.owes(g);
      const random = stream(next);
      const worlds = imaginedWorlds(engine, policy, engine.view(g, seat), seat, random);
      const search = new Search(engine, policy, seat, { ...STYLE, ...policy.style }, random);
      for (let i = 0; i < SEARCHED; i++) search.iterate(worlds);
      return SEARCHED;
    }),
    measure("greedy: whole game", seconds, () => {
      for (let seed = 0; seed < GREEDY_GAMES; seed++) playGame(engine, bots, seed, { settings });
      return GREEDY_GAMES;
    }),
  ];
}

/** How much room a state takes: as plain JSON, and packed as small as a common method makes it. */
function sizes<G>(some: readonly G[]): Size[] {
  const texts = some.map((g) => JSON.stringify(g));
  const average = (lengths: readonly number[]) =>
    Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  return [
    { name: "state as JSON", bytes: average(texts.map((text) => Buffer.byteLength(text))) },
    { name: "state packed", bytes: average(texts.map((text) => deflateRawSync(text).length)) },
  ];
}

interface Measured {
  readonly figures: readonly Figure[];
  readonly sizes: readonly Size[];
}

/** Measures one game; each has a state of its own kind, so each is closed over here. */
const measured =
  <G extends Core<S>, S>(game: Game<G, S>, policy: Policy<G>, given: Settings = {}) =>
  (seconds: number): Measured => {
    const settings = settle(game, given);
    const some = positions(new Engine(game), settings, POSITIONS);
    return {
      figures: [
        ...gameFigures(game, settings, some, seconds),
        ...botFigures(game, settings, some, policy, seconds),
      ],
      sizes: sizes(some),
    };
  };

/**
 * What is to be reached on one core. Confrontation and Duel: 300,000 decisions a second. War of the Ring: 50,000
 * decisions and 120 greedy games a second, a view with options in 20 µs, a state packed into 8,000 bytes. The Battle of
 * Five Armies: 50,000 decisions a second. The trading card
 * game: 30,000 decisions a second, a view with options in 30 µs, a state packed into 12,000 bytes.
 */
const GAMES: Readonly<Record<string, (seconds: number) => Measured>> = {
  [confrontation.id]: measured(confrontation, confrontationPolicy),
  [duel.id]: measured(duel, duelPolicy),
  [warOfTheRing.id]: measured(warOfTheRing, warPolicy),
  [WAR_OF_3]: measured(warOfTheRing, warPolicy, SETTINGS[WAR_OF_3]),
  [WAR_OF_4]: measured(warOfTheRing, warPolicy, SETTINGS[WAR_OF_4]),
  [fiveArmies.id]: measured(fiveArmies, fiveArmiesPolicy),
  [tradingCardGame.id]: measured(tradingCardGame, cardGamePolicy),
  [CARDS_OF_RANDOM_DECKS]: measured(tradingCardGame, cardGamePolicy, SETTINGS[CARDS_OF_RANDOM_DECKS]),
  [CARDS_OF_4]: measured(tradingCardGame, cardGamePolicy, SETTINGS[CARDS_OF_4]),
};

/** Measures games by themselves. */
function alone(chosen: readonly string[], seconds: number, json: boolean): void {
  for (const game of chosen) {
    const { figures, sizes } = GAMES[game](seconds);
    process.stderr.write(`${game}\n`);
    for (const { name, perSecond, microseconds, ratio } of figures) {
      process.stderr.write(
        `    ${name.padEnd(28)} ${perSecond.toLocaleString("en").padStart(12)} /s ${microseconds.toFixed(3).padStart(9)} µs   ratio ${ratio}\n`,
      );
    }
    for (const { name, bytes } of sizes)
      process.stderr.write(`    ${name.padEnd(28)} ${bytes.toLocaleString("en").padStart(12)} bytes\n`);
    if (json) process.stdout.write(`${JSON.stringify({ game, figures, sizes })}\n`);
  }
}

/** Measures games beside an older tree. */
async function beside(
  commit: string,
  chosen: readonly string[],
  seconds: number,
  alike: number,
  json: boolean,
): Promise<void> {
  for await (const { game, pairs, unlike } of against(commit, chosen, seconds, alike)) {
    const told = unlike === null ? `${alike} games alike` : `seed ${unlike} is played differently`;
    process.stderr.write(`${game}: ${told}\n`);
    for (const { name, before, now, ratio, spread } of pairs) {
      const [low, high] = spread.map((bound) => bound.toFixed(2));
      process.stderr.write(
        `    ${name.padEnd(28)} ${before.toLocaleString("en").padStart(10)} → ${now.toLocaleString("en").padStart(10)} /s ${(1e6 / now).toFixed(3).padStart(9)} µs   × ${ratio.toFixed(2)} (${low} … ${high})\n`,
      );
    }
    if (json) process.stdout.write(`${JSON.stringify({ game, against: commit, pairs, unlike })}\n`);
    if (unlike !== null) process.exitCode = 1;
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: {
      seconds: { type: "string" },
      against: { type: "string" },
      alike: { type: "string", default: "20" },
      json: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const chosen = positionals.length > 0 ? positionals : Object.keys(GAMES);
  const unknown = chosen.find((game) => !(game in GAMES));
  if (unknown) throw new Error(`there is no game ${unknown}; there is ${Object.keys(GAMES).join(", ")}`);
  if (values.against === undefined) alone(chosen, Number(values.seconds ?? 2), values.json);
  else await beside(values.against, chosen, Number(values.seconds ?? 20), Number(values.alike), values.json);
}
