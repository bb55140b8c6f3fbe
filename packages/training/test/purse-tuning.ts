/** Purses, as a player plays it who only knows how gladly each number of coins is put: to begin with, all alike. */
import { Engine } from "@westmarch/kernel";
import { type Purses, purses } from "@westmarch/testkit/purses";
import type { Tuning } from "../src/tuning/index.ts";

export interface Likings {
  readonly [side: string]: { readonly one: number; readonly two: number; readonly three: number };
}

export const tuning: Tuning<Purses, null, Likings> = {
  engine: new Engine(purses),
  numbers: { both: { one: 0, two: 0, three: 0 } },
  step: () => 0.5,
  policy: ({ both: { one, two, three } }) => ({
    evaluate: () => 0.5,
    playout: (_g, { options }, random) => {
      const liked = [one, two, three].map((liking) => liking + random(1000) / 1000);
      return options[liked.indexOf(Math.max(...liked))];
    },
  }),
};
