/** Chapters 6, 10, 15 to 18: why a figure cannot be mustered, rallied, carried or meant there. */
import { EYRIE, GROUP, other, PLACE, ROOST, SHADOW, sideOfUnit, UNIT } from "../ids.ts";
import { strides } from "../rules/beorn.ts";
import { armyIn, hasArmy, isBeornIn, supply } from "../rules/board.ts";
import { isEligible, tokensIn } from "../rules/mustering.ts";
import { no, type Refusal } from "../rules/refusal.ts";
import { swoops, wingsAt } from "../rules/sky.ts";
import { type Attempt, isA, thing } from "./attempt.ts";

/** 10.2: which token is flipped. */
export function whyNotFlip(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const at = thing(attempt, PLACE, 1);
  const group = thing(attempt, GROUP, 2);
  if (at === null || group === null) return null;
  if (tokensIn(g, at, group) === 0) return no("no-tokens-there", "10.2");
  if (isBeornIn(g, at)) return no("beorn-bars-tokens", "16.3");
  return isA("recruit")(frame) && frame.done.includes(at) ? no("flipped-there-already", "5.7") : null;
}

/** 10.1: where a token is laid, or from where one is removed. */
export function whyNotToken(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const at = thing(attempt, PLACE, 1);
  const group = thing(attempt, GROUP, 2);
  if (at === null || group === null) return null;
  if (isA("steps")(frame)) return tokensIn(g, at, group) === 0 ? no("no-tokens-there", "10.5") : null;
  return isEligible(g, side, at) ? null : no("not-yours-to-muster", "10.1");
}

/** 10.3, 10.6: which figure comes, and where. */
export function whyNotMuster(attempt: Attempt): Refusal | null {
  const { g, side, option } = attempt;
  const unit = thing(attempt, UNIT, option[0] === "muster" ? 2 : 1);
  if (unit === null) return null;
  if (sideOfUnit(unit) === side && supply(g, unit) === 0) return no("no-figure-left", "10.6");
  return no("not-what-is-meant", "18.2");
}

/** 10.7: which army rallies. */
export function whyNotRally(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const at = thing(attempt, PLACE, 1);
  if (at === null) return null;
  if (!hasArmy(g, side, at)) return no(hasArmy(g, other(side), at) ? "enemys-army" : "no-army-there", "10.7");
  if (isA("rally")(frame) && frame.done.includes(at)) return no("rallied-already", "5.8");
  return g.damage[at] === 0 ? no("no-damage", "10.7") : null;
}

/** 6.3. */
export const whyNotEnterThere = (attempt: Attempt): Refusal | null =>
  thing(attempt, PLACE, 1) === null ? null : no("not-to-enter-there", "6.3");

/** 15.4: which Eagles attack whom. */
export function whyNotSwoop(attempt: Attempt): Refusal | null {
  const { g, frame } = attempt;
  const roost = thing(attempt, ROOST, 1);
  const at = thing(attempt, PLACE, 2);
  if (roost === null || at === null) return null;
  if (wingsAt(g, roost) === 0) return no("no-eagles-there", "15.4");
  if (!hasArmy(g, SHADOW, at)) return no("no-enemy-there", "15.4");
  if (isA("eagle-attack")(frame) && frame.targets.includes(at)) return no("attacked-already", "15.4");
  return roost === EYRIE || !swoops(g, []).some(([, from, to]) => from === roost && to === at)
    ? no("not-under-eagles", "15.4")
    : null;
}

/** 16.2, 16.3: where Beorn goes, and whom he attacks. */
export function whyNotStride(attempt: Attempt): Refusal | null {
  const { g } = attempt;
  const to = thing(attempt, PLACE, 1);
  if (to === null) return null;
  if (armyIn(g, to) !== null) return no("army-in-beorns-way", "16.3");
  return strides(g).includes(to) ? null : no("not-next-to", "16.2");
}
export function whyNotBeornAttack(attempt: Attempt): Refusal | null {
  const to = thing(attempt, PLACE, 1);
  if (to === null) return null;
  return hasArmy(attempt.g, SHADOW, to) ? no("not-next-to", "16.2") : no("no-enemy-there", "16.2");
}

/** 18.2: an army that a card or an ability means. */
export function whyNotMeant(attempt: Attempt): Refusal | null {
  const { frame } = attempt;
  const at = thing(attempt, PLACE, 1);
  if (at === null) return null;
  return isA("steps")(frame) && frame.chosen.includes(at)
    ? no("chosen-already", "18.2")
    : no("not-what-is-meant", "18.2");
}
