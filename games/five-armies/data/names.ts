import { byLanguage, type Language } from "@westmarch/kernel/languages";

/**
 * Names in other languages, by the English ones of the built-in pack: a name that a pack's author chose stays as it is.
 */
export type Names = Readonly<Record<string, string>>;

/** Loads the names in a language. */
export async function namesIn(language: Language): Promise<Names> {
  const { NAMES }: { readonly NAMES: Names } = await byLanguage(
    language,
    (one) => import(`./names/${one}.ts`),
  );
  return NAMES;
}
