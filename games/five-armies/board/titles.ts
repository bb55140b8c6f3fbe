/** What a pack calls cards, maneuvers and abilities, in the reader's language: fetched before the table is shown. */
import type { Language } from "@westmarch/boardkit";
import { type Later, later } from "@westmarch/boardkit/later";
import type { Names } from "../data/names.ts";
import {
  type CardId,
  CHARACTER,
  type CharacterId,
  MANEUVER,
  type ManeuverId,
  UNIT,
  unitOfCard,
} from "../ids.ts";
import type { Pack } from "../pack/types.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { printedOf } from "../printing.ts";

export interface Titles {
  readonly card: (card: CardId) => string;
  /** What an Event card is called in a combat. */
  readonly combat: (card: CardId) => string;
  readonly maneuver: (maneuver: ManeuverId) => string;
  /** The general ability of a character; empty for whoever has none. */
  readonly ability: (character: CharacterId) => string;
}

/** Typewriter's apostrophes are for the notation; people read printed ones. */
const typeset = (title: string): string => title.replaceAll("'", "’");

/** The titles of a pack. A name that its owner gave himself stays his in every language. */
export function titlesOf(pack: Pack, names: Names): Titles {
  const name = (own = ""): string => typeset((Object.hasOwn(names, own) ? names[own] : undefined) ?? own);
  const cards = new Map(pack.cards.map((card) => [card.id, card]));
  const designs = printedOf(pack).designs.map((design) => cards.get(design));
  const maneuvers = MANEUVER.all.map((maneuver) => {
    const unit = unitOfCard(maneuver);
    return unit === null
      ? pack.maneuvers.find(({ id }) => id === MANEUVER.names[maneuver])?.title
      : pack.units.find(({ id }) => id === UNIT.names[unit])?.maneuver.title;
  });
  const generals = CHARACTER.names.map((one) => pack.characters.find(({ id }) => id === one)?.general?.title);
  return {
    card: (card) => name(designs[card]?.title),
    combat: (card) => {
      const design = designs[card];
      return design?.deck === "event" ? name(design.combat.title) : "";
    },
    maneuver: (maneuver) => name(maneuvers[maneuver]),
    ability: (character) => name(generals[character]),
  };
}

const NAMES: Readonly<Record<Language, () => Promise<Names>>> = {
  en: async () => ({}),
  "zh-Hant": async () => (await import("../data/names/zh-Hant.ts")).TRADITIONAL_NAMES,
  "zh-Hans": async () => (await import("../data/names/zh-Hans.ts")).SIMPLIFIED_NAMES,
  ja: async () => (await import("../data/names/ja.ts")).JAPANESE_NAMES,
};

const titlesIn = (language: Language): Later<Titles> =>
  later(async () => titlesOf(WESTMARCH, await NAMES[language]()));

/** The titles in each language. */
export const TITLES: Readonly<Record<Language, Later<Titles>>> = {
  en: titlesIn("en"),
  "zh-Hant": titlesIn("zh-Hant"),
  "zh-Hans": titlesIn("zh-Hans"),
  ja: titlesIn("ja"),
};
