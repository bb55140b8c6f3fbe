/** What this device remembers: how its owner likes things, and the links of the tables it sits at. */
import type { Sound } from "@westmarch/boardkit";
import type { Language } from "@westmarch/kernel/languages";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { isHere } from "./localToken.ts";

/** A table this device has a link of. The token is the key to it and never leaves the device but in a header. */
export interface KnownTable {
  readonly token: string;
  readonly table: string;
  readonly game: string;
  /** The invitation that this seat was taken with, so that opening it again leads to the seat. */
  readonly invitation?: string;
  /** Milliseconds since 1970, when the link came to this device. */
  readonly at: number;
  /** The account whose seat it is; left out: it came to a guest, and moves into no account by itself. */
  readonly account?: string;
}

export interface Preferences {
  /** Null until the owner chose: the browser's languages decide. */
  readonly language: Language | null;
  readonly theme: "daylight" | "candle" | "auto";
  readonly motion: "auto" | "calm";
  /** How long what happens at a table is shown. */
  readonly pace: "slow" | "even" | "fast" | "instant";
  readonly sound: boolean;
  /** What is not to be heard where there is sound. */
  readonly silent: readonly Sound[];
  readonly textSize: "s" | "m" | "l";
  readonly name: string;
}

export interface Device extends Preferences {
  readonly tables: readonly KnownTable[];
  /** The account that is signed in here, as far as this device knows; null: a guest plays. */
  readonly account: string | null;
  readonly set: (wish: Partial<Preferences>) => void;
  readonly remember: (table: KnownTable) => void;
  readonly forget: (token: string) => void;
  readonly setAccount: (account: string | null) => void;
  /** The seats behind these links are an account's. */
  readonly give: (tokens: readonly string[], account: string) => void;
}

/** As many links as the server looks up at once. */
const MOST_TABLES = 200;

export const useDevice = create<Device>()(
  persist(
    (set) => ({
      language: null,
      theme: "auto",
      motion: "auto",
      pace: "even",
      sound: true,
      silent: [],
      textSize: "m",
      name: "",
      tables: [],
      account: null,
      set,
      remember: (table) =>
        set(({ tables, account }) => {
          // What is on this device alone is kept with what happened there.
          if (isHere(table.token)) return {};
          const old = tables.find(({ token }) => token === table.token);
          const others = tables.filter((known) => known !== old);
          // A guest's seat stays one, also under another link or looked at while an account is signed in.
          const before = old ?? tables.find((known) => known.table === table.table);
          const owner = before ? before.account : (account ?? undefined);
          const now = { ...old, ...table, ...(owner !== undefined && { account: owner }) };
          return { tables: [now, ...others].slice(0, MOST_TABLES) };
        }),
      forget: (token) => set(({ tables }) => ({ tables: tables.filter((known) => known.token !== token) })),
      setAccount: (account) =>
        set(({ tables }) => ({
          account,
          // Signed out, what stays here is a guest's.
          ...(account === null && { tables: tables.map(({ account: _, ...known }) => known) }),
        })),
      give: (tokens, account) =>
        set(({ tables }) => ({
          tables: tables.map((known) => (tokens.includes(known.token) ? { ...known, account } : known)),
        })),
    }),
    {
      name: "westmarch",
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ language, theme, motion, pace, sound, silent, textSize, name, tables, account }) => ({
        language,
        theme,
        motion,
        pace,
        sound,
        silent,
        textSize,
        name,
        tables,
        account,
      }),
    },
  ),
);

/** Whether things should move as little as possible: the owner said so, here or to the system. */
export function useCalm(): boolean {
  const calm = useDevice((device) => device.motion === "calm");
  return calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PACES = { slow: 1.7, even: 1, fast: 0.5, instant: 0 } as const satisfies Record<
  Preferences["pace"],
  number
>;

/** How much longer than at an even pace everything is shown; 0: it just stands there. */
export const usePace = (): number => useDevice((device) => PACES[device.pace]);
