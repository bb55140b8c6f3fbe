/** Everything of a card that people read, in each language. A language is loaded when it is asked for. */
import { TEXTS } from "../compiled/texts.ts";
import type { Subtitle, Title } from "../data/cards.ts";
import type { Names } from "../data/names.ts";
import type { Labels } from "./labels.ts";
import type { Line } from "./runs.ts";
import type { Text } from "./tree.ts";

export type CardLanguage = "en" | "zh-Hant" | "zh-Hans" | "ja";

export interface Reading {
  readonly labels: Labels;
  title(title: Title): string;
  subtitle(subtitle: Subtitle): string;
  /** What the card of this number says, a line for each part. */
  text(id: string): readonly Line[];
}

const reading = (
  labels: Labels,
  { titles, subtitles }: Names,
  writer: (named: (title: Title) => string) => (text: Text) => readonly Line[],
): Reading => {
  const title = (one: Title): string => titles[one];
  const write = writer(title);
  return {
    labels,
    title,
    subtitle: (subtitle) => subtitles[subtitle],
    text: (id) => write(TEXTS[id] ?? []),
  };
};

const LANGUAGES: Readonly<Record<CardLanguage, () => Promise<Reading>>> = {
  en: async () => {
    const [{ ENGLISH_LABELS }, { english }] = await Promise.all([
      import("./labels/en.ts"),
      import("./english.ts"),
    ]);
    return {
      labels: ENGLISH_LABELS,
      title: (title) => title,
      subtitle: (subtitle) => subtitle,
      text: (id) => english(TEXTS[id] ?? []),
    };
  },
  "zh-Hant": async () => {
    const [{ TRADITIONAL_LABELS }, { TRADITIONAL_NAMES }, { TRADITIONAL }, { chinese }] = await Promise.all([
      import("./labels/zh-Hant.ts"),
      import("../data/names/zh-Hant.ts"),
      import("./words/zh-Hant.ts"),
      import("./chinese.ts"),
    ]);
    return reading(TRADITIONAL_LABELS, TRADITIONAL_NAMES, (named) => chinese(TRADITIONAL, named));
  },
  "zh-Hans": async () => {
    const [{ SIMPLIFIED_LABELS }, { SIMPLIFIED_NAMES }, { SIMPLIFIED }, { chinese }] = await Promise.all([
      import("./labels/zh-Hans.ts"),
      import("../data/names/zh-Hans.ts"),
      import("./words/zh-Hans.ts"),
      import("./chinese.ts"),
    ]);
    return reading(SIMPLIFIED_LABELS, SIMPLIFIED_NAMES, (named) => chinese(SIMPLIFIED, named));
  },
  ja: async () => {
    const [{ JAPANESE_LABELS }, { JAPANESE_NAMES }, { japanese }] = await Promise.all([
      import("./labels/ja.ts"),
      import("../data/names/ja.ts"),
      import("./japanese.ts"),
    ]);
    return reading(JAPANESE_LABELS, JAPANESE_NAMES, japanese);
  },
};

/** How cards read in a language. */
export const readingIn = (language: CardLanguage): Promise<Reading> => LANGUAGES[language]();
