/** What a terminal says of a draft: the names of the notation. */
import { type Fact, type Facts, type Heard, NONE, type Seat } from "@westmarch/kernel";
import { CARD_NAME } from "@westmarch/trading-card-game/choices";
import { CARD, type CardId } from "@westmarch/trading-card-game/data/ids";
import { type Draft, SEAT_NAMES, seatsIn } from "./state.ts";

const nameOf = (card: Fact): Fact => (CARD.is(card) ? CARD_NAME.names[card] : card);

/** The facts of an event with names for numbers. */
export const facts = ({ facts: told }: Heard): Facts =>
  Object.fromEntries(
    Object.entries(told).map(([key, fact]): [string, Fact] => {
      if (key === "seat") return [key, SEAT_NAMES[Number(fact)] ?? null];
      return [key, Array.isArray(fact) ? fact.map(nameOf) : key === "card" ? nameOf(fact) : fact];
    }),
  );

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

/** The pack in hand and the pool of the viewer's seat, or of every seat where there is none. */
export const board = (view: Draft, seat: Seat | null): readonly string[] => [
  ...summary(view),
  ...seatsIn(view)
    .filter((owner) => seat === null || owner === seat)
    .flatMap((owner) => [
      `${SEAT_NAMES[owner]} pack: ${listed(view.secret.packs[owner])}`,
      `${SEAT_NAMES[owner]} pool: ${listed(view.secret.pools[owner])}`,
    ]),
];
