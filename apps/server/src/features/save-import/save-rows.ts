/** A saved game as a table's rows: checked, and replayed from its beginning. */
import { canonical, commit, type Key, keyed, lastHead, mixed, secretOf } from "@westmarch/fairness";
import {
  type AnySave,
  type Contribution,
  type Core,
  type Deed,
  deedsOf,
  drawsOf,
  recordOf,
  retell,
  type Seat,
} from "@westmarch/kernel";
import { undoWindowFrom } from "@westmarch/kernel/undo-window";
import { type Happened, type Placed, raiseFloors } from "@westmarch/table";
import type { Insertable } from "kysely";
import { z } from "zod";
import type { Schema } from "../../database/schema/schema.ts";
import { type Entropy, newToken } from "../../platform/random.ts";
import type { Begun } from "../../stores/new-table.ts";
import { positionRow } from "../../stores/row-mapping.ts";
import type { AnyEngine } from "../../tables/game-registry.ts";
import { SNAPSHOTS } from "../../tables/history/replay-segment.ts";

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
  byOrder: z.literal(true).optional(),
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

/**
 * The secret and the contributions that the game was played with, if the file holds them. Only by them does its chance go on as
 * it would have.
 */
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

/** Milliseconds of work after which other tasks of the process get a turn. */
const STRETCH = 8;
const others = () => new Promise<void>((done) => setImmediate(done));

interface Taking {
  readonly engine: AnyEngine;
  /** With settled settings. */
  readonly save: AnySave;
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Replays a save from the beginning, as acts of a table with a snapshot every so many acts. Throws if the choices do not lead
 * to the position in the save. `brought`: how many values of chance the file brings, for which this server cannot vouch.
 */
async function retold({ engine, save, table, at }: Taking, brought: number) {
  const acts: Insertable<Schema["acts"]>[] = [];
  const snapshots: Insertable<Schema["snapshots"]>[] = [];
  const floors = engine.game.seats(save.settings).map(() => 0);
  let last: unknown = null;
  let began = performance.now();
  for (const { deed, state, events, since, length } of retell(engine, save)) {
    const version = acts.length;
    const opening = {
      draws: save.opening,
      ...(save.format === 1 && { drawn: save.drawn }),
      ...(brought > 0 && { brought }),
    };
    const { type, seat, data, quiet } = deed
      ? actOf(deed)
      : { type: "open" as const, seat: -1, data: opening, quiet: true };
    const told = { data: JSON.stringify(data), events: JSON.stringify(events), cut: since };
    acts.push({ table_id: table, version, seat, type, key: null, quiet: quiet ? 1 : 0, at, ...told });
    raiseFloors(floors, version, seat, quiet);
    last = save.format === 1 ? { ...state, drawn: Math.max(state.drawn, save.drawn ?? 0) } : state;
    if (performance.now() - began > STRETCH) {
      await others();
      began = performance.now();
    }
    if (version === 0 || version % SNAPSHOTS > 0 || state.result) continue;
    const kept = { state: JSON.stringify(state), floors: JSON.stringify(floors) };
    snapshots.push({ table_id: table, version, rules: state.version, length, ...kept });
  }
  if (canonical(last) !== canonical(save.state))
    throw new Error("the choices in the file do not lead to the position in the file");
  return { acts, snapshots };
}

/** A saved game as it stands on a table. */
export interface ImportedSave {
  readonly begun: Begun;
  readonly secret: Key;
  readonly contributions: readonly Contribution[];
  readonly replay: string | null;
  /** The seats that owe a decision. */
  readonly owes: readonly Seat[];
}

/** The save in a file. Throws if the file is no saved game. */
export function saveIn(file: unknown): AnySave {
  const parsed = saveFile.safeParse(file);
  if (!parsed.success) throw new Error(`this is no saved game (${parsed.error.issues[0]?.path.join(".")})`);
  return parsed.data as AnySave;
}

/**
 * A saved game as rows of a table. If the file holds the chance that it was played with and `trusted` is set, it goes on with
 * that, and otherwise with a new one. Throws if the choices cannot be played or do not lead to the position.
 */
export async function importedSave(
  taking: Taking,
  { trusted, source, isBot }: { trusted: boolean; source: Entropy; isBot: (seat: Seat) => boolean },
): Promise<ImportedSave> {
  const { engine, save, table, at } = taking;
  const own = trusted ? inherited(save) : null;
  const { secret, contributions } = own ?? { secret: source(32).toString("hex"), contributions: [] };
  const { acts, snapshots } = await retold(taking, own ? 0 : (recordOf(save).drawn ?? 0));
  const state = engine.load(save.state as { version: number }, save.settings);
  const replay = state.result ? newToken(source) : null;
  const asks = engine.asks(state);
  const position = {
    version: acts.length - 1,
    head: lastHead(secret, { game: save.game, settings: save.settings }, deedsOf(save)),
    state,
    asks,
    undoWindow: undoWindowFrom<Core, Placed>(state),
    floors: [],
    offers: [],
    result: state.result,
    replay,
    replayable: true,
    changedAt: at,
    snapshot: 0,
  };
  const owes = asks.map(({ seat }) => seat);
  return {
    begun: { position: positionRow(table, position, owes.some(isBot)), acts, snapshots },
    secret,
    contributions,
    replay,
    owes,
  };
}
