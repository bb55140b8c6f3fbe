/**
 * Who goes and who stays (8.5.2–5, 9.2): shared by movement and attack. The seat says `stay:KIND:NUMBER` for kinds of
 * figures in any order, each once, and then `go`. What must stay is left out of the question.
 */
import type { Option, Seat } from "@westmarch/kernel";
import {
  type FigureId,
  FREE_NATIONS,
  LEADER,
  NATIONS_OF,
  NAZGUL,
  nationOfFigure,
  PERSON,
  type Side,
  UNITS,
  WITCH_KING,
} from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { seatOfNation, sideOf } from "../../seats.ts";
import { noFigures, type War } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Force } from "../../words/armies.ts";
import { ALL, GO, number } from "../choices.ts";
import { isLed, nationsOf, nationUnits, unitsIn, unitsOf } from "../figures.ts";
import { JUST_ACTED, no, type Reason, type Refusal } from "../refusal.ts";
import { seatOfForce } from "../teams/teams.ts";
import { ANY_LEAD, COMPANION_LEAD, NAZGUL_LEAD, NO_LEAD, someLead, WITCH_KING_LEAD } from "./lead.ts";

/** A reason that has one number in a move and another in an attack. */
type Twofold = readonly [move: Refusal, attack: Refusal];
const twofold = (reason: Reason, move: string, attack: string): Twofold => [
  no(reason, move),
  no(reason, attack),
];
const of = (reasons: Twofold, { attack }: Split): Refusal => reasons[attack ? 1 : 0];

const NOBODY_GOES = no("nobody-may-go", "8.5.2");
const NOT_LED = twofold("army-is-not-led", "8.5.3", "9.1.3");
const LEADERS = twofold("leaders-need-unit", "8.5.4", "9.2.3");
const REARGUARD = no("rearguard-needs-unit", "9.2.1");
const UNIT_GOES = twofold("a-unit-must-go", "8.5.2", "9.2.1");
const NOT_SO_MANY = twofold("not-so-many", "8.5.2", "9.2.1");
const SAID = twofold("said-already", "8.5.2", "9.2.1");
const FULL = no("region-full", "8.2.1");
const OUT_OF_CONTROL = no("partner-would-command", "16.7.5");

export interface Split {
  /** Figures that may go. */
  readonly able: Force;
  /** Figures that stay whatever is chosen: not At War, Level 0 in a move, moved already … */
  readonly bound: Force;
  /** Why the last of the units that are bound may not go. */
  readonly held?: Refusal | null;
  /** Who must be among those who go: `ANY_LEAD` … */
  readonly lead: number;
  /** An attack: the figures that stay are a rearguard and need a unit (9.2.1), and Level 0 leads. */
  readonly attack: boolean;
  /** No more units than this may go (strict stacking). */
  readonly room: number | null;
  /** Nations, a mask, one of which alone may not go: the Army of several may (16.10.2). */
  readonly alone: number | null;
  /** A mixed Army: those who go must be controlled by this seat (16.7.5). */
  readonly keeper: Seat | null;
}

/** `less` may be empty: nothing. */
function minus(force: Force, less: Force): number[] {
  const left = force.slice();
  for (let figure = 0; figure < less.length; figure++) left[figure] -= less[figure];
  return left;
}

const hasCompanion = (force: Force): boolean => {
  for (let figure = PERSON; figure < PERSON + WITCH_KING; figure++) if (force[figure] > 0) return true;
  return false;
};

/** Whether those who go are led as the action demands. */
function isLedBy(g: War, force: Force, lead: number, attack: boolean): boolean {
  switch (lead) {
    case NO_LEAD:
      return true;
    case ANY_LEAD:
      return isLed(g, force, !attack);
    case NAZGUL_LEAD:
      return force[NAZGUL] > 0 || force[PERSON + WITCH_KING] > 0;
    case WITCH_KING_LEAD:
      return force[PERSON + WITCH_KING] > 0;
    case COMPANION_LEAD:
      return hasCompanion(force);
    default:
      throw new Error(`nobody leads like ${lead}`);
  }
}

const hasLeaders = (force: Force): boolean => {
  for (let figure = LEADER; figure < NAZGUL; figure++) if (force[figure] > 0) return true;
  return false;
};

/** Whether those who stay need a unit with them: Free Peoples Leaders always (8.5.4), any rearguard in an attack. */
function needsUnit(split: Split, staying: Force): boolean {
  return split.attack ? staying.some((howMany) => howMany > 0) : hasLeaders(staying);
}

