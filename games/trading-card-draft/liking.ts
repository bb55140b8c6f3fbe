/** What a card is worth to a player beside what that player has already, and why. Pure. */
import { NONE } from "@westmarch/kernel";
import { type CardId, printed } from "@westmarch/trading-card-game/data/ids";
import { worthOf } from "@westmarch/trading-card-game/decks/build";
import { MOST_COPIES } from "@westmarch/trading-card-game/decks/legality";

/** How much a card gains if everything that one has of its side were of its culture. */
const TOGETHER = 2;
/** A site or a Ring, which the starter has already, or one more of a card than a deck may hold. */
const SPARE = 0.3;

/** The cards of a pool that are of a card's side, and those of its culture among them. */
function beside(pool: readonly CardId[], card: CardId) {
  const { side, culture } = printed(card);
  const ours = pool.filter((one) => one !== NONE && printed(one).side === side);
  return { ours, alike: ours.filter((one) => printed(one).culture === culture) };
}

/** Whether a deck may hold no more of a card than a pool has. */
const isEnough = (pool: readonly CardId[], card: CardId): boolean => copiesIn(pool, card) >= MOST_COPIES;

const copiesIn = (pool: readonly CardId[], card: CardId): number => pool.filter((one) => one === card).length;

/** How much a card is wanted beside a pool. Above 0. */
export function liking(pool: readonly CardId[], card: CardId): number {
  if (!printed(card).culture || isEnough(pool, card)) return SPARE;
  const { ours, alike } = beside(pool, card);
  return worthOf(printed(card)) * (1 + (TOGETHER * alike.length) / Math.max(1, ours.length));
}

/** Why a card is wanted, or is not. */
export type Reason =
  | { readonly why: "spare" }
  | { readonly why: "enough" | "together"; readonly cards: number }
  | { readonly why: "strong"; readonly cost: number }
  | { readonly why: "lone" | "cheap" | "plain" };

/** A character above this is worth more than it costs. */
const STRONG = 1.05;
/** So large a part of a side makes cards of one culture go together. */
const ENOUGH_ALIKE = 0.25;

/** What speaks most for a card beside a pool, or against it. */
export function reasonFor(pool: readonly CardId[], card: CardId): Reason {
  const { culture, type, twilight = 0 } = printed(card);
  if (!culture) return { why: "spare" };
  if (isEnough(pool, card)) return { why: "enough", cards: copiesIn(pool, card) };
  const { ours, alike } = beside(pool, card);
  const fights = type === "Minion" || type === "Companion";
  if (fights && worthOf(printed(card)) > STRONG) return { why: "strong", cost: twilight };
  if (alike.length > 1 && alike.length >= ENOUGH_ALIKE * ours.length)
    return { why: "together", cards: alike.length };
  if (alike.length === 0) return { why: "lone" };
  return { why: !fights && twilight <= 1 ? "cheap" : "plain" };
}

/** Full marks for a card. */
export const MARKS = 5;

/** How the cards of a pack are liked beside a pool, the best of them with full marks. */
export function marksOf(pool: readonly CardId[], pack: readonly CardId[]): ReadonlyMap<CardId, number> {
  const likings = pack.map((card) => liking(pool, card));
  const most = Math.max(...likings);
  return new Map(pack.map((card, i) => [card, Math.max(1, Math.round((MARKS * likings[i]) / most))]));
}

/** The card of a pack that is liked most; null: it holds none. */
export function bestOf(pool: readonly CardId[], pack: readonly CardId[]): CardId | null {
  const likings = pack.map((card) => liking(pool, card));
  return pack[likings.indexOf(Math.max(...likings))] ?? null;
}
