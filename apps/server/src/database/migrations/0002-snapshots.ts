import { type Kysely, sql } from "kysely";

/** Snapshots, from which a table is replayed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("snapshots")
    .addColumn("table_id", "text", (c) => c.notNull().references("tables.id"))
    .addColumn("version", "integer", (c) => c.notNull())
    .addColumn("rules", "integer", (c) => c.notNull())
    .addColumn("length", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("floors", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("snapshots_version", ["table_id", "version"])
    .execute();
  // Both hold few rows: choices, which are nearly all acts, are in neither.
  await sql`create index acts_cut on acts (table_id, version) where cut is not null`.execute(db);
  await sql`create index acts_key on acts (table_id, key) where type not in ('choice', 'undo')`.execute(db);
}
