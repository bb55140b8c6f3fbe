import type { Ask, Seat } from "@westmarch/kernel";
import type { ClocksTold } from "@westmarch/protocol";
import type { Clock } from "@westmarch/registry/manifest";
import type { Position, Table } from "@westmarch/table";
import type { ClocksData } from "../../../database/schema/clocks.ts";
import type { TableActions } from "../../automation/bot-seats.ts";
import type { BotTurns } from "../../automation/bot-turns.ts";
import { standIn } from "../../automation/stand-in.ts";
import { encode } from "../../presence.ts";
import type { BotServices, TableServices } from "../../services.ts";
import type { Client } from "../../table-endpoint.ts";
import { type Dues, deferred, duesAfter, readDues, timedSeats, writeDues } from "./due-limits.ts";

/** The limits that are kept with a table, and the clock of its game. */
export interface KeptLimits {
  readonly clock: Clock;
  readonly kept: ClocksData | null;
}

type LimitServices = BotServices & Pick<TableServices, "served" | "cluster">;

/**
 * The clocks of one table. They run while the server does and one of the players is there. When a player's time is up, his
 * choice is made as a computer makes its own; that and his own are worked out one after the other, and the second finds
 * the question gone.
 */
export class QuestionLimits {
  readonly #services: LimitServices;
  readonly #table: Table;
  readonly #actions: TableActions;
  readonly #clock: Clock;
  readonly #turns: BotTurns;
  #dues: Dues;
  /** When they stopped, null while they run: by the clock that runs while the server does. */
  #stopped: number | null;
  #timer: NodeJS.Timeout | null = null;
  #ended = false;

  constructor(services: LimitServices, table: Table, at: TableActions, { clock, kept }: KeptLimits) {
    this.#services = services;
    this.#table = table;
    this.#actions = at;
    this.#clock = clock;
    this.#dues = kept ? readDues(kept.dues) : new Map();
    this.#stopped = kept?.stopped ?? this.#unnoted(kept !== null);
    this.#turns = standIn(services, table, at, (now, seat) => this.#isUp(now, seat));
  }

  /** Where no stop was noted: they run at another process, or the end of the last run has stopped them. */
  #unnoted(ran: boolean): number | null {
    const { cluster, served } = this.#services;
    if (!cluster.isShared) return served.began;
    return ran && this.#actions.presence.isAttended ? null : served.now();
  }

  get busy(): boolean {
    return this.#timer !== null || this.#turns.busy;
  }

  /** The dues when a table stands like this: what has not been asked before has all its time from now on. */
  after({ asks, result }: Position): Dues {
    if (result) return this.#dues.size === 0 ? this.#dues : new Map();
    const { settings } = this.#table.terms;
    const around = {
      now: this.#stopped ?? this.#services.served.now(),
      timed: timedSeats(this.#actions.presence.seats),
      allows: (ask: Ask) => this.#clock.allows(settings, ask),
    };
    return duesAfter(this.#dues, asks, around);
  }

  /** How dues are kept; null: they are kept like this already. */
  row(dues: Dues): ClocksData | null {
    if (dues === this.#dues) return null;
    return { table_id: this.#table.terms.id, dues: writeDues(dues), stopped: this.#stopped };
  }

  /** These dues hold from now on, and have been written down. */
  turn(dues: Dues): void {
    if (dues === this.#dues) return;
    this.#dues = dues;
    this.#tell();
  }

  /** A client has come: with the first player the clocks go on. */
  async greet(client: Client, at: Position): Promise<void> {
    const { presence } = this.#actions;
    if (this.#stopped === null || !presence.isAttended || at.result) return client.send(this.#told());
    await this.#goOn(at);
    this.#tell();
  }

  async #goOn(at: Position): Promise<void> {
    this.#dues = deferred(this.#dues, this.#services.served.now() - (this.#stopped ?? 0));
    this.#stopped = null;
    this.#dues = this.after(at);
    await this.#keep();
  }

  /** A client has left: with the last player the clocks stop. */
  leave(): void {
    if (this.#stopped !== null || this.#actions.presence.isAttended) return;
    this.#stopped = this.#services.served.now();
    this.#turns.stop();
    this.wake();
    this.#tell();
    this.#actions.post(() => this.#keep());
  }

  /** Seats have changed hands, or another process has written to the table. */
  async refresh(at: Position): Promise<void> {
    const dues = this.after(at);
    if (dues === this.#dues) return;
    this.#dues = dues;
    await this.#keep();
    this.#tell();
    this.wake();
  }

  /** Reads anew how they stand, after another process has written. With a player present they run all the same. */
  async reread(at: Position): Promise<void> {
    const kept = await this.#services.store.seats.clocks(this.#table.terms.id);
    if (kept) {
      this.#dues = readDues(kept.dues);
      this.#stopped = kept.stopped;
    }
    if (this.#stopped !== null && this.#actions.presence.isAttended && !at.result) await this.#goOn(at);
    this.#tell();
    this.wake();
  }

  /** Looks whose time is up, and when the next one's will be. */
  wake(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const { served, policy } = this.#services;
    const { id } = this.#table.terms;
    const at = this.#actions.position();
    const waits = at && this.#stopped === null && !this.#ended ? this.#awaited(at) : [];
    if (waits.length === 0) {
      served.rest(id);
      return;
    }
    served.run(id);
    const up = waits.filter(({ left }) => left === 0);
    if (up.length > 0 && this.#services.cluster.isSure && this.#actions.holdsLease())
      for (const { seat } of up) this.#turns.start(seat);
    const next = Math.min(policy.clockBeat, ...waits.flatMap(({ left }) => (left > 0 ? [left] : [])));
    this.#timer = setTimeout(() => this.wake(), next);
  }

  /** Ends the clocks at this process. */
  end(): void {
    this.#ended = true;
    this.#turns.end();
    this.wake();
  }

  /** Milliseconds left to each player, also to one who has answered and may take that back. */
  #left(): ClocksTold["left"] {
    const now = this.#stopped ?? this.#services.served.now();
    return [...this.#dues].map(([seat, due]) => ({ seat, left: Math.max(0, due.at - now), of: due.of }));
  }

  /** The same of those who owe an answer. */
  #awaited({ asks }: Position): ClocksTold["left"] {
    return this.#left().filter(({ seat }) => asks.some((ask) => ask.seat === seat));
  }

  #told(): string {
    return encode({ type: "clocks", runs: this.#stopped === null, left: this.#left() });
  }

  #tell(): void {
    const message = this.#told();
    this.#actions.presence.tell(() => message);
  }

  async #keep(): Promise<void> {
    const { store, log, cluster } = this.#services;
    const table = this.#table.terms.id;
    const row = { table_id: table, dues: writeDues(this.#dues), stopped: this.#stopped };
    await store.seats
      .keepClocks(row)
      .catch((error: unknown) => log.trouble("the clocks of a table could not be written", error));
    cluster.tell({ table, news: { what: "clocks" } });
  }

  #isUp(at: Position, seat: Seat): boolean {
    return this.#stopped === null && this.#awaited(at).some((one) => one.seat === seat && one.left === 0);
  }
}
