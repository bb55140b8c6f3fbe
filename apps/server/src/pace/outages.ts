import type { Rest } from "./rests.ts";
import type { TimeStore } from "./store.ts";

/** No clock has run for so long without being reckoned up, in milliseconds. */
const OLDEST = 400 * 86_400_000;

/**
 * When no server ran, by the steady clock, this last time included. It counts as nobody's time.
 *
 * @param stopped where the last run was noted last; null: there was none
 */
export async function outagesAt(
  store: TimeStore,
  stopped: number | null,
  now: number,
): Promise<readonly Rest[]> {
  if (stopped !== null && stopped < now && (await store.runs()))
    await store.outage({ from: stopped, until: now });
  await store.forgetOutages(now - OLDEST);
  return store.outages(now - OLDEST);
}
