/** Tiles that are drawn from a pool, counted by what stands on them. */

/** Tiles of one value. */
export interface TileRow {
  readonly value: number;
  /** How many may still come, and how many there are. */
  readonly left: number;
  readonly all: number;
  /** Those of them that may still come and bear an icon. */
  readonly special: number;
}

/** A part of a whole, in percent. */
export const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** What a game knows of its tiles. */
interface Tiles<Tile extends number> {
  readonly value: (tile: Tile) => number;
  readonly special: (tile: Tile) => boolean;
  /** Which of two values comes first. */
  readonly order: (a: number, b: number) => number;
}

/** What the next tile may be, by value: of the tiles that are `known`, those one of which comes `next`. */
export function rowsFrom<Tile extends number>(
  known: readonly Tile[],
  next: ReadonlySet<Tile>,
  { value: on, special, order }: Tiles<Tile>,
): readonly TileRow[] {
  return [...new Set(known.map(on))].sort(order).map((value) => {
    const tiles = known.filter((tile) => on(tile) === value);
    const left = tiles.filter((tile) => next.has(tile));
    return { value, left: left.length, special: left.filter(special).length, all: tiles.length };
  });
}
