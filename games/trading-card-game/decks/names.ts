/** What cards are called in each language, all languages at once: a deck may be written in any. */
import { type InWholeLanguages, inLanguage, type Language } from "@westmarch/kernel/languages";
import type { Card } from "../data/cards.ts";
import { NAMES as JAPANESE_NAMES } from "../data/names/ja.ts";
import { NAMES as SIMPLIFIED_NAMES } from "../data/names/zh-Hans.ts";
import { NAMES as TRADITIONAL_NAMES } from "../data/names/zh-Hant.ts";
import type { Names } from "../data/names.ts";
import { type Collector, printedCard } from "./deck.ts";

export interface FullName {
  readonly title: string;
  readonly subtitle?: string;
}

const translated =
  ({ titles, subtitles }: Names) =>
  ({ title, subtitle }: Card): FullName => ({
    title: titles[title],
    ...(subtitle && { subtitle: subtitles[subtitle] }),
  });

interface Naming {
  readonly named: (card: Card) => FullName;
  /** Between title and subtitle. */
  readonly comma: string;
}

const NAMINGS: InWholeLanguages<Naming> = {
  en: { named: (card) => card, comma: ", " },
  "zh-Hant": { named: translated(TRADITIONAL_NAMES), comma: "，" },
  "zh-Hans": { named: translated(SIMPLIFIED_NAMES), comma: "，" },
  ja: { named: translated(JAPANESE_NAMES), comma: "、" },
};

/** What a card of the set is called. */
export const nameOf = (card: Collector, language: Language): FullName =>
  inLanguage(NAMINGS, language).named(printedCard(card));

/** `Legolas, Greenleaf`. */
export function fullName(card: Collector, language: Language): string {
  const { title, subtitle } = nameOf(card, language);
  return subtitle === undefined ? title : `${title}${inLanguage(NAMINGS, language).comma}${subtitle}`;
}
