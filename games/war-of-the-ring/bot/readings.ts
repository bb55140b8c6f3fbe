/** What a player sees at a glance before a die is taken up, and what it may incline to. */
import type { ActionVerb } from "../words/turn.ts";

/** What is seen (`standing.ts`). */
export const READINGS = [
  "turn",
  "corruption",
  "spare",
  "danger",
  "ownPoints",
  "theirPoints",
  "ownDice",
  "theirDice",
  "revealed",
  "inMordor",
  "stepsToGates",
  "box",
] as const;
export type Reading = (typeof READINGS)[number];

/** Uses of a die, and how many dice go into the Hunt Box. */
export const TENDENCIES = [
  "armies",
  "attack-with",
  "hide",
  "minions",
  "travel",
  "separate-with",
  "companions",
  "rouse",
  "advance",
  "recruit-with",
  "voice",
  "enter",
  "play",
  "draw",
  "remove",
  "skip",
  "pass",
  "ring",
  "allocate",
] as const satisfies readonly (ActionVerb | "pass" | "ring" | "allocate")[];
export type Tendency = (typeof TENDENCIES)[number];
