/** Whether what is played in a skirmish does anything in it. */
import type { Option, Seat } from "@westmarch/kernel";
import { meant } from "../cards/matching.ts";
import { contextFromHand, contextOf, type TextContext } from "../cards/text-context.ts";
import { type PartOf, partsOf } from "../cards/texts.ts";
import { CARD, type CardId, printed } from "../data/ids.ts";
import type { Target } from "../language/targets.ts";
import type { Part, Step } from "../language/tree.ts";
import type { CardGame, Copy } from "../state.ts";
import { against } from "../table/copies.ts";

const isFighting = (g: CardGame, { id }: Copy): boolean => id === g.skirmish || against(g, id) === g.skirmish;

/** Whether the text itself says which cards a target means, whatever has been chosen before. */
const isNamed = (target: Target): boolean =>
  target.every(({ is }) => is === "some" || is === "title" || is === "this" || is === "the Ring-bearer");

/** Whether a step changes only characters that do not fight now, and for no longer than this skirmish. */
const misses = (g: CardGame, said: TextContext, step: Step): boolean =>
  step.do === "gain" &&
  step.until === undefined &&
  isNamed(step.target) &&
  !meant(g, said, step.target).some((copy) => isFighting(g, copy));

const isAction = (part: Part | undefined): part is PartOf<"action"> => part?.part === "action";

const allMiss = (g: CardGame, said: TextContext, { effect }: PartOf<"action">): boolean =>
  effect.clauses.every(
    (clause) => clause.clause === "steps" && clause.steps.every((step) => misses(g, said, step)),
  );

function eventMisses(g: CardGame, seat: Seat, card: CardId): boolean {
  if (printed(card).type !== "Event") return false;
  const actions = partsOf(card).filter(isAction);
  return actions.length > 0 && actions.every((part) => allMiss(g, contextFromHand(seat, card), part));
}

function abilityMisses(g: CardGame, id: number, card: CardId, index: number): boolean {
  const copy = g.table.find((one) => one.id === id);
  const part = partsOf(card)[index];
  return copy !== undefined && isAction(part) && allMiss(g, contextOf(g, copy), part);
}

/** Whether an event or ability would strengthen or weaken no character of the skirmish going on. */
export function missesSkirmish(g: CardGame, seat: Seat, option: Option): boolean {
  if (g.phase !== "skirmish") return false;
  const [verb, which, card, index] = option;
  if (verb === "play") return eventMisses(g, seat, CARD.of(Number(which)));
  return verb === "use" && abilityMisses(g, Number(which), CARD.of(Number(card)), Number(index));
}
