/** A board at rest: a position that is looked at, where nothing is shown and nothing can be chosen. */
import type { Ask, Core, Seat } from "@westmarch/kernel";
import { type Acts, IDLE, type Scene } from "./frame.tsx";

/** For boards of which nothing is explained either. */
export const MUTE: Acts = { ...IDLE, explain: () => {} };

/** A position as a seat sees it and is asked in it; by default as a spectator does. */
export const stillScene = (
  view: Core,
  names: readonly string[],
  seat: Seat | null = null,
  ask: Ask | null = null,
): Scene => ({
  view,
  told: view,
  log: [],
  since: [],
  step: null,
  held: false,
  live: false,
  selected: null,
  kept: null,
  seat,
  ask,
  names,
});
