/** Seeded chance for drawings: the same seed gives the same line for ever. */

/** A 32-bit number for a word (FNV-1a). */
export const hash = (word: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  return h >>> 0;
};

/** Draws a number in [0, 1). */
export type Dice = () => number;

/** A stream of numbers in [0, 1) (splitmix32). */
export const dice = (seed: number | string): Dice => {
  let state = typeof seed === "number" ? seed >>> 0 : hash(seed);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) / 0x1_0000_0000;
  };
};

/** A seed for a smaller part of a drawing, drawn from a larger one's dice. */
export const sub = (roll: Dice): number => (roll() * 0xffffffff) >>> 0;
