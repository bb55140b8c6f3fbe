/** What is played with the cards of a draft: games of two, with decks that hold nothing but what one has picked. */
import type { Refusal, Seat, Settings } from "@westmarch/kernel";
import type { Collector } from "@westmarch/trading-card-game/decks/deck";
import { deckFromPool } from "@westmarch/trading-card-game/decks/fromPool";
import { type Fault, faultsOf } from "@westmarch/trading-card-game/decks/legality";
import { readDeck, writeDeck } from "@westmarch/trading-card-game/decks/lines";
import { collectorsOf } from "./collectors.ts";
import type { Draft } from "./state.ts";

const poolAt = ({ secret }: Draft, seat: Seat): readonly Collector[] => collectorsOf(secret.pools[seat]);

/** What is wrong with a deck, and with which cards. */
function refused({ reason, rule, cards, ...figures }: Fault): Refusal {
  return { reason, ...(rule !== null && { rule }), facts: { cards, ...figures } };
}

/** As `RoundAfter` of the manifest. */
export const round = {
  game: "trading-card-game",

  judge(ended: Draft, seat: Seat, lines: string): { readonly deck: string } | { readonly refusal: Refusal } {
    const { list, troubles } = readDeck(lines);
    const [trouble] = troubles;
    if (trouble)
      return {
        refusal: { reason: trouble.reason, facts: { line: trouble.line, cards: trouble.cards } },
      };
    const [fault] = faultsOf(list, { pool: poolAt(ended, seat) });
    return fault ? { refusal: refused(fault) } : { deck: writeDeck(list).join("\n") };
  },

  made(ended: Draft, seat: Seat): string | null {
    const deck = deckFromPool(poolAt(ended, seat));
    return deck && writeDeck(deck).join("\n");
  },

  settings: ([one, other]: readonly [string, string]): Settings => ({
    players: "2",
    list1: one,
    list2: other,
  }),
};
