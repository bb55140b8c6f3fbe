/**
 * What the pack of a table calls its cards, maneuvers, abilities and places, in the reader's language: fetched before the
 * table is shown. A page or a terminal tells of one table at a time (`speakOf`).
 */

import { type Later, later } from "@westmarch/boardkit/later";
import { inEach, type Language } from "@westmarch/kernel/languages";
import type { Names } from "../data/names.ts";
import {
  type CardId,
  CHARACTER,
  type CharacterId,
  MANEUVER,
  type ManeuverId,
  PLACE,
  type PlaceId,
  UNIT,
  unitOfCard,
} from "../ids.ts";
import { namesIn } from "../language/naming.ts";
import type { Pack } from "../pack/types.ts";
import { type Box, type Boxed, boxOf } from "../printing.ts";

export interface Titles {
  readonly card: (card: CardId) => string;
  /** What an Event card is called in a combat. */
  readonly combat: (card: CardId) => string;
  readonly maneuver: (maneuver: ManeuverId) => string;
  /** The general ability of a character; empty if it has none. */
  readonly ability: (character: CharacterId) => string;
  /** What the pack calls a place otherwise than the built-in one; null where it does not. */
  readonly place: (place: PlaceId) => string | null;
}

/** Typewriter's apostrophes are for the notation; people read printed ones. */
const typeset = (title: string): string => title.replaceAll("'", "’");

/** The places of a pack by their ids. */
const placesOf = ({ regions, passes }: Pack): ReadonlyMap<string, string> =>
  new Map([
    ...regions.map(({ id, name }) => [id, name] as const),
    ...passes.flatMap(({ id, name, point, pointName }) => [[id, name] as const, [point, pointName] as const]),
  ]);

/** The titles of a box. A name that its owner gave himself stays his in every language. */
export function titlesOf({ pack, printed }: Box, names: Names): Titles {
  const name = (own = ""): string => typeset((Object.hasOwn(names, own) ? names[own] : undefined) ?? own);
  const cards = new Map(pack.cards.map((card) => [card.id, card]));
  const designs = printed.designs.map((design) => cards.get(design));
  const maneuvers = MANEUVER.all.map((maneuver) => {
    const unit = unitOfCard(maneuver);
    return unit === null
      ? pack.maneuvers.find(({ id }) => id === MANEUVER.names[maneuver])?.title
      : pack.units.find(({ id }) => id === UNIT.names[unit])?.maneuver.title;
  });
  const generals = CHARACTER.names.map((one) => pack.characters.find(({ id }) => id === one)?.general?.title);
  const builtIn = placesOf(boxOf(null).pack);
  const own = placesOf(pack);
  const places = PLACE.names.map((id) => {
    const called = own.get(id);
    return called === undefined || called === builtIn.get(id) ? null : typeset(called);
  });
  return {
    card: (card) => name(designs[card]?.title),
    combat: (card) => {
      const design = designs[card];
      return design?.deck === "event" ? name(design.combat.title) : "";
    },
    maneuver: (maneuver) => name(maneuvers[maneuver]),
    ability: (character) => name(generals[character]),
    place: (place) => places[place] ?? null,
  };
}

/** The names of the built-in pack in each language. */
export const TITLES: Readonly<Record<Language, Later<Names>>> = inEach((language) =>
  later(() => namesIn(language)),
);

let table: Boxed = null;
/** Says which table is told of: its own pack names its things. */
export const speakOf = ({ pack }: { readonly pack: string }): void => {
  if (pack !== (table?.pack ?? "")) table = { pack };
};
/** The table that is told of. */
export const spokenOf = (): Boxed => table;

/** Made once for each box and language. */
const made = new WeakMap<Box, Map<Language, Titles>>();

/** The titles of the table that is told of; null before its names are here. */
export function titlesIn(language: Language): Titles | null {
  const names = TITLES[language].here();
  if (names === null) return null;
  const box = boxOf(table);
  const inEach = made.get(box) ?? new Map<Language, Titles>();
  made.set(box, inEach);
  const titles = inEach.get(language) ?? titlesOf(box, names);
  inEach.set(language, titles);
  return titles;
}
