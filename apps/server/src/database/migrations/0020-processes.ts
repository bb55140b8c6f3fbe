import type { Kysely } from "kysely";

/** Several processes on one database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("processes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("beat", "bigint", (c) => c.notNull())
    .addColumn("steady", "bigint", (c) => c.notNull())
    .addColumn("served", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("claims")
    .addColumn("table_id", "text", (c) => c.primaryKey())
    .addColumn("process", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("claims_process").on("claims").column("process").execute();
  await db.schema
    .createTable("attendance")
    .addColumn("table_id", "text", (c) => c.notNull())
    .addColumn("process", "text", (c) => c.notNull())
    .addColumn("seats", "text", (c) => c.notNull())
    .addColumn("lookers", "integer", (c) => c.notNull())
    .addColumn("marks", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("attendance_key", ["table_id", "process"])
    .execute();
}
