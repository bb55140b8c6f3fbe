/**
 * Who goes and who stays (8.5.2–5, 9.2): shared by movement and attack. The seat says `stay:KIND:NUMBER` for kinds of
 * figures in any order, each once, and then `go`. What must stay is left out of the question.
 */
import type { Option, Seat } from "@westmarch/kernel";
import { LEADER, NAZGUL, nationOfFigure, PERSON, WITCH_KING } from "../data/ids.ts";
import { seatOfNation, sideOf } from "../seats.ts";
import { noFigures, type War } from "../state.ts";
import { ALL, GO, number } from "./choices.ts";
import { type Force, isLed, nationsOf, unitsOf } from "./figures.ts";
import { ANY_LEAD, COMPANION_LEAD, NAZGUL_LEAD, NO_LEAD, WITCH_KING_LEAD } from "./frames.ts";
import { seatOfForce } from "./settle.ts";

export interface Split {
  /** Figures that may go. */
  readonly able: Force;
  /** Figures that stay whatever is chosen: not At War, Level 0 in a move, moved already … */
  readonly bound: Force;
  /** Who must be among those who go: `ANY_LEAD` … */
  readonly lead: number;
  /** An attack: whoever stays is a rearguard and needs a unit (9.2.1), and Level 0 leads. */
  readonly attack: boolean;
  /** No more units than this may go (strict stacking). */
  readonly room?: number;
  /** Nations, a mask, one of which alone may not go: the Army of several may (16.10.2). */
  readonly alone?: number;
  /** A mixed Army: those who go must be controlled by this seat (16.7.5). */
  readonly keeper?: Seat;
}

const minus = (force: Force, less: Force): number[] =>
  force.map((howMany, figure) => howMany - (less[figure] ?? 0));

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

/** Whether those who stay need a unit with them: Free Peoples Leaders always (8.5.4), any rearguard in an attack. */
function needsUnit(split: Split, staying: Force): boolean {
  if (split.attack) return staying.some((howMany) => howMany > 0);
  for (let figure = LEADER; figure < NAZGUL; figure++) if (staying[figure] > 0) return true;
  return false;
}

/** Whether the Army can be split so that the action is legal. */
export function canSplit(g: War, split: Split): boolean {
  const units = unitsOf(split.able);
  if (units === 0 || !isLedBy(g, split.able, split.lead, split.attack)) return false;
  if (units === 1 && unitsOf(split.bound) === 0 && needsUnit(split, split.bound)) return false;
  return !isSpecial(split) || canBecome(g, split, split.able.slice(), [], 0);
}

/** 16.10: whether the units of a force are all of one Nation, and that one of `alone`. */
function isAlone(force: Force, alone: number): boolean {
  const nations = nationsOf(force);
  return (nations & (nations - 1)) === 0 && (nations & alone) !== 0;
}

/** 16.7.3: whether a seat controls a force, with at least one unit of its own in it. */
function controls(g: War, seat: Seat, force: Force): boolean {
  for (let figure = 0; figure < LEADER; figure++)
    if (force[figure] > 0 && seatOfNation(g, nationOfFigure(figure)) === seat)
      return seatOfForce(g, sideOf(g, seat), force) === seat;
  return false;
}

/** Whether more is asked of those who go than that somebody leads them. */
const isSpecial = (split: Split): boolean =>
  split.room !== undefined || split.alone !== undefined || split.keeper !== undefined;

/** Whether those who go may go as they are. */
function mayGo(g: War, split: Split, going: Force): boolean {
  if (split.room !== undefined && unitsOf(going) > split.room) return false;
  if (split.alone !== undefined && isAlone(going, split.alone)) return false;
  return split.keeper === undefined || controls(g, split.keeper, going);
}

/** The same with all that is asked of any force: somebody leads it, and those who stay have a unit if they need one. */
function isWhole(g: War, split: Split, going: Force): boolean {
  const units = unitsOf(going);
  if (units === 0 || !mayGo(g, split, going) || !isLedBy(g, going, split.lead, split.attack)) return false;
  if (unitsOf(split.bound) + unitsOf(split.able) > units) return true;
  return !needsUnit(
    split,
    split.bound.map((howMany, figure) => howMany + split.able[figure] - going[figure]),
  );
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
  if (isWhole(g, split, going)) return true;
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
const stayers = (split: Split, stay: Force): number[] =>
  split.bound.map((howMany, figure) => howMany + (stay[figure] ?? 0));

/** What can be said next, `go` first where it may be said. With `go` alone there is nothing to ask. */
export function splitOptions(g: War, split: Split, stay: Force, decided: readonly number[]): Option[] {
  const going = goers(split, stay);
  const units = unitsOf(going);
  const unitStays = unitsOf(split.bound) + unitsOf(split.able) > units;
  const options: Option[] = [];
  const special = isSpecial(split);
  if ((unitStays || !needsUnit(split, stayers(split, stay))) && (!special || mayGo(g, split, going)))
    options.push(GO);
  for (let figure = 0; figure < going.length; figure++) {
    const most = going[figure];
    if (most === 0 || decided.includes(figure)) continue;
    const unit = figure < LEADER;
    // Who needs a unit beside him may be named before it, if there is one to spare.
    if (!unit && !unitStays && units < 2 && (split.attack || figure < NAZGUL)) continue;
    for (let n = 1; n <= most; n++) {
      if (unit && units - n < 1) break;
      if (n === most && split.lead !== NO_LEAD) {
        const left = going.slice();
        left[figure] = 0;
        if (!isLedBy(g, left, split.lead, split.attack)) break;
      }
      if (special) {
        const left = going.slice();
        left[figure] -= n;
        if (!canBecome(g, split, left, [...decided, figure], 0)) continue;
      }
      options.push(ALL.stay[figure][n]);
    }
  }
  return options;
}

/** `stay` with so many more of a kind. */
export function staying(stay: Force, figure: number, howMany: number): number[] {
  const more = stay.length > 0 ? stay.slice() : noFigures();
  more[figure] += howMany;
  return more;
}

/** Notes that figures stay, or says that all others go (false). */
export function leave(notes: { stay: Force; decided: readonly number[] }, option: Option): boolean {
  if (option[0] !== "stay") return false;
  const figure = number(option[1]);
  notes.stay = staying(notes.stay, figure, number(option[2]));
  notes.decided = [...notes.decided, figure];
  return true;
}
