/** Chapters 1, 2 and 8: figures on the map and in their pools. The only functions that move or remove figures. */
import { LEADERSHIP, LEVEL } from "../data/characters.ts";
import {
  ALL_CHARACTERS,
  ALL_FIGURES,
  type CharacterId,
  characterOfFigure,
  ELITE,
  eliteOf,
  FIGURES_OF,
  FIRST_MINION,
  type FigureId,
  FREE,
  FREE_NATIONS,
  LEADER,
  NATION_COUNT,
  NATIONS_OF,
  NAZGUL,
  type NationId,
  NOBODY,
  nationOfFigure,
  other,
  PERSON,
  regularOf,
  SAURON,
  SHADOW,
  type Side,
  sideOfNation,
  UNITS,
  WITCH_KING,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { isStronghold, REGION_COUNT } from "../data/regions.ts";
import { eliteLeads, type Leading } from "../facts.ts";
import {
  ASIDE,
  DEAD,
  ELITE_KIND,
  IN_FELLOWSHIP,
  KINDS,
  LEADER_KIND,
  noFigures,
  REGULAR_KIND,
  type War,
} from "../state.ts";
import type { Force } from "../words/armies.ts";

// ---- what stands where

/** Units of a side in a region: 0 means that there is no Army of it (2.4.1). */
export const unitsIn = (g: War, side: Side, region: RegionId): number =>
  g.count[side * REGION_COUNT + region];
export const hasArmy = (g: War, side: Side, region: RegionId): boolean =>
  g.count[side * REGION_COUNT + region] > 0;
export const nationUnits = (g: War, region: RegionId, nation: NationId): number =>
  g.regulars[region * NATION_COUNT + nation] + g.elites[region * NATION_COUNT + nation];
export const elitesIn = (g: War, side: Side, region: RegionId): number => {
  let elites = 0;
  for (const nation of NATIONS_OF[side]) elites += g.elites[region * NATION_COUNT + nation];
  return elites;
};
export const leadersIn = (g: War, region: RegionId): number => {
  let leaders = 0;
  for (const nation of NATIONS_OF[FREE]) leaders += g.leaders[region * FREE_NATIONS + nation];
  return leaders;
};
/** Nazgûl figures, with the Witch-king where he counts as one (7.4.5). */
export const nazgulIn = (g: War, region: RegionId): number =>
  g.nazgul[region] + (g.at[WITCH_KING] === region ? 1 : 0);

/** How many figures of a kind stand in a region. */
export const figuresIn = (g: War, region: RegionId, figure: FigureId): number => {
  if (figure < ELITE) return g.regulars[region * NATION_COUNT + figure];
  if (figure < LEADER) return g.elites[region * NATION_COUNT + figure - ELITE];
  if (figure < NAZGUL) return g.leaders[region * FREE_NATIONS + figure - LEADER];
  if (figure === NAZGUL) return g.nazgul[region];
  return g.at[figure - PERSON] === region ? 1 : 0;
};

/** Everything of a side in a region, by kind of figure. */
export function forceIn(g: War, side: Side, region: RegionId): number[] {
  const force = noFigures();
  for (const figure of FIGURES_OF[side]) force[figure] = figuresIn(g, region, figure);
  return force;
}

export const unitsOf = (force: Force): number => {
  let units = 0;
  for (const figure of UNITS) units += force[figure];
  return units;
};

/** Steps of a force (9.7.12): a Regular is one, an Elite two. */
export const stepsOf = (force: Force): number => {
  let steps = 0;
  for (const figure of UNITS) steps += force[figure] * (figure < ELITE ? 1 : 2);
  return steps;
};

/** Nations with units in a force, a mask. */
export const nationsOf = (force: Force): number => {
  let mask = 0;
  for (const figure of UNITS) if (force[figure] > 0) mask |= 1 << nationOfFigure(figure);
  return mask;
};

/** Whether a Companion (who has left the Fellowship) stands there. */
export const companionIn = (g: War, region: RegionId): boolean => {
  for (let character = 0; character < FIRST_MINION; character++) if (g.at[character] === region) return true;
  return false;
};

/**
 * Whether a force holds a Leader, a Nazgûl, a Character, or an Elite that counts as one (5.5.1, 9.1.3). With `moving`,
 * one that can go along: Level 0 does not count (8.5.3).
 */
export function isLed(g: War, force: Force, moving: boolean): boolean {
  for (let figure = LEADER; figure <= NAZGUL; figure++) if (force[figure] > 0) return true;
  for (const character of ALL_CHARACTERS)
    if (force[PERSON + character] > 0 && (!moving || LEVEL[character] > 0)) return true;
  for (const nation of NATIONS_OF[SHADOW])
    if (force[ELITE + nation] > 0 && eliteLeads(g, nation)) return true;
  return false;
}

/** 9.3.4: the Leadership of a force, before cards. */
export function leadershipOf(g: Leading, force: Force): number {
  let points = force[NAZGUL];
  for (let figure = LEADER; figure < NAZGUL; figure++) points += force[figure];
  for (const character of ALL_CHARACTERS) if (force[PERSON + character] > 0) points += LEADERSHIP[character];
  for (const nation of NATIONS_OF[SHADOW])
    if (force[ELITE + nation] > 0 && eliteLeads(g, nation)) points += force[ELITE + nation];
  return points;
}

// ---- sieges and free regions

/** The side shut inside the Stronghold of a region, or `NOBODY` if there is no siege (10.4). */
export const besieged = (g: War, region: RegionId): Side | typeof NOBODY =>
  isStronghold(region) && g.count[region] > 0 && g.count[REGION_COUNT + region] > 0
    ? g.control[region] === FREE
      ? FREE
      : SHADOW
    : NOBODY;
export const isBesieged = (g: War, side: Side, region: RegionId): boolean => besieged(g, region) === side;
export const isBesieging = (g: War, side: Side, region: RegionId): boolean =>
  besieged(g, region) === other(side);

/** 2.5.1, 2.5.2, 2.5.4. */
export const isFree = (g: War, side: Side, region: RegionId): boolean => {
  const enemy = other(side);
  if (hasArmy(g, enemy, region)) return isBesieging(g, side, region);
  return g.control[region] !== enemy;
};
/** 2.5.3. */
export const isFreeForArmies = (g: War, side: Side, region: RegionId): boolean =>
  !hasArmy(g, other(side), region) || isBesieging(g, side, region);
/** 2.3.4: still (or again) held by the side that had it at the start, under siege or not. */
export const isUnconquered = (g: War, home: Side, region: RegionId): boolean => g.control[region] === home;

// ---- pools

const kindOf = (figure: FigureId): number =>
  figure < ELITE ? REGULAR_KIND : figure < LEADER ? ELITE_KIND : LEADER_KIND;
const nationOf = (figure: FigureId): NationId => (figure === NAZGUL ? SAURON : nationOfFigure(figure));
const poolOf = (figure: FigureId): number => nationOf(figure) * KINDS + kindOf(figure);

/** Figures of a kind (no Character) left in the reinforcements. */
export const inPool = (g: War, figure: FigureId): number => g.pool[poolOf(figure)];

// ---- moving figures about

/** Puts figures of a kind into a region; where they come from is the caller's business. */
export function place(g: War, region: RegionId, figure: FigureId, howMany = 1): void {
  if (figure < ELITE) g.regulars[region * NATION_COUNT + figure] += howMany;
  else if (figure < LEADER) g.elites[region * NATION_COUNT + figure - ELITE] += howMany;
  else if (figure < NAZGUL) g.leaders[region * FREE_NATIONS + figure - LEADER] += howMany;
  else if (figure === NAZGUL) g.nazgul[region] += howMany;
  else if (howMany > 0) g.at[figure - PERSON] = region;
  if (figure < LEADER) g.count[sideOfNation(nationOfFigure(figure)) * REGION_COUNT + region] += howMany;
}

/** Takes figures (no Characters) out of a region; where they go is the caller's business. */
export const take = (g: War, region: RegionId, figure: FigureId, howMany = 1): void =>
  place(g, region, figure, -howMany);

/** Moves a force from one region to another. */
export function carry(g: War, force: Force, from: RegionId, to: RegionId): void {
  for (const figure of ALL_FIGURES) {
    const howMany = force[figure];
    if (howMany === 0) continue;
    if (figure < PERSON) take(g, from, figure, howMany);
    place(g, to, figure, howMany);
  }
}

/** Brings a figure in from the reinforcements. */
export function bringIn(g: War, region: RegionId, figure: FigureId, howMany = 1): void {
  g.pool[poolOf(figure)] -= howMany;
  place(g, region, figure, howMany);
}

/** Eliminates figures (1.5.2): Free Peoples' for good, Shadow units and Nazgûl to the reinforcements, a Character dies. */
export function kill(g: War, region: RegionId, figure: FigureId, howMany = 1): void {
  if (figure >= PERSON) {
    killCharacter(g, characterOfFigure(figure));
    return;
  }
  take(g, region, figure, howMany);
  const pool = figure !== NAZGUL && sideOfNation(nationOfFigure(figure)) === FREE ? g.lost : g.pool;
  pool[poolOf(figure)] += howMany;
}

/** 1.5.3: a unit too many goes back to the reinforcements. */
export function withdraw(g: War, region: RegionId, figure: FigureId, howMany = 1): void {
  take(g, region, figure, howMany);
  g.pool[poolOf(figure)] += howMany;
}

/** Whether an Elite of this Nation can be exchanged for a Regular (9.7.6, 9.7.7). */
export const canReduce = (g: War, nation: NationId): boolean =>
  g.lost[nation * KINDS + REGULAR_KIND] + g.pool[nation * KINDS + REGULAR_KIND] > 0;

/** 9.7.3, 9.7.6, 9.7.7: an Elite is replaced by a Regular, or lost if there is none to be had. */
export function reduce(g: War, region: RegionId, nation: NationId): void {
  const regulars = nation * KINDS + REGULAR_KIND;
  const source = g.lost[regulars] > 0 ? g.lost : g.pool[regulars] > 0 ? g.pool : null;
  kill(g, region, eliteOf(nation));
  if (!source) return;
  source[regulars]--;
  place(g, region, regularOf(nation));
}

/** A Character leaves the game for good. What follows for Guide and cards is settled by `settle` and `guide`. */
export function killCharacter(g: War, character: CharacterId): void {
  g.at[character] = DEAD;
}

/** Whether a Character is, or has been, in play (Gandalf the White's condition). */
export const hasEntered = (g: War, character: CharacterId): boolean =>
  g.at[character] !== ASIDE && g.at[character] !== IN_FELLOWSHIP;
