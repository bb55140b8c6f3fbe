/** What the evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
import type { Reasons } from "@westmarch/bots/types";
import { FREE } from "../data/ids.ts";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { FEATURES, type Feature, features } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

const PARTS = [
  "quest",
  "corruption",
  "hunt",
  "companions",
  "shadowWar",
  "shadowArms",
  "freeWar",
  "freeArms",
  "garrisons",
  "politics",
  "dice",
  "cards",
] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<Feature, Part>> = {
  one: "dice",
  stepsToGates: "quest",
  progress: "quest",
  spare: "corruption",
  littleToSpare: "corruption",
  corruption: "corruption",
  revealed: "hunt",
  companions: "companions",
  fallen: "companions",
  hunters: "hunt",
  inMordor: "quest",
  mordorSteps: "quest",
  mordorSpare: "corruption",
  mordorLittleToSpare: "corruption",
  mordorAtTheBrink: "corruption",
  mordorRevealed: "hunt",
  mordorLingering: "quest",
  tiles: "corruption",
  shadowPoints: "shadowWar",
  shadowNearVictory: "shadowWar",
  shadowDanger: "shadowWar",
  shadowOnTheBrink: "shadowWar",
  shadowSieges: "shadowWar",
  shadowOnslaught: "shadowArms",
  shadowStrength: "shadowArms",
  freePoints: "freeWar",
  freeNearVictory: "freeWar",
  freeDanger: "freeWar",
  freeSieges: "freeWar",
  freeOnslaught: "freeArms",
  freeStrength: "freeArms",
  freeGarrisons: "garrisons",
  raceSteps: "quest",
  raceSpare: "corruption",
  freeActive: "politics",
  freeToWar: "politics",
  shadowToWar: "politics",
  freeDice: "dice",
  shadowDice: "dice",
  freeWalkDice: "dice",
  shadowArmyDice: "dice",
  freeOwned: "dice",
  shadowOwned: "dice",
  freeCards: "cards",
  shadowCards: "cards",
  freeHand: "cards",
  shadowHand: "cards",
  freeRings: "dice",
  turn: "dice",
};

const weights: readonly number[] = FEATURES.map((name) => WEIGHTS[name]);

export const reasons: Reasons<War> = {
  parts: PARTS,
  partOf: FEATURES.map((feature) => PARTS.indexOf(PART_OF[feature])),
  terms(g, seat, into) {
    features(g, into);
    const sign = sideOf(g, seat) === FREE ? 1 : -1;
    for (let i = 0; i < weights.length; i++) into[i] *= sign * weights[i];
  },
  name: (part, g, seat) =>
    part === "dice" || part === "cards" ? part : `${part}.${sideOf(g, seat) === FREE ? "free" : "shadow"}`,
  favourite: (g, seat) => (sideOf(g, seat) === FREE ? "quest" : "shadowWar"),
  far: ["corruption", "politics", "garrisons"],
};
