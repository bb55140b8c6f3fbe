/** What a player sees at a glance before a die is taken up, and what it may incline to. */
import { ACTION } from "../ids.ts";

/** What is seen (`standing.ts`). */
export const READINGS = ["always", "fate", "points", "ownDice", "theirDice", "cards", "damage"] as const;
export type Reading = (typeof READINGS)[number];

/** Uses of a die. */
export const TENDENCIES: readonly string[] = [...ACTION.names, "play", "enter", "ability", "aside", "pass"];
