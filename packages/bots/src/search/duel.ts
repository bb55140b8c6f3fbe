import { type Ask, type Option, type Seat, sameOption } from "@westmarch/kernel";
import { roulette } from "../chance.ts";
import type { Policy, Random } from "../types.ts";

/** How often any option is tried, in place of one that has done well. */
const CURIOSITY = 0.12;
/** How much regret the first impression of an option is worth. */
const FIRST_SIGHT = 0.6;
/** No seat has more options in one decision taken together. */
const STRIDE = 64;

/** One seat's part in a decision taken together. */
class Part {
  readonly seat: Seat;
  readonly options: Option[] = [];
  readonly regrets: number[] = [];
  readonly plan: number[] = [];
  /** Which of them are offered this time, and how likely each is to be chosen. */
  readonly open: number[] = [];
  readonly odds: number[] = [];
  chosen = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }
}

/** What came of one combination of choices: how often, and the sum by seat. */
interface Cell {
  visits: number;
  readonly values: number[];
}

/**
 * A decision that several seats take at once and in secret. No single choice is best: what pays depends on what the
 * others expect. Regret matching lets every seat shift towards what it wishes it had done; the average of what it did
 * on the way approaches a plan that no opponent can exploit.
 */
export class Duel {
  readonly #parts: Part[] = [];
  readonly #cells = new Map<number, Cell>();
  #rounds = 0;

  /** How often it has been decided. */
  get rounds(): number {
    return this.#rounds;
  }

  /** Chooses for every seat asked, by its present regrets. */
  choose<G>(policy: Policy<G>, g: G, asks: readonly Ask[], random: Random): void {
    this.#rounds++;
    for (let k = 0; k < asks.length; k++) {
      const ask = asks[k];
      this.#parts[k] ??= new Part(ask.seat);
      this.#chooseFor(this.#parts[k], policy, g, ask, random);
    }
  }

  #chooseFor<G>(part: Part, policy: Policy<G>, g: G, ask: Ask, random: Random): void {
    const options = policy.reduce?.(g, ask) ?? ask.options;
    const { open, odds } = part;
    open.length = 0;
    this.#recall(part, policy, g, ask, options);
    let sum = 0;
    for (const i of open) sum += part.regrets[i];
    for (let k = 0; k < open.length; k++) {
      const i = open[k];
      const share = sum > 0 ? part.regrets[i] / sum : 1 / open.length;
      part.plan[i] += share * this.#rounds;
      odds[k] = share * (1 - CURIOSITY) + CURIOSITY / open.length;
    }
    part.chosen = open[roulette(odds, open.length, random)];
  }

  /** Finds this time's options among those known, adding those that are new. */
  #recall<G>(part: Part, policy: Policy<G>, g: G, ask: Ask, options: readonly Option[]): void {
    for (const option of options) {
      let at = part.options.findIndex((known) => known === option || sameOption(known, option));
      if (at < 0) {
        at = part.options.length;
        part.options.push(option);
        part.plan.push(0);
        part.regrets.push(-1);
      }
      part.open.push(at);
    }
    if (!part.open.some((i) => part.regrets[i] < 0)) return;
    const weights: number[] = options.map(() => 1);
    policy.weigh?.(g, ask, options, weights);
    const sum = weights.reduce((a, b) => a + b, 0);
    for (const [k, i] of part.open.entries()) {
      if (part.regrets[i] < 0) part.regrets[i] = (FIRST_SIGHT * weights[k]) / sum;
    }
  }

  /** What the seat asked as number `k` has just chosen. */
  chosen(k: number): Option {
    const part = this.#parts[k];
    return part.options[part.chosen];
  }

  /** Learns what the combination just chosen came to, by seat. */
  learn(values: readonly number[]): void {
    let key = 0;
    for (const part of this.#parts) key = key * STRIDE + part.chosen;
    let cell = this.#cells.get(key);
    if (!cell) {
      cell = { visits: 0, values: this.#parts.map(() => 0) };
      this.#cells.set(key, cell);
    }
    cell.visits++;
    for (let k = 0; k < this.#parts.length; k++) cell.values[k] += values[this.#parts[k].seat];
    let unit = 1;
    for (let k = this.#parts.length - 1; k >= 0; k--) {
      this.#regret(k, cell, key - this.#parts[k].chosen * unit, unit);
      unit *= STRIDE;
    }
  }

  /** One seat compares what it chose with what it might have chosen against the very same choices of the others. */
  #regret(k: number, cell: Cell, others: number, unit: number): void {
    const part = this.#parts[k];
    const had = cell.values[k] / cell.visits;
    for (const i of part.open) {
      const other = this.#cells.get(others + i * unit);
      if (other) part.regrets[i] = Math.max(0, part.regrets[i] + other.values[k] / other.visits - had);
    }
  }

  /** The seat's plan: its options with how likely it should be to choose each. */
  plan(seat: Seat): { readonly option: Option; readonly share: number }[] {
    const part = this.#parts.find((one) => one.seat === seat);
    if (!part) return [];
    const sum = part.plan.reduce((a, b) => a + b, 0);
    return part.options.map((option, i) => ({ option, share: sum > 0 ? part.plan[i] / sum : 0 }));
  }
}
