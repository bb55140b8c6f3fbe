/** What is known of the game before its rules are here: who plays it, and what can be agreed on beforehand. */
import type { Game, Settings } from "@westmarch/kernel";
import { SEAT_NAMES, SEATS_OF_SIDES } from "./seats.ts";
import { RULES_VERSION, type Secret, type War } from "./state.ts";

const PLAYERS = ["2", "3", "4"] as const;

/** Points that may be bid for the Shadow; the first means no bid. */
const BIDS = ["0", "1", "2", "3", "4"] as const;
/** How many play under these settings. */
export const playersOf = (settings: Settings): number => Number(settings.players ?? PLAYERS[0]);
/** What is bid for the Shadow under these settings. */
export const bidOf = (settings: Settings): number => Number(settings.bid ?? BIDS[0]);

export const outline = {
  id: "war-of-the-ring",
  version: RULES_VERSION,
  seats: (settings) => SEAT_NAMES[playersOf(settings)],
  teams: (settings) => SEATS_OF_SIDES[playersOf(settings)],
  // Each with the rule that it reads in another way; which readings those are is told in `rulings.md`.
  settings: [
    { id: "players", kind: "choice", values: PLAYERS, initial: PLAYERS[0], rule: "16.1.1" },
    { id: "bid", kind: "choice", values: BIDS, initial: BIDS[0], rule: "15.3.1" },
    { id: "chineseRulebook", kind: "switch", initial: false, rule: "0.2.2" },
    { id: "strictStacking", kind: "switch", initial: false, rule: "8.2.2", group: "armies" },
    { id: "hardSieges", kind: "switch", initial: false, rule: "10.4.4", group: "armies" },
    { id: "narrowRoad", kind: "switch", initial: false, rule: "12.5.4", group: "fellowship" },
    { id: "choiceOfRerolls", kind: "switch", initial: false, rule: "13.2.5", group: "fellowship" },
    { id: "narrowCards", kind: "switch", initial: false, rule: "6.3.4", group: "others" },
    { id: "looseTeams", kind: "switch", initial: false, rule: "16.10.1", group: "others" },
  ],
} satisfies Partial<Game<War, Secret>>;
