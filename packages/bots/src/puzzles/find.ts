/** Tells whether a position is a puzzle: whether one choice is clearly better than all others, however long one thinks. */
import { type Ask, type Core, type Engine, type Option, type Seat, sameOption } from "@westmarch/kernel";
import { botNamed } from "../levels.ts";
import { reasonFor } from "../reason.ts";
import type { OptionFinding } from "../search/findings.ts";
import { Search, styleOf } from "../search/search.ts";
import type { Policy, Random } from "../types.ts";
import { imaginedWorlds } from "../worlds.ts";

/** What is looked at: a position as the seat sees it that is asked alone. */
export interface Place<G> {
  readonly view: G;
  readonly seat: Seat;
  readonly ask: Ask;
}

/** How closely places are looked at. */
export interface Rigour {
  /** Iterations of a first look, which most places do not pass. */
  readonly look: number;
  /** Iterations of the searches that must all agree with it, each with chance of its own. */
  readonly budgets: readonly number[];
  /** By how much, in chances to win, the answer must be better than any other choice, at each of them. */
  readonly gap: number;
}

/** The best choice of a place, and what is next best. */
export interface Clear {
  readonly option: Option;
  readonly than: Option;
  /** The chance to win, 0 … 1, after each. */
  readonly chances: readonly [answer: number, next: number];
}

/**
 * A choice that a search has looked into most, but whose lead is a smaller part of the gap, does not come to lead by the gap.
 * Of 89 puzzles that were looked at again none did; five places in six are left here, for half of what a look takes.
 */
const PROMISE = 0.25;
/**
 * Before that, a search pauses after so many iterations for each choice, or after a quarter of all: whose lead is a smaller part of
 * the gap then is left. Of 27 puzzles of the Five Armies and of cards one had not shown itself by then, and two places in three.
 */
const GLANCE = { each: 8, share: 0.25, promise: 0.4 };
/** So many of the other choices are looked into as closely as the best: those that looked best. */
const RIVALS = 3;
/** By whom it is told how hard a puzzle is: from beginners to players that look a little. */
const PLAYERS = ["random", "first", "gentle", "search:8i", "search:40i", "search:160i"] as const;
/** How often each of them tries. */
const TRIES = 5;
/** The rating of a puzzle that all of them solve, and of one that none does. */
const EASY = 700;
const HARD = 2200;
/** A puzzle that is solved at more of all tries is none. */
const OBVIOUS = 0.8;

/** One game as a computer plays it, and where its searches get their chance from. */
export interface Mind<G extends Core<S>, S> {
  readonly engine: Engine<G, S>;
  readonly policy: Policy<G>;
  readonly random: Random;
  /** Whether it is to make an end, without a finding. By default never. */
  readonly stopped?: () => boolean;
}

/** What a player chooses between there. */
export const choicesOf = <G>(policy: Policy<G>, { view, ask }: Place<G>): readonly Option[] =>
  policy.reduce?.(view, ask) ?? ask.options;

const worthIn = (lines: readonly OptionFinding[], option: Option): number =>
  lines.find((line) => sameOption(line.option, option))?.value ?? 0;

/** The choices of a search, those first that it looked into most. */
const mostVisited = (search: { lines(): readonly OptionFinding[] }): OptionFinding[] =>
  search.lines().toSorted((one, other) => other.visits - one.visits);

/** The other choices that look best. */
const rivalsOf = (lines: readonly OptionFinding[]): OptionFinding[] =>
  lines
    .slice(1)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, RIVALS);

/** By how much, in chances to win, the choice that was looked into most leads; less than nothing where there is no other. */
function leadOf(lines: readonly OptionFinding[]): number {
  const [rival] = rivalsOf(lines);
  return rival ? lines[0].value - rival.value : -1;
}

