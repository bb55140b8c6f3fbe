/** What a text would change nothing by, as far as a player can know: for the mark on a choice and for the computer. */
import { frameOf, type Seat } from "@westmarch/kernel";
import { isFierce } from "../cards/conditions.ts";
import { roomLeft } from "../cards/limits.ts";
import { contextOf, type TextContext } from "../cards/text-context.ts";
import { partsOf } from "../cards/texts.ts";
import type { CardId } from "../data/ids.ts";
import type { Source } from "../language/targets.ts";
import type { Clause, Cost, Step } from "../language/tree.ts";
import { findsCard } from "../rules/pile-steps.ts";
import { hasAim } from "../rules/targets.ts";
import type { CardGame } from "../state.ts";
import { contextOfFrame } from "./step.ts";

/** What is known of a text before its steps: what it may still give in this phase, and what has been paid by then. */
interface Terms {
  readonly room: number;
  /** Twilight that the price takes out of the pool. */
  readonly twilight: number;
  /** The price exerts a character that the effect could heal. */
  readonly exerts: boolean;
}

/** Piles of which a player knows what is in them. */
const KNOWN: readonly Source[] = ["your hand", "your deck", "your deck or hand", "your discard pile"];

/** Whether a cap has nothing left of all that a step gives. */
const isSpent = (step: Step): boolean =>
  step.do === "add" ||
  step.do === "remove" ||
  (step.do === "gain" && !step.fierce && step.boosts.every(({ gets }) => gets === "strength"));

/** Whether a step would change nothing. */
function isIdle(g: CardGame, s: TextContext, step: Step, terms: Terms): boolean {
  if (terms.room <= 0 && isSpent(step)) return true;
  switch (step.do) {
    case "gain": {
      const copy = g.table.find((one) => one.id === s.self);
      return step.fierce === true && step.boosts.length === 0 && copy !== undefined && isFierce(g, copy);
    }
    case "heal":
      return !terms.exerts && !hasAim(g, s, step);
    case "play":
      return step.from !== undefined && KNOWN.includes(step.from) && !findsCard(g, s, step, terms.twilight);
    case "remove":
      return step.counter === "burden" && g.burdens[g.turn] === 0;
    case "the fellowship cannot move again this turn":
      return g.lasting.some(({ what }) => what === "may not move");
    default:
      return false;
  }
}

const areIdle = (g: CardGame, s: TextContext, steps: readonly Step[], terms: Terms): boolean =>
  steps.every((step) => isIdle(g, s, step, terms));

const isIdleClause = (g: CardGame, s: TextContext, clause: Clause, terms: Terms): boolean =>
  clause.clause === "steps"
    ? areIdle(g, s, clause.steps, terms)
    : clause.clause === "choose" && clause.options.every(({ steps }) => areIdle(g, s, steps, terms));

const paymentsOf = (cost: Cost | undefined) => (cost ?? []).flat();

/** Whether nothing would come of an ability but what it costs. */
export function comesToNothing(g: CardGame, seat: Seat, id: number, card: CardId, index: number): boolean {
  const part = partsOf(card)[index];
  const copy = g.table.find((one) => one.id === id);
  if (part?.part !== "action" || !copy) return false;
  const payments = paymentsOf(part.cost);
  const terms = {
    room: roomLeft(g, copy.id, index, part.effect.limit),
    twilight: payments.reduce(
      (sum, pay) =>
        sum + (pay.pay === "remove" && pay.counter === "twilight" ? Math.max(0, Number(pay.amount) || 0) : 0),
      0,
    ),
    exerts: payments.some(({ pay }) => pay === "exert"),
  };
  return part.effect.clauses.every((clause) => isIdleClause(g, contextOf(g, copy, seat), clause, terms));
}

/** Whether nothing would come of one of the two things that the text at work offers. */
export function choosesNothing(g: CardGame, which: 0 | 1): boolean {
  const f = frameOf(g, "text");
  const part = f && partsOf(f.card)[f.index];
  if (!f || !part || !("effect" in part)) return false;
  const choice = part.effect.clauses.find((clause) => clause.clause === "choose");
  const steps = choice?.options[which].steps;
  const terms = { room: roomLeft(g, f.copy, f.index, part.effect.limit), twilight: 0, exerts: false };
  return steps !== undefined && areIdle(g, contextOfFrame(f), steps, terms);
}
