/** What a terminal says of a draft: the names of the notation. */
import type { Seat } from "@westmarch/kernel";
import { NONE } from "@westmarch/kernel";
import { CARD_NAME } from "../choices.ts";
import type { CardId } from "../data/ids.ts";
import { facts } from "../plain.ts";
import { type Draft, seatsIn } from "./state.ts";

export { facts };

const listed = (cards: readonly CardId[]): string =>
  cards.map((card) => (card === NONE ? "?" : CARD_NAME.names[card])).join(", ");

/** In which round, and how many cards are in the pack. */
export const about = ({
  about: told = [],
}: {
  readonly about?: readonly (string | number)[];
}): readonly string[] => told.map(String);

export const summary = (view: Draft): readonly string[] => [
  `pack ${view.round} of ${view.rounds}, ${view.secret.packs[0].length} cards in each`,
];

/** The pack in hand and the pool of whoever looks, or of everybody. */
export const board = (view: Draft, seat: Seat | null): readonly string[] => [
  ...summary(view),
  ...seatsIn(view)
    .filter((owner) => seat === null || owner === seat)
    .flatMap((owner) => [
      `player-${owner + 1} pack: ${listed(view.secret.packs[owner])}`,
      `player-${owner + 1} pool: ${listed(view.secret.pools[owner])}`,
    ]),
];