/** 8.5.4, 9.2.1, 9.2.3: those who stay have no unit with them, and need one. */
const lonely = (split: Split, staying: Force): Refusal =>
  split.attack && !hasLeaders(staying) ? REARGUARD : of(LEADERS, split);

/** Why the Army cannot be split so that the action is legal. */
export function whyNoSplit(g: War, split: Split): Refusal | null {
  const units = unitsOf(split.able);
  if (units === 0) return split.held ?? NOBODY_GOES;
  if (!isLedBy(g, split.able, split.lead, split.attack)) return of(NOT_LED, split);
  if (units === 1 && unitsOf(split.bound) === 0 && needsUnit(split, split.bound))
    return lonely(split, split.bound);
  if (!isSpecial(split)) return null;
  const going = split.able.slice();
  return canBecome(g, split, going, [], 0) ? null : (whyNotWhole(g, split, going) ?? NOBODY_GOES);
}
export const canSplit = (g: War, split: Split): boolean => whyNoSplit(g, split) === null;

/**
 * The same for a move in which nothing but the Nations (a mask) that may not go has to be looked at, with any leader or
 * none: it is asked of nearly every Army in nearly every turn, and so puts no force together.
 */
export function someGo(g: War, side: Side, from: RegionId, mayNot: number, lead: number): boolean {
  if (lead !== NO_LEAD && !someLead(g, side, from, mayNot, true)) return false;
  let staying = 0;
  let leaders = 0;
  for (const nation of NATIONS_OF[side]) {
    if ((mayNot & (1 << nation)) === 0) continue;
    staying += nationUnits(g, from, nation);
    if (nation < FREE_NATIONS) leaders += g.leaders[from * FREE_NATIONS + nation];
  }
  const going = unitsIn(g, side, from) - staying;
  return going > 0 && (going > 1 || staying > 0 || leaders === 0);
}

/** 16.10: whether the units of a force are all of one Nation, and that one of `alone`. */
function isAlone(force: Force, alone: number): boolean {
  const nations = nationsOf(force);
  return (nations & (nations - 1)) === 0 && (nations & alone) !== 0;
}

/** 16.7.3: whether a seat controls a force, with at least one unit of its own in it. */
function controls(g: War, seat: Seat, force: Force): boolean {
  for (const figure of UNITS)
    if (force[figure] > 0 && seatOfNation(g, nationOfFigure(figure)) === seat)
      return seatOfForce(g, sideOf(g, seat), force) === seat;
  return false;
}

/** Whether the figures that go must meet more demands than having a leader. */
const isSpecial = (split: Split): boolean =>
  split.room !== null || split.alone !== null || split.keeper !== null;

/** Why those who go may not go as they are. */
function whyNotSo(g: War, split: Split, going: Force): Refusal | null {
  if (split.room !== null && unitsOf(going) > split.room) return FULL;
  if (split.alone !== null && isAlone(going, split.alone)) return JUST_ACTED;
  return split.keeper === null || controls(g, split.keeper, going) ? null : OUT_OF_CONTROL;
}

/** The same with all that is asked of any force: it is led, and those who stay have a unit if they need one. */
export function whyNotWhole(g: War, split: Split, going: Force): Refusal | null {
  const units = unitsOf(going);
  if (units === 0) return of(UNIT_GOES, split);
  const not = whyNotSo(g, split, going);
  if (not) return not;
  if (!isLedBy(g, going, split.lead, split.attack)) return of(NOT_LED, split);
  if (unitsOf(split.bound) + unitsOf(split.able) > units) return null;
  const left = split.bound.map((howMany, figure) => howMany + split.able[figure] - going[figure]);
  return needsUnit(split, left) ? lonely(split, left) : null;
}

/**
 * Whether those who go may still become a force that may, if units of kinds not `decided`, from `first` on, stay. Tried
 * out: an Army has few kinds of units, and nearly always the first try will do. `going` is as it was afterwards.
 */
function canBecome(
  g: War,
  split: Split,
  going: number[],
  decided: readonly number[],
  first: number,
): boolean {
  if (whyNotWhole(g, split, going) === null) return true;
  for (let figure = first; figure < LEADER; figure++) {
    const most = going[figure];
    if (most === 0 || decided.includes(figure)) continue;
    let can = false;
    for (let left = 0; left < most && !can; left++) {
      going[figure] = left;
      can = canBecome(g, split, going, decided, figure + 1);
    }
    going[figure] = most;
    if (can) return true;
  }
  return false;
}

