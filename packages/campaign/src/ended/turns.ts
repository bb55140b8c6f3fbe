/** What a turn was like, side by side. */

/** Something of both sides. */
export type OfSides = readonly [free: number, shadow: number];

/** The record of a turn while it is being written. */
export type Writing<Turn> = {
  -readonly [K in keyof Turn]: Turn[K] extends OfSides ? [number, number] : number;
};
