/** As it played before its rules of thumb were tuned by playing: edition 3. */
import type { Policy } from "@westmarch/bots/types";
import { SENSES_BY_HAND } from "../bot/sense.ts";
import { policyOf } from "../bot.ts";
import type { CardGame } from "../state.ts";

export const byHand: Policy<CardGame> = { ...policyOf(SENSES_BY_HAND), edition: 3 };
