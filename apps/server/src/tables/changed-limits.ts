/** Limits of a server that its host changes while it runs. */
import { HOST_LIMIT_NAMES, HOST_LIMITS, type HostLimit, type LimitsWish } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { Policy } from "../platform/policy.ts";
import type { HostStore } from "../stores/host-store.ts";

/** Under which name the host's own value is kept. */
const keptAs = (name: HostLimit): string => `limit-${name}`;
/** Kept where the settings have their say. */
const AS_SET = -1;

/** A limit that has changed, from what to what. */
export interface LimitChange {
  readonly name: HostLimit;
  readonly from: number;
  readonly to: number;
}

/**
 * The settings of the server with the limits that its host has changed since, for all processes and over restarts. Whoever
 * reads a limit of `policy` reads what holds at that moment.
 */
export class ChangedLimits {
  readonly policy: Policy;
  readonly #asSet: Policy;
  readonly #host: HostStore;
  #changed: Partial<Record<HostLimit, number>> = {};

  private constructor(asSet: Policy, host: HostStore) {
    this.#asSet = asSet;
    this.#host = host;
    this.policy = Object.defineProperties(
      { ...asSet },
      Object.fromEntries(
        HOST_LIMIT_NAMES.map((name) => [name, { enumerable: true, get: () => this.#value(name) }]),
      ),
    );
  }

  static async open(asSet: Policy, host: HostStore): Promise<ChangedLimits> {
    const limits = new ChangedLimits(asSet, host);
    await limits.read();
    return limits;
  }

  #value(name: HostLimit): number {
    return this.#changed[name] ?? this.#asSet[name];
  }

  /** Reads again what the host has changed, here or at another process. What is out of range by now is as the settings say. */
  async read(): Promise<void> {
    const kept = await this.#host.keptOf(HOST_LIMIT_NAMES.map(keptAs));
    const changed: Partial<Record<HostLimit, number>> = {};
    for (const name of HOST_LIMIT_NAMES) {
      const value = kept.get(keptAs(name)) ?? AS_SET;
      if (isWithin(name, value)) changed[name] = value;
    }
    this.#changed = changed;
  }

  /** Each limit with what holds now and what the settings say. */
  list(): readonly { readonly name: HostLimit; readonly value: number; readonly asSet: number }[] {
    return HOST_LIMIT_NAMES.map((name) => ({ name, value: this.#value(name), asSet: this.#asSet[name] }));
  }

  /** Changes limits here, and keeps them for all processes. Returns what is other than before. Throws `Refused`, and changes nothing, where one is out of range. */
  async change(wish: LimitsWish["limits"]): Promise<readonly LimitChange[]> {
    const given = HOST_LIMIT_NAMES.flatMap((name) => {
      const to = wish[name];
      return to === undefined ? [] : [{ name, to }];
    });
    for (const { name, to } of given)
      if (to !== null && !isWithin(name, to)) {
        const { least, most } = HOST_LIMITS[name];
        const why = `${name} can be set from ${least} to ${most} here; for ${to} start the server with --set ${name}=${to}.`;
        throw new Refused("bad-message", undefined, why);
      }
    if (given.length === 0) return [];
    const before = given.map(({ name }) => ({ name, from: this.#value(name) }));
    await this.#host.keep(Object.fromEntries(given.map(({ name, to }) => [keptAs(name), to ?? AS_SET])));
    await this.read();
    return before
      .map(({ name, from }) => ({ name, from, to: this.#value(name) }))
      .filter(({ from, to }) => from !== to);
  }
}

const isWithin = (name: HostLimit, value: number): boolean =>
  value >= HOST_LIMITS[name].least && value <= HOST_LIMITS[name].most;
