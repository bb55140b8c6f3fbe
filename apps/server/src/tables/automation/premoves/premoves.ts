import type { Ask, Heard, Seat } from "@westmarch/kernel";
import type { Case, ClientMessage, SeatPlan } from "@westmarch/protocol";
import type { Draft, Position, Table } from "@westmarch/table";
import { foldLog, heardIn, Refused } from "@westmarch/table";
import { RetryTimers } from "../../../platform/backoff.ts";
import type { KeptPlan } from "../../../stores/premove-store.ts";
import { encode } from "../../presence.ts";
import type { StandingServices } from "../../services.ts";
import type { Client } from "../../table-endpoint.ts";
import type { TableActions } from "../bot-seats.ts";
import { caseFor, noPlan, toldOf } from "./match.ts";

type Message = Extract<ClientMessage, { type: "plan" }>;
type Dropped = NonNullable<SeatPlan["dropped"]>;

/** What the plans at a table need of it. */
type Holder = Pick<TableActions, "presence" | "position" | "post" | "holdsLease" | "act">;

/** The most choices of others that a plan listens through. */
const LISTENS = 200;

/**
 * What the players of one table have laid down for when they are asked again. Each plan is known to its seat alone, is
 * weighed by what that seat has heard and is asked, and is answered for it, or dropped, after a delay that depends on
 * chance.
 */
export class Premoves {
  readonly #services: StandingServices;
  readonly #table: Table;
  readonly #actions: Holder;
  /** By consent, no player chooses anything at the moment. */
  readonly #rests: () => boolean;
  readonly #premoves = new Map<Seat, KeptPlan>();
  readonly #waits: RetryTimers;
  #ended = false;

  constructor(
    services: StandingServices,
    table: Table,
    at: Holder,
    given: { readonly premoves: readonly KeptPlan[]; readonly rests: () => boolean },
  ) {
    this.#services = services;
    this.#table = table;
    this.#actions = at;
    this.#rests = given.rests;
    this.#waits = new RetryTimers(services, (seat, version) => at.post(() => this.#answer(seat, version)));
    for (const plan of given.premoves) this.#premoves.set(plan.seat, plan);
  }

  get busy(): boolean {
    return this.#waits.busy;
  }

