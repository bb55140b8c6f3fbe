import type { Core, Result } from "@westmarch/kernel";
import { extendWindow, trimWindow } from "@westmarch/kernel/undo-window";
import type { Offer } from "@westmarch/protocol";
import type { Position, Table } from "@westmarch/table";
import { type ActPayload, raiseFloors } from "@westmarch/table";
import type { ActData, PositionData } from "../database/schema/tables.ts";
import { SNAPSHOTS } from "./history/replay-segment.ts";

/**
 * How a table stands after choices that were made at another process, from how it stood before them: without reading the
 * whole table again. Null where more than choices has happened, or something between is missing.
 *
 * @param rows the acts since then, oldest first
 * @param row how the table stands after the last of them
 */
export function applyChoices(
  { terms }: Table,
  at: Position,
  rows: readonly ActData[],
  row: PositionData,
): Position | null {
  const isNext = rows.every(({ type, version }, i) => type === "choice" && version === at.version + 1 + i);
  const replayable = row.replayable === 1;
  if (
    !isNext ||
    rows.length === 0 ||
    row.version !== at.version + rows.length ||
    replayable !== at.replayable
  )
    return null;
  const { engine, settings } = terms;
  const state = engine.load(JSON.parse(row.state) as Core, settings);
  const floors = [...at.floors];
  let { snapshot } = at;
  for (const { version, seat, quiet } of rows) {
    raiseFloors(floors, version, seat, quiet === 1);
    if (replayable && version - snapshot >= SNAPSHOTS) snapshot = version;
  }
  const entries = rows.flatMap(({ data, version }) =>
    (JSON.parse(data) as ActPayload["choice"]).entries.map((entry) => ({ ...entry, act: version })),
  );
  return {
    version: row.version,
    head: row.head ?? at.head,
    state,
    asks: engine.asks(state),
    undoWindow: trimWindow(extendWindow(at.undoWindow, entries, state), state),
    floors,
    offers: JSON.parse(row.offers) as Offer[],
    result: row.result === null ? null : (JSON.parse(row.result) as Result),
    replay: row.replay,
    replayable,
    changedAt: row.changed_at,
    snapshot,
  };
}
