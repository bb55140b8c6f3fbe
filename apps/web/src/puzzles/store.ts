import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { NEW, type Outcome, type Score, scored } from "./score.ts";

interface Solver extends Score {
  readonly note: (outcome: Outcome) => void;
}

/** The puzzles that were tried on this device. They stay on it. */
export const useSolver = create<Solver>()(
  persist((set) => ({ ...NEW, note: (outcome) => set((score) => scored(score, outcome)) }), {
    name: "westmarch-puzzles",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ results, ratings, days }) => ({ results, ratings, days }),
  }),
);
