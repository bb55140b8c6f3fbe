import type { SuspensionData } from "../database/schema/admin.ts";
import type { Db } from "../database/types.ts";

/** The suspension of an account that holds now; null: it is not suspended. */
export async function suspensionOf(db: Db, person: string, now: number): Promise<SuspensionData | null> {
  const row = await db
    .selectFrom("suspensions")
    .selectAll()
    .where("person_id", "=", person)
    .where("until", ">", now)
    .executeTakeFirst();
  return row ?? null;
}
