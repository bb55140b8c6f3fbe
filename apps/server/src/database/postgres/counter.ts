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
 * Counts by rows of the database. Nobody waits for a disk for their sake: what a crash forgets is some seconds of them.
 * While the database does not answer, each process counts by itself; who has done too much is not looked up again.
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
