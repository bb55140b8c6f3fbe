import { existsSync } from "node:fs";
import { canonical, commit, keyed } from "@westmarch/fairness";
import {
  type AnyGame,
  drawsOf,
  type Event,
  type Recording,
  replay,
  type Save,
  settle,
} from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import type { Insertable } from "kysely";
import { z } from "zod";
import { type Database, fileIn, openDatabase } from "./database.ts";
import { replayLink } from "./links.ts";
import { newLinks, seatRow } from "./opening.ts";
import { entropy, newTableId, newToken } from "./random.ts";
import { positionRow } from "./rows.ts";
import { saveOf } from "./saves.ts";
import type { ActType, Schema } from "./schema.ts";
import { type AnyEngine, Shelf } from "./shelf.ts";
import { Store } from "./store.ts";

async function withData<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(dataDir);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function mustExist(dataDir: string): void {
  if (!existsSync(fileIn(dataDir))) throw new Error(`there is no database in ${dataDir}`);
}

/** A table in a host's list. */
export interface ListedTable {
  readonly table: string;
  readonly game: string;
  readonly version: number;
  readonly finished: boolean;
  readonly changedAt: number;
}

/** Every table in the data, the one played last first. */
export async function listTables(dataDir: string): Promise<ListedTable[]> {
  mustExist(dataDir);
  return withData(dataDir, async ({ db }) => {
    const rows = await db
      .selectFrom("tables")
      .innerJoin("positions", "positions.table_id", "tables.id")
      .select(["id", "game", "version", "result", "changed_at"])
      .orderBy("changed_at", "desc")
      .execute();
    return rows.map((row) => ({
      table: row.id,
      game: row.game,
      version: row.version,
      finished: row.result !== null,
      changedAt: row.changed_at,
    }));
  });
}

/** One table as a file. It hides nothing, also of a game that still runs: it is for the host alone. */
export async function exportTable(dataDir: string, table: string): Promise<Save> {
  mustExist(dataDir);
  return withData(dataDir, async ({ db }) => {
    const store = new Store(db);
    const stored = await store.table(table);
    if (!stored) throw new Error(`there is no table ${table}`);
    return saveOf(stored, await store.acts(table, stored.position.version));
  });
}

const word = z.union([z.number(), z.string()]);
const draws = z.array(z.tuple([z.int().min(1), z.int().min(0)]));
const result = z.object({
  winners: z.array(z.int()),
  reason: z.string(),
  scores: z.array(z.number()).optional(),
});
const saveFile = z.object({
  format: z.literal(1),
  game: z.string(),
  version: z.int(),
  settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
  opening: draws,
  journal: z.array(
    z.object({
      seat: z.int().min(0).max(7),
      option: z.tuple([z.string()], word),
      draws,
      from: z.int().min(0).optional(),
      barrier: z.boolean(),
      free: z.boolean(),
    }),
  ),
  drawn: z.int().min(0).optional(),
  state: z.object({ version: z.int() }).loose(),
  stopped: result.optional(),
  fairness: z.object({ commitment: z.string(), key: z.string().optional() }).optional(),
});

/** Plays a save again from the beginning. Throws if that is not the game it says. */
function replayed(engine: AnyEngine, save: Save): { recording: Recording<unknown>; told: Event[][] } {
  const told: Event[][] = Array.from({ length: save.journal.length + 1 }, () => []);
  const settings = settle(engine.game, save.settings);
  const recording = replay(engine, { ...save, settings }, save.journal.length, (event, entry) =>
    told[entry + 1]!.push(event),
  );
  if (canonical(recording.state) !== canonical(save.state))
    throw new Error("the choices in the file do not lead to the position in the file");
  return { recording, told };
}

/** The key, if the file holds the one it was played with; only with it can the game go on as it would have. */
function keyOf(save: Save): string | null {
  const { key, commitment } = save.fairness ?? {};
  if (!key || commit(key) !== commitment) return null;
  const chance = keyed(key);
  return drawsOf(save).every(([n, sides, value]) => chance(n, sides) === value) ? key : null;
}

const STOPPED: Readonly<Record<string, ActType>> = { "agreed-draw": "draw", abandoned: "claim" };

/**
 * Puts a saved game on a new table, with an invitation for every seat. Throws if the choices in it cannot be played or
 * do not lead to its position.
 */
export async function importSave(
  dataDir: string,
  file: unknown,
  games?: readonly AnyGame[],
  clock: () => number = Date.now,
): Promise<TableOpened> {
  const parsed = saveFile.safeParse(file);
  if (!parsed.success) throw new Error(`this is no saved game (${parsed.error.issues[0]?.path.join(".")})`);
  const save = parsed.data as Save;
  const engine = new Shelf(games ?? (await import("./games.ts")).GAMES).engine(save.game);
  if (!engine) throw new Error(`there is no game ${save.game}`);
  const { recording, told } = replayed(engine, save);
  const at = clock();
  const id = newTableId(entropy);
  const roles = engine.game.seats(recording.settings);
  const plan = roles.map(() => ({ kind: "open" as const }));
  const { links, opened } = newLinks(id, { seats: plan }, at, entropy);
  const acts: Insertable<Schema["acts"]>[] = [];
  const act = (type: ActType, seat: number, data: unknown, events: readonly Event[], quiet: boolean) =>
    acts.push({
      table_id: id,
      version: acts.length,
      seat,
      type,
      key: null,
      data: JSON.stringify(data),
      events: JSON.stringify(events),
      quiet: quiet ? 1 : 0,
      cut: null,
      at,
    });
  act("open", -1, { draws: save.opening, drawn: save.drawn }, told[0]!, true);
  for (const [i, entry] of save.journal.entries())
    act("choice", entry.seat, { entries: [entry] }, told[i + 1]!, entry.free && !entry.barrier);
  if (save.stopped) act(STOPPED[save.stopped.reason] ?? "resign", -1, { result: save.stopped }, [], false);
  const state = engine.load(save.state as { version: number });
  const replayToken = state.result ? newToken(entropy) : null;
  const position = {
    version: acts.length - 1,
    state,
    asks: engine.asks(state),
    tail: [],
    floors: [],
    offers: [],
    result: state.result,
    replay: replayToken,
    replayable: true,
    changedAt: at,
  };
  await withData(dataDir, ({ db }) =>
    new Store(db).open({
      table: {
        id,
        game: save.game,
        settings: JSON.stringify(recording.settings),
        chance_key: keyOf(save) ?? entropy(32).toString("hex"),
        opened_at: at,
      },
      position: positionRow(id, position, false),
      acts,
      seats: Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, plan[seat]!, at)),
      links: [...links, ...(replayToken ? [replayLink(id, replayToken, 0, at)] : [])],
    }),
  );
  return opened;
}
