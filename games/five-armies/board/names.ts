/** How things of the game are called: on the map, on a heading, and inside a sentence. */
import { named } from "@westmarch/boardkit/naming";
import { listed } from "@westmarch/boardkit/writing";
import {
  ACTION,
  type ActionId,
  type CardId,
  CHARACTER,
  type CharacterId,
  DECK,
  type DeckId,
  EYRIE,
  FACE,
  type FaceId,
  GROUP,
  type GroupId,
  type ManeuverId,
  PLACE,
  type PlaceId,
  type RoostId,
  SIDE,
  type Side,
  TERRAIN,
  TERRITORY,
  type TerrainId,
  type TerritoryId,
  THING,
  type ThingId,
  type TileId,
  territoryOf,
  UNIT,
  type UnitId,
} from "../ids.ts";
import { printed } from "../printing.ts";
import type { GameSay } from "./keys.ts";
import { spokenOf, type Titles, titlesIn } from "./titles.ts";

/** What the owner of a pack calls a place himself, or null. */
const own = (say: GameSay, place: PlaceId): string | null => titlesIn(say.language)?.place(place) ?? null;

/** The name as it stands on the map. */
export const placeName = (say: GameSay, place: PlaceId): string =>
  named(say, `region:${place}`, own(say, place) ?? say(`place.${PLACE.names[place]}`));
/** The name as it stands inside a sentence (“the Broken Bridge”). */
export const place = (say: GameSay, at: PlaceId): string =>
  own(say, at) === null
    ? say("place.within", { id: PLACE.names[at], name: placeName(say, at) })
    : placeName(say, at);
/** Where something is or happens (“on Ravenhill”); languages without prepositions have the bare name. */
export const placeAt = (say: GameSay, at: PlaceId): string =>
  say("place.at", { id: own(say, at) === null ? PLACE.names[at] : "own", place: place(say, at) });

export const territoryName = (say: GameSay, territory: TerritoryId): string =>
  named(say, `territory:${territory}`, say(`territory.${TERRITORY.names[territory]}`));
/** The name as it stands inside a sentence (“the Valley”). */
export const withinTerritory = (say: GameSay, territory: TerritoryId): string =>
  say("territory.within", { name: territoryName(say, territory) });
export const terrainName = (say: GameSay, terrain: TerrainId): string =>
  say(`terrain.${TERRAIN.names[terrain]}`);

/** The Eyrie, or a territory. */
export const roostName = (say: GameSay, roost: RoostId): string =>
  roost === EYRIE ? say("roost.eyrie") : territoryName(say, territoryOf(roost));
/** The name as it stands inside a sentence (“the Eagles’ Eyrie”). */
export const withinRoost = (say: GameSay, roost: RoostId): string =>
  say("territory.within", { name: roostName(say, roost) });

/** One type of unit by itself (“Great Orc”). */
export const unitName = (say: GameSay, unit: UnitId): string => say(`unit.${UNIT.names[unit]}`);
/** So many of a type (“3 Great Orcs”). */
export const units = (say: GameSay, unit: UnitId, count: number): string =>
  say(`units.${UNIT.names[unit]}`, { count });

export const characterName = (say: GameSay, character: CharacterId): string =>
  named(say, `character:${character}`, say(`character.${CHARACTER.names[character]}`));
/** The name as it stands inside a sentence (“the Lord of the Eagles”). */
export const withinCharacter = (say: GameSay, character: CharacterId): string =>
  say("within.character", {
    character: CHARACTER.names[character],
    name: characterName(say, character),
  });

/** The side as it stands inside a sentence (“the Shadow”). */
export const sideName = (say: GameSay, side: Side): string => say(`side.${SIDE.names[side]}`);
/** The side on a heading (“Shadow”). */
export const seatName = (say: GameSay, side: Side): string => say(`seat.${SIDE.names[side]}`);

export const faceName = (say: GameSay, face: FaceId): string => say(`face.${FACE.names[face]}`);
export const actionName = (say: GameSay, action: ActionId): string => say(`action.${ACTION.names[action]}`);
export const deckName = (say: GameSay, deck: DeckId): string => say(`deck.${DECK.names[deck]}`);
/** One card of a deck, unseen (“a Story card”). */
export const cardOfDeck = (say: GameSay, deck: DeckId): string => say(`deck-card.${DECK.names[deck]}`);
/** Recruitment tokens by those whose they are. */
export const groupName = (say: GameSay, group: GroupId): string => say(`group.${GROUP.names[group]}`);

/** A fate tile by what it shows. */
export function tileName(say: GameSay, tile: TileId): string {
  const { tileValue, tileIcon } = printed(spokenOf());
  return say(tileIcon[tile] ? "tile.icon" : "tile.number", { value: tileValue[tile] ?? 0 });
}

/** What a pack calls something; before its titles are here, that it is a card. */
const titled = (say: GameSay, name: (titles: Titles) => string): string => {
  const titles = titlesIn(say.language);
  return titles === null ? say("card.some") : name(titles);
};

/** The title of a card as it stands on it. */
export const cardName = (say: GameSay, card: CardId): string =>
  named(
    say,
    `card:${card}`,
    titled(say, (titles) => titles.card(card)),
  );
/** A card inside a sentence: in quotation marks. */
export const withinCard = (say: GameSay, card: CardId): string =>
  say("card.within", { card: cardName(say, card) });
/** What an Event card is called in a combat. */
export const combatName = (say: GameSay, card: CardId): string =>
  titled(say, (titles) => titles.combat(card));
/** The title of a maneuver card. */
export const maneuverName = (say: GameSay, maneuver: ManeuverId): string =>
  titled(say, (titles) => titles.maneuver(maneuver));
/** The title of a general's ability. */
export const abilityName = (say: GameSay, general: CharacterId): string =>
  titled(say, (titles) => titles.ability(general));

/** So many of a thing that goes along with an army; characters by their names. */
export function things(say: GameSay, thing: ThingId, count: number): string {
  const name = THING.names[thing];
  const character = CHARACTER.find(name);
  if (character !== null) return withinCharacter(say, character);
  const unit = UNIT.find(name);
  if (unit !== null) return units(say, unit, count);
  return say(name === "damage" ? "units.damage" : "units.leadership", { count });
}

/** Everything in a force, counted by thing, as a list. */
export function forceName(say: GameSay, force: readonly number[]): string {
  const parts = THING.all.flatMap((thing) => {
    const count = force[thing] ?? 0;
    return count > 0 ? [things(say, thing, count)] : [];
  });
  return parts.length > 0 ? listed(say, parts) : say("nobody-there");
}
