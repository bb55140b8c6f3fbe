/** What everybody knows of the Hunt Pool (13.1): drawn tiles lie face up, so what is left can be counted. */
import { percent, rowsFrom, type TileRow } from "@westmarch/campaign/counting";
import {
  ALL_TILES,
  DIE_TILE,
  EYE_TILE,
  isStandard,
  TILE_REVEALS,
  TILE_VALUE,
  type TileId,
} from "../../data/tiles.ts";
import { DRAWN, IN_POOL, WAITING, type War } from "../../state.ts";

type Tiles = Pick<War, "tiles">;

const at = ({ tiles }: Tiles, place: number): TileId[] => ALL_TILES.filter((tile) => tiles[tile] === place);

/** How many tiles lie in the pool. */
export const tilesLeft = (view: Tiles): number => at(view, IN_POOL).length;

/** The tiles one of which comes next: those in the pool or, once it is empty, the standard ones that come back. */
export function nextTiles(view: Tiles): readonly TileId[] {
  const pool = at(view, IN_POOL);
  return pool.length > 0 ? pool : at(view, DRAWN).filter(isStandard);
}

/** Special tiles in play that wait for the Fellowship to enter Mordor (13.1.3). */
export const waitingTiles = (view: Tiles): readonly TileId[] => at(view, WAITING);

/** Eyes first, then from the dearest to the one that heals most. */
const rank = (value: number): number => (value === EYE_TILE ? 100 : value === DIE_TILE ? 99 : value);

/** What the next tile may be, by value (`EYE_TILE` or `DIE_TILE` where it is no number); those that reveal are special. */
export function rowsOf(view: Tiles): readonly TileRow[] {
  const next = new Set(nextTiles(view));
  return rowsFrom(
    ALL_TILES.filter((tile) => next.has(tile) || (isStandard(tile) && view.tiles[tile] === DRAWN)),
    next,
    {
      value: (tile) => TILE_VALUE[tile],
      special: (tile) => TILE_REVEALS[tile],
      order: (a, b) => rank(b) - rank(a),
    },
  );
}

/** The odds, in percent, that the next tile bears the Reveal icon. */
export function revealOdds(view: Tiles): number {
  const next = nextTiles(view);
  return percent(next.filter((tile) => TILE_REVEALS[tile]).length, next.length);
}

/** What a die of the Hunt has to show (13.2.3, 13.2.4): a 6, less for each die of the Free Peoples; a 1 never does. */
export const huntTarget = ({ box: [free] }: Pick<War, "box">): number => Math.max(2, 6 - (free ?? 0));
