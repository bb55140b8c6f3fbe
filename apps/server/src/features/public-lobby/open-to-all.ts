import type { TableStore } from "../../stores/table-store.ts";

/** Of some tables, those that every visitor may look at. */
export interface OpenToAll {
  readonly tables: readonly string[];
  /** Those of them at which computers play for whoever looks on. */
  readonly exhibitions: readonly string[];
}

/**
 * Which of these tables every visitor may look at: exhibitions, those of tournaments, and listed ones whose openers let
 * others watch. `listed`: the host lets tables be listed.
 */
export async function openToAll(
  store: Pick<TableStore, "exhibitions" | "listings" | "tournaments">,
  asked: readonly string[],
  listed: boolean,
): Promise<OpenToAll> {
  const [exhibited, played, watchable] = await Promise.all([
    store.exhibitions.among(asked),
    store.tournaments.watchable(asked),
    listed ? store.listings.watchable(asked) : [],
  ]);
  const exhibitions = [...exhibited.keys()];
  return { tables: [...new Set([...exhibitions, ...played, ...watchable])], exhibitions };
}
