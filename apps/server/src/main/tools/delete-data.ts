/** What a host does at a person's request: shows what is kept about the person, deletes it, deletes a table. */
import type { KeptTables } from "@westmarch/protocol";
import { alone, mustExist, withData } from "../../database/host-data.ts";
import { deleteMatch, PersonalData } from "../../features/privacy/personal-data.ts";
import { TableStore } from "../../stores/table-store.ts";

/** Everything that is kept about the player of this seat. */
export async function keptAbout(dataDir: string, table: string, seat: string): Promise<KeptTables> {
  mustExist(dataDir);
  return withData(dataDir, async ({ db }) => {
    const store = new TableStore(db);
    const seats = await partyOf(store, table, seat);
    const [now, steady] = [await store.host.kept("wall"), await store.host.kept("steady")];
    return new PersonalData(db).of(table, seats, { now: now ?? Date.now(), steady: steady ?? Date.now() });
  });
}

/** Deletes the name and the chat messages of the player of this seat. The server must not run. */
export async function forgetSeat(dataDir: string, table: string, seat: string): Promise<void> {
  await alone(dataDir, async (db) => {
    const store = new TableStore(db);
    await new PersonalData(db).forget(table, await partyOf(store, table, seat));
  });
}

/** Deletes a table and the earlier ones of the same match. The server must not run. */
export async function deleteTable(dataDir: string, table: string): Promise<void> {
  await alone(dataDir, async (db) => {
    if (!(await deleteMatch(db, table))) throw new Error(`there is no table ${table}`);
  });
}

/** The seats of the player of this seat, which is named by its number or its role. */
async function partyOf(store: TableStore, table: string, wish: string): Promise<number[]> {
  const seats = await store.seats.seats(table);
  if (seats.length === 0) throw new Error(`there is no table ${table}`);
  const found = seats.find(({ seat, role }) => String(seat) === wish || role === wish);
  if (!found)
    throw new Error(`there is no seat ${wish}; there is ${seats.map(({ role }) => role).join(", ")}`);
  return seats.filter(({ party }) => party === found.party).map(({ seat }) => seat);
}
