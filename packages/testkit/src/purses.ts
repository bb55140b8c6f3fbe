/**
 * A small game for two sides of two. Each seat in turn puts one to three coins on the table; the side that has put more
 * wins, and if both have put as much, both win.
 */
import { book, type Core, type Game, type Option, type Seat } from "@westmarch/kernel";
import { inJson } from "./toy.ts";

export interface Purses extends Core<null> {
  coins: number[];
}

/** What a seat can put. */
export const PUTS: readonly Option[] = [1, 2, 3].map((coins) => ["put", coins]);
const SIDES: readonly (readonly Seat[])[] = [
  [0, 2],
  [1, 3],
];

const round = book<Purses>().chapter("round")({
  put: {
    ask: (g) => ({ seat: g.coins.length, prompt: "put", options: PUTS }),
    answered: ({ g }, _f, [, coins]) => {
      g.coins.push(Number(coins));
      if (g.coins.length < 4) return { go: "put" };
      const [one, two] = SIDES.map((side) => side.reduce((sum, seat) => sum + g.coins[seat], 0)) as [
        number,
        number,
      ];
      const winners = one === two ? [0, 1, 2, 3] : SIDES[one > two ? 0 : 1];
      g.result = { winners, reason: "coins" };
    },
  },
});

export const purses: Game<Purses, null> = {
  id: "purses",
  version: 1,
  seats: () => ["north", "east", "south", "west"],
  settings: [],
  teams: () => SIDES,
  chapters: { round },
  setup: () => ({ stack: [{ chapter: "round", at: "" }], secret: null, coins: [] }),
  clone: (g) => ({
    ...g,
    stack: g.stack.map((f) => ({ ...f })),
    sealed: g.sealed.slice(),
    coins: g.coins.slice(),
  }),
  project: () => null,
  imagine: () => null,
  whyNot: () => null,
  migrations: {},
  notation: inJson(),
  invariants: () => [],
};
