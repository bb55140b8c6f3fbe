/** The words of a game in every language, and what a check of them is. */
import type { Language } from "@westmarch/kernel/languages";

/** A language's messages by their keys. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;
/** The same keys in every language. */
export type Catalogues<Key extends string = string> = Readonly<Record<Language, Catalogue<Key>>>;

/** A check: what it says of the words, and where that does not hold. */
export type WordCheck = readonly [title: string, faults: () => readonly string[]];
