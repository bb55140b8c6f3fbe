/** What a side has, as far as a view may know it. Pure. */
import type { Discards } from "../counting/discards.ts";

/** Where the characters of a side are. */
export interface Cast<Character> {
  readonly inPlay: readonly Character[];
  readonly toCome: readonly Character[];
  readonly gone: readonly Character[];
}

/** Characters by where they are; those are left out that are nowhere of these. */
export function castFrom<Character>(
  all: readonly Character[],
  whereOf: (character: Character) => keyof Cast<Character> | null,
): Cast<Character> {
  const those = (where: keyof Cast<Character>) => all.filter((one) => whereOf(one) === where);
  return { inPlay: those("inPlay"), toCome: those("toCome"), gone: those("gone") };
}

/** The cards of one deck: how many are left in it, in a side's hand, and discarded. */
export interface CardsOf<Deck, Card extends number> {
  readonly deck: Deck;
  readonly left: number;
  readonly hand: number;
  readonly discards: Discards<Card>;
}
