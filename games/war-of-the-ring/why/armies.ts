/** Chapters 8 to 10: why an Army does not move, attack, retreat or divide so. */
import type { Refusal } from "@westmarch/kernel";
import { isClosed } from "../cards/on-table.ts";
import {
  ELITE,
  END_NATION,
  FIGURE_COUNT,
  FIRST_NATION,
  LEADER,
  NAZGUL,
  NONE,
  nationOfFigure,
  other,
  type Side,
} from "../data/ids.ts";
import { areAdjacent, NATION_OF, REGION_COUNT } from "../data/regions.ts";
import { atWar } from "../facts.ts";
import { canAttack } from "../rules/attack.ts";
import {
  canReduce,
  figuresIn,
  forceIn,
  hasArmy,
  isBesieged,
  isFree,
  isLed,
  nationsOf,
  nationUnits,
  unitsIn,
} from "../rules/figures.ts";
import { ANY_LEAD, NO_LEAD } from "../rules/frames.ts";
import { canMoveArmies, mayEnter } from "../rules/movement.ts";
import { armySeat } from "../rules/settle.ts";
import { commands, isBanned, isMixed } from "../rules/teams.ts";
import { isTeam } from "../seats.ts";
import { ARMY_LIMIT, type War } from "../state.ts";
import { type Attempt, isRegion, local, localNumber, no, nothingOfThatName, word } from "./refusal.ts";

/** Nations of a side with units in a region that are At War, or that are not: a mask. */
function nationsThere(g: War, side: Side, region: number, war: boolean): number {
  let mask = 0;
  for (let nation = FIRST_NATION[side]; nation < END_NATION[side]; nation++)
    if (atWar(g, nation) === war && nationUnits(g, region, nation) > 0) mask |= 1 << nation;
  return mask;
}

/** 5.5.1, 5.6.1: no Army at all can move. */
export function whyNoArmyMoves({ g, seat }: Attempt, led: boolean): Refusal | null {
  if (canMoveArmies(g, seat, led ? ANY_LEAD : NO_LEAD)) return null;
  if (led && canMoveArmies(g, seat, NO_LEAD)) return no("no-army-is-led", "8.5.3");
  return no("no-army-may-move", "8.5.1");
}

/** 5.5.1, 5.6.2: no Army at all can attack. */
export function whyNoAttack({ g, seat, side }: Attempt, led: boolean): Refusal | null {
  if (canAttack(g, seat, led ? ANY_LEAD : NO_LEAD)) return null;
  if (led && canAttack(g, seat, NO_LEAD)) return no("no-army-is-led", "9.1.3");
  let fit = false;
  for (let region = 0; region < REGION_COUNT; region++)
    if (nationsThere(g, side, region, true) !== 0) fit = true;
  return fit ? no("no-enemy-in-reach", "9.1.1") : no("no-nation-at-war", "9.1.2");
}

/** 16.6.1, 16.7.4, 16.10: whose Army it is, and whether it acted just before. */
function whyNotHis({ g, seat, side }: Attempt, from: number): Refusal | null {
  const nations = nationsOf(forceIn(g, side, from));
  const facts = { region: from };
  if (isTeam(g, side) && (commands(g, seat, side, from) & nations) === 0)
    return no("partners-army", "16.6.1", facts);
  if (isBanned(g, seat, nations, from)) return no("nation-has-just-acted", "16.10.1", facts);
  return null;
}

/** 8.5, 8.6: why nobody may go from there, whatever the destination. */
function whyNotFrom(attempt: Attempt, from: number): Refusal | null {
  const { g, side, frame } = attempt;
  const facts = { region: from };
  if (!hasArmy(g, side, from)) return no("no-army-there", "2.4.1", facts);
  if (isBesieged(g, side, from)) return no("army-besieged", "8.5.10", facts);
  const not = whyNotHis(attempt, from);
  if (not) return not;
  const lead = localNumber(frame, "lead");
  if (lead > NO_LEAD && !isLed(g, forceIn(g, side, from), true)) return no("army-is-not-led", "8.5.3", facts);
  return null;
}

