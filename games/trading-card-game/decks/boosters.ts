/**
 * Packs of the base set, and pools to build from. A booster holds 11 cards, one of them rare (rulebook, page 5);
 * that the other ten are three uncommon and seven common cards is how it was sold. Premium cards are in starter boxes only.
 */
import { groupedBy, type Random } from "@westmarch/kernel";
import { type Rarity, rarityOf } from "../data/foot.ts";
import { oneOf, some } from "./chance.ts";
import { type Collector, inOrder } from "./deck.ts";
import { STARTERS } from "./ready.ts";
import { BASE, cardsOfSets } from "./sets.ts";

/** What is in a pack, in the order in which it is opened. */
export const BOOSTER: readonly (readonly [rarity: Rarity, number: number])[] = [
  ["R", 1],
  ["U", 3],
  ["C", 7],
];

/** How many cards are in a pack. */
export const PACK = BOOSTER.reduce((sum, [, number]) => sum + number, 0);

const BY_RARITY = groupedBy(cardsOfSets(BASE), rarityOf);
const sheet = (rarity: Rarity): readonly Collector[] => (BY_RARITY.get(rarity) ?? []).map(({ id }) => id);
const SHEETS = BOOSTER.map(([rarity, number]) => ({ cards: sheet(rarity), number }));

/** Opens a pack. No card is in it twice. */
export const openBooster = (draw: Random): Collector[] =>
  SHEETS.flatMap(({ cards, number }) => some(draw, cards, number));

/** How many packs sealed decks and drafts have unless a setting says otherwise. */
export const PACKS = 6;

/**
 * One of the two starters, chosen by lot: its Ring, its Frodo, its sites and its draw deck. Boosters alone would seldom
 * make a deck, for only one site in the set has the number 5.
 */
export function openStarter(draw: Random): Collector[] {
  const { ring, ringBearer, adventureDeck, drawDeck } = oneOf(draw, STARTERS).deck;
  return [ring, ringBearer, ...adventureDeck, ...drawDeck];
}

/** A starter and so many boosters. A deck by chapter 2 can always be made of it, for the starter is one. */
export function sealedPool(draw: Random, packs = PACKS): Collector[] {
  const starter = openStarter(draw);
  return inOrder([...starter, ...Array.from({ length: packs }, () => openBooster(draw)).flat()]);
}
