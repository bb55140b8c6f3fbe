/**
 * How many of a player's games count in a period. Many games of the same two players, or of accounts that may be one person,
 * tell little.
 */
import type { Entity } from "../../database/schema/ratings.ts";
import type { Db } from "../../database/types.ts";
import type { PlayerOutcome } from "../../stores/ratings/entities.ts";
import type { Uncounted } from "./countable.ts";

const DAY = 86_400_000;
/** The length of that period, in milliseconds. */
export const WHILE = 7 * DAY;
/** Milliseconds for which an account counts as new. */
const NEW = 7 * DAY;
/** The most games of the same two players that count in that period. */
export const MOST_TOGETHER = 10;
/**
 * The most games of one player that count in that period among those against people of the same address and with new accounts.
 */
export const MOST_NEAR = 5;

/** The game that may count. */
interface Ended {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly outcomes: readonly PlayerOutcome[];
  /** Which seats each side has. */
  readonly teams: readonly (readonly number[])[];
}

/** Two people on different sides of a game. */
interface Met {
  readonly one: Entity;
  readonly other: Entity;
  /** They came from one address, or one of them is new. */
  readonly near: boolean;
}

/** The players to whose near games (see `MOST_NEAR`) this game adds; or why it does not count any more. */
export async function bounded(trx: Db, ended: Ended): Promise<Uncounted | { readonly near: Set<Entity> }> {
  const near = new Set<Entity>();
  for (const { one, other, ...met } of await metIn(trx, ended)) {
    if ((await together(trx, ended, one, other)) >= MOST_TOGETHER) return "repeated";
    if (met.near) for (const player of [one, other]) near.add(player);
  }
  for (const player of near) if ((await nearGames(trx, ended, player)) >= MOST_NEAR) return "near";
  return { near };
}

/** Each pair of accounts that played on different sides. */
async function metIn(trx: Db, { table, at, outcomes, teams }: Ended): Promise<Met[]> {
  const people = outcomes.filter(({ entity }) => entity.startsWith("person:"));
  const made = await trx
    .selectFrom("people")
    .select(["id", "made_at"])
    .where("id", "in", ["", ...people.map(({ entity }) => entity.slice("person:".length))])
    .execute();
  const known = new Set<Entity>(
    made.filter(({ made_at }) => made_at <= at - NEW).map(({ id }): Entity => `person:${id}`),
  );
  const rows = await trx
    .selectFrom("seat_marks")
    .select(["seat", "mark"])
    .where("table_id", "=", table)
    .execute();
  const marks = teams.map((team) => rows.flatMap(({ seat, mark }) => (team.includes(seat) ? [mark] : [])));
  const shares = (one: number, other: number) =>
    marks[one]?.some((mark) => marks[other]?.includes(mark)) === true;
  return people.flatMap((one) =>
    people
      .filter((other) => one.side < other.side)
      .map((other) => ({
        one: one.entity,
        other: other.entity,
        near: !known.has(one.entity) || !known.has(other.entity) || shares(one.side, other.side),
      })),
  );
}

/** How many games of these two against each other count already. */
async function together(trx: Db, { game, at }: Ended, one: Entity, other: Entity): Promise<number> {
  const { games } = await trx
    .selectFrom("outcomes as own")
    .innerJoin("outcomes as theirs", "theirs.table_id", "own.table_id")
    .select((eb) => eb.fn.countAll<number | string>().as("games"))
    .whereRef("own.side", "!=", "theirs.side")
    .where("own.game", "=", game)
    .where("own.entity", "=", one)
    .where("theirs.entity", "=", other)
    .where("own.at", ">", at - WHILE)
    .executeTakeFirstOrThrow();
  return Number(games);
}

async function nearGames(trx: Db, { game, at }: Ended, player: Entity): Promise<number> {
  const { games } = await trx
    .selectFrom("outcomes")
    .select((eb) => eb.fn.countAll<number | string>().as("games"))
    .where("game", "=", game)
    .where("entity", "=", player)
    .where("near", "=", 1)
    .where("at", ">", at - WHILE)
    .executeTakeFirstOrThrow();
  return Number(games);
}
