/**
 * What keeps a player from playing a card (5.5, 7), and whether a cost can be paid (6.1): a cost may be to play a card, and
 * a card may have a cost, so each asks the other.
 */
import type { Seat } from "@westmarch/kernel";
import { atWork, holds } from "../cards/conditions.ts";
import { fitsPrinted, matchesCard } from "../cards/matching.ts";
import { isHidden, pile, pilesOf } from "../cards/sources.ts";
import { canSpotAll } from "../cards/spots.ts";
import { contextFromHand, type TextContext } from "../cards/text-context.ts";
import { type PartOf, partOf, partsOf } from "../cards/texts.ts";
import { CARD, type CardId, type CopyId, isFreePeoples, isShadow, printed } from "../data/ids.ts";
import type { Source, Target } from "../language/targets.ts";
import type { Cost, Payment, Phase } from "../language/tree.ts";
import { type CardGame, type Copy, UNSEEN } from "../state.ts";
import { bearers, isAttached } from "./bearers.ts";
import { canRemoveBurdens } from "./burdens.ts";
import { discardable, exertable, needed } from "./paying.ts";
import { price } from "./price.ts";
import { clashes } from "./uniqueness.ts";

/* Playing ------------------------------------------------------------------------------------------------------------ */

/** Companions in play and in the dead pile together (7.2). */
const MOST_COMPANIONS = 9;

/** The phases as cards call them. */
const WORDS: Readonly<Partial<Record<CardGame["phase"], Phase>>> = {
  fellowship: "Fellowship",
  shadow: "Shadow",
  maneuver: "Maneuver",
  archery: "Archery",
  assignment: "Assignment",
  skirmish: "Skirmish",
  regroup: "Regroup",
};

/** The phase word of the phase that is going on, if it has one (5.1). */
export const phaseWord = (g: CardGame): Phase | undefined => WORDS[g.phase];

/** How a text lets a card be played: for what price, onto which bearer. */
export interface Terms {
  readonly free?: boolean;
  readonly discount?: number;
  readonly onto?: readonly CopyId[];
}

/** What keeps a player from playing a card. */
export type Hindrance =
  | "not-your-side"
  | "unique"
  | "forbidden"
  | "nine-companions"
  | "no-bearer"
  | "too-dear"
  | "wrong-phase"
  | "requirement"
  | "cost";

/** Whether cards of this side are this seat's to play now (7.1). */
export const isOfSide = (g: CardGame, seat: Seat, card: CardId): boolean =>
  seat === g.turn ? isFreePeoples(card) : isShadow(card);

/** Every character that may bear a card and whose price for it can be paid. */
export const affordableBearers = (g: CardGame, seat: Seat, card: CardId, terms: Terms): readonly Copy[] =>
  bearers(g, seat, card).filter(
    (copy) => (!terms.onto || terms.onto.includes(copy.id)) && canAfford(g, seat, card, terms, copy),
  );

/** The twilight for a card on these terms. */
export const cost = (g: CardGame, seat: Seat, card: CardId, terms: Terms, onto?: Copy): number => {
  if (terms.free) return price(g, seat, card, onto, "free");
  const discount = terms.discount ?? 0;
  return price(g, seat, card, onto, discount === 0 ? undefined : { sign: "-", amount: discount });
};

/** 6.3: a Shadow player cannot play what costs more than the pool holds. */
const canAfford = (g: CardGame, seat: Seat, card: CardId, terms: Terms, onto?: Copy): boolean =>
  seat === g.turn || cost(g, seat, card, terms, onto) <= g.pool;

/** Why a player may not play a card from somewhere on these terms, or null; a permanent whatever phase it is. */
export function hindrance(g: CardGame, seat: Seat, card: CardId, terms: Terms = {}): Hindrance | null {
  if (!isOfSide(g, seat, card)) return "not-your-side";
  if (clashes(g, seat, card)) return "unique";
  if (forbiddenBy(g, card) !== undefined) return "forbidden";
  const { type } = printed(card);
  if (type === "Event" && actionIndex(g, card) < 0) return "wrong-phase";
  if (type === "Companion" && companions(g, seat) >= MOST_COMPANIONS) return "nine-companions";
  if (isAttached(card)) {
    if (affordableBearers(g, seat, card, terms).length === 0)
      return bearers(g, seat, card).length === 0 ? "no-bearer" : "too-dear";
    return hindranceByCost(g, seat, card, 0);
  }
  const twilight = isShadow(card) ? cost(g, seat, card, terms) : 0;
  if (!canAfford(g, seat, card, terms)) return "too-dear";
  const hindered = hindranceByCost(g, seat, card, twilight);
  return hindered === null && type === "Event" ? hindranceOfEvent(g, seat, card, twilight) : hindered;
}

