import type { Seat } from "@westmarch/kernel";
import type { Offer, TimeTold } from "@westmarch/protocol";
import { type Draft, ITSELF, isBreaking, owing, type Position, Refused, type Table } from "@westmarch/table";
import type { TimeData } from "../../../database/schema/clocks.ts";
import type { TableActions } from "../../automation/bot-seats.ts";
import type { BotTurns } from "../../automation/bot-turns.ts";
import { standIn } from "../../automation/stand-in.ts";
import { encode } from "../../presence.ts";
import type { BotServices, ServerClocks, TableServices } from "../../services.ts";
import type { Client } from "../../table-endpoint.ts";
import { timedSeats } from "../question-limits/due-limits.ts";
import {
  graceOf,
  isAwaited,
  nextEnd,
  readTime,
  restsOf,
  runOut,
  type ServerTime,
  stateAfter,
  type TimeState,
  timeTold,
  writeTime,
} from "./clock-state.ts";
import { absentIn, cameTo, isEmpty } from "./grace.ts";
import { isZone } from "./nights.ts";
import {
  type ClockContext,
  type Happened,
  isOnVacation,
  type TimeBank,
  type Timed,
  vacationed,
} from "./time-bank.ts";

/** How long a pause lasts at most, in milliseconds. */
const PAUSE = 15 * 60_000;
/** Milliseconds between looks at clocks of which none is up soon; a timer cannot wait for months. */
const LOOK = 60_000;
/** Milliseconds between tries while nothing can be stored. */
const AGAIN = 5000;

/** The clocks that are kept with a table, and its pace. */
export interface KeptTime {
  readonly pace: Timed;
  readonly kept: TimeData | null;
}

type ClockServices = BotServices & ServerClocks & Pick<TableServices, "cluster">;

/** What a server knows of time that the clocks of all its tables depend on. */
export const serverTime = ({
  clock,
  steady,
  outages,
}: Pick<ServerClocks, "clock" | "steady" | "outages">): ServerTime => ({
  outages: outages.list,
  wall: clock() - steady(),
});

/**
 * The clocks of a table with a pace. They run while a player owes a decision, watched or not; what they do is
 * an act like any other, worked out in the table's turn, so that a choice that has arrived before still counts.
 */
export class TableTime {
  readonly pace: Timed;
  readonly #services: ClockServices;
  readonly #table: Table;
  readonly #actions: TableActions;
  readonly #standIn: BotTurns;
  #state: TimeState;
  /** The same, as it is kept. */
  #kept: string | null;
  #timer: NodeJS.Timeout | null = null;
  /** When the timer is about something that ends. */
  #due: number | null = null;
  #ended = false;

  constructor(services: ClockServices, table: Table, at: TableActions, { pace, kept }: KeptTime) {
    this.#services = services;
    this.#table = table;
    this.#actions = at;
    this.pace = pace;
    this.#state = readTime(kept);
    this.#kept = kept?.state ?? null;
    this.#standIn = standIn(services, table, at, (now, seat) => this.#isChosenFor(now, seat));
  }

  /** Slow clocks are found again in time when the table has left the memory. */
  get busy(): boolean {
    const soon = this.#due !== null && this.#due - this.#services.steady() < 2 * LOOK;
    return this.#standIn.busy || (this.#due !== null && (this.pace.kind === "live" || soon));
  }

  /** By consent, no player chooses anything at the moment. */
  get rests(): boolean {
    return this.#state.rests !== null;
  }

