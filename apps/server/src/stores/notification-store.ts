import type { Seat } from "@westmarch/kernel";
import type { NoticeKind, Offer } from "@westmarch/protocol";
import type { NoticeData, WayData } from "../database/schema/notifications.ts";
import type { Db } from "../database/types.ts";
import type { TournamentStore } from "./tournament-store.ts";

/** A channel that hears of a table, and the seats for which it does. */
export interface Hearer {
  readonly way: string;
  readonly seats: readonly Seat[];
}

/** Of which channels it is asked whether they hear of a table. */
interface Hearing {
  /** Those of this recipient. */
  readonly recipient?: string;
  /** Also by subscriptions that are switched off. */
  readonly evenMuted?: boolean;
  /** This one alone, even while it is switched off. */
  readonly way?: string;
}

type How = Pick<WayData, "language" | "zone" | "quiet_from" | "quiet_to" | "gather">;

/** How a table stands, as far as notifications tell it. */
export interface NoticeSource {
  /** Null: the game has not begun. */
  readonly position: {
    readonly version: number;
    readonly owes: readonly Seat[];
    readonly offers: readonly Offer[];
    readonly over: boolean;
  } | null;
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly party: number }[];
  /** The version of the last act of these seats, and of the last offer; 0: there was none. */
  readonly lastActed: number;
  readonly lastOffer: number;
  /** It was opened for a round of a tournament, and its players hear of it before they have been there. */
  readonly paired: boolean;
  /** How often an organiser has called those who had not come. */
  readonly rung: number;
}

/** One piece of news; `mark` says which of its kind it is: only a higher one than before is news. */
export interface News {
  readonly kind: NoticeKind;
  readonly mark: number;
}

/** How a table stands, and since when, in milliseconds since 1970. */
interface ToldSince extends NoticeSource {
  readonly changedAt: number;
  /** When the last of the others sat down there; null: they have been there from its opening on. */
  readonly joinedAt: number | null;
}

/** Every query about who is told what. */
export class NotificationStore {
  readonly #db: Db;
  readonly #tournaments: Pick<TournamentStore, "rung">;

  constructor(db: Db, tournaments: Pick<TournamentStore, "rung">) {
    this.#db = db;
    this.#tournaments = tournaments;
  }

  /** The secret under a name, made and kept if there was none: every caller gets the same. */
  async secret(name: string, make: () => string): Promise<string> {
    const read = () =>
      this.#db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
    const known = await read();
    if (known) return known.value;
    await this.#db
      .insertInto("secrets")
      .values({ name, value: make() })
      .onConflict((on) => on.doNothing())
      .execute();
    return (await read())?.value ?? this.secret(name, make);
  }

  /** Keeps something under a name, in the place of what was. */
  async setSecret(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto("secrets")
      .values({ name, value })
      .onConflict((on) => on.column("name").doUpdateSet({ value }))
      .execute();
  }

  way(id: string): Promise<WayData | undefined> {
    return this.#db.selectFrom("ways").selectAll().where("id", "=", id).executeTakeFirst();
  }

  ways(recipient: string): Promise<WayData[]> {
    return this.#db
      .selectFrom("ways")
      .selectAll()
      .where("recipient", "=", recipient)
      .orderBy("made_at")
      .execute();
  }

  /** Keeps a channel; where the same address is known already, only how its owner likes to be told. */
  async keepWay(way: WayData): Promise<WayData> {
    const { language, zone, quiet_from, quiet_to, gather, service } = way;
    await this.#db
      .insertInto("ways")
      .values(way)
      .onConflict((on) =>
        on
          .columns(["recipient", "kind", "address"])
          .doUpdateSet({ language, zone, quiet_from, quiet_to, gather, service }),
      )
      .execute();
    return this.#db
      .selectFrom("ways")
      .selectAll()
      .where("recipient", "=", way.recipient)
      .where("kind", "=", way.kind)
      .where("address", "=", way.address)
      .executeTakeFirstOrThrow();
  }

  async wishes(recipient: string, how: How): Promise<void> {
    // Hours that are no longer quiet hold nothing back.
    await this.#db
      .updateTable("ways")
      .set({ ...how, next_at: 0 })
      .where("recipient", "=", recipient)
      .execute();
  }

