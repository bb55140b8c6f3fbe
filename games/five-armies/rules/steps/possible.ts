/** 18.2: what of a program can be done, and to which armies. */

import {
  type CardId,
  type DeckId,
  FREE,
  GOBLIN,
  GROUP,
  NONE,
  other,
  type PlaceId,
  type Side,
} from "../../ids.ts";
import type { Armies, DrawnFrom, Step } from "../../language/tree.ts";
import { printed } from "../../printing.ts";
import type { FiveArmies } from "../../state.ts";
import type { Chosen, In } from "../../vocabulary.ts";
import type { ProgramSource } from "../../words.ts";
import { preyOf } from "../beorn.ts";
import { armiesOf, armiesOfBoth, isFortification, supply } from "../board.ts";
import { ALL } from "../choices.ts";
import { attacksOf, mayAttack, mayJoin } from "../combat/attack.ts";
import { decksOf, mayDraw } from "../hand.ts";
import { mayStep } from "../movement/orders.ts";
import { mayFlip, tokensIn } from "../mustering.ts";
import { no, type Refusal } from "../refusal.ts";
import { commandOf, needOf, programOf } from "../said.ts";
import { ANY_ARMY, mayCarry } from "../sky.ts";
import { diceAt, isMeant, isMet, mayMuster, meant, shooters } from "./meant.ts";

/** The frame of a program that is carried out. */
export type StepFrame = In<"steps">;

/** The locals of a program that begins. */
export const BEGINNING = {
  n: 0,
  mine: NONE,
  theirs: NONE,
  those: [],
  region: NONE,
  chosen: [],
  left: NONE,
  dice: [],
};
const NOTHING: readonly never[] = [];
/** A program before its first step. Written out: this is made for every card in hand whenever a side acts. */
const begun = (
  side: Side,
  source: ProgramSource,
  program: number,
  path: readonly number[] = NOTHING,
): StepFrame => ({
  chapter: "steps",
  at: "",
  side,
  source,
  program,
  path,
  n: 0,
  mine: NONE,
  theirs: NONE,
  those: NOTHING,
  region: NONE,
  chosen: NOTHING,
  left: NONE,
  dice: NOTHING,
});

export const stepOf = (g: FiveArmies, f: StepFrame): Step | undefined =>
  programOf(g, f.source, f.program, f.path)[f.n];

/** The armies that a step is done to, if it names any. */
export function armiesIn(step: Step): Armies | null {
  if (step.do === "shoot") return step.at;
  if ("armies" in step && typeof step.armies !== "number") return step.armies;
  return null;
}

/** 9.7: whether a step does damage. */
export const hurts = ({ do: what }: Step): boolean =>
  what === "shoot" || what === "hit" || what === "put damage";

/** The armies among which is chosen now. */
export function candidates(g: FiveArmies, f: StepFrame): PlaceId[] {
  const step = stepOf(g, f);
  const armies = step === undefined ? null : armiesIn(step);
  return step === undefined || armies === null
    ? []
    : meant(g, f.side, armies, f, hurts(step)).filter((at) => mayBeChosen(g, f, step, at));
}

/** Whether a later step is done to the army that this one names. */
const isNamedLater = (g: FiveArmies, f: StepFrame): boolean =>
  programOf(g, f.source, f.program, f.path).some((later, n) => n > f.n && armiesIn(later)?.armies === "that");

/** Whether an army that is meant can have a step done to it. */
function mayBeChosen(g: FiveArmies, f: StepFrame, step: Step, at: PlaceId): boolean {
  if (f.chosen.includes(at)) return false;
  if (step.do === "shoot") return diceAt(g, f.side, step.dice, at, f) > 0;
  // An army without markers may be named for what follows the rally.
  if (step.do === "rally") return g.damage[at] > 0 || isNamedLater(g, f);
  return step.do !== "move" || step.how !== "attack" || mayStrike(g, f.side, step, at);
}
/** Whether an army can make the attack that a step moves it for. */
const mayStrike = (
  g: FiveArmies,
  side: Side,
  { against }: Extract<Step, { do: "move" }>,
  at: PlaceId,
): boolean =>
  attacksOf(g, side, ANY_ARMY, at).some(([, , to]) => against !== "fortification" || isFortification(g, to));

