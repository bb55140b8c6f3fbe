/** Chapters 4 to 7 and 18: why a die, a card, a character or a general is not for this. */

import { ACTION, ASIDE, CARD, CHARACTER, DEAD, DECK, FACE, FREE, other, PLACE, sideOf } from "../ids.ts";
import { hasDie, mustAct, unusedDice, whyNotUse } from "../rules/actions.ts";
import { hasArmy } from "../rules/board.ts";
import { whyNotAbility, whyNotEnter } from "../rules/characters.ts";
import { decksOf, handOf } from "../rules/hand.ts";
import { facesOfCard } from "../rules/playing.ts";
import { no, type Refusal } from "../rules/refusal.ts";
import { whyNotPlay } from "../rules/steps/possible.ts";

import { type Attempt, isA, thing } from "./attempt.ts";

const NO_SUCH_DIE = no("no-such-die", "4.18");
const CARD_NOT_HELD = no("card-not-held", "18.2");

/** 4.18: what is done with a die. */
export function whyNotAct(attempt: Attempt): Refusal | null {
  const { g, side, option } = attempt;
  if (option[0] === "pass")
    return unusedDice(g, side) < unusedDice(g, other(side))
      ? whyNotIdle(attempt)
      : no("no-fewer-dice", "4.20");
  if (option[0] === "ability") return whyNotUsed(attempt);
  const face = thing(attempt, FACE, 1);
  if (face === null) return null;
  if (!hasDie(g, side, face)) return NO_SUCH_DIE;
  if (option[0] === "aside") return whyNotIdle(attempt);
  if (option[0] === "use") {
    const action = thing(attempt, ACTION, 2);
    return action === null ? null : whyNotUse(g, side, face, action);
  }
  if (option[0] === "enter") {
    const character = thing(attempt, CHARACTER, 2);
    return character === null ? null : whyNotEnter(g, side, character, face);
  }
  const card = thing(attempt, CARD, 2);
  if (card === null) return null;
  if (!handOf(g, attempt.seat).includes(card)) return CARD_NOT_HELD;
  if ((facesOfCard(g, card) & (1 << face)) === 0) return no("die-does-not-play", "5.11");
  return whyNotPlay(g, side, card);
}

/** 4.19: an ability comes before a die that is used to act. */
const whyNotIdle = ({ g, side }: Attempt): Refusal | null =>
  mustAct(g, side) ? no("act-after-ability", "4.19") : null;

function whyNotUsed(attempt: Attempt): Refusal | null {
  const { g, seat } = attempt;
  const general = thing(attempt, CHARACTER, 1);
  if (general === null) return null;
  if (sideOf(seat) !== FREE) return no("other-sides-character", "7.4");
  if (g.hasUsedAbility !== 0) return no("ability-used", "4.19");
  return whyNotAbility(g, general);
}

/** 4.5: which general is activated. */
export function whyNotActivated(attempt: Attempt): Refusal | null {
  const { g } = attempt;
  const general = thing(attempt, CHARACTER, 1);
  if (general === null) return null;
  if (g.at[general] === DEAD) return no("eliminated", "6.4");
  if (g.at[general] === ASIDE) return no("not-in-play", "4.5");
  if ((g.activated & (1 << general)) !== 0) return no("activated-already", "4.5");
  return no("no-general", "4.5");
}

/** 4.6, 4.16: which army gets a Leadership token. */
export function whyNotLed(attempt: Attempt): Refusal | null {
  const { g, side, frame } = attempt;
  const at = thing(attempt, PLACE, 1);
  if (at === null) return null;
  if (!hasArmy(g, side, at)) return no(hasArmy(g, other(side), at) ? "enemys-army" : "no-army-there", "4.6");
  return isA("game")(frame) && frame.placed.includes(at) ? no("token-given", "4.6") : null;
}

/** 4.2: from which deck; one that is empty is never asked for. */
export function whyNotDrawn(attempt: Attempt): Refusal | null {
  const deck = thing(attempt, DECK, 1);
  return deck === null || decksOf(attempt.seat).includes(deck) ? null : no("not-your-deck", "4.2");
}

/** 4.3: a card of the own hand. */
export function whyNotGiven(attempt: Attempt): Refusal | null {
  const card = thing(attempt, CARD, 1);
  return card === null || handOf(attempt.g, attempt.seat).includes(card) ? null : CARD_NOT_HELD;
}
