/** The Ring-bearers' way, by rule of thumb: how far it is, what it may cost, and what is done about it. */
import { LEVEL } from "../data/characters.ts";
import {
  ARAGORN,
  BOROMIR,
  FELLOWS,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  GOLLUM,
  MERIADOC,
  PEREGRIN,
  SHADOW,
  STRIDER,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, distance, NATION_OF, REGION_COUNT } from "../data/regions.ts";
import { ALL_TILES, DIE_TILE, EYE_TILE, TILE_VALUE } from "../data/tiles.ts";
import {
  companionsInFellowship,
  inFellowship,
  isActive,
  isMarked,
  minionsInPlay,
  onMordorTrack,
} from "../facts.ts";
import { isFreeTown, isHaven } from "../rules/fellowship/fellowship.ts";
import { isDark } from "../rules/fellowship/road.ts";
import { hasArmy, nazgulIn } from "../rules/figures.ts";
import { ASIDE, CORRUPTION_LIMIT, CRACK_OF_DOOM, IN_POOL, STIRRED, type War } from "../state.ts";
import type { Land } from "./land.ts";
import { sense } from "./sense.ts";

const MORANNON = region("morannon");
const MINAS_MORGUL = region("minas-morgul");

/** Steps from each region to the nearer gate of Mordor. */
const TO_GATES: readonly number[] = ALL_REGIONS.map((at) => {
  const ways = [distance(at, MORANNON), distance(at, MINAS_MORGUL)].filter((steps) => steps >= 0);
  return ways.length > 0 ? Math.min(...ways) : REGION_COUNT;
});

/** Steps before the gates that are still to be walked. */
export const stepsToGates = (g: War): number =>
  onMordorTrack(g) ? 0 : Math.max(0, TO_GATES[g.bearers] - g.progress);

/** The damage of a tile from the Hunt Pool on average; an Eye as many as given. */
export function poolDamage(g: War, eye: number): number {
  let tiles = 0;
  let damage = 0;
  for (const tile of ALL_TILES) {
    if (g.tiles[tile] !== IN_POOL) continue;
    const value = TILE_VALUE[tile];
    tiles++;
    damage += value === EYE_TILE ? eye : value === DIE_TILE ? 3.5 : value;
  }
  return tiles === 0 ? 1.5 : damage / tiles;
}

/** The chance that a Hunt with so many dice succeeds when the Fellowship moves now. */
export function huntChance(g: War): number {
  const dice = Math.min(5, g.box[SHADOW]);
  const hit = Math.min(5, 1 + g.box[FREE]) / 6;
  const at = g.bearers;
  const again =
    at < 0 ? 0 : (isDark(g, at) ? 1 : 0) + (hasArmy(g, SHADOW, at) ? 1 : 0) + (nazgulIn(g, at) > 0 ? 1 : 0);
  return 1 - (1 - hit) ** (dice + Math.min(again, dice));
}

/** How many points of Corruption the Ring-bearers may expect to have to spare when they reach the Crack of Doom. */
export function spare(g: War): number {
  const inMordor = onMordorTrack(g) ? CRACK_OF_DOOM - g.mordor : CRACK_OF_DOOM;
  const toll = sense.toll * stepsToGates(g) + inMordor * poolDamage(g, 2.5);
  return CORRUPTION_LIMIT - g.corruption + sense.shield * companionsInFellowship(g) - toll;
}

/** What a point of Corruption is worth now: the more there is, and the less there is to spare, the dearer. */
export const priceOfCorruption = (g: War): number =>
  sense.corruption + sense.corruptionMore * g.corruption + sense.worry * Math.max(0, sense.safe - spare(g));

/** After so many turns time runs against the Free Peoples: every turn brings more Armies out of Mordor. */
const LATE = 9;
/** How near the Shadow is to victory by war, in points that it has and may soon have. */
const peril = (g: War, land: Land): number =>
  (g.points[SHADOW] + 0.5 * land.danger) * (1 + sense.late * Math.max(0, g.turn - LATE));

/** Whether they had better rest before they go on: the nearer the Shadow is to victory, the less time there is. */
const isWeary = (g: War, land: Land): boolean =>
  g.corruption > 0 && spare(g) < sense.spare - sense.hurry * peril(g, land);
/** Resting in a haven until the burden is lighter. */
const isResting = (g: War, land: Land): boolean =>
  g.progress === 0 && g.bearers >= 0 && isHaven(g, g.bearers) && isWeary(g, land);