  /** Whether this seat is on vacation, and so has not stayed away. */
  isAway(seat: Seat): boolean {
    const bank = this.#state.banks.get(seat);
    return bank !== undefined && isOnVacation(bank, this.#services.steady());
  }

  told(eyes: readonly Seat[]): TimeTold {
    const { steady } = this.#services;
    return timeTold(this.#state, this.pace, { host: this.#host, now: steady(), eyes });
  }

  /** Throws `Refused` where this cannot be proposed, or agreed to, as the clocks stand. */
  check(what: Offer["what"]): void {
    if (!isBreaking(what)) return;
    if (what === "resume" && !this.rests) throw new Refused("illegal", { reason: "not-at-rest" });
    if (what !== "resume" && this.rests) throw new Refused("illegal", { reason: "at-rest" });
  }

  /** How the clocks stand after an act. */
  after(draft: Draft, next: Position): TimeState {
    const { type } = draft;
    const now = this.#services.steady();
    const rests =
      type === "pause"
        ? { what: type, until: now + PAUSE }
        : type === "adjourn"
          ? { what: type, until: null }
          : type === "resume"
            ? null
            : this.#state.rests;
    const before = rests === this.#state.rests ? this.#state : { ...this.#state, rests };
    const state = this.#reckoned(before, next, now, happenedIn(draft));
    if (type === "warning" && "of" in draft.data) {
      const { of } = draft.data;
      const bank = state.banks.get(of);
      if (bank) return { ...state, banks: new Map(state.banks).set(of, { ...bank, warned: true }) };
    }
    return state;
  }

  /** How they stand at a moment, once something has happened. The same state where nothing changes. */
  #reckoned(state: TimeState, at: Position, now: number, happened: Happened): TimeState {
    const around = this.#around(at, now, state);
    const grace = graceOf(state, around, this.#host);
    return stateAfter(state, grace, happened, {
      ...around,
      runs: around.runs && (!grace || grace.over),
      late: grace && absentIn(grace, around.timed),
    });
  }

  /** How they are kept; null: they are kept like this already. */
  row(state: TimeState): TimeData | null {
    return state === this.#state ? null : this.#rowOf(state);
  }

  /** They stand like this from now on, and that has been written down. */
  turn(state: TimeState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#kept = writeTime(state);
    this.#tell();
  }

  /** A client has come. Where all players have sat down, clocks begin. */
  async greet(client: Client, at: Position): Promise<void> {
    const { seats } = client.access;
    if (!(await this.refresh(at, seats))) client.send(this.#message(seats));
  }

  /** Seats have changed hands, these players have come, or another process has written to the table. True if that changed anything. */
  refresh(at: Position, came: readonly Seat[] = []): Promise<boolean> {
    return this.#keep((state) => {
      const grace = cameTo(state.grace, came);
      const known = grace === state.grace ? state : { ...state, grace };
      return this.#reckoned(known, at, this.#services.steady(), { what: "other" });
    });
  }

  /** Reads anew how they stand, after another process has written. */
  async reread(): Promise<void> {
    await this.#read();
    this.#tell();
    this.wake();
  }

  async #read(): Promise<void> {
    const row = await this.#services.store.clocks.of(this.#table.terms.id);
    this.#state = readTime(row);
    this.#kept = row?.state ?? null;
  }

