/** Chance that is handed in from outside, draw by draw: what an engine plays with when the caller is chance. */
import { type Chance, hashed, seedOf } from "@westmarch/kernel";

/** The rules ask for a value that nobody has given yet: one of so many, each as likely. */
export class DrawNeeded extends Error {
  override name = "DrawNeeded";
  readonly sides: number;
  constructor(sides: number) {
    super(`a value among ${sides} is needed`);
    this.sides = sides;
  }
}

/** Chance of the game with this seed: the same as in simulations and tests. */
export const chanceOfSeed = (seed: number): Chance => hashed(seedOf("chance", seed));

/**
 * Gives these values for the draws from number `first` on, and throws `DrawNeeded` for the one behind them. A draw among one
 * value alone is no chance, and is given without being asked for.
 */
export function given(values: readonly number[], first: number, beyond?: Chance): Chance {
  let certain = 0;
  return (counter, sides) => {
    if (sides === 1) {
      certain++;
      return 0;
    }
    const place = counter - first - certain;
    if (place < values.length) return values[place];
    if (beyond) return beyond(counter, sides);
    throw new DrawNeeded(sides);
  };
}
