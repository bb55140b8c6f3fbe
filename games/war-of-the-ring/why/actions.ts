/** Chapter 5: why a die cannot be used so. What forbids it is said by the actions themselves (`rules/turn/catalogue.ts`). */

import { FACE, NONE, other } from "../data/ids.ts";
import { type Action, paymentOf, whyNotPaid } from "../flow/action.ts";
import { ACTIONS, isAction } from "../flow/catalogue.ts";
import { THINGS } from "../rules/choices.ts";
import { NO_SUCH_THING, no, type Refusal } from "../rules/refusal.ts";
import { whyNoDie, whyNoPass, whyNoRing, whyNotChanged } from "../rules/turn/dice.ts";
import { type Attempt, word } from "./refusal.ts";

const ACTION_FIRST = no("action-first", "5.3.1");

/** Why this is nothing to do with a die now. */
export function whyNotAct(attempt: Attempt): Refusal | null {
  const { g, seat, side, option } = attempt;
  const [verb] = option;
  if (verb === "pass") return whyNoPass(g, side);
  if (verb === "ring")
    return whyNoRing(g, side) ?? whyNotChanged(g, side, word(attempt, 1), word(attempt, 2));
  if (!isAction(verb)) return ACTION_FIRST;
  const action: Action = ACTIONS[verb];
  const payment = paymentOf(action, side);
  if (!payment) return no("other-sides-action", paymentOf(action, other(side))?.rule);
  const face = word(attempt, option.length - 1);
  const missing = whyNoDie(g, side, face);
  if (missing || !FACE.is(face)) return missing;
  const thing = action.thing === undefined ? NONE : word(attempt, 1);
  if (action.thing !== undefined && (thing === NONE || thing >= THINGS[action.thing].length))
    return NO_SUCH_THING;
  return whyNotPaid(g, seat, action, payment, face) ?? action.whyNot(g, seat, thing, face);
}
