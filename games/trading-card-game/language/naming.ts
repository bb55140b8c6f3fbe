/** What cards are called, and the words on them besides their texts. A language is loaded when it is asked for. */
import type { Language } from "@westmarch/kernel/languages";
import type { Subtitle, Title } from "../data/cards.ts";
import type { Names } from "../data/names.ts";
import type { Labels } from "./labels.ts";

export interface Naming {
  readonly labels: Labels;
  title(title: Title): string;
  subtitle(subtitle: Subtitle): string;
}

const naming = (labels: Labels, { titles, subtitles }: Names): Naming => ({
  labels,
  title: (title) => titles[title],
  subtitle: (subtitle) => subtitles[subtitle],
});

const LANGUAGES: Readonly<Record<Language, () => Promise<Naming>>> = {
  en: async () => ({
    labels: (await import("./labels/en.ts")).ENGLISH_LABELS,
    title: (title) => title,
    subtitle: (subtitle) => subtitle,
  }),
  "zh-Hant": async () => {
    const [{ TRADITIONAL_LABELS }, { TRADITIONAL_NAMES }] = await Promise.all([
      import("./labels/zh-Hant.ts"),
      import("../data/names/zh-Hant.ts"),
    ]);
    return naming(TRADITIONAL_LABELS, TRADITIONAL_NAMES);
  },
  "zh-Hans": async () => {
    const [{ SIMPLIFIED_LABELS }, { SIMPLIFIED_NAMES }] = await Promise.all([
      import("./labels/zh-Hans.ts"),
      import("../data/names/zh-Hans.ts"),
    ]);
    return naming(SIMPLIFIED_LABELS, SIMPLIFIED_NAMES);
  },
  ja: async () => {
    const [{ JAPANESE_LABELS }, { JAPANESE_NAMES }] = await Promise.all([
      import("./labels/ja.ts"),
      import("../data/names/ja.ts"),
    ]);
    return naming(JAPANESE_LABELS, JAPANESE_NAMES);
  },
};

/** What cards are called in a language. */
export const namingIn = (language: Language): Promise<Naming> => LANGUAGES[language]();
