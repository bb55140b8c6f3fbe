/** Finding things by their names and by what is written on them. Pure. */
import { finds } from "@westmarch/campaign/reference";
import { CARDS, type CardId } from "../../data/cards.ts";
import type { CharacterId } from "../../data/ids.ts";
import { CHARACTERS } from "../../data/ids.ts";
import type { TileId } from "../../data/tiles.ts";
import { abilitiesOf } from "../cards/characters.ts";
import { tileName } from "../cards/explaining/cardboard.ts";
import { combatWords, eventWords } from "../cards/words.ts";
import type { GameSay } from "../keys.ts";
import { cardName, characterName, combatName } from "../names.ts";

/** Which cards are wanted, besides what is sought in their words. */
export interface Filter {
  readonly deck: number | null;
  readonly icon: number | null;
  readonly table: boolean;
}
export const EVERY_CARD: Filter = { deck: null, icon: null, table: false };

export function isWanted(say: GameSay, card: CardId, { deck, icon, table }: Filter, sought: string): boolean {
  const facts = CARDS[card];
  if (deck !== null && facts.deck !== deck) return false;
  if (icon !== null && facts.icon !== icon) return false;
  if (table && !facts.table) return false;
  if (sought === "") return true;
  const { condition, effect, discard } = eventWords(say, card);
  const combat = combatWords(say, card);
  const names = [cardName(say, card), combatName(say, card)];
  return finds([...names, condition, effect, discard, combat.condition, combat.effect], sought);
}

export const isWantedCharacter = (say: GameSay, character: CharacterId, sought: string): boolean =>
  finds(
    [
      characterName(say, character),
      say(`title.${CHARACTERS[character]}`),
      ...abilitiesOf(character).flatMap(([name, about]) => [say(name), say(about)]),
    ],
    sought,
  );

export const isWantedTile = (say: GameSay, tile: TileId, sought: string): boolean =>
  finds([tileName(say, tile)], sought);
