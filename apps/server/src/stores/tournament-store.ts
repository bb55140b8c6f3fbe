/** Every query about tournaments. */
import type { Result, Seat } from "@westmarch/kernel";
import type { LinkData } from "../database/schema/seats.ts";
import type { EntrantData, GameData, ReopeningData, TournamentData } from "../database/schema/tournaments.ts";
import type { Db } from "../database/types.ts";

const SHOWN = 100;
/** The most tournaments that a player is told of as an entrant. */
const PLAYED = 20;

/** The last round of an entrant who was left out when the tournament began. */
export const LEFT_OUT = -1;

/** A tournament with all that belongs to it. */
export interface Held {
  readonly tournament: TournamentData;
  readonly entrants: readonly EntrantData[];
  readonly games: readonly GameData[];
}

/** How a table of a tournament stands. */
export interface TableNow {
  readonly result: Result | null;
  readonly owes: readonly Seat[];
}

export class TournamentStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Of these tables, those of tournaments whose link for spectators still opens them. */
  async watchable(tables: readonly string[]): Promise<readonly string[]> {
    if (tables.length === 0) return [];
    const rows = await this.#db
      .selectFrom("tournament_games")
      .innerJoin("links", "links.table_id", "tournament_games.table_id")
      .select("links.table_id")
      .where("links.table_id", "in", [...tables])
      .where("links.kind", "=", "spectator")
      .where("links.revoked", "=", 0)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** The tournament to which a table belongs, or null. */
  async of(table: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom("tournament_games")
      .select("tournament_id")
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row?.tournament_id ?? null;
  }

  /** How often the players of a table have been called to it; null: it belongs to no tournament. */
  async rung(table: string): Promise<number | null> {
    const row = await this.#db
      .selectFrom("tournament_games")
      .select("rung")
      .where("table_id", "=", table)
      .executeTakeFirst();
    return row?.rung ?? null;
  }

  all(): Promise<(TournamentData & { readonly size: number })[]> {
    return this.#db
      .selectFrom("tournaments")
      .selectAll()
      .select((eb) =>
        eb
          .selectFrom("entrants")
          .select((inner) => inner.fn.countAll<number>().as("size"))
          .whereRef("entrants.tournament_id", "=", "tournaments.id")
          .where((one) => one.or([one("until", "is", null), one("until", ">", 0)]))
          .as("size"),
      )
      .orderBy("made_at", "desc")
      .limit(SHOWN)
      .execute()
      .then((rows) => rows.map(({ size, ...row }) => ({ ...row, size: Number(size ?? 0) })));
  }

  held(id: string): Promise<Held | null> {
    return heldIn(this.#db, id);
  }

  /** Those that are being played, and those that begin by themselves before a moment of the wall clock. */
  async going(before: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("tournaments")
      .select("id")
      .where((eb) =>
        eb.or([
          eb("state", "=", "running"),
          eb.and([eb("state", "=", "open"), eb("starts_at", "<=", before)]),
        ]),
      )
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * The tournaments that are not over and have this entrant, known by an account or by a device without one, also if it was
   * left out when one began; the latest first.
   */
  async playedBy(person: string | null, device: string | null): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("entrants")
      .innerJoin("tournaments", "tournaments.id", "entrants.tournament_id")
      .select("tournaments.id")
      .distinct()
      .select("made_at")
      .where((eb) =>
        eb.or([
          eb("entrants.person_id", "=", person),
          eb.and([eb("entrants.device", "=", device), eb("entrants.person_id", "is", null)]),
        ]),
      )
      .where((eb) => eb.or([eb("until", "is", null), eb("until", "=", LEFT_OUT)]))
      .where("state", "!=", "over")
      .orderBy("made_at", "desc")
      .limit(PLAYED)
      .execute();
    return rows.map(({ id }) => id);
  }

  async open(row: TournamentData): Promise<void> {
    await this.#db.insertInto("tournaments").values(row).execute();
  }

  /** Gives a player a link to a seat. */
  async link(row: LinkData): Promise<void> {
    await this.#db.insertInto("links").values(row).execute();
  }

  /** Tables of a tournament where only computers play that are not over, in the order of their boards. */
  async shows(id: string): Promise<string[]> {
    const rows = await this.#db
      .selectFrom("tournament_games")
      .innerJoin("positions", "positions.table_id", "tournament_games.table_id")
      .select("positions.table_id")
      .where("tournament_id", "=", id)
      .where("outcome", "is", null)
      .where("bot_owes", "=", 1)
      .where("result", "is", null)
      .where("positions.table_id", "not in", (eb) =>
        eb.selectFrom("seats").select("seats.table_id").where("kind", "=", "person"),
      )
      .orderBy("board")
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** The tournaments in which an account plays, or has played. */
  entriesOf(person: string): Promise<
    (Pick<TournamentData, "id" | "name" | "game"> & {
      readonly plays: boolean;
      readonly brings: string | null;
    })[]
  > {
    return this.#db
      .selectFrom("entrants")
      .innerJoin("tournaments", "tournaments.id", "entrants.tournament_id")
      .select(["tournaments.id", "tournaments.name", "game", "state", "until", "brings"])
      .where("entrants.person_id", "=", person)
      .orderBy("made_at")
      .execute()
      .then((rows) =>
        rows.map(({ state, until, ...row }) => ({ ...row, plays: state !== "over" && until === null })),
      );
  }

  /** The tournaments that an account has opened. */
  openedBy(person: string): Promise<Pick<TournamentData, "id" | "name" | "game">[]> {
    return this.#db
      .selectFrom("tournaments")
      .select(["id", "name", "game"])
      .where("person_id", "=", person)
      .orderBy("made_at")
      .execute();
  }

  /**
   * Removes what leads from an account's entries and tournaments to its devices, and leaves its tournaments without an
   * organiser.
   */
  async forget(person: string): Promise<void> {
    await this.#db
      .updateTable("entrants")
      .set({ device: null, recipient: null, brings: null, mark: null })
      .where("person_id", "=", person)
      .execute();
    await this.#db
      .updateTable("tournaments")
      .set({ person_id: null, device: "" })
      .where("person_id", "=", person)
      .execute();
  }

  /** Changes a tournament as it stands, as if nothing else changed meanwhile. */
  change<T>(id: string, work: (trx: Db, held: Held) => Promise<T>): Promise<T | null> {
    return this.#db.transaction().execute(async (trx) => {
      const held = await heldIn(trx, id);
      return held && work(trx, held);
    });
  }

  /** Decisions of a tournament that were taken back, the first first. */
  reopenings(id: string): Promise<ReopeningData[]> {
    return this.#db
      .selectFrom("tournament_reopenings")
      .selectAll()
      .where("tournament_id", "=", id)
      .orderBy("at")
      .execute();
  }

  seals(ids: readonly string[]) {
    return ids.length === 0
      ? Promise.resolve([])
      : this.#db
          .selectFrom("people")
          .select(["id", "name", "colour", "charge"])
          .where("id", "in", [...ids])
          .execute();
  }
}

