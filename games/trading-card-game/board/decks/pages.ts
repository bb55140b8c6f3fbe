/** The cards as they are searched: in the language of the page first, in the others when it is at rest. */
import { fetchAhead, type Later, later, onceHere } from "@westmarch/boardkit/later";
import { inEach, LANGUAGES, type Language } from "@westmarch/kernel/languages";
import { useEffect, useMemo, useState } from "react";
import { type Pages, pagesOf } from "../../decks/search.ts";
import type { Reading } from "../../language/index.ts";
import { READINGS } from "../cards/words.ts";

const pagesIn = (language: Language): Later<Pages> =>
  later(async () => pagesOf(await READINGS[language].fetch()));

const PAGES: Readonly<Record<Language, Later<Pages>>> = inEach(pagesIn);

/** What is here of all languages, and the words on cards in this language once they are here. */
export function usePages(language: Language): {
  readonly pages: readonly Pages[];
  readonly reading: Reading | null;
} {
  const [arrived, arrive] = useState(0);
  useEffect(() => {
    const others = LANGUAGES.filter((other) => other !== language).map((other) => PAGES[other]);
    return onceHere(PAGES[language], () => {
      arrive((n) => n + 1);
      void fetchAhead(others).then(() => arrive((n) => n + 1));
    });
  }, [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is here changes when something has arrived
  return useMemo(
    () => ({
      pages: LANGUAGES.flatMap((one) => PAGES[one].here() ?? []),
      reading: READINGS[language].here(),
    }),
    [language, arrived],
  );
}
