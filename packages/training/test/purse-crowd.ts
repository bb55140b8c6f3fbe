/** Purses, each for itself: who has put most wins, and the last of those who have put as much. */
import { book, Engine } from "@westmarch/kernel";
import { PUTS, type Purses, purses } from "@westmarch/testkit/purses";
import type { Foresight } from "../src/foresight/index.ts";
import { foresight as ofSides } from "./purse-foresight.ts";

const round = book<Purses>().chapter("round")({
  put: {
    ask: (g) => ({ seat: g.coins.length, prompt: "put", options: PUTS }),
    answered: ({ g }, _f, [, coins]) => {
      g.coins.push(Number(coins));
      if (g.coins.length < 4) return { go: "put" };
      g.result = { winners: [g.coins.lastIndexOf(Math.max(...g.coins))], reason: "coins" };
    },
  },
});

const { teams: _sides, ...each } = purses;

/** Through the eyes of who puts next: how many have put, and what the other has put, who is out of it after a single coin. */
export const foresight: Foresight<Purses, null> = {
  ...ofSides,
  engine: new Engine({ ...each, chapters: { round } }),
  beside: (g, other, into) => {
    if (g.coins[other] === 1) return 0;
    into[0] = g.coins.length;
    into[1] = 4 + (g.coins[other] ?? 0);
    return 2;
  },
};
