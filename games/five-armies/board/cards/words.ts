/** What of a card is told by its number, and where each part of it comes from. */
import {
  type CardId,
  type CharacterId,
  DECK,
  deckOf,
  EVENT_DECK,
  FATE_DECK,
  type ManeuverId,
  NONE,
  unitOfCard,
} from "../../ids.ts";
import type { CardType } from "../../language/names.ts";
import type { From, Source } from "../../pack/types.ts";
import { printed } from "../../printing.ts";

/** Whatever says which pack is played with. */
export interface Boxed {
  readonly pack: string;
}
/** The built-in pack. */
export const OUR_OWN: Boxed = { pack: "" };

/** A part of a card of which its source can be told. */
export type Part = "title" | "kind" | "text" | "combat" | "name" | "figures";

/** A source, and what of the card comes from there. */
export interface SourceOfParts {
  readonly source: Source;
  readonly parts: readonly Part[];
}

/** The parts of a card by their sources, each source once. */
export function bySource(
  from: From,
  parts: readonly (readonly [part: Part, field: string])[],
): readonly SourceOfParts[] {
  const told = new Map<Source, Part[]>();
  for (const [part, field] of parts) {
    const source = from[field] ?? from.all;
    told.set(source, [...(told.get(source) ?? []), part]);
  }
  return [...told].map(([source, all]) => ({ source, parts: all }));
}

/** The parts that a card of this deck has. */
export const partsOfCard = (card: CardId) =>
  [
    ["title", "title"],
    ["text", "command"],
    ...(deckOf(card) === FATE_DECK ? [] : ([["kind", "type"]] as const)),
    ...(deckOf(card) === EVENT_DECK ? ([["combat", "combat"]] as const) : []),
  ] as const;

export const partsOfManeuver = (maneuver: ManeuverId) =>
  unitOfCard(maneuver) === null
    ? ([
        ["title", "title"],
        ["text", "text"],
      ] as const)
    : ([["text", "maneuver"]] as const);

export const PARTS_OF_CHARACTER = [
  ["name", "name"],
  ["figures", "leadership"],
  ["text", "abilities"],
] as const;

/** What kind of card it is. */
export interface Kind {
  readonly deck: (typeof DECK.names)[number];
  readonly type: CardType | null;
  /** The character beside whom it is put; null: it lies beside none. */
  readonly beside: CharacterId | null;
}

export function kindOf(card: CardId, game: Boxed): Kind {
  const { types, beside } = printed(game);
  return {
    deck: DECK.names[deckOf(card)],
    type: types[card],
    beside: beside[card] === NONE ? null : beside[card],
  };
}
