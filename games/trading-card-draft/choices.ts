/** Choices as one word each: `pick:1R50-legolas`. */
import { choicesOf } from "@westmarch/positions";
import { CARD_NAME } from "@westmarch/trading-card-game/choices";
import type { Draft } from "./state.ts";

export const choices = choicesOf<Draft>({ pick: [CARD_NAME] });