export function travelScore(g: War, land: Land): number {
  const haste = sense.haste * peril(g, land);
  if (onMordorTrack(g)) {
    const damage = poolDamage(g, g.box[FREE] + g.box[SHADOW]);
    const left = CORRUPTION_LIMIT - g.corruption;
    if (!isMarked(g, STIRRED)) return sense.walkFirst;
    return (
      sense.walkInMordor +
      haste -
      (damage > left * sense.tooMuchOf ? sense.tooMuch : sense.tileInMordor * damage)
    );
  }
  if (stepsToGates(g) === 0) return -1;
  if (isResting(g, land)) return sense.rest;
  const damage = huntChance(g) * poolDamage(g, 1.3);
  const boldness = Math.min(sense.boldest, sense.rush * peril(g, land));
  return sense.walk + haste - damage * priceOfCorruption(g) * sense.fear * (1 - boldness);
}

export const hideScore = (g: War): number => (onMordorTrack(g) ? sense.hideInMordor : sense.hide);

export function declareScore(g: War, land: Land, to: RegionId): number {
  const here = TO_GATES[g.bearers];
  let score =
    sense.declareNearer * (here - TO_GATES[to]) - sense.declareLost * (g.progress - (here - TO_GATES[to]));
  if (TO_GATES[to] === 0) score += sense.declareGates;
  if (isHaven(g, to) && g.corruption > 0)
    score +=
      sense.declareHaven + sense.declareHealing * g.corruption + (isWeary(g, land) ? sense.declareWeary : 0);
  if (isFreeTown(to) && !isActive(g, NATION_OF[to])) score += sense.declareWakes;
  if (hasArmy(g, SHADOW, to)) score -= sense.declareArmy;
  if (nazgulIn(g, to) > 0) score -= sense.declareNazgul;
  return score;
}

export function revealScore(g: War, to: RegionId): number {
  return (
    -sense.revealFar * TO_GATES[to] -
    (isDark(g, to) ? sense.revealDark : 0) -
    (hasArmy(g, SHADOW, to) ? sense.declareArmy : 0) -
    (nazgulIn(g, to) > 0 ? sense.declareNazgul : 0)
  );
}

/** How many dice the Shadow would put into the Hunt Box. */
export function huntDice(g: War): number {
  if (onMordorTrack(g)) return sense.huntInMordor;
  const near = stepsToGates(g) <= 4 ? sense.huntNear : 0;
  const weary = g.corruption >= 6 ? sense.huntWeary : 0;
  const revealed = g.revealed === 1 ? sense.huntRevealed : 0;
  const winning = g.points[SHADOW] >= 7 ? sense.huntWinning : 0;
  return sense.huntDice + near + weary - revealed - winning;
}

/** What a Companion is worth to the Free Peoples outside his duty to take a blow. */
function companionWorth(g: War, companion: number): number {
  return onMordorTrack(g) ? 0.05 : worthOutside(g, companion);
}

function worthOutside(g: War, companion: number): number {
  switch (companion) {
    case GANDALF_THE_GREY:
      return g.at[GANDALF_THE_WHITE] === ASIDE && minionsInPlay(g) > 0 ? 0.05 : sense.gandalf;
    case STRIDER:
      return sense.strider;
    case BOROMIR:
      return sense.boromir;
    case MERIADOC:
    case PEREGRIN:
      return sense.hobbit;
    default:
      return sense.others;
  }
}

export function casualtyScore(g: War, verb: string, damage: number): number {
  if (verb === "done") return 0;
  const price = priceOfCorruption(g) * sense.blow;
  if (verb === "guide-falls") return Math.min(damage, LEVEL[g.guide]) * price - companionWorth(g, g.guide);
  let level = 0;
  let worth = 0;
  for (const one of FELLOWS)
    if (inFellowship(g, one)) {
      level += Math.min(damage, LEVEL[one]);
      worth += companionWorth(g, one);
    }
  return (level * price - worth) / Math.max(1, companionsInFellowship(g));
}

export const guideAbilityScore = (g: War): number =>
  g.guide === GOLLUM
    ? priceOfCorruption(g) - (onMordorTrack(g) ? 0.55 : 0.4)
    : priceOfCorruption(g) * sense.blow - companionWorth(g, g.guide);

/** Whether a Companion had better walk on his own. */
export function partingScore(g: War, companion: number): number {
  switch (companion) {
    case STRIDER:
      return g.at[ARAGORN] === ASIDE ? sense.partStrider : -0.2;
    case GANDALF_THE_GREY:
      return g.at[GANDALF_THE_WHITE] === ASIDE && minionsInPlay(g) > 0 ? sense.partGandalf : -0.6;
    case BOROMIR:
      return sense.partBoromir;
    case MERIADOC:
    case PEREGRIN:
      return -0.4;
    default:
      return sense.partOthers;
  }
}
