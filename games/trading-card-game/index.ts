/** The Lord of the Rings Trading Card Game (Decipher, 2001), the base set. */
import type { Game } from "@westmarch/kernel";
import { bringing, rulingsOf, unfit } from "./bringing.ts";
import { chapters } from "./chapters.ts";
import { givingUp } from "./giving-up.ts";
import { invariants } from "./invariants.ts";
import { migrations } from "./migrations.ts";
import { newGame } from "./newgame.ts";
import { outline } from "./outline.ts";
import { notation } from "./position.ts";
import { imagine, project } from "./secrets.ts";
import { type CardGame, cloneCardGame, type Secret } from "./state.ts";
import { whyNot } from "./why.ts";

export type { CardGame, Secret } from "./state.ts";

export const tradingCardGame: Game<CardGame, Secret> = {
  ...outline,
  unfit,
  chapters,
  setup: (given) => newGame(bringing(given), rulingsOf(given)),
  clone: cloneCardGame,
  project,
  imagine,
  whyNot,
  givingUp,
  fewest: 25,
  migrations,
  notation,
  invariants,
};
