import type { Result, Seat } from "@westmarch/kernel";
import type { HandedData, PairingData } from "../database/schema/rounds.ts";
import type { LinkData } from "../database/schema/seats.ts";
import type { Db } from "../database/types.ts";
import { insertTable } from "./insert-table.ts";
import { replayLink } from "./links.ts";
import type { NewTable } from "./new-table.ts";

/** Two players, by their numbers. */
export type Pair = readonly [one: number, other: number];

/** A game of a round that can be played, or was. */
export interface Paired {
  /** Seats of the table before the round. */
  readonly pair: Pair;
  readonly table: string;
  /** How it ended; null: it has not; `void`: its table is gone, and it was never played to its end. */
  readonly result: Result | "void" | null;
}

/** Decks of two who can play now, and the table that is to be opened for them. */
export type Opens = (pair: Pair, decks: readonly [string, string]) => NewTable;

/** Every query about rounds: what is handed in after a game, and where it is played. */
export class RoundStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The table before the round to which this table belongs, or null. */
  async before(table: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom("pairings")
      .select("table_id")
      .where("played_at", "=", table)
      .executeTakeFirst();
    return row?.table_id ?? null;
  }

  handed(table: string): Promise<HandedData[]> {
    return handedAt(this.#db, table);
  }

  /** The games of a round that have been opened, and how they stand. */
  async paired(table: string): Promise<Paired[]> {
    const rows = await this.#db
      .selectFrom("pairings")
      .leftJoin("positions", "positions.table_id", "pairings.played_at")
      .select(["one", "other", "played_at", "kept", "result"])
      .where("pairings.table_id", "=", table)
      .execute();
    return rows.map(({ one, other, played_at, kept, result }) => ({
      pair: [one, other],
      table: played_at,
      result: kept === null ? readResult(result) : (readResult(kept) ?? "void"),
    }));
  }

  /**
   * Keeps a deck, and opens a table for every pair of these that has both and none yet. False, and nothing is kept, if
   * the seat has handed in already. What computers would hand in is kept besides where they have not.
   */
  async handIn(
    deck: HandedData,
    besides: readonly HandedData[],
    pairs: readonly Pair[],
    opens: Opens,
  ): Promise<boolean> {
    const { table_id: table } = deck;
    return this.#db.transaction().execute(async (trx) => {
      const there = new Set((await handedAt(trx, table)).map(({ seat }) => seat));
      if (there.has(deck.seat)) return false;
      for (const row of [deck, ...besides.filter(({ seat }) => !there.has(seat))])
        await trx.insertInto("handed").values(row).execute();
      const deckOf = new Map((await handedAt(trx, table)).map((row) => [row.seat, row.deck]));
      const opened = await trx
        .selectFrom("pairings")
        .select(["one", "other"])
        .where("table_id", "=", table)
        .execute();
      for (const [one, other] of pairs) {
        const [first, second] = [deckOf.get(one), deckOf.get(other)];
        if (first === undefined || second === undefined) continue;
        if (opened.some((row) => row.one === one && row.other === other)) continue;
        const made = opens([one, other], [first, second]);
        await insertTable(trx, made);
        const row: PairingData = { table_id: table, one, other, played_at: made.table.id, kept: null };
        await trx.insertInto("pairings").values(row).execute();
      }
      return true;
    });
  }

  /** Gives a player another link to a seat. */
  async link(row: LinkData): Promise<void> {
    await this.#db.insertInto("links").values(row).execute();
  }

  /** Of each round the tables where only computers play that are not over, in one order. */
  async shows(): Promise<{ readonly before: string; readonly table: string }[]> {
    const rows = await this.#db
      .selectFrom("pairings")
      .innerJoin("positions", "positions.table_id", "pairings.played_at")
      .select(["pairings.table_id", "played_at"])
      .where("bot_owes", "=", 1)
      .where("result", "is", null)
      .where("played_at", "not in", (eb) =>
        eb.selectFrom("seats").select("seats.table_id").where("kind", "=", "person"),
      )
      .orderBy("pairings.table_id")
      .orderBy("one")
      .orderBy("other")
      .execute();
    return rows.map(({ table_id, played_at }) => ({ before: table_id, table: played_at }));
  }

  /** Opens what was kept back of a finished game until its round was over: the link to all of it. */
  async release(table: string, token: string, at: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("positions")
        .set({ replay: token })
        .where("table_id", "=", table)
        .where("result", "is not", null)
        .where("table_id", "not in", (eb) =>
          eb.selectFrom("links").select("links.table_id").where("kind", "=", "replay"),
        )
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await trx
        .insertInto("links")
        .values(replayLink(table, token, 0, at))
        .execute();
      return true;
    });
  }
}

const handedAt = (db: Db, table: string): Promise<HandedData[]> =>
  db.selectFrom("handed").selectAll().where("table_id", "=", table).orderBy("seat").execute();

const readResult = (text: string | null): Result | null =>
  text === null ? null : (JSON.parse(text) as Result | null);

/** Keeps how a game of a round ended when its table goes. */
export async function keepOutcome(trx: Db, table: string): Promise<void> {
  const position = await trx
    .selectFrom("positions")
    .select("result")
    .where("table_id", "=", table)
    .executeTakeFirst();
  await trx
    .updateTable("pairings")
    .set({ kept: position?.result ?? "null" })
    .where("played_at", "=", table)
    .execute();
}

/** The tables of the round after this one, and the seats there of the player who has these seats before the round. */
export async function pairedWith(
  db: Db,
  table: string,
  seats: readonly Seat[],
): Promise<{ readonly table: string; readonly seats: readonly Seat[] }[]> {
  const rows = await db
    .selectFrom("pairings")
    .innerJoin("tables", "tables.id", "pairings.played_at")
    .select(["one", "other", "played_at"])
    .where("table_id", "=", table)
    .execute();
  return rows.map(({ one, other, played_at }) => ({
    table: played_at,
    seats: [one, other].flatMap((seat, at) => (seats.includes(seat) ? [at] : [])),
  }));
}
