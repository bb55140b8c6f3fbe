/** The 24 Hunt tiles (1.4.1, 13.1.4). */
import { type Id, kind } from "@westmarch/kernel";
import { CARD, type CardId } from "./cards.ts";

export type TileId = Id<"tile">;

/** Values that are no number: as many as the Hunt had successes (13.3.2), or a die (13.3.3). */
export const EYE_TILE = 10;
export const DIE_TILE = 11;

interface Tile {
  readonly name: string;
  readonly value: number;
  readonly reveal: boolean;
  readonly stop: boolean;
}

const tile = (name: string, value: number, reveal = false, stop = false): Tile => ({
  name,
  value,
  reveal,
  stop,
});

/** 0 … 15 are standard, 16 … 19 the Fellowship's specials, 20 … 23 the Shadow's. */
const TILES: readonly Tile[] = [
  tile("0r-1", 0, true),
  tile("0r-2", 0, true),
  tile("1-1", 1),
  tile("1-2", 1),
  tile("1r-1", 1, true),
  tile("1r-2", 1, true),
  tile("2-1", 2),
  tile("2-2", 2),
  tile("2r-1", 2, true),
  tile("3-1", 3),
  tile("3-2", 3),
  tile("3-3", 3),
  tile("eye-1", EYE_TILE, true),
  tile("eye-2", EYE_TILE, true),
  tile("eye-3", EYE_TILE, true),
  tile("eye-4", EYE_TILE, true),
  tile("elven-cloaks", 0),
  tile("elven-rope", 0),
  tile("phial-of-galadriel", -2),
  tile("smeagol-helps-nice-master", -1),
  tile("shelobs-lair", DIE_TILE, false, true),
  tile("the-ring-is-mine", EYE_TILE, true, true),
  tile("on-on-they-went", 3, false, true),
  tile("give-it-to-uss", 1, true, true),
];

export const TILE = kind(
  "tile",
  TILES.map(({ name }) => name),
);
export const TILE_NAMES = TILE.names;
export const ALL_TILES = TILE.all;
export const STANDARD_TILES = 16;
export const FIRST_SHADOW_TILE = 20;
export const TILE_VALUE: readonly number[] = TILES.map(({ value }) => value);
export const TILE_REVEALS: readonly boolean[] = TILES.map(({ reveal }) => reveal);
export const TILE_STOPS: readonly boolean[] = TILES.map(({ stop }) => stop);
export const isStandard = (id: TileId): boolean => id < STANDARD_TILES;
export const isFellowshipSpecial = (id: TileId): boolean => id >= STANDARD_TILES && id < FIRST_SHADOW_TILE;

/** The special tile that a card puts into play: it bears the card's name. */
export const TILE_OF_CARD: ReadonlyMap<CardId, TileId> = new Map(
  ALL_TILES.slice(STANDARD_TILES).flatMap((tile) => {
    const id = CARD.find(TILE_NAMES[tile]);
    return id === null ? [] : [[id, tile] as const];
  }),
);
