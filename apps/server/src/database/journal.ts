/** What a table writes while it is played, and how each engine has to write it. */
import type { Insertable } from "kysely";
import type { Schema } from "./schema/schema.ts";
import type { LinkData } from "./schema/seats.ts";
import type { ChatData } from "./schema/tables.ts";

/**
 * One act of a table: its row, the position it leads to, how the table stands if that is to be kept, and the link to the
 * replay if it ended the game.
 */
export interface ActItem {
  readonly act: Insertable<Schema["acts"]>;
  readonly position: Insertable<Schema["positions"]>;
  readonly snapshot?: Insertable<Schema["snapshots"]>;
  readonly link?: LinkData;
  /** Until when whose answer is awaited from now on, where that changes. */
  readonly clocks?: Insertable<Schema["clocks"]>;
  /** How the clocks of a table with a pace stand from now on, where that changes. */
  readonly time?: Insertable<Schema["time"]>;
}

export interface ChatItem {
  readonly line: ChatData;
}

export type Item = ActItem | ChatItem;

/** `conflict`: this version (or this line of chat) is already there, so nothing of this item was written. */
export type Written = "done" | "conflict";

/** Writes what is played. */
export interface Journal {
  /**
   * Writes all items in one transaction and says of each, in their order, what became of it; or throws, and then nothing
   * was written, or it is not known whether it was. At most one act of a table among them.
   */
  write(items: readonly Item[]): Promise<readonly Written[]>;
  /** Whether an error of `write` lies with one of the items, so that the others can be written without it. */
  blamesItem(error: unknown): boolean;
}

type ColumnType = "text" | "bigint";

/** How rows of one kind are written. */
export interface RowKind {
  readonly table: keyof Schema;
  readonly columns: Readonly<Record<string, ColumnType>>;
  /** Where a row of the same key is there: that one stays, it is replaced, or the whole item fails. */
  readonly clash: "stays" | "replaced" | "fails";
}

/** Names every column of a table once, as the compiler checks. */
const kind = <T extends keyof Schema>(
  table: T,
  clash: RowKind["clash"],
  columns: Readonly<Record<keyof Schema[T] & string, ColumnType>>,
): RowKind => ({ table, clash, columns });

/** The kinds of rows that decide whether an item is in conflict. */
export const FIRST = {
  act: kind("acts", "stays", {
    table_id: "text",
    version: "bigint",
    seat: "bigint",
    type: "text",
    key: "text",
    data: "text",
    events: "text",
    quiet: "bigint",
    cut: "bigint",
    at: "bigint",
  }),
  line: kind("chat", "stays", {
    table_id: "text",
    id: "bigint",
    seat: "bigint",
    name: "text",
    text: "text",
    key: "text",
    at: "bigint",
    hearers: "text",
  }),
} as const;

/** What is written with an act that is not, in this order. Replaced rows are those of the same table. */
export const WITH_ACT = {
  position: kind("positions", "replaced", {
    table_id: "text",
    version: "bigint",
    state: "text",
    owes: "text",
    offers: "text",
    result: "text",
    replay: "text",
    bot_owes: "bigint",
    replayable: "bigint",
    changed_at: "bigint",
    head: "text",
  }),
  snapshot: kind("snapshots", "fails", {
    table_id: "text",
    version: "bigint",
    rules: "bigint",
    length: "bigint",
    state: "text",
    floors: "text",
  }),
  link: kind("links", "fails", {
    hash: "text",
    table_id: "text",
    kind: "text",
    seats: "text",
    generation: "bigint",
    wrapped: "text",
    used: "bigint",
    guard: "text",
    made_at: "bigint",
    revoked: "bigint",
  }),
  clocks: kind("clocks", "replaced", { table_id: "text", dues: "text", stopped: "bigint" }),
  time: kind("time", "replaced", { table_id: "text", state: "text", due_at: "bigint", live: "bigint" }),
} as const satisfies Partial<Record<keyof ActItem, RowKind>>;

/** The parts of an act besides itself, in the order in which they are written. */
export const PARTS = Object.keys(WITH_ACT) as readonly (keyof typeof WITH_ACT)[];

/** A row as engines take it: undefined stands for null. */
export type Row = Readonly<Record<string, string | number | null | undefined>>;

/** Statement that inserts rows of a kind; `source` stands for them, as `values (?, ?)`. */
export function insertInto({ table, columns, clash }: RowKind, source: string): string {
  const names = Object.keys(columns);
  const replaced = names
    .filter((name) => name !== "table_id")
    .map((name) => `"${name}" = excluded."${name}"`);
  const then = {
    fails: "",
    stays: " on conflict do nothing",
    replaced: ` on conflict ("table_id") do update set ${replaced.join(", ")}`,
  }[clash];
  return `insert into "${table}" (${names.map((name) => `"${name}"`).join(", ")}) ${source}${then}`;
}