/** A search of a place after so many iterations; null where its best choice does not begin to lead by the gap. */
function searched<G extends Core<S>, S>(
  { engine, policy, random, stopped }: Mind<G, S>,
  place: Place<G>,
  iterations: number,
  gap: number,
) {
  const { view, seat } = place;
  const isOn = (): boolean => !stopped?.();
  const search = new Search(engine, policy, seat, styleOf(policy), random);
  const worlds = imaginedWorlds(engine, policy, view, seat, random);
  const glance = Math.max(GLANCE.each * choicesOf(policy, place).length, GLANCE.share * iterations);
  while (search.iterations < Math.min(glance, iterations) && isOn()) search.iterate(worlds);
  if (leadOf(mostVisited(search)) < gap * GLANCE.promise) return null;
  while (search.iterations < iterations && isOn()) search.iterate(worlds);
  return isOn() ? { search, worlds, lines: mostVisited(search) } : null;
}

/**
 * What a search thinks of its best choice and of those that come next, each looked into as closely. Null where it has
 * nothing to compare, mixes a plan, or holds another choice to be nearly as good: then a closer look finds no `gap`.
 */
function compared<G extends Core<S>, S>(
  mind: Mind<G, S>,
  place: Place<G>,
  iterations: number,
  gap: number,
): Clear | null {
  const seen = searched(mind, place, iterations, gap);
  if (!seen || seen.search.mixed || leadOf(seen.lines) < gap * PROMISE) return null;
  const { search, worlds, lines } = seen;
  const [best] = lines;
  const rivals = rivalsOf(lines);
  const each = Math.ceil(iterations / (rivals.length + 1));
  for (const { option } of [best, ...rivals]) for (let i = 0; i < each; i++) search.iterate(worlds, option);
  const after = search.lines();
  const [next] = rivals.toSorted((one, other) => worthIn(after, other.option) - worthIn(after, one.option));
  const chances = [worthIn(after, best.option), worthIn(after, next.option)] as const;
  return { option: best.option, than: next.option, chances };
}

/**
 * The best choice of a place where it is the same and clear at every budget; null where it is not, or where it is not worth
 * closer looks by what the first one found.
 */
export function clearest<G extends Core<S>, S>(
  mind: Mind<G, S>,
  place: Place<G>,
  { look, budgets, gap }: Rigour,
  isWorth: (seen: Clear) => boolean = () => true,
): Clear | null {
  let found: Clear | null = null;
  for (const iterations of [look, ...budgets]) {
    const closer = compared(mind, place, iterations, gap);
    if (!closer || closer.chances[0] - closer.chances[1] < gap) return null;
    if (found ? !sameOption(found.option, closer.option) : !isWorth(closer)) return null;
    found = closer;
  }
  return found;
}

/** The same players, of whom the weakest notices all of its options: a puzzle is no oversight that another one has made possible. */
export function attentive<G>(policy: Policy<G>): Policy<G> {
  const { skills } = policy;
  if (!skills?.first || !("notices" in skills.first)) return policy;
  const { notices: _, ...first } = skills.first;
  return { ...policy, skills: { ...skills, first } };
}

/** How hard an answer is to find, on the scale of players: by how many players of different care miss it. Null: too easy. */
export function ratingOf<G extends Core<S>, S>(
  { engine, policy, random }: Mind<G, S>,
  { view, seat, ask }: Place<G>,
  answer: Option,
): number | null {
  const players = attentive(policy);
  let missed = 0;
  for (const name of PLAYERS) {
    const bot = botNamed(engine, players, name);
    for (let i = 0; i < TRIES; i++)
      if (bot && !sameOption(bot.choose(view, seat, ask, { random }), answer)) missed++;
  }
  const share = missed / (PLAYERS.length * TRIES);
  return share < 1 - OBVIOUS ? null : Math.round(EASY + (HARD - EASY) * share);
}

/** Why the answer is better, as hints say it; null where no reason stands out: then it is no puzzle that one could learn from. */
export function becauseOf<G extends Core<S>, S>(
  { engine, policy, random }: Mind<G, S>,
  { view, seat }: Place<G>,
  { option, than, chances: [most, least] }: Clear,
): string | null {
  if (!policy.reasons) return null;
  const because = reasonFor(engine, policy, policy.reasons, {
    ...{ view, seat, chosen: option, than, random },
    apart: { by: "worth", least, most },
    worlds: imaginedWorlds(engine, policy, view, seat, random),
  });
  return because === "even" || because === "usual" || because === "best" ? null : because;
}
