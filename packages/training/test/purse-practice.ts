/** Purses, as a player learns it who does not know what wins. */

import { kindOf, NO_WORD, type Noticing } from "@westmarch/bots/experience";
import { Engine } from "@westmarch/kernel";
import { type Purses, purses } from "@westmarch/testkit/purses";
import type { Practice } from "../src/experience/practice.ts";

const LAST = kindOf("last");

export const noticing: Noticing<Purses> = {
  sides: ["north-south", "east-west"],
  sideOf: (_g, seat) => seat % 2,
  readings: ["table"],
  look(g, _side, into) {
    into[0] = g.coins.reduce((sum, coins) => sum + coins, 0) / 10;
  },
  notice(g, _side, _seen, _ask, [, coins], note) {
    if (g.coins.length === 3) note(LAST, coins, NO_WORD, 1);
  },
};

export const practice: Practice<Purses, null> = {
  engine: new Engine(purses),
  noticing,
  score: (_g, _ask, options, scores) => {
    for (let i = 0; i < options.length; i++) scores[i] = 0;
  },
  learnt: {},
  grain: 0.5,
};
