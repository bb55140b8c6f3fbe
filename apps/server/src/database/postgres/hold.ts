import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { mustBeAddress, shownAddress, Unanswered } from "../address.ts";
import type { Held, Holding } from "../types.ts";
import { connection } from "./postgres.ts";

/** The number of the lock in its database; no other program has a reason to take the same ("WMCH"). */
const LOCK = 0x574d4348;
/** Milliseconds between looks whether the connection that holds it still stands. */
const BEAT = 5000;
const AGAIN = 250;

/**
 * Servers share a lock that a connection of each holds, and a tool that wants no server there has it alone: it is gone at
 * the instant its process is, however that ended. When the database has been out of reach, the lock is taken anew.
 */
export async function hold(where: string, how: Holding, taken: () => void): Promise<Held> {
  mustBeAddress(where);
  const tried = () => attempt(where, how);
  const first = await tried().catch((error: unknown) => {
    throw new Unanswered(where, error);
  });
  if (!first) throw new Error(`${BUSY[how]} ${shownAddress(where)}`);
  let holding: pg.Client = first;
  let ended = false;
  let beat: NodeJS.Timeout | null = null;
  const keep = (): void => {
    const held = holding;
    const lost = () => {
      if (beat) clearInterval(beat);
      beat = null;
      if (!ended && held === holding) void regain();
    };
    held.once("end", lost);
    beat = setInterval(() => {
      // A database that stands still lets go of nothing, so nothing is done until the connection is cut.
      held.query("select 1").catch(() => held.end().catch(() => {}));
    }, BEAT);
    beat.unref();
  };
  const regain = async (): Promise<void> => {
    while (!ended) {
      const again = await tried().catch(() => undefined);
      if (again === null) return taken();
      if (again) {
        if (ended) return void again.end();
        holding = again;
        return keep();
      }
      await pause(AGAIN, undefined, { ref: false });
    }
  };
  keep();
  return {
    async release() {
      ended = true;
      if (beat) clearInterval(beat);
      await holding.end();
    },
  };
}

const LOCKS: Readonly<Record<Holding, string>> = {
  shared: "pg_try_advisory_lock_shared",
  alone: "pg_try_advisory_lock",
};

const BUSY: Readonly<Record<Holding, string>> = {
  shared: "a tool, or a server of an older version that wants to be alone, is using the database at",
  alone: "a Westmarch server is using the database at",
};

/** The connection that holds the lock; null if another process holds it. */
async function attempt(where: string, how: Holding): Promise<pg.Client | null> {
  const client = new pg.Client(connection(where));
  // An error is noticed when the connection ends.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>(`select ${LOCKS[how]}($1) as held`, [LOCK]);
  if (rows[0]?.held) return client;
  await client.end();
  return null;
}
