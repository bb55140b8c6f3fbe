import { published } from "@westmarch/fairness";
import type { Save, Settings } from "@westmarch/kernel";
import { fileOf } from "@westmarch/table";
import type { ActData } from "../../database/schema/tables.ts";
import type { BegunTable } from "../../stores/table-store.ts";

/**
 * A table as a kernel `Save`: state, everything that happened and the key of its chance. It hides nothing, so it is for finished games
 * and for the host.
 */
export function saveOf(
  stored: Omit<BegunTable, "seats">,
  acts: Iterable<Pick<ActData, "version" | "type" | "data">>,
): Save {
  const { table, position, contributions } = stored;
  return fileOf(
    {
      game: table.game,
      settings: JSON.parse(table.settings) as Settings,
      state: JSON.parse(position.state) as { version: number },
      fairness: published(table.chance_key, contributions),
    },
    [...acts],
  );
}
