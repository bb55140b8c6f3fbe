import type { Option, Seat } from "@westmarch/kernel";
import { BALROG_OF_MORIA } from "../cards/on-table.ts";
import { deckOf } from "../data/cards.ts";
import { isOnTable } from "../facts.ts";
import type { War } from "../state.ts";

/** What everybody sees of a choice at a real table: of a card put down face down, its back (6.2.4, 9.4.3). */
export function looks(g: War, _seat: Seat, option: Option): unknown {
  const [verb, word] = option;
  const card = Number(word);
  if (verb === "discard") return [verb, deckOf(card)];
  const isChosen = verb === "card" && g.stack.at(-1)?.chapter === "battle";
  const isPublic = card === BALROG_OF_MORIA && isOnTable(g, card);
  return isChosen && !isPublic ? [verb, deckOf(card)] : option;
}
