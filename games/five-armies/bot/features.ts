/**
 * What a position is judged by. Each is a number that a player could read off the table; a fit over some thousands of
 * games has given them their weights (`weights.ts`).
 */
import { figuresOf } from "@westmarch/bots/features";
import {
  ALOFT,
  ASIDE,
  BEORN,
  BOLG,
  BOTH,
  FACE,
  FACE_COUNT,
  FREE,
  FRONT_GATE,
  GENERALS,
  GROUPS_OF,
  LORD,
  PASSES,
  PLACE,
  type PlaceId,
  POINTS,
  SHADOW,
  type Side,
  THORIN,
  TILE,
  WILL_FACE,
} from "../ids.ts";
import { printed } from "../printing.ts";
import { hasArmy, isInPlay, isPoint, shadowPoints } from "../rules/board.ts";
import { FATE_END, type FiveArmies, IN_POOL, POINTS_AGAINST_BEORN, POINTS_TO_WIN } from "../state.ts";
import { chanceOf, groundOf, type Might, mightAt } from "./force.ts";
import { type Land, survey } from "./land.ts";
import { cardsOf, diceOf } from "./standing.ts";

/** All armies of a side together. */
interface Host {
  strength: number;
  units: number;
  damage: number;
  lead: number;
}

/** A position with the lie of the land. */
interface Sight {
  readonly g: FiveArmies;
  readonly land: Land;
  readonly points: number;
  readonly hosts: readonly [Host, Host];
  /** Points that are likely to be lost next, the likeliest first. */
  readonly fears: readonly number[];
  /** How many turns the Fate track has left, at the pace of its tiles. */
  readonly turns: number;
  /** How near Beorn is, 0 … 1; 0 when he has come. */
  readonly bearNear: number;
}

/** Goblins behind a pass that is shut count for little, and are counted apart. */
const isAway = (g: FiveArmies, at: PlaceId): boolean => isPoint(at) && g.open[POINTS.indexOf(at)] === 0;

function hostOf(g: FiveArmies, side: Side): Host {
  const host: Host = { strength: 0, units: 0, damage: 0, lead: 0 };
  for (const at of PLACE.all) {
    if (!hasArmy(g, side, at) || isAway(g, at)) continue;
    const might = mightAt(g, side, at);
    host.strength += might.strength;
    host.units += might.units;
    host.damage += might.damage;
    host.lead += Math.min(5, might.lead);
  }
  return host;
}

/** How far fate goes in a turn: what the tiles of the pool bring, and a little more where several may be drawn. */
function pace(g: FiveArmies): number {
  let sum = 0;
  let many = 0;
  for (const tile of TILE.all)
    if (g.tiles[tile] === IN_POOL) {
      sum += printed(g).tileValue[tile];
      many++;
    }
  return many === 0 ? 1.5 : Math.max(0.5, sum / many);
}

/** How likely the army of a place falls to the best that stands next to it. */
function pressed(g: FiveArmies, side: Side, at: PlaceId, held: Might): number {
  let most = 0;
  for (const from of printed(g).neighbours[at])
    if (hasArmy(g, side, from))
      most = Math.max(most, chanceOf(mightAt(g, side, from), held, groundOf(g, from, at)));
  return most;
}

/** 12: Bolg, and how likely he falls with his army. */
function bolgDanger(g: FiveArmies): number {
  const at = g.at[BOLG];
  return at < 0 ? 0 : pressed(g, FREE, at, mightAt(g, SHADOW, at));
}

/** Points that the Free Peoples may win back next. */
function hopes({ g, lost }: Land): number {
  let most = 0;
  for (const { at } of lost)
    most = Math.max(most, printed(g).points[at] * pressed(g, FREE, at, mightAt(g, SHADOW, at)));
  return most;
}

const recruitsOf = (g: FiveArmies, side: Side): number => {
  let many = 0;
  for (const at of PLACE.all) for (const group of GROUPS_OF[side]) many += g.recruits[at * 3 + group];
  return many;
};

/** Armies of a side that an army of the other side stands next to, by how likely they fall. */
function skirmish(g: FiveArmies, side: Side): number {
  let sum = 0;
  for (const at of PLACE.all) {
    if (!hasArmy(g, side, at)) continue;
    const held = mightAt(g, side, at);
    sum += held.units * pressed(g, side === FREE ? SHADOW : FREE, at, held);
  }
  return sum;
}

/** 6: whether a die is left that brings Beorn in. */
const isBeornAtHand = (g: FiveArmies): boolean =>
  FACE.all.some(
    (face) => (printed(g).entryDice[BEORN] & (1 << face)) !== 0 && g.dice[FREE * FACE_COUNT + face] > 0,
  );

/** Units behind the passes, and whether they can come out. */
function goblinsAway(g: FiveArmies): number {
  let units = 0;
  for (const at of POINTS) if (isAway(g, at)) units += mightAt(g, SHADOW, at).units;
  return units;
}

