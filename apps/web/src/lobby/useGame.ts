import type { BoardModule, Say } from "@westmarch/boardkit";
import { useEffect, useState } from "react";
import { doorOf, gameWords } from "../games.ts";
import { sayFrom, useWords } from "../words/index.ts";

/** A game with its words, in the language spoken. */
export interface LoadedGame {
  readonly module: BoardModule;
  readonly say: Say;
}

/** A game on its way: `loading`, `failed` (with a way to try again), or there. */
export type GameState =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly retry: () => void }
  | ({ readonly state: "there" } & LoadedGame);

/** Fetches an open game and its words. */
export function useLoadedGame(id: string): GameState {
  const { language } = useWords();
  const [tries, setTries] = useState(0);
  const [game, setGame] = useState<LoadedGame | "loading" | "failed">("loading");
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try fetches again
  useEffect(() => {
    let current = true;
    const load = doorOf(id)?.load;
    if (!load) return;
    load()
      .then(async (module) => ({ module, say: sayFrom(language, await gameWords(id, language)) }))
      .then(
        (loaded) => current && setGame(loaded),
        () => current && setGame("failed"),
      );
    return () => {
      current = false;
    };
  }, [id, language, tries]);
  if (game === "loading") return { state: "loading" };
  if (game === "failed") {
    const retry = () => {
      setGame("loading");
      setTries((n) => n + 1);
    };
    return { state: "failed", retry };
  }
  return { state: "there", ...game };
}
