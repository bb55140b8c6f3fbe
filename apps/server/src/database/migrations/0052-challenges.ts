import { createHash } from "node:crypto";
import type { Kysely } from "kysely";

/**
 * What a person has sent by name, kept for the sender apart from what waits for the other: so the sender sees it on every device,
 * whether or not an account has that name, and learns nothing from it of what the other does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("challenges")
    .addColumn("from_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("link", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id").onDelete("cascade"))
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("challenges_sent", ["from_id", "link", "name"])
    .execute();
  await db.schema.createIndex("challenges_table").on("challenges").column("table_id").execute();
  const known = db as Kysely<Known>;
  const sent = await known
    .selectFrom("person_invitations as sent")
    .innerJoin("people", "people.id", "sent.person_id")
    .select(["sent.from_id", "sent.table_id", "sent.seat", "sent.token", "sent.at", "people.name"])
    .execute();
  for (const { token, ...row } of sent)
    await known
      .insertInto("challenges")
      .values({ ...row, link: createHash("sha256").update(token).digest("hex") })
      .execute();
}

interface Known {
  people: { id: string; name: string };
  person_invitations: {
    person_id: string;
    from_id: string;
    table_id: string;
    seat: number;
    token: string;
    at: number;
  };
  challenges: { from_id: string; link: string; name: string; table_id: string; seat: number; at: number };
}
