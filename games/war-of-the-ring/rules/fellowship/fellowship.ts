/**
 * Chapters 12 to 14: what the Fellowship can do, and who leaves it. Asks no player; the questions are in the chapters
 * `fellowship`, `travel`, `hunt`, `tile`, `reveal`, `separate` and `guide`.
 */
import type { Context } from "@westmarch/kernel";
import { LEVEL } from "../../data/characters.ts";
import { type CharacterId, FELLOWS, FREE, MERIADOC, NONE, PEREGRIN, STRIDER } from "../../data/ids.ts";
import { type RegionId, region } from "../../data/regionnames.ts";
import { HOME, isCityOrStronghold } from "../../data/regions.ts";
import { ALL_TILES, EYE_TILE, TILE_VALUE } from "../../data/tiles.ts";
import { companionsInFellowship, inFellowship, isMarked, onMordorTrack } from "../../facts.ts";
import { DEAD, DRAWN, IN_POOL, PROGRESS_LIMIT, STIRRED, WAITING, WALKED, type War } from "../../state.ts";
import { keepTable } from "../cards/leaving-table.ts";
import { sparesDice } from "../cards/on-table.ts";
import { no, type Refusal } from "../refusal.ts";

type C = Context<War>;

const REVEALED = no("fellowship-revealed", "12.4.4");
const AT_ITS_END = no("progress-at-its-end", "12.4.6");
const HIDDEN = no("fellowship-hidden", "12.7.1");
const IN_MORDOR = no("nobody-leaves-in-mordor", "14.2.7");
const NOBODY_THERE = no("nobody-to-separate", "12.9.1");
const NOT_AMONG_THEM = no("not-in-the-fellowship", "12.3.1");
const NOT_THE_HIGHEST = no("not-the-highest-level", "12.3.1");

const MORANNON = region("morannon");
const MINAS_MORGUL = region("minas-morgul");

// ---- moving and hiding

/** 12.4.1, 12.4.4, 14.2.1: hidden, wherever it is. At the end of its track it may still move (12.4.6, AMB-72). */
export function whyNoTravel(g: War): Refusal | null {
  if (g.revealed === 1) return REVEALED;
  return g.rulings.narrowRoad && !onMordorTrack(g) && g.progress >= PROGRESS_LIMIT ? AT_ITS_END : null;
}
export const canTravel = (g: War): boolean => whyNoTravel(g) === null;

/** 12.7.1. */
export const whyNoHiding = (g: War): Refusal | null => (g.revealed === 1 ? null : HIDDEN);
export const canHide = (g: War): boolean => whyNoHiding(g) === null;
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

/** 12.4.5: whether the die of a move goes to the Hunt Box. */
export const diceAreHunted = (g: War): boolean => !sparesDice(g);

// ---- leaving the Fellowship

/** 12.9.1, 14.2.7. */
export function whyNoParting(g: War): Refusal | null {
  if (onMordorTrack(g)) return IN_MORDOR;
  return companionsInFellowship(g) > 0 ? null : NOBODY_THERE;
}

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
  for (const companion of FELLOWS) {
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
  for (const companion of FELLOWS) {
    if (!inFellowship(g, companion) || LEVEL[companion] < highest) continue;
    if (LEVEL[companion] > highest) guides = [];
    highest = LEVEL[companion];
    guides.push(companion);
  }
  return guides;
}

/** 12.3.1: why this Character does not guide now. */
export function whyNotGuide(g: War, character: CharacterId): Refusal | null {
  if (!inFellowship(g, character)) return NOT_AMONG_THEM;
  return guidesToChoose(g).includes(character) ? null : NOT_THE_HIGHEST;
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
  for (const tile of ALL_TILES)
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
