/** War of the Ring, Second Edition (Roberto Di Meglio, Marco Maggi, Francesco Nepitello), the base game. */
import type { Game, Settings } from "@westmarch/kernel";
import { invariants } from "./invariants.ts";
import { migrations } from "./migrations.ts";
import { newGame } from "./newgame.ts";
import { notation, project } from "./notation.ts";
import { chapters } from "./rules/chapters.ts";
import { SEAT_NAMES, SEATS_OF_SIDES } from "./seats.ts";
import { imagine } from "./secrets.ts";
import { cloneWar, RULES_VERSION, type Rulings, type Secret, type War } from "./state.ts";
import { whyNot } from "./why.ts";

export type { Battle, Secret, War } from "./state.ts";

const PLAYERS = ["2", "3", "4"] as const;

export const rulingsOf = (settings: Settings): Rulings => ({
  chineseRulebook: settings.chineseRulebook === true,
  strictStacking: settings.strictStacking === true,
  hardSieges: settings.hardSieges === true,
  narrowRoad: settings.narrowRoad === true,
  narrowCards: settings.narrowCards === true,
  looseTeams: settings.looseTeams === true,
  choiceOfRerolls: settings.choiceOfRerolls === true,
});
/** Points that may be bid for the Shadow; the first is nobody's bid. */
const BIDS = ["0", "1", "2", "3", "4"] as const;
const bidOf = (settings: Settings): number => Number(settings.bid ?? BIDS[0]);
const playersOf = (settings: Settings): number => Number(settings.players ?? PLAYERS[0]);

export const warOfTheRing: Game<War, Secret> = {
  id: "war-of-the-ring",
  version: RULES_VERSION,
  seats: (settings) => SEAT_NAMES[playersOf(settings)],
  teams: (settings) => SEATS_OF_SIDES[playersOf(settings)],
  // Each with the rule that it reads in another way; which readings those are is told in `rulings.md`.
  settings: [
    { id: "players", kind: "choice", values: PLAYERS, initial: PLAYERS[0], rule: "16.1.1" },
    { id: "bid", kind: "choice", values: BIDS, initial: BIDS[0], rule: "15.3.1" },
    { id: "chineseRulebook", kind: "switch", initial: false, rule: "0.2.2" },
    { id: "strictStacking", kind: "switch", initial: false, rule: "8.2.2" },
    { id: "hardSieges", kind: "switch", initial: false, rule: "10.4.4" },
    { id: "narrowRoad", kind: "switch", initial: false, rule: "12.5.4" },
    { id: "narrowCards", kind: "switch", initial: false, rule: "6.3.4" },
    { id: "looseTeams", kind: "switch", initial: false, rule: "16.10.1" },
    { id: "choiceOfRerolls", kind: "switch", initial: false, rule: "13.2.5" },
  ],
  chapters,
  setup: (settings) => newGame(rulingsOf(settings), playersOf(settings), bidOf(settings)),
  clone: cloneWar,
  project,
  imagine,
  whyNot,
  migrations,
  notation,
  invariants,
};