/** 8.5.1, 8.5.9, 8.6.1: why an Army may not go there. */
function whyNotTo(attempt: Attempt, from: number, to: number): Refusal | null {
  const { g, side } = attempt;
  const facts = { from, region: to };
  if (isClosed(g, side, to)) return no("closed-by-card", "6.4.1", facts);
  if (!mayEnter(g, side, to))
    return hasArmy(g, other(side), to)
      ? no("enemy-army-there", "8.5.9", facts)
      : no("settlement-held", "2.5.3", facts);
  const home = NATION_OF[to];
  if (home !== NONE && (nationsThere(g, side, from, false) & ~(1 << home)) !== 0)
    return no("foreign-border", "8.6.1", facts);
  if (g.rulings.strictStacking && unitsIn(g, side, to) >= ARMY_LIMIT)
    return no("region-full", "8.2.1", facts);
  return null;
}

const wasMoved = ({ frame }: Attempt, from: number): boolean => {
  const moved = local(frame, "moved");
  return (
    Array.isArray(moved) &&
    moved.some((one: unknown) => typeof one === "object" && one !== null && "at" in one && one.at === from)
  );
};

/** D-ARM-01. */
export function whyNotMove(attempt: Attempt): Refusal | null {
  const { frame, option } = attempt;
  const [verb] = option;
  if (verb === "done") return no("move-first", "5.3.2");
  if (verb === "attack") return no("one-die-one-thing", "5.6.2");
  const step = verb === "move";
  if (!step && verb !== "from" && verb !== "to") return null;
  const from = verb === "to" ? localNumber(frame, "from") : word(attempt, 1);
  if (verb === "to" && from === NONE) return null;
  const to = step ? word(attempt, 2) : verb === "to" ? word(attempt, 1) : NONE;
  if (!isRegion(from) || (verb !== "from" && !isRegion(to))) return nothingOfThatName();
  const not = whyNotFrom(attempt, from);
  if (not) return not;
  if (verb === "from") return no("nowhere-to-go", "8.5.1", { region: from });
  if (step && !areAdjacent(from, to)) return no("not-adjacent", "8.5.1", { from, region: to });
  return (
    whyNotTo(attempt, from, to) ??
    (wasMoved(attempt, from)
      ? no("moved-already", "8.5.6", { region: from })
      : no("not-this-army", step ? "8.5.2" : "8.7.5", { from, region: to }))
  );
}

/** D-BAT-01. */
export function whyNotAttack(attempt: Attempt): Refusal | null {
  const { g, seat, side, frame, option } = attempt;
  if (option[0] === "move") return no("one-die-one-thing", "5.6.2");
  if (option[0] !== "attack") return null;
  const [from, to] = [word(attempt, 1), word(attempt, 2)];
  if (!isRegion(from) || !isRegion(to)) return nothingOfThatName();
  const facts = { from, region: to };
  if (!hasArmy(g, side, from)) return no("no-army-there", "9.1.2", { region: from });
  if (from !== to && !areAdjacent(from, to)) return no("not-adjacent", "9.1.1", facts);
  if (!hasArmy(g, other(side), to)) return no("no-enemy-there", "9.1.1", facts);
  if (from !== to && isBesieged(g, side, from)) return no("sortie-only", "10.5.1", facts);
  if (from !== to && isBesieged(g, other(side), to)) return no("enemy-within-walls", "9.1.6", facts);
  if (isClosed(g, side, to)) return no("closed-by-card", "6.4.1", facts);
  const not = whyNotHis(attempt, from);
  if (not) return not;
  if (isTeam(g, side) && isMixed(g, side, from) && armySeat(g, side, from) !== seat)
    return no("partner-commands", "16.7.4", facts);
  if (nationsThere(g, side, from, true) === 0) return no("nation-not-at-war", "9.1.2", facts);
  if (localNumber(frame, "lead") > NO_LEAD && !isLed(g, forceIn(g, side, from), false))
    return no("army-is-not-led", "9.1.3", facts);
  return null;
}

