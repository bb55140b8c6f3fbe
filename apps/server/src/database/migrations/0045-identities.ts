import type { Kysely } from "kysely";

/** Whom a club's identity provider knows an account by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("identities")
    .addColumn("issuer", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("person_id", "text", (c) => c.notNull().references("people.id").onDelete("cascade"))
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("identities_subject", ["issuer", "subject"])
    .execute();
  await db.schema.createIndex("identities_person").on("identities").columns(["person_id"]).execute();
}
