import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { momentOf } from "../../platform/monotonic-clock.ts";
import { hasBegun } from "../../stores/table-store.ts";
import { saveOf } from "../../tables/history/export-save.ts";
import type { Services } from "../../tables/services.ts";

const DAY = 86_400_000;
/** How many tables of a kind go at a time, so that people's choices are not held up. */
const AT_ONCE = 200;

type Admin = Pick<Services, "store" | "policy" | "log" | "clock" | "steady">;

/**
 * Deletes the tables that nobody has needed for as long as the host keeps them, finished and abandoned ones each by
 * their own number of days, and hands back how many. With an archive, each becomes a file there first, and stays if that
 * fails. Both clocks must say so: a machine that wakes up in the wrong year deletes no table. Letters and links by mail whose
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
  if (gone > 0) log.info("tables that nobody needed were deleted", { tables: gone });
  return gone;
}

/** Archives a table if that is wanted, and deletes it; false if somebody has played on meanwhile. */
async function retire({ store, policy }: Admin, table: string): Promise<boolean> {
  const stored = await store.table(table);
  if (!stored) return false;
  // There is nothing to archive of a game that never began.
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
