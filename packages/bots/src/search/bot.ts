import type { Core, Engine, Option, Seat } from "@westmarch/kernel";
import { roulette } from "../chance.ts";
import type { Bot, Policy, Random, SearchStyle, Thinking } from "../types.ts";
import { imaginedWorlds, trueWorld } from "../worlds.ts";
import { type Line, Search, STYLE } from "./search.ts";

export interface SearchBotStyle extends Partial<SearchStyle> {
  readonly name?: string;
  /** Its own limits, before those it is given. */
  readonly milliseconds?: number;
  readonly iterations?: number;
}

/** How long it thinks if nobody says. */
const USUAL_ITERATIONS = 2000;
/** How many iterations between two looks at the clock. */
const BREATH = 8;
/** Shares of a plan below this part of the largest are taken for noise. */
const NOISE = 0.1;

/** Searches the worlds that its view allows. */
export function searchBot<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  style: SearchBotStyle = {},
): Bot<G> {
  return {
    name: style.name ?? "search",
    choose(view, seat, ask, thinking) {
      const opening = policy.opening?.(view, ask, thinking.random);
      if (opening) return opening;
      const options = policy.reduce?.(view, ask) ?? ask.options;
      if (options.length === 1) return options[0];
      const worlds = imaginedWorlds(engine, policy, view, seat, thinking.random);
      const search = searchFor(engine, policy, seat, style, thinking.random);
      return think(search, worlds, style, thinking);
    },
  };
}

/**
 * Searches the true world. It shows how much of a game is luck that no skill overcomes; it never plays at a table.
 */
export function seerBot<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  style: SearchBotStyle = {},
): Bot<G> {
  return {
    name: style.name ?? "seer",
    seesAll: true,
    choose(state, seat, ask, thinking) {
      const opening = policy.opening?.(engine.view(state, seat), ask, thinking.random);
      if (opening) return opening;
      if (ask.options.length === 1) return ask.options[0];
      const search = searchFor(engine, policy, seat, style, thinking.random);
      return think(search, trueWorld(engine, state), style, thinking);
    },
  };
}

const searchFor = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  seat: Seat,
  style: SearchBotStyle,
  random: Random,
): Search<G, S> => new Search(engine, policy, seat, { ...STYLE, ...policy.style, ...style }, random);

function think<G extends Core<S>, S>(
  search: Search<G, S>,
  worlds: () => G,
  style: SearchBotStyle,
  thinking: Thinking,
): Option {
  run(search, worlds, { ...thinking, ...limits(style) });
  return decide(search.lines(), search.mixed, thinking.random);
}

const limits = ({ milliseconds, iterations }: SearchBotStyle): Partial<Thinking> => ({
  ...(milliseconds !== undefined && { milliseconds }),
  ...(iterations !== undefined && { iterations }),
});

/**
 * Iterates up to the limits. Without a clock it stops where more thought could not change what is chosen; by the clock it
 * takes its time all the same, as how long it thinks would tell what it holds.
 */
export function run<G extends Core<S>, S>(search: Search<G, S>, worlds: () => G, thinking: Thinking): void {
  const { now, milliseconds } = thinking;
  if (milliseconds === undefined || !now) {
    const iterations = thinking.iterations ?? USUAL_ITERATIONS;
    while (search.iterations < iterations && search.lead <= iterations - search.iterations)
      search.iterate(worlds);
    return;
  }
  const iterations = thinking.iterations ?? Number.POSITIVE_INFINITY;
  const end = now() + milliseconds;
  do {
    for (let i = 0; i < BREATH; i++) search.iterate(worlds);
  } while (search.iterations < iterations && now() < end);
}

/** The line looked into most; or, where a plan must be mixed, one drawn by the plan. */
export function decide(lines: readonly Line[], mixed: boolean, random: Random): Option {
  if (mixed) {
    const most = Math.max(...lines.map((line) => line.share));
    const shares = lines.map((line) => (line.share < NOISE * most ? 0 : line.share));
    return lines[roulette(shares, shares.length, random)].option;
  }
  let best = lines[0];
  for (const line of lines) if (line.visits > best.visits) best = line;
  return best.option;
}
