import pg from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import type { Counter } from "../../platform/counter.ts";
import { survives } from "./trouble.ts";

/** Connections that count: each does so within a millisecond. */
const CONNECTIONS = 2;

/** Counts that all processes on a database share. */
export interface SharedCounting {
  readonly counting: Counter;
  close(): Promise<void>;
}

/**
 * Counts by rows of the database. No request waits for a disk for them: what a crash forgets is some seconds of counts.
 * While the database does not answer, each process counts by itself; a caller that has done too much is not looked up
 * again.
 */
export function sharedCounting(options: pg.PoolConfig): SharedCounting {
  const pool = new pg.Pool({ ...options, max: CONNECTIONS, options: "-c synchronous_commit=off" });
  survives(pool);
  return {
    counting: (name, points, duration) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "counts",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
        inMemoryBlockOnConsumed: points + 1,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      }),
    close: () => pool.end(),
  };
}
