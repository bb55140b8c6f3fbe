/** The 24 Hunt tiles (1.4.1, 13.1.4). */
import { type CardId, card } from "./cards.ts";

export type TileId = number;

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

export const TILE_NAMES: readonly string[] = TILES.map(({ name }) => name);
export const TILE_COUNT = 24;
export const STANDARD_TILES = 16;
export const FIRST_SHADOW_TILE = 20;
export const TILE_VALUE: readonly number[] = TILES.map(({ value }) => value);
export const TILE_REVEALS: readonly boolean[] = TILES.map(({ reveal }) => reveal);
export const TILE_STOPS: readonly boolean[] = TILES.map(({ stop }) => stop);
export const isStandard = (id: TileId): boolean => id < STANDARD_TILES;
export const isFellowshipSpecial = (id: TileId): boolean => id >= STANDARD_TILES && id < FIRST_SHADOW_TILE;

/** The special tile that a card puts into play. */
export const TILE_OF_CARD: ReadonlyMap<CardId, TileId> = new Map([
  [card("elven-cloaks"), 16],
  [card("elven-rope"), 17],
  [card("phial-of-galadriel"), 18],
  [card("smeagol-helps-nice-master"), 19],
  [card("shelobs-lair"), 20],
  [card("the-ring-is-mine"), 21],
  [card("on-on-they-went"), 22],
  [card("give-it-to-uss"), 23],
]);
