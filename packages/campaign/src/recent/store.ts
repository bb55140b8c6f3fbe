import { createContext, useContext, useState, useSyncExternalStore } from "react";
import type { Step } from "./steps.ts";

/** What others have just done, as it is shown beside the map and on it. */
export interface Shown {
  readonly steps: readonly Step<unknown, unknown>[];
  /** Which of them is looked at. */
  readonly at: number;
  /** They are gone through by themselves: those after it are not seen yet. */
  readonly plays: boolean;
}

const NONE: Shown = { steps: [], at: -1, plays: false };

/** What the list of deeds beside a map tells the map. */
export class RecentStore {
  #shown = NONE;
  readonly #listeners = new Set<() => void>();
  readonly shown = (): Shown => this.#shown;
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly show = (shown: Shown): void => {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  };
}

/** That of the table around. */
export const RecentContext = createContext<RecentStore>(new RecentStore());

/** One for a table. */
export const useRecentStore = (): RecentStore => useState(() => new RecentStore())[0];

/** What is shown at this table of what others have just done. */
export function useShown(): readonly [shown: Shown, store: RecentStore] {
  const store = useContext(RecentContext);
  return [useSyncExternalStore(store.listen, store.shown), store];
}