const FEATURE_LIST = {
  one: () => 1,

  // Points, and where they come from.
  points: (p) => p.points,
  six: (p) => (p.points >= POINTS_AGAINST_BEORN ? 1 : 0),
  eight: (p) => (p.points >= POINTS_TO_WIN - 2 ? 1 : 0),
  ten: (p) => (p.points >= POINTS_TO_WIN ? 1 : 0),
  gate: ({ g }) => (g.control[FRONT_GATE] === 0 ? 0 : 1),
  fear: ({ fears }) => fears[0] ?? 0,
  otherFears: ({ fears }) => fears.slice(1).reduce((sum, fear) => sum + fear, 0),
  /** The next settlement that falls may be the last that is needed. */
  brink: ({ land, points }) =>
    land.goals.reduce(
      (most, { at, danger }) =>
        points + printed(land.g).points[at] >= POINTS_TO_WIN ? Math.max(most, danger) : most,
      0,
    ),
  gateDanger: ({ land }) => land.goals.find(({ at }) => at === FRONT_GATE)?.danger ?? 0,
  hopes: ({ land }) => hopes(land),

  // The road to dusk.
  fate: ({ g }) => g.fate / FATE_END,
  late: ({ g }) => (g.fate / FATE_END) ** 3,
  turns: (p) => Math.min(6, p.turns),
  /** 14.2: what is lacking of the points without which Beorn's coming ends the game. */
  dread: (p) => Math.max(0, POINTS_AGAINST_BEORN - p.points) * p.bearNear ** 2,
  alarm: (p) => (p.points < POINTS_AGAINST_BEORN && p.bearNear >= 1 ? 1 : 0),
  pointsLate: (p) => (p.points * p.g.fate) / FATE_END,

  // The armies.
  freeStrength: ({ hosts }) => hosts[FREE].strength / 10,
  shadowStrength: ({ hosts }) => hosts[SHADOW].strength / 10,
  freeUnits: ({ hosts }) => hosts[FREE].units / 10,
  shadowUnits: ({ hosts }) => hosts[SHADOW].units / 10,
  freeDamage: ({ hosts }) => hosts[FREE].damage,
  shadowDamage: ({ hosts }) => hosts[SHADOW].damage,
  freeLead: ({ hosts }) => hosts[FREE].lead,
  shadowLead: ({ hosts }) => hosts[SHADOW].lead,
  freePressed: ({ g }) => skirmish(g, FREE),
  shadowPressed: ({ g }) => skirmish(g, SHADOW),
  goblinsAway: ({ g }) => goblinsAway(g),
  passes: ({ g }) => g.open[0] + g.open[1],
  inPasses: ({ g }) => PASSES.reduce((units, at) => units + mightAt(g, SHADOW, at).units, 0),
  freeRecruits: ({ g }) => recruitsOf(g, FREE),
  shadowRecruits: ({ g }) => recruitsOf(g, SHADOW),

  // Who has come.
  bolg: ({ g }) => (g.at[BOLG] >= 0 ? 1 : 0),
  bolgDanger: ({ g }) => bolgDanger(g),
  bodyguard: ({ g }) => (g.at[BOLG] >= 0 ? g.bodyguard : 0),
  beorn: ({ g }) => (isInPlay(g, BEORN) ? 1 : 0),
  wrath: ({ g }) => (g.at[BEORN] === ASIDE ? 0 : g.wrath),
  thorin: ({ g }) => (g.at[THORIN] >= 0 ? 1 : 0),
  generals: ({ g }) =>
    GENERALS.reduce((many, one) => many + (g.at[one] >= 0 || g.at[one] === ALOFT ? 1 : 0), 0),
  eagles: ({ g }) => (g.at[LORD] === ALOFT ? 1 + g.eagles.reduce((sum, many) => sum + many, 0) : 0),

  // What is in hand this turn.
  freeDice: ({ g }) => diceOf(g, FREE),
  shadowDice: ({ g }) => diceOf(g, SHADOW),
  will: ({ g }) => g.dice[FREE * FACE_COUNT + WILL_FACE],
  /** 14.2: Beorn may come at once, and ends the game. */
  beornWins: (p) =>
    p.bearNear >= 1 && p.points < POINTS_AGAINST_BEORN && p.g.acting === FREE && isBeornAtHand(p.g) ? 1 : 0,
  beornMayCome: (p) => (p.bearNear >= 1 && p.points < POINTS_AGAINST_BEORN && isBeornAtHand(p.g) ? 1 : 0),
  freeCards: ({ g }) => cardsOf(g, FREE),
  shadowCards: ({ g }) => cardsOf(g, SHADOW),
  bats: ({ g }) => g.bats.reduce((sum, many) => sum + many, 0),
} satisfies Record<string, (p: Sight) => number>;

export type Feature = keyof typeof FEATURE_LIST;
const { names, fill } = figuresOf(FEATURE_LIST);
export const FEATURES: readonly Feature[] = names;

/** Fills in all features of a position. `land` may be handed in where it has been surveyed already. */
export function features(g: FiveArmies, into: number[], land: Land = survey(g)): void {
  const [free, shadow] = BOTH.map((side) => hostOf(g, side));
  fill(into, {
    g,
    land,
    points: shadowPoints(g),
    hosts: [free, shadow],
    fears: land.goals.map(({ at, danger }) => printed(g).points[at] * danger).sort((one, more) => more - one),
    turns: (FATE_END - g.fate) / pace(g),
    bearNear: g.at[BEORN] === ASIDE ? Math.min(1, g.fate / Math.max(1, printed(g).readyAt[BEORN])) : 0,
  });
}