/** Whether a player may play a card from somewhere on these terms; a permanent whatever phase it is. */
export const canPlay = (g: CardGame, seat: Seat, card: CardId, terms: Terms = {}): boolean =>
  hindrance(g, seat, card, terms) === null;

/** What a card demands of the player who plays it. */
const hindranceByCost = (g: CardGame, seat: Seat, card: CardId, twilight: number): "cost" | null =>
  canPay(g, contextFromHand(seat, card), partOf(card, "play")?.cost, { twilight }) ? null : "cost";

/** Whether an event fits the phase that is going on (5.1), and its costs can be paid (5.5). */
function hindranceOfEvent(g: CardGame, seat: Seat, card: CardId, twilight: number): Hindrance | null {
  const part = partsOf(card)[actionIndex(g, card)];
  if (part?.part !== "action") return "wrong-phase";
  if (g.phase === "skirmish" && skirmishActionsBarred(g, "play")) return "forbidden";
  const s = contextFromHand(seat, card);
  if (part.if && !holds(g, s, part.if)) return "requirement";
  return canPayAction(g, s, part, { twilight, itself: card }) ? null : "cost";
}

/** By card, which part of it is used in a phase, or -1. */
const usedIn = (word: Phase): readonly number[] =>
  CARD.all.map((card) =>
    partsOf(card).findIndex((part) => part.part === "action" && part.phases.includes(word)),
  );

const ACTIONS: Readonly<Record<Phase, readonly number[]>> = {
  Fellowship: usedIn("Fellowship"),
  Shadow: usedIn("Shadow"),
  Maneuver: usedIn("Maneuver"),
  Archery: usedIn("Archery"),
  Assignment: usedIn("Assignment"),
  Skirmish: usedIn("Skirmish"),
  Regroup: usedIn("Regroup"),
};

/** Which part of an event is used in the phase that is going on, or -1. */
export function actionIndex(g: CardGame, card: CardId): number {
  const word = phaseWord(g);
  return word === undefined ? -1 : ACTIONS[word][card];
}

/** "No player may play stealth events": the card that says so. */
export function forbiddenBy(g: CardGame, card: CardId): CardId | undefined {
  for (const { part, card: whose } of atWork(g, "nobody plays"))
    if (fitsPrinted(part.rule.nominal, card)) return whose;
  return undefined;
}

/** Whether a card forbids skirmish events and abilities; it forbids using them where it forbids playing them. */
export const skirmishActionsBarred = (g: CardGame, verb: "play" | "use"): boolean =>
  atWork(g, "no skirmish actions").some(({ part: { rule } }) => rule.verb === "use" || rule.verb === verb);

const isCompanion = (card: CardId): boolean => printed(card).type === "Companion";

/** Companions of a seat, in play and dead. */
const companions = (g: CardGame, seat: Seat): number =>
  g.table.filter(({ owner, card, zone }) => owner === seat && zone === "fellowship" && isCompanion(card))
    .length + g.dead[seat].filter(isCompanion).length;

/* Paying ------------------------------------------------------------------------------------------------------------- */

/** How a payment is looked at before it is made. */
export interface Paying {
  /** Twilight that the card itself takes out of the pool. */
  readonly twilight?: number;
  /** By what others know alone. */
  readonly publicly?: boolean;
  /** The event in hand that is to be played: it has left the hand when its costs are paid (5.5). */
  readonly itself?: CardId;
}

/** Whether everything before the arrow can be paid; or could be (`publicly`), for all that others know. */
export const canPay = (g: CardGame, s: TextContext, cost: Cost | undefined, paying: Paying = {}): boolean =>
  !cost || cost.every((any) => any.some((payment) => canMake(g, s, payment, paying)));

/** Whether an action can be paid for: where each of the things to choose from has a cost, that of one of them too. */
export const canPayAction = (
  g: CardGame,
  s: TextContext,
  { cost, effect }: PartOf<"action">,
  paying: Paying = {},
): boolean =>
  canPay(g, s, cost, paying) &&
  effect.clauses.every(
    (clause) =>
      clause.clause !== "choose" || clause.options.some((option) => canPay(g, s, option.cost, paying)),
  );

/** Whether one payment can be made now. */
function canMake(g: CardGame, s: TextContext, payment: Payment, paying: Paying): boolean {
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

/** A hand without the event that is played from it. */
function withoutOne(cards: readonly CardId[], card: CardId): readonly CardId[] {
  const place = cards.indexOf(card);
  return place < 0 ? cards : cards.toSpliced(place, 1);
}

/** Cards of a pile that fit; what everybody knows of a hand is only how many there could be. */
function held(
  g: CardGame,
  s: TextContext,
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
