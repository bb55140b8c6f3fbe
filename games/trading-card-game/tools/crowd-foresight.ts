/** The games from which opponents learn to judge a position of more than two (`foretell-crowds.ts`). */
import type { Foresight } from "@westmarch/training/foresight";
import { featuresBeside } from "../bot/learning.ts";
import type { CardGame } from "../state.ts";
import { foresight as ofTwo } from "./foresight.ts";
import { crowdSettings } from "./tables.ts";

export const foresight: Foresight<CardGame, unknown> = {
  ...ofTwo,
  settings: crowdSettings,
  quiet: (g) => ofTwo.quiet(g) && !g.out[g.turn],
  beside: (g, other, into) => (g.out[other] ? 0 : featuresBeside(g, other, into)),
};
