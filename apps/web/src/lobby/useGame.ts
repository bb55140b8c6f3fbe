import type { BoardModule, Say } from "@westmarch/boardkit";
import { useCallback } from "react";
import { doorOf, gameWords } from "../games.ts";
import { type Fetched, useFetched } from "../useFetched.ts";
import { sayFrom, useWords } from "../words/index.ts";

/** A game with its words, in the language spoken. */
export interface LoadedGame {
  readonly module: BoardModule;
  readonly say: Say;
}

/** A game on its way: `loading`, `failed` (with a way to try again), or there. */
export type GameState = Fetched<LoadedGame>;

/** Fetches an open game and its words. */
export function useLoadedGame(id: string): GameState {
  const { language } = useWords();
  return useFetched(
    useCallback(async () => {
      const load = doorOf(id)?.load;
      if (!load) throw new Error(`the game ${id} cannot be opened`);
      return { module: await load(), say: sayFrom(language, await gameWords(id, language)) };
    }, [id, language]),
  );
}
