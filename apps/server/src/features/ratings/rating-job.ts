/** Records how a finished game ended, once. All that decides whether it counts is read in the same transaction. */
import type { Result, Seat, Settings } from "@westmarch/kernel";
import { teamsOf } from "@westmarch/table";
import type { Entity } from "../../database/schema/ratings.ts";
import type { SeatData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";
import { takeDown } from "../../stores/ratings/rating-store.ts";
import { ownersBy } from "../../stores/ratings/seat-owners.ts";
import { TableStore } from "../../stores/table-store.ts";
import { peopleAt } from "../../stores/tournament-store.ts";
import type { AnyEngine } from "../../tables/game-registry.ts";
import { bounded } from "./bounds.ts";
import { judge, type Sitter } from "./countable.ts";

/** What the server knows of a game besides its tables. */
export interface Known {
  readonly engine: AnyEngine;
  /** The game is won and lost, and does not only hand out what a round is played with. */
  readonly contest: boolean;
}

/** Records a table's game. False if it is not over, was recorded before, or is not known here. */
export function takeDownGame(db: Db, table: string, known: (game: string) => Known | null): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stored = await new TableStore(trx).table(table);
    if (!stored?.position?.result) return false;
    const game = known(stored.table.game);
    if (!game) return false;
    const { position, seats } = stored;
    const settings = JSON.parse(stored.table.settings) as Settings;
    const acts = await actsOf(trx, table);
    const people = await peopleAt(trx, table);
    const by = await ownersBy(trx, table, await halfOf(trx, table, position.version));
    const entities = seats.map((row) => entityOn(row, by));
    const owners = await ownersIn(trx);
    const teams = teamsOf(game.engine.game, settings);
    const judged = judge({
      result: JSON.parse(stored.position.result) as Result,
      teams,
      fewest: game.engine.game.fewest,
      seats: seats.map(({ seat, party }): Sitter => {
        const entity = entities[seat] ?? accountAt(people, seat);
        return {
          entity,
          owner: owners.get(entity) ?? null,
          party,
          choices: acts.find((act) => act.seat === seat && act.type === "choice")?.times ?? 0,
        };
      }),
      rated: stored.table.rated !== 0,
      advised: stored.table.rated === 2,
      contest: game.contest,
      ownPack: game.engine.game.settings.some(
        ({ id, kind, initial }) => kind === "document" && (settings[id] ?? initial) !== initial,
      ),
      changedHands: acts.some(({ type }) => type === "replace" || type === "seated"),
      takenBack: acts.some(({ type }) => type === "take-back"),
    });
    const outcomes = typeof judged === "string" ? [] : judged.outcomes;
    const ended = { table, game: stored.table.game, at: position.changed_at, outcomes, teams };
    const bound = typeof judged === "string" ? judged : await bounded(trx, ended);
    await trx.deleteFrom("seat_marks").where("table_id", "=", table).execute();
    return takeDown(
      trx,
      {
        table_id: table,
        game: stored.table.game,
        ended_at: position.changed_at,
        counts: typeof bound === "string" ? bound : "rated",
      },
      typeof bound === "string"
        ? []
        : outcomes.map((outcome) => ({ ...outcome, near: bound.near.has(outcome.entity) ? 1 : 0 })),
    );
  });
}

/** The account that plays on a seat by a tournament; null: none. */
function accountAt(people: readonly (string | null)[] | null, seat: Seat): Entity | null {
  const person = people?.[seat] ?? null;
  return person === null ? null : `person:${person}`;
}

/** The owners of the guest bots. */
async function ownersIn(trx: Db): Promise<ReadonlyMap<Entity | null, Entity>> {
  const rows = await trx.selectFrom("bots").select(["person_id", "owner_id"]).execute();
  return new Map(rows.map(({ person_id, owner_id }) => [`person:${person_id}`, `person:${owner_id}`]));
}

/** How many acts of each type each seat has made. */
async function actsOf(trx: Db, table: string) {
  const rows = await trx
    .selectFrom("acts")
    .select(["seat", "type", (eb) => eb.fn.countAll<number | string>().as("times")])
    .where("table_id", "=", table)
    .groupBy(["seat", "type"])
    .execute();
  return rows.map(({ times, ...act }) => ({ ...act, times: Number(times) }));
}

/** When half of all acts had been made. */
async function halfOf(trx: Db, table: string, version: number): Promise<number> {
  const row = await trx
    .selectFrom("acts")
    .select("at")
    .where("table_id", "=", table)
    .where("version", ">=", Math.floor(version / 2))
    .orderBy("version")
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? 0;
}

/** The player of a seat: a computer, or the account that owned the seat; null: a guest. */
function entityOn({ seat, kind, level }: SeatData, owners: ReadonlyMap<Seat, string>): Entity | null {
  if (kind === "bot") return `bot:${level ?? ""}`;
  const person = owners.get(seat);
  return kind === "person" && person !== undefined ? `person:${person}` : null;
}
