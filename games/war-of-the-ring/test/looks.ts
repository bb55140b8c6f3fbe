import type { Option, Seat } from "@westmarch/kernel";
import { CARD, deckOf } from "../data/cards.ts";
import { isOnTable } from "../facts.ts";
import type { War } from "../state.ts";

/** What everybody sees of a choice at a real table: of a card put down face down, its back (6.2.4, 9.4.3). */
export function looks(g: War, _seat: Seat, option: Option): unknown {
  const [verb, word] = option;
  if (verb === "discard") return [verb, deckOf(CARD.of(word))];
  const isChosen = verb === "card" && g.stack.at(-1)?.chapter === "battle";
  return isChosen && !isOnTable(g, CARD.of(word)) ? [verb, deckOf(CARD.of(word))] : option;
}
