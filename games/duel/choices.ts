/** Choices as one word each: `play:c1-09`, `move:arnor:enedwaith`. */
import { choicesOf } from "@westmarch/positions";
import { CARD } from "./data/cards.ts";
import { LANDMARK_TILE, RACE, REGION, TOKEN } from "./data/ids.ts";
import type { Duel } from "./state.ts";

export const ENTS = ["unit", "coin", "move"] as const;

export const choices = choicesOf<Duel>({
  play: [CARD],
  discard: [CARD],
  landmark: [LANDMARK_TILE],
  place: [REGION],
  "remove-unit": [REGION],
  "remove-fortress": [REGION],
  move: [REGION, REGION],
  token: [TOKEN],
  race: [RACE],
  "grey-card": [CARD],
  fetch: [CARD],
  ents: [ENTS],
  decline: [],
  stop: [],
  "another-turn": [],
});
