import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { type Counter, countingHere } from "./counter.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Policy } from "./policy.ts";

/** What is counted, by address and in all. */
export type Counted = "calls" | "tables" | "opens" | "dials" | "choices" | "thinking" | "sign-ins" | "keys";

const MINUTE = 60;
const DAY = 86_400;
/** Tries of an address to open the admin page, in a minute. */
const KEYS = 10;

/** Milliseconds of thought where the share is spent: enough to play on, too little to starve others. */
const BRIEFLY = 30;

/** One count: so many in so many seconds under one key. Where the limit has changed, it is counted by the new one from then on. */
class Count {
  readonly scope: "address" | "all";
  readonly #points: () => number;
  readonly #make: (points: number) => RateLimiterAbstract;
  #made: { readonly points: number; readonly limiter: RateLimiterAbstract };

  constructor(scope: Count["scope"], points: () => number, make: (points: number) => RateLimiterAbstract) {
    this.scope = scope;
    this.#points = points;
    this.#make = make;
    this.#made = { points: points(), limiter: make(points()) };
  }

  get limiter(): RateLimiterAbstract {
    const points = this.#points();
    if (points !== this.#made.points) this.#made = { points, limiter: this.#make(points) };
    return this.#made.limiter;
  }
}

const count = (scope: Count["scope"], points: () => number, seconds: number): Count =>
  new Count(scope, points, (now) => countingHere("", now, seconds));

/** Takes points under a key; 0 if they were there, and else the seconds until there are any again. */
async function taken(limiter: RateLimiterAbstract, key: string, points: number): Promise<number> {
  try {
    await limiter.consume(key, points);
    return 0;
  } catch (spent) {
    if (spent instanceof RateLimiterRes) return Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    throw spent;
  }
}

/**
 * How often things may be done: by one address, and in all. An address that has spent its own share takes nothing from
 * what is left for the others. What is rare and dear (opening a table, signing in, letting a computer think) is counted
 * for an address at all servers together; what only keeps a server from too much work, at each. The host is told of
 * every address that is slowed down, one line a minute for each address and kind.
 */
export class RateLimits {
  readonly #counts: Readonly<Record<Counted, readonly Count[]>>;
  readonly #lines = [count("address", () => 1, MINUTE), count("all", () => 60, MINUTE)];
  readonly #markOf: (address: string) => string;
  readonly #log: Log;
  readonly #metrics: Metrics;

  /** @param counting counts for all servers together, and `markOf` stands for an address there. */
  constructor(
    policy: Policy,
    log: Log,
    metrics: Metrics,
    { counting, markOf }: { readonly counting: Counter; readonly markOf: (address: string) => string },
  ) {
    this.#markOf = markOf;
    const shared = (what: Counted, points: () => number, seconds: number): Count =>
      new Count("address", points, (now) => counting(`${what}-${seconds}`, now, seconds));
    this.#log = log;
    this.#metrics = metrics;
    this.#counts = {
      calls: [
        count("address", () => policy.callsPerMinute, MINUTE),
        count("all", () => policy.callsPerMinuteInAll, MINUTE),
      ],
      tables: [
        count("address", () => policy.tablesPerMinute, MINUTE),
        count("all", () => policy.tablesPerMinuteInAll, MINUTE),
      ],
      opens: [
        shared("opens", () => policy.opensPerMinute, MINUTE),
        shared("opens", () => policy.opensPerDay, DAY),
        count("all", () => policy.opensPerMinuteInAll, MINUTE),
      ],
      dials: [
        count("address", () => policy.dialsPerMinute, MINUTE),
        count("all", () => policy.dialsPerMinuteInAll, MINUTE),
      ],
      choices: [
        count("address", () => policy.choicesPerMinute, MINUTE),
        count("all", () => policy.choicesPerMinuteInAll, MINUTE),
      ],
      thinking: [
        shared("thinking", () => policy.thinkingPerMinute, MINUTE),
        count("all", () => policy.thinkingPerMinuteInAll, MINUTE),
      ],
      "sign-ins": [
        shared("sign-ins", () => policy.signInsPerMinute, MINUTE),
        count("all", () => policy.signInsPerMinuteInAll, MINUTE),
      ],
      keys: [shared("keys", () => KEYS, MINUTE)],
    };
  }

  /** Counts something an address does. 0 if it may, and else the seconds until it may again. */
  async wait(what: Counted, address: string, points = 1): Promise<number> {
    const mark = this.#markOf(address);
    for (const { scope, limiter } of this.#counts[what]) {
      const seconds = await taken(limiter, scope === "all" ? "all" : mark, points);
      if (seconds === 0) continue;
      await this.tell(what, address, scope);
      return seconds;
    }
    return 0;
  }

  /**
   * How long a computer player may think, of the milliseconds that it would like to. They are counted for an address at
   * its table; tables without a client are counted together.
   */
  async grant(address: string | null, milliseconds: number): Promise<number> {
    const wait = await this.wait("thinking", address ?? "nobody", milliseconds);
    return wait > 0 ? Math.min(milliseconds, BRIEFLY) : milliseconds;
  }

  /** Tells the host that an address was turned away. */
  async tell(
    what: Counted | "sockets" | "connections" | "live",
    address: string,
    scope: Count["scope"],
  ): Promise<void> {
    this.#metrics.limited.inc({ what, scope });
    for (const line of this.#lines) {
      const key = line.scope === "all" ? "all" : `${what} ${address}`;
      if ((await taken(line.limiter, key, 1)) > 0) return;
    }
    this.#log.warn("a caller does too much and is turned away", { what, address, scope });
  }
}
