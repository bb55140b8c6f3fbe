import type { AdminStore } from "../stores/admin-store.ts";
import { type HostKey, markOf } from "../stores/host-key.ts";

export type RestrictionKind = "mute" | "ban";

const seatMark = (table: string, seat: number): string => `${table} ${seat}`;

/** Who may not speak at a table, and which addresses may not come in, each until a time. Kept in memory, as all ask. */
export class BansAndMutes {
  readonly #key: HostKey;
  readonly #clock: () => number;
  readonly #store: AdminStore;
  readonly #until = new Map<string, number>();

  private constructor(key: HostKey, clock: () => number, store: AdminStore) {
    this.#key = key;
    this.#clock = clock;
    this.#store = store;
  }

  static async open(key: HostKey, clock: () => number, store: AdminStore): Promise<BansAndMutes> {
    const bans = new BansAndMutes(key, clock, store);
    await bans.read();
    return bans;
  }

  /** Reads anew what is barred, after another process has changed it. */
  async read(): Promise<void> {
    const rows = await this.#store.bars();
    this.#until.clear();
    for (const { kind, whom, until } of rows) this.#until.set(`${kind} ${whom}`, until);
  }

  /** What stands for an address. */
  markOf(address: string): string {
    return markOf(this.#key, address);
  }

  isBanned(address: string): boolean {
    return this.#until.size > 0 && this.#holds("ban", this.markOf(address));
  }

  isMuted(table: string, seat: number): boolean {
    return this.#holds("mute", seatMark(table, seat));
  }

  /** The player of the seat may not speak until then. */
  mute(table: string, seat: number, until: number): Promise<void> {
    return this.#bar("mute", seatMark(table, seat), until);
  }

  /** The address that this mark stands for may not come in until then. */
  ban(mark: string, until: number): Promise<void> {
    return this.#bar("ban", mark, until);
  }

  /** Ends what was barred before its time. */
  async lift(kind: RestrictionKind, whom: string): Promise<void> {
    await this.#store.unbar(kind, whom);
    this.#until.delete(`${kind} ${whom}`);
  }

  /** What is barred now. */
  list(): { kind: RestrictionKind; whom: string; until: number }[] {
    return [...this.#until].flatMap(([name, until]) => {
      const at = name.indexOf(" ");
      const kind: RestrictionKind = name.slice(0, at) === "ban" ? "ban" : "mute";
      return until > this.#clock() ? [{ kind, whom: name.slice(at + 1), until }] : [];
    });
  }

  #holds(kind: RestrictionKind, whom: string): boolean {
    return (this.#until.get(`${kind} ${whom}`) ?? 0) > this.#clock();
  }

  async #bar(kind: RestrictionKind, whom: string, until: number): Promise<void> {
    await this.#store.bar({ kind, whom, until, at: this.#clock() });
    this.#until.set(`${kind} ${whom}`, until);
  }
}
