/** Everything of a pack that people read, in each language. A language is loaded when it is asked for. */
import type { Language } from "@westmarch/kernel/languages";
import type { Names } from "../data/names.ts";
import type { Writer } from "./writer.ts";

export interface Reading extends Writer {
  /** How something is called that the pack calls so. */
  name(own: string): string;
}

const reading = (writer: Writer, names: Names): Reading => ({
  ...writer,
  name: (own) => (Object.hasOwn(names, own) ? (names[own] ?? own) : own),
});

const LANGUAGES: Readonly<Record<Language, () => Promise<Reading>>> = {
  en: async () => reading((await import("./english.ts")).ENGLISH, {}),
  "zh-Hant": async () => {
    const [{ chinese }, { TRADITIONAL }, { TRADITIONAL_NAMES }] = await Promise.all([
      import("./chinese.ts"),
      import("./words/zh-Hant.ts"),
      import("../data/names/zh-Hant.ts"),
    ]);
    return reading(chinese(TRADITIONAL), TRADITIONAL_NAMES);
  },
  "zh-Hans": async () => {
    const [{ chinese }, { SIMPLIFIED }, { SIMPLIFIED_NAMES }] = await Promise.all([
      import("./chinese.ts"),
      import("./words/zh-Hans.ts"),
      import("../data/names/zh-Hans.ts"),
    ]);
    return reading(chinese(SIMPLIFIED), SIMPLIFIED_NAMES);
  },
  ja: async () => {
    const [{ JAPANESE }, { JAPANESE_NAMES }] = await Promise.all([
      import("./japanese.ts"),
      import("../data/names/ja.ts"),
    ]);
    return reading(JAPANESE, JAPANESE_NAMES);
  },
};

/** How the things of a pack read in a language. */
export const readingIn = (language: Language): Promise<Reading> => LANGUAGES[language]();
