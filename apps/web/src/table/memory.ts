import type { Seat } from "@westmarch/kernel";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { Path } from "./lesson.ts";
import type { Seen } from "./store.ts";

/** What this device remembers of one seat's table. */
interface Remembered {
  readonly at: number;
  /** The version last looked at. */
  readonly seen: number | null;
  /** The player's own pencil notes, as the board keeps them. */
  readonly kept: unknown;
}

interface Memory {
  readonly tables: Readonly<Record<string, Remembered>>;
  readonly lessons: Readonly<Record<string, Path>>;
  /** Single keys (1–9, ?) act. Speech input and cats would rather not. */
  readonly keys: boolean;
}

/** The least recently visited tables are forgotten beyond this. */
const MOST = 100;

export const useMemory = create<Memory>()(
  persist((): Memory => ({ tables: {}, lessons: {}, keys: true }), {
    name: "westmarch-tables",
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

export const memoryKey = (table: string, seat: Seat | null): string => `${table}/${seat ?? "watch"}`;

function note(table: string, seat: Seat | null, news: Partial<Remembered>): void {
  const key = memoryKey(table, seat);
  useMemory.setState(({ tables }) => {
    const old = tables[key] ?? { at: 0, seen: null, kept: null };
    const all = { ...tables, [key]: { ...old, ...news, at: Date.now() } };
    const keys = Object.keys(all).sort((a, b) => all[b]!.at - all[a]!.at);
    return { tables: Object.fromEntries(keys.slice(0, MOST).map((known) => [known, all[known]!])) };
  });
}

export const keep = (table: string, seat: Seat | null, kept: unknown): void => note(table, seat, { kept });

export const seen: Seen = {
  get: (table, seat) => useMemory.getState().tables[memoryKey(table, seat)]?.seen ?? null,
  set: (table, seat, version) => {
    if (seen.get(table, seat) !== version) note(table, seat, { seen: version });
  },
};

export function rememberLesson(game: string, path: Path): void {
  useMemory.setState(({ lessons }) => ({ lessons: { ...lessons, [game]: path } }));
}

export function setKeys(keys: boolean): void {
  useMemory.setState({ keys });
}
