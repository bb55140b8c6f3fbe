/** Section 9: the combat cards. */
import { NONE } from "@westmarch/kernel";
import { isText, VALUE } from "../data/cards.ts";
import {
  CAVE_TROLL,
  type CardId,
  D_EYE,
  D_MAGIC,
  D_RETREAT,
  DARK,
  G_ELVEN_CLOAK,
  G_MAGIC,
  G_NOBLE_SACRIFICE,
  G_RETREAT,
  GOOD,
  NINE,
  type Side,
} from "../data/ids.ts";
import type { Confrontation } from "../state.ts";
import type { Battle, C } from "../vocabulary.ts";
import { darkFighter } from "./abilities.ts";

export const EVERY_CARD = (1 << NINE) - 1;

/** The cards a side may play from, as a mask (9.1). Public by elimination (12.1). */
export const hand = (g: Confrontation, side: Side): number => EVERY_CARD & ~g.used[side];

/** 6.7: in a Cave Troll battle Dark's card has neither value nor effect. */
const isVoid = (b: Battle): boolean => darkFighter(b) === CAVE_TROLL;

/** The card that counts for a side: the one fetched by Magic, else the one played. */
const counts = (b: Battle, side: Side): CardId => {
  if (side === GOOD) return b.goodFetched === NONE ? b.goodCard : b.goodFetched;
  return b.darkFetched === NONE ? b.darkCard : b.darkFetched;
};

/** 9.3: the Eye cancels Good's text card, a Magic before it is exchanged. */
const cancelled = (b: Battle): boolean => !isVoid(b) && counts(b, DARK) === D_EYE && isText(b.goodCard);

/** 9.4: whether Magic was played and there is something to exchange it for. */
export function mayFetch(g: Confrontation, b: Battle, side: Side): boolean {
  if (g.used[side] === 0) return false;
  return side === GOOD ? b.goodCard === G_MAGIC && !cancelled(b) : b.darkCard === D_MAGIC && !isVoid(b);
}

/** 9.6, A13: a Dark Retreat foils the sacrifice, by the usual reading even with nowhere to go. */
function foilsSacrifice(g: Confrontation, b: Battle): boolean {
  if (isVoid(b) || counts(b, DARK) !== D_RETREAT) return false;
  return b.settled || g.rulings.retreatBeatsSacrificeAlways;
}

function playDarkText(c: C, b: Battle): "retreat" | null {
  if (isVoid(b)) {
    c.tell("card-void", { card: b.darkCard });
    return null;
  }
  if (cancelled(b)) c.tell("card-cancelled", { card: b.goodCard });
  return counts(b, DARK) === D_RETREAT ? "retreat" : null;
}

function playGoodText(c: C, b: Battle): "retreat" | "sacrifice" | null {
  const card = counts(b, GOOD);
  if (cancelled(b)) return null;
  if (card === G_RETREAT) return "retreat";
  if (card === G_ELVEN_CLOAK && !b.settled && darkValue(b) > 0) c.tell("cloak", { card: counts(b, DARK) });
  if (card !== G_NOBLE_SACRIFICE) return null;
  if (!foilsSacrifice(c.g, b)) return "sacrifice";
  c.tell("sacrifice-foiled", {});
  return null;
}

/** 6.8: carries out the text of a side's card as far as it leaves nothing to choose; says what is still to do. */
export const playText = (c: C, b: Battle, side: Side): "retreat" | "sacrifice" | null =>
  side === DARK ? playDarkText(c, b) : playGoodText(c, b);

const darkValue = (b: Battle): number => {
  const card = counts(b, DARK);
  return card === NONE || isVoid(b) ? 0 : VALUE[card];
};

/** 6.9, 9.2: what the cards add, Good's and Dark's; 0 where none was played. */
export function cardValues(b: Battle): [good: number, dark: number] {
  const card = counts(b, GOOD);
  if (card === NONE) return [0, 0];
  const cloaked = card === G_ELVEN_CLOAK && !cancelled(b);
  return [VALUE[card], cloaked ? 0 : darkValue(b)];
}
