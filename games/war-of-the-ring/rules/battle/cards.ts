/** 9.4.2–9.4.5: choosing, revealing and discarding Combat cards. */
import type { Context, Option } from "@westmarch/kernel";
import { mayFightWith } from "../../cards/combat-cards.ts";
import { BALROG_OF_MORIA, DENETHORS_FOLLY } from "../../cards/on-table.ts";
import { bitOf, type CardId, deckOf } from "../../data/cards.ts";
import { FREE, NONE, SHADOW, type Side, WITCH_KING } from "../../data/ids.ts";
import { region } from "../../data/regionnames.ts";
import { isOnTable } from "../../facts.ts";
import { type Battle, COMPANION_FOR_CARD, type War } from "../../state.ts";
import { ALL, DONE } from "../choices.ts";
import { chooseCombatCard, discardOpen, handOf, handSize } from "../hand.ts";
import { companionsInBattle, takesPart } from "./force.ts";

type C = Context<War>;

const MINAS_TIRITH = region("minas-tirith");

/** What bars a side from every Combat card of this round; all of it is public. */
const isBarred = (g: War, b: Battle, side: Side): boolean =>
  side === FREE &&
  ((b.to === MINAS_TIRITH && isOnTable(g, DENETHORS_FOLLY)) ||
    ((b.terms & COMPANION_FOR_CARD) !== 0 && b.round === 1 && companionsInBattle(g, b) === 0));

/** 9.4.10: Balrog of Moria fights from the table. */
const hasBalrog = (g: War, b: Battle, side: Side): boolean =>
  side === SHADOW && isOnTable(g, BALROG_OF_MORIA) && mayFightWith(g, b, SHADOW, BALROG_OF_MORIA);

/** 0.1.3: who holds any card is asked, whether one of them will do or not: silence would tell. */
export const isAskedForCard = (g: War, b: Battle, side: Side): boolean =>
  !isBarred(g, b, side) && (handSize(g, b.seats[side]) > 0 || hasBalrog(g, b, side));

/** D-BAT-03, D-BAT-04. */
export function cardOptions(g: War, b: Battle, side: Side): Option[] {
  const options: Option[] = [DONE];
  for (const card of handOf(g, b.seats[side]))
    if (mayFightWith(g, b, side, card)) options.push(ALL.card[card]);
  if (hasBalrog(g, b, side)) options.push(ALL.card[BALROG_OF_MORIA]);
  return options;
}

/** 9.4.3: the choice is secret, its back is not. The Balrog is no secret at all. */
export function chooseCard(c: C, b: Battle, side: Side, card: CardId | typeof NONE): void {
  const { g } = c;
  if (card === NONE) {
    c.tell("card-chosen", { side, deck: NONE });
    return;
  }
  const deck = deckOf(card);
  b.backs[side] = deck;
  if (card === BALROG_OF_MORIA && isOnTable(g, card)) {
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
