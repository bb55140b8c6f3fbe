/** Why an attempt is refused, as a sentence. */
import { CARD } from "@westmarch/trading-card-game/data/ids";
import type { Besides } from "./keys.ts";
import { cardName } from "./names.ts";

export const refusal: Besides["refusal"] = ({ reason, facts = {} }, { say }) => {
  const card = Number(facts.card);
  if (reason !== "not-in-pack") return say(`refusal.${reason}`);
  return say("refusal.not-in-pack", { card: CARD.is(card) ? cardName(say, card) : say("name.a-card") });
};
