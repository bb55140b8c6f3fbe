/** Cards by what people write: titles and subtitles in every language, or a part of them. */

import { distance } from "fastest-levenshtein";
import { CARDS } from "../data/cards.ts";
import { JAPANESE_NAMES } from "../data/names/ja.ts";
import { SIMPLIFIED_NAMES } from "../data/names/zh-Hans.ts";
import { TRADITIONAL_NAMES } from "../data/names/zh-Hant.ts";
import type { Names } from "../data/names.ts";
import { type Collector, printedCard } from "./deck.ts";

export const LANGUAGES = ["en", "zh-Hant", "zh-Hans", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a card is called. */
export interface FullName {
  readonly title: string;
  readonly subtitle?: string | undefined;
}

/** The names of all cards in one language. */
export type Naming = (card: Collector) => FullName;

/** As printed. */
export const inPrint: Naming = (card) => printedCard(card);

const namedBy =
  ({ titles, subtitles }: Names): Naming =>
  (id) => {
    const { title, subtitle } = printedCard(id);
    return { title: titles[title], subtitle: subtitle && subtitles[subtitle] };
  };

/** The names of all cards in each language. */
export const NAMINGS: Readonly<Record<Language, Naming>> = {
  en: inPrint,
  "zh-Hant": namedBy(TRADITIONAL_NAMES),
  "zh-Hans": namedBy(SIMPLIFIED_NAMES),
  ja: namedBy(JAPANESE_NAMES),
};

/** `Legolas, Greenleaf`; between characters stands their own comma. */
export const fullName = ({ title, subtitle }: FullName): string => {
  if (subtitle === undefined) return title;
  return /\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(title)
    ? `${title}，${subtitle}`
    : `${title}, ${subtitle}`;
};

/** Marks upon Latin letters. Those of kana are not among them: ガ is not カ. */
const ACCENTS = /[\u0300-\u036f]/g;
const ARTICLE = /^(?:the|an|a)(?=[^\p{L}\p{N}])/u;

/** A name as it is compared: no case, no accents, no marks, no spaces, no article, no full-width letters. */
export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(ACCENTS, "")
    .normalize("NFC")
    .replace(ARTICLE, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Cards found by a name. */
export interface Found {
  /** All that it can mean. */
  readonly cards: readonly Collector[];
  /** It is the whole name, or all but the subtitle or the title, and not only a beginning. */
  readonly whole: boolean;
}

export interface Index {
  find(written: string): Found;
  /** The nearest names there are, the nearest first. */
  nearest(written: string, most?: number): readonly Collector[];
}

/** A beginning as short as this says nothing. */
const shortest = (folded: string): number => (/^[\p{Script=Latin}\p{N}]+$/u.test(folded) ? 4 : 2);

/** Farther than this share of its length, a name is another name. */
const FAR = 0.4;

/** All names of all cards in these languages, to be looked up. */
export function indexOf(namings: readonly Naming[]): Index {
  const names = new Map<string, Set<Collector>>();
  const enter = (name: string, card: Collector): void => {
    const key = fold(name);
    const cards = names.get(key);
    if (cards) cards.add(card);
    else names.set(key, new Set([card]));
  };
  for (const naming of namings) {
    for (const { id } of CARDS) {
      const { title, subtitle } = naming(id);
      enter(title, id);
      if (subtitle === undefined) continue;
      enter(`${title} ${subtitle}`, id);
      enter(subtitle, id);
    }
  }
  const find = (written: string): Found => {
    const key = fold(written);
    const whole = names.get(key);
    if (whole) return { cards: [...whole], whole: true };
    if (key.length < shortest(key)) return { cards: [], whole: false };
    const begun = [...names].filter(([name]) => name.startsWith(key)).flatMap(([, cards]) => [...cards]);
    return { cards: [...new Set(begun)], whole: false };
  };
  const nearest = (written: string, most = 3): readonly Collector[] => {
    const key = fold(written);
    const near = [...names]
      .map(([name, cards]) => ({
        cards,
        far: distance(key, name),
        length: Math.max(name.length, key.length),
      }))
      .filter(({ far, length }) => far <= length * FAR)
      .toSorted((one, other) => one.far - other.far);
    const [best] = near;
    if (!best) return [];
    const cards = near.filter(({ far }) => far <= best.far + 1).flatMap(({ cards }) => [...cards]);
    return [...new Set(cards)].slice(0, most);
  };
  return { find, nearest };
}
