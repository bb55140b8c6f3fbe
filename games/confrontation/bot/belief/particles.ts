/**
 * Pasts of one side's nine that explain everything that was seen, found by exchanging the fates of two characters again
 * and again (Metropolis): what is more likely comes up more often, in the long run in just that proportion.
 */
import type { Random } from "@westmarch/kernel";
import { SET_UP } from "../../data/board.ts";
import { ALL_REGIONS, NINE } from "../../data/ids.ts";
import { ANYONE, OUT, type Past } from "./past.ts";

export interface Faith {
  /** How many kinds of players there are. */
  readonly kinds: number;
  /** By character of the side and region: the logarithm of how gladly it begins there. */
  readonly begins: readonly (readonly number[])[];
  /** How much of what habits tell is believed, 0 … 1: players differ. */
  readonly trust: number;
  /** How likely one is to keep silent who could speak (Frodo beside Sam, the Balrog in Moria). */
  readonly silent: number;
  /** How often anything at all is played. */
  readonly whim: number;
}

const FINE = 1 << 24;

/** By time and character: the regions (as a mask) from where everything seen of it later can still come true. */
function ways({ steps, pins }: Past): number[][] {
  const last = pins[steps.length];
  const can: number[][] = [];
  can[steps.length] = last.map((at) => (at === ANYONE ? -1 : 1 << at));
  for (let k = steps.length - 1; k >= 0; k--) {
    const { from, to, who, many, could } = steps[k];
    can[k] = can[k + 1].map((after, c) => {
      let before = after;
      const arrives = (after & (1 << to)) !== 0;
      const stays = (after & (1 << from)) !== 0;
      const may = who === ANYONE ? (many > 1 && stays) || (arrives && could[c]) : c === who ? arrives : stays;
      before = may ? before | (1 << from) : before & ~(1 << from);
      if (c === who) before &= 1 << from;
      return pins[k][c] === ANYONE ? before : before & (1 << pins[k][c]);
    });
  }
  return can;
}

/** One past: where each of the nine was at each time, and what kind of player moved them. */
export class Particle {
  readonly #past: Past;
  readonly #faith: Faith;
  readonly #at: Int8Array;
  readonly #mover: Int8Array;
  #kind: number;
  /** By step: what all could have done, together. */
  readonly #sum: Float64Array;
  /** How often each has been seen before each time. */
  readonly #seen: Int16Array;

  private constructor(past: Past, faith: Faith, at: Int8Array, mover: Int8Array, kind: number) {
    this.#past = past;
    this.#faith = faith;
    this.#at = at;
    this.#mover = mover;
    this.#kind = kind;
    this.#sum = new Float64Array(past.steps.length);
    this.#addUp(this.#sum, kind);
    this.#seen = new Int16Array((past.steps.length + 2) * NINE);
    for (let t = 0; t <= past.steps.length; t++)
      for (let c = 0; c < NINE; c++)
        this.#seen[(t + 1) * NINE + c] = this.#seen[t * NINE + c] + (past.pins[t][c] === ANYONE ? 0 : 1);
  }

  /** A past to begin with, or null if so many attempts find none. */
  static first(past: Past, faith: Faith, random: Random, attempts: number): Particle | null {
    const can = ways(past);
    for (let i = 0; i < attempts; i++) {
      const at = new Int8Array((past.steps.length + 1) * NINE);
      const mover = new Int8Array(past.steps.length);
      if (setUp(past, can[0], at, random) && carryOn(past, can, at, mover, random))
        return new Particle(past, faith, at, mover, random(faith.kinds));
    }
    return null;
  }

