import { randomUUID } from "node:crypto";
import type { Seat } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import type { NoticeMessage } from "@westmarch/protocol";
import type { NoticeData, WayData } from "../../database/schema/notifications.ts";
import type { Hearer } from "../../stores/notification-store.ts";
import type { Seen } from "../../tables/presence.ts";
import type { Services } from "../../tables/services.ts";
import { newsFor } from "./news.ts";
import { quietUntil } from "./quiet-hours.ts";
import { type Senders, type Sent, send } from "./senders.ts";
import { type NewsLine, worded } from "./texts.ts";

type NotificationsServices = Pick<
  Services,
  "store" | "log" | "metrics" | "clock" | "steady" | "policy" | "tablesToNotify" | "jobs"
>;

/** Milliseconds for which a process that sends by a channel has it alone; longer than any sending takes. */
const LEASE = 60_000;
/** Failures in a row after which a channel is given up, and the wait after the first of them, in milliseconds. */
const TRIES = 8;
const FIRST_WAIT = 30_000;
const MINUTE = 60_000;

const quietOf = ({ quiet_from: from, quiet_to: to }: WayData) =>
  from === null || to === null ? null : { from, to };

/** What notifications need from the rest of the server. */
export interface Surroundings {
  readonly senders: Senders;
  /** Whether the player of these seats is at the table, or was since that moment by the monotonic clock. */
  readonly seenSince: (table: string, seats: readonly Seat[], since: number) => Promise<Seen>;
  /** A game's title. */
  readonly title: (game: string, language: Language) => Promise<string>;
}

/** A notice that still holds, with what it says. */
interface Standing {
  readonly row: NoticeData;
  readonly game: string;
  /** The page that it leads to, within the site. */
  readonly path: string;
  readonly line: NewsLine;
}

/**
 * Notifies absent players of what happens at their tables: once for each channel, table and turn. What is due follows from how
 * tables stand in the database, so a crash loses nothing. What was sent is marked there. A process that sends by a channel has
 * it alone, so no two processes send the same.
 */
export class Notifications {
  readonly #services: NotificationsServices;
  readonly #around: Surroundings;
  #all = true;
  #looking: Promise<void> | null = null;
  #closed = false;

  constructor(services: NotificationsServices, around: Surroundings) {
    this.#services = services;
    this.#around = around;
  }

  /** Notes what is new at tables, and asks for jobs that send what is due. Only one look runs at a time. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** Begins nothing more, and resolves when the look under way has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#looking;
  }

  /** A recipient has subscribed to a table: what holds there already is no news. */
  async begin(table: string, recipient: string): Promise<void> {
    const { notifications: notices } = this.#services.store;
    await this.#note(table, await notices.hearers(table, { recipient, evenMuted: true }), true);
  }

  /**
   * Switches a channel on: what holds already at the tables that its recipient has subscribed to is no news. A look at the
   * tables meanwhile must not take it for news: the channel is switched on last.
   */
  async beginWay(way: string, recipient: string): Promise<void> {
    const { store, tablesToNotify } = this.#services;
    const { notifications: notices } = store;
    const tables = await notices.watched(recipient);
    for (const table of tables) await this.#note(table, await notices.hearers(table, { way }), true);
    await notices.setState(way, "on");
    // What happened since then, no look has noted.
    for (const table of tables) tablesToNotify.add(table);
  }

  async #look(): Promise<void> {
    const { store, tablesToNotify: stirred, clock, jobs } = this.#services;
    // Something may have happened at these tables while no process was there to note it.
    if (this.#all) for (const table of await store.notifications.heardOf()) stirred.add(table);
    this.#all = false;
    for (const table of [...stirred]) {
      stirred.delete(table);
      try {
        await this.#note(table, await store.notifications.hearers(table), false);
      } catch (error) {
        stirred.add(table);
        throw error;
      }
    }
    for (const way of await store.notifications.waysDue(clock())) jobs.ask("letter", way);
  }

