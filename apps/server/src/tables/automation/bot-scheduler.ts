import type { Ticket } from "@westmarch/players/fair-semaphore";
import { type Share, ThinkingQueue } from "@westmarch/players/thinking-queue";
import type { Metrics } from "../../platform/metrics.ts";
import type { Policy } from "../../platform/policy.ts";
import { type Traces, UNTRACED } from "../../platform/tracing/traces.ts";

/** How many think at a time where the player behind them does not say. */
const PLACES = 4;

/** A thought, for so many milliseconds, or until `enough` tells it to make do with what it has found. `signal` ends it. */
type Thought<T> = (budgetMs: number, signal: AbortSignal, enough: AbortSignal) => Promise<T>;

/** How long it has to think. */
type Limits = Pick<Share, "milliseconds" | "enough">;

/** Nobody waits for who is asked without a place. */
const UNDISTURBED = new AbortController().signal;

/**
 * Where all computer players of a server think: so many at a time, tables in turn, those that people wait for before
 * shows (`ThinkingQueue`). The more wait, the shorter each thinks, down to a least time, so that no player waits long; shows never
 * shorten what is thought about for people.
 */
export class BotScheduler {
  readonly #queue: ThinkingQueue;
  readonly #policy: Pick<Policy, "botPatience" | "thinkLeast">;
  readonly #metrics: Metrics;
  readonly #traces: Traces;

  constructor(
    places: number | undefined,
    policy: Pick<Policy, "botPatience" | "thinkLeast">,
    metrics: Metrics,
    traces: Traces = UNTRACED,
  ) {
    this.#queue = new ThinkingQueue(places ?? PLACES, policy.thinkLeast);
    this.#policy = policy;
    this.#metrics = metrics;
    this.#traces = traces;
  }

  /**
   * Thinks when its turn has come, with as much of its budget as there is then. Rejects when it is aborted, and when
   * the thought is taken for hung. Without a ticket there is nothing to think about.
   */
  within<T>(ticket: Ticket | null, budgetMs: number, signal: AbortSignal, thought: Thought<T>): Promise<T> {
    if (!ticket) {
      const limits = { milliseconds: budgetMs, enough: UNDISTURBED };
      return Promise.race([this.#patiently(limits, signal, thought), aborted(signal)]);
    }
    const { thoughts, thoughtWait, thoughtsShortened } = this.#metrics;
    const kind = { for: ticket.show ? "show" : "person" };
    const passed = this.#queue.run(ticket, budgetMs, signal, async (share) => {
      const { milliseconds, waited, enough } = share;
      thoughtWait.observe(kind, waited / 1000);
      thoughts.set(this.#queue.busy);
      const facts = { ...kind, milliseconds };
      try {
        return await this.#traces.within("thought", facts, () => this.#patiently(share, signal, thought));
      } finally {
        if (milliseconds < budgetMs || enough.aborted) thoughtsShortened.inc(kind);
      }
    });
    thoughts.set(this.#queue.busy);
    // A caller that has given up goes on at once; the place is free when the thought has really ended.
    return Promise.race([passed, aborted(signal)]).finally(() => thoughts.set(this.#queue.busy));
  }

  async #patiently<T>(
    { milliseconds, enough }: Limits,
    signal: AbortSignal,
    thought: Thought<T>,
  ): Promise<T> {
    const hung = new AbortController();
    const timer = setTimeout(() => hung.abort(), milliseconds + this.#policy.botPatience);
    try {
      const either = AbortSignal.any([signal, hung.signal]);
      return await Promise.race([thought(milliseconds, either, enough), aborted(hung.signal)]);
    } finally {
      clearTimeout(timer);
    }
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
