/** Of which peoples a deck is, in words. */
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import type { Culture } from "../../data/culture.ts";
import { cardCalled, type DeckList } from "../../decks/deck.ts";
import type { GameSay } from "../keys.ts";

/** A people with fewer cards of its side than this is a guest, and not named. */
const GUESTS = 4;

/** The peoples of a draw deck, those of the Free Peoples first, each side by how many cards it has. */
export function culturesOf({ drawDeck }: DeckList): readonly Culture[] {
  const counts = new Map<Culture, { readonly shadow: boolean; cards: number }>();
  for (const id of drawDeck) {
    const { culture, side } = cardCalled(id) ?? {};
    if (!culture) continue;
    const known = counts.get(culture) ?? { shadow: side === "Shadow", cards: 0 };
    known.cards++;
    counts.set(culture, known);
  }
  return [...counts]
    .filter(([, { cards }]) => cards >= GUESTS)
    .toSorted(([, one], [, other]) => Number(one.shadow) - Number(other.shadow) || other.cards - one.cards)
    .map(([culture]) => culture);
}

/** “Gondor and Isengard”; nothing for a deck without anybody. */
export const peoplesOf = (say: GameSay, list: DeckList): string =>
  sentenceCase(
    listed(
      say,
      culturesOf(list).map((culture) => say(`build.people.${culture}`)),
    ),
  );

/** The people in whose colour the box of a deck is; nothing for a deck without anybody. */
export function pictureOf(list: DeckList): { readonly picture?: Culture } {
  const [picture] = culturesOf(list);
  return picture ? { picture } : {};
}
