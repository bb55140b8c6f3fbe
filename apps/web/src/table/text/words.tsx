import type { Besides, BoardModule, Say } from "@westmarch/boardkit";
import { atRest, insistently, mended } from "@westmarch/boardkit/later";
import { sayIn } from "@westmarch/boardkit/say";
import type { Core, Settings } from "@westmarch/kernel";
import type { Language } from "@westmarch/kernel/languages";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { doorOf, gameWords } from "../../games/doors.ts";
import { type WordFile, wordsOf } from "../../i18n/files.ts";
import {
  type Catalogue,
  type ShellKey,
  sayFrom,
  type TableKey,
  type TableSay,
  useWords,
} from "../../i18n/index.ts";
import type { Fetched } from "../../net/useFetched.ts";

/** The words of the table pages. */
export const tableWords = wordsOf(import.meta.glob<WordFile>("../../text/table.*.json"));

/** A game's board and words, in the language of the words. */
export interface Loaded {
  readonly module: BoardModule;
  readonly language: Language;
  /** Not all of the game is in the language of the page: what is not, is English. */
  readonly untranslated: boolean;
  /** Says the game's keys: at first those that a first choice needs. */
  readonly say: Say;
  /** What else belongs to the game, with the rest of its words: it comes when the table stands. */
  readonly besides: Fetched<{ readonly all: Besides }>;
}

/** A game of which everything is here. */
export interface Whole extends Loaded {
  readonly besides: Extract<Loaded["besides"], { state: "there" }>;
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
    void insistently(() => tableWords(language)).then((words) => {
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

/** A game as far as a first choice needs it. */
interface Opened extends Omit<Loaded, "besides"> {
  /** Fetches the rest; afterwards `say` knows all keys. */
  readonly rest: () => Promise<Besides>;
}

async function openGame(
  game: string,
  reader: Language,
  view: Core | null,
  settings: Settings,
): Promise<Opened> {
  const door = doorOf(game);
  if (!door?.load) throw new Error(`there is no game ${game}`);
  const { load, first: firstWords } = door;
  const [module, first] = await insistently(() => Promise.all([load(), gameWords(game, reader, firstWords)]));
  const { language, untranslated } = first;
  await insistently(async () => module.laid?.(language, view, settings));
  const words: Record<string, string> = { ...first.words };
  const rest = async () => {
    const [all, others] = await Promise.all([module.besides(), gameWords(game, reader)]);
    Object.assign(words, others.words);
    return all;
  };
  return { module, language, untranslated, say: sayFrom(language, words), rest };
}

/**
 * A game with its words; null while it is being fetched, and an error when it cannot be. What it has besides follows when
 * the page has drawn it and has nothing else to do, or with `atOnce` without a pause. What the `view` cannot be told
 * without comes first: at any position, if there is none.
 */
export function useGame(
  game: string | null,
  view: Core | null = null,
  settings: Settings = {},
  atOnce = false,
): Loaded | Error | null {
  const { language } = useWords();
  const at = useRef({ view, settings });
  at.current = { view, settings };
  const [loaded, setLoaded] = useState<Loaded | Error | null>(null);
  // In another language, what was there as a whole stays until the other is.
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (game === null) return;
    let current = true;
    const take = (news: Loaded | Error) => {
      if (!current) return;
      before.current = news instanceof Error || !isWhole(news) ? null : game;
      setLoaded(news);
    };
    const fetchRest = async ({ rest, ...opened }: Opened): Promise<void> => {
      try {
        take({ ...opened, besides: { state: "there", all: await rest() } });
      } catch (error) {
        const retry = () => {
          take({ ...opened, besides: { state: "loading" } });
          void mended(error).then(() => fetchRest({ rest, ...opened }));
        };
        take({ ...opened, besides: { state: "failed", error, retry } });
      }
    };
    const fetch = async (): Promise<void> => {
      const opened = await openGame(game, language, at.current.view, at.current.settings);
      if (!atOnce && before.current !== game) {
        const { rest: _, ...first } = opened;
        take({ ...first, besides: { state: "loading" } });
        await atRest();
      }
      await fetchRest(opened);
    };
    fetch().catch((error: unknown) => take(error instanceof Error ? error : new Error(String(error))));
    return () => {
      current = false;
    };
  }, [game, language, atOnce]);
  return loaded;
}

/** A game with everything that belongs to it, for pages that are nothing without. */
export function useWholeGame(game: string): Whole | Error | null {
  const loaded = useGame(game, null, {}, true);
  if (loaded === null || loaded instanceof Error || isWhole(loaded)) return loaded;
  return loaded.besides.state === "failed" ? new Error(`not everything of ${game} could be fetched`) : null;
}

export const isWhole = (loaded: Loaded): loaded is Whole => loaded.besides.state === "there";
