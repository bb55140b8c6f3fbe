import type { Seat } from "@westmarch/kernel";
import type { Draft, Position, Table } from "@westmarch/table";
import type { ActItem } from "../../database/journal.ts";
import type { KeptPlan } from "../../stores/premove-store.ts";
import { AutoPass, type KeptAutoPass } from "../automation/auto-pass.ts";
import { BotSeats, type TableActions } from "../automation/bot-seats.ts";
import { Premoves } from "../automation/premoves/premoves.ts";
import type { TableServices } from "../services.ts";
import type { TimeState } from "../time/game-clocks/clock-state.ts";
import { type KeptTime, TableTime } from "../time/game-clocks/table-time.ts";
import type { Dues } from "../time/question-limits/due-limits.ts";
import { type KeptLimits, QuestionLimits } from "../time/question-limits/question-limits.ts";

/** What a table does by itself, as it is kept. */
export interface KeptAutomation {
  readonly premoves: readonly KeptPlan[];
  /** Null: its game knows no auto-pass. */
  readonly autoPass: KeptAutoPass | null;
  /** Null: its game has no clock. */
  readonly questionLimits: KeptLimits | null;
  /** Null: players have as much time as they like. */
  readonly time: KeptTime | null;
  /** Its computers play for whoever looks on. */
  readonly isExhibition: boolean;
}

/** Milliseconds for which a page that shows a table without being at it counts as looking on. */
const GLANCE = 20_000;

/** How the clocks of a table stand after an act; null: it has none of that kind. */
export interface ClocksAfter {
  readonly dues: Dues | null;
  readonly time: TimeState | null;
}

/** What a table does by itself: its computers play, its players' orders are carried out, its clocks run. */
export class TableAutomation {
  readonly autoPass: AutoPass | null;
  readonly premoves: Premoves;
  readonly questionLimits: QuestionLimits | null;
  readonly time: TableTime | null;
  readonly #botSeats: BotSeats | null;
  readonly #actions: TableActions;
  readonly #steady: () => number;
  readonly #playsUnwatched: boolean;
  /** Until when pages that are not at the table look on, by the steady clock. */
  #glancedUntil = 0;

  /** @param playsUnwatched whether computers play on without players and spectators */
  constructor(
    services: TableServices,
    table: Table,
    actions: TableActions,
    kept: KeptAutomation,
    playsUnwatched: boolean,
  ) {
    this.#actions = actions;
    this.#steady = services.steady;
    this.#playsUnwatched = playsUnwatched;
    const goesOn = () => this.#goesOn();
    this.#botSeats =
      services.bots &&
      new BotSeats(services, services.bots, table, { ...actions, goesOn, isExhibition: kept.isExhibition });
    this.autoPass = kept.autoPass && new AutoPass(services, table, actions, kept.autoPass);
    this.questionLimits =
      kept.questionLimits && new QuestionLimits(services, table, actions, kept.questionLimits);
    this.time = kept.time && new TableTime(services, table, actions, kept.time);
    this.premoves = new Premoves(services, table, actions, {
      premoves: kept.premoves,
      rests: () => this.time?.rests === true,
    });
  }

  get busy(): boolean {
    const going = [this.#botSeats, this.autoPass, this.premoves, this.questionLimits, this.time];
    return going.some((one) => one?.busy === true);
  }

  /** Begins what the table owes. Where only computers play, they play while a spectator looks on. */
  wake(): void {
    this.time?.wake();
    if (this.time?.rests) return;
    this.autoPass?.wake();
    this.premoves.wake();
    this.questionLimits?.wake();
    if (this.#goesOn()) this.#botSeats?.wake();
  }

  /** A page shows the table without being at it. */
  glance(): void {
    this.#glancedUntil = this.#steady() + GLANCE;
    this.wake();
  }

  /** Whether computers play now. */
  #goesOn(): boolean {
    const { presence, isPlayed } = this.#actions;
    const isWatched = presence.isWatched || this.#steady() < this.#glancedUntil;
    return isWatched || isPlayed() || this.#playsUnwatched;
  }

  /** Aborts what computers think: what they think about has been taken back. */
  stopThinking(): void {
    this.#botSeats?.stop();
  }

  /** Does nothing by itself any more. */
  end(): void {
    this.#botSeats?.end();
    this.autoPass?.end();
    this.premoves.end();
    this.questionLimits?.end();
    this.time?.end();
  }

  /** Takes up that seats have changed hands. */
  async reseat(at: Position): Promise<void> {
    this.autoPass?.reseat();
    this.premoves.reseat();
    await this.questionLimits?.refresh(at);
    await this.time?.refresh(at);
  }

  /** Whether an act is owed that a player has ordered beforehand. */
  owes(at: Position): boolean {
    return this.autoPass?.owes(at) === true || this.premoves.owes(at);
  }

  /** Whether this seat's player is on vacation, and so is not absent. */
  isAway(seat: Seat): boolean {
    return this.time?.isAway(seat) === true;
  }

  /** Takes notice of an act before it is written. */
  async heed(draft: Draft, at: Position): Promise<void> {
    await this.autoPass?.heed(draft, at);
    await this.premoves.heed(draft, at);
  }

  /** How the clocks stand after an act. */
  after(draft: Draft, next: Position): ClocksAfter {
    return {
      dues: this.questionLimits?.after(next) ?? null,
      time: this.time?.after(draft, next) ?? null,
    };
  }

  /** The rows of clocks that are written with an act. */
  rowsOf({ dues, time }: ClocksAfter): Pick<ActItem, "clocks" | "time"> {
    const clocks = dues && this.questionLimits?.row(dues);
    const times = time && this.time?.row(time);
    return { ...(clocks && { clocks }), ...(times && { time: times }) };
  }

  /** Lets clocks stand like this, once that is written. */
  turn({ dues, time }: ClocksAfter): void {
    if (dues) this.questionLimits?.turn(dues);
    if (time) this.time?.turn(time);
  }

  /** Reads the clocks anew, after another process has written. */
  async reread(at: Position): Promise<void> {
    await this.questionLimits?.reread(at);
    await this.time?.reread();
  }
}
