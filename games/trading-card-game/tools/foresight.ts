/** The games from which the card game's opponents learn to judge a position (`foretell.ts`). */

import { Engine } from "@westmarch/kernel";
import type { Foresight } from "@westmarch/training/foresight";
import { EDITION } from "../bot/edition.ts";
import { learning } from "../bot/learning.ts";
import { quiet } from "../bot/quiet.ts";
import { GRAIN, scoresBy } from "../bot/scores.ts";
import { sensesOf } from "../bot/sense.ts";
import tuned from "../bot/tuned.json" with { type: "json" };
import { tradingCardGame } from "../index.ts";
import type { CardGame } from "../state.ts";
import { settings } from "./tables.ts";

export const foresight: Foresight<CardGame, unknown> = {
  engine: new Engine(tradingCardGame),
  settings,
  game: "trading-card-game",
  edition: EDITION,
  learning,
  score: scoresBy(sensesOf(tuned)),
  grain: GRAIN,
  quiet,
};
