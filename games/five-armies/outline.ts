/** What is known of the game before its rules are here: who plays it, and what can be agreed on beforehand. */
import type { Game } from "@westmarch/kernel";
import { SIDE_NAMES } from "./ids.ts";
import { type FiveArmies, RULES_VERSION, type Secret } from "./state.ts";

export const outline = {
  id: "five-armies",
  version: RULES_VERSION,
  seats: () => SIDE_NAMES,
  // Each with the rule that it reads in another way; which readings those are is told in `rulings.md`.
  settings: [
    { id: "hardWalls", kind: "switch", initial: false, rule: "19.1" },
    { id: "easyRetreat", kind: "switch", initial: false, rule: "19.9" },
    { id: "lateRegroup", kind: "switch", initial: false, rule: "19.14" },
    { id: "earlyGenerals", kind: "switch", initial: false, rule: "4.19" },
    { id: "restingBeorn", kind: "switch", initial: false, rule: "16.8" },
    { id: "mortalBolg", kind: "switch", initial: false, rule: "19.3" },
    { id: "looseGoblins", kind: "switch", initial: false, rule: "5.9" },
    { id: "openMountain", kind: "switch", initial: false, rule: "9.7" },
    { id: "batSwarms", kind: "switch", initial: false, rule: "19.4" },
    { id: "dearDie", kind: "switch", initial: false, rule: "19.11" },
    { id: "fallenGate", kind: "switch", initial: false, rule: "19.12" },
    { id: "pack", kind: "document", initial: "", rule: "3.3" },
  ],
} satisfies Partial<Game<FiveArmies, Secret>>;