/** Those who go, if no more stay than have been named. */
export const goers = (split: Split, stay: Force): number[] => minus(split.able, stay);

/** Those who stay then. */
function stayers(split: Split, stay: Force): number[] {
  const staying = split.bound.slice();
  for (let figure = 0; figure < stay.length; figure++) staying[figure] += stay[figure];
  return staying;
}

/** How far the division of an Army has come. */
interface Division {
  readonly split: Split;
  readonly stay: Force;
  readonly decided: readonly number[];
  readonly going: Force;
  /** How many units go, and whether any stays. */
  readonly units: number;
  readonly unitStays: boolean;
}
function division(split: Split, stay: Force, decided: readonly number[]): Division {
  const going = goers(split, stay);
  const units = unitsOf(going);
  const unitStays = unitsOf(split.bound) + unitsOf(split.able) > units;
  return { split, stay, decided, going, units, unitStays };
}

/** Why not all others may go now. */
function whyNotAll(g: War, { split, stay, going, unitStays }: Division): Refusal | null {
  if (!unitStays) {
    const staying = stayers(split, stay);
    if (needsUnit(split, staying)) return lonely(split, staying);
  }
  return isSpecial(split) ? whyNotSo(g, split, going) : null;
}

/** Why none of a kind may be left behind, whatever the number. */
function whyNotKind({ split, decided, going, units, unitStays }: Division, figure: number): Refusal | null {
  if (decided.includes(figure)) return of(SAID, split);
  if (going[figure] === 0) return of(NOT_SO_MANY, split);
  // Who needs a unit beside him may be named before it, if there is one to spare.
  const alone = figure >= LEADER && !unitStays && units < 2;
  return alone && (split.attack || figure < NAZGUL)
    ? figure < NAZGUL
      ? of(LEADERS, split)
      : REARGUARD
    : null;
}

/** Why not so many of a kind that may be left behind. */
function whyNotSoMany(g: War, part: Division, figure: number, howMany: number): Refusal | null {
  const { split, decided, going, units } = part;
  const most = going[figure];
  if (howMany < 1 || howMany > most) return of(NOT_SO_MANY, split);
  if (figure < LEADER && units - howMany < 1) return of(UNIT_GOES, split);
  const leads = howMany === most && split.lead !== NO_LEAD;
  if (!leads && !isSpecial(split)) return null;
  const left = going.slice();
  left[figure] -= howMany;
  if (leads && !isLedBy(g, left, split.lead, split.attack)) return of(NOT_LED, split);
  if (!isSpecial(split) || canBecome(g, split, left, [...decided, figure], 0)) return null;
  return whyNotWhole(g, split, left);
}

/** 8.5.2 to 8.5.5, 9.2, 9.9: why this may not be said of those who go and those who stay; any choice. */
export function whyNotSaid(
  g: War,
  split: Split,
  stay: Force,
  decided: readonly number[],
  [verb, figure, howMany]: Option,
): Refusal | null {
  const part = division(split, stay, decided);
  if (verb === GO[0]) return whyNotAll(g, part);
  if (verb !== "stay") return null;
  return whyNotKind(part, number(figure)) ?? whyNotSoMany(g, part, number(figure), number(howMany));
}

/** What can be said next, `go` first where it may be said. With `go` alone there is nothing to ask. */
export function splitOptions(
  g: War,
  split: Split,
  stay: Force,
  decided: readonly number[],
): Chosen<"go" | "stay">[] {
  const part = division(split, stay, decided);
  const options: Chosen<"go" | "stay">[] = whyNotAll(g, part) ? [] : [GO];
  for (let figure = 0; figure < part.going.length; figure++) {
    if (whyNotKind(part, figure)) continue;
    for (let n = 1; n <= part.going[figure]; n++)
      if (!whyNotSoMany(g, part, figure, n)) options.push(ALL.stay[figure][n]);
  }
  return options;
}

/** `stay` with so many more of a kind. */
function staying(stay: Force, figure: number, howMany: number): number[] {
  const more = stay.length > 0 ? stay.slice() : noFigures();
  more[figure] += howMany;
  return more;
}

/** Notes that figures stay, or says that all others go (false). */
export function leave(
  notes: { stay: Force; decided: readonly FigureId[] },
  option: Chosen<"go" | "stay">,
): boolean {
  if (option[0] === "go") return false;
  const [, figure, howMany] = option;
  notes.stay = staying(notes.stay, figure, howMany);
  notes.decided = [...notes.decided, figure];
  return true;
}
