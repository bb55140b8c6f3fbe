import type { Ask, Core, Engine, Option, Seat } from "@westmarch/kernel";
import type { Bot, Policy, Random, SearchStyle, Thinking } from "../types.ts";
import { imaginedWorlds, trueWorld } from "../worlds.ts";
import { decide, type Findings, together } from "./findings.ts";
import { Search, styleOf } from "./search.ts";

/** How a search bot thinks: what is left out is the game's own, or the usual. */
export interface SearchBotStyle extends Partial<SearchStyle> {
  readonly name?: string;
  /** Its own limits, before those it is given. */
  readonly milliseconds?: number;
  /** As many iterations for each choice, at most. */
  readonly iterations?: number;
  /** How many searches think about each choice, each up to these limits, with chance of its own. By default one. */
  readonly roots?: number;
}

/** How long it thinks unless the caller says. */
const USUAL_ITERATIONS = 2000;
/** What there is to find out about a lone option. */
const settled = (option: Option): Findings => ({
  lines: [{ option, visits: 0, value: 0.5, share: 1 }],
  mixed: false,
  iterations: 0,
});

/** Who thinks fewer iterations than this overlooks what the end of a game holds. */
const SOLVES = 200;

/** After so many iterations it knows how long they take. */
const SURE = 16;
/** How many more than that it takes to be possible before the time is up. */
const SPARE = 1.2;

/** Searches the worlds that its view allows. */
export function searchBot<G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  style: SearchBotStyle = {},
): Bot<G> {
  const searchOf = (seat: Seat, random: Random) => searchFor(engine, policy, seat, style, random);
  const considerFrom = (
    before: Search<G, S> | null,
    view: G,
    seat: Seat,
    ask: Ask,
    thinking: Thinking,
  ): Findings => {
    // What is done before the first iteration counts, too.
    const began = thinking.began ?? thinking.now?.();
    const options = policy.reduce?.(view, ask) ?? ask.options;
    if (options.length === 1) return settled(options[0]);
    const sure = solves(thinking) && policy.solve?.(engine.determinize(view, seat, thinking.random), ask);
    if (sure) return settled(sure);
    const roots: Findings[] = [];
    for (let root = 0; root < (style.roots ?? 1); root++) {
      const worlds = imaginedWorlds(engine, policy, view, seat, thinking.random, thinking.heard);
      const search = before?.goTo(view, ask) ? before : searchOf(seat, thinking.random);
      run(search, worlds, { ...thinking, ...(began !== undefined && { began }) });
      roots.push(search.findings());
    }
    return roots.length > 1 ? together(roots) : roots[0];
  };
  const consider: Bot<G>["consider"] = (view, seat, ask, thinking) =>
    considerFrom(null, view, seat, ask, { ...thinking, ...limits(style) });
  return {
    name: style.name ?? "search",
    consider,
    ponder(view, seat, random, heard) {
      const worlds = imaginedWorlds(engine, policy, view, seat, random, heard);
      const search = searchOf(seat, random);
      return {
        goOn: () => search.iterate(worlds),
        consider: (now, ask, thinking) =>
          considerFrom(search, now, seat, ask, { ...limits(style), ...thinking }),
      };
    },
    choose(view, seat, ask, thinking) {
      const opening = policy.opening?.(view, ask, thinking.random);
      if (opening) return opening;
      const { lines, mixed } = consider(view, seat, ask, thinking);
      return decide(lines, mixed, thinking.random);
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
      const options = policy.reduce?.(state, ask) ?? ask.options;
      if (options.length === 1) return options[0];
      const search = searchFor(engine, policy, seat, style, thinking.random);
      run(search, trueWorld(engine, state), { ...thinking, ...limits(style) });
      return decide(search.lines(), search.mixed, thinking.random);
    },
  };
}

const searchFor = <G extends Core<S>, S>(
  engine: Engine<G, S>,
  policy: Policy<G>,
  seat: Seat,
  style: SearchBotStyle,
  random: Random,
): Search<G, S> => new Search(engine, policy, seat, { ...styleOf(policy), ...style }, random);

const solves = ({ iterations = USUAL_ITERATIONS }: Thinking): boolean => iterations >= SOLVES;

const limits = ({ milliseconds, iterations }: SearchBotStyle): Partial<Thinking> => ({
  ...(milliseconds !== undefined && { milliseconds }),
  ...(iterations !== undefined && { iterations }),
});

/**
 * Iterates up to the limits, at least once. Without a clock it stops where more thought could not change what is chosen; by
 * the clock it takes its time all the same, as how long it thinks would tell what it holds; unless no other player knows less.
 *
 * It looks at the clock after every iteration, and does not begin one that would end more than half of itself too late, if
 * it were as long as they are on average: some games take milliseconds for each.
 */
export function run<G extends Core<S>, S>(search: Search<G, S>, worlds: () => G, thinking: Thinking): void {
  const { now, milliseconds, open, stopped } = thinking;
  if (milliseconds === undefined || !now) {
    const iterations = thinking.iterations ?? USUAL_ITERATIONS;
    while (search.iterations < iterations && search.lead <= iterations - search.iterations)
      search.iterate(worlds);
    return;
  }
  const iterations = thinking.iterations ?? Number.POSITIVE_INFINITY;
  const first = now();
  const end = (thinking.began ?? first) + milliseconds;
  let made = 0;
  for (let at = first; made === 0 || at + (at - first) / made / 2 < end; at = now()) {
    if (search.iterations >= iterations || (made > 0 && stopped?.())) return;
    if (open && made >= SURE) {
      const left = Math.min((end - at) / ((at - first) / made), iterations - search.iterations);
      if (search.lead > left * SPARE) return;
    }
    search.iterate(worlds);
    made++;
  }
}
