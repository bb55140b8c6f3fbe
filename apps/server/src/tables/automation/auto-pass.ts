import type { Option, Seat } from "@westmarch/kernel";
import type { ClientMessage, SeatOrder, ServerMessage } from "@westmarch/protocol";
import type { Passing } from "@westmarch/registry/manifest";
import type { Draft, Eyes, Position, Table } from "@westmarch/table";
import { isUnordered, Refused, unordered } from "@westmarch/table";
import { RetryTimers } from "../../platform/backoff.ts";
import { encode } from "../presence.ts";
import type { StandingServices } from "../services.ts";
import type { Client } from "../table-endpoint.ts";
import type { TableActions } from "./bot-seats.ts";

/** Messages of one seat that wait at once: a player who comes back sends the same again. */
const MOST_POSTPONED = 4;

type Message = Extract<ClientMessage, { type: "standing" }>;
type Choice = Pick<Extract<ClientMessage, { type: "choose" }>, "seat" | "options">;
type Passed = Omit<Extract<ServerMessage, { type: "passed" }>, "type">;

/** What the orders at a table need of it. */
type Holder = Pick<TableActions, "presence" | "position" | "post" | "holdsLease" | "act">;

/** The orders to pass that are kept with a table, and how its game answers them. */
export interface KeptAutoPass {
  readonly passing: Passing;
  readonly orders: readonly SeatOrder[];
  /** People have days for a choice here: where one comes at once, everybody can see that a player had no other. */
  readonly isSlow: boolean;
}

/**
 * The orders to pass that players have left with one table, and the answers that are the only ones a player has. Each is
 * known to its seat alone. Where other people play, it is given after a delay that depends on chance alone: neither on what
 * the seat holds, nor on whether its player is there; and a pass by hand waits out the same delay, so that a quick one does
 * not tell that there was something to think over. Against computers it is given at once.
 */
export class AutoPass {
  readonly #services: StandingServices;
  readonly #table: Table;
  readonly #actions: Holder;
  readonly #passing: Passing;
  readonly #orders = new Map<Seat, SeatOrder>();
  /** Where a seat is asked always that has ordered nothing. */
  readonly #usual: readonly string[];
  readonly #waits: RetryTimers;
  /** By seat, the version whose delay is over. */
  readonly #over = new Map<Seat, number>();
  /** Passes by hand that wait for that, by seat. */
  readonly #postponed = new Map<Seat, (() => void)[]>();
  #ended = false;

  constructor(services: StandingServices, table: Table, at: Holder, kept: KeptAutoPass) {
    this.#services = services;
    this.#table = table;
    this.#actions = at;
    this.#passing = kept.passing;
    this.#usual = kept.isSlow ? kept.passing.phases : [];
    this.#waits = new RetryTimers(services, (seat, version) => this.#answer(seat, version));
    for (const order of kept.orders) this.#orders.set(order.seat, order);
  }

  get busy(): boolean {
    return this.#waits.busy;
  }

