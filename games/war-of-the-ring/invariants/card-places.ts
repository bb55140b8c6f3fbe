/** Chapter 6: every card is in one place, and what is public of it is counted rightly. */

import { countBits } from "@westmarch/armies/cards";
import { ALL_CARDS, bitOf, CARD, CARDS, deckOf, EVERY_CARD } from "../data/cards.ts";
import { DECK_COUNT, DECKS, FREE, NONE, SHADOW } from "../data/ids.ts";
import { isOnTable } from "../facts.ts";
import { handSize } from "../rules/cards/hand.ts";
import { cardsThat } from "../rules/cards/table-cards.ts";
import { handLimit, seatsOf } from "../seats.ts";
import type { War } from "../state.ts";
import { isSettled } from "./settled.ts";

/** Cards of a deck that are on their way: chosen for a battle, or being played. */
function onTheWay(g: War, deck: number): number {
  let mask = 0;
  const add = (card: unknown): void => {
    if (CARD.is(card) && deckOf(card) === deck) mask |= bitOf(card);
  };
  for (const card of g.secret.chosen) add(card);
  for (const card of g.battle?.cards ?? []) add(card);
  for (const frame of g.stack) if ("card" in frame) add(frame.card);
  return mask;
}

/** 1.2.1. In a view only the cards it shows can be looked at. */
function deckProblems(g: War, deck: number, known: boolean): string[] {
  const problems: string[] = [];
  const name = DECKS[deck];
  const miscounted = (mask: number, count: number): boolean => known && countBits(mask) !== count;
  const masks = [g.secret.decks[deck], g.table[deck], g.spent[deck]];
  for (const seat of seatsOf(g, deck < 2 ? FREE : SHADOW)) {
    const at = seat * 2 + (deck & 1);
    masks.push(g.secret.hands[at], g.secret.buried[at]);
    if (miscounted(g.secret.hands[at], g.handCount[at])) problems.push(`a hand of ${name} is miscounted`);
    if (miscounted(g.secret.buried[at], g.buriedCount[at]))
      problems.push(`discards of ${name} are miscounted`);
  }
  if (miscounted(g.secret.decks[deck], g.deckCount[deck])) problems.push(`the deck ${name} is miscounted`);
  const union = masks.reduce((all, mask) => all | mask, 0);
  if ((union & ~EVERY_CARD) !== 0) problems.push(`1.2.1: ${name} has more than its cards`);
  if (known && (union | onTheWay(g, deck)) !== EVERY_CARD)
    problems.push(`1.2.1: a card of ${name} is missing`);
  if (known && isSettled(g) && union !== EVERY_CARD)
    problems.push(`6.3.5: a card of ${name} is still on its way`);
  return problems;
}

/** 6.4: only cards that lie on the table do, and only as long as they may. */
function tableProblems(g: War): string[] {
  const problems: string[] = [];
  for (const card of ALL_CARDS)
    if (isOnTable(g, card) && !CARDS[card].table)
      problems.push(`6.4.1: ${CARDS[card].name} lies on the table`);
  if (!isSettled(g)) return problems;
  for (const [card, stays] of cardsThat("stays"))
    if (isOnTable(g, card) && !stays(g)) problems.push(`6.4.4: ${CARDS[card].name} still lies on the table`);
  return problems;
}

/** 9.4: what is chosen in secret is chosen in a battle, and its back is known. */
function chosenProblems(g: War): string[] {
  return g.secret.chosen.flatMap((card, side) =>
    card === NONE || g.battle?.backs[side] === deckOf(card)
      ? []
      : [`9.4.3: nobody has seen the back of ${CARDS[card].name}`],
  );
}

export function cardProblems(g: War): string[] {
  const known = g.secret.decks.some((mask) => mask !== 0) || g.deckCount.every((count) => count === 0);
  const problems: string[] = [];
  for (let deck = 0; deck < DECK_COUNT; deck++) problems.push(...deckProblems(g, deck, known));
  if (isSettled(g))
    for (let seat = 0; seat < g.sealed.length; seat++)
      if (handSize(g, seat) > handLimit(g, seat)) problems.push(`6.2.2: seat ${seat} holds too many cards`);
  return [...problems, ...tableProblems(g), ...chosenProblems(g)];
}
