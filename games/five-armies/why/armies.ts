/** Chapters 8 to 13: why an army does not go there, attack there, or lose that. */

import {
  CARD,
  CHARACTER,
  DAMAGE,
  FREE,
  LEADERSHIP_TOKENS,
  MANEUVER,
  MIGHTY_BLOW,
  other,
  PLACE,
  REGROUP,
  SHADOW,
  THING,
  THORIN,
  thingOfCharacter,
  UNIT,
  UNITS_OF,
  unitOfCard,
  VAMPIRE_LIKE,
} from "../ids.ts";
import {
  armyIn,
  figuresIn,
  hasArmy,
  isBeornIn,
  isFortification,
  isRegion,
  roomIn,
  unitsIn,
  whyNoWay,
} from "../rules/board.ts";
import { joinable, joined, whyNoTarget } from "../rules/combat/attack.ts";
import { battleOf, placeOf } from "../rules/combat/battle.ts";
import { eventsOf } from "../rules/hand.ts";
import { bearsIn, forceIn, leadershipOf, unitsOf, without } from "../rules/movement/forces.ts";
import { whyNotEntered, whyNotOrdered } from "../rules/movement/orders.ts";
import { markersToStay } from "../rules/movement/splitting.ts";
import { reach } from "../rules/movement/walking.ts";

import { no, type Refusal } from "../rules/refusal.ts";

import { type Attempt, isA, numberIn, thing } from "./attempt.ts";

const ANY = { led: 0, types: 0, whole: 0, only: 0 } as const;

/** What orders an army to move or attack now: the order, where it comes from, how far it may still go. */
function orderIn({ frame }: Attempt) {
  if (isA("strategic")(frame)) return { order: frame, from: -1, steps: frame.left };
  if (isA("march")(frame)) return { order: frame, from: frame.from, steps: frame.steps };
  if (isA("attack")(frame)) return { order: frame, from: frame.from, steps: frame.steps };
  return { order: ANY, from: -1, steps: 1 };
}

/** 8.2, 11.1: a step or an attack of an army. */
export function whyNotMove(attempt: Attempt): Refusal | null {
  const { g, side, option, frame } = attempt;
  if (option[0] !== "step" && option[0] !== "attack") return null;
  const from = thing(attempt, PLACE, 1);
  const to = thing(attempt, PLACE, 2);
  if (from === null || to === null) return null;
  const { order, from: begun, steps } = orderIn(attempt);
  const unfit = whyNotOrdered(g, side, from, order);
  if (unfit) return unfit;
  if (begun >= 0 && begun !== from) return no("another-army-marches", "5.2");
  const apart = whyNoWay(g, side, from, to);
  if (apart) return apart;
  if (option[0] === "step") {
    const barred = whyNotEntered(g, side, to);
    if (barred) return barred;
    if (steps <= 0) return no("has-moved", "5.2");
    return isA("bat-cloud")(frame) ? no("no-bat-there", "17.2") : null;
  }
  const nobody = whyNoTarget(g, side, to);
  if (nobody) return nobody;
  if (isA("attack")(frame) && frame.walls !== 0 && !isFortification(g, to))
    return no("no-fortification", "18.2");
  return isA("attack")(frame) && frame.victim >= 0 && frame.victim !== to ? no("other-target", "18.2") : null;
}

/** 8.6: the second region of a march. */
export function whyNotOnward(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const to = thing(attempt, PLACE, 1);
  if (to === null || !isA("march")(frame) || !PLACE.is(frame.from)) return null;
  return whyNoWay(g, side, PLACE.of(frame.from), to) ?? whyNotEntered(g, side, to);
}

/** 8.3: what stays behind. */
export function whyNotStay(attempt: Attempt): Refusal | null {
  const { g, side, option, frame } = attempt;
  if (!isA("split")(frame)) return null;
  const army = forceIn(g, side, frame.from);
  if (option[0] === "done") return null;
  if (option[0] === "go") {
    const go = without(army, frame.stay);
    if (unitsOf(go) === 0) return no("somebody-must-go", "8.3");
    if (frame.most > 0 && unitsOf(go) > frame.most) return no("too-many-go", "18.2", { most: frame.most });
    if (UNITS_OF[side].some((unit) => frame.only !== 0 && go[unit] > 0 && (frame.only & (1 << unit)) === 0))
      return no("lacks-units", "18.2");
    const [least, most] = markersToStay(g, army, frame.stay);
    if (unitsOf(frame.stay) > 0 && least > most) return no("markers-must-fit", "8.3", { least, most });
    return frame.led !== 0 && leadershipOf(g, side, go) === 0 ? no("leadership-must-go", "8.3") : null;
  }
  const what = thing(attempt, THING, 1);
  if (what === null || option[0] !== "stay") return null;
  const many = numberIn(attempt, 2);
  if (what === DAMAGE || what < frame.thing) return no("told-already", "8.3");
  if (!(many >= 1 && many <= army[what])) return no("not-so-many", "8.3");
  const stay = frame.stay.with(what, many);
  if (what === LEADERSHIP_TOKENS && unitsOf(frame.stay) === 0) return no("tokens-stay-with-units", "7.7");
  if (unitsOf(stay) >= unitsOf(army)) return no("somebody-must-go", "8.3");
  const isLed = what === LEADERSHIP_TOKENS || CHARACTER.all.some((one) => thingOfCharacter(one) === what);
  return frame.led !== 0 && isLed ? no("leadership-must-go", "8.3") : no("markers-must-fit", "8.3");
}