  /** Looks whose time is up, and when the next one's will be. */
  wake(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const { served, steady } = this.#services;
    const { id } = this.#table.terms;
    const at = this.#actions.position();
    if (!at || at.result || this.#ended) {
      this.#due = null;
      served.rest(id);
      return;
    }
    const now = steady();
    this.#due = nextEnd(this.#state, this.pace, this.#host);
    const out = runOut(this.#state, this.pace, this.#host, now);
    if (this.#due === null && out.length === 0) {
      served.rest(id);
      return;
    }
    served.run(id);
    const isUp = out.length > 0 || (this.#due !== null && this.#due <= now);
    if (isUp && this.#services.cluster.isSure && this.#actions.holdsLease()) this.#finish(at, out, now);
    const next = this.#due === null || this.#due <= now ? LOOK : this.#due - now;
    this.#timer = setTimeout(() => this.#look(), Math.min(next, LOOK));
  }

  /** Does what is to be done now that something has ended. */
  #finish(at: Position, out: readonly Seat[], now: number): void {
    const noneCame = this.#noneCame(out);
    const { grace } = this.#state;
    if (!noneCame && graceOf(this.#state, this.#around(at, now, this.#state), this.#host) !== grace)
      this.#actions.post(() => this.#afterGrace());
    else if (this.pace.out === "computer" && !noneCame) for (const seat of out) this.#standIn.start(seat);
    else if (this.#due !== null && this.#due <= now) this.#actions.post(() => this.#strike());
    if (this.#state.rests?.until != null && this.#state.rests.until <= now)
      this.#actions.post(() => this.#goOn());
  }

  /** Begins or ends a vacation. Throws `Refused`. */
  async vacation(seat: Seat, days: number, at: Position): Promise<void> {
    await this.#put(seat, (bank, { rests }) => {
      const next = vacationed(bank, days, this.#around(at, this.#services.steady(), { rests }));
      if (!next) throw new Refused("illegal", { reason: "no-vacation-left" });
      return next;
    });
  }

  /** Takes down the time zone by which the nights of a seat are, from its next turn on. Throws `Refused`. */
  async zone(seat: Seat, zone: string | null): Promise<void> {
    if (zone !== null && !isZone(zone)) throw new Refused("illegal", { reason: "no-such-zone" });
    // Where no time runs, no player gains anything by another night.
    await this.#put(seat, (bank) => ({ ...bank, nextZone: zone, ...(!bank.owes && { zone }) }));
  }

  /** Ends the clocks at this process. */
  end(): void {
    this.#ended = true;
    this.#standIn.end();
    this.wake();
  }

  get #host(): ServerTime {
    return serverTime(this.#services);
  }

  #around(at: Position, now: number, { rests }: Pick<TimeState, "rests">): ClockContext {
    const { seats } = this.#actions.presence;
    return {
      pace: this.pace,
      now,
      timed: timedSeats(seats),
      owes: new Set(at.result ? [] : owing(at)),
      runs: !rests && !at.result && !isAwaited(seats),
      late: null,
      restsOf: (bank) => restsOf(this.pace, bank, this.#host),
    };
  }

  #slow(seat: Seat, { banks }: TimeState): TimeBank {
    const bank = banks.get(seat);
    if (!bank || this.pace.kind !== "slow") throw new Refused("illegal", { reason: "not-slow" });
    return bank;
  }

  #isChosenFor(at: Position, seat: Seat): boolean {
    return (
      this.pace.out === "computer" &&
      !at.result &&
      !this.rests &&
      runOut(this.#state, this.pace, this.#host, this.#services.steady()).includes(seat)
    );
  }

  /** A night may have begun or ended meanwhile, so what is left is told again. */
  #look(): void {
    if (this.pace.kind === "slow") this.#tell();
    this.wake();
  }

  /** All time of several people is up, and none of them has ever come: there is no winner. Where time is only told of, they may still. */
  #noneCame(out: readonly Seat[]): boolean {
    const { grace, banks } = this.#state;
    if (!grace?.over || this.pace.out === "warning") return false;
    const timed = new Set(banks.keys());
    const absent = absentIn(grace, timed);
    return isEmpty(absent, timed) && [...absent].every((seat) => out.includes(seat));
  }

  /** All players have had time to come, or the absent ones have none left. */
  async #afterGrace(): Promise<void> {
    const at = this.#actions.position();
    if (!at || at.result) return;
    await this.refresh(at);
    this.wake();
  }

  /** Does what was agreed on to the player whose time was up first. */
  async #strike(): Promise<void> {
    const at = this.#actions.position();
    const { steady } = this.#services;
    const out = runOut(this.#state, this.pace, this.#host, steady());
    if (!at || at.result) return;
    if (this.#noneCame(out)) return this.#act((now) => this.#table.unplayed(now));
    const seat = out.find((one) => this.#state.banks.get(one)?.warned !== true);
    if (seat === undefined || this.pace.out === "computer") return;
    await this.#act((now) =>
      this.pace.out === "loss" ? this.#table.lose(now, seat) : this.#table.warn(now, seat),
    );
  }

  /** The pause has lasted long enough. */
  async #goOn(): Promise<void> {
    const { rests } = this.#state;
    if (rests?.until == null || rests.until > this.#services.steady()) return;
    await this.#act((now) => this.#table.rest(now, "resume", ITSELF, ITSELF, null));
  }

  async #act(draft: (at: Position) => Draft): Promise<void> {
    try {
      await this.#actions.act(draft);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#timer) clearTimeout(this.#timer);
      // The disk may be well again by then.
      this.#timer = setTimeout(() => this.wake(), AGAIN);
    }
  }

  async #put(seat: Seat, change: (bank: TimeBank, state: TimeState) => TimeBank): Promise<void> {
    await this.#keep((state) => {
      const bank = change(this.#slow(seat, state), state);
      return { ...state, banks: new Map(state.banks).set(seat, bank) };
    });
    this.wake();
  }

  /** Changes how they stand; where another process has done so meanwhile, its state is read and changed. True if it was. */
  async #keep(change: (state: TimeState) => TimeState): Promise<boolean> {
    const { store, log, cluster } = this.#services;
    const table = this.#table.terms.id;
    for (;;) {
      const state = change(this.#state);
      if (state === this.#state) return false;
      try {
        if (await store.clocks.swap(this.#rowOf(state), this.#kept)) {
          this.turn(state);
          cluster.tell({ table, news: { what: "time" } });
          return true;
        }
        await this.#read();
      } catch (error) {
        log.trouble("the clocks of a table could not be written", error);
        throw new Refused("unavailable");
      }
    }
  }

  #rowOf(state: TimeState): TimeData {
    return {
      table_id: this.#table.terms.id,
      state: writeTime(state),
      due_at: nextEnd(state, this.pace, this.#host),
      live: this.pace.kind === "live" ? 1 : 0,
    };
  }

  #message(eyes: readonly Seat[]): string {
    return encode({ type: "time", ...this.told(eyes) });
  }

  #tell(): void {
    this.#actions.presence.tell((eyes) => this.#message(eyes));
  }
}

/** What an act is to the clocks. What the table lets stand still is seen from `rests`. */
function happenedIn({ type, seat }: Draft): Happened {
  if (type === "choice") return { what: "choice", by: seat };
  return type === "undo" || type === "take-back" ? { what: type } : { what: "other" };
}
