/** 10.6: a match of two games with sides exchanged. A single game is a match of one. */
import { newGame } from "../state.ts";
import { chapter, enter } from "../vocabulary.ts";
import { ONWARD } from "./choices.ts";
import { matchWinners } from "./ending.ts";

export const match = chapter("match", { ready: 0 })({
  first: () => enter("game"),
  interval: {
    prompt: "onward",
    each: (g, f) =>
      g.sealed.flatMap((_, seat) => ((f.ready & (1 << seat)) === 0 ? [{ seat, options: [ONWARD] }] : [])),
    take: (_c, f, _option, seat) => {
      f.ready |= 1 << seat;
    },
  },
  exchange: ({ g }) => {
    Object.assign(g, newGame(g.rulings), { good: 1 - g.good, game: 1, points: g.points });
  },
  second: () => enter("game"),
  score: (c) => {
    const { g } = c;
    c.tell("match-ended", { points: g.points.slice() });
    g.result = { winners: matchWinners(g.points), reason: "match", scores: g.points.slice() };
  },
});
