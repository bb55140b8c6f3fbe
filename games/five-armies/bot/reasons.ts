/** What the evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
import { reasonsBy } from "@westmarch/bots/evaluation";
import type { Reasons } from "@westmarch/bots/types";
import { sideOf } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { FIGURES } from "./evaluation.ts";
import type { Feature } from "./features.ts";

const PARTS = [
  "points",
  "danger",
  "hopes",
  "road",
  "beorn",
  "freeArms",
  "shadowArms",
  "freePressed",
  "shadowPressed",
  "goblins",
  "bolg",
  "generals",
  "recruits",
  "dice",
  "cards",
] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Readonly<Record<Feature, Part>> = {
  one: "dice",
  points: "points",
  six: "points",
  eight: "points",
  ten: "points",
  gate: "points",
  fear: "danger",
  otherFears: "danger",
  brink: "danger",
  gateDanger: "danger",
  hopes: "hopes",
  fate: "road",
  late: "road",
  turns: "road",
  dread: "beorn",
  alarm: "beorn",
  pointsLate: "points",
  freeStrength: "freeArms",
  shadowStrength: "shadowArms",
  freeUnits: "freeArms",
  shadowUnits: "shadowArms",
  freeDamage: "freeArms",
  shadowDamage: "shadowArms",
  freeLead: "freeArms",
  shadowLead: "shadowArms",
  freePressed: "freePressed",
  shadowPressed: "shadowPressed",
  goblinsAway: "goblins",
  passes: "goblins",
  inPasses: "goblins",
  freeRecruits: "recruits",
  shadowRecruits: "recruits",
  bolg: "bolg",
  bolgDanger: "bolg",
  bodyguard: "bolg",
  beorn: "beorn",
  wrath: "beorn",
  thorin: "generals",
  generals: "generals",
  eagles: "generals",
  freeDice: "dice",
  shadowDice: "dice",
  will: "dice",
  beornWins: "beorn",
  beornMayCome: "beorn",
  freeCards: "cards",
  shadowCards: "cards",
  bats: "cards",
};

export const reasons: Reasons<FiveArmies> = reasonsBy({
  figures: FIGURES,
  parts: PARTS,
  partOf: PART_OF,
  alike: ["recruits", "dice", "cards"],
  sides: ["free", "shadow"],
  sideOf: (_g, seat) => sideOf(seat),
  favourites: ["shadowPressed", "points"],
  far: ["road", "beorn", "recruits", "danger", "hopes", "generals", "bolg", "goblins", "dice", "cards"],
});