  /** Sets the state of a channel; false if there is none. */
  async setState(id: string, state: WayData["state"]): Promise<boolean> {
    const done = await this.#db
      .updateTable("ways")
      .set({ state, failures: 0, next_at: 0 })
      .where("id", "=", id)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** Deletes a channel, with its address; of this recipient alone, if one is named. */
  async drop(id: string, recipient: string | null): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const query = trx.deleteFrom("ways").where("id", "=", id);
      const gone = await (recipient === null
        ? query
        : query.where("recipient", "=", recipient)
      ).executeTakeFirst();
      if (gone.numDeletedRows > 0n) await trx.deleteFrom("notices").where("way_id", "=", id).execute();
    });
  }

  /** From now on a recipient hears, or does not hear, of what these links open. */
  async watch(recipient: string, hashes: readonly string[], on: boolean): Promise<void> {
    const muted = on ? 0 : 1;
    for (const link_hash of hashes)
      await this.#db
        .insertInto("watches")
        .values({ recipient, link_hash, muted })
        .onConflict((conflict) => conflict.columns(["recipient", "link_hash"]).doUpdateSet({ muted }))
        .execute();
  }

  /** The tables that a recipient hears of. */
  async watched(recipient: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("watches")
      .innerJoin("links", "links.hash", "watches.link_hash")
      .select("links.table_id")
      .where("watches.recipient", "=", recipient)
      .where("watches.muted", "=", 0)
      .where("links.revoked", "=", 0)
      .execute();
    return [...new Set(rows.map((row) => row.table_id))];
  }

  /** Every table that anybody hears of. */
  async heardOf(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("watches")
      .innerJoin("links", "links.hash", "watches.link_hash")
      .select("links.table_id")
      .distinct()
      .where("watches.muted", "=", 0)
      .execute();
    return rows.map((row) => row.table_id);
  }

  /** The channels that hear of a table, or those among them that `only` names. */
  async hearers(table: string, only: Hearing = {}): Promise<Hearer[]> {
    const { recipient, evenMuted = false, way } = only;
    let query = this.#db
      .selectFrom("links")
      .innerJoin("watches", "watches.link_hash", "links.hash")
      .innerJoin("ways", "ways.recipient", "watches.recipient")
      .select(["ways.id", "links.seats"])
      .where("links.table_id", "=", table)
      .where("links.kind", "=", "seat")
      .where("links.revoked", "=", 0)
      .where("watches.muted", "<=", evenMuted ? 1 : 0);
    query = way === undefined ? query.where("ways.state", "=", "on") : query.where("ways.id", "=", way);
    if (recipient !== undefined) query = query.where("ways.recipient", "=", recipient);
    const rows = await query.execute();
    const seats = new Map<string, Seat[]>();
    for (const row of rows)
      seats.set(row.id, [...(seats.get(row.id) ?? []), ...(JSON.parse(row.seats) as Seat[])]);
    return [...seats].map(([way, own]) => ({ way, seats: own }));
  }

  /** The seats of a table for which a channel hears of it; none if it does not. */
  async seatsOf(way: string, table: string): Promise<readonly Seat[]> {
    return (await this.hearers(table)).find((hearer) => hearer.way === way)?.seats ?? [];
  }

  /** What everybody is told of a table, and since when; null if it is gone. */
  async told(table: string, mine: readonly Seat[]): Promise<ToldSince | null> {
    const found = await this.#db
      .selectFrom("tables")
      .leftJoin("positions", "positions.table_id", "tables.id")
      .select(["opened_at", "version", "owes", "offers", "result", "changed_at"])
      .where("id", "=", table)
      .executeTakeFirst();
    if (!found) return null;
    const seats = await this.#db
      .selectFrom("seats")
      .select(["seat", "kind", "party"])
      .where("table_id", "=", table)
      .orderBy("seat")
      .execute();
    const rung = await this.#tournaments.rung(table);
    const { version, owes, offers } = found;
    // An act that came after the position was read belongs to the next: counted here, it would mark a turn that is still to come.
    const acts = this.#db
      .selectFrom("acts")
      .select("version")
      .where("table_id", "=", table)
      .where("version", "<=", version ?? 0)
      .orderBy("version", "desc")
      .limit(1);
    const acted = mine.length > 0 ? await acts.where("seat", "in", [...mine]).executeTakeFirst() : undefined;
    const offered = offers === "[]" ? undefined : await acts.where("type", "=", "offer").executeTakeFirst();
    return {
      changedAt: found.changed_at ?? found.opened_at,
      joinedAt: await this.#joinedAt(table, mine, found.opened_at),
      position:
        version === null || owes === null || offers === null
          ? null
          : { version, owes: JSON.parse(owes), offers: JSON.parse(offers), over: found.result !== null },
      seats,
      lastActed: acted?.version ?? 0,
      lastOffer: offered?.version ?? 0,
      paired: rung !== null,
      rung: rung ?? 0,
    };
  }

  /**
   * When the last of the others sat down. To sit down is no act, so the game's own times say nothing of it; it makes the
   * first link to the seat. Where the same people go on at a next table, their links are older than that.
   */
  async #joinedAt(table: string, mine: readonly Seat[], openedAt: number): Promise<number | null> {
    const rows = await this.#db
      .selectFrom("links")
      .select((eb) => ["seats", eb.fn.min("made_at").as("made_at")])
      .where("table_id", "=", table)
      .where("kind", "=", "seat")
      .groupBy("seats")
      .execute();
    const joined = rows
      .filter(({ seats }) => !(JSON.parse(seats) as Seat[]).some((seat) => mine.includes(seat)))
      .map(({ made_at }) => Number(made_at))
      .filter((at) => at >= openedAt);
    return joined.length > 0 ? Math.max(...joined) : null;
  }

  /** Fewer players sit at a table than a channel was told of, so that the next player to sit down is news again. */
  async left(way: string, table: string, sitting: number): Promise<void> {
    await this.#db
      .updateTable("notices")
      .set({ mark: sitting })
      .where("way_id", "=", way)
      .where("table_id", "=", table)
      .where("kind", "=", "joined")
      .where("mark", ">", sitting)
      .execute();
  }

  /** Notes a piece of news for a channel, unless it was noted before. */
  async note(
    way: string,
    table: string,
    { kind, mark }: News,
    given: Pick<NoticeData, "since" | "due_at" | "state">,
  ): Promise<void> {
    await this.#db
      .insertInto("notices")
      .values({ way_id: way, table_id: table, kind, mark, letter: null, ...given })
      .onConflict((on) =>
        on
          .columns(["way_id", "table_id", "kind"])
          .doUpdateSet({ mark, letter: null, ...given })
          .where("notices.mark", "<", mark),
      )
      .execute();
  }

  /** The channels for which something is due, and that may be used now. */
  async waysDue(now: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("notices")
      .innerJoin("ways", "ways.id", "notices.way_id")
      .select("ways.id")
      .distinct()
      .where("notices.state", "in", ["due", "claimed"])
      .where("notices.due_at", "<=", now)
      .where("ways.state", "=", "on")
      .where("ways.next_at", "<=", now)
      .where("ways.leased_until", "<=", now)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Leases a channel to this process for a while; null if another process has it. */
  async lease(id: string, now: number, until: number): Promise<WayData | null> {
    const taken = await this.#db
      .updateTable("ways")
      .set({ leased_until: until })
      .where("id", "=", id)
      .where("state", "=", "on")
      .where("leased_until", "<=", now)
      .where("next_at", "<=", now)
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n ? ((await this.way(id)) ?? null) : null;
  }

  /** Ends the lease of a channel, and notes what has become of it. */
  async release(
    id: string,
    after: Partial<Pick<WayData, "next_at" | "failures" | "state">> = {},
  ): Promise<void> {
    await this.#db
      .updateTable("ways")
      .set({ leased_until: 0, ...after })
      .where("id", "=", id)
      .execute();
  }

  /** What is due for a channel, or was being sent when the process that sent it stopped. */
  due(way: string, now: number): Promise<NoticeData[]> {
    return this.#db
      .selectFrom("notices")
      .selectAll()
      .where("way_id", "=", way)
      .where("state", "in", ["due", "claimed"])
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .execute();
  }

  /** Sets how a notice stands, if it is still the one that was read. */
  async mark(
    { way_id, table_id, kind, mark }: NoticeData,
    given: Partial<Pick<NoticeData, "state" | "letter">>,
  ): Promise<void> {
    await this.#db
      .updateTable("notices")
      .set(given)
      .where("way_id", "=", way_id)
      .where("table_id", "=", table_id)
      .where("kind", "=", kind)
      .where("mark", "=", mark)
      .execute();
  }

  /** What becomes of everything that went with a letter. */
  async settle(way: string, letter: string, state: "sent" | "void"): Promise<void> {
    await this.#db
      .updateTable("notices")
      .set({ state })
      .where("way_id", "=", way)
      .where("letter", "=", letter)
      .execute();
  }
}
