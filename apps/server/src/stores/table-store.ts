import type { Contribution, Seat } from "@westmarch/kernel";
import { sql } from "kysely";
import type { SeatData } from "../database/schema/seats.ts";
import type { ActData, PositionData, SnapshotData, TableData } from "../database/schema/tables.ts";
import type { Db } from "../database/types.ts";
import { AccessStore } from "./access-store.ts";
import { AdminStore } from "./admin-store.ts";
import { ChatStore } from "./chat-store.ts";
import { ClockStore } from "./clock-store.ts";
import { ExhibitionStore } from "./exhibition-store.ts";
import { FinishedStore } from "./finished-store.ts";
import { HighlightStore } from "./highlight-store.ts";
import { HostStore } from "./host-store.ts";
import { insertBegun, insertSeated, insertTable } from "./insert-table.ts";
import { ListingStore } from "./listing-store.ts";
import { MailLimits } from "./mail-limits.ts";
import type { Begun, NewTable } from "./new-table.ts";
import { NotificationStore } from "./notification-store.ts";
import { PremoveStore } from "./premove-store.ts";
import { PuzzleStore } from "./puzzle-store.ts";
import { ownNext } from "./ratings/seat-owners.ts";
import { RetentionStore } from "./retention-store.ts";
import { RoundStore } from "./round-store.ts";
import { SeatStore } from "./seats/seat-store.ts";
import { WaitingStore } from "./seats/waiting-store.ts";
import { SeekStore } from "./seek-store.ts";
import { TableFactStore } from "./table-facts.ts";
import { TournamentStore } from "./tournament-store.ts";

/** A table as it is read from the database. */
export interface StoredTable {
  readonly table: TableData;
  /** Null: the game has not begun. */
  readonly position: PositionData | null;
  readonly seats: readonly SeatData[];
  readonly contributions: readonly Contribution[];
}

/** A table whose game has begun. */
export type BegunTable = StoredTable & { readonly position: PositionData };

export const hasBegun = (stored: StoredTable): stored is BegunTable => stored.position !== null;

/** Acts that are followed one by one; a process that is further behind reads the whole table again. */
const MOST_FOLLOWED = 16;

/**
 * Every query about what happens at a table but the hot one (`GroupCommit`). One set for all databases: nothing here is
 * particular to SQLite.
 */
export class TableStore {
  readonly #db: Db;
  /** About what players say there. */
  readonly chat: ChatStore;
  /** About what the host keeps across restarts. */
  readonly host: HostStore;
  /** About tables that have served their time. */
  readonly retention: RetentionStore;
  /** About who sits there. */
  readonly seats: SeatStore;
  /** About tables that wait for guests. */
  readonly waiting: WaitingStore;
  /** About what is played after a game. */
  readonly rounds: RoundStore;
  /** About who is told what happens at tables while away. */
  readonly notifications: NotificationStore;
  /** About what the host does from a browser. */
  readonly admin: AdminStore;
  /** About whom the host lets in. */
  readonly access: AccessStore;
  /** About who looks for a game. */
  readonly seeks: SeekStore;
  /** About games that computers play for whoever looks on. */
  readonly exhibitions: ExhibitionStore;
  /** About how much happened in finished games. */
  readonly highlights: HighlightStore;
  /** About puzzles that were found in games of people. */
  readonly puzzles: PuzzleStore;
  /** About finished games, for statistics and the archive. */
  readonly finished: FinishedStore;
  /** About tables that anybody may come to. */
  readonly listings: ListingStore;
  /** About tournaments. */
  readonly tournaments: TournamentStore;
  /** About how much time players have left. */
  readonly clocks: ClockStore;
  readonly premoves: PremoveStore;
  /** About letters that callers made the server send. */
  readonly mailLimits: MailLimits;
  /** About many tables at once. */
  readonly facts: TableFactStore;

