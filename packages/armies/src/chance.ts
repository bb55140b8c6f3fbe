/** Exact chances of a handful of dice. A list of shares says, by number, how likely that number is. */
import { isHit } from "./dice.ts";

/** The chance that a die hits on this number. */
export const chanceOn = (needed: number): number =>
  [1, 2, 3, 4, 5, 6].filter((pips) => isHit(pips, 0, needed)).length / 6;

/** So many hits among dice that hit with this chance. */
export function shares(dice: number, chance: number): number[] {
  let found = [1];
  for (let die = 0; die < dice; die++)
    found = [...found, 0].map((share, hits) => share * (1 - chance) + (found[hits - 1] ?? 0) * chance);
  return found;
}

/** The same where misses are rolled again, so many at the most. */
export function sharesWithRerolls(dice: number, chance: number, again: number): number[] {
  const found = shares(dice, 0).map(() => 0);
  shares(dice, chance).forEach((share, hits) => {
    shares(Math.min(dice - hits, again), chance).forEach((more, extra) => {
      found[hits + extra] = (found[hits + extra] ?? 0) + share * more;
    });
  });
  return found;
}

/** What is to be expected. */
export const mean = (shares: readonly number[]): number =>
  shares.reduce((sum, share, number) => sum + share * number, 0);
