/** The Lord of the Rings Trading Card Game (Decipher, 2001), the base set. */
import type { Game } from "@westmarch/kernel";
import { bringing, playersOf, rulingsOf, SEAT_NAMES, settings } from "./bringing.ts";
import { chapters } from "./chapters.ts";
import { invariants } from "./invariants.ts";
import { newGame } from "./newgame.ts";
import { notation } from "./position.ts";
import { imagine, project } from "./secrets.ts";
import { type CardGame, cloneCardGame, type Secret } from "./state.ts";
import { whyNot } from "./why.ts";

export type { CardGame, Secret } from "./state.ts";

export const tradingCardGame: Game<CardGame, Secret> = {
  id: "trading-card-game",
  version: 1,
  seats: (given) => SEAT_NAMES.slice(0, playersOf(given)),
  settings,
  chapters,
  setup: (given) => newGame(bringing(given), rulingsOf(given)),
  clone: cloneCardGame,
  project,
  imagine,
  whyNot,
  migrations: {},
  notation,
  invariants,
};
