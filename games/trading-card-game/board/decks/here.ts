/** The decks that have a name on this device: those that come with the game, and the player’s own. */
import type { Shelf } from "@westmarch/boardkit";
import type { DeckList } from "../../decks/deck.ts";
import { readOwn } from "../../decks/kept.ts";
import { isLegal } from "../../decks/legality.ts";
import { READY_DECKS } from "../../decks/ready.ts";
import type { ReadyDeckId } from "../../decks/readyIds.ts";

interface DeckHere {
  readonly id: string;
  readonly list: DeckList;
  /** What its owner calls it; null: it comes with the game, and has a name in every language. */
  readonly name: string | null;
  readonly ready: ReadyDeckId | null;
}

/** All that may be brought to a table, one’s own first. */
export const decksHere = ({ kept }: Pick<Shelf, "kept">): readonly DeckHere[] => [
  ...kept.flatMap(({ id, text }) => {
    const own = readOwn(text);
    return own && isLegal(own.list) ? [{ id, list: own.list, name: own.name, ready: null }] : [];
  }),
  ...READY_DECKS.map(({ id, deck }) => ({ id, list: deck, name: null, ready: id })),
];
