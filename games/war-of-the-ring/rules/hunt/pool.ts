/** 13.1: the Hunt Pool, the tiles that come out of it, and who decides in a Hunt. */
import type { Context, Seat } from "@westmarch/kernel";
import { BY_CARD } from "../../data/hunt-terms.ts";
import { FREE, NONE, SHADOW } from "../../data/ids.ts";
import { ALL_TILES, isStandard, type TileId } from "../../data/tiles.ts";
import { onMordorTrack } from "../../facts.ts";
import { leader } from "../../seats.ts";
import { DRAWN, IN_POOL, REMOVED, UNUSED, WAITING, type War } from "../../state.ts";

type C = Context<War>;

/** 16.4.1: who decides for the Fellowship during a Hunt (AMB-14). */
export const huntSeat = (g: War): Seat =>
  leader(g, g.rulings.chineseRulebook && g.players === 4 ? SHADOW : FREE);

/** A tile in a mask of tiles; 0 for none. */
export const tileBit = (tile: TileId): number => (tile === NONE ? 0 : 1 << tile);

function poolSize(g: War): number {
  let tiles = 0;
  for (const place of g.tiles) if (place === IN_POOL) tiles++;
  return tiles;
}

/** 13.1.2: an empty pool gets its drawn standard tiles back, but for those in use (a mask). */
export function refillPool(c: C, inUse = 0): void {
  const { g } = c;
  if (poolSize(g) > 0) return;
  for (const tile of ALL_TILES)
    if (isStandard(tile) && g.tiles[tile] === DRAWN && (inUse & tileBit(tile)) === 0) g.tiles[tile] = IN_POOL;
  c.tell("pool-refilled", { tiles: poolSize(g) });
}

/**
 * 13.1.1: a tile at random. Tiles that are being resolved (`inUse`, a mask) do not come back for it. Once what was drawn
 * is completely resolved, call `refillPool`.
 */
export function drawTile(c: C, by: number = BY_CARD, inUse = 0): TileId {
  const { g } = c;
  refillPool(c, inUse);
  const pool = ALL_TILES.filter((tile) => g.tiles[tile] === IN_POOL);
  if (pool.length === 0) throw new Error("the Hunt Pool cannot be filled");
  const tile = pool[pool.length > 1 ? c.draw(pool.length) : 0];
  g.tiles[tile] = DRAWN;
  c.tell("tile", { tile, by });
  return tile;
}

/** A drawn tile goes back to the pool. */
export function returnTile(g: War, tile: TileId): void {
  g.tiles[tile] = IN_POOL;
}

/** A tile leaves the game. */
export function removeTile(c: C, tile: TileId): void {
  c.g.tiles[tile] = REMOVED;
  c.tell("tile-removed", { tile });
}

/** 13.1.3: a special tile waits for Mordor, or joins the pool there at once. */
export function putTileInPlay(c: C, tile: TileId): void {
  const { g } = c;
  if (g.tiles[tile] !== UNUSED) return;
  g.tiles[tile] = onMordorTrack(g) ? IN_POOL : WAITING;
  c.tell("tile-in-play", { tile });
}
