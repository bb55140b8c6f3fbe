/** What is known of the game before its rules are here: who plays it, and what can be agreed on beforehand. */
import type { Game } from "@westmarch/kernel";
import { SIDE_NAMES } from "./ids.ts";
import { type FiveArmies, RULES_VERSION, type Secret } from "./state.ts";

export const outline = {
  id: "five-armies",
  version: RULES_VERSION,
  seats: () => SIDE_NAMES,
  settings: [
    { id: "hardWalls", kind: "switch", initial: false, rule: "19.1" },
    { id: "mortalBolg", kind: "switch", initial: false, rule: "19.3" },
    { id: "easyRetreat", kind: "switch", initial: false, rule: "19.9" },
    { id: "looseGoblins", kind: "switch", initial: false, rule: "5.9" },
    { id: "pack", kind: "document", initial: "", rule: "3.3" },
  ],
} satisfies Partial<Game<FiveArmies, Secret>>;
