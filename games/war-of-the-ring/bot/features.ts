/**
 * What a position is judged by. Each is a number that a player could read off the table; a fit over some thousands of
 * games has given them their weights (`weights.ts`).
 */
import { figuresOf } from "@westmarch/bots/features";
import {
  ARMY_FACE,
  CHARACTER_FACE,
  FACE_COUNT,
  FREE,
  FREE_NATIONS,
  MUSTER_ARMY_FACE,
  NATION_COUNT,
  NATIONS_OF,
  NOBODY,
  SHADOW,
  type Side,
  WILL_FACE,
} from "../data/ids.ts";
import { HOME, POINTS, REGION_COUNT, SETTLEMENT_REGIONS } from "../data/regions.ts";
import { companionsInFellowship, isActive, isMarked, onMordorTrack, unusedDice } from "../facts.ts";
import { handOf } from "../rules/cards/hand.ts";
import { seatsOf } from "../seats.ts";
import { CORRUPTION_LIMIT, DEAD, STIRRED, type War } from "../state.ts";
import { handWorth } from "./card-worths.ts";
import { type Land, survey } from "./land.ts";
import { huntChance, poolDamage, spare, stepsToGates } from "./quest.ts";
import { JUDGES, think } from "./sense.ts";
import { WALLS } from "./strength.ts";

/** A position with the lie of the land for both sides. */
interface Sight {
  readonly g: War;
  readonly free: Land;
  readonly shadow: Land;
  readonly inMordor: number;
  /** Points by which the Corruption is expected to fall short of the limit at the Crack of Doom. */
  readonly spare: number;
  /** Points of the Shadow, and half of those it may soon have. */
  readonly peril: number;
}

const sum = (values: ArrayLike<number>, from: number, to: number): number => {
  let total = 0;
  for (let i = from; i < to; i++) total += values[i];
  return total;
};

/** How strongly all Armies of a side are drawn to what there is to take: they stand near it and are strong. */
function onslaught(land: Land, side: Side): number {
  let total = 0;
  const first = side * REGION_COUNT;
  for (let at = 0; at < REGION_COUNT; at++) {
    const strength = land.strengths[first + at];
    if (strength > 0) total += land.pull[at] * Math.min(12, strength);
  }
  return total;
}

/** Points in Strongholds under siege, by how near they are to falling. */
function sieges({ g, free: { strengths } }: Sight, side: Side): number {
  let total = 0;
  for (const where of SETTLEMENT_REGIONS) {
    if (POINTS[where] < 2 || g.control[where] === NOBODY || g.control[where] === side) continue;
    const outside = strengths[side * REGION_COUNT + where];
    if (outside === 0) continue;
    const inside = strengths[(1 - side) * REGION_COUNT + where] * WALLS[where];
    total += (POINTS[where] * outside) / (outside + inside + 1);
  }
  return total;
}

/** What stands in a side's own Settlements that are worth points. */
function garrisons({ g, free: { strengths } }: Sight, side: Side): number {
  let total = 0;
  for (const where of SETTLEMENT_REGIONS)
    if (HOME[where] === side && g.control[where] === side && POINTS[where] > 0)
      total += Math.min(8, strengths[side * REGION_COUNT + where]) * POINTS[where];
  return total;
}

function cards(g: War, side: Side): number {
  let many = 0;
  for (const seat of seatsOf(g, side)) many += g.handCount[seat * 2] + g.handCount[seat * 2 + 1];
  return many;
}

/** The worth of the cards that a side holds, in a world where they are known. */
function hand(g: War, side: Side): number {
  let worth = 0;
  for (const seat of seatsOf(g, side)) worth += handWorth(g, handOf(g, seat));
  return worth;
}

const strengthOf = ({ free }: Sight, side: Side): number =>
  sum(free.strengths, side * REGION_COUNT, (side + 1) * REGION_COUNT);
const fallen = (g: War): number => {
  let many = 0;
  for (let one = 0; one < FREE_NATIONS + 2; one++) if (g.at[one] === DEAD) many++;
  return many;
};
const activeFree = (g: War): number => {
  let many = 0;
  for (const nation of NATIONS_OF[FREE]) if (isActive(g, nation)) many++;
  return many;
};

