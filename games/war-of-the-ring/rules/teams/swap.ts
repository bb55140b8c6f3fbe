/** 16.3.3: after drawing, team-mates may swap one card each. D-CRD-03, D-CRD-04. */
import type { Seat } from "@westmarch/kernel";
import { deckOf } from "../../data/cards.ts";
import { FREE, NONE, SHADOW, type Side } from "../../data/ids.ts";
import { isTeam, leader, partnerOf } from "../../seats.ts";
import type { War } from "../../state.ts";
import { chapter, type In } from "../../vocabulary.ts";
import { handOf, handSize, outOfHand, toHand } from "../cards/hand.ts";
import { ALL, NO, YES } from "../choices.ts";

const sideOfSwap = (f: In<"swap">): Side => (f.side === FREE ? 0 : 1);

/** Who swaps: the Leading player and the team-mate. */
function pair(g: War, f: In<"swap">): readonly [Seat, Seat] {
  const lead = leader(g, sideOfSwap(f));
  return [lead, partnerOf(g, lead)];
}

export const swap = chapter("swap", { side: NONE })({
  /** How many cards a player holds is public: who has none is not asked. */
  team: ({ g }, f) => {
    for (f.side++; f.side <= SHADOW; f.side++)
      if (isTeam(g, sideOfSwap(f)) && pair(g, f).every((seat) => handSize(g, seat) > 0)) return;
    return { end: null };
  },
  /** D-CRD-03: both must want it; neither knows what the other says. */
  agree: {
    prompt: "swap",
    together: (g, f) => pair(g, f).map((seat) => ({ seat, options: [YES, NO] })),
    opened: (_c, _f, answers) =>
      answers.every((answer) => answer[0] === "yes") ? { go: "give" } : { go: "team" },
  },
  /** D-CRD-04: each player gives a card that only the partner sees. */
  give: {
    prompt: "swap-card",
    together: (g, f) =>
      pair(g, f).map((seat) => ({
        seat,
        options: handOf(g, seat).map((card) => ALL.card[card]),
      })),
    opened: (c, f, answers) => {
      const { g } = c;
      const cards = answers.map(([, card]) => card);
      const [one, two] = pair(g, f);
      outOfHand(g, one, cards[0]);
      outOfHand(g, two, cards[1]);
      toHand(g, one, cards[1]);
      toHand(g, two, cards[0]);
      const backs = { seats: [one, two], decks: cards.map(deckOf) };
      c.tellMore("swapped", backs, [one, two], { cards });
      return { go: "team" };
    },
  },
});
