/** Every choice this game knows, made once: listing options then costs no memory. */
import type { Option, Word } from "@westmarch/kernel";
import { CARD_NAMES } from "../data/cards.ts";
import { LANDMARKS, RACES, REGIONS, TOKENS } from "../data/ids.ts";

const over = (verb: string, things: readonly unknown[]): readonly Option[] =>
  things.map((_, word) => [verb, word]);

export const ALL = {
  play: over("play", CARD_NAMES),
  discard: over("discard", CARD_NAMES),
  landmark: over("landmark", LANDMARKS),
  place: over("place", REGIONS),
  removeUnit: over("remove-unit", REGIONS),
  removeFortress: over("remove-fortress", REGIONS),
  move: REGIONS.map((_, from) => REGIONS.map((_name, to): Option => ["move", from, to])),
  token: over("token", TOKENS),
  race: over("race", RACES),
  greyCard: over("grey-card", CARD_NAMES),
  fetch: over("fetch", CARD_NAMES),
} as const;

export const DECLINE: Option = ["decline"];
export const STOP: Option = ["stop"];
export const ANOTHER_TURN: Option = ["another-turn"];
export const ENTS_UNIT: Option = ["ents", "unit"];
export const ENTS_COIN: Option = ["ents", "coin"];
export const ENTS_MOVE: Option = ["ents", "move"];

/** The word of a choice that must be a small integer. Throws if it is not: trusted choices always are. */
export const number = (word: Word | undefined): number => {
  if (typeof word !== "number") throw new Error(`a number was expected, not ${String(word)}`);
  return word;
};
