import type { Kysely } from "kysely";

/** What the admin page keeps: bans, announcements, reports and samples. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("keeper_log")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("did", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("game", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("about", "text", (c) => c.notNull())
    .addColumn("said", "text", (c) => c.notNull())
    .addColumn("mark", "text")
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("settled", "text")
    .execute();
  await db.schema.createIndex("reports_table").on("reports").column("table_id").execute();
  await db.schema
    .createTable("bars")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("whom", "text", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("bars_whom", ["kind", "whom"])
    .execute();
  await db.schema
    .createTable("announcements")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("until", "bigint", (c) => c.notNull())
    .addColumn("withdrawn", "integer", (c) => c.notNull())
    .execute();
}
