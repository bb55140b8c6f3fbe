/** Abilities that would change nothing: those that cost nothing could otherwise be used for ever. */
import type { Seat } from "@westmarch/kernel";
import { type PartOf, partsOf } from "../cards/texts.ts";
import { type CardId, printed } from "../data/ids.ts";
import type { Payment, Step } from "../language/tree.ts";
import { isFierce } from "../rules/keywords.ts";
import { cardsOut } from "../secrets.ts";
import type { CardGame } from "../state.ts";

/** Whether a seat has a card of this title where a text looks for it, as far as it can know. */
function has(g: CardGame, seat: Seat, title: string, inHand: boolean): boolean {
  const many = (cards: readonly CardId[]): number =>
    cards.filter((card) => card >= 0 && printed(card).title === title).length;
  const inDeck = many(g.secret.brought[seat]) > many(cardsOut(g, seat));
  return inDeck || (inHand && many(g.secret.hands[seat]) > 0);
}

/** Whether a step would change nothing that this copy's text does. */
function isIdle(g: CardGame, seat: Seat, id: number, step: Step): boolean {
  switch (step.do) {
    case "gain": {
      const copy = g.table.find((one) => one.id === id);
      return step.fierce === true && step.boosts.length === 0 && copy !== undefined && isFierce(g, copy);
    }
    case "play": {
      const [target] = step.target;
      if (target?.is !== "title" || !step.from?.startsWith("your deck")) return false;
      return !has(g, seat, target.title, step.from === "your deck or hand");
    }
    case "remove":
      return step.counter === "burden" && g.burdens[g.turn] === 0;
    case "the fellowship cannot move again this turn":
      return g.lasting.some(({ what }) => what === "may not move");
    default:
      return false;
  }
}

/** Whether nothing would come of an ability but what it costs. */
export function comesToNothing(g: CardGame, seat: Seat, id: number, card: CardId, index: number): boolean {
  const part = partsOf(card)[index];
  if (part?.part !== "action") return false;
  return part.effect.clauses.every(
    (clause) => clause.clause === "steps" && clause.steps.every((step) => isIdle(g, seat, id, step)),
  );
}

/** Special abilities and responses. */
type Used = PartOf<"action" | "response">;

/** Whether a text heals, and so may undo what it has cost. */
const heals = ({ effect }: Used): boolean =>
  effect.clauses.some(
    (clause) =>
      clause.clause === "steps" &&
      clause.steps.some((step) => step.do === "heal" || step.do === "remove wounds"),
  );

/** Whether a payment can be made for ever: it takes nothing, as little as one likes, or what the effect gives back. */
function isLasting(payment: Payment, part: Used): boolean {
  switch (payment.pay) {
    case "spot":
    case "play":
      return true;
    case "exert":
      return heals(part);
    case "add":
    case "remove":
      return payment.amount === "X";
    default:
      return false;
  }
}

/** Whether an ability could be used again and again. */
export function isEndless(card: CardId, index: number): boolean {
  const part = partsOf(card)[index];
  if ((part?.part !== "action" && part?.part !== "response") || part.effect.limit) return false;
  return (part.cost ?? []).every((any) => any.some((payment) => isLasting(payment, part)));
}
