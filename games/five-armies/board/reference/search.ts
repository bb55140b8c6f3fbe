/** Finding things by their names and by what is written on them. Pure. */
import { finds } from "@westmarch/campaign/reference";
import {
  type CardId,
  type CharacterId,
  type DeckId,
  deckOf,
  type ManeuverId,
  type UnitId,
  unitOfCard,
} from "../../ids.ts";
import type { CardType } from "../../language/names.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { cardName, characterName, unitName } from "../names.ts";
import type { PackWords } from "../packWords.ts";
import { isKnown } from "./Provenance.tsx";

/** Which cards are wanted, besides what is sought in their words. */
export interface Filter {
  readonly deck: DeckId | null;
  readonly type: CardType | null;
  /** Only those of which more than our own design is known. */
  readonly known: boolean;
}
export const EVERY_CARD: Filter = { deck: null, type: null, known: false };

/** What is searched in. */
export interface Sought {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** Null until it is here: only names are found then. */
  readonly words: PackWords | null;
  readonly sought: string;
}

export function isWantedCard({ say, view, words, sought }: Sought, card: CardId, filter: Filter): boolean {
  const own = words?.card(card);
  if (filter.deck !== null && deckOf(card) !== filter.deck) return false;
  if (filter.type !== null && printed(view).types[card] !== filter.type) return false;
  if (filter.known && !(own && isKnown(own.from))) return false;
  const combat = own?.combat ? [own.combat.title, own.combat.text] : [];
  return finds([cardName(say, card), own?.needs ?? "", own?.command ?? "", ...combat], sought);
}

export function isWantedManeuver({ say, words, sought }: Sought, maneuver: ManeuverId): boolean {
  const own = words?.maneuver(maneuver);
  const unit = unitOfCard(maneuver);
  return finds([unit === null ? "" : unitName(say, unit), own?.title ?? "", own?.text ?? ""], sought);
}

export const isWantedUnit = (asked: Sought, unit: UnitId, card: ManeuverId): boolean =>
  finds([unitName(asked.say, unit)], asked.sought) || isWantedManeuver(asked, card);

export function isWantedCharacter({ say, words, sought }: Sought, character: CharacterId): boolean {
  const own = words?.character(character);
  const abilities = [...(own?.abilities ?? []), ...(own?.general ? [own.general] : [])];
  return finds(
    [
      characterName(say, character),
      own?.name ?? "",
      own?.enters ?? "",
      own?.brings ?? "",
      ...abilities.flatMap(({ title, text }) => [title, text]),
    ],
    sought,
  );
}

export const isWantedName = ({ sought }: Pick<Sought, "sought">, ...names: readonly string[]): boolean =>
  finds(names, sought);
