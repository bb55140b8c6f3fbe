import { type AnyGame, type Save, settle } from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import { mustExist, withData } from "../../database/host-data.ts";
import { importedSave, saveIn } from "../../features/save-import/save-rows.ts";
import { entropy, newTableId } from "../../platform/random.ts";
import { replayLink } from "../../stores/links.ts";
import { hasBegun, TableStore } from "../../stores/table-store.ts";
import { GameRegistry } from "../../tables/game-registry.ts";
import { saveOf } from "../../tables/history/export-save.ts";
import { newLinks, seatRow } from "../../tables/opening/create-table.ts";

/** A table in a host's list. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly finished: boolean;
  readonly changedAt: number;
}

/** Every table in the data, the last changed first. */
export async function listTables(dataDir: string): Promise<ListedTable[]> {
  mustExist(dataDir);
  return withData(dataDir, async ({ db }) => {
    const rows = await db
      .selectFrom("tables")
      .leftJoin("positions", "positions.table_id", "tables.id")
      .select(["id", "game", "version", "result"])
      .select(({ fn }) => fn.coalesce("changed_at", "opened_at").as("changed_at"))
      .orderBy("changed_at", "desc")
      .execute();
    return rows.map((row) => ({
      table: row.id,
      game: row.game,
      version: row.version ?? 0,
      finished: row.result !== null,
      changedAt: row.changed_at,
    }));
  });
}

/** One table as a file. It hides nothing, even while the game runs: it is for the host alone. */
export async function exportTable(dataDir: string, table: string): Promise<Save> {
  mustExist(dataDir);
  return withData(dataDir, async ({ db }) => {
    const store = new TableStore(db);
    const stored = await store.table(table);
    if (!stored) throw new Error(`there is no table ${table}`);
    if (!hasBegun(stored)) throw new Error(`the game of table ${table} has not begun`);
    return saveOf(stored, await store.acts(table, stored.position.version));
  });
}

/**
 * Makes a new table of a saved game, with an invitation for every seat. Throws if the choices in it cannot be played or do not
 * lead to its position.
 */
export async function importSave(
  dataDir: string,
  file: unknown,
  games?: readonly AnyGame[],
  clock: () => number = Date.now,
): Promise<TableOpened> {
  const save = saveIn(file);
  const engine = new GameRegistry(games ?? (await import("../games.ts")).GAMES).engine(save.game);
  if (!engine) throw new Error(`there is no game ${save.game}`);
  const settings = settle(engine.game, save.settings);
  const at = clock();
  const id = newTableId(entropy);
  const roles = engine.game.seats(settings);
  const plan = roles.map(() => ({ kind: "open" as const }));
  const { links, opened } = newLinks(id, { seats: plan }, at, entropy);
  const means = { trusted: true, source: entropy, isBot: () => false };
  const taken = await importedSave({ engine, save: { ...save, settings }, table: id, at }, means);
  await withData(dataDir, ({ db }) =>
    new TableStore(db).open({
      table: {
        id,
        game: save.game,
        settings: JSON.stringify(settings),
        chance_key: taken.secret,
        opened_at: at,
      },
      begun: taken.begun,
      contributions: taken.contributions.map(({ seats, seal, value }) => ({
        table_id: id,
        seats: JSON.stringify(seats),
        seal,
        value,
      })),
      seats: Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, plan[seat], at)),
      links: [...links, ...(taken.replay ? [replayLink(id, taken.replay, 0, at)] : [])],
    }),
  );
  return opened;
}
