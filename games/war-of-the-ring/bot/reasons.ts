/** What the evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
import { reasonsBy } from "@westmarch/bots/evaluation";
import type { Reasons } from "@westmarch/bots/types";
import { sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { FIGURES } from "./evaluation.ts";
import type { Feature } from "./features.ts";

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

export const reasons: Reasons<War> = reasonsBy({
  figures: FIGURES,
  parts: PARTS,
  partOf: PART_OF,
  alike: ["dice", "cards"],
  sides: ["free", "shadow"],
  sideOf,
  favourites: ["quest", "shadowWar"],
  far: ["corruption", "politics", "garrisons"],
});
