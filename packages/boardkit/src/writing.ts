/** Writing sentences from words and names. Free of React, so that the terminal can write them too. */
import type { Language } from "@westmarch/kernel/languages";

/** How the languages of a page list things. English lists them without a comma before the last. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: "en-GB",
  "zh-Hant": "zh-Hant",
  "zh-Hans": "zh-Hans",
  ja: "ja",
};

/** Kept, for making one takes longer than a whole sentence. */
const LISTS = new Map<string, Intl.ListFormat>();

/**
 * “A, B and C”, or “A, B or C”. Effects of a card are `parts` of it: “A, B, C”. Nothing for no names.
 */
export function listed(
  { language }: { readonly language: Language },
  names: readonly string[],
  last: "and" | "or" | "parts" = "and",
): string {
  if (last === "parts") return names.join(language === "en" ? ", " : "、");
  const type = last === "and" ? "conjunction" : "disjunction";
  const id = `${language} ${type}`;
  const format = LISTS.get(id) ?? new Intl.ListFormat(LOCALES[language], { type });
  LISTS.set(id, format);
  return format.format(names);
}

/**
 * Every sentence begins with a capital where the script has any, also one that a name such as “the Shadow” opens in the
 * middle of a text; a `<b>` before it is stepped over.
 */
export const sentenceCase = (text: string): string =>
  text.replace(
    /(^|[.?!] )(<b>)?(\p{Ll})/gu,
    (_, before: string, mark: string | undefined, letter: string) =>
      before + (mark ?? "") + letter.toUpperCase(),
  );

/** Sentences after each other: only English sets a space between them. */
export const paragraph = (
  { language }: { readonly language: Language },
  ...sentences: readonly string[]
): string => sentences.filter(Boolean).join(language === "en" ? " " : "");
