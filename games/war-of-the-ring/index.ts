/** War of the Ring, Second Edition (Roberto Di Meglio, Marco Maggi, Francesco Nepitello), the base game. */
import type { Game, Settings } from "@westmarch/kernel";
import { chapters } from "./flow/chapters.ts";
import { invariants } from "./invariants.ts";
import { migrations } from "./migrations.ts";
import { newGame } from "./newgame.ts";
import { notation, project } from "./notation.ts";
import { bidOf, outline, playersOf } from "./outline.ts";
import { imagine } from "./secrets.ts";
import { cloneWar, type Rulings, type Secret, type War } from "./state.ts";
import { whyNot } from "./why.ts";

export type { Battle, Secret, War } from "./state.ts";

export const rulingsOf = (settings: Settings): Rulings => ({
  chineseRulebook: settings.chineseRulebook === true,
  strictStacking: settings.strictStacking === true,
  hardSieges: settings.hardSieges === true,
  narrowRoad: settings.narrowRoad === true,
  narrowCards: settings.narrowCards === true,
  looseTeams: settings.looseTeams === true,
  choiceOfRerolls: settings.choiceOfRerolls === true,
});

export const warOfTheRing: Game<War, Secret> = {
  ...outline,
  chapters,
  setup: (settings) => newGame(rulingsOf(settings), playersOf(settings), bidOf(settings)),
  clone: cloneWar,
  project,
  imagine,
  whyNot,
  fewest: 30,
  migrations,
  notation,
  invariants,
};