  /** The same past, to be stirred otherwise. */
  copy(): Particle {
    return new Particle(this.#past, this.#faith, this.#at.slice(), this.#mover.slice(), this.#kind);
  }

  /** Where a character is now, `OUT` if it has fallen. */
  now(character: number): number {
    return this.#at[this.#past.steps.length * NINE + character];
  }

  /** Tries to exchange what befell two characters for a while. */
  stir(random: Random): void {
    const at = this.#at;
    const last = this.#past.steps.length;
    const a = random(NINE);
    const b = (a + 1 + random(NINE - 1)) % NINE;
    const time = random(last + 1);
    if (at[time * NINE + a] === at[time * NINE + b]) return;
    let begin = time;
    while (begin > 0 && at[(begin - 1) * NINE + a] !== at[(begin - 1) * NINE + b]) begin--;
    let end = time;
    while (end < last && at[(end + 1) * NINE + a] !== at[(end + 1) * NINE + b]) end++;
    const seen = this.#seen;
    for (const c of [a, b]) if (seen[(end + 1) * NINE + c] !== seen[begin * NINE + c]) return;
    if (taken(this.#gain(a, b, begin, end), random)) this.#exchange(a, b, begin, end);
  }

  /** Proposes that a player of another kind made the moves. */
  doubt(random: Random): void {
    const { kinds } = this.#faith;
    if (kinds < 2) return;
    const kind = (this.#kind + 1 + random(kinds - 1)) % kinds;
    const sums = new Float64Array(this.#sum.length);
    this.#addUp(sums, kind);
    let gain = 0;
    for (const [k, { pulls }] of this.#past.steps.entries()) {
      if (pulls.length === 0) continue;
      const mover = this.#mover[k];
      gain += this.#told(pulls[kind].here[mover] / sums[k], pulls[this.#kind].here[mover] / this.#sum[k]);
    }
    if (!taken(gain, random)) return;
    this.#kind = kind;
    this.#sum.set(sums);
  }

  #addUp(sums: Float64Array, kind: number): void {
    const at = this.#at;
    for (const [k, { pulls }] of this.#past.steps.entries()) {
      if (pulls.length === 0) continue;
      const { all } = pulls[kind];
      let sum = 0;
      for (let c = 0; c < NINE; c++) if (at[k * NINE + c] < OUT) sum += all[c * OUT + at[k * NINE + c]];
      sums[k] = sum;
    }
  }

  /** What it tells, as a logarithm, that a move was so likely, and not so likely. */
  #told(is: number, was: number): number {
    const { trust, whim } = this.#faith;
    return trust * Math.log(((1 - whim) * is + whim / WIDE) / ((1 - whim) * was + whim / WIDE));
  }

  /** How much likelier the past would be, as a logarithm. */
  #gain(a: number, b: number, begin: number, end: number): number {
    const { steps, silences } = this.#past;
    const { begins, silent } = this.#faith;
    const at = this.#at;
    let gain = 0;
    if (begin === 0) {
      const [pa, pb] = [at[a], at[b]];
      gain += begins[a][pb] + begins[b][pa] - begins[a][pa] - begins[b][pb];
    }
    for (let k = Math.max(0, begin - 1); k <= end && k < steps.length; k++) {
      const { could, pulls } = steps[k];
      if (pulls.length === 0) continue;
      const { here, all } = pulls[this.#kind];
      const mover = this.#mover[k];
      const then = mover === a ? b : mover === b ? a : mover;
      if (!could[then]) return Number.NEGATIVE_INFINITY;
      const sum = this.#sum[k];
      // Before the exchange begins they stand together, and only who goes differs.
      const other = k < begin ? sum : sum + this.#change(all, k, a, b);
      gain += this.#told(here[then] / other, here[mover] / sum);
    }
    for (const { time, who, at: region } of silences) {
      if (time < begin || time > end || (who !== a && who !== b)) continue;
      const [now, then] = who === a ? [a, b] : [b, a];
      if (at[time * NINE + then] === region) gain += Math.log(silent);
      if (at[time * NINE + now] === region) gain -= Math.log(silent);
    }
    return gain;
  }

  /** How much more all could have done at a step if these two stood in each other's places. */
  #change(all: readonly number[], k: number, a: number, b: number): number {
    const [pa, pb] = [this.#at[k * NINE + a], this.#at[k * NINE + b]];
    return all[a * OUT + pb] + all[b * OUT + pa] - all[a * OUT + pa] - all[b * OUT + pb];
  }

  #exchange(a: number, b: number, begin: number, end: number): void {
    const { steps } = this.#past;
    const at = this.#at;
    for (let k = Math.max(0, begin - 1); k <= end && k < steps.length; k++) {
      const mover = this.#mover[k];
      if (mover === a) this.#mover[k] = b;
      else if (mover === b) this.#mover[k] = a;
      const { pulls } = steps[k];
      if (pulls.length > 0 && k >= begin) this.#sum[k] += this.#change(pulls[this.#kind].all, k, a, b);
    }
    for (let t = begin; t <= end; t++) {
      const i = t * NINE;
      [at[i + a], at[i + b]] = [at[i + b], at[i + a]];
    }
  }
}

/** Metropolis: what is likelier is always taken, what is less likely as seldom as it is less likely. */
const taken = (gain: number, random: Random): boolean =>
  gain >= 0 || (gain > Number.NEGATIVE_INFINITY && random(FINE) / FINE < Math.exp(gain));

/** About how many moves there are to choose from. */
const WIDE = 16;

/** Puts all nine where they may have begun. */
function setUp(past: Past, can: readonly number[], at: Int8Array, random: Random): boolean {
  const left = SET_UP[past.side].slice();
  const open = can.map((mask) =>
    ALL_REGIONS.filter((region) => left[region] > 0 && (mask & (1 << region)) !== 0),
  );
  const order = open.map((_, c) => c).sort((a, b) => open[a].length - open[b].length);
  const place = (n: number): boolean => {
    if (n === NINE) return true;
    const c = order[n];
    const from = random(open[c].length || 1);
    for (let i = 0; i < open[c].length; i++) {
      const region = open[c][(from + i) % open[c].length];
      if (left[region] === 0) continue;
      left[region]--;
      at[c] = region;
      if (place(n + 1)) return true;
      left[region]++;
    }
    return false;
  };
  return place(0);
}

/** Carries all nine on from there as their moves were seen; false where one ends in the wrong place. */
function carryOn(
  past: Past,
  can: readonly (readonly number[])[],
  at: Int8Array,
  mover: Int8Array,
  random: Random,
): boolean {
  for (const [k, { from, to, who, could }] of past.steps.entries()) {
    const i = k * NINE;
    let chosen = who;
    if (who === ANYONE) {
      let many = 0;
      let must = 0;
      for (let c = 0; c < NINE; c++) {
        if (at[i + c] !== from) continue;
        const goes = (can[k + 1][c] & (1 << to)) !== 0 && could[c];
        const stays = (can[k + 1][c] & (1 << from)) !== 0;
        if (!stays) {
          if (!goes || ++must > 1) return false;
          chosen = c;
        } else if (goes && must === 0 && random(++many) === 0) chosen = c;
      }
      if (chosen === ANYONE) return false;
    } else if (at[i + who] !== from) return false;
    mover[k] = chosen;
    for (let c = 0; c < NINE; c++) {
      at[i + NINE + c] = c === chosen ? to : at[i + c];
      if ((can[k + 1][c] & (1 << at[i + NINE + c])) === 0) return false;
    }
  }
  return true;
}