  constructor(db: Db) {
    this.#db = db;
    this.chat = new ChatStore(db);
    this.retention = new RetentionStore(db);
    this.host = new HostStore(db);
    this.seats = new SeatStore(db);
    this.waiting = new WaitingStore(db);
    this.rounds = new RoundStore(db);
    this.tournaments = new TournamentStore(db);
    this.notifications = new NotificationStore(db, this.tournaments);
    this.exhibitions = new ExhibitionStore(db);
    this.highlights = new HighlightStore(db);
    this.puzzles = new PuzzleStore(db);
    this.finished = new FinishedStore(db);
    this.listings = new ListingStore(db);
    this.seeks = new SeekStore(db);
    this.admin = new AdminStore(db);
    this.access = new AccessStore(db);
    this.clocks = new ClockStore(db);
    this.premoves = new PremoveStore(db);
    this.mailLimits = new MailLimits(db);
    this.facts = new TableFactStore(db);
  }

  async table(id: string): Promise<StoredTable | null> {
    const table = await this.#db.selectFrom("tables").selectAll().where("id", "=", id).executeTakeFirst();
    if (!table) return null;
    const position = await this.#db
      .selectFrom("positions")
      .selectAll()
      .where("table_id", "=", id)
      .executeTakeFirst();
    const { seats: seatStore } = this;
    return {
      table,
      position: position ?? null,
      seats: await seatStore.seats(id),
      contributions: await seatStore.contributions(id),
    };
  }

  /** The table at which the people of this one have gone on, or null. */
  async next(id: string): Promise<string | null> {
    const row = await this.#db.selectFrom("tables").select("next").where("id", "=", id).executeTakeFirst();
    return row?.next ?? null;
  }

  /** The acts of a table without what they told, oldest first, after version `since` up to and with `upTo`. */
  acts(
    table: string,
    upTo: number,
    since = -1,
  ): Promise<Pick<ActData, "version" | "seat" | "type" | "key" | "data" | "quiet">[]> {
    return this.#db
      .selectFrom("acts")
      .select(["version", "seat", "type", "key", "data", "quiet"])
      .where("table_id", "=", table)
      .where("version", ">", since)
      .where("version", "<=", upTo)
      .orderBy("version")
      .execute();
  }

  /** The acts of a table after a version, oldest first, and how it stands now. */
  async since(
    table: string,
    version: number,
  ): Promise<{ readonly rows: readonly ActData[]; readonly row: PositionData | null }> {
    const [rows, row] = await Promise.all([
      this.#db
        .selectFrom("acts")
        .selectAll()
        .where("table_id", "=", table)
        .where("version", ">", version)
        .orderBy("version")
        .limit(MOST_FOLLOWED)
        .execute(),
      this.#db.selectFrom("positions").selectAll().where("table_id", "=", table).executeTakeFirst(),
    ]);
    // What was written between the two looks is left for the next.
    return { rows: rows.filter((one) => row && one.version <= row.version), row: row ?? null };
  }

  /** How the table stood at the last version up to this one that was kept, under these rules; null: none was. */
  async snapshot(
    table: string,
    rules: number,
    upTo: { readonly version: number; readonly length: number },
  ): Promise<SnapshotData | null> {
    const row = await this.#db
      .selectFrom("snapshots")
      .selectAll()
      .where("table_id", "=", table)
      .where("version", "<=", upTo.version)
      .where("length", "<=", upTo.length)
      .where("rules", "=", rules)
      .orderBy("version", "desc")
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  }

  /** What the acts after `since` told, oldest first, but of those before version `before` only the last so many. */
  async told(
    table: string,
    since: number,
    before: number,
    most: number,
  ): Promise<Pick<ActData, "version" | "events" | "cut" | "at">[]> {
    const rows = await this.#db
      .selectFrom("acts")
      .select(["version", "events", "cut", "at"])
      .where("table_id", "=", table)
      .where("version", ">", since)
      .where("version", "<", before)
      .orderBy("version", "desc")
      .limit(most)
      .execute();
    return rows.reverse();
  }

  /** The lowest version that an act from version `from` on has cut the story back to, or null. */
  async cutSince(table: string, from: number): Promise<number | null> {
    const row = await this.#db
      .selectFrom("acts")
      .select((eb) => eb.fn.min("cut").as("cut"))
      .where("table_id", "=", table)
      .where("version", ">=", from)
      .where("cut", "is not", null)
      .executeTakeFirst();
    return row?.cut ?? null;
  }

