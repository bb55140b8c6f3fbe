/** Why an attempt is refused, as a sentence. */
import type { Slots } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { NONE, type ReasonOf, type Refusal } from "@westmarch/kernel";
import { CARD } from "../data/ids.ts";
import type { CardGame } from "../state.ts";
import { partText } from "./effects.ts";
import type { Besides, GameSay } from "./keys.ts";
import { cardName } from "./names.ts";

/** What a sentence reads where there is nothing of the kind. */
const NOTHING = "none";

/** The card it speaks of, the card that stands in the way, and the part of a text that is meant. */
function slotsOf({ facts = {} }: Refusal<ReasonOf<CardGame>>, say: GameSay): Slots {
  const { card, by, index, price = 0, pool = 0 } = facts;
  const speaking = CARD.is(by) ? by : CARD.is(card) ? card : NONE;
  const text =
    CARD.is(speaking) && typeof index === "number" ? partText(say.language, speaking, index) : null;
  return {
    card: CARD.is(card) ? cardName(say, card) : NOTHING,
    by: CARD.is(by) ? cardName(say, by) : NOTHING,
    text: text || NOTHING,
    price: Number(price),
    pool: Number(pool),
  };
}

export const refusal: Besides["refusal"] = (given, { say }) =>
  sentenceCase(say(`refusal.${given.reason}`, slotsOf(given, say)));
