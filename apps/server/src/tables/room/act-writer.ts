import type { Seat } from "@westmarch/kernel";
import { chronicle, type Draft, foldLog, type Position, Refused, tableNotice } from "@westmarch/table";
import type { ActItem } from "../../database/journal.ts";
import { newToken } from "../../platform/random.ts";
import { actItem } from "../../stores/row-mapping.ts";
import { PAGE } from "../history/history.ts";
import { isSnapshotDue } from "../history/replay-segment.ts";
import { encode } from "../presence.ts";
import type { Client } from "../table-endpoint.ts";
import type { RoomParts } from "./room-parts.ts";
import { type HandOver, handOverOf, type SeatChanges } from "./seat-changes.ts";
import type { ClocksAfter } from "./table-automation.ts";

/** Times that an act is worked out anew where another process writes first. */
export const TRIES = 16;

/** What a room does besides when an act is written. */
interface RoomHooks {
  /** The table was needed just now. */
  readonly touch: () => void;
  /** The game is over. */
  readonly ended: () => void;
}

/** Writes the acts of one room, shows them once they are written, and catches up with other processes. */
export class ActWriter {
  readonly #parts: RoomParts;
  readonly #seats: SeatChanges;
  readonly #hooks: RoomHooks;

  constructor(parts: RoomParts, seats: SeatChanges, hooks: RoomHooks) {
    this.#parts = parts;
    this.#seats = seats;
    this.#hooks = hooks;
  }

  get #id(): string {
    return this.#parts.table.terms.id;
  }

  /** Writes an act and shows it. `client`: its sender. Throws `Refused` where it cannot be written. */
  async commit(at: Position, draft: Draft, client: Client | null): Promise<"done" | "conflict"> {
    const { automation, outbox } = this.#parts;
    const ends = draft.next.result !== null && at.result === null;
    const next = this.#positionAfter(at, draft, ends);
    await automation.heed(draft, at);
    const clocks = automation.after(draft, next);
    const handOver = handOverOf(draft);
    if ((await this.#write(this.#item(draft, next, clocks), draft, handOver)) === "conflict") {
      await this.catchUp();
      return "conflict";
    }
    this.#take(draft, next);
    const ack =
      client && draft.key !== null
        ? { client, message: encode({ type: "ack", key: draft.key, version: next.version }) }
        : undefined;
    const log = chronicle(next.version, next.changedAt, draft.events);
    outbox.showPosition(next, { log, cut: draft.cut }, ack);
    automation.turn(clocks);
    await this.#tellNotice(draft, at);
    if (handOver) await this.#seats.handOver(handOver);
    if (draft.cut !== null) automation.stopThinking();
    automation.wake();
    if (ends) this.#hooks.ended();
    return "done";
  }

  /** The position that is written with an act. */
  #positionAfter(at: Position, draft: Draft, ends: boolean): Position {
    const { clock, entropy } = this.#parts.services;
    return {
      ...draft.next,
      changedAt: clock(),
      replay: ends && !this.#parts.outbox.isWithheld ? newToken(entropy) : at.replay,
      snapshot: isSnapshotDue(draft) ? draft.next.version : at.snapshot,
    };
  }

  #item(draft: Draft, next: Position, clocks: ClocksAfter): ActItem {
    const { automation, commands } = this.#parts;
    const ordered = automation.owes(next);
    const owed = commands.awaited(next).length > 0 || ordered;
    return { ...actItem(this.#id, draft, next, owed), ...automation.rowsOf(clocks) };
  }

  async #write(item: ActItem, { type }: Draft, handOver: HandOver | null): Promise<"done" | "conflict"> {
    const { store, commits, traces, log } = this.#parts.services;
    try {
      return await traces.within("write", { type }, () =>
        handOver ? store.seats.handOver(item, handOver) : commits.add(item),
      );
    } catch (error) {
      log.trouble("an act could not be written", error);
      throw new Refused("unavailable");
    }
  }

  /** Takes up an act that is written, and tells other processes of it. */
  #take(draft: Draft, next: Position): void {
    const { services, table, live } = this.#parts;
    live.advance(next, draft);
    services.cluster.tell({ table: this.#id, news: { what: "acted", version: next.version } });
    this.#hooks.touch();
    services.tablesToNotify.add(this.#id);
    services.metrics.acts.inc({ game: table.terms.engine.game.id, type: draft.type });
  }

  /** Says in chat what an act was beside the game's own rules. The act stands whether or not that could be written. */
  async #tellNotice(draft: Draft, before: Position): Promise<void> {
    const { services, presence, chat, outbox } = this.#parts;
    const notice = tableNotice(draft, before);
    if (!notice) return;
    try {
      const line = await chat.tell(notice.text, presence.seats[notice.of]?.name ?? "");
      outbox.tellAll({ type: "said", line });
    } catch (error) {
      services.log.trouble("a notice of a table could not be written", error);
    }
  }

  /** The position, at this version at least if the table has come so far at any process. */
  async upTo(version: number | null): Promise<Position> {
    const { services, live } = this.#parts;
    const at = await live.now();
    if (version === null || version <= at.version || !services.cluster.isShared) return at;
    await this.catchUp();
    return live.now();
  }

  /** Reads what another process has written, and shows what has happened since. */
  async catchUp(): Promise<void> {
    const { services, live, outbox, automation } = this.#parts;
    const from = live.shown;
    const chosen = await live.follow();
    if (!chosen) live.forget();
    const at = await live.now();
    if (at.version <= from) return;
    const rows = chosen ?? (await services.store.told(this.#id, from, at.version + 1, PAGE));
    const cuts = rows.flatMap((row) => row.cut ?? []);
    live.shown = at.version;
    this.#hooks.touch();
    outbox.showPosition(at, { log: foldLog(rows), cut: cuts.length > 0 ? Math.min(...cuts) : null });
    await automation.reread(at);
    if (cuts.length > 0) automation.stopThinking();
    automation.wake();
  }

  /** Writes that a player has taken a vacant seat. */
  async sitDown(seat: Seat): Promise<void> {
    const at = await this.#parts.live.now();
    if (!at.result) await this.commit(at, this.#parts.table.seated(at, seat), null);
  }

  /** Writes that the player of a seat has left for good, which ends the game. Throws `Refused` where it cannot be written. */
  async desert(seat: Seat): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const at = await this.#parts.live.now();
      if (at.result) return;
      if ((await this.commit(at, this.#parts.table.desert(at, seat), null)) === "done") return;
    }
    throw new Refused("unavailable");
  }
}
