/** The Battle of Five Armies (Roberto Di Meglio, Marco Maggi, Francesco Nepitello). */
import type { Game, Settings } from "@westmarch/kernel";
import { brought, digestIn, packIn } from "./brought.ts";
import { invariants } from "./invariants.ts";
import { newGame } from "./newgame.ts";
import { outline } from "./outline.ts";
import { notation, project } from "./position.ts";
import { chapters } from "./rules/chapters.ts";
import { imagine } from "./secrets.ts";
import { cloneGame, type FiveArmies, type Rulings, type Secret } from "./state.ts";
import { whyNot } from "./why.ts";

export type { FiveArmies, Secret } from "./state.ts";

export const rulingsOf = (settings: Settings): Rulings => ({
  hardWalls: settings.hardWalls === true,
  mortalBolg: settings.mortalBolg === true,
  easyRetreat: settings.easyRetreat === true,
  looseGoblins: settings.looseGoblins !== false,
  earlyGenerals: settings.earlyGenerals === true,
  openMountain: settings.openMountain === true,
  restingBeorn: settings.restingBeorn === true,
  batSwarms: settings.batSwarms === true,
  dearDie: settings.dearDie === true,
  fallenGate: settings.fallenGate === true,
  lateRegroup: settings.lateRegroup === true,
});

export const fiveArmies: Game<FiveArmies, Secret> = {
  ...outline,
  chapters,
  unfit: (settings) => {
    const found = brought(packIn(settings));
    if (typeof found === "string") return null;
    const [{ place, reason }] = found;
    return { setting: "pack", reason: `${place}: ${reason}` };
  },
  takeIn: (settings) => {
    brought(packIn(settings));
  },
  setup: (settings) => newGame(rulingsOf(settings), digestIn(settings)),
  clone: cloneGame,
  project,
  imagine,
  whyNot,
  fewest: 40,
  migrations: {},
  notation,
  invariants,
};