const FEATURE_LIST = {
  one: () => 1,

  // The quest before Mordor, and in it.
  stepsToGates: ({ g }) => stepsToGates(g),
  progress: ({ g }) => g.progress,
  spare: (p) => (p.inMordor ? 0 : p.spare),
  littleToSpare: (p) => (p.inMordor ? 0 : Math.max(0, 2 - p.spare)),
  corruption: ({ g, inMordor }) => (inMordor ? 0 : g.corruption),
  revealed: ({ g, inMordor }) => (inMordor ? 0 : g.revealed),
  companions: ({ g }) => companionsInFellowship(g),
  fallen: ({ g }) => fallen(g),
  hunters: ({ g, inMordor }) => (inMordor || g.revealed ? 0 : huntChance(g)),
  inMordor: (p) => p.inMordor,
  mordorSteps: ({ g, inMordor }) => inMordor * g.mordor,
  mordorSpare: (p) => p.inMordor * p.spare,
  mordorLittleToSpare: (p) => p.inMordor * Math.max(0, 1 - p.spare),
  mordorAtTheBrink: ({ g, inMordor }) => inMordor * Math.max(0, g.corruption - (CORRUPTION_LIMIT - 4)),
  mordorRevealed: ({ g, inMordor }) => inMordor * g.revealed,
  mordorLingering: ({ g, inMordor }) => inMordor * (isMarked(g, STIRRED) ? 0 : 1),
  tiles: ({ g }) => poolDamage(g, 2.5),

  // The war.
  shadowPoints: ({ g }) => g.points[SHADOW],
  shadowNearVictory: ({ g }) => Math.max(0, g.points[SHADOW] - 6),
  shadowDanger: ({ free }) => free.danger,
  shadowOnTheBrink: (p) => Math.max(0, p.peril - 8),
  shadowSieges: (p) => sieges(p, SHADOW),
  shadowOnslaught: ({ shadow }) => onslaught(shadow, SHADOW) / 10,
  shadowStrength: (p) => strengthOf(p, SHADOW) / 10,
  freePoints: ({ g }) => g.points[FREE],
  freeNearVictory: ({ g }) => Math.max(0, g.points[FREE] - 2),
  freeDanger: ({ shadow }) => shadow.danger,
  freeSieges: (p) => sieges(p, FREE),
  freeOnslaught: ({ free }) => onslaught(free, FREE) / 10,
  freeStrength: (p) => strengthOf(p, FREE) / 10,
  freeGarrisons: (p) => garrisons(p, FREE) / 10,

  // The race between the two.
  raceSteps: (p) => (p.inMordor ? 0 : (stepsToGates(p.g) * p.peril) / 10),
  raceSpare: (p) => (p.spare * p.peril) / 10,

  // Politics, dice, cards.
  freeActive: ({ g }) => activeFree(g),
  freeToWar: ({ g }) => sum(g.steps, 0, FREE_NATIONS),
  shadowToWar: ({ g }) => sum(g.steps, FREE_NATIONS, NATION_COUNT),
  freeDice: ({ g }) => unusedDice(g, FREE),
  shadowDice: ({ g }) => unusedDice(g, SHADOW),
  freeWalkDice: ({ g }) => g.dice[FREE * FACE_COUNT + CHARACTER_FACE] + g.dice[FREE * FACE_COUNT + WILL_FACE],
  shadowArmyDice: ({ g }) =>
    g.dice[SHADOW * FACE_COUNT + ARMY_FACE] + g.dice[SHADOW * FACE_COUNT + MUSTER_ARMY_FACE],
  freeOwned: ({ g }) => g.owned[FREE],
  shadowOwned: ({ g }) => g.owned[SHADOW],
  freeCards: ({ g }) => cards(g, FREE),
  shadowCards: ({ g }) => cards(g, SHADOW),
  freeHand: ({ g }) => hand(g, FREE),
  shadowHand: ({ g }) => hand(g, SHADOW),
  freeRings: ({ g }) => g.rings[FREE],
  turn: ({ g }) => g.turn,
} satisfies Record<string, (p: Sight) => number>;

export type Feature = keyof typeof FEATURE_LIST;
const { names, fill } = figuresOf(FEATURE_LIST);
export const FEATURES: readonly Feature[] = names;

/** Fills in all features of a position. */
export function features(g: War, into: number[]): void {
  think(JUDGES[SHADOW]);
  const shadow = survey(g, SHADOW);
  think(JUDGES[FREE]);
  const free = survey(g, FREE);
  fill(into, {
    g,
    free,
    shadow,
    inMordor: onMordorTrack(g) ? 1 : 0,
    spare: spare(g),
    peril: g.points[SHADOW] + 0.5 * free.danger,
  });
}
