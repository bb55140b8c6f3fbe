import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { hasBegun } from "../../stores/table-store.ts";
import { saveOf } from "../../tables/history/export-save.ts";
import type { Services } from "../../tables/services.ts";

const DAY = 86_400_000;
/** The most tables of a kind that are deleted at a time, so that players' choices are not held up. */
const AT_ONCE = 200;

type Admin = Pick<Services, "store" | "policy" | "log" | "clock" | "steady">;

/**
 * Deletes the tables that no player has used for as long as the host keeps them, and returns how many. Finished and abandoned
 * tables have a number of days each. With an archive, each table becomes a file there first, and stays if that fails. Both
 * clocks must say that a table is old: a machine that wakes up in the wrong year deletes none. Letters and mail links whose
 * time is over are forgotten, too.
 */
export async function purge(
  services: Admin,
  isLive: (table: string) => boolean | Promise<boolean>,
): Promise<number> {
  const { store, policy, log } = services;
  const { now, steady } = momentOf(services);
  await store.mailLimits.forgetOver(now);
  let gone = 0;
  for (const [finished, days] of [
    [true, policy.keepFinished],
    [false, policy.keepAbandoned],
  ] as const) {
    if (days === 0) continue;
    const before = { now: now - days * DAY, steady: steady - days * DAY };
    for (const table of await store.retention.untouched(finished, before, AT_ONCE))
      if (!(await isLive(table)) && (await retire(services, table))) gone++;
  }
  if (gone > 0) log.info("tables that no player needs were deleted", { tables: gone });
  return gone;
}

/** Archives a table if the host wants that, and deletes it. False if the table is gone, or a player has acted meanwhile. */
async function retire({ store, policy }: Admin, table: string): Promise<boolean> {
  const stored = await store.table(table);
  if (!stored) return false;
  // A game that never began has nothing to archive.
  if (!hasBegun(stored)) return store.retention.remove(table, null);
  const { version } = stored.position;
  if (policy.archive !== "") {
    await mkdir(policy.archive, { recursive: true, mode: 0o700 });
    const file = join(policy.archive, `${table}.json`);
    const save = saveOf(stored, await store.acts(table, version));
    await writeFile(`${file}.part`, JSON.stringify(save), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
  return store.retention.remove(table, version);
}
