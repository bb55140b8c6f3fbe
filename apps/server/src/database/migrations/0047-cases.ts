import { type Kysely, sql } from "kysely";

/** Reports become numbered cases with a history, and the host can send a word to their players. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const reports = () => db.schema.alterTable("reports");
  await reports()
    .addColumn("number", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await reports().addColumn("by_seat", "integer").execute();
  await reports()
    .addColumn("by_name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await reports().addColumn("person_id", "text").execute();
  await sql`update reports set number = (
    select count(*) from reports as earlier
    where earlier.at < reports.at or (earlier.at = reports.at and earlier.id <= reports.id)
  )`.execute(db);
  await db.schema.createIndex("reports_number").on("reports").column("number").unique().execute();
  await db.schema
    .createTable("case_history")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("way", "text", (c) => c.notNull())
    .addColumn("by_name", "text", (c) => c.notNull())
    .addColumn("did", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("case_history_number").on("case_history").column("number").execute();
  await db.schema
    .createTable("case_words")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("seat", "integer", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("read_at", "bigint")
    .execute();
  await db.schema.createIndex("case_words_table").on("case_words").column("table_id").execute();
}
