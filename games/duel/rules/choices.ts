/** Every choice this game knows, made once: listing options then costs no memory. */

import type { Word } from "@westmarch/kernel";
import { ALL_CARDS } from "../data/cards.ts";
import { ALL_LANDMARKS, ALL_REGIONS, RACE, TOKEN } from "../data/ids.ts";
import type { Chosen } from "../vocabulary.ts";

const over = <const V extends string, T extends Word>(
  verb: V,
  things: readonly T[],
): readonly (readonly [verb: V, thing: T])[] => things.map((thing) => [verb, thing]);

export const ALL = {
  play: over("play", ALL_CARDS),
  discard: over("discard", ALL_CARDS),
  landmark: over("landmark", ALL_LANDMARKS),
  place: over("place", ALL_REGIONS),
  removeUnit: over("remove-unit", ALL_REGIONS),
  removeFortress: over("remove-fortress", ALL_REGIONS),
  move: ALL_REGIONS.map((from) => ALL_REGIONS.map((to): Chosen<"move"> => ["move", from, to])),
  token: over("token", TOKEN.all),
  race: over("race", RACE.all),
  greyCard: over("grey-card", ALL_CARDS),
  fetch: over("fetch", ALL_CARDS),
} as const;

export const DECLINE: Chosen<"decline"> = ["decline"];
export const STOP: Chosen<"stop"> = ["stop"];
export const ANOTHER_TURN: Chosen<"another-turn"> = ["another-turn"];
export const ENTS_UNIT: Chosen<"ents"> = ["ents", "unit"];
export const ENTS_COIN: Chosen<"ents"> = ["ents", "coin"];
export const ENTS_MOVE: Chosen<"ents"> = ["ents", "move"];
