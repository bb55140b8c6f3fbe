/**
 * Chapters 12 to 14: what the Fellowship can do, who leaves it, and the Hunt Pool. Asks nobody; the questions are in the
 * chapters `fellowship`, `travel`, `hunt`, `tile`, `reveal`, `separate` and `guide`.
 */
import type { Context, Seat } from "@westmarch/kernel";
import { THE_LAST_BATTLE } from "../cards/on-table.ts";
import { LEVEL } from "../data/characters.ts";
import {
  type CharacterId,
  FREE,
  MERIADOC,
  NONE,
  PEREGRIN,
  SHADOW,
  STARTING_COMPANIONS,
  STRIDER,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { HOME, isCityOrStronghold } from "../data/regions.ts";
import { EYE_TILE, STANDARD_TILES, TILE_COUNT, TILE_VALUE, type TileId } from "../data/tiles.ts";
import { inFellowship, isMarked, isOnTable, onMordorTrack } from "../facts.ts";
import { leader } from "../seats.ts";
import {
  DEAD,
  DRAWN,
  IN_POOL,
  PROGRESS_LIMIT,
  REMOVED,
  STIRRED,
  UNUSED,
  WAITING,
  WALKED,
  type War,
} from "../state.ts";
import { BY_CARD } from "./frames.ts";
import { leaveTable } from "./hand.ts";
import { keepTable } from "./table.ts";

type C = Context<War>;

const MORANNON = region("morannon");
const MINAS_MORGUL = region("minas-morgul");

/** 16.4.1: who decides for the Fellowship during a Hunt (AMB-14). */
export const huntSeat = (g: War): Seat =>
  leader(g, g.rulings.chineseRulebook && g.players === 4 ? SHADOW : FREE);

// ---- moving and hiding

/** 12.4.1, 12.4.4, 14.2.1: hidden, wherever it is. At the end of its track it may still move (12.4.6, AMB-72). */
export const canTravel = (g: War): boolean =>
  g.revealed === 0 && (!g.rulings.narrowRoad || onMordorTrack(g) || g.progress < PROGRESS_LIMIT);

export const canHide = (g: War): boolean => g.revealed === 1;
/** Strider as Guide: whatever the die shows hides the Fellowship. */
export const hidesByAnyDie = (g: War): boolean => g.guide === STRIDER;

/** 12.7. */
export function hide(c: C): void {
  const { g } = c;
  if (!canHide(g)) return;
  g.revealed = 0;
  g.marks |= STIRRED;
  c.tell("hidden", {});
}

/** 2.3.5: a City or Stronghold that was the Free Peoples' at the start. */
export const isFreeTown = (where: RegionId): boolean => isCityOrStronghold(where) && HOME[where] === FREE;
/** 12.6.3, 12.8.1, 13.5.2: one that they still control. */
export const isHaven = (g: War, where: RegionId): boolean => isFreeTown(where) && g.control[where] === FREE;

/** It is discarded at the first declaration or revelation; until then no die goes to the Hunt Box. */
export function endLastBattle(c: C): void {
  if (isOnTable(c.g, THE_LAST_BATTLE)) leaveTable(c, THE_LAST_BATTLE);
}
/** 12.4.5: whether the die of a move goes to the Hunt Box. */
export const diceAreHunted = (g: War): boolean => !isOnTable(g, THE_LAST_BATTLE);

// ---- leaving the Fellowship

/** 12.9.1, 14.2.7. */
export const canSeparate = (g: War): boolean => {
  if (onMordorTrack(g)) return false;
  for (let companion = 0; companion < STARTING_COMPANIONS; companion++)
    if (inFellowship(g, companion)) return true;
  return false;
};

/** Take Them Alive!: instead of dying in the Fellowship he separates from it. Never on the Mordor Track. */
export const isTakenAlive = (g: War, character: CharacterId): boolean =>
  (character === MERIADOC || character === PEREGRIN) && inFellowship(g, character) && !onMordorTrack(g);

/**
 * Companions (a mask) leave the Fellowship: alive they stand where the figure is, or in `to`; on the Mordor Track they
 * are lost however they leave (14.2.7). Enter the chapter `guide` afterwards; where they stop, `companionsArrive`.
 */
export function leaveFellowship(
  c: C,
  companions: number,
  how: "separated" | "killed",
  to: RegionId = c.g.bearers,
): void {
  const { g } = c;
  const alive = how === "separated" && !onMordorTrack(g);
  for (let companion = 0; companion < STARTING_COMPANIONS; companion++) {
    if ((companions & (1 << companion)) === 0 || !inFellowship(g, companion)) continue;
    g.at[companion] = alive ? to : DEAD;
    if (!alive) c.tell("character-died", { character: companion, where: g.bearers });
  }
  if (alive) c.tell("separated", { characters: companions, to });
  keepTable(c);
}

/** 12.3.1: those of the highest Level; none when Gollum has to guide. */
export function guidesToChoose(g: War): CharacterId[] {
  let highest = 0;
  let guides: CharacterId[] = [];
  for (let companion = 0; companion < STARTING_COMPANIONS; companion++) {
    if (!inFellowship(g, companion) || LEVEL[companion] < highest) continue;
    if (LEVEL[companion] > highest) guides = [];
    highest = LEVEL[companion];
    guides.push(companion);
  }
  return guides;
}

// ---- the Hunt Pool (13.1)

export const tileBit = (tile: TileId): number => (tile === NONE ? 0 : 1 << tile);

function poolSize(g: War): number {
  let tiles = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++) if (g.tiles[tile] === IN_POOL) tiles++;
  return tiles;
}

