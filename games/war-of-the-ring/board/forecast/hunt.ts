/** What moving the Fellowship now may cost, without cards: all of it from what lies open on the table. */
import { sharesWithRerolls } from "@westmarch/armies/chance";
import { FREE, SHADOW } from "../../data/ids.ts";
import { ALL_TILES, DIE_TILE, EYE_TILE, TILE_STOPS, TILE_VALUE, type TileId } from "../../data/tiles.ts";
import { onMordorTrack } from "../../facts.ts";
import { isSuccess, rerolls } from "../../rules/hunt/hunt.ts";
import { canReveal, eyeOfStep } from "../../rules/hunt/tile.ts";
import { DICE_LIMIT, IN_POOL, type War } from "../../state.ts";

/** The dice of the Hunt, before the Mordor Track. */
export interface Search {
  readonly dice: number;
  /** The pips from which a die succeeds. */
  readonly hitOn: number;
  /** Failed dice that are thrown again, at the most. */
  readonly again: number;
  /** By number of successes: how likely. */
  readonly successes: readonly number[];
}

/** What the next tile may be. */
export interface NextTile {
  /** Tiles in the pool. */
  readonly left: number;
  /** By damage, least first: how likely, once a tile is drawn. Below 0 it heals. */
  readonly damage: readonly (readonly [damage: number, share: number])[];
  /** How likely it shows the Fellowship. */
  readonly reveals: number;
  /** How likely it lets the Fellowship go no further on the Mordor Track. */
  readonly stops: number;
  /** Damage to be expected of it. */
  readonly mean: number;
}

export interface HuntForecast {
  /** Null on the Mordor Track: a tile is drawn there at every step. */
  readonly search: Search | null;
  /** How likely a tile is drawn. */
  readonly drawn: number;
  readonly tile: NextTile;
  /** Of one move: how likely it shows the Fellowship. */
  readonly revealed: number;
  /** Of one move: the Corruption to be expected if the Ring-bearers take all of it upon themselves. */
  readonly corruption: number;
}

const PIPS = [1, 2, 3, 4, 5, 6] as const;
const NOBODY_SEARCHES: readonly number[] = [1];

function searchOf(view: War): Search {
  const dice = Math.min(DICE_LIMIT, view.box[SHADOW]);
  const again = Math.min(dice, rerolls(view));
  const hits = PIPS.filter((pips) => isSuccess(pips, view.box[FREE]));
  return {
    dice,
    hitOn: hits[0] ?? 6,
    again,
    successes: dice === 0 ? NOBODY_SEARCHES : sharesWithRerolls(dice, hits.length / 6, again),
  };
}

/** Every damage that a tile may do, and how likely; `eyes` says the same of an Eye. */
function damageOf(
  tile: TileId,
  eyes: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const value = TILE_VALUE[tile];
  if (value === EYE_TILE) return eyes;
  return value === DIE_TILE ? PIPS.map((pips) => [pips, 1 / 6]) : [[value, 1]];
}

/** The tile drawn next from the pool as it lies there. */
export function nextTile(view: War, eyes: readonly (readonly [number, number])[]): NextTile {
  const pool = ALL_TILES.filter((tile) => view.tiles[tile] === IN_POOL);
  const share = pool.length === 0 ? 0 : 1 / pool.length;
  const damage = new Map<number, number>();
  for (const tile of pool)
    for (const [hits, likely] of damageOf(tile, eyes))
      damage.set(hits, (damage.get(hits) ?? 0) + likely * share);
  const sorted = [...damage].sort(([a], [b]) => a - b);
  return {
    left: pool.length,
    damage: sorted,
    reveals: pool.filter((tile) => canReveal(view, tile)).length * share,
    stops: pool.filter((tile) => TILE_STOPS[tile]).length * share,
    mean: sorted.reduce((sum, [hits, likely]) => sum + hits * likely, 0),
  };
}

/** The next move of the Fellowship, from where it was last known to be (13.2, 14.2). */
export function huntForecast(view: War): HuntForecast {
  if (onMordorTrack(view)) {
    const tile = nextTile(view, [[eyeOfStep(view), 1]]);
    return { search: null, drawn: 1, tile, revealed: tile.reveals, corruption: tile.mean };
  }
  const search = searchOf(view);
  const drawn = 1 - search.successes[0];
  // 13.3.2: an Eye counts the successes, and there is at least one once a tile is drawn.
  const eyes = search.successes.flatMap((share, hits) =>
    hits > 0 && drawn > 0 ? [[hits, share / drawn] as const] : [],
  );
  const tile = nextTile(view, eyes);
  return { search, drawn, tile, revealed: drawn * tile.reveals, corruption: drawn * tile.mean };
}
