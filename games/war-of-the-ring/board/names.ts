/** How things of the game are called: on the map, on a heading, and inside a sentence. */
import { named } from "@westmarch/boardkit/naming";
import { listed } from "@westmarch/boardkit/writing";
import { FIELD_BATTLE, SIEGE_BATTLE } from "../data/battles.ts";
import { CARD, CARD_NAMES, CARDS, type CardId } from "../data/cards.ts";
import {
  ALL_CHARACTERS,
  ALL_FIGURES,
  CHARACTER_DECK,
  CHARACTERS,
  type CharacterId,
  characterOfFigure,
  DECKS,
  type DeckId,
  ELITE,
  FACES,
  type FaceId,
  type FigureId,
  LEADER,
  NATIONS,
  NAZGUL,
  type NationId,
  NONE,
  nationOfFigure,
  PERSON,
  SIDES,
  type Side,
} from "../data/ids.ts";
import { REGIONS, type RegionId, type RegionName } from "../data/regionnames.ts";
import { EYE_TILE, isStandard, TILE_NAMES, TILE_REVEALS, TILE_VALUE, type TileId } from "../data/tiles.ts";
import { SEAT_NAMES } from "../seats.ts";
import type { Battle, War } from "../state.ts";
import type { GameSay } from "./keys.ts";

/** Regions whose names take an article in a sentence, where a language has any. */
const WITH_ARTICLE: ReadonlySet<RegionName> = new Set<RegionName>([
  "ash-mountains",
  "carrock",
  "dead-marshes",
  "eastern-brown-lands",
  "ettenmoors",
  "fords-of-bruinen",
  "fords-of-isen",
  "gap-of-rohan",
  "gladden-fields",
  "grey-havens",
  "high-pass",
  "iron-hills",
  "narrows-of-the-forest",
  "north-downs",
  "old-ford",
  "old-forest",
  "old-forest-road",
  "south-downs",
  "the-shire",
  "tower-hills",
  "trollshaws",
  "vale-of-the-carnen",
  "vale-of-the-celduin",
  "weather-hills",
  "western-brown-lands",
  "withered-heath",
  "woodland-realm",
]);

/** The name as it stands on the map. */
export const regionName = (say: GameSay, region: RegionId): string =>
  named(say, `region:${region}`, say(`region.${REGIONS[region]}`));

/** The name as it stands inside a sentence (“the Fords of Isen”). */
export function place(say: GameSay, region: RegionId): string {
  if (!WITH_ARTICLE.has(REGIONS[region])) return regionName(say, region);
  const bare = say(`region.${REGIONS[region]}`).replace(/^The (?=\p{Lu})/u, "");
  return say("place.the", { region: named(say, `region:${region}`, bare) });
}

export const nationName = (say: GameSay, nation: NationId): string => say(`nation.${NATIONS[nation]}`);
/** The name as it stands inside a sentence (“the North”). */
export const withinNation = (say: GameSay, nation: NationId): string =>
  say("within.nation", { nation: NATIONS[nation], name: nationName(say, nation) });

export const characterName = (say: GameSay, character: CharacterId): string =>
  named(say, `character:${character}`, say(`character.${CHARACTERS[character]}`));
/** The name as it stands inside a sentence (“the Witch-king”). */
export const withinCharacter = (say: GameSay, character: CharacterId): string =>
  say("within.character", {
    // ICU knows no hyphens in what it selects by.
    character: CHARACTERS[character].replaceAll("-", ""),
    name: characterName(say, character),
  });

export const sideName = (say: GameSay, side: Side): string => say(`side.${SIDES[side]}`);
export const faceName = (say: GameSay, face: FaceId): string => say(`face.${FACES[face]}`);
export const deckName = (say: GameSay, deck: DeckId): string => say(`deck.${DECKS[deck]}`);
/** A deck as its own players call it. */
export const deckKindName = (say: GameSay, deck: DeckId): string =>
  say((deck & 1) === CHARACTER_DECK ? "deck-kind.character" : "deck-kind.strategy");
export const cardName = (say: GameSay, card: CardId): string =>
  named(say, `card:${card}`, say(`card.${CARD_NAMES[card]}`));
export const combatName = (say: GameSay, card: CardId): string => say(`combat.${CARDS[card].combat}`);

/** A Hunt tile: what it shows, or the card that it belongs to. */
export function tileName(say: GameSay, tile: TileId): string {
  const card = isStandard(tile) ? null : CARD.find(TILE_NAMES[tile]);
  if (card !== null) return cardName(say, card);
  if (TILE_VALUE[tile] === EYE_TILE) return say("tile.eye");
  return say(TILE_REVEALS[tile] ? "tile.reveal" : "tile.number", { value: TILE_VALUE[tile] });
}

const SEATS = {
  "free-peoples": "seat.free-peoples",
  shadow: "seat.shadow",
  gondor: "seat.gondor",
  rohan: "seat.rohan",
  "witch-king": "seat.witch-king",
  saruman: "seat.saruman",
} as const;
const isSeatName = (name: string): name is keyof typeof SEATS => Object.hasOwn(SEATS, name);
/** The part that a seat plays. */
export const seatName = (say: GameSay, { players }: Pick<War, "players">, seat: number): string => {
  const name = SEAT_NAMES[players]?.[seat] ?? "";
  return isSeatName(name) ? say(SEATS[name]) : "";
};

/** One kind of figure by itself (“Regular of Gondor”), or who he is. */
export function figureName(say: GameSay, figure: FigureId): string {
  if (figure >= PERSON) return withinCharacter(say, characterOfFigure(figure));
  if (figure === NAZGUL) return say("kind.nazgul");
  const nation = withinNation(say, nationOfFigure(figure));
  if (figure >= LEADER) return say("kind.leader", { nation });
  return say(figure >= ELITE ? "kind.elite" : "kind.regular", { nation });
}

/** So many of one kind (“3 Regulars of Gondor”). */
export function figures(say: GameSay, figure: FigureId, count: number): string {
  if (figure >= PERSON) return withinCharacter(say, characterOfFigure(figure));
  if (figure === NAZGUL) return say("figure.nazgul", { count });
  const nation = withinNation(say, nationOfFigure(figure));
  if (figure >= LEADER) return say("figure.leader", { nation, count });
  return say(figure >= ELITE ? "figure.elite" : "figure.regular", { nation, count });
}

/** Everybody in a force, counted by kind of figure, as a list. */
export function forceName(say: GameSay, force: readonly number[]): string {
  const parts = ALL_FIGURES.flatMap((figure) => {
    const count = force[figure] ?? 0;
    return count > 0 ? [figures(say, figure, count)] : [];
  });
  return parts.length > 0 ? listed(say, parts) : say("nobody-there");
}

/** The Characters in a mask, as a list. */
export const groupName = (say: GameSay, characters: number): string =>
  listed(
    say,
    ALL_CHARACTERS.flatMap((character) =>
      characters & (1 << character) ? [withinCharacter(say, character)] : [],
    ),
  );

/** A region in a sentence; on the Mordor Track, the step on it. */
export const whereabouts = (say: GameSay, g: Pick<War, "bearers" | "mordor">): string =>
  g.mordor === NONE ? place(say, g.bearers) : say("mordor.step", { step: g.mordor });

/** A battle by its place and kind. */
export function battleName(say: GameSay, { kind, to }: Pick<Battle, "kind" | "to">): string {
  if (kind === FIELD_BATTLE) return say("battle.title.field", { place: place(say, to) });
  return say(kind === SIEGE_BATTLE ? "battle.title.siege" : "battle.title.sortie", { place: place(say, to) });
}