/** 13.1.2: an empty pool gets its drawn standard tiles back, but for those in use (a mask). */
export function refillPool(c: C, inUse = 0): void {
  const { g } = c;
  if (poolSize(g) > 0) return;
  for (let tile = 0; tile < STANDARD_TILES; tile++)
    if (g.tiles[tile] === DRAWN && (inUse & tileBit(tile)) === 0) g.tiles[tile] = IN_POOL;
  c.tell("pool-refilled", { tiles: poolSize(g) });
}

/**
 * 13.1.1: a tile at random. Tiles that are being resolved (`inUse`, a mask) do not come back for it. Once what was drawn
 * is completely resolved, call `refillPool`.
 */
export function drawTile(c: C, by: number = BY_CARD, inUse = 0): TileId {
  const { g } = c;
  refillPool(c, inUse);
  const size = poolSize(g);
  if (size === 0) throw new Error("the Hunt Pool cannot be filled");
  let left = size > 1 ? c.draw(size) : 0;
  let tile = 0;
  for (; tile < TILE_COUNT; tile++) if (g.tiles[tile] === IN_POOL && left-- === 0) break;
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

// ---- Mordor (chapter 14)

/** 14.1.1. */
export const isAtTheGates = (g: War): boolean => g.bearers === MORANNON || g.bearers === MINAS_MORGUL;

/** 14.1.3, 14.1.4: onto the Mordor Track, with a new Hunt Pool. */
export function enterMordor(c: C): void {
  const { g } = c;
  g.mordor = 0;
  g.bearers = NONE;
  g.progress = 0;
  for (let tile = 0; tile < TILE_COUNT; tile++)
    if (g.tiles[tile] === WAITING || (g.tiles[tile] === DRAWN && TILE_VALUE[tile] === EYE_TILE))
      g.tiles[tile] = IN_POOL;
  c.tell("mordor", { step: 0 });
}

/** 14.3.1: what costs a Corruption at the end of Phase 5. By the Chinese rulebook hiding is not enough (AMB-03). */
export const lingers = (g: War): boolean => {
  if (!onMordorTrack(g)) return false;
  if (g.rulings.chineseRulebook) return !isMarked(g, WALKED) || g.revealed === 1;
  return !isMarked(g, STIRRED);
};
