/** Tables that this device keeps: whatever happens at one is written down before it is shown. */
import type { Key } from "@westmarch/fairness";
import type { Result, Seat, Settings } from "@westmarch/kernel";
import type { ChatLine, Level, SeatOrder } from "@westmarch/protocol";
import type { Act, Position } from "@westmarch/table";
import { createStore, promisifyRequest, type UseStore } from "idb-keyval";

/** Who sits where: people of this device, or a computer. */
export type StoredSeat =
  | { readonly kind: "me"; readonly name: string }
  | { readonly kind: "bot"; readonly level: Level };

/** Where a table went that was handed over to a server. */
export interface Handed {
  readonly table: string;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What is kept of a table besides what happened there. */
export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly settings: Settings;
  readonly seats: readonly StoredSeat[];
  /** Of its chance. */
  readonly secret: Key;
  /** By which a server knows this table again, should it be handed over twice. */
  readonly claim: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** The seats that owe a decision. */
  readonly owes: readonly Seat[];
  readonly result: Result | null;
  readonly chat: readonly ChatLine[];
  /** The orders to pass of its own seats, where one was left. */
  readonly orders?: readonly SeatOrder[];
  /** Nothing more happens here: it goes on there. */
  readonly handed: Handed | null;
}

/** A table with how it stands, and all that happened. */
export interface StoredGame {
  readonly table: StoredTable;
  readonly position: Position;
  readonly acts: readonly Act[];
}

let store: UseStore | null = null;
const here = (): UseStore => {
  store ??= createStore("westmarch-here", "tables");
  return store;
};

const news = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("westmarch-here");

/** Calls back when another page of this device has written to a table. Returns the way to stop. */
export function onNewsHere(call: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") call(data);
  };
  news?.addEventListener("message", hear);
  return () => news?.removeEventListener("message", hear);
}

// A table is kept under its name, how it stands under [name], and each act under [name, version].
const standsAt = (id: string) => [id];
const actsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);
const allOf = (id: string) => IDBKeyRange.bound([id], [id, Number.POSITIVE_INFINITY]);
const names = () => IDBKeyRange.bound("", [], false, true);

/** Whether what was kept is a table: an older or a newer edition of these pages may have kept something else. */
const isTable = (kept: unknown): kept is StoredTable =>
  typeof kept === "object" &&
  kept !== null &&
  "id" in kept &&
  "game" in kept &&
  "seats" in kept &&
  Array.isArray(kept.seats) &&
  "version" in kept &&
  "secret" in kept;

/** All tables, those that changed last first. Rejects where the browser keeps nothing. */
export async function tablesHere(): Promise<readonly StoredTable[]> {
  const kept: unknown[] = await here()("readonly", (all) => promisifyRequest(all.getAll(names())));
  return kept.filter(isTable).toSorted((one, other) => other.changedAt - one.changedAt);
}

/** Null: there is none of this name. Rejects where the browser keeps nothing. */
export async function tableHere(id: string): Promise<StoredTable | null> {
  const kept: unknown = await here()("readonly", (all) => promisifyRequest(all.get(id)));
  return isTable(kept) ? kept : null;
}

/** Null: there is none of this name, or not all of it. */
export const wholeHere = (id: string): Promise<StoredGame | null> =>
  here()("readonly", async (all) => {
    const [table, position, acts] = await Promise.all([
      promisifyRequest<unknown>(all.get(id)),
      promisifyRequest<Position | undefined>(all.get(standsAt(id))),
      promisifyRequest<Act[]>(all.getAll(actsOf(id))),
    ]);
    if (!isTable(table) || !position || acts.length !== table.version + 1) return null;
    return { table, position, acts };
  });

const done = (all: IDBObjectStore): Promise<void> => promisifyRequest(all.transaction);

/** Keeps a table that is new. Rejects where it cannot be kept. */
export const keepTable = ({ table, position, acts }: StoredGame): Promise<void> =>
  here()("readwrite", (all) => {
    all.put(table, table.id);
    all.put(position, standsAt(table.id));
    for (const act of acts) all.put(act, [table.id, act.version]);
    return done(all);
  });

/** Writes an act down, and how the table stands after it; `conflict` where another page was quicker. */
export async function keepAct(
  table: StoredTable,
  position: Position,
  act: Act,
): Promise<"done" | "conflict"> {
  const outcome = await here()("readwrite", async (all) => {
    const kept = await promisifyRequest<unknown>(all.get(table.id));
    if (!isTable(kept) || kept.version !== act.version - 1 || kept.handed) return "conflict";
    all.put({ ...table, chat: kept.chat }, table.id);
    all.put(position, standsAt(table.id));
    all.put(act, [table.id, act.version]);
    await done(all);
    return "done";
  });
  if (outcome === "done") news?.postMessage(table.id);
  return outcome;
}

/** Changes what is kept besides what happened; null where the table is gone. */
export async function changeTable(
  id: string,
  change: (table: StoredTable) => StoredTable,
): Promise<StoredTable | null> {
  const changed = await here()("readwrite", async (all) => {
    const kept = await promisifyRequest<unknown>(all.get(id));
    if (!isTable(kept)) return null;
    const next = change(kept);
    all.put(next, id);
    await done(all);
    return next;
  });
  news?.postMessage(id);
  return changed;
}

/** Deletes a table, and all that happened there. */
export async function dropTable(id: string): Promise<void> {
  await here()("readwrite", (all) => {
    all.delete(id);
    all.delete(allOf(id));
    return done(all);
  });
  news?.postMessage(id);
}
