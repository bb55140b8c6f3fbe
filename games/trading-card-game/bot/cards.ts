/** What cards are worth that are not on the table: which to begin with, which to keep. */
import type { Option, Seat } from "@westmarch/kernel";
import { CARD, type CardId, isFreePeoples, printed } from "../data/ids.ts";
import { hasInPlay } from "../rules/active.ts";
import { HAND_SIZE } from "../rules/decks.ts";
import type { CardGame } from "../state.ts";
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
  return useful(g, seat, card) - CROWD * Math.max(0, alike - HAND_SIZE / 2);
}

/** How much less each card is worth of which there are more than half a hand from its side. */
const CROWD = 0.07;

function useful(g: CardGame, seat: Seat, card: CardId): number {
  const { type, unique, title, twilight = 0 } = printed(card);
  if (isFreePeoples(card) && unique && type !== "Event") {
    if (g.dead[seat].some((dead) => printed(dead).title === title)) return 0;
    if (hasInPlay(g, seat, title)) return type === "Companion" ? 0.4 : 0.1;
  }
  if (type === "Companion") return 1 + 0.3 * printedWorth(card);
  if (type === "Minion") return 1 + 0.2 * printedWorth(card) - 0.05 * Math.max(0, twilight - 5);
  if (type === "Event") return 0.8;
  return type === "Ally" ? 0.9 : 0.85;
}

/** Below this a card is thrown away for another; and from a full hand in any case what is missed least. */
const USELESS = 0.5;
const FULL = 7;

/** 19.2: whoever keeps everything draws nothing. */
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
  return mayStop && lowest >= USELESS && g.secret.hands[seat].length < FULL ? ["done"] : least;
}