/** 8.5.2 to 8.5.5, 9.2, 9.9: who goes and who stays. */
export function whyNotStay(attempt: Attempt): Refusal | null {
  const { g, side, frame, option } = attempt;
  const [verb] = option;
  const attacks = frame.chapter === "attack";
  if (verb === "done") return attacks ? no("attack-has-begun", "5.3.3") : no("move-has-begun", "5.3.3");
  if (verb === "go") return no("leaders-need-unit", attacks ? "9.2.1" : "8.5.4");
  if (verb !== "stay") return null;
  const [figure, howMany] = [word(attempt, 1), word(attempt, 2)];
  const from = localNumber(frame, "from");
  if (figure === NONE || figure >= FIGURE_COUNT || howMany === NONE) return nothingOfThatName();
  const facts = { figure };
  const decided = local(frame, "decided");
  if (Array.isArray(decided) && decided.includes(figure)) return no("said-already", "8.5.2", facts);
  const there = isRegion(from) ? from : (g.battle?.from ?? NONE);
  if (!isRegion(there) || figuresIn(g, there, figure) < howMany || howMany === 0)
    return no("not-so-many", attacks ? "9.2.1" : "8.5.2", facts);
  if (figure < LEADER && unitsIn(g, side, there) <= howMany)
    return no("a-unit-must-go", attacks ? "9.2.1" : "8.5.2", facts);
  if (localNumber(frame, "lead") > NO_LEAD && figure >= LEADER)
    return no("army-is-not-led", attacks ? "9.1.3" : "8.5.3", facts);
  if (figure >= LEADER && (attacks || figure < NAZGUL))
    return no("leaders-need-unit", attacks ? "9.2.1" : "8.5.4", facts);
  return null;
}

/** 9.8: D-BAT-10. */
export function whyNotRetreat(attempt: Attempt): Refusal | null {
  const { g, side, frame, option } = attempt;
  if (option[0] !== "to") return null;
  const to = word(attempt, 1);
  const from = frame.chapter === "battle" ? (g.battle?.to ?? NONE) : localNumber(frame, "region");
  if (!isRegion(to) || !isRegion(from)) return nothingOfThatName();
  const facts = { from, region: to };
  if (!areAdjacent(from, to)) return no("not-adjacent", "9.8.4", facts);
  if (!isFree(g, side, to)) return no("not-free", "9.8.4", facts);
  return isClosed(g, side, to) ? no("closed-by-card", "6.4.1", facts) : null;
}

/** 9.7: D-BAT-07, D-BAT-08, D-BAT-13; 8.2: units too many. */
export function whyNotLose(attempt: Attempt): Refusal | null {
  const { g, frame, option } = attempt;
  const [verb] = option;
  const figure = word(attempt, 1);
  if (verb !== "lose" && verb !== "reduce") return no("hits-must-be-taken", "9.7.5");
  if (figure === NONE || figure >= FIGURE_COUNT) return nothingOfThatName();
  const facts = { figure };
  if (figure >= LEADER) return no("leaders-take-no-hits", "9.7.11", facts);
  const nation = nationOfFigure(figure);
  if (verb === "reduce") {
    if (figure < ELITE) return no("only-elites-are-reduced", "9.7.3", facts);
    if (!canReduce(g, nation)) return no("no-regular-to-replace", "9.7.7", facts);
  } else if (figure >= ELITE && localNumber(frame, "hits") === 1 && canReduce(g, nation))
    return no("elite-takes-two-hits", "9.7.4", facts);
  return no("not-among-them", "9.7.2", facts);
}

/** 8.2.2. */
export const whyNotWithdrawn = (attempt: Attempt): Refusal | null =>
  word(attempt, 1) >= LEADER
    ? no("only-units-count", "8.2.1", { figure: word(attempt, 1) })
    : no("not-among-them", "8.2.2");
