import type { Seat } from "@westmarch/kernel";
import type { ChatLine } from "@westmarch/protocol";
import { Bucket } from "./limits.ts";
import { Refused } from "./refused.ts";
import { lineOf } from "./rows.ts";
import type { ChatData } from "./schema.ts";
import type { Services } from "./services.ts";

/** What is said at one table: kept with it, each line once. */
export class Chat {
  readonly #house: Services;
  readonly #table: string;
  readonly #buckets: readonly Bucket[];
  #last: number | null = null;

  constructor(house: Services, table: string, seats: number) {
    const { chatBurst, chatPerSecond } = house.policy;
    this.#house = house;
    this.#table = table;
    this.#buckets = Array.from({ length: seats }, () => new Bucket(chatBurst, chatPerSecond));
  }

  async lines(): Promise<ChatLine[]> {
    return (await this.#house.store.chat(this.#table)).map(lineOf);
  }

  /** Keeps a line; null if it was kept before. One at a time. */
  async say(seat: Seat, name: string, text: string, key: string): Promise<ChatLine | null> {
    if (await this.#house.store.said(this.#table, seat, key)) return null;
    if (!this.#buckets[seat].take()) throw new Refused("too-fast");
    return this.#keep({ seat, name, text, key });
  }

  /** Keeps a line of the table's own: its name, and whom it speaks of (nobody by name: a computer). */
  tell(text: string, name: string): Promise<ChatLine> {
    return this.#keep({ seat: null, name, text, key: null });
  }

  async #keep(said: Pick<ChatData, "seat" | "name" | "text" | "key">): Promise<ChatLine> {
    const { store, commits, clock, log } = this.#house;
    this.#last ??= await store.lastChat(this.#table);
    const line: ChatData = { table_id: this.#table, id: this.#last + 1, at: clock(), ...said };
    const outcome = await commits.add({ line }).catch((error: unknown) => {
      log.trouble("a line of chat could not be written", error);
      throw new Refused("unavailable");
    });
    this.#last = outcome === "done" ? line.id : null;
    if (outcome === "conflict") throw new Refused("unavailable");
    return lineOf(line);
  }
}
