/** 10.6: a match of two games with sides exchanged. A single game is a match of one. */
import { chapter, enter, type Frame } from "@westmarch/kernel";
import { type Confrontation, newGame } from "../state.ts";
import { ONWARD } from "./choices.ts";
import { matchWinners } from "./ending.ts";

export interface Interval extends Frame {
  /** Seats ready for the second game, a mask. */
  ready: number;
}

export const match = chapter<Confrontation, Interval>()({
  first: () => enter("game", { ready: 0 }),
  interval: {
    each: (g, f) =>
      g.sealed.flatMap((_, seat) =>
        (f.ready & (1 << seat)) === 0 ? [{ seat, prompt: "onward", options: [ONWARD] }] : [],
      ),
    take: (_c, f, _option, seat) => {
      f.ready |= 1 << seat;
    },
  },
  exchange: ({ g }) => {
    Object.assign(g, newGame(g.rulings), { good: 1 - g.good, game: 1, points: g.points });
  },
  second: () => enter("game", { ready: 0 }),
  score: (c) => {
    const { g } = c;
    c.tell("match-ended", { points: g.points.slice() });
    g.result = { winners: matchWinners(g.points), reason: "match", scores: g.points.slice() };
  },
});