  /**
   * The version of the act that this seat sent under this key, or null. `since` is the version that the sender had seen;
   * without it, only what names no version is searched: all but choices and undos.
   */
  async versionOf(table: string, seat: Seat, key: string, since: number | null): Promise<number | null> {
    const query = this.#db
      .selectFrom("acts")
      .select("version")
      .where("table_id", "=", table)
      .where("seat", "=", seat)
      .where("key", "=", key);
    const row = await (since === null
      ? // The condition of the index word for word: otherwise the index is not used.
        query.where(sql<boolean>`type not in ('choice', 'undo')`)
      : query.where("version", ">", since)
    ).executeTakeFirst();
    return row?.version ?? null;
  }

  /** At which version these tables stand; those that are gone are left out. */
  async versions(tables: readonly string[]): Promise<{ readonly table: string; readonly version: number }[]> {
    if (tables.length === 0) return [];
    const rows = await this.#db
      .selectFrom("positions")
      .select(["table_id", "version"])
      .where("table_id", "in", [...tables])
      .execute();
    return rows.map(({ table_id, version }) => ({ table: table_id, version }));
  }

  /** The link to a finished game, or null. */
  async replayOf(table: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom("positions")
      .select("replay")
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row?.replay ?? null;
  }

  /** Opens a table: everything or nothing. */
  async open(made: NewTable): Promise<void> {
    await this.#db.transaction().execute((trx) => insertTable(trx, made));
  }

  /** Begins the game of a table. False if that was done already. */
  async begin(table: string, begun: Begun): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const there = trx.selectFrom("positions").select("version").where("table_id", "=", table);
      if (await there.executeTakeFirst()) return false;
      await insertBegun(trx, begun);
      return true;
    });
  }

  /**
   * Opens the table at which the people of a finished one go on: their links and what they have said come along, `turned`
   * says which seat each has now. False if they have gone on already.
   */
  async moveOn(old: string, made: Omit<NewTable, "links">, turned: (seat: Seat) => Seat): Promise<boolean> {
    const { id } = made.table;
    return this.#db.transaction().execute(async (trx) => {
      const first = await trx
        .updateTable("tables")
        .set({ next: id })
        .where("id", "=", old)
        .where("next", "is", null)
        .executeTakeFirst();
      if (first.numUpdatedRows === 0n) return false;
      await insertSeated(trx, made);
      // A person who may look on at the one table may look on at the other.
      await trx
        .updateTable("listings")
        .set({ table_id: id, joins: "[]" })
        .where("table_id", "=", old)
        .execute();
      const links = await trx.selectFrom("links").selectAll().where("table_id", "=", old).execute();
      for (const { hash, kind, seats } of links) {
        if (kind === "replay") continue;
        const now = (JSON.parse(seats) as Seat[]).map(turned).sort((a, b) => a - b);
        await trx
          .updateTable("links")
          .set({ table_id: id, seats: JSON.stringify(now) })
          .where("hash", "=", hash)
          .execute();
      }
      // What the table itself said was about the old game.
      const chat = await trx
        .selectFrom("chat")
        .select(["id", "seat", "hearers"])
        .where("table_id", "=", old)
        .execute();
      for (const line of chat)
        if (line.seat !== null)
          await trx
            .updateTable("chat")
            .set({
              table_id: id,
              seat: turned(line.seat),
              hearers: line.hearers && JSON.stringify((JSON.parse(line.hearers) as Seat[]).map(turned)),
            })
            .where("table_id", "=", old)
            .where("id", "=", line.id)
            .execute();
      await ownNext(trx, id, made.table.opened_at);
      return true;
    });
  }

  /**
   * Tables with people where a computer player owes a decision. Where only computers play, they rest until a spectator
   * looks on.
   */
  async botsOwing(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("positions")
      .select("table_id")
      .where("bot_owes", "=", 1)
      .where("table_id", "in", (eb) => eb.selectFrom("seats").select("table_id").where("kind", "=", "person"))
      .where("result", "is", null)
      .execute();
    return rows.map((row) => row.table_id);
  }

  /**
   * A computer gives a hint to a player whose opponents here are all computers: from now on only a loss changes a
   * rating. Returns whether a win would have; null where a tournament goes by the game.
   */
  async practise(table: string): Promise<boolean | null> {
    const games = this.#db.selectFrom("tournament_games").where("table_id", "=", table);
    if (await games.select("round").executeTakeFirst()) return null;
    const { numUpdatedRows } = await this.#db
      .updateTable("tables")
      .set({ rated: 2 })
      .where("id", "=", table)
      .where("rated", "=", 1)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
