import { createContext, useContext, useState, useSyncExternalStore } from "react";

/** What another has done since the player's last choice. */
export interface Deed {
  readonly id: string;
}

/** What others have just done, as it is shown beside the table and on it. */
export interface Shown {
  readonly steps: readonly Deed[];
  /** Which of them is looked at. */
  readonly at: number;
  /** They are gone through by themselves: those after it are not seen yet. */
  readonly plays: boolean;
}

const NONE: Shown = { steps: [], at: -1, plays: false };

/** What the list of deeds tells the table. */
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
