/** Whether the costs of a text can be paid, and with what (6.1, 6.12). */
import type { CardId } from "../data/ids.ts";
import type { Cost, Payment, Simple, Source, Target } from "../language/tree.ts";
import { burdensStay } from "../rules/burdens.ts";
import { canPlay } from "../rules/playing.ts";
import { canExert, vitalityLeft } from "../rules/vitality.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { canSpotAll, countOf } from "./facts.ts";
import { matchesCard, meant } from "./matching.ts";
import type { Saying } from "./saying.ts";
import { isHidden, pile, pilesOf } from "./sources.ts";

/** 6.12: with three or more players costs are paid with one's own cards alone, if the table has it so. */
const mayPayWith = (g: CardGame, s: Saying, copy: Copy): boolean =>
  copy.owner === s.you || g.order.length < 3 || !g.rulings.ownCosts;

/** Who can exert for a cost, `tokens` times each. */
export const exertable = (g: CardGame, s: Saying, target: Target, tokens = 1): readonly Copy[] =>
  meant(g, s, target).filter(
    (copy) => mayPayWith(g, s, copy) && (tokens > 1 ? vitalityLeft(g, copy) > tokens : canExert(g, copy)),
  );

/** What can be discarded from play for a cost; the Ring-bearer never (15.8). */
export const discardable = (g: CardGame, s: Saying, target: Target): readonly Copy[] =>
  meant(g, s, target).filter((copy) => mayPayWith(g, s, copy) && copy.id !== g.bearer[copy.owner]);

const needed = (target: Target): number => Math.min(...target.map(leastOf));

/** How many a target takes at least: none of "up to", and of X as few as one likes. */
export function leastOf(simple: Simple): number {
  if (simple.is !== "some") return 1;
  const { which } = simple;
  if (which.how === "up to" || (which.how === "exactly" && which.amount === "X")) return 0;
  return countOf(simple);
}

/** Whether one payment can be made now. */
function canMake(g: CardGame, s: Saying, payment: Payment, twilight: number, publicly: boolean): boolean {
  switch (payment.pay) {
    case "exert":
      return exertable(g, s, payment.target, payment.twice ? 2 : 1).length >= needed(payment.target);
    case "spot":
      return canSpotAll(g, s, payment.spots);
    case "discard":
      if (!payment.from) return discardable(g, s, payment.target).length >= needed(payment.target);
      return held(g, s, payment.target, payment.from, publicly) >= needed(payment.target);
    case "reveal":
      return held(g, s, payment.target, payment.from, publicly) >= 1;
    case "play":
      return held(g, s, payment.target, payment.from, publicly, (card) => canPlay(g, s.you, card)) >= 1;
    case "add":
      return true;
    case "remove": {
      const amount = payment.amount === "X" ? 0 : payment.amount;
      return payment.counter === "twilight"
        ? g.pool - twilight >= amount
        : g.burdens[g.turn] >= amount && !burdensStay(g);
    }
  }
}

/** Cards of a pile that fit; what everybody knows of a hand is only how many there could be. */
function held(
  g: CardGame,
  s: Saying,
  target: Target,
  from: Source,
  publicly: boolean,
  fits: (card: CardId) => boolean = () => true,
): number {
  let many = 0;
  for (const place of pilesOf(s, from, s.you)) {
    const cards = pile(g, place);
    many +=
      publicly && isHidden(place)
        ? cards.length
        : cards.filter((card) => card !== UNSEEN && matchesCard(g, s, target, card, s.you) && fits(card))
            .length;
  }
  return many;
}

/**
 * Whether everything before the arrow can be paid, after so much twilight for the card itself; or could be (`publicly`),
 * for all that others know.
 */
export const canPay = (
  g: CardGame,
  s: Saying,
  cost: Cost | undefined,
  twilight = 0,
  publicly = false,
): boolean => !cost || cost.every((any) => any.some((payment) => canMake(g, s, payment, twilight, publicly)));