/** 8.3: markers that stay. */
export function whyNotMarkers({ g, side, frame }: Attempt): Refusal | null {
  if (!isA("split")(frame)) return null;
  const [least, most] = markersToStay(g, forceIn(g, side, frame.from), frame.stay);
  return no("markers-must-fit", "8.3", { least, most });
}

/** Where units are taken from now, and whose. */
function losingAt({ g, side, frame }: Attempt) {
  if (isA("excess")(frame) || isA("casualties")(frame)) return { at: frame.where, of: frame.side };
  if (isA("quarter")(frame)) return { at: placeOf(battleOf(g), other(frame.side)), of: other(frame.side) };
  if (isA("steps")(frame) && PLACE.is(frame.left)) return { at: PLACE.of(frame.left), of: side };
  return null;
}
/** 8.4, 12.9: which unit goes, or that enough have gone. */
export function whyNotLost(attempt: Attempt): Refusal | null {
  const { g, option, frame } = attempt;
  const where = losingAt(attempt);
  if (!where) return null;
  const { at, of } = where;
  if (option[0] === "done") {
    if (isA("excess")(frame) && unitsIn(g, of, at) > roomIn(g, of, at))
      return no("too-many-stand-there", "8.1", { place: at, most: roomIn(g, of, at) });
    const mustLose = g.damage[at] > bearsIn(g, of, at) || (isA("casualties")(frame) && frame.rout !== 0);
    return isA("casualties")(frame) && mustLose
      ? no("casualties-first", frame.rout !== 0 ? "12.15" : "12.10", { place: at })
      : null;
  }
  const unit = thing(attempt, UNIT, 1);
  return unit !== null && figuresIn(g, at, unit) === 0 ? no("unit-not-there", "12.9", { place: at }) : null;
}

/** 7.2: where a character walks. */
export function whyNotWalk(attempt: Attempt): Refusal | null {
  const { g, frame, option } = attempt;
  const to = thing(attempt, PLACE, 1);
  if (to === null || option[0] !== "to" || !isA("walkers")(frame)) return null;
  return CHARACTER.all.some((one) => reach(g, one).includes(to)) || isRegion(to)
    ? no("too-far", "7.2")
    : no("mountain-is-the-shadows", "9.5");
}

// ---- 11 to 13

/** 13.1: what is attacked by several armies. */
export function whyNotCombined(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const to = thing(attempt, PLACE, 1);
  if (to === null) return null;
  const nobody = whyNoTarget(g, side, to);
  if (nobody) return nobody;
  const least = isA("combined-attack")(frame) ? frame.least : 2;
  return joinable(g, side, least).some(([, at]) => at === to) ? null : no("not-enough-armies", "13.1");
}
/** Which army fights the next round, or advances. */
export function whyNotFighting(attempt: Attempt): Refusal | null {
  const { g, side } = attempt;
  const at = thing(attempt, PLACE, 1);
  if (at === null) return null;
  if (!hasArmy(g, side, at)) return no(hasArmy(g, other(side), at) ? "enemys-army" : "no-army-there", "13.1");
  return joined(g, side, battleOf(g).target).includes(at) ? null : no("not-next-to", "13.1");
}
export function whyNotAdvance(attempt: Attempt): Refusal | null {
  return thing(attempt, PLACE, 1) === null ? null : no("no-advance", "12.16");
}

/** 11.3, 12.1: a card of the combat hand. */
export function whyNotManeuver(attempt: Attempt): Refusal | null {
  const { g, side, option } = attempt;
  if (option[0] === "card") {
    const card = thing(attempt, CARD, 1);
    return card === null || eventsOf(g, attempt.seat).includes(card) ? null : no("card-not-held", "11.3");
  }
  const maneuver = thing(attempt, MANEUVER, 1);
  if (maneuver === null) return null;
  const b = battleOf(g);
  const at = placeOf(b, side);
  const unit = unitOfCard(maneuver);
  if (unit !== null && !UNITS_OF[side].includes(unit)) return no("maneuver-not-yours", "11.3");
  if ((maneuver === MIGHTY_BLOW && side !== FREE) || (maneuver === VAMPIRE_LIKE && side !== SHADOW))
    return no("maneuver-not-yours", "11.3");
  if ((b.used[side] & (1 << maneuver)) !== 0) return no("maneuver-used", "12.1");
  if (maneuver === REGROUP) return no("nothing-to-take-back", "19.14");
  if (maneuver === VAMPIRE_LIKE) return no("no-bat-for-it", "17.3");
  if (maneuver === MIGHTY_BLOW) return g.at[THORIN] === at ? null : no("unit-not-fighting", "11.3");
  return unit !== null && figuresIn(g, at, unit) === 0 ? no("unit-not-fighting", "11.3") : null;
}

/** 12.14: where to. */
export function whyNotRetreat(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const to = thing(attempt, PLACE, 1);
  if (to === null || !isA("retreat")(frame)) return null;
  const leaving = frame.side;
  return (
    whyNoWay(g, leaving, frame.from, to) ??
    (side === leaving && (armyIn(g, to) === other(leaving) || isBeornIn(g, to))
      ? whyNotEntered(g, leaving, to)
      : null) ??
    no("no-retreat-there", "12.14")
  );
}
