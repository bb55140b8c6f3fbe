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
import { type Colour, TOKEN } from "./ids.ts";

/** Ents and wizards: carried out when taken (12.9). */
export const IMMEDIATE: ReadonlyMap<number, readonly Effect[]> = new Map([
  [TOKEN.named("ents-1"), [anotherTurn]],
  [TOKEN.named("ents-2"), [removeFortress]],
  [TOKEN.named("ents-3"), [{ do: "ents", times: 3 }]],
  [TOKEN.named("wizards-1"), [rings(2)]],
  [TOKEN.named("wizards-2"), [unitAnywhere, unitAnywhere]],
  [TOKEN.named("wizards-3"), [playFromDiscard]],
]);

/** What a token waits for. */
export type Occasion = Colour | "chain" | "landmark";

/** Persistent tokens that answer something played (17.2). */
export const TRIGGERS: ReadonlyMap<number, { readonly on: Occasion; readonly do: Effect }> = new Map([
  [TOKEN.named("elves-1"), { on: "yellow", do: anotherTurn }],
  [TOKEN.named("dwarves-2"), { on: "landmark", do: anotherTurn }],
  [TOKEN.named("dwarves-3"), { on: "green", do: moves(2) }],
  [TOKEN.named("hobbits-2"), { on: "blue", do: unitAnywhere }],
  [TOKEN.named("hobbits-3"), { on: "chain", do: coins(3) }],
  [TOKEN.named("humans-1"), { on: "yellow", do: rings(1) }],
]);

/** Persistent tokens that change a rule. */
export const RED_ANYWHERE = TOKEN.named("elves-2");
export const ANY_SKILL = TOKEN.named("elves-3");
export const NO_SURCHARGE = TOKEN.named("dwarves-1");
export const EAGLE = TOKEN.named("hobbits-1");
export const ONE_MORE_UNIT = TOKEN.named("humans-2");
export const DOUBLE_DISCARD = TOKEN.named("humans-3");
