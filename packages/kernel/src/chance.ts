import type { Chance, Draw, Random } from "./types.ts";

/** Mixes 32 bits so that neighbouring counters give unrelated values (the finalizer of MurmurHash3). */
const mix = (x: number): number => {
  let h = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Fast chance for playouts and tests. Anyone who sees a few values can compute the rest: never for a real table. */
export const hashed = (seed: number): Chance => {
  const key = mix(seed ^ 0x5bd1e995);
  return (counter, sides) => {
    const bits = mix((key + Math.imul(counter + 1, 0x9e3779b9)) >>> 0);
    return Math.floor((mix(bits ^ key) / 4294967296) * sides);
  };
};

/** A stream of values 0 … n-1 for bots, `imagine` and tests. */
export const stream = (seed: number): Random => {
  const chance = hashed(seed);
  let counter = 0;
  return (sides) => chance(counter++, sides);
};

/** The same things in any order, each as likely: from the last place down, one of those that are left comes there. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const order = things.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** A 32-bit seed from words, the same on every machine. */
export const seedOf = (...words: (number | string)[]): number => {
  let h = 2166136261;
  for (const character of words.join("\u0000")) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 16777619);
  return mix(h);
};

/** Chance as a journal remembers it, from draw number `first` on. Throws where the game asks for another draw. */
export const recorded =
  (draws: readonly Draw[], first = 0): Chance =>
  (counter, sides) => {
    const draw = draws[counter - first];
    if (!draw) throw new Error(`the record holds no draw number ${counter}`);
    if (draw[0] !== sides) throw new Error(`draw number ${counter} was among ${draw[0]}, now among ${sides}`);
    return draw[1];
  };
