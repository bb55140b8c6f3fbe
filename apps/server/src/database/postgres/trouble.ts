/** What can go wrong between a server and its PostgreSQL, and what to do about it. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Milliseconds after which a query counts as lost with its connection. */
export const LONGEST_QUERY = 30_000;

const codeOf = (error: unknown): string =>
  error instanceof pg.DatabaseError && error.code ? error.code : "";

/** Two transactions came into each other's way, and this one had to yield: nothing of it was done. */
export const isClash = (error: unknown): boolean => ["40001", "40P01"].includes(codeOf(error));

/** The values of a row are not what its table takes, or break one of its rules. */
export const isRefusal = (error: unknown): boolean => /^2[1-3]/.test(codeOf(error));

/** The connection is gone, or the database is: it is not known whether what was asked has been done. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P|53)/.test(codeOf(error));

/** Tries made of what may come into another's way, and the longest wait before another, in milliseconds. */
const TRIES = 30;
const LONGEST_WAIT = 200;

/** Does something again as long as it fails for one of these reasons; after many tries, throws. */
export async function retried<T>(work: () => Promise<T>, again: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !again(error)) throw error;
      // Each at another moment, so that the same two do not meet again.
      await pause(Math.random() * Math.min(LONGEST_WAIT, 2 ** tries));
    }
  }
}

/**
 * Lets connections be cut: an unused one is replaced when it is needed, and a caller that uses one hears of it from its
 * query. Without a listener, either would end the process.
 */
export function survives(pool: pg.Pool): void {
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
}
