/** Cards by what people write: titles and subtitles in every language, or a part of them. */

import { LANGUAGES } from "@westmarch/kernel/languages";
import { distance } from "fastest-levenshtein";
import type { Card } from "../data/cards.ts";
import type { Collector } from "./deck.ts";
import { nameOf } from "./names.ts";
import { BASE, cardsOfSets } from "./sets.ts";

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

/** Farther than this share of its length, and than one letter, a name is another name. */
const FAR = 0.4;

/** All names of these cards in all languages, to be looked up. */
function makeIndex(cards: readonly Card[]): Index {
  const names = new Map<string, Set<Collector>>();
  const enter = (name: string, card: Collector): void => {
    const key = fold(name);
    const cards = names.get(key);
    if (cards) cards.add(card);
    else names.set(key, new Set([card]));
  };
  for (const language of LANGUAGES) {
    for (const { id } of cards) {
      const { title, subtitle } = nameOf(id, language);
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
      .filter(({ far, length }) => far <= Math.max(1, length * FAR))
      .toSorted((one, other) => one.far - other.far);
    const [best] = near;
    if (!best) return [];
    const cards = near.filter(({ far }) => far <= best.far + 1).flatMap(({ cards }) => [...cards]);
    return [...new Set(cards)].slice(0, most);
  };
  return { find, nearest };
}

const made = new Map<string, Index>();

/** Finds cards of these sets by what people write. */
export function lookup(sets: readonly number[] = BASE): Index {
  const key = sets.join();
  const index = made.get(key) ?? makeIndex(cardsOfSets(sets));
  made.set(key, index);
  return index;
}
