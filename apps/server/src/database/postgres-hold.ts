import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Held } from "../database.ts";
import { mustBeAddress, shownAddress, Unanswered } from "./address.ts";
import { connection } from "./postgres.ts";

/** The number of the lock in its database; no other program has a reason to take the same ("WMCH"). */
const LOCK = 0x574d4348;
/** Milliseconds between looks whether the connection that holds it still stands. */
const BEAT = 5000;
const AGAIN = 250;

/**
 * Keeps a second server off the same database by a lock that a connection holds: it is gone at the instant its process
 * is, however that ended. When the database has been out of reach, the lock is taken anew.
 */
export async function hold(where: string, taken: () => void): Promise<Held> {
  mustBeAddress(where);
  const first = await tried(where).catch((error: unknown) => {
    throw new Unanswered(where, error);
  });
  if (!first) throw new Error(`another Westmarch server is using the database at ${shownAddress(where)}`);
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
      const again = await tried(where).catch(() => undefined);
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

/** The connection that holds the lock; null if somebody else holds it. */
async function tried(where: string): Promise<pg.Client | null> {
  const client = new pg.Client(connection(where));
  // What happens to it is heard from its end.
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [LOCK]);
  if (rows[0]?.held) return client;
  await client.end();
  return null;
}
