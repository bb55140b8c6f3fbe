/** The draft for learning programs: the numbers of its choices, and what a seat sees as numbers. */
import { blocksOf, type EnvironmentDescription, numberingOf } from "@westmarch/env/described";
import { CARD_NAME } from "@westmarch/trading-card-game/choices";
import { choices } from "./choices.ts";
import { type Draft, SEAT_NAMES, WAYS } from "./state.ts";

const { countOf, number, numbers, oneOf } = blocksOf<Draft>();

export const environment: EnvironmentDescription<Draft> = {
  numbering: numberingOf(choices.grammar),
  numberingVersion: 1,
  tensorVersion: 1,
  blocks: [
    oneOf("way", "whether packs are passed on or opened at once", WAYS, (g) => WAYS.indexOf(g.way)),
    number("rounds", "packs for each player", (g) => g.rounds),
    number("round", "packs that each player has opened", (g) => g.round),
    countOf("pack", "the cards of the pack in hand", CARD_NAME.names, (g, seat) => g.secret.packs[seat]),
    countOf(
      "pool",
      "the cards that this seat has picked",
      CARD_NAME.names,
      (g, seat) => g.secret.pools[seat],
    ),
    numbers("pack-sizes", "how many cards are in each pack", [SEAT_NAMES], (g) =>
      g.secret.packs.map((pack) => pack.length),
    ),
  ],
};
