/** Chapters 6 and 9.4: why a card cannot be drawn, played or thrown off the table. */
import { mayFightWith } from "../cards/combat-cards.ts";
import { whyNotNow } from "../cards/playable.ts";
import { ARMY_ICON, CARD, CARDS } from "../data/cards.ts";
import { DECK, NONE } from "../data/ids.ts";
import { isOnTable } from "../facts.ts";
import { whyNoDraw } from "../rules/cards/draw.ts";
import { holds } from "../rules/cards/hand.ts";
import { NO_SUCH_THING, no, type Refusal } from "../rules/refusal.ts";
import { type Attempt, word } from "./refusal.ts";

const { is: isCard } = CARD;

/** Ents Awake: another card, without a die. */
export function whyNotAnother(attempt: Attempt): Refusal | null {
  const { g, seat } = attempt;
  const card = word(attempt, 1);
  if (attempt.option[0] !== "card") return null;
  if (!isCard(card)) return NO_SUCH_THING;
  if (!holds(g, seat, card)) return no("card-not-held", "6.3.1", { card });
  return whyNotNow(g, seat, card, NONE) ?? no("card-of-other-kind", "6.3.3", { card });
}

/** 6.1.3, 5.9.1. */
export function whyNotDraw(attempt: Attempt): Refusal | null {
  const deck = word(attempt, 1);
  return DECK.is(deck) ? whyNoDraw(attempt.g, attempt.side, deck) : NO_SUCH_THING;
}

/** 9.4.2, 9.4.4, 6.4.2: a Combat card. */
export function whyNotFight(attempt: Attempt): Refusal | null {
  const { g, seat, side, option } = attempt;
  if (option[0] !== "card") return null;
  const card = word(attempt, 1);
  if (!isCard(card)) return NO_SUCH_THING;
  if (isOnTable(g, card)) return no("card-on-table", "6.4.2", { card });
  if (!holds(g, seat, card)) return no("card-not-held", "9.4.2", { card });
  return g.battle && !mayFightWith(g, g.battle, side, card)
    ? no("combat-condition", "9.4.4", { card })
    : null;
}

/** A card to be discarded or given away: one of one's own hand; of one symbol, where that is what is asked for. */
export function whyNotGiven(attempt: Attempt): Refusal | null {
  const { g, seat, option } = attempt;
  const card = word(attempt, 1);
  if (option[0] !== "discard" && option[0] !== "card") return null;
  if (!isCard(card)) return NO_SUCH_THING;
  if (!holds(g, seat, card)) return no("card-not-held", "6.2.3", { card });
  const icon = attempt.frame.at === "army" ? "army" : "character";
  return attempt.frame.chapter === "removal"
    ? no(`needs-${icon}-card`, "6.4.3", { card, icon: CARDS[card].icon === ARMY_ICON ? 1 : 0 })
    : null;
}
