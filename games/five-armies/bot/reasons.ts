/** What the evaluation is made of, in words of the game: for hints, and for beginners who play by some of it. */
import type { Reasons } from "@westmarch/bots/types";
import { FREE, sideOf } from "../ids.ts";
import type { FiveArmies } from "../state.ts";
import { FEATURES, type Feature, features } from "./features.ts";
import { WEIGHTS } from "./weights.ts";

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

/** Parts of which both sides say the same. */
const ALIKE: ReadonlySet<string> = new Set<Part>(["recruits", "dice", "cards"]);

const weights: readonly number[] = FEATURES.map((name) => WEIGHTS[name]);

export const reasons: Reasons<FiveArmies> = {
  parts: PARTS,
  partOf: FEATURES.map((feature) => PARTS.indexOf(PART_OF[feature])),
  terms(g, seat, into) {
    features(g, into);
    const sign = sideOf(seat) === FREE ? 1 : -1;
    for (let i = 0; i < weights.length; i++) into[i] *= sign * weights[i];
  },
  name: (part, _g, seat) => (ALIKE.has(part) ? part : `${part}.${sideOf(seat) === FREE ? "free" : "shadow"}`),
  favourite: (_g, seat) => (sideOf(seat) === FREE ? "shadowPressed" : "points"),
  far: ["road", "beorn", "recruits", "danger", "hopes", "generals", "bolg", "goblins", "dice", "cards"],
};
