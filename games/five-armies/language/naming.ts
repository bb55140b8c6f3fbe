/** What the built-in pack calls its things. A language is loaded when it is asked for. */
import { byLanguage, type Language } from "@westmarch/kernel/languages";
import type { Names } from "../data/names.ts";

/** Loads the names in a language. */
export async function namesIn(language: Language): Promise<Names> {
  const { NAMES }: { readonly NAMES: Names } = await byLanguage(
    language,
    (one) => import(`../data/names/${one}.ts`),
  );
  return NAMES;
}
