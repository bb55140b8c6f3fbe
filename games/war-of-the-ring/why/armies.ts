/** Chapters 8 to 10: why an Army does not move, attack, retreat or divide so. */

import { FIGURE, NONE } from "../data/ids.ts";
import { advancing } from "../flow/battle.ts";
import { whyNotAway, whyNotStep, whyNotThere } from "../rules/armies/movement.ts";
import { splitNow, splitPassing, whyNotPassed } from "../rules/armies/moving.ts";
import { type Split, whyNotSaid } from "../rules/armies/splitting.ts";
import { whyNotExcess } from "../rules/armies/stacking.ts";
import { attackers, whyNotAttacked } from "../rules/battle/attack.ts";
import { whyNotHit } from "../rules/battle/casualties.ts";
import { whyNoRetreat } from "../rules/battle/retreat.ts";
import { whyNoExtension } from "../rules/battle/siege.ts";
import { NO_SUCH_THING, no, type Refusal } from "../rules/refusal.ts";
import type { In } from "../vocabulary.ts";
import { type Attempt, isA, isRegion, word } from "./refusal.ts";

const MOVE_FIRST = no("move-first", "5.3.2");
const ONE_THING = no("one-die-one-thing", "5.6.2");
const MOVE_BEGUN = no("move-has-begun", "5.3.3");
const ATTACK_BEGUN = no("attack-has-begun", "5.3.3");

const isMoving = isA("moving");
const isPassage = isA("passage");
const isAttack = isA("attack");
const isBattle = isA("battle");
const isRetreat = isA("retreat");
const isExcess = isA("excess");
const isTaking = isA("hits");

/** D-ARM-01. */
export function whyNotMove(attempt: Attempt): Refusal | null {
  const { g, frame, option } = attempt;
  const [verb] = option;
  if (verb === "done") return MOVE_FIRST;
  if (verb === "attack") return ONE_THING;
  const [first, second] = [word(attempt, 1), word(attempt, 2)];
  if (verb !== "move" && verb !== "from" && verb !== "to") return null;
  if (!isRegion(first)) return NO_SUCH_THING;
  if (isPassage(frame)) return verb === "to" ? whyNotPassed(g, frame, first) : null;
  if (!isMoving(frame)) return null;
  if (verb === "move") return isRegion(second) ? whyNotStep(g, frame, first, second) : NO_SUCH_THING;
  if (verb === "from") return whyNotAway(g, frame, first);
  return frame.from === NONE ? null : whyNotThere(g, frame, frame.from, first);
}

/** D-BAT-01. */
export function whyNotAttack(attempt: Attempt): Refusal | null {
  const { g, seat, frame, option } = attempt;
  if (option[0] === "move") return ONE_THING;
  if (option[0] !== "attack" || !isAttack(frame)) return null;
  const [from, to] = [word(attempt, 1), word(attempt, 2)];
  return isRegion(from) && isRegion(to) ? whyNotAttacked(g, seat, frame.lead, from, to) : NO_SUCH_THING;
}

/** The Army being divided, and what has been said of it; null where none is. */
export function splitOf({
  g,
  frame,
}: Pick<Attempt, "g" | "frame">):
  | readonly [Split, In<"moving"> | In<"passage"> | In<"attack"> | In<"battle">]
  | null {
  if (isMoving(frame)) return [splitNow(g, frame), frame];
  if (isPassage(frame)) return [splitPassing(g, frame, frame.to), frame];
  if (isAttack(frame)) return [attackers(g, frame.seat, frame.from, frame.lead), frame];
  return isBattle(frame) && g.battle ? [advancing(g, g.battle), frame] : null;
}

/** 8.5.2 to 8.5.5, 9.2, 9.9: who goes and who stays. */
export function whyNotStay(attempt: Attempt): Refusal | null {
  const { g, frame, option } = attempt;
  const [verb] = option;
  if (verb === "done") return isAttack(frame) ? ATTACK_BEGUN : MOVE_BEGUN;
  const found = splitOf(attempt);
  if (!found || (verb !== "stay" && verb !== "go")) return null;
  const [figure, howMany] = [word(attempt, 1), word(attempt, 2)];
  if (verb === "stay" && (!FIGURE.is(figure) || howMany === NONE)) return NO_SUCH_THING;
  const [split, { stay, decided }] = found;
  return whyNotSaid(g, split, stay, decided, option);
}

/** 9.8: D-BAT-10. */
export function whyNotRetreat(attempt: Attempt): Refusal | null {
  const { g, side, frame, option } = attempt;
  if (option[0] !== "to") return null;
  const to = word(attempt, 1);
  const from = isRetreat(frame) ? frame.region : (g.battle?.to ?? NONE);
  return isRegion(to) && isRegion(from) ? whyNoRetreat(g, side, from, to) : NO_SUCH_THING;
}

/** 9.7: D-BAT-07, D-BAT-08, D-BAT-13. */
export function whyNotLose(attempt: Attempt): Refusal | null {
  const { g, frame, option } = attempt;
  const figure = word(attempt, 1);
  if (option[0] === "cease") return null;
  if (option[0] !== "lose" && option[0] !== "reduce")
    return isTaking(frame) ? no("hits-must-be-taken", "9.7.5") : null;
  if (!FIGURE.is(figure)) return NO_SUCH_THING;
  if (isTaking(frame)) return whyNotHit(g, frame, option[0], figure);
  return g.battle ? whyNoExtension(g, g.battle, option[0], figure) : null;
}

/** 8.2.2. */
export function whyNotWithdrawn(attempt: Attempt): Refusal | null {
  const figure = word(attempt, 1);
  if (attempt.option[0] !== "lose") return null;
  if (!FIGURE.is(figure)) return NO_SUCH_THING;
  return isExcess(attempt.frame) ? whyNotExcess(attempt.g, attempt.frame, figure) : null;
}
