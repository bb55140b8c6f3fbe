/** Why a choice is refused, with the number of the rule. Works on a view, so it cannot tell what a seat may not know. */
import {
  type Ask,
  type Fact,
  type Facts,
  type Frame,
  type Option,
  questionsAt,
  type Seat,
} from "@westmarch/kernel";
import { kindsOf } from "./choices.ts";
import { NONE } from "./data/ids.ts";
import { chapters } from "./flow/chapters.ts";
import { no, type Refusal } from "./rules/refusal.ts";
import { sideOf } from "./seats.ts";
import type { War } from "./state.ts";
import { whyNotAct } from "./why/actions.ts";
import {
  whyNotAttack,
  whyNotLose,
  whyNotMove,
  whyNotRetreat,
  whyNotStay,
  whyNotWithdrawn,
} from "./why/armies.ts";
import { whyNotAnother, whyNotDraw, whyNotFight, whyNotGiven } from "./why/card-refusals.ts";
import {
  whyNotAllocate,
  whyNotAppointed,
  whyNotCasualty,
  whyNotCompanion,
  whyNotDeclare,
  whyNotEnterThere,
  whyNotGroupTo,
  whyNotMinion,
  whyNotMinionTo,
  whyNotReveal,
  whyNotSeparate,
  whyNotThrownAgain,
} from "./why/journeys.ts";
import { whyNotByCard, whyNotRecruit } from "./why/recruiting.ts";
import { type Attempt, attemptOf, localNumber } from "./why/refusal.ts";

/** By what is asked: why something else is no answer. */
const BY_PROMPT: Readonly<Record<string, (attempt: Attempt) => Refusal | null>> = {
  act: whyNotAct,
  move: whyNotMove,
  army: whyNotMove,
  "march-to": whyNotMove,
  stay: whyNotStay,
  advance: whyNotStay,
  attack: whyNotAttack,
  retreat: whyNotRetreat,
  hits: whyNotLose,
  extend: whyNotLose,
  excess: whyNotWithdrawn,
  recruit: whyNotRecruit,
  "recruit-where": whyNotByCard,
  "recruit-what": whyNotByCard,
  deck: whyNotDraw,
  "combat-card": whyNotFight,
  "another-card": whyNotAnother,
  "hand-limit": whyNotGiven,
  "swap-card": whyNotGiven,
  removal: whyNotGiven,
  declare: whyNotDeclare,
  "reveal-to": whyNotReveal,
  guide: whyNotAppointed,
  separate: whyNotSeparate,
  "group-to": whyNotGroupTo,
  companions: whyNotCompanion,
  group: whyNotCompanion,
  minion: whyNotMinion,
  "minion-to": whyNotMinionTo,
  allocate: whyNotAllocate,
  casualty: whyNotCasualty,
  "hunt-again": whyNotThrownAgain,
  "enter-where": whyNotEnterThere,
};

/** What this seat is being asked. */
const askedOf = (view: War, seat: Seat): Ask | null =>
  questionsAt(chapters, view).find((ask) => ask.seat === seat) ?? null;

/** An action is being chosen or carried out. */
const isResolving = (view: War): boolean => view.stack.some(({ chapter }) => chapter === "actions");

/** 5.3.1, 5.3.3, 16.5.1: another seat's turn. */
function whyNotHisTurn(view: War, seat: Seat): Refusal | null {
  const top = view.stack[view.stack.length - 1];
  if (!isResolving(view)) return null;
  if (top?.chapter !== "actions") return no("action-goes-on", "5.3.3");
  return sideOf(view, seat) === view.acting ? no("partners-turn", "16.5.1") : no("other-sides-turn", "4.6.1");
}

/** 4.1.1, 5.3.3: an answer to a question that is not asked now. */
function whyNotThatAnswer(view: War, ask: Ask, option: Option): Refusal | null {
  if (ask.options.some(([verb]) => verb === option[0])) return null;
  return no("answer-first", isResolving(view) ? "5.3.3" : "4.1.1");
}

/** What a refusal speaks of: the words of the attempt by their names, and what is being moved or recruited by it. */
function factsOf(option: Option, frame: Frame): Facts {
  const kinds = kindsOf(option[0]);
  const known: Record<string, Fact> = {};
  for (const name of ["from", "figure"]) {
    const value = localNumber(frame, name);
    if (value !== NONE) known[name] = value;
  }
  for (const [i, kind] of kinds.entries()) {
    const value = option[i + 1];
    if (value !== undefined) known[kind === kinds[i + 1] ? "from" : kind] = value;
  }
  return known;
}

/** The rule against an attempt, or null if the kernel's own reasons say enough. */
export function whyNot(view: War, seat: Seat, option: Option): Refusal | null {
  const frame = view.stack[view.stack.length - 1];
  if (!frame) return null;
  const ask = askedOf(view, seat);
  if (!ask) return whyNotHisTurn(view, seat);
  const why = Object.hasOwn(BY_PROMPT, ask.prompt) ? BY_PROMPT[ask.prompt] : undefined;
  const refusal = why?.(attemptOf(view, seat, frame, option)) ?? whyNotThatAnswer(view, ask, option);
  return refusal && { ...refusal, facts: { ...factsOf(option, frame), ...refusal.facts } };
}
