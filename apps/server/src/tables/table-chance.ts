import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { commit, type Key, keyed, type Mac, mixed } from "@westmarch/fairness";
import type { Chance, Contribution, Seat } from "@westmarch/kernel";
import type { Contributions } from "@westmarch/protocol";
import { type FairChance, Refused } from "@westmarch/table";
import type { SeatData } from "../database/schema/seats.ts";
import type { TableServices } from "./services.ts";

/**
 * The chance of one table: the server's secret, to which it committed when the table opened, mixed with what the players'
 * devices contribute. Contributions come in until the first value is drawn; from then on the key stands.
 */
export class TableChance implements FairChance {
  readonly secret: Key;
  /** Shown from the beginning. */
  readonly commitment: string;
  #contributions: readonly Contribution[] = [];
  #key: Key;
  #draw: Chance;
  #macKey: KeyObject | null = null;

  constructor(secret: Key, contributions: readonly Contribution[]) {
    this.secret = secret;
    this.commitment = commit(secret);
    this.#key = secret;
    this.#draw = keyed(secret);
    this.take(contributions);
  }

  get key(): Key {
    return this.#key;
  }

  get contributions(): readonly Contribution[] {
    return this.#contributions;
  }

  /** Everybody who has sealed something has shown it. */
  get complete(): boolean {
    return this.#contributions.every(({ value }) => value !== null);
  }

  /** Under the server's secret. Node's own is several times as fast as the one that also runs in browsers. */
  readonly mac: Mac = (text) => {
    this.#macKey ??= createSecretKey(this.secret, "hex");
    return createHmac("sha256", this.#macKey).update(text).digest("hex");
  };

  readonly draw: Chance = (counter, sides) => this.#draw(counter, sides);

  /** Takes up what has been contributed by now. */
  take(contributions: readonly Contribution[]): void {
    this.#contributions = contributions;
    const key = mixed(this.secret, contributions);
    if (key === this.#key) return;
    this.#key = key;
    this.#draw = keyed(key);
  }

  /** What is told of it at a table with these seats. */
  told(seats: readonly SeatData[], settled: boolean): Contributions {
    return { open: mayContribute(seats, settled), list: this.#contributions };
  }

  /**
   * Keeps what the device on these seats contributes; false if that was done before. Throws `Refused` if it comes too
   * early or too late, or is not what was sealed.
   */
  async contribute(
    { store: { seats: seatStore }, log }: Pick<TableServices, "store" | "log">,
    at: { readonly table: string; readonly seats: readonly SeatData[]; readonly settled: boolean },
    mine: readonly Seat[],
    value: string,
  ): Promise<boolean> {
    const sealed = this.#contributions.find(({ seats }) => seats.join() === mine.join());
    if (!sealed || sealed.seal !== commit(value)) throw new Refused("illegal");
    if (sealed.value !== null) return false;
    if (!mayContribute(at.seats, at.settled)) throw new Refused("stale");
    try {
      await seatStore.contribute(at.table, mine, value);
      this.take(await seatStore.contributions(at.table));
    } catch (error) {
      log.trouble("a contribution could not be written", error);
      throw new Refused("unavailable");
    }
    return true;
  }
}

/** Whether the key stands: something was drawn by it, or it has been published. */
export const isSettled = (drawn: number, isOver: boolean): boolean => drawn > 0 || isOver;

/** No player can still sit down and seal something in view of what others have shown, and the key does not stand yet. */
const mayContribute = (seats: readonly SeatData[], settled: boolean): boolean =>
  !settled && seats.every(({ kind }) => kind !== "open");
