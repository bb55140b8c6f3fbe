import type { ClockStore } from "../../stores/clock-store.ts";
import type { Rest } from "./game-clocks/rests.ts";

/** No clock has run for so long without being reckoned up, in milliseconds. */
const OLDEST = 400 * 86_400_000;

/** When no server ran, or none could reach its database, by the steady clock. It counts as no player's time. */
export class Outages {
  readonly #store: ClockStore;
  readonly #steady: () => number;
  #list: readonly Rest[] = [];

  private constructor(store: ClockStore, steady: () => number) {
    this.#store = store;
    this.#steady = steady;
  }

  /**
   * All of them, this last time included.
   *
   * @param stopped where the last run was noted last; null: there was none, or others run still
   */
  static async open(store: ClockStore, stopped: number | null, steady: () => number): Promise<Outages> {
    const outages = new Outages(store, steady);
    await store.forgetOutages(steady() - OLDEST);
    if (stopped !== null && stopped < steady()) await outages.add({ from: stopped, until: steady() });
    else await outages.read();
    return outages;
  }

  get list(): readonly Rest[] {
    return this.#list;
  }

  async add(rest: Rest): Promise<void> {
    if (await this.#store.runs()) await this.#store.outage(rest);
    await this.read();
  }

  /** Reads anew what others have noted. */
  async read(): Promise<void> {
    this.#list = await this.#store.outages(this.#steady() - OLDEST);
  }
}
