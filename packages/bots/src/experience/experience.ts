/** What a player has learnt by playing: how much better options are than the rules of thumb say, by what is noticed of them. */
import type { Ask, Option } from "@westmarch/kernel";
import { leaves, type Numbers } from "../tuning/numbers.ts";
import { Table } from "./table.ts";
import { type Noticing, numberOf, Traits } from "./traits.ts";

/** What these weights are by the numbers of their traits: how much each adds to the score of an option, by the names that lead to it. */
export const numbered = (weights: Numbers): ReadonlyMap<number, number> =>
  new Map(leaves(weights).map(({ path, value }) => [numberOf(path), value]));

/** Adds what was learnt to what the rules of thumb say. One for each player. */
export class Experience<G> {
  readonly #traits: Traits<G>;
  readonly #table: Table;
  /** Nothing has been learnt. */
  readonly #isNew: boolean;

  /** `weights` are those of traits by their numbers. */
  constructor(noticing: Noticing<G>, weights: ReadonlyMap<number, number>) {
    this.#traits = new Traits(noticing);
    this.#table = new Table(weights);
    this.#isNew = weights.size === 0;
  }

  /** What the traits noticed last come to. */
  #sum(): number {
    const { numbers, amounts, many } = this.#traits;
    let sum = 0;
    for (let i = 0; i < many; i++) sum += this.#table.of(numbers[i]) * amounts[i];
    return sum;
  }

  /** Adds to `scores[i]` of `options[i]`, which are some of those that are asked about. */
  add(g: G, ask: Ask, options: readonly Option[], scores: number[]): void {
    if (this.#isNew) return;
    const traits = this.#traits;
    traits.look(g, ask);
    let last = "";
    let base = 0;
    let trust = 0;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      const [verb] = option;
      if (verb !== last || i === 0) {
        last = verb;
        traits.ofVerb(verb);
        base = this.#sum();
        traits.ofScore(verb);
        trust = 1 + this.#sum();
      }
      traits.ofOption(g, ask, option);
      scores[i] = trust * scores[i] + base + this.#sum();
    }
  }
}
