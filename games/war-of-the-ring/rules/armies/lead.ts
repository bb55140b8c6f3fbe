/** Who must go along with a moving Army, or take part in an attack. */
import { LEVEL } from "../../data/characters.ts";
import {
  ALL_CHARACTERS,
  type CharacterId,
  characterOfFigure,
  FIGURES_OF,
  FREE,
  FREE_NATIONS,
  NATION_COUNT,
  NATIONS_OF,
  PERSON,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { eliteLeads } from "../../facts.ts";
import type { War } from "../../state.ts";

/** No figure has to lead. */
export const NO_LEAD = 0;
/** A Leader, Nazgûl, Character, or Elite that counts as one (5.5.1). */
export const ANY_LEAD = 1;
export const NAZGUL_LEAD = 2;
export const WITCH_KING_LEAD = 3;
export const COMPANION_LEAD = 4;

/** Whether a region holds a figure that could lead an Army: a quick look before the exact one. */
export function hasLead(g: War, side: Side, from: RegionId): boolean {
  if (side === SHADOW) {
    if (g.nazgul[from] > 0) return true;
    for (const nation of NATIONS_OF[SHADOW]) if (g.elites[from * NATION_COUNT + nation] > 0) return true;
  } else for (const nation of NATIONS_OF[FREE]) if (g.leaders[from * FREE_NATIONS + nation] > 0) return true;
  for (const character of ALL_CHARACTERS) if (g.at[character] === from) return true;
  return false;
}

/** By side: the Characters that lead an attack, and those of them that lead a moving Army, which Level 0 does not. */
const ATTACKING: readonly (readonly CharacterId[])[] = FIGURES_OF.map((figures) =>
  figures.flatMap((figure) => (figure >= PERSON ? [characterOfFigure(figure)] : [])),
);
const MOVING: readonly (readonly CharacterId[])[] = ATTACKING.map((characters) =>
  characters.filter((character) => LEVEL[character] > 0),
);
/** The same as `isLed` for all in a region who are not of these Nations (a mask), without putting them together in a force. */
export function someLead(g: War, side: Side, from: RegionId, mayNot: number, moving: boolean): boolean {
  if (side === SHADOW && g.nazgul[from] > 0) return true;
  for (const character of (moving ? MOVING : ATTACKING)[side]) if (g.at[character] === from) return true;
  for (const nation of NATIONS_OF[side]) {
    if ((mayNot & (1 << nation)) !== 0) continue;
    if (nation < FREE_NATIONS) {
      if (g.leaders[from * FREE_NATIONS + nation] > 0) return true;
    } else if (g.elites[from * NATION_COUNT + nation] > 0 && eliteLeads(g, nation)) return true;
  }
  return false;
}
