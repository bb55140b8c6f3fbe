/** Which numbers positions are judged by are tuned by playing one choice ahead, from where they stand, and by what steps (`tune.ts`). */
import { greedyBot } from "@westmarch/bots";
import { Engine } from "@westmarch/kernel";
import type { Tuning } from "@westmarch/training/tuning";
import { NUMBERS_BY_HAND, sensesOf, type TunedSenses } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { policyOf } from "../bot.ts";
import { tradingCardGame } from "../index.ts";
import type { CardGame } from "../state.ts";
import { settings } from "./tables.ts";
import { step } from "./tuning.ts";

const engine = new Engine(tradingCardGame);

export const tuning: Tuning<CardGame, unknown, Pick<TunedSenses, "judge">> = {
  engine,
  settings,
  numbers: { judge: { ...NUMBERS_BY_HAND.judge, ...tuned.judge } },
  step,
  policy({ judge }) {
    const policy = policyOf(sensesOf({ ...tuned, judge }));
    const bot = greedyBot(engine, policy, { worlds: 1 });
    return {
      ...policy,
      greedy: (g, ask, random) => bot.choose(engine.view(g, ask.seat), ask.seat, ask, { random }),
    };
  },
};
