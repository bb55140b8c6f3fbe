/** What searches find out about the options before them, and what is chosen by that. */
import { type Option, sameOption } from "@westmarch/kernel";
import { roulette } from "../chance.ts";
import type { Random } from "../types.ts";

/** One option at the root and what was found out about it. */
export interface Line {
  readonly option: Option;
  readonly visits: number;
  /** What it was worth to the thinker, 0 … 1. */
  readonly value: number;
  /** How often it should be chosen. */
  readonly share: number;
}

/** What one search found out. */
export interface Findings {
  readonly lines: readonly Line[];
  /** The root is a decision taken together, in which a plan is mixed. */
  readonly mixed: boolean;
  readonly iterations: number;
}

/** Shares of a plan below this part of the largest are taken for noise. */
const NOISE = 0.1;

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
