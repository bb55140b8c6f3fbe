/** A card in words: `card:12`. */
import { CardFace } from "@westmarch/trading-card-game/board/cards/CardFace";
import { CARD } from "@westmarch/trading-card-game/data/ids";
import type { Besides } from "./keys.ts";
import { cardName } from "./names.ts";

export const explain: Besides["explain"] = (id, { say }) => {
  const card = Number(id.slice(id.indexOf(":") + 1));
  if (!CARD.is(card)) return { title: "", body: null, rules: [] };
  return { title: cardName(say, card), body: <CardFace card={card} size="large" say={say} />, rules: [] };
};
