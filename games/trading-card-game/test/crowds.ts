/** Tables with far more cards than most games see: for looking at, and for measuring. Not what the rules would lead to. */
import type { Seat } from "@westmarch/kernel";
import { CARD, type CardId, type CopyId, printed } from "../data/ids.ts";
import { type CardGame, cloneCardGame } from "../state.ts";
import { put } from "../table/copies.ts";

/** Numbers of the added copies begin where no game comes. */
const FROM = 1000;

const all = (fits: (card: CardId) => boolean): readonly CardId[] => CARD.all.filter(fits);
const of = (type: string, side: string): readonly CardId[] =>
  all((card) => printed(card).type === type && printed(card).side === side);
const COMPANIONS = of("Companion", "Free Peoples");
const ALLIES = of("Ally", "Free Peoples");
const BORNE = of("Possession", "Free Peoples");
const CONDITIONS = [...of("Condition", "Free Peoples"), ...of("Condition", "Shadow")];
const MINIONS = of("Minion", "Shadow");
const WEAPONS = of("Possession", "Shadow");

/** So many of them, other ones for each seat. */
const some = (cards: readonly CardId[], many: number, seat: Seat): readonly CardId[] =>
  Array.from({ length: many }, (_, i) => cards[(seat * many + i * 3) % cards.length]);

/** Puts them down, as far as there are things each bearing one. */
function bearing(
  g: CardGame,
  seat: Seat,
  zone: "fellowship" | "middle",
  cards: readonly CardId[],
  things: readonly CardId[],
): void {
  for (const [i, card] of cards.entries()) {
    const copy: CopyId = put(g, card, seat, zone);
    const thing = things[i];
    if (thing !== undefined) put(g, thing, seat, "attached", copy);
  }
}

/** The same position with so many cards more: fellowships, what they bear, allies, conditions, and minions of the others. */
export function crowded(view: CardGame, more: number): CardGame {
  const g = cloneCardGame(view);
  g.copies = FROM;
  const seats = [...g.out.keys()];
  // A minion and its weapon in ten cards, a companion and a thing in four, an ally in ten, and conditions for the rest.
  const share = Math.floor(more / seats.length);
  const [minions, companions, allies] = [
    Math.floor(share / 10),
    Math.floor(share / 8),
    Math.floor(share / 10),
  ];
  for (const seat of seats) {
    const begun = g.table.length;
    bearing(g, seat, "fellowship", some(COMPANIONS, companions, seat), some(BORNE, companions, seat));
    if (seat !== g.turn)
      bearing(g, seat, "middle", some(MINIONS, minions, seat), some(WEAPONS, minions, seat));
    for (const ally of some(ALLIES, allies, seat)) put(g, ally, seat, "support");
    for (const card of some(CONDITIONS, share - (g.table.length - begun), seat))
      put(g, card, seat, "support");
  }
  g.copies = view.copies;
  return g;
}
