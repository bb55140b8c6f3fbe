import { type RateLimiterAbstract, RateLimiterMemory } from "rate-limiter-flexible";

/**
 * Makes a count, known by a name: so many points in so many seconds under each key. Where several processes share a
 * database, they share the count.
 */
export type Counter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** Counts of this process alone. */
export const countingHere: Counter = (_, points, duration) => new RateLimiterMemory({ points, duration });
