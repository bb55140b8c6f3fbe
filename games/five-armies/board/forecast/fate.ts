/** What the next fate tile may bring (4.7 to 4.14): of the pool, which everybody knows. */
import { CHARACTER, type CharacterId, TILE } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { DISCARDED, FATE_END, type FiveArmies, IN_POOL } from "../../state.ts";

const STANDARD = 16;

/** Tiles that are alike. */
export interface TileShare {
  readonly value: number;
  readonly icon: boolean;
  readonly many: number;
  readonly share: number;
}

/** The tiles among which the next is drawn, those that are alike together, the least first. */
export function poolOf(view: FiveArmies): readonly TileShare[] {
  const { tileValue, tileIcon } = printed(view);
  const inPool = TILE.all.filter((tile) => view.tiles[tile] === IN_POOL);
  const pool =
    inPool.length > 0 ? inPool : TILE.all.filter((tile) => view.tiles[tile] === DISCARDED && tile < STANDARD);
  const found = new Map<string, TileShare>();
  for (const tile of pool) {
    const [value, icon] = [tileValue[tile] ?? 0, tileIcon[tile] ?? false];
    const key = `${value}/${icon}`;
    const many = (found.get(key)?.many ?? 0) + 1;
    found.set(key, { value, icon, many, share: many / pool.length });
  }
  return [...found.values()].sort((a, b) => a.value - b.value || Number(a.icon) - Number(b.icon));
}

/** Who would be ready after one more tile, how likely: those who have not come yet. */
export function readyAfter(
  view: FiveArmies,
): readonly { readonly character: CharacterId; readonly share: number }[] {
  const pool = poolOf(view);
  return CHARACTER.all.flatMap((character) => {
    const step = printed(view).readyAt[character];
    if (step < 0 || step <= view.fate) return [];
    const share = pool.reduce((sum, tile) => sum + (view.fate + tile.value >= step ? tile.share : 0), 0);
    return share > 0 ? [{ character, share }] : [];
  });
}

/** How likely the next tile ends the day (14.2). */
export const duskChance = (view: FiveArmies): number =>
  poolOf(view).reduce((sum, tile) => sum + (view.fate + tile.value >= FATE_END ? tile.share : 0), 0);
