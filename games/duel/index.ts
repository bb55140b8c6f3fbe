/** The Lord of the Rings: Duel for Middle-earth (Antoine Bauza and Bruno Cathala), the base game. */
import type { Game, Settings } from "@westmarch/kernel";
import { invariants } from "./invariants.ts";
import { newGame } from "./newgame.ts";
import { notation, project } from "./position.ts";
import { effects, playing } from "./rules/effects.ts";
import { game } from "./rules/tableau.ts";
import { turn } from "./rules/turn.ts";
import { imagine, knowAlike } from "./secrets.ts";
import { COIN_LIMITS, cloneDuel, type Duel, type Rulings, type Secret } from "./state.ts";
import { whyNot } from "./why.ts";

export type { Duel, Secret } from "./state.ts";

const rulingsOf = (settings: Settings): Rulings => ({
  stackExtraTurns: settings.stackExtraTurns === true,
  coinLimit: Number(settings.coinLimit ?? COIN_LIMITS[0]),
  leftoverCardsPlayable: settings.leftoverCardsPlayable !== false,
});

export const duel: Game<Duel, Secret> = {
  id: "duel",
  version: 1,
  seats: () => ["fellowship", "sauron"],
  settings: [
    { id: "stackExtraTurns", kind: "switch", initial: false, rule: "P-1" },
    {
      id: "coinLimit",
      kind: "choice",
      values: COIN_LIMITS.map(String),
      initial: String(COIN_LIMITS[0]),
      rule: "P-2",
    },
    { id: "leftoverCardsPlayable", kind: "switch", initial: true, rule: "P-5" },
  ],
  chapters: { game, turn, effects, playing },
  setup: (settings) => newGame(rulingsOf(settings)),
  clone: cloneDuel,
  project,
  imagine,
  knowAlike,
  whyNot,
  fewest: 12,
  migrations: {},
  notation,
  invariants,
};
