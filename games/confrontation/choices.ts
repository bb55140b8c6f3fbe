/** Choices as one word each: `move:frodo:arthedain`, `card:g-elven-cloak`, `sam`. */
import { choicesOf } from "@westmarch/positions";
import { CARD, CHARACTER, REGION } from "./data/ids.ts";
import type { Confrontation } from "./state.ts";

export const choices = choicesOf<Confrontation>({
  place: [CHARACTER, REGION],
  move: [CHARACTER, REGION],
  shadowfax: [CHARACTER, REGION],
  palantir: [REGION],
  "gandalf-the-white": [],
  recall: [CHARACTER],
  balrog: [],
  pass: [],
  target: [CHARACTER],
  retreat: [REGION],
  none: [],
  sam: [],
  "show-frodo": [],
  cards: [],
  "no-cards": [],
  card: [CARD],
  take: [CARD],
  keep: [],
  onward: [],
});