  /** What these eyes may know: the plans of their own seats. */
  of(eyes: readonly Seat[]): SeatPlan[] {
    return eyes.flatMap((seat) => this.#premoves.get(seat) ?? []).map(toldOf);
  }

  /** Whether a seat is asked for which something is laid down. */
  owes(at: Position): boolean {
    return at.asks.some((ask) => this.#live(at, ask.seat) !== null);
  }

  /** Lays down what a seat chooses later, or nothing any more. To say the same twice changes nothing, so no key is remembered. */
  async lay(client: Client, at: Position, { seat, version, cases }: Message): Promise<void> {
    if (!client.access.seats.includes(seat)) throw new Refused("not-your-seat");
    if (at.result) throw new Refused("finished");
    if (version > at.version) throw new Refused("stale");
    if (cases.length > 0 && at.asks.some((ask) => ask.seat === seat))
      throw new Refused("illegal", { reason: "your-turn" });
    await this.#keep({ ...noPlan(seat), since: version, cases });
  }

  /** Drops the premoves of a player who chooses, or takes something back. */
  async heed({ type, seat, key, cut }: Draft, { offers }: Position): Promise<void> {
    const by = offers.find(({ what }) => what === "take-back")?.by;
    for (const plan of this.#premoves.values()) {
      if (plan.cases.length === 0) continue;
      const back = type === "take-back" ? (by ?? seat) : type === "undo" ? seat : null;
      if (back === plan.seat || (cut !== null && plan.since > cut)) await this.#drop(plan, "taken-back");
      else if (type === "choice" && seat === plan.seat && key !== null) await this.#drop(plan, "own");
    }
  }

  /** Seats have changed hands: a plan goes with the player who laid it down. */
  reseat(): void {
    for (const seat of this.#premoves.keys())
      if (this.#actions.presence.seats[seat]?.kind !== "person") this.#premoves.delete(seat);
    this.wake();
  }

  /** Reads them anew, after another process has written. */
  async reread(): Promise<void> {
    for (const plan of await this.#services.store.premoves.of(this.#table.terms.id)) this.#set(plan);
    this.wake();
  }

  /** Lets time begin to run for the seats that are asked and have laid something down. */
  wake(): void {
    const at = this.#actions.position();
    this.#waits.keep((seat, version) => at?.version === version && this.#live(at, seat) !== null);
    if (!at || this.#ended) return;
    for (const seat of this.#premoves.keys())
      if (!this.#waits.has(seat) && this.#live(at, seat) && this.#actions.holdsLease())
        this.#waits.begin(seat, at.version);
  }

  /** Answers no more. */
  end(): void {
    this.#ended = true;
    this.#waits.end();
  }

  /** What is laid down for a seat that is asked now. */
  #live(at: Position, seat: Seat): { readonly plan: KeptPlan; readonly ask: Ask } | null {
    const plan = this.#premoves.get(seat);
    const ask = at.asks.find((one) => one.seat === seat);
    return plan && plan.cases.length > 0 && ask && !at.result ? { plan, ask } : null;
  }

  async #answer(seat: Seat, version: number): Promise<void> {
    const at = this.#actions.position();
    this.#waits.forget(seat);
    const live = at && at.version === version && !this.#ended ? this.#live(at, seat) : null;
    if (!at || !live) return this.wake();
    // The table rests: the plan goes on when the table does.
    if (this.#rests()) return;
    const { plan, ask } = live;
    // A server stopped after it kept the plan and before it made the choice.
    if (plan.since > version) return this.#drop(plan, "unmet");
    try {
      const found = caseFor(plan.cases, ask, await this.#heard(plan, version));
      if (typeof found === "string") await this.#drop(plan, found);
      else await this.#choose(plan, found, version);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#waits.again(seat, version);
    }
  }

  /** What a seat has heard since its plan was laid down, or last chose. */
  async #heard({ seat, since }: KeptPlan, version: number): Promise<readonly Heard[]> {
    if (version - since > LISTENS) return [];
    const rows = await this.#services.store.told(this.#table.terms.id, since, version + 1, LISTENS);
    return heardIn(foldLog(rows), seat);
  }

  /**
   * Makes the choice of a case. The plan is kept as it is afterwards before that: a server that falls in between finds one
   * that listens from a version that never came, and drops it, rather than choosing twice.
   */
  async #choose(plan: KeptPlan, { choose, next }: Case, version: number): Promise<void> {
    const { seat, made } = plan;
    await this.#keep({ seat, since: version + 1, cases: next, dropped: null, made: made + 1 });
    let isMade = false;
    try {
      const done = await this.#actions.act((now) => this.#table.choose(now, seat, [choose], version, null));
      isMade = done === "done";
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.code === "illegal") return this.#drop(plan, "not-offered");
      await this.#keep(plan);
      throw error;
    }
    // Another process has written to the table: it is weighed again there.
    if (!isMade) await this.#keep(plan);
  }

  #drop(plan: KeptPlan, dropped: Dropped): Promise<void> {
    return this.#keep({ ...plan, cases: [], dropped });
  }

  /** Throws `Refused` where it cannot be written. */
  async #keep(plan: KeptPlan): Promise<void> {
    const { store, log } = this.#services;
    const { id } = this.#table.terms;
    try {
      await store.premoves.keep(id, plan);
    } catch (error) {
      log.trouble("what was laid down for later could not be written", error);
      throw new Refused("unavailable");
    }
    this.#set(plan);
    this.#services.cluster.tell({ table: id, news: { what: "plans" } });
  }

  /** Takes a plan as it is kept, and shows it to the seat's player. */
  #set(plan: KeptPlan): void {
    this.#premoves.set(plan.seat, plan);
    const message = encode({ type: "plan", plan: toldOf(plan) });
    this.#actions.presence.tell((eyes) => (eyes.includes(plan.seat) ? message : null));
  }
}
