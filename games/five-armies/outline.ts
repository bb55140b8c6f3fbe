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
    { id: "earlyGenerals", kind: "switch", initial: false, rule: "4.19", group: "dice" },
    { id: "dearDie", kind: "switch", initial: false, rule: "19.11", group: "dice" },
    { id: "looseGoblins", kind: "switch", initial: true, rule: "5.9", group: "marches" },
    { id: "openMountain", kind: "switch", initial: false, rule: "9.7", group: "marches" },
    { id: "hardWalls", kind: "switch", initial: false, rule: "19.1", group: "combat" },
    { id: "easyRetreat", kind: "switch", initial: false, rule: "19.9", group: "combat" },
    { id: "lateRegroup", kind: "switch", initial: false, rule: "19.14", group: "combat" },
    { id: "restingBeorn", kind: "switch", initial: false, rule: "16.8", group: "figures" },
    { id: "mortalBolg", kind: "switch", initial: false, rule: "19.3", group: "figures" },
    { id: "batSwarms", kind: "switch", initial: false, rule: "19.4", group: "figures" },
    { id: "fallenGate", kind: "switch", initial: false, rule: "19.12", group: "victory" },
    { id: "pack", kind: "document", initial: "", rule: "3.3" },
  ],
} satisfies Partial<Game<FiveArmies, Secret>>;
