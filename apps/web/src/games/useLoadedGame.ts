import type { BoardModule, DeckChoosing, PackChoosing, Say } from "@westmarch/boardkit";
import { useCallback } from "react";
import { sayFrom, useWords } from "../i18n/index.ts";
import { type Fetched, useFetched } from "../net/useFetched.ts";
import { doorOf, gameWords } from "./doors.ts";

/** A game with its words. */
export interface LoadedGame {
  readonly module: BoardModule;
  readonly say: Say;
  /** Not all of the game is in the language spoken: what is not, is English. */
  readonly untranslated: boolean;
  /** How decks come to its tables; null where players bring none. */
  readonly decks: DeckChoosing | null;
  /** How data packs come to its tables; null where all that is printed is known. */
  readonly packs: PackChoosing | null;
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
      const [module, said, decks, packs] = await Promise.all([
        load(),
        gameWords(id, language),
        doorOf(id)?.deckPages?.choosing() ?? null,
        doorOf(id)?.packPages?.choosing() ?? null,
      ]);
      return {
        module,
        say: sayFrom(said.language, said.words),
        untranslated: said.untranslated,
        decks,
        packs,
      };
    }, [id, language]),
  );
}
