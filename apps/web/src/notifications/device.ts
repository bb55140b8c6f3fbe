/** How this device is told of its tables, and of which it is not. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { freshKey } from "../net/api.ts";

interface Telling {
  /** This device’s secret for notices; never shown to another player. */
  readonly recipient: string;
  /** It has a way to be told. */
  readonly on: boolean;
  /** Nothing is sent in the quiet hours. */
  readonly quiet: boolean;
  /** When they begin and end, in hours of the day. */
  readonly hours: { readonly from: number; readonly until: number };
  /** Tables of which nothing is to be heard. */
  readonly muted: readonly string[];
}

/** Quiet hours for an owner who has not said others. */
const NIGHT = { from: 22, until: 7 };

export const useTelling = create<Telling>()(
  persist((): Telling => ({ recipient: freshKey(), on: false, quiet: true, hours: NIGHT, muted: [] }), {
    name: "westmarch-notices",
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);
