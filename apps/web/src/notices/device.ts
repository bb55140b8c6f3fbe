/** How this device is told of its tables, and of which it is not. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { freshKey } from "../api.ts";

interface Telling {
  /** This device’s secret for notices; never shown to another player. */
  readonly recipient: string;
  /** It has a way to be told. */
  readonly on: boolean;
  /** Nothing is sent at night, from ten to seven. */
  readonly quiet: boolean;
  /** Tables of which nothing is to be heard. */
  readonly muted: readonly string[];
}

export const useTelling = create<Telling>()(
  persist((): Telling => ({ recipient: freshKey(), on: false, quiet: true, muted: [] }), {
    name: "westmarch-notices",
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);
