import { type Core, type Draw, follow, recorded, type Settings } from "@westmarch/kernel";
import { undoWindowFrom } from "@westmarch/kernel/undo-window";
import type { Draft } from "@westmarch/table";
import { type Folded, floorsOf, foldActs, type Placed, type TableUndoWindow } from "@westmarch/table";
import { ABOVE_ALL, type SnapshotData } from "../../database/schema/tables.ts";
import type { TableStore } from "../../stores/table-store.ts";
import type { AnyEngine } from "../game-registry.ts";
import { IdempotencyKeys } from "../idempotency-keys.ts";

/** Acts from one snapshot to the next: about the most that is read and replayed to reach any moment of a table. */
export const SNAPSHOTS = 16;

/** At most so many versions of a game, evenly spread from its beginning to just before `last`, each once. */
export const spread = (last: number, most: number): ReadonlySet<number> =>
  new Set(Array.from({ length: most }, (_, nth) => Math.floor((last * nth) / most)));

/** What has to be known of a table to look back at it. */
export interface ReplaySource {
  readonly store: TableStore;
  readonly engine: AnyEngine;
  readonly table: string;
  readonly settings: Settings;
}

/** The last stretch of a table's journal up to one of its versions. */
export interface ReplaySegment {
  readonly undoWindow: TableUndoWindow;
  readonly floors: readonly number[];
  readonly stopped: Folded["stopped"];
  readonly keys: IdempotencyKeys;
  /** The version of the last snapshot; 0: the opening. */
  readonly snapshot: number;
}

/**
 * The journal up to `version`, from the last snapshot that lets it reach back far `enough`; from the opening, if none
 * does. Only for tables whose journal leads to their state under today's rules.
 */
export async function replaySegment(
  of: ReplaySource,
  version: number,
  enough: (undoWindow: TableUndoWindow) => boolean = () => true,
): Promise<ReplaySegment> {
  const { store, engine, table } = of;
  let newest: number | null = null;
  let upTo = { version, length: ABOVE_ALL };
  for (let step = 1; ; step *= 2) {
    const base = await store.snapshot(table, engine.game.version, upTo);
    newest ??= base?.version ?? 0;
    const rows = await store.acts(table, version, base?.version ?? -1);
    const { opening, journal, below, stopped } = foldActs(rows, base?.length);
    const start = undoWindowFrom<Core, Placed>(stateOf(of, base, opening), base?.length, !base);
    const undoWindow = { ...start, entries: journal };
    if (!base || (below === null && enough(undoWindow))) {
      const floors = floorsOf(base ? (JSON.parse(base.floors) as number[]) : noFloors(undoWindow), rows);
      return {
        undoWindow,
        floors,
        stopped,
        keys: new IdempotencyKeys(rows, base?.version),
        snapshot: newest,
      };
    }
    upTo = { version: base.version - step, length: below ?? base.length };
  }
}

function stateOf(
  { engine, settings }: ReplaySource,
  base: SnapshotData | null,
  opening: readonly Draw[],
): Core {
  if (base) return engine.load(JSON.parse(base.state) as { version: number }, settings);
  return engine.start(settings, recorded(opening));
}

const noFloors = ({ checkpoints }: TableUndoWindow): number[] => checkpoints[0].state.sealed.map(() => 0);

/** The state as it was at a version. Throws where today's rules cannot replay what led there. */
export async function stateAt(of: ReplaySource, version: number): Promise<Core> {
  const { undoWindow, stopped } = await replaySegment(of, version);
  const { engine } = of;
  const [{ state, length }] = undoWindow.checkpoints;
  follow(engine, state, undoWindow.entries, length);
  return stopped ? engine.stop(state, stopped) : state;
}

/** Whether the table is to be kept whole as it stands after this act: now and then, and where it has gone far back. */
export function isSnapshotDue({ type, next }: Draft): boolean {
  if (next.result || !next.replayable) return false;
  return type === "take-back" || next.version - next.snapshot >= SNAPSHOTS;
}
