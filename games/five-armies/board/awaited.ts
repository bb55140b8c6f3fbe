/** What the one who thinks is deciding, as everybody may know: by where the rules stand. */
import { type AwaitedKey, awaitedBy } from "@westmarch/campaign/labelling";
import type { FiveArmies } from "../state.ts";
import type { Key } from "./keys.ts";

/** By chapter, or by chapter and paragraph where that tells more. */
const AWAITED: Readonly<Record<string, AwaitedKey<Key>>> = {
  "game/generals": "awaited.generals",
  "game/leaders": "awaited.leadership",
  "game/followers": "awaited.leadership",
  "game/again": "awaited.fate",
  "game/bats": "awaited.bats",
  "game/fly": "awaited.bats",
  actions: "awaited.action",
  bonus: "awaited.action",
  steps: "awaited.card",
  mail: "awaited.card",
  limit: "awaited.hand",
  strategic: "awaited.armies",
  march: "awaited.armies",
  split: "awaited.armies",
  "bat-cloud": "awaited.armies",
  walkers: "awaited.characters",
  entry: "awaited.characters",
  "goblin-muster": "awaited.recruits",
  recruit: "awaited.recruits",
  flip: "awaited.recruits",
  tokens: "awaited.recruits",
  rally: "awaited.rally",
  attack: "awaited.attack",
  "combined-attack": "awaited.attack",
  fight: "awaited.combat",
  "fight/maneuver": "awaited.maneuver",
  chance: "awaited.combat",
  "take-back": "awaited.maneuver",
  advance: "awaited.armies",
  excess: "awaited.losses",
  casualties: "awaited.losses",
  quarter: "awaited.losses",
  destruction: "awaited.losses",
  hurt: "awaited.combat",
  retreat: "awaited.retreat",
  "eagle-attack": "awaited.sky",
  "eagle-flight": "awaited.sky",
  beorn: "awaited.beorn",
  "beorn-attack": "awaited.beorn",
};

export const { awaitedIn, awaited } = awaitedBy<FiveArmies, AwaitedKey<Key>>(AWAITED);
