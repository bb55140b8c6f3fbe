/** The Battle of Five Armies (Roberto Di Meglio, Marco Maggi, Francesco Nepitello). */
import type { Game, Settings } from "@westmarch/kernel";
import { SIDE_NAMES } from "./ids.ts";
import { invariants } from "./invariants.ts";
import { newGame } from "./newgame.ts";
import { notation, project } from "./position.ts";
import { chapters } from "./rules/chapters.ts";
import { imagine } from "./secrets.ts";
import { cloneGame, type FiveArmies, RULES_VERSION, type Rulings, type Secret } from "./state.ts";

export type { FiveArmies, Secret } from "./state.ts";

export const rulingsOf = (settings: Settings): Rulings => ({
  hardWalls: settings.hardWalls === true,
  mortalBolg: settings.mortalBolg === true,
  easyRetreat: settings.easyRetreat === true,
  looseGoblins: settings.looseGoblins === true,
});

export const fiveArmies: Game<FiveArmies, Secret> = {
  id: "five-armies",
  version: RULES_VERSION,
  seats: () => SIDE_NAMES,
  settings: [
    { id: "hardWalls", kind: "switch", initial: false, rule: "19.1" },
    { id: "mortalBolg", kind: "switch", initial: false, rule: "19.3" },
    { id: "easyRetreat", kind: "switch", initial: false, rule: "19.9" },
    { id: "looseGoblins", kind: "switch", initial: false, rule: "5.9" },
  ],
  chapters,
  setup: (settings) => newGame(rulingsOf(settings)),
  clone: cloneGame,
  project,
  imagine,
  whyNot: () => null,
  migrations: {},
  notation,
  invariants,
};
