/** Other policies that stand on this game's ladder and at no table: former editions, teachers of what is learnt, a scripted player. */
import type { Policy } from "@westmarch/bots/types";
import { byFigures, evaluateBy } from "./bot/evaluation.ts";
import { WINS, weighMove } from "./bot/moves.ts";
import { playoutBy, policy, weighBy } from "./bot.ts";
import { FRODO } from "./data/ids.ts";
import { beginner } from "./rivals/beginner.ts";
import { weighByThumb } from "./rivals/thumb.ts";
import { veteran } from "./rivals/veteran.ts";
import type { Confrontation } from "./state.ts";

const byThumb = playoutBy(weighByThumb);
/** As those of before judged positions: a few choices later. */
const style = { horizon: 6 };
/** The edition before today's: it judges by a sum of what can be said in words. */
const figures = { ...policy, evaluate: evaluateBy(byFigures), edition: 6 };
const { believe: _, ...forgetful } = { ...figures, edition: 5 };

/** Frodo is not looked into before others, however free his way. */
const PATIENT = 0.5;

export const rivals: Readonly<Record<string, Policy<Confrontation>>> = {
  figures,
  /** It looks at what lies before it and remembers nothing. */
  forgetful,
  /** By first sight set by hand, and patient with Frodo: of its games first sight was learned. */
  "by-hand": {
    ...figures,
    edition: 5,
    style,
    weigh: weighBy((g, who, to) => {
      const weight = weighMove(g, who, to);
      return who === FRODO && weight < WINS ? Math.min(weight, PATIENT) : weight;
    }),
  },
  /** A scripted player who has just finished the guided game. */
  beginner: { ...forgetful, edition: 1, playout: beginner, greedy: beginner },
  /** A scripted player. It sets up as the others do. */
  veteran: { ...forgetful, edition: 3, playout: veteran, greedy: veteran },
  /** As players set up and played cards before that was learned: set-ups were learned from its games. */
  thumb: {
    ...forgetful,
    edition: 2,
    style,
    weigh: weighByThumb,
    playout: byThumb,
    opening: (view, ask, random) => (ask.prompt === "place" ? byThumb(view, ask, random) : null),
  },
};
