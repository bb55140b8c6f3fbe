/** Why a choice is refused, with the number of the rule. Works on a view, so it cannot tell what a seat may not know. */
import { type Ask, type Option, questionsAt, type Seat } from "@westmarch/kernel";
import { chapters } from "./rules/chapters.ts";
import { no, type Refusal } from "./rules/refusal.ts";
import type { FiveArmies } from "./state.ts";
import { whyNotAct, whyNotActivated, whyNotDrawn, whyNotGiven, whyNotLed } from "./why/actions.ts";
import {
  whyNotAdvance,
  whyNotCombined,
  whyNotFighting,
  whyNotLost,
  whyNotManeuver,
  whyNotMarkers,
  whyNotMove,
  whyNotOnward,
  whyNotRetreat,
  whyNotStay,
  whyNotWalk,
} from "./why/armies.ts";
import { type Attempt, attemptOf, factsOf } from "./why/attempt.ts";
import {
  whyNotBeornAttack,
  whyNotEnterThere,
  whyNotFlip,
  whyNotMeant,
  whyNotMuster,
  whyNotRally,
  whyNotStride,
  whyNotSwoop,
  whyNotToken,
} from "./why/rest.ts";

/** By what is asked: why something else is no answer. */
const BY_PROMPT: Readonly<Record<string, (attempt: Attempt) => Refusal | null>> = {
  act: whyNotAct,
  bonus: whyNotAct,
  general: whyNotActivated,
  lead: whyNotLed,
  deck: whyNotDrawn,
  "hand-limit": whyNotGiven,
  move: whyNotMove,
  attack: whyNotMove,
  onward: whyNotOnward,
  part: whyNotStay,
  markers: whyNotMarkers,
  excess: whyNotLost,
  casualties: whyNotLost,
  quarter: whyNotLost,
  spent: whyNotLost,
  walk: whyNotWalk,
  combined: whyNotCombined,
  fighting: whyNotFighting,
  advance: whyNotAdvance,
  maneuver: whyNotManeuver,
  retreat: whyNotRetreat,
  drive: whyNotRetreat,
  flip: whyNotFlip,
  token: whyNotToken,
  "remove-token": whyNotToken,
  instead: whyNotMuster,
  muster: whyNotMuster,
  rally: whyNotRally,
  enter: whyNotEnterThere,
  swoop: whyNotSwoop,
  beorn: whyNotStride,
  "beorn-attack": whyNotBeornAttack,
  armies: whyNotMeant,
  shooters: whyNotMeant,
};

const ANSWER_FIRST = no("answer-first", "4.18");
const ACTION_GOES_ON = no("action-goes-on", "4.18");
const OTHER_SIDES_TURN = no("other-sides-turn", "4.18");

/** What this seat is being asked. */
const askedOf = (view: FiveArmies, seat: Seat): Ask | null =>
  questionsAt(chapters, view).find((ask) => ask.seat === seat) ?? null;

/** 4.18: the other side's turn. */
function whyNotHisTurn(view: FiveArmies): Refusal | null {
  if (!view.stack.some(({ chapter }) => chapter === "actions")) return null;
  return view.stack[view.stack.length - 1]?.chapter === "actions" ? OTHER_SIDES_TURN : ACTION_GOES_ON;
}

/** The rule against an attempt, or null if the kernel's own reasons say enough. */
export function whyNot(view: FiveArmies, seat: Seat, option: Option): Refusal | null {
  const frame = view.stack[view.stack.length - 1];
  if (!frame) return null;
  const ask = askedOf(view, seat);
  if (!ask) return whyNotHisTurn(view);
  const attempt = attemptOf(view, seat, frame, option);
  const offers = ask.options.some(([verb]) => verb === option[0]);
  const why = Object.hasOwn(BY_PROMPT, ask.prompt) ? BY_PROMPT[ask.prompt] : undefined;
  const refusal = isAnswer(ask, option) || offers ? why?.(attempt) : ANSWER_FIRST;
  return refusal ? { ...refusal, facts: { ...factsOf(attempt), ...refusal.facts } } : null;
}

/** Verbs that answer a question even where none of them is offered just now. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  act: ["use", "play", "enter", "aside", "ability", "pass"],
  bonus: ["use", "play", "enter"],
  move: ["step"],
  attack: ["attack", "step"],
  part: ["stay", "go", "done"],
  excess: ["lose", "done"],
  casualties: ["lose", "done"],
  maneuver: ["maneuver", "card"],
};
const isAnswer = ({ prompt }: Ask, [verb]: Option): boolean =>
  Object.hasOwn(ANSWERS, prompt) && ANSWERS[prompt].includes(verb);
