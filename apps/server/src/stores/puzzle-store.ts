import type { FoundPuzzleData } from "../database/schema/puzzles.ts";
import type { Db } from "../database/types.ts";

/** Acts by which a seat comes to another player. */
const HANDED = ["replace", "seated"] as const;

/** Every query about puzzles that were found in games of people. */
export class PuzzleStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Whether puzzles may be made of a table's game: people played it, each by an account that lets puzzles be made, from
   * beginning to end. Games of tournaments are left out: the decks of one may be played again in the next round.
   */
  async isGiven(table: string): Promise<boolean> {
    const people = await this.#db
      .selectFrom("seats")
      .leftJoin("seat_owners", (on) =>
        on.onRef("seat_owners.table_id", "=", "seats.table_id").onRef("seat_owners.seat", "=", "seats.seat"),
      )
      .leftJoin("people", "people.id", "seat_owners.person_id")
      .select("people.gives_puzzles")
      .where("seats.table_id", "=", table)
      .where("seats.kind", "!=", "bot")
      .execute();
    if (people.length === 0 || people.some(({ gives_puzzles }) => gives_puzzles !== 1)) return false;
    const handed = await this.#db
      .selectFrom("acts")
      .select("version")
      .where("table_id", "=", table)
      .where("type", "in", HANDED)
      .limit(1)
      .executeTakeFirst();
    if (handed) return false;
    const paired = await this.#db
      .selectFrom("tournament_games")
      .select("table_id")
      .where("table_id", "=", table)
      .limit(1)
      .executeTakeFirst();
    return paired === undefined;
  }

  /** Keeps a puzzle, and the newest `most` of its game. One that is there already stays as it is. */
  async keep(row: FoundPuzzleData, most: number): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto("found_puzzles")
        .values(row)
        .onConflict((on) => on.column("id").doNothing())
        .execute();
      await trx
        .deleteFrom("found_puzzles")
        .where("game", "=", row.game)
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("found_puzzles")
            .select("id")
            .where("game", "=", row.game)
            .orderBy("at", "desc")
            .orderBy("id")
            .limit(most),
        )
        .execute();
    });
  }

  /** Those of a game, the newest first. */
  async of(game: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom("found_puzzles")
      .select("puzzle")
      .where("game", "=", game)
      .orderBy("at", "desc")
      .orderBy("id")
      .execute();
    return rows.map(({ puzzle }) => puzzle);
  }
}
