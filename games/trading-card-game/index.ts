/** The Lord of the Rings Trading Card Game (Decipher, 2001), the base set. */
import type { Game } from "@westmarch/kernel";
import { bringing, playersOf, rulingsOf, SEAT_NAMES, settings, unfit } from "./bringing.ts";
import { chapters } from "./chapters.ts";
import { givingUp } from "./giving-up.ts";
import { invariants } from "./invariants.ts";
import { migrations } from "./migrations.ts";
import { newGame } from "./newgame.ts";
import { notation } from "./position.ts";
import { imagine, project } from "./secrets.ts";
import { type CardGame, cloneCardGame, RULES_VERSION, type Secret } from "./state.ts";
import { whyNot } from "./why.ts";

export type { CardGame, Secret } from "./state.ts";

export const tradingCardGame: Game<CardGame, Secret> = {
  id: "trading-card-game",
  version: RULES_VERSION,
  seats: (given) => SEAT_NAMES.slice(0, playersOf(given)),
  settings,
  unfit,
  chapters,
  setup: (given) => newGame(bringing(given), rulingsOf(given)),
  clone: cloneCardGame,
  project,
  imagine,
  whyNot,
  givingUp,
  migrations,
  notation,
  invariants,
};
