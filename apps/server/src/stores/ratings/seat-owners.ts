/** Whose a seat is for ratings: the account that had it first, from its first choice on whatever becomes of its links. */
import type { Seat } from "@westmarch/kernel";
import type { LinkData } from "../../database/schema/seats.ts";
import type { Db } from "../../database/types.ts";

/** An account has these seats from now on, where no other had them before. */
export async function own(
  trx: Db,
  person: string,
  { table_id, seats }: Pick<LinkData, "table_id" | "seats">,
  at: number,
): Promise<void> {
  for (const seat of JSON.parse(seats) as Seat[])
    await trx
      .insertInto("seat_owners")
      .values({ table_id, seat, person_id: person, at })
      .onConflict((on) => on.columns(["table_id", "seat"]).doNothing())
      .execute();
}

/**
 * The accounts behind these links give up their seats. A seat that has not chosen yet belongs to no account then; any
 * other stays theirs for ratings.
 */
export async function disown(trx: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  const rights = await trx
    .selectFrom("person_links")
    .innerJoin("links", "links.hash", "person_links.hash")
    .select(["person_id", "table_id", "seats"])
    .where("links.hash", "in", [...hashes])
    .execute();
  for (const { person_id, table_id, seats } of rights)
    await trx
      .deleteFrom("seat_owners")
      .where("table_id", "=", table_id)
      .where("person_id", "=", person_id)
      .where("seat", "in", JSON.parse(seats) as Seat[])
      .where("seat", "not in", (eb) =>
        eb
          .selectFrom("acts")
          .select("acts.seat")
          .where("acts.table_id", "=", table_id)
          .where("acts.type", "=", "choice"),
      )
      .execute();
}

/** An account is deleted: it stays known only where games that it has played are not over yet. */
export async function disownAll(trx: Db, person: string): Promise<void> {
  const rights = await trx
    .selectFrom("person_links")
    .select("hash")
    .where("person_id", "=", person)
    .execute();
  await disown(
    trx,
    rights.map(({ hash }) => hash),
  );
  await trx
    .deleteFrom("seat_owners")
    .where("person_id", "=", person)
    .where("table_id", "in", (eb) => eb.selectFrom("results").select("results.table_id"))
    .execute();
}

/** The players of a table have gone on: the seats of the next table belong to the accounts that have links to them. */
export async function ownNext(trx: Db, table: string, at: number): Promise<void> {
  const rights = await trx
    .selectFrom("person_links")
    .innerJoin("links", "links.hash", "person_links.hash")
    .select(["person_id", "table_id", "seats"])
    .where("table_id", "=", table)
    .orderBy("person_links.added_at")
    .execute();
  for (const { person_id, ...link } of rights) await own(trx, person_id, link, at);
}

/** Whose the seats of a table were by then. */
export async function ownersBy(trx: Db, table: string, by: number): Promise<ReadonlyMap<Seat, string>> {
  const rows = await trx
    .selectFrom("seat_owners")
    .select(["seat", "person_id"])
    .where("table_id", "=", table)
    .where("at", "<=", by)
    .execute();
  return new Map(rows.map(({ seat, person_id }) => [seat, person_id]));
}
