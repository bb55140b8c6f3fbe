/** The eighteen alliance tokens (section 12): what works at once, and what works from then on. */
import {
  anotherTurn,
  coins,
  type Effect,
  moves,
  playFromDiscard,
  removeFortress,
  rings,
  unitAnywhere,
} from "./effects.ts";
import { type Colour, token } from "./ids.ts";

/** Ents and wizards: carried out when taken (12.9). */
export const IMMEDIATE: ReadonlyMap<number, readonly Effect[]> = new Map([
  [token("ents-1"), [anotherTurn]],
  [token("ents-2"), [removeFortress]],
  [token("ents-3"), [{ do: "ents", times: 3 }]],
  [token("wizards-1"), [rings(2)]],
  [token("wizards-2"), [unitAnywhere, unitAnywhere]],
  [token("wizards-3"), [playFromDiscard]],
]);

/** What a token waits for. */
export type Occasion = Colour | "chain" | "landmark";

/** Persistent tokens that answer something played (17.2). */
export const TRIGGERS: ReadonlyMap<number, { readonly on: Occasion; readonly do: Effect }> = new Map([
  [token("elves-1"), { on: "yellow", do: anotherTurn }],
  [token("dwarves-2"), { on: "landmark", do: anotherTurn }],
  [token("dwarves-3"), { on: "green", do: moves(2) }],
  [token("hobbits-2"), { on: "blue", do: unitAnywhere }],
  [token("hobbits-3"), { on: "chain", do: coins(3) }],
  [token("humans-1"), { on: "yellow", do: rings(1) }],
]);

/** Persistent tokens that change a rule. */
export const RED_ANYWHERE = token("elves-2");
export const ANY_SKILL = token("elves-3");
export const NO_SURCHARGE = token("dwarves-1");
export const EAGLE = token("hobbits-1");
export const ONE_MORE_UNIT = token("humans-2");
export const DOUBLE_DISCARD = token("humans-3");
