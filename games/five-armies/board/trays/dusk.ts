/** The road to dusk: what comes at which step, and what the next tile may be. All of it is public (3.6, 4.7 to 4.14). */
import { percent, rowsFrom, type TileRow } from "@westmarch/campaign/counting";
import { frameOf } from "@westmarch/kernel";
import {
  CHARACTER,
  type CharacterId,
  DEAD,
  ASIDE as NOT_IN_PLAY,
  STANDARD_TILES,
  TILE,
  type TileId,
} from "../../ids.ts";
import { printed } from "../../printing.ts";
import { ASIDE_TILE, DISCARDED, FATE_END, type FiveArmies, IN_POOL } from "../../state.ts";

/** A character that waits beside the track. */
export interface Comer {
  readonly character: CharacterId;
  readonly step: number;
  /** `ready`: he may be brought in with a die; `come`: he is in play; `gone`: he is dead. */
  readonly state: "waiting" | "ready" | "come" | "gone";
}

/** Those with a step of their own, the earliest first. */
export const comers = (view: FiveArmies): readonly Comer[] =>
  CHARACTER.all
    .filter((character) => printed(view).readyAt[character] >= 0)
    .map((character): Comer => {
      const step = printed(view).readyAt[character];
      const at = view.at[character];
      const waits = view.fate >= step ? "ready" : "waiting";
      return { character, step, state: at === NOT_IN_PLAY ? waits : at === DEAD ? "gone" : "come" };
    })
    .sort((a, b) => a.step - b.step);

const isStandard = (tile: TileId): boolean => tile < STANDARD_TILES;

/** The tile that has been drawn and not yet applied or set aside. */
const inHand = (view: FiveArmies): number => frameOf(view, "game")?.tile ?? -1;

/** The tiles one of which comes next: those in the pool or, once it is empty, the standard ones that come back (4.14). */
export function nextTiles(view: FiveArmies): readonly TileId[] {
  const held = inHand(view);
  const pool = TILE.all.filter((tile) => view.tiles[tile] === IN_POOL && tile !== held);
  return pool.length > 0
    ? pool
    : TILE.all.filter((tile) => view.tiles[tile] === DISCARDED && isStandard(tile));
}

/** Tiles drawn this turn that go back into the pool when one is applied. */
export const tilesAside = (view: FiveArmies): readonly TileId[] =>
  TILE.all.filter((tile) => view.tiles[tile] === ASIDE_TILE);

/** What the next tile may be, the slowest first; those with the fate icon (4.11) are special. */
export function rowsOf(view: FiveArmies): readonly TileRow[] {
  const { tileValue, tileIcon } = printed(view);
  const next = new Set(nextTiles(view));
  return rowsFrom(
    TILE.all.filter((tile) => next.has(tile) || isStandard(tile)),
    next,
    { value: (tile) => tileValue[tile], special: (tile) => tileIcon[tile], order: (a, b) => a - b },
  );
}

/** The odds, in percent, that the next tile goes so many steps or more. */
export function oddsOfSteps(view: FiveArmies, steps: number): number {
  const next = nextTiles(view);
  return percent(next.filter((tile) => printed(view).tileValue[tile] >= steps).length, next.length);
}

/** The odds, in percent, that the next tile brings a fate card. */
export function oddsOfCard(view: FiveArmies): number {
  const next = nextTiles(view);
  return percent(next.filter((tile) => printed(view).tileIcon[tile]).length, next.length);
}

/** Steps that are still to go. */
export const stepsLeft = (view: Pick<FiveArmies, "fate">): number => Math.max(0, FATE_END - view.fate);
