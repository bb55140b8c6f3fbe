/** Whether the costs of a text can be paid, and with what (6.1, 6.12). */

import { canSpotAll, countOf } from "../cards/facts.ts";
import { matchesCard, meant } from "../cards/matching.ts";
import { isHidden, pile, pilesOf } from "../cards/sources.ts";
import type { Saying } from "../cards/text-context.ts";
import type { PartOf } from "../cards/texts.ts";
import type { CardId } from "../data/ids.ts";
import type { Cost, Payment, Simple, Source, Target } from "../language/tree.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { canExert, vitalityLeft } from "../table/vitality.ts";
import { canRemoveBurdens } from "./burdens.ts";
import { canPlay } from "./playing.ts";

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
  return simple.which.how === "up to" ? 0 : countOf(simple);
}

/** Whether one payment can be made now. */
function canMake(g: CardGame, s: Saying, payment: Payment, paying: Paying): boolean {
  switch (payment.pay) {
    case "exert":
      return exertable(g, s, payment.target, payment.twice ? 2 : 1).length >= needed(payment.target);
    case "spot":
      return canSpotAll(g, s, payment.spots);
    case "discard":
      if (!payment.from) return discardable(g, s, payment.target).length >= needed(payment.target);
      return held(g, s, payment.target, payment.from, paying) >= needed(payment.target);
    case "reveal":
      return held(g, s, payment.target, payment.from, paying) >= 1;
    case "play":
      return held(g, s, payment.target, payment.from, paying, (card) => canPlay(g, s.you, card)) >= 1;
    case "add":
      return true;
    case "remove": {
      const amount = payment.amount === "X" ? 0 : payment.amount;
      return payment.counter === "twilight"
        ? g.pool - (paying.twilight ?? 0) >= amount
        : canRemoveBurdens(g, amount);
    }
  }
}

/** How a payment is looked at before it is made. */
export interface Paying {
  /** Twilight that the card itself takes out of the pool. */
  readonly twilight?: number;
  /** By what others know alone. */
  readonly publicly?: boolean;
  /** The event in hand that is to be played: it has left the hand when its costs are paid (5.5). */
  readonly itself?: CardId;
}

/** A hand without the event that is played from it. */
function withoutOne(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

/** Cards of a pile that fit; what everybody knows of a hand is only how many there could be. */
function held(
  g: CardGame,
  s: Saying,
  target: Target,
  from: Source,
  { publicly = false, itself }: Paying,
  fits: (card: CardId) => boolean = () => true,
): number {
  let many = 0;
  for (const place of pilesOf(s, from, s.you)) {
    const leaves = itself !== undefined && place.pile === "hand" && place.seat === s.you;
    const cards = pile(g, place);
    if (publicly && isHidden(place)) many += Math.max(0, cards.length - (leaves ? 1 : 0));
    else
      many += (leaves ? withoutOne(cards, itself) : cards).filter(
        (card) => card !== UNSEEN && matchesCard(g, s, target, card, s.you) && fits(card),
      ).length;
  }
  return many;
}

/** Whether everything before the arrow can be paid; or could be (`publicly`), for all that others know. */
export const canPay = (g: CardGame, s: Saying, cost: Cost | undefined, paying: Paying = {}): boolean =>
  !cost || cost.every((any) => any.some((payment) => canMake(g, s, payment, paying)));

/** Whether nothing is given for an action: it has no cost, or something need only be spotted for it. */
export const costsNothing = (cost: Cost | undefined): boolean =>
  !cost || cost.every((any) => any.some(({ pay }) => pay === "spot"));

/** Whether an action can be paid for: where each of the things to choose from has a cost, that of one of them too. */
export const canPayAction = (
  g: CardGame,
  s: Saying,
  { cost, effect }: PartOf<"action">,
  paying: Paying = {},
): boolean =>
  canPay(g, s, cost, paying) &&
  effect.clauses.every(
    (clause) =>
      clause.clause !== "choose" || clause.options.some((option) => canPay(g, s, option.cost, paying)),
  );
