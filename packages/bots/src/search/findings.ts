/** What searches find out about the options before them, and what is chosen by that. */
import { type Option, type Random, sameOption } from "@westmarch/kernel";
import { roulette } from "../chance.ts";

/** One option at the root and what was found out about it. */
export interface OptionFinding {
  /** What may be chosen. */
  readonly option: Option;
  /** In how many iterations it was chosen. */
  readonly visits: number;
  /** What it was worth to the thinker, 0 … 1. */
  readonly value: number;
  /** How often it should be chosen. */
  readonly share: number;
}

/** What one search found out. */
export interface Findings {
  /** What it found out about each option, in no order. */
  readonly lines: readonly OptionFinding[];
  /** The root is a decision taken together, in which a plan is mixed. */
  readonly mixed: boolean;
  /** In how many imagined games. */
  readonly iterations: number;
}

/** Shares of a plan below this part of the largest are taken for noise. */
const NOISE = 0.1;

/** How likely each line is to be chosen: the one looked into most; or, where a plan must be mixed, as often as the plan says. */
export function planOf(lines: readonly OptionFinding[], mixed: boolean): number[] {
  if (!mixed) {
    let best = 0;
    for (const [i, { visits }] of lines.entries()) if (visits > lines[best].visits) best = i;
    return lines.map((_, i) => (i === best ? 1 : 0));
  }
  const most = Math.max(...lines.map((line) => line.share));
  const shares = lines.map((line) => (line.share < NOISE * most ? 0 : line.share));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** One line by that. */
export function decide(lines: readonly OptionFinding[], mixed: boolean, random: Random): Option {
  const plan = planOf(lines, mixed);
  return lines[mixed ? roulette(plan, plan.length, random) : plan.indexOf(1)].option;
}

/**
 * What several searches of one position found out, at least one: visits and what they were worth are added up, and plans count
 * for as much as was thought about them.
 */
export function together(all: readonly Findings[]): Findings {
  const sums: { option: Option; visits: number; value: number; share: number }[] = [];
  let iterations = 0;
  for (const found of all) {
    iterations += found.iterations;
    for (const { option, visits, value, share } of found.lines) {
      let sum = sums.find((one) => sameOption(one.option, option));
      if (!sum) {
        sum = { option, visits: 0, value: 0, share: 0 };
        sums.push(sum);
      }
      sum.visits += visits;
      sum.value += value * visits;
      sum.share += share * found.iterations;
    }
  }
  const { mixed } = all[0];
  const visited = sums.reduce((sum, { visits }) => sum + visits, 0);
  const lines = sums.map(({ option, visits, value, share }) => ({
    option,
    visits,
    value: visits > 0 ? value / visits : 0,
    share: mixed ? share / Math.max(1, iterations) : visits / Math.max(1, visited),
  }));
  return { lines, mixed, iterations };
}