async function heldIn(db: Db, id: string): Promise<Held | null> {
  const tournament = await db.selectFrom("tournaments").selectAll().where("id", "=", id).executeTakeFirst();
  if (!tournament) return null;
  const entrants = await db
    .selectFrom("entrants")
    .selectAll()
    .where("tournament_id", "=", id)
    .orderBy("entrant")
    .execute();
  const games = await db
    .selectFrom("tournament_games")
    .selectAll()
    .where("tournament_id", "=", id)
    .orderBy("round")
    .orderBy("board")
    .orderBy("nth")
    .execute();
  return { tournament, entrants, games };
}

/** How a table stands; null: it is gone. */
export async function tableNow(db: Db, table: string): Promise<TableNow | null> {
  const row = await db
    .selectFrom("positions")
    .select(["result", "owes"])
    .where("table_id", "=", table)
    .executeTakeFirst();
  if (!row) return null;
  return {
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    owes: JSON.parse(row.owes) as Seat[],
  };
}

/** Whether a person has chosen something at one of these tables, or a game there is over. */
export async function hasMoved(db: Db, tables: readonly string[]): Promise<boolean> {
  if (tables.length === 0) return false;
  const over = await db
    .selectFrom("positions")
    .select("table_id")
    .where("table_id", "in", [...tables])
    .where("result", "is not", null)
    .executeTakeFirst();
  if (over) return true;
  const chosen = await db
    .selectFrom("acts")
    .innerJoin("seats", (join) =>
      join.onRef("seats.table_id", "=", "acts.table_id").onRef("seats.seat", "=", "acts.seat"),
    )
    .select("acts.table_id")
    .where("acts.table_id", "in", [...tables])
    .where("acts.type", "=", "choice")
    .where("seats.kind", "=", "person")
    .executeTakeFirst();
  return chosen !== undefined;
}

/** The accounts that play at a table of a tournament, by their seats; null: it belongs to none. */
export async function peopleAt(db: Db, table: string): Promise<readonly (string | null)[] | null> {
  const game = await db
    .selectFrom("tournament_games")
    .selectAll()
    .where("table_id", "=", table)
    .executeTakeFirst();
  if (!game) return null;
  const entrants = await db
    .selectFrom("entrants")
    .select(["entrant", "person_id"])
    .where("tournament_id", "=", game.tournament_id)
    .execute();
  const person = (of: number | null) => entrants.find(({ entrant }) => entrant === of)?.person_id ?? null;
  return sidesOf(game).map(person);
}

/** The entrants of a game by their seats: sides are exchanged after each game of a pairing. */
export const sidesOf = ({ one, other, nth }: GameData): readonly number[] =>
  other === null ? [one] : nth % 2 === 1 ? [one, other] : [other, one];
