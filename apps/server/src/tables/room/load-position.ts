import { canonical, type Head, lastHead } from "@westmarch/fairness";
import { type Core, type Result, replay, type Settings } from "@westmarch/kernel";
import { settlesUndo, undoWindowFrom } from "@westmarch/kernel/undo-window";
import type { Offer } from "@westmarch/protocol";
import { deedsOfActs, type Folded, floorsOf, foldActs, type Position, type Table } from "@westmarch/table";
import type { PositionData } from "../../database/schema/tables.ts";
import type { TableStore } from "../../stores/table-store.ts";
import type { AnyEngine } from "../game-registry.ts";
import { type ReplaySegment, replaySegment } from "../history/replay-segment.ts";
import { IdempotencyKeys } from "../idempotency-keys.ts";
import type { TableChance } from "../table-chance.ts";
import type { LoadedTable } from "./live-position.ts";

/** How a table stands by its row, with as much of its journal as taking back needs. */
export async function loadPosition(
  store: TableStore,
  table: Table<TableChance>,
  row: PositionData,
): Promise<LoadedTable> {
  const { engine, id, settings } = table.terms;
  const stored = JSON.parse(row.state) as Core;
  const moved = stored.version !== engine.game.version;
  const state = engine.load(stored, settings);
  const replayable =
    row.replayable === 1 &&
    (!moved || leadsTo(engine, settings, foldActs(await store.acts(id, row.version)), state));
  const { undoWindow, floors, keys, snapshot } = replayable
    ? await replaySegment({ store, engine, table: id, settings }, row.version, settlesUndo)
    : await withoutReplay(store, id, row.version, state);
  const position: Position = {
    version: row.version,
    head: row.head ?? (await headOf(store, table, row.version)),
    state,
    asks: engine.asks(state),
    undoWindow,
    floors,
    offers: JSON.parse(row.offers) as Offer[],
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    replay: row.replay,
    replayable,
    changedAt: row.changed_at,
    snapshot,
  };
  return { position, keys };
}

/** The head of a table that was last played before there were heads. */
async function headOf(store: TableStore, { terms }: Table<TableChance>, version: number): Promise<Head> {
  const { id, engine, settings, chance } = terms;
  const deeds = deedsOfActs(await store.acts(id, version));
  return lastHead(chance.secret, { game: engine.game.id, settings }, deeds);
}

/** The journal of a table that today's rules cannot replay: nothing can be taken back, and the game goes on. */
async function withoutReplay(
  store: TableStore,
  table: string,
  version: number,
  state: Core,
): Promise<Omit<ReplaySegment, "stopped">> {
  const rows = await store.acts(table, version);
  const floors = floorsOf(
    state.sealed.map(() => 0),
    rows,
  );
  return { undoWindow: undoWindowFrom(state), floors, keys: new IdempotencyKeys(rows), snapshot: version };
}

/** Whether the journal still leads to this state under rules that are newer than the game. */
function leadsTo(
  engine: AnyEngine,
  settings: Settings,
  { opening, journal, drawn }: Folded,
  state: Core,
): boolean {
  try {
    const replayed = replay(engine, { settings, opening, journal, ...(drawn !== undefined && { drawn }) });
    return canonical(replayed.state) === canonical(state);
  } catch {
    // Old choices that new rules do not know are the very thing asked about.
    return false;
  }
}
