/** A game as it teaches: how it ended, and what was done in it more often than was to be expected. */
import {
  type Ask,
  type Core,
  type Engine,
  hashed,
  type Seat,
  type Settings,
  seedOf,
  stream,
} from "@westmarch/kernel";
import { pointsOf, sidesOf } from "../arena.ts";
import type { Score } from "../sight.ts";
import type { Numbers } from "../tuning/numbers.ts";
import { Table } from "./table.ts";
import { type Name, type Noticing, Traits } from "./traits.ts";

/** A game whose players learn by playing. */
export interface Practice<G extends Core<S>, S> {
  readonly engine: Engine<G, S>;
  /** What is set at a table of this number, for two sides; by default nothing is. */
  settings?(table: number): Settings;
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

/** Players who know little may go on for ever; after so many choices they have. */
const LONGEST = 4000;
/** What was chosen by so little more or less than was to be expected teaches nothing. */
const LEAST = 0.015;
const SELDOM = 1e-5;
const GRAIN = 1 << 24;

/** Plays games in which both sides choose by lot, what looks better more often, and writes down what teaches. */
export class Player<G extends Core<S>, S> {
  readonly #practice: Practice<G, S>;
  readonly #weights: Table;
  readonly #sides: readonly [readonly Seat[], readonly Seat[]];
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
    const sides = sidesOf(practice.engine, {});
    if (!sides) throw new Error(`${practice.engine.game.id} is not played by two sides`);
    this.#practice = practice;
    this.#weights = new Table(weights);
    this.#sides = sides;
    this.#traits = new Traits(practice.noticing);
    this.#traits.named = named;
  }

  /** The game with this seed. */
  play(seed: number): Played {
    const { engine, settings } = this.#practice;
    const chance = hashed(seedOf("practice", seed));
    const random = stream(seedOf("practice", seed, "choices"));
    this.#surplus = new Map();
    const g = engine.start(settings?.(seed) ?? {}, chance);
    for (let made = 0; g.result === null && made < LONGEST; made++) {
      const [ask] = engine.asks(g);
      const { options, seat } = ask;
      const choice = options.length === 1 ? 0 : this.#choose(g, ask, random(GRAIN) / GRAIN);
      engine.trust(g, seat, options[choice], chance);
    }
    const told = [...this.#surplus].filter(([, amount]) => Math.abs(amount) > LEAST);
    return {
      points: g.result === null ? 0.5 : pointsOf(g.result.winners, ...this.#sides),
      traits: Int32Array.from(told, ([trait]) => trait),
      amounts: Float32Array.from(told, ([, amount]) => amount),
    };
  }

  /** The option that the lot (0 … 1) falls on; what it has more of than was to be expected is written down. */
  #choose(g: G, ask: Ask, lot: number): number {
    const { options, seat } = ask;
    const { score, grain } = this.#practice;
    const scores = this.#scores;
    score(g, ask, options, scores);
    this.#noticeAll(g, ask);
    let highest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < options.length; i++) {
      for (let k = this.#startOf(i); k < this.#ends[i]; k++)
        scores[i] += this.#weights.of(this.#numbers[k]) * this.#amounts[k];
      if (scores[i] > highest) highest = scores[i];
    }
    let all = 0;
    for (let i = 0; i < options.length; i++) {
      scores[i] = Math.exp((scores[i] - highest) / grain);
      all += scores[i];
    }
    let left = lot * all;
    let choice = 0;
    while (choice < options.length - 1 && left >= scores[choice]) left -= scores[choice++];
    const sign = this.#sides[0].includes(seat) ? 1 : -1;
    for (let i = 0; i < options.length; i++) {
      const more = (i === choice ? 1 : 0) - scores[i] / all;
      if (Math.abs(more) > SELDOM) this.#write(i, sign * more);
    }
    return choice;
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
