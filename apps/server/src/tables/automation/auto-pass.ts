import type { Seat } from "@westmarch/kernel";
import type { ClientMessage, SeatOrder } from "@westmarch/protocol";
import type { Passing } from "@westmarch/registry/manifest";
import type { Draft, Eyes, Position, Table } from "@westmarch/table";
import { Refused } from "@westmarch/table";
import { RetryTimers } from "../../platform/backoff.ts";
import { encode } from "../presence.ts";
import type { StandingServices } from "../services.ts";
import type { Client } from "../table-endpoint.ts";
import type { TableActions } from "./bot-seats.ts";

type Message = Extract<ClientMessage, { type: "standing" }>;

/** What the orders at a table need of it. */
type Holder = Pick<TableActions, "presence" | "position" | "post" | "holdsLease" | "act">;

/** The orders to pass that are kept with a table, and how its game answers them. */
export interface KeptAutoPass {
  readonly passing: Passing;
  readonly orders: readonly SeatOrder[];
}

/**
 * The orders to pass that players have left with one table. Each is known to its seat alone, and is answered for that
 * seat after a delay that depends on chance alone: neither on what the seat holds, nor on whether its player is there.
 */
export class AutoPass {
  readonly #services: StandingServices;
  readonly #table: Table;
  readonly #actions: Holder;
  readonly #passing: Passing;
  readonly #orders = new Map<Seat, SeatOrder>();
  readonly #waits: RetryTimers;
  #ended = false;

  constructor(services: StandingServices, table: Table, at: Holder, kept: KeptAutoPass) {
    this.#services = services;
    this.#table = table;
    this.#actions = at;
    this.#passing = kept.passing;
    this.#waits = new RetryTimers(services, (seat, version) => this.#answer(seat, version));
    for (const order of kept.orders) this.#orders.set(order.seat, order);
  }

  get busy(): boolean {
    return this.#waits.busy;
  }

  /** What these eyes may know: the orders of their own seats. */
  of(eyes: Eyes): SeatOrder[] {
    return eyes.flatMap((seat) => this.#orders.get(seat) ?? []);
  }

  /** Whether a seat is asked what its order answers. */
  owes(at: Position): boolean {
    return [...this.#orders.keys()].some((seat) => this.#pass(at, seat) !== null);
  }

  /** Takes down where a seat passes from now on. To say the same twice changes nothing, so no key is remembered. */
  async order(client: Client, at: Position, { seat, phases, always }: Message): Promise<void> {
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    if (at.result) throw new Refused("finished");
    if (phases.some((phase) => !this.#passing.phases.includes(phase))) throw new Refused("illegal");
    const where = this.#passing.phases.filter((phase) => phases.includes(phase));
    await this.#keep({ seat, phases: where, always, held: false });
    this.#tell(seat);
    this.wake();
  }

  /**
   * Hears what is about to be done. A player who takes a choice back is asked again, so the order of that seat is held
   * until it has chosen for itself.
   */
  async heed({ type, seat, key }: Draft, { offers }: Position): Promise<void> {
    const by = offers.find(({ what }) => what === "take-back")?.by;
    const of = type === "take-back" ? (by ?? seat) : seat;
    const order = this.#orders.get(of);
    const held = type === "undo" || type === "take-back";
    if (!order || order.held === held || !(held || (type === "choice" && key !== null))) return;
    await this.#keep({ ...order, held });
    this.#tell(of);
  }

  /** Seats have changed hands: an order goes with the player who gave it. */
  reseat(): void {
    for (const seat of this.#orders.keys())
      if (this.#actions.presence.seats[seat]?.kind !== "person") this.#orders.delete(seat);
    this.wake();
  }

  /** Starts the delay of the seats that are asked what they have ordered an answer to. */
  wake(): void {
    const at = this.#actions.position();
    this.#waits.keep((seat, version) => at?.version === version && this.#pass(at, seat) !== null);
    if (!at || this.#ended) return;
    for (const seat of this.#orders.keys())
      if (!this.#waits.has(seat) && this.#pass(at, seat) && this.#actions.holdsLease())
        this.#waits.begin(seat, at.version);
  }

  /** Passes no more. */
  end(): void {
    this.#ended = true;
    this.#waits.end();
  }

  #pass(at: Position, seat: Seat) {
    const order = this.#orders.get(seat);
    const ask = at.asks.find((one) => one.seat === seat);
    if (!order || order.held || !ask || at.result) return null;
    return this.#passing.answer(this.#table.terms.engine.view(at.state, seat), ask, order);
  }

  #answer(seat: Seat, version: number): void {
    this.#actions.post(async () => {
      const at = this.#actions.position();
      const pass = at && at.version === version ? this.#pass(at, seat) : null;
      this.#waits.forget(seat);
      // It was withdrawn, or the player was quicker.
      if (!pass) return this.wake();
      try {
        await this.#actions.act((now) => this.#table.choose(now, seat, [pass], version, null));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#waits.again(seat, version);
        return;
      }
      this.passed(seat, version + 1);
      const { id } = this.#table.terms;
      this.#services.cluster.tell({ table: id, news: { what: "passed", seat, version: version + 1 } });
    });
  }

  /** Shows a player's own screens that its order has answered. */
  passed(seat: Seat, version: number): void {
    this.#show(seat, encode({ type: "passed", seat, version }));
  }

  /** Reads anew what was ordered, after another process has written. */
  async reread(): Promise<void> {
    const orders = await this.#services.store.seats.orders(this.#table.terms.id);
    const seats = new Set([...this.#orders.keys(), ...orders.map(({ seat }) => seat)]);
    this.#orders.clear();
    for (const order of orders) this.#orders.set(order.seat, order);
    for (const seat of seats) this.#tell(seat);
    this.wake();
  }

  async #keep(order: SeatOrder): Promise<void> {
    const { store, log } = this.#services;
    const { id } = this.#table.terms;
    const kept = order.phases.length > 0;
    const owed = this.#actions.position();
    try {
      await (kept ? store.seats.order(id, order) : store.seats.withdraw(id, order.seat));
    } catch (error) {
      log.trouble("an order to pass could not be written", error);
      throw new Refused("unavailable");
    }
    if (kept) this.#orders.set(order.seat, order);
    else this.#orders.delete(order.seat);
    if (owed && this.owes(owed)) await store.seats.owe(id);
    this.#services.cluster.tell({ table: id, news: { what: "orders" } });
  }

  /** Shows a player's own screens how the order stands. */
  #tell(seat: Seat): void {
    const order = this.#orders.get(seat) ?? { seat, phases: [], always: false, held: false };
    this.#show(seat, encode({ type: "standing", order }));
  }

  #show(seat: Seat, message: string): void {
    this.#actions.presence.tell((eyes) => (eyes.includes(seat) ? message : null));
  }
}
