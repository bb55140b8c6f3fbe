import type { Kysely } from "kysely";

/** Who may come in: invitations to the server, and guests whom the host lets in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("access_invitations")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull().unique())
    .addColumn("note", "text", (c) => c.notNull())
    .addColumn("uses", "integer", (c) => c.notNull())
    .addColumn("used", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("made_at", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("revoked", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("admissions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("hash", "text", (c) => c.notNull().unique())
    .addColumn("invitation_id", "text", (c) => c.references("access_invitations.id").onDelete("cascade"))
    .addColumn("person_id", "text", (c) => c.references("people.id").onDelete("cascade"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("mail", "text")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("mark", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("admissions_state").on("admissions").columns(["state", "at"]).execute();
  await db.schema.alterTable("proofs").addColumn("admission", "text").execute();
}
