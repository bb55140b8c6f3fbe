/** Nazgûl, Minions and Companions on their own ways, by rule of thumb. */
import { ACTIVATES, ALL_FREE_NATIONS } from "../data/characters.ts";
import {
  ARAGORN,
  type CharacterId,
  COMPANIONS,
  DWARVES,
  ELVES,
  FREE,
  GIMLI,
  LEGOLAS,
  NONE,
  SHADOW,
  STRIDER,
  sideOfNation,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, distance, isCityOrStronghold, NATION_OF, REGION_COUNT } from "../data/regions.ts";
import { atWar, isActive } from "../facts.ts";
import { nazgulIn, unitsIn } from "../rules/figures.ts";
import { ASIDE, DICE_LIMIT, type War } from "../state.ts";
import { bestErrand, errandWorth } from "./errands.ts";
import type { Land } from "./land.ts";
import { sense } from "./sense.ts";
import { leadIn } from "./strength.ts";

const CROWNING = [region("minas-tirith"), region("dol-amroth"), region("pelargir")];
const EREBOR = region("erebor");
/** Steps to the nearest place where Strider may be crowned. */
const TO_CROWN: readonly number[] = ALL_REGIONS.map((at) =>
  Math.min(
    ...CROWNING.map((place) => distance(at, place)).map((steps) => (steps < 0 ? REGION_COUNT : steps)),
  ),
);

/** What one more point of Nazgûl Leadership is worth in a region; `here`: those who are counted already. */
export function nazgulScore(g: War, land: Land, where: RegionId, here: number): number {
  let score = 0;
  if (where === g.bearers && nazgulIn(g, where) - here <= 0) score += sense.shadowing;
  const units = unitsIn(g, SHADOW, where);
  if (units > 0) {
    const lead = leadIn(g, SHADOW, where) - here;
    const room = Math.min(DICE_LIMIT, units) - lead;
    if (room > 0)
      score +=
        (sense.nazgulUnits * units + sense.nazgulLead) *
        land.pull[where] *
        (lead <= 0 ? 1 : sense.nazgulMore);
  }
  return score;
}

/** The best that a Nazgûl who stands in `from` can gain by flying. */
export function flightScore(g: War, land: Land, from: RegionId): number {
  const stays = nazgulScore(g, land, from, 1);
  let best = 0;
  for (const to of ALL_REGIONS) {
    if (to === from || (unitsIn(g, SHADOW, to) === 0 && to !== g.bearers)) continue;
    const score = nazgulScore(g, land, to, 0);
    if (score > best) best = score;
  }
  return best - stays;
}

export function bestFlight(g: War, land: Land): number {
  let best = 0;
  let sum = 0;
  for (const from of ALL_REGIONS) {
    if (g.nazgul[from] === 0) continue;
    const score = flightScore(g, land, from);
    if (score > 0.05) sum += score * Math.min(2, g.nazgul[from]);
    if (score > best) best = score;
  }
  return Math.min(sense.flightMost, best + sense.flightsMore * sum);
}

/** How well a Companion stands in a region. */
export function companionScore(g: War, land: Land, companion: CharacterId, where: RegionId): number {
  const nation = NATION_OF[where];
  let score = 0;
  if (
    isCityOrStronghold(where) &&
    nation !== NONE &&
    sideOfNation(nation) === FREE &&
    g.control[where] === FREE
  ) {
    const wakes = ACTIVATES[companion] === ALL_FREE_NATIONS || ACTIVATES[companion] === nation;
    if (wakes && !isActive(g, nation)) score += sense.wakes;
    score += sense.guest;
  }
  if (companion === STRIDER && g.at[ARAGORN] === ASIDE)
    score += sense.crown * sense.crownReach ** TO_CROWN[where];
  if (companion === GIMLI && where === EREBOR && !atWar(g, DWARVES)) score += sense.atHome;
  if (companion === LEGOLAS && nation === ELVES && isCityOrStronghold(where) && !atWar(g, ELVES))
    score += sense.atHome;
  score += errandWorth(g, companion, where);
  if (unitsIn(g, FREE, where) > 0) score += sense.withArmy + sense.withArmyInNeed * land.need[where];
  return score - (unitsIn(g, SHADOW, where) > 0 && unitsIn(g, FREE, where) === 0 ? sense.amongEnemies : 0);
}

/** Whether a Companion who is on the map has somewhere better to be. */
export function wanderScore(g: War, land: Land, companion: CharacterId): number {
  const here = companionScore(g, land, companion, g.at[companion]);
  const elsewhere = companion === STRIDER && g.at[ARAGORN] === ASIDE ? sense.crown : sense.elsewhere;
  return elsewhere + bestErrand(g, companion) - here;
}

export function bestWander(g: War, land: Land): number {
  let best = -1;
  for (const companion of COMPANIONS) {
    if (g.at[companion] < 0) continue;
    const score = wanderScore(g, land, companion);
    if (score > best) best = score;
  }
  return best;
}