  /** What these eyes may know: the orders of their own seats. */
  of(eyes: Eyes): SeatOrder[] {
    return eyes.flatMap((seat) => this.#order(seat) ?? []);
  }

  /** Whether a seat is asked what its order answers. */
  owes(at: Position): boolean {
    return at.asks.some(({ seat }) => this.#pass(at, seat) !== null);
  }

  /** Takes down where a seat passes from now on. To say the same twice changes nothing, so no key is remembered. */
  async order(client: Client, at: Position, { seat, phases, always, waits }: Message): Promise<void> {
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    if (at.result) throw new Refused("finished");
    const asked = waits ?? this.#order(seat)?.waits ?? [];
    const all = this.#passing.phases;
    if ([...phases, ...asked].some((phase) => !all.includes(phase))) throw new Refused("illegal");
    const those = (named: readonly string[]) => all.filter((phase) => named.includes(phase));
    await this.#keep({ seat, phases: those(phases), always, waits: those(asked), held: false });
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
    const order = this.#order(of);
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
    this.#waits.keep(
      (seat, version) =>
        at?.version === version && (this.#isPaced(at, seat) || this.#pass(at, seat) !== null),
    );
    for (const seat of this.#postponed.keys()) if (!this.#waits.has(seat)) this.#release(seat);
    if (!at || this.#ended) return;
    for (const { seat } of at.asks) this.#begin(at, seat);
  }

  /** Begins the delay of a seat: alike whether or not the table will answer when it is over. */
  #begin(at: Position, seat: Seat): void {
    if (this.#waits.has(seat)) return;
    const answers = this.#pass(at, seat) !== null && this.#actions.holdsLease();
    if (this.#isPaced(at, seat) ? answers || this.#over.get(seat) !== at.version : answers) {
      if (this.#hasCompany(seat)) this.#waits.begin(seat, at.version);
      else this.#waits.beginAtOnce(seat, at.version);
    }
  }

  /** Whether a choice by hand waits until the delay of its seat is over; then `again` is called. */
  postpones(at: Position, { seat, options }: Choice, again: () => void): boolean {
    const ask = at.asks.find((one) => one.seat === seat);
    if (!ask || !this.#isPaced(at, seat) || this.#over.get(seat) === at.version) return false;
    if (!this.#passing.paced?.(ask, options as readonly Option[])) return false;
    this.#postponed.set(seat, [...(this.#postponed.get(seat) ?? []), again].slice(-MOST_POSTPONED));
    if (!this.#waits.has(seat)) this.#waits.begin(seat, at.version);
    return true;
  }

  /** Lets passes by hand be taken that have waited. */
  #release(seat: Seat): boolean {
    const waiting = this.#postponed.get(seat) ?? [];
    this.#postponed.delete(seat);
    for (const again of waiting) again();
    return waiting.length > 0;
  }

  /** Whether another person plays here who could learn something from how long this seat takes. */
  #hasCompany(seat: Seat): boolean {
    const { seats } = this.#actions.presence;
    return seats.some(({ kind, party }) => kind === "person" && party !== seats[seat]?.party);
  }

  /** Whether a seat is asked what it may pass, with another person there who sees how long it takes. */
  #isPaced(at: Position, seat: Seat): boolean {
    const ask = at.result ? undefined : at.asks.find((one) => one.seat === seat);
    if (!ask || this.#actions.presence.seats[seat]?.kind !== "person" || !this.#hasCompany(seat))
      return false;
    return ask.options.some((option) => this.#passing.paced?.(ask, [option]) === true);
  }

  /** What holds for a seat; undefined where no player sits. */
  #order(seat: Seat): SeatOrder | undefined {
    if (this.#actions.presence.seats[seat]?.kind !== "person") return undefined;
    return this.#orders.get(seat) ?? unordered(seat, this.#usual);
  }

  /** Passes no more. */
  end(): void {
    this.#ended = true;
    this.#waits.end();
  }

  #pass(at: Position, seat: Seat) {
    const order = this.#order(seat);
    const ask = at.asks.find((one) => one.seat === seat);
    if (!order || order.held || !ask || at.result) return null;
    // Without a phase to pass in, only what is the only answer is given.
    if (order.phases.length === 0 && ask.options.length > 1) return null;
    return this.#passing.answer(this.#table.terms.engine.view(at.state, seat), ask, order);
  }

  #answer(seat: Seat, version: number): void {
    this.#actions.post(async () => {
      const at = this.#actions.position();
      this.#waits.forget(seat);
      this.#over.set(seat, version);
      if (this.#release(seat)) return;
      const pass = at?.version === version && this.#actions.holdsLease() ? this.#pass(at, seat) : null;
      // There is something to choose, it was withdrawn, or the player was quicker.
      if (!at || !pass) return this.wake();
      const where = this.#passing.phaseOf?.(this.#table.terms.engine.view(at.state, seat));
      try {
        await this.#actions.act((now) =>
          this.#table.choose(now, seat, [pass], version, null, { byOrder: true }),
        );
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        this.#waits.again(seat, version);
        return;
      }
      const passed = { seat, version: version + 1, ...(where !== undefined && { where }) };
      this.passed(passed);
      const { id } = this.#table.terms;
      this.#services.cluster.tell({ table: id, news: { what: "passed", ...passed } });
    });
  }

  /** Shows a player's own screens that its order has answered. */
  passed({ seat, version, where }: Passed): void {
    const told = { seat, version, ...(where !== undefined && { where }) };
    this.#show(seat, encode({ type: "passed", ...told }));
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
    const kept = !isUnordered(order, this.#usual);
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
    const order = this.#order(seat);
    if (!order) return;
    this.#show(seat, encode({ type: "standing", order }));
  }

  #show(seat: Seat, message: string): void {
    this.#actions.presence.tell((eyes) => (eyes.includes(seat) ? message : null));
  }
}
