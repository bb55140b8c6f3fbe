import process from "node:process";

/** Whether this is a full run (`npm test -- full`): it takes the time for more games, more kills and every window. */
export const isFull = process.env.WESTMARCH_TESTS === "full";

/** The one on every day, the other in a full run. */
export const inFull = <T>(everyday: T, full: T): T => (isFull ? full : everyday);

/** In a full run all of these; on every day one, so that tests which are numbered take turns with them. */
export const inTurn = <T>(all: readonly T[], nth: number): readonly T[] =>
  all.filter((_, place) => isFull || place === nth % all.length);
