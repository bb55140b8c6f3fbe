import { canonical, commit, type Key, keyed, lastHead, mixed, secretOf } from "@westmarch/fairness";
import {
  type AnyGame,
  type AnySave,
  type Contribution,
  type Core,
  type Deed,
  deedsOf,
  drawsOf,
  retell,
  type Save,
  settle,
  trailFrom,
} from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import { type Happened, type Placed, raiseFloors } from "@westmarch/table";
import type { Insertable } from "kysely";
import { z } from "zod";
import { mustExist, withData } from "./data.ts";
import { type AnyEngine, Engines } from "./engines.ts";
import { replayLink } from "./links.ts";
import { newLinks, seatRow } from "./opening.ts";
import { entropy, newTableId, newToken } from "./random.ts";
import { positionRow } from "./rows.ts";
import { saveOf } from "./saves.ts";
import type { Schema } from "./schema.ts";
import { hasBegun, Store } from "./store.ts";
import { SNAPSHOTS } from "./stretch.ts";

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

/** One table as a file. It hides nothing, also of a game that still runs: it is for the host alone. */
export async function exportTable(dataDir: string, table: string): Promise<Save> {
  mustExist(dataDir);
  return withData(dataDir, async ({ db }) => {
    const store = new Store(db);
    const stored = await store.table(table);
    if (!stored) throw new Error(`there is no table ${table}`);
    if (!hasBegun(stored)) throw new Error(`the game of table ${table} has not begun`);
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
const entry = z.object({
  seat: z.int().min(0).max(7),
  option: z.tuple([z.string()], word),
  draws,
  from: z.int().min(0).optional(),
  barrier: z.boolean(),
  free: z.boolean(),
  byTime: z.literal(true).optional(),
});
const place = z.int().min(0);
const taken = z.union([z.object({ index: place }), z.object({ length: place })]);
const deed = z.discriminatedUnion("do", [
  z.object({ do: z.literal("choose"), choice: entry }),
  z.object({ do: z.literal("take-back"), taken, agreed: z.boolean() }),
  z.object({ do: z.literal("stop"), result }),
]);
const common = {
  game: z.string(),
  version: z.int(),
  settings: z.record(z.string(), z.union([z.boolean(), z.string()])),
  opening: draws,
  state: z.object({ version: z.int() }).loose(),
  fairness: z
    .object({
      commitment: z.string(),
      key: z.string().optional(),
      secret: z.string().optional(),
      contributions: z
        .array(z.object({ seats: z.array(z.int()), seal: z.string(), value: z.string().nullable() }))
        .optional(),
    })
    .optional(),
};
const saveFile = z.discriminatedUnion("format", [
  z.object({ ...common, format: z.literal(2), deeds: z.array(deed) }),
  z.object({
    ...common,
    format: z.literal(1),
    journal: z.array(entry),
    drawn: z.int().min(0).optional(),
    stopped: result.optional(),
  }),
]);

/** The chance of a table that goes on with a saved game. */
interface Inherited {
  readonly secret: Key;
  readonly contributions: readonly Contribution[];
}

/** What the game was played with, if the file holds it; only with that can it go on as it would have. */
function inherited({ fairness, ...save }: AnySave): Inherited | null {
  const secret = fairness && secretOf(fairness);
  if (!fairness?.key || !secret || commit(secret) !== fairness.commitment) return null;
  const { key, contributions = [] } = fairness;
  if (mixed(secret, contributions) !== key) return null;
  const chance = keyed(key);
  const follows = drawsOf(save).every(([n, sides, value]) => chance(n, sides) === value);
  return follows ? { secret, contributions } : null;
}

const STOPPED: Readonly<Record<string, "draw" | "claim">> = { "agreed-draw": "draw", abandoned: "claim" };

/** Who did it, and what kind of act it was. */
function actOf(deed: Deed): Happened & { readonly seat: number; readonly quiet: boolean } {
  if (deed.do === "choose") {
    const { seat, free, barrier } = deed.choice;
    return { type: "choice", seat, data: { entries: [deed.choice] }, quiet: free && !barrier };
  }
  if (deed.do === "take-back")
    return { type: deed.agreed ? "take-back" : "undo", seat: -1, data: deed.taken, quiet: false };
  return {
    type: STOPPED[deed.result.reason] ?? "resign",
    seat: -1,
    data: { result: deed.result },
    quiet: false,
  };
}

/**
 * Plays a save again from the beginning, as acts of a table, with how it stood every so many of them. Throws if that is
 * not the game it says.
 */
function retold(engine: AnyEngine, save: AnySave, table: string, at: number) {
  const acts: Insertable<Schema["acts"]>[] = [];
  const snapshots: Insertable<Schema["snapshots"]>[] = [];
  const floors = engine.game.seats(save.settings).map(() => 0);
  let last: unknown = null;
  for (const { deed, state, events, since, length } of retell(engine, save)) {
    const version = acts.length;
    const opening = { draws: save.opening, ...(save.format === 1 && { drawn: save.drawn }) };
    const { type, seat, data, quiet } = deed
      ? actOf(deed)
      : { type: "open" as const, seat: -1, data: opening, quiet: true };
    const told = { data: JSON.stringify(data), events: JSON.stringify(events), cut: since };
    acts.push({ table_id: table, version, seat, type, key: null, quiet: quiet ? 1 : 0, at, ...told });
    raiseFloors(floors, version, seat, quiet);
    last = save.format === 1 ? { ...state, drawn: Math.max(state.drawn, save.drawn ?? 0) } : state;
    if (version === 0 || version % SNAPSHOTS > 0 || state.result) continue;
    const kept = { state: JSON.stringify(state), floors: JSON.stringify(floors) };
    snapshots.push({ table_id: table, version, rules: state.version, length, ...kept });
  }
  if (canonical(last) !== canonical(save.state))
    throw new Error("the choices in the file do not lead to the position in the file");
  return { acts, snapshots };
}

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
  const save = parsed.data as AnySave;
  const engine = new Engines(games ?? (await import("./games.ts")).GAMES).engine(save.game);
  if (!engine) throw new Error(`there is no game ${save.game}`);
  const settings = settle(engine.game, save.settings);
  const at = clock();
  const id = newTableId(entropy);
  const roles = engine.game.seats(settings);
  const plan = roles.map(() => ({ kind: "open" as const }));
  const { links, opened } = newLinks(id, { seats: plan }, at, entropy);
  const { acts, snapshots } = retold(engine, { ...save, settings }, id, at);
  const { secret, contributions } = inherited(save) ?? {
    secret: entropy(32).toString("hex"),
    contributions: [],
  };
  const state = engine.load(save.state as { version: number }, settings);
  const replayToken = state.result ? newToken(entropy) : null;
  const position = {
    version: acts.length - 1,
    head: lastHead(secret, { game: save.game, settings }, deedsOf(save)),
    state,
    asks: engine.asks(state),
    trail: trailFrom<Core, Placed>(state),
    floors: [],
    offers: [],
    result: state.result,
    replay: replayToken,
    replayable: true,
    changedAt: at,
    snapshot: 0,
  };
  await withData(dataDir, ({ db }) =>
    new Store(db).open({
      table: {
        id,
        game: save.game,
        settings: JSON.stringify(settings),
        chance_key: secret,
        opened_at: at,
      },
      begun: { position: positionRow(id, position, false), acts, snapshots },
      contributions: contributions.map(({ seats, seal, value }) => ({
        table_id: id,
        seats: JSON.stringify(seats),
        seal,
        value,
      })),
      seats: Array.from(roles.entries(), ([seat, role]) => seatRow(id, seat, role, plan[seat], at)),
      links: [...links, ...(replayToken ? [replayLink(id, replayToken, 0, at)] : [])],
    }),
  );
  return opened;
}
