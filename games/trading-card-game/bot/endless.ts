/** Abilities that could be used again and again. */
import { type PartOf, partsOf } from "../cards/texts.ts";
import type { CardId } from "../data/ids.ts";
import type { Payment } from "../language/tree.ts";

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