  async #note(table: string, hearers: readonly Hearer[], known: boolean): Promise<void> {
    const { store, policy, clock, steady } = this.#services;
    for (const { way, seats } of hearers) {
      const told = await store.notifications.told(table, seats);
      if (!told) return;
      const now = clock();
      const all = newsFor(seats, told);
      await store.notifications.left(way, table, all.find(({ kind }) => kind === "joined")?.mark ?? 0);
      for (const news of all) {
        const since = news.kind === "joined" ? told.joinedAt : told.changedAt;
        await store.notifications.note(way, table, news, {
          since: steady() - Math.max(0, now - (since ?? told.changedAt)),
          due_at: now + policy.noticeGrace,
          state: known || since === null ? "past" : "due",
        });
      }
    }
  }

  /** Looks at all tables with subscriptions: something may have happened there while no process noted it. */
  async lookAtAll(): Promise<void> {
    this.#all = true;
    await this.look();
  }

  /** Sends what is due by one channel as one message, unless another process does. */
  async serve(id: string): Promise<void> {
    if (this.#closed) return;
    const { store, clock } = this.#services;
    const now = clock();
    const way = await store.notifications.lease(id, now, now + LEASE);
    if (!way) return;
    try {
      await this.#serve(way, now);
    } catch (error) {
      // Who tries again finds the channel free; if even that fails, the lease ends by itself.
      await store.notifications.release(id).catch(() => {});
      throw error;
    }
  }

  async #serve(way: WayData, now: number): Promise<void> {
    const { store, metrics, policy } = this.#services;
    const { id } = way;
    const quiet = quietUntil(now, quietOf(way), way.zone);
    if (quiet !== null) return store.notifications.release(id, { next_at: quiet });
    const rows = await store.notifications.due(id, now);
    // If the process died while it was sending a letter, the same letter goes again.
    const letter = rows.find(({ state }) => state === "claimed")?.letter ?? randomUUID();
    const wanted = rows.filter(({ state }) => state === "due" || state === "claimed");
    const unsent = wanted.filter((row) => row.letter === letter);
    const standing = await this.#standing(way, unsent.length > 0 ? unsent : wanted);
    if (standing.length === 0) return store.notifications.release(id);
    for (const { row } of standing) await store.notifications.mark(row, { state: "claimed", letter });
    const sent = await send(this.#around.senders, way, this.#message(letter, standing, way));
    metrics.notices.inc({ kind: way.kind, outcome: sent });
    await this.#after(way, letter, sent, now + Math.max(policy.noticeGap, way.gather * MINUTE));
  }

  /** Notes the outcome of a letter for its channel. */
  async #after(way: WayData, letter: string, sent: Sent, next: number): Promise<void> {
    const { store, clock, log } = this.#services;
    const failures = way.failures + 1;
    if (sent === "sent") {
      await store.notifications.settle(way.id, letter, "sent");
      await store.notifications.release(way.id, { next_at: next, failures: 0 });
    } else if (sent === "gone" || failures >= TRIES) {
      await store.notifications.settle(way.id, letter, "void");
      await store.notifications.release(way.id, { state: "gone", failures });
      log.warn("a notification channel was given up", { kind: way.kind, failures });
    } else
      await store.notifications.release(way.id, {
        next_at: clock() + FIRST_WAIT * 2 ** (failures - 1),
        failures,
      });
  }

  /**
   * The notices that still hold and that the player has not seen at the table. Notices that are over are marked as past. While
   * it is unsure whether the player was there, a notice stays as it is.
   */
  async #standing(way: WayData, rows: readonly NoticeData[]): Promise<Standing[]> {
    const { store } = this.#services;
    const standing: Standing[] = [];
    for (const row of rows) {
      const line = await this.#line(way, row);
      if (line === "unsure") continue;
      if (line) standing.push(line);
      else await store.notifications.mark(row, { state: "past" });
    }
    return standing;
  }

  async #line(way: WayData, row: NoticeData): Promise<Standing | "unsure" | null> {
    const { store } = this.#services;
    const seats = await store.notifications.seatsOf(way.id, row.table_id);
    const known = seats.length > 0 ? await store.facts.at(row.table_id) : null;
    const told = known && (await store.notifications.told(row.table_id, seats));
    if (!told) return null;
    const holds = newsFor(seats, told).some(({ kind, mark }) => kind === row.kind && mark === row.mark);
    if (!holds) return null;
    const seen = await this.#around.seenSince(row.table_id, seats, row.since);
    if (seen !== "unseen") return seen === "unsure" ? seen : null;
    const others = (await store.seats.seats(row.table_id)).flatMap(({ seat, kind, name }) =>
      kind === "person" && !seats.includes(seat) && name ? [name] : [],
    );
    const { game } = known;
    const title = await this.#around.title(game, way.language);
    // A notice leads to a tournament's table over the tournament's page, for its players may have no link to the table yet.
    const tournament = await store.tournaments.of(row.table_id);
    const path = tournament === null ? `/table/${row.table_id}` : `/tournament/${tournament}`;
    return { row, game, path, line: { kind: row.kind, title, others } };
  }

  #message(letter: string, standing: readonly Standing[], way: WayData): NoticeMessage {
    const lines = standing.map(({ line }) => line);
    const [first, ...more] = standing;
    // A letter is read on any device, and only a device that has a seat can open its table.
    const one = first && more.length === 0 && way.kind !== "mail";
    return {
      id: letter,
      ...worded(lines, way.language),
      path: one ? first.path : "/tables",
      notices: standing.map(({ row, game }) => ({ kind: row.kind, table: row.table_id, game })),
    };
  }
}
