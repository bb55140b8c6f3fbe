/** A game as a lesson: how it ended, and what was done in it more often than was to be expected. */

import { NumberTable } from "@westmarch/bots/experience/table";
import { type Name, type Noticing, Traits } from "@westmarch/bots/experience/traits";
import type { Numbers } from "@westmarch/bots/numbers";
import { byLot, type Score } from "@westmarch/bots/sight";
import type { Ask, Core, Option, Random } from "@westmarch/kernel";
import { type Sides, twoSides } from "../arena.ts";
import { playThrough, type Setting } from "../match.ts";

/** A game whose players learn by playing. */
export interface Practice<G extends Core<S>, S> extends Setting<G, S> {
  readonly noticing: Noticing<G>;
  /** What the rules of thumb say. */
  readonly score: Score<G>;
  /** What has been learnt before, by the names that lead to it. */
  readonly learnt: Numbers;
  /** By how much an option must score more to be played e times as often, above 0. */
  readonly grain: number;
}

/** Traits of a game, by number, and how much more of each was chosen than was to be expected: the second side's with a minus. */
export interface Played {
  /** What the first side got: 1, 0, or a half. */
  readonly points: number;
  readonly traits: Int32Array;
  readonly amounts: Float32Array;
}

/** What was chosen by so little more or less than was to be expected teaches nothing. */
const LEAST = 0.015;
const SELDOM = 1e-5;

/** Plays games in which both sides choose by lot, what looks better more often, and writes down what teaches. */
export class Player<G extends Core<S>, S> {
  readonly #practice: Practice<G, S>;
  readonly #weights: NumberTable;
  readonly #sides: Sides;
  readonly #traits: Traits<G>;
  /** Traits of the options of a question, one after the other, and where each option's end. */
  readonly #numbers: number[] = [];
  readonly #amounts: number[] = [];
  readonly #ends: number[] = [];
  readonly #scores: number[] = [];
  #surplus = new Map<number, number>();

  /** `weights`: what has been learnt before, by trait; `named` hears of every trait that comes up. */
  constructor(
    practice: Practice<G, S>,
    weights: ReadonlyMap<number, number>,
    named: (number: number, name: () => Name) => void,
  ) {
    this.#practice = practice;
    this.#weights = new NumberTable(weights);
    this.#sides = twoSides(practice.engine);
    this.#traits = new Traits(practice.noticing);
    this.#traits.named = named;
  }

  /** The game with this seed. */
  play(seed: number): Played {
    this.#surplus = new Map();
    const points = playThrough(this.#practice, this.#sides, "practice", seed, (g, ask, random) =>
      this.#choose(g, ask, random),
    );
    const told = [...this.#surplus].filter(([, amount]) => Math.abs(amount) > LEAST);
    return {
      points,
      traits: Int32Array.from(told, ([trait]) => trait),
      amounts: Float32Array.from(told, ([, amount]) => amount),
    };
  }

  /** The option that the lot falls on; what it has more of than was to be expected is written down. */
  #choose(g: G, ask: Ask, random: Random): Option {
    const { options, seat } = ask;
    const { score, grain } = this.#practice;
    const scores = this.#scores;
    score(g, ask, options, scores);
    this.#noticeAll(g, ask);
    for (let i = 0; i < options.length; i++)
      for (let k = this.#startOf(i); k < this.#ends[i]; k++)
        scores[i] += this.#weights.of(this.#numbers[k]) * this.#amounts[k];
    const { choice, sum } = byLot(scores, options.length, grain, random);
    const sign = this.#sides[0].includes(seat) ? 1 : -1;
    for (let i = 0; i < options.length; i++) {
      const more = (i === choice ? 1 : 0) - scores[i] / sum;
      if (Math.abs(more) > SELDOM) this.#write(i, sign * more);
    }
    return options[choice];
  }

  #startOf(option: number): number {
    return option === 0 ? 0 : this.#ends[option - 1];
  }

  /** Notices all options of a question. */
  #noticeAll(g: G, ask: Ask): void {
    const traits = this.#traits;
    let many = 0;
    const keep = (times: number): void => {
      for (let k = 0; k < traits.many; k++) {
        this.#numbers[many] = traits.numbers[k];
        this.#amounts[many++] = times * traits.amounts[k];
      }
    };
    traits.look(g, ask);
    for (const [i, option] of ask.options.entries()) {
      traits.ofVerb(option[0]);
      keep(1);
      traits.ofScore(option[0]);
      keep(this.#scores[i]);
      traits.ofOption(g, ask, option);
      keep(1);
      this.#ends[i] = many;
    }
  }

  #write(option: number, times: number): void {
    for (let k = this.#startOf(option); k < this.#ends[option]; k++) {
      const trait = this.#numbers[k];
      this.#surplus.set(trait, (this.#surplus.get(trait) ?? 0) + times * this.#amounts[k]);
    }
  }
}
