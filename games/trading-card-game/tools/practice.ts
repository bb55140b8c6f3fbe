/** What the opponents play when they learn by playing what pays (`practise.ts`): as in tuning, with one half of the boxes' decks. */
import type { Practice } from "@westmarch/bots/experience/practice";
import { Engine } from "@westmarch/kernel";
import learnt from "../bot/experience.json" with { type: "json" };
import { noticing } from "../bot/noticing.ts";
import { scoreOptions } from "../bot/scores.ts";
import { sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { tradingCardGame } from "../index.ts";
import type { CardGame } from "../state.ts";
import { settings } from "./tuning.ts";

const senses = sensesOf(tuned);

export const practice: Practice<CardGame, unknown> = {
  engine: new Engine(tradingCardGame),
  settings,
  noticing,
  score: (g, ask, options, scores) => scoreOptions(senses, g, ask, options, scores),
  learnt,
  grain: 0.05,
};
