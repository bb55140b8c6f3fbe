import { useCallback } from "react";
import { type Door, ruleWords } from "../games/doors.ts";
import { sayFrom, useWords } from "../i18n/index.ts";
import { type Fetched, useFetched } from "../net/useFetched.ts";
import { type Chapter, inWords } from "./find.ts";

/** Fetches a game's rule book with its words; of a game without one there are no chapters. */
export function useChapters({
  id,
  rules,
}: Pick<Door, "id" | "rules">): Fetched<{ readonly chapters: readonly Chapter[] }> {
  const { language } = useWords();
  return useFetched(
    useCallback(async () => {
      if (!rules) return { chapters: [] };
      const [book, said] = await Promise.all([rules(), ruleWords(id, language)]);
      return { chapters: inWords(book, sayFrom(said.language, said.words)) };
    }, [id, rules, language]),
  );
}
