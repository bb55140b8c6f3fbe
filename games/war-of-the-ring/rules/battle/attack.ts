/** 9.1, 9.2: who attacks whom, and who stays in the rearguard. */
import type { Seat } from "@westmarch/kernel";
import {
  characterOfFigure,
  FIGURES_OF,
  FIRST_MINION,
  FOLLOWERS,
  FREE,
  FREE_NATIONS,
  NATIONS_OF,
  NAZGUL,
  NOBODY,
  NONE,
  nationOfFigure,
  other,
  PERSON,
  type Side,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { ALL_REGIONS, areAdjacent, NEIGHBOURS } from "../../data/regions.ts";
import { atWar } from "../../facts.ts";
import { isTeam, seatOfMinion, sideOf } from "../../seats.ts";
import { noFigures, type War } from "../../state.ts";
import { type Chosen, chapter, enter, type In } from "../../vocabulary.ts";
import { ANY_LEAD, NO_LEAD, someLead } from "../armies/lead.ts";
import { leave, type Split, splitOptions, whyNoSplit } from "../armies/splitting.ts";
import { isClosed } from "../cards/on-table.ts";
import { ALL } from "../choices.ts";
import { besieged, figuresIn, hasArmy, isBesieged, nationsOf, nationUnits } from "../figures.ts";
import { JUST_ACTED, no, type Refusal } from "../refusal.ts";
import { armySeat, commands, isBanned, isMixed, partners } from "../teams/teams.ts";
import { openBattle } from "./opening.ts";

const NOT_LED = no("no-army-is-led", "9.1.3");
const NO_ENEMY = no("no-enemy-in-reach", "9.1.1");
const NO_ARMY = no("no-army-there", "9.1.2");
const NOT_ADJACENT = no("not-adjacent", "9.1.1");
const NO_ENEMY_THERE = no("no-enemy-there", "9.1.1");
const SORTIE_ONLY = no("sortie-only", "10.5.1");
const WITHIN_WALLS = no("enemy-within-walls", "9.1.6");
const CLOSED = no("closed-by-card", "6.4.1");
const NOT_AT_WAR = no("nation-not-at-war", "9.1.2");
const NO_WAR = no("no-nation-at-war", "9.1.2");

/** 16.6.1, 16.7.4: Nations with whose figures this seat may attack from a region, a mask. */
const commanded = (g: War, seat: Seat, side: Side, from: RegionId): number =>
  isTeam(g, side) && isMixed(g, side, from) && armySeat(g, side, from) !== seat
    ? 0
    : commands(g, seat, side, from);

/** 9.1.2, 16.6.1, 16.7.4: why no unit here may fight for this seat. */
function whyNoFighters(g: War, seat: Seat, side: Side, from: RegionId): Refusal | null {
  const nations = commanded(g, seat, side, from);
  let found = false;
  for (const nation of NATIONS_OF[side]) {
    if ((nations & (1 << nation)) === 0 || nationUnits(g, from, nation) === 0) continue;
    if (atWar(g, nation)) return null;
    found = true;
  }
  return found ? NOT_AT_WAR : partners(g, side, from);
}

/** 16.7.9: a partner's separate Army is here, and its Minions are with it. */
function standsApart(g: War, side: Side, from: RegionId, ordered: number): boolean {
  for (const nation of NATIONS_OF[side])
    if ((ordered & (1 << nation)) === 0 && nationUnits(g, from, nation) > 0) return true;
  return false;
}

/** 9.2: who may attack from a region, and who stays behind whatever is chosen (9.2.2). */
export function attackers(g: War, seat: Seat, from: RegionId, lead: number): Split {
  const side = sideOf(g, seat);
  const ordered = commanded(g, seat, side, from);
  const apart = g.players > 2 && standsApart(g, side, from, ordered);
  const able = noFigures();
  const bound = noFigures();
  let held: Refusal | null = null;
  for (const figure of FIGURES_OF[side]) {
    const howMany = figuresIn(g, from, figure);
    if (howMany === 0) continue;
    const nation = figure < NAZGUL ? nationOfFigure(figure) : NONE;
    const goes =
      nation !== NONE
        ? atWar(g, nation) && (ordered & (1 << nation)) !== 0
        : !(apart && figure - PERSON >= FIRST_MINION && seatOfMinion(g, characterOfFigure(figure)) !== seat);
    (goes ? able : bound)[figure] = howMany;
  }
  let alone: number | null = null;
  if (g.players === 3 && side === FREE) {
    const nations = nationsOf(able);
    if (isBanned(g, seat, nations, from)) {
      for (const figure of FOLLOWERS)
        if (able[figure] > 0 && isBanned(g, seat, 1 << nationOfFigure(figure), from)) {
          held = JUST_ACTED;
          bound[figure] += able[figure];
          able[figure] = 0;
        }
    } else if ((nations & (nations - 1)) !== 0 && !g.rulings.looseTeams) alone = g.lastNations;
  }
  const keeper = isTeam(g, side) && isMixed(g, side, from) ? seat : null;
  return { able, bound, held, lead, attack: true, room: null, alone, keeper };
}

/** 9.1.1, 9.1.6, 10.4.1: why an Army in `from` finds no enemy to attack in `to`, a region it reaches. */
function whyNoTarget(g: War, side: Side, from: RegionId, to: RegionId): Refusal | null {
  if (!hasArmy(g, other(side), to)) return NO_ENEMY_THERE;
  if (isClosed(g, side, to)) return CLOSED;
  if (from === to) return besieged(g, from) === NOBODY ? NO_ENEMY_THERE : null;
  if (isBesieged(g, side, from)) return SORTIE_ONLY;
  return isBesieged(g, other(side), to) ? WITHIN_WALLS : null;
}

/** Why this seat has no attacking force there, led as demanded, that it may use now. */
const whyNoForce = (g: War, seat: Seat, side: Side, from: RegionId, lead: number): Refusal | null =>
  whyNoFighters(g, seat, side, from) ?? whyNoSplit(g, attackers(g, seat, from, lead));

/**
 * Whether there is one. Where no partner has a say and any leader will do, to count figures is enough: this is asked of
 * every Army that stands before an enemy.
 */
function hasForce(g: War, seat: Seat, side: Side, from: RegionId, lead: number): boolean {
  if (isTeam(g, side) || g.players === 3) return whyNoForce(g, seat, side, from, lead) === null;
  let fighting = 0;
  let staying = 0;
  let leaders = 0;
  let mayNot = 0;
  for (const nation of NATIONS_OF[side]) {
    const units = nationUnits(g, from, nation);
    if (atWar(g, nation)) fighting += units;
    else {
      mayNot |= 1 << nation;
      staying += units;
      if (nation < FREE_NATIONS) leaders += g.leaders[from * FREE_NATIONS + nation];
    }
  }
  // 9.2.3: the last unit does not leave Leaders behind that may not attack.
  if (fighting === 0 || (fighting === 1 && staying === 0 && leaders > 0)) return false;
  if (lead === ANY_LEAD) return someLead(g, side, from, mayNot, false);
  return lead === NO_LEAD || whyNoForce(g, seat, side, from, lead) === null;
}

/** 9.1, 9.2: why this seat may not attack so; where the question has `from` and `to` already, they may be anything. */
export function whyNotAttacked(
  g: War,
  seat: Seat,
  lead: number,
  from: RegionId,
  to: RegionId,
): Refusal | null {
  const side = sideOf(g, seat);
  if (!hasArmy(g, side, from)) return NO_ARMY;
  if (from !== to && !areAdjacent(from, to)) return NOT_ADJACENT;
  return whyNoTarget(g, side, from, to) ?? whyNoForce(g, seat, side, from, lead);
}

/** Where an Army may strike: over a white border, or where it stands. */
const REACH: readonly (readonly RegionId[])[] = ALL_REGIONS.map((at) => [...NEIGHBOURS[at], at]);
const NOWHERE: readonly RegionId[] = [];
const targetsFrom = (
  at: RegionId,
  from: RegionId | typeof NONE,
  to: RegionId | typeof NONE,
): readonly RegionId[] =>
  to === NONE ? REACH[at] : from !== NONE ? [to] : areAdjacent(at, to) ? [to] : NOWHERE;

/** Pushes every attack to `into`; without it, stops at the first. Whether there is one. */
function findAttacks(
  g: War,
  seat: Seat,
  lead: number,
  from: RegionId | typeof NONE,
  to: RegionId | typeof NONE,
  into: (readonly [RegionId, RegionId])[] | null,
): boolean {
  const side = sideOf(g, seat);
  let any = false;
  for (const at of from === NONE ? ALL_REGIONS : [from]) {
    if (!hasArmy(g, side, at)) continue;
    // Whether the Army could attack is looked at only once an enemy is within reach: few are.
    let looked = false;
    for (const target of targetsFrom(at, from, to)) {
      if (whyNoTarget(g, side, at, target)) continue;
      if (!looked && !hasForce(g, seat, side, at, lead)) break;
      looked = true;
      if (into === null) return true;
      into.push([at, target]);
      any = true;
    }
  }
  return any;
}

/** Whether a seat can attack at all: with a Character result `ANY_LEAD`, by a card as it says. */
export const canAttack = (
  g: War,
  seat: Seat,
  lead: number,
  from: RegionId | typeof NONE = NONE,
  to: RegionId | typeof NONE = NONE,
): boolean => findAttacks(g, seat, lead, from, to, null);

/** 5.6.2, 5.5.1: why this seat can attack nowhere by a die, led as demanded. */
export function whyNoAttack(g: War, seat: Seat, lead: number): Refusal | null {
  if (canAttack(g, seat, lead)) return null;
  if (lead !== NO_LEAD && canAttack(g, seat, NO_LEAD)) return NOT_LED;
  const side = sideOf(g, seat);
  let why = NO_WAR;
  for (const from of ALL_REGIONS) {
    if (!hasArmy(g, side, from)) continue;
    const inReach = REACH[from].some((to) => whyNoTarget(g, side, from, to) === null);
    const not = whyNoForce(g, seat, side, from, lead);
    // What holds an Army back that has an enemy before it says more than that others have none.
    if (inReach && not && not !== NOT_AT_WAR) return not;
    if (!inReach && not === null) why = NO_ENEMY;
  }
  return why;
}

/** D-BAT-01: every attack as `[from, to]`. */
export function attacksOf(
  g: War,
  seat: Seat,
  lead: number,
  from: RegionId | typeof NONE = NONE,
  to: RegionId | typeof NONE = NONE,
): (readonly [RegionId, RegionId])[] {
  const attacks: (readonly [RegionId, RegionId])[] = [];
  findAttacks(g, seat, lead, from, to, attacks);
  return attacks;
}

/** The same as options. */
const attackOptions = (
  g: War,
  seat: Seat,
  lead: number,
  from: RegionId | typeof NONE = NONE,
  to: RegionId | typeof NONE = NONE,
): Chosen<"attack">[] =>
  attacksOf(g, seat, lead, from, to).map(([at, target]) => ALL.attack[at][target] ?? ["attack", at, target]);

/** What can be said of the rearguard next. */
const rearguards = (g: War, f: In<"attack">): Chosen<"go" | "stay">[] =>
  splitOptions(g, attackers(g, f.seat, f.from, f.lead), f.stay, f.decided);

export const attack = chapter("attack", {
  lead: NO_LEAD,
  from: NONE,
  to: NONE,
  terms: 0,
  shutIn: 0,
  stay: [],
  decided: [],
})({
  /** D-BAT-01. */
  target: {
    prompt: "attack",
    pick: (g, f) => ({ seat: f.seat, options: attackOptions(g, f.seat, f.lead, f.from, f.to) }),
    answered: (_c, f, [, from, to]) => {
      f.from = from;
      f.to = to;
    },
    none: () => ({ end: 0 }),
  },
  /** 9.2.1: the rearguard. */
  rearguard: {
    prompt: "stay",
    pick: (g, f) => ({ seat: f.seat, options: rearguards(g, f), about: [f.from, f.to] }),
    answered: (_c, f, option) => (leave(f, option) ? { go: "rearguard" } : undefined),
  },
  strike: (c, f) => {
    const { g } = c;
    const { seat, from, to, terms, shutIn } = f;
    const split = attackers(g, seat, from, f.lead);
    const rear = split.bound.map((howMany, figure) => howMany + (f.stay[figure] ?? 0));
    const { kind } = openBattle(c, { seat, from, to, rear, terms, shutIn });
    return enter("battle", { kind }, "over");
  },
  over: () => ({ end: 1 }),
});
