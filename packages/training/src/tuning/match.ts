/** Games at first sight between players with other numbers. */

import { grown, leaves, type Numbers } from "@westmarch/bots/numbers";
import type { Policy } from "@westmarch/bots/types";
import { type Core, stream } from "@westmarch/kernel";
import { type Sides, twoSides } from "../arena.ts";
import { playThrough, type Setting } from "../match.ts";

/** A game whose rules of thumb are numbers. */
export interface Tuning<G extends Core<S>, S, N extends Numbers> extends Setting<G, S> {
  /** To begin with. */
  readonly numbers: N;
  /** How large a change of a number would be felt, above 0. */
  step(path: readonly string[], value: number): number;
  /** A player by such numbers; where one is left out, it is 0. */
  policy(numbers: N): Policy<G>;
}

/** Plays with a tuning. */
export class Match<G extends Core<S>, S, N extends Numbers> {
  readonly #tuning: Tuning<G, S, N>;
  readonly #begin: readonly number[];
  readonly #steps: readonly number[];
  readonly #sides: Sides;

  constructor(tuning: Tuning<G, S, N>) {
    const all = leaves(tuning.numbers);
    this.#tuning = tuning;
    this.#begin = all.map(({ value }) => value);
    this.#steps = all.map(({ path, value }) => tuning.step(path, value));
    this.#sides = twoSides(tuning.engine);
  }

  /** How many numbers there are. */
  get size(): number {
    return this.#begin.length;
  }

  /** The numbers that many steps away from where they began. */
  at(steps: ArrayLike<number>): N {
    return grown(this.#tuning.numbers, (k) => this.#begin[k] + this.#steps[k] * steps[k]);
  }

  /** The same, to three places, without those that are 0 as they were. */
  rounded(steps: ArrayLike<number>): N {
    return grown(this.#tuning.numbers, (k) => {
      const value = Math.round((this.#begin[k] + this.#steps[k] * steps[k]) * 1000) / 1000;
      return value === 0 && this.#begin[k] === 0 ? null : value;
    });
  }

  policy(steps: ArrayLike<number>): Policy<G> {
    return this.#tuning.policy(this.at(steps));
  }

  /** What the first side gets: 1, 0, or a half where the game comes to no end. */
  #points(first: Policy<G>, second: Policy<G>, seed: number): number {
    const [ours] = this.#sides;
    return playThrough(this.#tuning, this.#sides, "tuning", seed, (g, ask, random) => {
      const policy = ours.includes(ask.seat) ? first : second;
      const choose = policy.greedy ?? policy.playout;
      return choose(g, ask, random);
    });
  }

  /** Two games with the same chance, A on either side: what it gets as the first side, and as the second. */
  pair(a: Policy<G>, b: Policy<G>, seed: number): readonly [number, number] {
    return [this.#points(a, b, seed), 1 - this.#points(b, a, seed)];
  }
}

/** Which way each number is turned in a pair of games: a step up or a step down, by lot. */
export function lots(size: number, seed: number): Int8Array {
  const random = stream(seed);
  const turned = new Int8Array(size);
  for (let k = 0; k < size; k++) turned[k] = random(2) === 0 ? 1 : -1;
  return turned;
}
