import { FairSemaphore, type Ticket } from "@westmarch/players/fair-semaphore";
import type { Metrics } from "../../platform/metrics.ts";
import type { Policy } from "../../platform/policy.ts";
import { type Traces, UNTRACED } from "../../platform/tracing/traces.ts";

/** How many think at a time where the player behind them does not say. */
const PLACES = 4;

/**
 * Where all computer players of a server think: so many at a time, tables in turn, those that people wait for before
 * shows. The more wait, the shorter each thinks, down to a least time, so that no player waits long; shows never shorten
 * what is thought about for people.
 */
export class BotScheduler {
  readonly #semaphore: FairSemaphore;
  readonly #policy: Pick<Policy, "botPatience" | "thinkLeast">;
  readonly #metrics: Metrics;
  readonly #traces: Traces;

  constructor(
    places: number | undefined,
    policy: Pick<Policy, "botPatience" | "thinkLeast">,
    metrics: Metrics,
    traces: Traces = UNTRACED,
  ) {
    this.#semaphore = new FairSemaphore(places ?? PLACES);
    this.#policy = policy;
    this.#metrics = metrics;
    this.#traces = traces;
  }

  /**
   * Thinks when its turn has come, with as much of its budget as there is then. Rejects when it is aborted, and when
   * the thought is taken for hung. Without a ticket there is nothing to think about.
   */
  within<T>(
    ticket: Ticket | null,
    budgetMs: number,
    signal: AbortSignal,
    thought: (budgetMs: number, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (!ticket) return Promise.race([this.#patiently(budgetMs, signal, thought), aborted(signal)]);
    const came = performance.now();
    const { thoughts, thoughtWait, thoughtsShortened } = this.#metrics;
    const kind = { for: ticket.show ? "show" : "person" };
    const passed = this.#semaphore.run(
      (waiting) => {
        const share = Math.max(
          Math.min(budgetMs, this.#policy.thinkLeast),
          Math.round(budgetMs / (1 + waiting)),
        );
        thoughtWait.observe(kind, (performance.now() - came) / 1000);
        if (share < budgetMs) thoughtsShortened.inc(kind);
        thoughts.set(this.#semaphore.busy);
        const facts = { ...kind, milliseconds: share };
        return this.#traces.within("thought", facts, () => this.#patiently(share, signal, thought));
      },
      ticket,
      signal,
    );
    thoughts.set(this.#semaphore.busy);
    // A caller that has given up goes on at once; the place is free when the thought has really ended.
    return Promise.race([passed, aborted(signal)]).finally(() => thoughts.set(this.#semaphore.busy));
  }

  async #patiently<T>(
    budgetMs: number,
    signal: AbortSignal,
    thought: (budgetMs: number, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const hung = new AbortController();
    const timer = setTimeout(() => hung.abort(), budgetMs + this.#policy.botPatience);
    try {
      const either = AbortSignal.any([signal, hung.signal]);
      return await Promise.race([thought(budgetMs, either), aborted(hung.signal)]);
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
