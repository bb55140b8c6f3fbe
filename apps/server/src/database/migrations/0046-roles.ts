import type { Kysely } from "kysely";

/** Roles of accounts, accounts that are suspended, and who did what is in the log of the admin page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("people")
    .addColumn("role", "text", (c) => c.notNull().defaultTo("member"))
    .execute();
  await db.schema
    .createTable("suspensions")
    .addColumn("person_id", "text", (c) => c.primaryKey().references("people.id").onDelete("cascade"))
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("done", "integer", (c) => c.notNull())
    .execute();
  const added = [
    ["way", "link"],
    ["by_name", ""],
    ["role", "host"],
    ["about", ""],
  ] as const;
  for (const [column, initial] of added)
    await db.schema
      .alterTable("keeper_log")
      .addColumn(column, "text", (c) => c.notNull().defaultTo(initial))
      .execute();
  await db.schema.alterTable("keeper_log").addColumn("by_id", "text").execute();
  await db.schema.alterTable("keeper_log").addColumn("about_id", "text").execute();
  await db.schema.createIndex("keeper_log_at").on("keeper_log").columns(["at"]).execute();
}
