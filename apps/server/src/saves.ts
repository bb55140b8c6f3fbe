import { commit } from "@westmarch/fairness";
import type { Save, Settings } from "@westmarch/kernel";
import { foldActs } from "./fold.ts";
import type { ActData } from "./schema.ts";
import type { StoredTable } from "./store.ts";

/**
 * A table as a kernel `Save`: state, journal and the key of its chance. It hides nothing, so it is for finished games
 * and for the host.
 */
export function saveOf(
  stored: Pick<StoredTable, "table" | "position">,
  acts: Iterable<Pick<ActData, "version" | "type" | "data">>,
): Save {
  const { table, position } = stored;
  const { opening, journal, drawn, stopped } = foldActs(acts);
  const state = JSON.parse(position.state) as { version: number };
  return {
    format: 1,
    game: table.game,
    version: state.version,
    settings: JSON.parse(table.settings) as Settings,
    opening,
    journal: journal.map(({ act: _, ...entry }) => entry),
    ...(drawn !== undefined && { drawn }),
    state,
    ...(stopped && { stopped }),
    fairness: { commitment: commit(table.chance_key), key: table.chance_key },
  };
}