/** Whether there is an army, of some that are meant, that can have a step done to it. */
function someCan(
  g: FiveArmies,
  armies: Extract<Armies, { armies: "some" }>,
  step: Step,
  f: StepFrame,
): boolean {
  const hurting = hurts(step);
  for (const at of armiesOfBoth(g))
    if (isMeant(g, f.side, armies, f, at, hurting) && mayBeChosen(g, f, step, at)) return true;
  return false;
}

/** Whether anything of a step can be done (18.2). */
function canDo(g: FiveArmies, side: Side, step: Step, f: StepFrame): boolean {
  // Where one region shoots, it is chosen before the army that it shoots at.
  if (step.do === "shoot" && "from" in step.dice && step.dice.from === "one region")
    return shooters(g, side, step.dice).length > 0;
  const armies = armiesIn(step);
  if (armies?.armies === "some") return someCan(g, armies, step, f);
  if (armies?.armies === "of") return candidates(g, f).length > 0;
  // Armies that an earlier step names: whether there are any is seen there.
  if (armies !== null) return false;
  switch (step.do) {
    case "strategic move":
      return mayStep(g, side, ANY_ARMY);
    case "attack in turn":
      return mayAttack(g, side, ANY_ARMY);
    case "combined attack":
      return mayJoin(g, side, 1);
    case "draw":
      return mayDraw(g, side);
    case "discard enemy cards":
      return g.handCount[other(side) * 2] + g.handCount[other(side) * 2 + 1] > 0;
    case "discard activation":
      return g.activated !== 0 || g.handCount[0] + g.handCount[1] > 0;
    case "flip":
      return mayFlip(g, side);
    case "muster":
      return mayMuster(g, side, step.kinds, f);
    case "goblins":
      return supply(g, GOBLIN) > 0;
    case "beorn attacks":
      return preyOf(g).length > 0;
    case "bat-cloud":
      return mayCarry(g);
    default:
      return true;
  }
}

const CARD_CONDITION = no("card-condition", "18.2");
const CARD_WITHOUT_EFFECT = no("card-without-effect", "18.2");
/** 18.2: why a card may not be played: what it needs does not hold, or nothing of it can be done. */
export function whyNotPlay(g: FiveArmies, side: Side, card: CardId): Refusal | null {
  const need = needOf(g, card);
  if (need !== undefined && !isMet(g, side, need)) return CARD_CONDITION;
  const program = commandOf(g, card);
  const f = begun(side, "card", card);
  for (const step of program) {
    if (canDo(g, side, step, f)) return null;
    f.n++;
  }
  return CARD_WITHOUT_EFFECT;
}
export const mayPlay = (g: FiveArmies, side: Side, card: CardId): boolean =>
  whyNotPlay(g, side, card) === null;

/** Whether a program of a general would do anything now. */
export function mayDo(
  g: FiveArmies,
  side: Side,
  source: ProgramSource,
  id: number,
  path: readonly number[] = NOTHING,
): boolean {
  const f = begun(side, source, id, path);
  for (const step of programOf(g, source, id, path)) {
    const can =
      step.do === "either"
        ? mayDo(g, side, source, id, [...path, f.n, 0]) || mayDo(g, side, source, id, [...path, f.n, 1])
        : canDo(g, side, step, f);
    if (can) return true;
    f.n++;
  }
  return false;
}

/** Whether parts of armies march one after the other, and merge when all have (8.6). */
export const isMarchTogether = (step: Step): boolean => step.do === "march" && step.split === true;

/** Enemy tokens in regions next to own armies. */
export const besiegedTokens = (g: FiveArmies, side: Side): Chosen<"token">[] => {
  const near = new Set(armiesOf(g, side).flatMap((at) => printed(g).neighbours[at]));
  return [...near].flatMap((at) =>
    GROUP.all.flatMap((group) =>
      tokensIn(g, at, group) > 0 && (group === 2) === (side === FREE) ? [ALL.token[at][group]] : [],
    ),
  );
};

/** The decks from which cards may be drawn. */
export function decksMeant(side: Side, from: DrawnFrom): readonly DeckId[] {
  const [event, story] = decksOf(side);
  return from === "event" ? [event] : from === "story" ? [story] : [event, story];
}
