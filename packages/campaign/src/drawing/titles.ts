/** What places are called, language by language, for room that every name must have. */
import { byLanguage, LANGUAGES, type Language } from "@westmarch/kernel/languages";

/** The catalogues of all languages, each a module of JSON. */
export const inEveryLanguage = <Words>(
  load: (language: Language) => Promise<{ readonly default: Words }>,
): Promise<readonly Words[]> =>
  Promise.all(LANGUAGES.map(async (language) => (await byLanguage(language, load)).default));
