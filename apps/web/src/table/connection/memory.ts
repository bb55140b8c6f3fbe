import type { Option, Seat } from "@westmarch/kernel";
import type { Contributions, FairnessNote } from "@westmarch/protocol";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** The way to a place in a guided game, so that it can be walked again: the choices of each step, or null for “go on”. */
export type LessonPath = readonly (readonly Option[] | null)[];

/** Where a store remembers what each seat has seen. */
export interface Seen {
  readonly get: (table: string, seat: Seat | null) => number | null;
  readonly set: (table: string, seat: Seat | null, version: number) => void;
}

/** What this device remembers of one seat's table. */
interface Remembered {
  readonly at: number;
  /** The version last looked at. */
  readonly seen: number | null;
  /** The player's own pencil notes, as the board keeps them. */
  readonly kept: unknown;
}

/** What a table showed of its chance: the seal at its beginning, and what stood for all that had happened by then. */
export interface Noted extends Pick<FairnessNote, "commitment" | "head"> {
  /** What this device put in, and what all had sealed by then. */
  readonly put?: Put;
}

export interface Put {
  readonly value: string;
  readonly seals: readonly Pick<Contributions["list"][number], "seats" | "seal">[];
}

interface Memory {
  /** By table; what is noted once must not change any more. */
  readonly notes: Readonly<Record<string, Noted>>;
  readonly tables: Readonly<Record<string, Remembered>>;
  readonly lessons: Readonly<Record<string, LessonPath>>;
  /** Single keys (1–9, ?) act. Speech input and cats would rather not. */
  readonly keys: boolean;
}

/** The least recently visited tables are forgotten beyond this. */
const MOST = 100;

export const useMemory = create<Memory>()(
  persist((): Memory => ({ notes: {}, tables: {}, lessons: {}, keys: true }), {
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
    const keys = Object.keys(all).sort((a, b) => all[b].at - all[a].at);
    return { tables: Object.fromEntries(keys.slice(0, MOST).map((known) => [known, all[known]])) };
  });
}

/** Notes what a table shows. The seal is noted once and for all, at the first look. */
export function noteFairness(table: string, { commitment, head }: FairnessNote): void {
  useMemory.setState(({ notes }) => {
    const { [table]: old, ...others } = notes;
    const kept = Object.entries(others).slice(1 - MOST);
    return {
      notes: {
        ...Object.fromEntries(kept),
        [table]: { ...old, commitment: old?.commitment ?? commitment, head },
      },
    };
  });
}

/** Notes what this device puts in, before it is sent: once for each table. */
export function notePut(table: string, put: Put): void {
  useMemory.setState(({ notes }) => {
    const old = notes[table];
    return old && !old.put ? { notes: { ...notes, [table]: { ...old, put } } } : { notes };
  });
}

/** What this device has noted of a game: by its table, or where that is not known, by its seal. */
export function notedOf(table: string | null, commitment: string): Noted | null {
  const { notes } = useMemory.getState();
  const own = table === null ? null : notes[table];
  return own ?? Object.values(notes).find((note) => note.commitment === commitment) ?? null;
}

export const keep = (table: string, seat: Seat | null, kept: unknown): void => note(table, seat, { kept });

export const seen: Seen = {
  get: (table, seat) => useMemory.getState().tables[memoryKey(table, seat)]?.seen ?? null,
  set: (table, seat, version) => {
    if (seen.get(table, seat) !== version) note(table, seat, { seen: version });
  },
};

export function rememberLesson(game: string, path: LessonPath): void {
  useMemory.setState(({ lessons }) => ({ lessons: { ...lessons, [game]: path } }));
}

export function setKeys(keys: boolean): void {
  useMemory.setState({ keys });
}
