/** Writing sentences from words and names. Free of React, so that the terminal can write them too. */
import { isSpaced, type Language, listsAs } from "@westmarch/kernel/languages";

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
  if (last === "parts") return names.join(isSpaced(language) ? ", " : "、");
  const type = last === "and" ? "conjunction" : "disjunction";
  const id = `${language} ${type}`;
  const format = LISTS.get(id) ?? new Intl.ListFormat(listsAs(language), { type });
  LISTS.set(id, format);
  return format.format(names);
}

/**
 * Every sentence begins with a capital where the script has any, also one that a name such as “the Shadow” opens in the
 * middle of a text; a `<b>` or the mark of a name before it is stepped over.
 */
export const sentenceCase = (text: string): string =>
  text.replace(
    /(^|[.?!] )((?:<b>)?(?:\u{E000}[^\u{E001}]*\u{E001})?)(\p{Ll})/gu,
    (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
  );

/** Sentences after each other: with a space between them where the language has any. */
export const paragraph = (
  { language }: { readonly language: Language },
  ...sentences: readonly string[]
): string => sentences.filter(Boolean).join(isSpaced(language) ? " " : "");
