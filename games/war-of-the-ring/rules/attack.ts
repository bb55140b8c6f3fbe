/** 9.1, 9.2: who attacks whom, and who stays in the rearguard. */
import { chapter, type Option, type Seat } from "@westmarch/kernel";
import { isClosed } from "../cards/on-table.ts";
import {
  END_NATION,
  FIGURES_OF,
  FIRST_MINION,
  FIRST_NATION,
  FREE,
  NAZGUL,
  type NationId,
  NOBODY,
  NONE,
  nationOfFigure,
  other,
  PERSON,
  type Side,
} from "../data/ids.ts";
import type { RegionId } from "../data/regionnames.ts";
import { areAdjacent, NEIGHBOURS, REGION_COUNT } from "../data/regions.ts";
import { atWar } from "../facts.ts";
import { isTeam, seatOfMinion, sideOf } from "../seats.ts";
import { noFigures, type War } from "../state.ts";
import { openBattle } from "./battle/opening.ts";
import { ALL, number } from "./choices.ts";
import { besieged, figuresIn, hasArmy, isBesieged, nationsOf, nationUnits } from "./figures.ts";
import { type Attacking, enterBattle } from "./frames.ts";
import { armySeat } from "./settle.ts";
import { canSplit, leave, type Split, splitOptions } from "./splitting.ts";
import { commands, isBanned, isMixed } from "./teams.ts";

/** 16.6.1, 16.7.4: Nations with whose figures this seat may attack from a region, a mask. */
const commanded = (g: War, seat: Seat, side: Side, from: RegionId): number =>
  isTeam(g, side) && isMixed(g, side, from) && armySeat(g, side, from) !== seat
    ? 0
    : commands(g, seat, side, from);

/** Whether any unit At War here is this seat's to command (9.1.2). */
function hasFighters(g: War, seat: Seat, side: Side, from: RegionId): boolean {
  const nations = commanded(g, seat, side, from);
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if (atWar(g, nation) && (nations & (1 << nation)) !== 0 && nationUnits(g, from, nation) > 0) return true;
  return false;
}

/** 16.7.9: a partner's separate Army is here, and its Minions are with it. */
function standsApart(g: War, side: Side, from: RegionId, ordered: number): boolean {
  for (let nation: NationId = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if ((ordered & (1 << nation)) === 0 && nationUnits(g, from, nation) > 0) return true;
  return false;
}

/** 9.2: who may attack from a region, and who stays behind whatever is chosen (9.2.2). */
function attackers(g: War, seat: Seat, from: RegionId, lead: number): Split {
  const side = sideOf(g, seat);
  const ordered = commanded(g, seat, side, from);
  const apart = g.players > 2 && standsApart(g, side, from, ordered);
  const able = noFigures();
  const bound = noFigures();
  for (const figure of FIGURES_OF[side]) {
    const howMany = figuresIn(g, from, figure);
    if (howMany === 0) continue;
    const nation = figure < NAZGUL ? nationOfFigure(figure) : NONE;
    const goes =
      nation !== NONE
        ? atWar(g, nation) && (ordered & (1 << nation)) !== 0
        : !(apart && figure - PERSON >= FIRST_MINION && seatOfMinion(g, figure - PERSON) !== seat);
    (goes ? able : bound)[figure] = howMany;
  }
  const more: { alone?: number; keeper?: Seat } = {};
  if (g.players === 3 && side === FREE) {
    const nations = nationsOf(able);
    if (isBanned(g, seat, nations, from)) {
      for (let figure = 0; figure < NAZGUL; figure++)
        if (able[figure] > 0 && isBanned(g, seat, 1 << nationOfFigure(figure), from)) {
          bound[figure] += able[figure];
          able[figure] = 0;
        }
    } else if ((nations & (nations - 1)) !== 0 && !g.rulings.looseTeams) more.alone = g.lastNations;
  }
  if (isTeam(g, side) && isMixed(g, side, from)) more.keeper = seat;
  return { able, bound, lead, attack: true, ...more };
}

/** 9.1.1, 9.1.6, 10.4.1: whether an Army in `from` finds an enemy to attack in `to`. */
function isTarget(g: War, side: Side, from: RegionId, to: RegionId): boolean {
  if (!hasArmy(g, other(side), to) || isClosed(g, side, to)) return false;
  if (from === to) return besieged(g, from) !== NOBODY;
  return !isBesieged(g, side, from) && !isBesieged(g, other(side), to);
}

/** Whether this seat has an attacking force there, led as demanded, that it may use now. */
function isReady(g: War, seat: Seat, side: Side, from: RegionId, lead: number): boolean {
  return hasFighters(g, seat, side, from) && canSplit(g, attackers(g, seat, from, lead));
}

/** Where an Army may strike: over a white border, or where it stands. */
const REACH: readonly (readonly RegionId[])[] = NEIGHBOURS.map((next, at) => [...next, at]);
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
  const first = from === NONE ? 0 : from;
  const last = from === NONE ? REGION_COUNT - 1 : from;
  let any = false;
  for (let at = first; at <= last; at++) {
    if (!hasArmy(g, side, at)) continue;
    // Whether the Army could attack is looked at only once an enemy is within reach: few are.
    let looked = false;
    for (const target of targetsFrom(at, from, to)) {
      if (!isTarget(g, side, at, target)) continue;
      if (!looked && !isReady(g, seat, side, at, lead)) break;
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
): Option[] =>
  attacksOf(g, seat, lead, from, to).map(([at, target]) => ALL.attack[at][target] ?? ["attack", at, target]);

/** What can be said of the rearguard next. */
const rearguards = (g: War, f: Attacking): Option[] =>
  splitOptions(g, attackers(g, f.seat, f.from, f.lead), f.stay, f.decided);

export const attack = chapter<War, Attacking>()({
  begin: ({ g }, f) => {
    const attacks = attacksOf(g, f.seat, f.lead, f.from, f.to);
    if (attacks.length > 1) return;
    if (attacks.length === 0) return { end: 0 };
    [f.from, f.to] = attacks[0];
    return { go: "divide" };
  },
  /** D-BAT-01. */
  target: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "attack",
      options: attackOptions(g, f.seat, f.lead, f.from, f.to),
    }),
    then: (_c, f, option) => {
      f.from = number(option[1]);
      f.to = number(option[2]);
    },
  },
  divide: ({ g }, f) => {
    const options = rearguards(g, f);
    if (options.length > 1) return;
    return { go: leave(f, options[0]) ? "divide" : "strike" };
  },
  /** 9.2.1: the rearguard. */
  rearguard: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "stay",
      options: rearguards(g, f),
      about: [f.from, f.to],
    }),
    then: (_c, f, option) => (leave(f, option) ? { go: "divide" } : undefined),
  },
  strike: (c, f) => {
    const { g } = c;
    const { seat, from, to, terms, shutIn } = f;
    const split = attackers(g, seat, from, f.lead);
    const rear = split.bound.map((howMany, figure) => howMany + (f.stay[figure] ?? 0));
    const { kind } = openBattle(c, { seat, from, to, rear, terms, shutIn });
    return { ...enterBattle(kind), then: "over" };
  },
  over: () => ({ end: 1 }),
});
