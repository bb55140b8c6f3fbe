/** How a player last opened tables behind each door of this device. It stays on it. */
import type { Settings } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import type { PaceDraft } from "../../time/paces.ts";
import type { Guest, Way } from "../plan.ts";

/** What was chosen the last time behind a door, as far as it is chosen again by itself. */
export interface Kept {
  readonly way: Way;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly side?: string;
  readonly level?: Level;
  readonly settings?: Settings;
  readonly second?: string;
  readonly guests?: readonly Guest[];
  readonly listed?: { readonly join: boolean; readonly watch: boolean };
  readonly time?: PaceDraft;
  readonly rated?: boolean;
  readonly kept?: boolean;
  /** Decks by their names, the one brought last first. */
  readonly decks?: readonly string[];
}

interface Doors {
  readonly doors: Readonly<Record<string, Kept>>;
  readonly keep: (game: string, kept: Kept) => void;
}

/** As many decks stand at the door. */
export const DECKS_AT_DOOR = 5;

/** The last choices behind every door. */
export const useKept = create<Doors>()(
  persist(
    (set) => ({
      doors: {},
      keep: (game, kept) =>
        set(({ doors }) => ({ doors: { ...doors, [game]: { ...doors[game], ...kept } } })),
    }),
    {
      name: "westmarch-doors",
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ doors }) => ({ doors }),
    },
  ),
);
