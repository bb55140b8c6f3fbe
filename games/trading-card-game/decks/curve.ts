/** A deck in figures: what its cards cost, and of which kinds they are. */
import type { CardType } from "../data/card.ts";
import { type Copies, counted, type DeckList, inOrder, printedCard } from "./deck.ts";

/** How many cards of each side cost so much twilight. */
export interface Step {
  readonly twilight: number;
  readonly freePeoples: number;
  readonly shadow: number;
}

/** From 0 to the dearest card, without gaps. */
export function twilightCurve({ drawDeck }: Pick<DeckList, "drawDeck">): readonly Step[] {
  const cards = drawDeck.map(printedCard);
  const dearest = Math.max(0, ...cards.map(({ twilight = 0 }) => twilight));
  return Array.from({ length: dearest + 1 }, (_, twilight) => {
    const those = cards.filter((card) => (card.twilight ?? 0) === twilight);
    return {
      twilight,
      freePeoples: those.filter(({ side }) => side === "Free Peoples").length,
      shadow: those.filter(({ side }) => side === "Shadow").length,
    };
  });
}

/** The piles in which a draw deck is laid out. */
export const PILES = ["company", "gear", "events", "minions", "deeds"] as const;
export type Pile = (typeof PILES)[number];

const PILE_OF: Readonly<Record<"Free Peoples" | "Shadow", Readonly<Partial<Record<CardType, Pile>>>>> = {
  "Free Peoples": { Companion: "company", Ally: "company", Event: "events" },
  Shadow: { Minion: "minions" },
};

/** Where a card of the draw deck lies. */
export function pileOf(card: { readonly side: string; readonly type: CardType }): Pile {
  if (card.side === "Shadow") return PILE_OF.Shadow[card.type] ?? "deeds";
  return PILE_OF["Free Peoples"][card.type] ?? "gear";
}

const cost = ([, id]: Copies): number => printedCard(id).twilight ?? 0;

/** The draw deck by piles, the cheapest first. */
export function inPiles({ drawDeck }: DeckList): ReadonlyMap<Pile, readonly Copies[]> {
  const copies = counted(inOrder(drawDeck)).toSorted((one, other) => cost(one) - cost(other));
  return new Map(PILES.map((pile) => [pile, copies.filter(([, id]) => pileOf(printedCard(id)) === pile)]));
}
