/** Purses, as a player sees it who learns to foretell the winner: what lies on the table, and how many have put. */

import type { Learning } from "@westmarch/bots/types";
import { Engine } from "@westmarch/kernel";
import { type Purses, purses } from "@westmarch/testkit/purses";
import type { Foresight } from "../src/foresight/index.ts";

const MOST = 7;

/** Through the eyes of the player who puts next: how many coins lie there of each side, and whose turn it is. */
export const learning: Learning<Purses> = {
  inputs: 2 * MOST + 4,
  viewer: (g) => g.coins.length % 4,
  features(g, into) {
    let many = 0;
    const mine = g.coins.length % 2;
    for (const side of [0, 1]) {
      let sum = 0;
      for (const [seat, coins] of g.coins.entries()) if (seat % 2 === (mine + side) % 2) sum += coins;
      into[many++] = side * MOST + sum;
    }
    into[many++] = 2 * MOST + (g.coins.length % 4);
    return many;
  },
};

export const foresight: Foresight<Purses, null> = {
  engine: new Engine(purses),
  game: "purses",
  edition: 1,
  learning,
  score: (_g, _ask, options, scores) => {
    for (let i = 0; i < options.length; i++) scores[i] = 0;
  },
  grain: 1,
  quiet: () => true,
};
