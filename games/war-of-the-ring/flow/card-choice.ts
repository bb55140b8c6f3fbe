/** 9.4.2–9.4.5: choosing, revealing and discarding Combat cards. */
import type { Context } from "@westmarch/kernel";
import { mayFightWith } from "../cards/combat-cards.ts";
import { bitOf, type CardId, deckOf } from "../data/cards.ts";
import { FREE, NONE, SHADOW, type Side, WITCH_KING } from "../data/ids.ts";
import { isOnTable } from "../facts.ts";
import { companionsInBattle, takesPart } from "../rules/battle/force.ts";
import { chooseCombatCard, discardOpen, handOf, handSize } from "../rules/cards/hand.ts";
import { fightersOf, isSilenced } from "../rules/cards/on-table.ts";
import { ALL, DONE } from "../rules/choices.ts";
import { type Battle, COMPANION_FOR_CARD, type War } from "../state.ts";
import type { Chosen } from "../vocabulary.ts";

type C = Context<War>;

/** What bars a side from every Combat card of this round; all of it is public. */
const isBarred = (g: War, b: Battle, side: Side): boolean =>
  isSilenced(g, side, b.to) ||
  (side === FREE && (b.terms & COMPANION_FOR_CARD) !== 0 && b.round === 1 && companionsInBattle(g, b) === 0);

/** 9.4.10: cards that fight from the table, as the Balrog of Moria does. */
const fromTable = (g: War, b: Battle, side: Side): CardId[] =>
  fightersOf(g, side).filter((card) => mayFightWith(g, b, side, card));

/** 0.1.3: who holds any card is asked, whether one of them will do or not: silence would tell. */
export const isAskedForCard = (g: War, b: Battle, side: Side): boolean =>
  !isBarred(g, b, side) && (handSize(g, b.seats[side]) > 0 || fromTable(g, b, side).length > 0);

/** D-BAT-03, D-BAT-04. */
export function cardOptions(g: War, b: Battle, side: Side): Chosen<"done" | "card">[] {
  const options: Chosen<"done" | "card">[] = [DONE];
  for (const card of handOf(g, b.seats[side]))
    if (mayFightWith(g, b, side, card)) options.push(ALL.card[card]);
  for (const card of fromTable(g, b, side)) options.push(ALL.card[card]);
  return options;
}

/** 9.4.3: the choice is secret, its back is not. A card on the table is no secret at all. */
export function chooseCard(c: C, b: Battle, side: Side, card: CardId | typeof NONE): void {
  const { g } = c;
  if (card === NONE) {
    c.tell("card-chosen", { side, deck: NONE });
    return;
  }
  const deck = deckOf(card);
  b.backs[side] = deck;
  if (isOnTable(g, card)) {
    g.table[deck] &= ~bitOf(card);
    b.cards[side] = card;
    c.tell("card-chosen", { side, deck, card });
    return;
  }
  chooseCombatCard(g, b.seats[side], card);
  c.tellMore("card-chosen", { side, deck }, [b.seats[side]], { card });
}

/** All chosen cards are turned over at once. */
export function showCards(c: C, b: Battle): void {
  const { g } = c;
  if (b.backs[FREE] === NONE && b.backs[SHADOW] === NONE) return;
  for (let side = 0; side < 2; side++) {
    if (g.secret.chosen[side] === NONE) continue;
    b.cards[side] = g.secret.chosen[side];
    g.secret.chosen[side] = NONE;
  }
  c.reveal();
  c.tell("cards-shown", { cards: b.cards.slice() });
  // Sorcerer: the Witch-king draws once the first round is over.
  if (b.round === 1 && b.backs[SHADOW] !== NONE && takesPart(g, b, WITCH_KING, SHADOW))
    b.sorcery = b.backs[SHADOW];
}

/** 9.4.5. */
export function discardCards(g: War, b: Battle): void {
  for (let side = 0; side < 2; side++) {
    if (b.cards[side] !== NONE) discardOpen(g, b.cards[side]);
    b.cards[side] = NONE;
    b.backs[side] = NONE;
  }
}
