/** What cards are worth that are not on the table: which to begin with, which to keep. */
import type { Option, Seat } from "@westmarch/kernel";
import { CARD, type CardId, isFreePeoples, printed } from "../data/ids.ts";
import { HAND_SIZE } from "../rules/decks.ts";
import type { CardGame } from "../state.ts";
import { hasInPlay } from "../table/active.ts";
import { sense } from "./sense.ts";
import { printedWorth } from "./worth.ts";

const cardOf = (option: Option): CardId => CARD.of(Number(option[1]));

/** The most that companions of these can be worth together for so much twilight, no title twice. */
function best(cards: readonly CardId[], left: number): number {
  let most = 0;
  for (const [i, card] of cards.entries()) {
    const { twilight = 0, title } = printed(card);
    if (twilight > left || twilight === 0) continue;
    const others = cards.slice(i + 1).filter((other) => printed(other).title !== title);
    most = Math.max(most, printedWorth(card) + best(others, left - twilight));
  }
  return most;
}

/** 3.7: the companion who, with the best of those that can still follow, makes the strongest company. */
export function startWith(options: readonly Option[], left: number): Option {
  const cards = options.filter(([verb]) => verb === "start").map(cardOf);
  let chosen: Option = ["done"];
  let most = 0;
  for (const card of cards) {
    const { twilight = 0, title } = printed(card);
    const others = cards.filter((other) => printed(other).title !== title);
    const worth = printedWorth(card) + best(others, left - twilight);
    if (worth > most) {
      most = worth;
      chosen = ["start", card];
    }
  }
  return chosen;
}

/** How gladly a card is kept in hand, among those that it is held with. */
export function keeping(g: CardGame, seat: Seat, card: CardId): number {
  const alike = g.secret.hands[seat].filter((other) => isFreePeoples(other) === isFreePeoples(card)).length;
  const { twilight = 0 } = printed(card);
  return (
    useful(g, seat, card) +
    sense.keeps[card] +
    sense.keepTwilight * twilight -
    sense.crowd * Math.max(0, alike - HAND_SIZE / 2)
  );
}

function useful(g: CardGame, seat: Seat, card: CardId): number {
  const { type, unique, title, twilight = 0 } = printed(card);
  if (isFreePeoples(card) && unique && type !== "Event") {
    if (g.dead[seat].some((dead) => printed(dead).title === title)) return 0;
    if (hasInPlay(g, seat, title)) return type === "Companion" ? sense.keepAgain : sense.keepUseless;
  }
  switch (type) {
    case "Companion":
      return sense.keepCompanion + sense.keepCompanionPrinted * printedWorth(card);
    case "Minion":
      return (
        sense.keepMinion +
        sense.keepMinionPrinted * printedWorth(card) -
        sense.keepMinionDear * Math.max(0, twilight - sense.dearFrom)
      );
    case "Ally":
      return sense.keepAlly;
    case "Event":
      return isFreePeoples(card) ? sense.keepEvent : sense.keepShadowEvent;
    case "Condition":
      return isFreePeoples(card) ? sense.keepCondition : sense.keepShadowCondition;
    default:
      return isFreePeoples(card) ? sense.keepItem : sense.keepShadowItem;
  }
}

/** 19.2: a player who keeps every card draws none. */
export function reconcile(g: CardGame, seat: Seat, options: readonly Option[]): Option {
  let least = options[0] ?? ["done"];
  let lowest = Number.POSITIVE_INFINITY;
  let mayStop = false;
  for (const option of options) {
    if (option[0] !== "card") {
      mayStop = true;
      continue;
    }
    const worth = keeping(g, seat, cardOf(option));
    if (worth < lowest) {
      lowest = worth;
      least = option;
    }
  }
  return mayStop && lowest >= sense.useless && g.secret.hands[seat].length < sense.full ? ["done"] : least;
}
