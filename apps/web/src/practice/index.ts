import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { type Bout, noted } from "./bouts.ts";

interface Practice {
  readonly bouts: readonly Bout[];
  readonly note: (bout: Bout) => void;
}

/** The games against computers that were finished on this device. They stay on it. */
export const usePractice = create<Practice>()(
  persist((set) => ({ bouts: [], note: (bout) => set(({ bouts }) => ({ bouts: noted(bouts, bout) })) }), {
    name: "westmarch-practice",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ bouts }) => ({ bouts }),
  }),
);
