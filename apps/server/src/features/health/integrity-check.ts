import { setImmediate as turn } from "node:timers/promises";
import { canonical } from "@westmarch/fairness";
import { type Core, replay, type Settings } from "@westmarch/kernel";
import { foldActs } from "@westmarch/table";
import { ABOVE_ALL } from "../../database/schema/tables.ts";
import type { Db } from "../../database/types.ts";
import { TableStore } from "../../stores/table-store.ts";
import type { GameRegistry } from "../../tables/game-registry.ts";

/** What a check of every table has found. */
export interface TablesChecked {
  readonly tables: number;
  /** Tables that today's rules cannot replay, and that were not checked. */
  readonly skipped: number;
  /** The tables whose choices do not lead to their positions. */
  readonly damaged: readonly string[];
}

/** Replays every table and compares it. `rest` is awaited after each table, with the milliseconds that the table took. */
export async function checkTables(
  db: Db,
  registry: GameRegistry,
  rest: (milliseconds: number) => Promise<unknown> = () => turn(),
): Promise<TablesChecked> {
  const ids = await db.selectFrom("tables").select("id").orderBy("id").execute();
  const damaged: string[] = [];
  let tables = 0;
  let skipped = 0;
  for (const { id } of ids) {
    const began = performance.now();
    const found = await checkTable(db, registry, id);
    if (found !== "gone") tables++;
    if (found === "skipped") skipped++;
    if (found === "damaged") damaged.push(id);
    await rest(performance.now() - began);
  }
  return { tables, skipped, damaged };
}

type Found = "sound" | "damaged" | "skipped" | "gone";

/** Checks one table in one transaction, as it may be played at meanwhile. */
const checkTable = (db: Db, registry: GameRegistry, id: string): Promise<Found> =>
  db.transaction().execute(async (trx) => {
    const store = new TableStore(trx);
    try {
      const stored = await store.table(id);
      if (!stored) return "gone";
      const { table, position } = stored;
      if (!position) return (await store.acts(id, ABOVE_ALL)).length === 0 ? "sound" : "damaged";
      const engine = registry.engine(table.game);
      if (!engine || position.replayable === 0) return "skipped";
      const state = JSON.parse(position.state) as Core;
      // Newer rules may lead elsewhere; then the stored position alone counts.
      if (state.version !== engine.game.version) return "skipped";
      const acts = await store.acts(id, position.version);
      if (acts.length !== position.version + 1) return "damaged";
      const { stopped, ...record } = foldActs(acts);
      const settings = JSON.parse(table.settings) as Settings;
      const again = replay(engine, { settings, ...record, ...(stopped && { stopped }) });
      return canonical(again.state) === canonical(state) ? "sound" : "damaged";
    } catch (error) {
      // An error of the database says nothing about this one table.
      if (error instanceof Error && ("code" in error || "errcode" in error)) throw error;
      // A table that cannot be read or replayed is damaged.
      return "damaged";
    }
  });
