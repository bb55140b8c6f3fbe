/** What the program itself says to people, in the reader's language. What scripts read (`--json`) stays English. */
import type { Say } from "@westmarch/boardkit";
import { sayFrom } from "@westmarch/boardkit/say";
import chance from "@westmarch/fairness/text/en.json" with { type: "json" };
import { isLanguage, type Language } from "@westmarch/kernel/languages";
import { wordsBeside } from "@westmarch/registry/words";
import en from "./text/en.json" with { type: "json" };

export type Key = keyof typeof en | keyof typeof chance;
export type Words = Say<Key>;

const words = wordsBeside<Key>(
  { ...en, ...chance },
  new URL("./text/en.json", import.meta.url),
  new URL(import.meta.resolve("@westmarch/fairness/text/en.json")),
);

/** What the program says to a reader of this language: English where it has no words of it. */
export function wordsIn(reader: Language): Words {
  const { language, catalogue } = words(reader);
  return sayFrom(language, catalogue);
}

export const english: Words = wordsIn("en");

/** The language that `--language` names, wherever it stands; English where it names none that we speak. */
export function languageOf(args: readonly string[]): Language {
  const named = args.flatMap((arg, i) => {
    if (arg === "--language") return [args[i + 1]];
    return arg.startsWith("--language=") ? [arg.slice("--language=".length)] : [];
  });
  const last = named.at(-1);
  return isLanguage(last) ? last : "en";
}
