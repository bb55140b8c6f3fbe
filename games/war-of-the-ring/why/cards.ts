/** Chapters 6 and 9.4: why a card cannot be drawn, played or thrown off the table. */
import type { Refusal } from "@westmarch/kernel";
import { mayFightWith } from "../cards/combat-cards.ts";
import { EVENTS } from "../cards/events.ts";
import { A_POWER_TOO_GREAT, DENETHORS_FOLLY, PALANTIR, TOM_BOMBADIL } from "../cards/on-table.ts";
import { mayPlay, pays } from "../cards/playable.ts";
import { ARMY_ICON, CARDS, deckOf } from "../data/cards.ts";
import { ARMY_FACE, DECK_COUNT, MUSTER_FACE, NONE, sideOfDeck } from "../data/ids.ts";
import { isOnTable } from "../facts.ts";
import { hasMessenger } from "../rules/dice.ts";
import { holds } from "../rules/hand.ts";
import { seatOfIcon } from "../seats.ts";
import type { War } from "../state.ts";
import { type Attempt, no, nothingOfThatName, word } from "./refusal.ts";

const isCard = (card: number): boolean => card >= 0 && card < CARDS.length;

/** Which of the conditions of an Event card does not hold. */
function whyNotNow(g: War, seat: number, card: number, face: number): Refusal | null {
  const { seat: icon, table } = CARDS[card];
  const facts = { card };
  if (icon !== null && seatOfIcon(g, icon) !== seat) return no("card-of-partner", "16.8.1", facts);
  const { demands, avails } = EVENTS[card];
  if (demands && !demands(g, seat)) return no("card-condition", "6.3.2", facts);
  if (avails && !avails(g, seat, face)) return no("card-without-effect", "5.3.2", facts);
  if (mayPlay(g, seat, card)) return null;
  return table ? no("card-would-not-stay", "6.4.5", facts) : no("nation-has-just-acted", "16.10.1", facts);
}

/** 6.3. */
export function whyNotPlay(attempt: Attempt, face: number): Refusal | null {
  const { g, seat, side } = attempt;
  const card = word(attempt, 1);
  if (!isCard(card)) return nothingOfThatName();
  if (!holds(g, seat, card)) return no("card-not-held", "6.3.1", { card });
  const messenger = face === MUSTER_FACE && hasMessenger(g, side) && pays(ARMY_FACE, card);
  if (!pays(face, card) && !messenger) return no("die-does-not-pay", "6.3.1", { card, face });
  return whyNotNow(g, seat, card, face);
}

/** Ents Awake: another card, without a die. */
export function whyNotAnother(attempt: Attempt): Refusal | null {
  const { g, seat } = attempt;
  const card = word(attempt, 1);
  if (attempt.option[0] !== "card") return null;
  if (!isCard(card)) return nothingOfThatName();
  if (!holds(g, seat, card)) return no("card-not-held", "6.3.1", { card });
  return whyNotNow(g, seat, card, NONE) ?? no("card-of-other-kind", "6.3.3", { card });
}

/** 6.1.3, 5.9.1. */
export function whyNotDraw(attempt: Attempt): Refusal | null {
  const { g, side } = attempt;
  const deck = word(attempt, 1);
  if (deck === NONE || deck >= DECK_COUNT) return nothingOfThatName();
  if (sideOfDeck(deck) !== side) return no("not-your-deck", "6.1.1", { deck });
  return g.deckCount[deck] === 0 ? no("deck-empty", "6.1.3", { deck }) : null;
}

/** 6.4.3: what it costs to get rid of a card on the table. */
export function whyNotRemove(attempt: Attempt, face: number): Refusal | null {
  const { g, side } = attempt;
  const card = word(attempt, 1);
  if (!isCard(card)) return nothingOfThatName();
  const facts = { card, face };
  if (!isOnTable(g, card)) return no("card-not-on-table", "6.4.3", { card });
  if (deckOf(card) >> 1 === side) return no("own-card-on-table", "6.4.3", { card });
  switch (card) {
    case A_POWER_TOO_GREAT:
    case TOM_BOMBADIL:
      return no("needs-two-cards", "6.4.3", facts);
    case PALANTIR:
      return no("needs-a-ring", "5.4.7", facts);
    case DENETHORS_FOLLY:
      return no("needs-a-companion-in-minas-tirith", "6.4.3", facts);
    default:
      return no("no-way-to-remove", "6.4.3", { card });
  }
}

/** 9.4.2, 9.4.4, 6.4.2: a Combat card. */
export function whyNotFight(attempt: Attempt): Refusal | null {
  const { g, seat, side, option } = attempt;
  if (option[0] !== "card") return null;
  const card = word(attempt, 1);
  if (!isCard(card)) return nothingOfThatName();
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
  if (!isCard(card)) return nothingOfThatName();
  if (!holds(g, seat, card)) return no("card-not-held", "6.2.3", { card });
  const icon = attempt.frame.at === "army" ? "army" : "character";
  return attempt.frame.chapter === "removal"
    ? no(`needs-${icon}-card`, "6.4.3", { card, icon: CARDS[card].icon === ARMY_ICON ? 1 : 0 })
    : null;
}
