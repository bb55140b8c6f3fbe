import type { BoardModule, Language, Say } from "@westmarch/boardkit";
import { sayIn } from "@westmarch/boardkit/say";
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { doorOf, gameWords } from "../games.ts";
import {
  type Catalogue,
  type ShellKey,
  sayFrom,
  type TableKey,
  type TableSay,
  useWords,
} from "../words/index.ts";

const catalogues: Record<Language, () => Promise<{ default: Catalogue }>> = {
  en: () => import("../text/table.en.json"),
  "zh-Hant": () => import("../text/table.zh-Hant.json"),
  "zh-Hans": () => import("../text/table.zh-Hans.json"),
  ja: () => import("../text/table.ja.json"),
};

/** The words of the table pages. */
export const tableWords = async (language: Language): Promise<Catalogue> =>
  (await catalogues[language]()).default;

/** A game's board and words, in the language of the words. */
export interface Loaded {
  readonly module: BoardModule;
  readonly language: Language;
  /** Says the game's keys. */
  readonly say: Say;
}

const SpokenHere = createContext<TableSay>(sayFrom("en"));

/** Says the words of the table pages, and the shell's. */
export const useSay = (): TableSay => useContext(SpokenHere);

/** The words of the shell are those that the table's own do not have. */
const isOfShell = (key: TableKey, words: Catalogue): key is ShellKey => !(key in words);

/** Speaks the table's words to everything inside, once they are there. A change of language keeps the old ones until then. */
export function Speaking({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { language, say: shell } = useWords();
  const [own, setOwn] = useState<{ say: TableSay } | null>(null);
  useEffect(() => {
    let current = true;
    void tableWords(language).then((words) => {
      const mine = sayFrom(language, words);
      if (current)
        setOwn({
          say: sayIn(language, (key, slots) =>
            isOfShell(key, words) ? shell(key, slots) : mine(key, slots),
          ),
        });
    });
    return () => {
      current = false;
    };
  }, [language, shell]);
  return own ? <SpokenHere value={own.say}>{children}</SpokenHere> : waiting;
}

/** A game with its words; null while it is being fetched, and an error when it cannot be. */
export function useGame(game: string | null): Loaded | Error | null {
  const { language } = useWords();
  const [loaded, setLoaded] = useState<Loaded | Error | null>(null);
  useEffect(() => {
    if (game === null) return;
    let current = true;
    const take = (news: Loaded | Error) => {
      if (current) setLoaded(news);
    };
    loadGame(game, language).then(take, (error: unknown) =>
      take(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      current = false;
    };
  }, [game, language]);
  return loaded;
}

async function loadGame(game: string, language: Language): Promise<Loaded> {
  const door = doorOf(game);
  if (!door?.load) throw new Error(`there is no game ${game}`);
  const module = await door.load();
  return { module, language, say: sayFrom(language, await gameWords(game, language)) };
}
