/** The same battle, asked for twice, is fought once: forecasts by what they hang on. */
import type { Forecast } from "./fight.ts";
import type { Matchup } from "./matchup.ts";

/** Battles fought for one forecast: a chance is then right to about one in a hundred. */
export const BATTLES = 3000;

/** The name of a battle: two that are the same in everything have the same. */
export const keyOf = (m: Matchup): string => JSON.stringify(m);

/** What the worker is given, and what it returns. */
export interface Task {
  readonly key: string;
  readonly matchup: Matchup;
}
export interface Done {
  readonly key: string;
  readonly forecast: Forecast;
}
