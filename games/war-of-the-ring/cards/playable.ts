/** 6.3, 6.4.5: what may be played, and which cards on the table a seat can get rid of. */
import type { Seat } from "@westmarch/kernel";
import {
  ARMY_ICON,
  bitOf,
  CARDS,
  type CardId,
  CHARACTER_ICON,
  deckOf,
  ICON_OF,
  MUSTER_ICON,
  sideOfCard,
} from "../data/cards.ts";
import {
  ALL_FACES,
  ARMY_FACE,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  NONE,
  SHADOW,
  WILL_FACE,
} from "../data/ids.ts";
import { isOnTable } from "../facts.ts";
import { holds } from "../rules/cards/hand.ts";
import { mayLie } from "../rules/cards/on-table.ts";
import { cardsThat, TABLE_CARDS } from "../rules/cards/table-cards.ts";
import { no, type Reason, type Refusal } from "../rules/refusal.ts";
import { isBanned } from "../rules/teams/teams.ts";
import { hasMessenger } from "../rules/turn/dice.ts";
import { seatOfIcon, sideOf } from "../seats.ts";
import type { War } from "../state.ts";
import { EVENTS } from "./events.ts";

/** 6.3.1: whether a die with this result may pay for a card. */
export function pays(face: FaceId, card: CardId): boolean {
  switch (face) {
    case EVENT_FACE:
    case WILL_FACE:
      return true;
    case CHARACTER_FACE:
      return ICON_OF[card] === CHARACTER_ICON;
    case ARMY_FACE:
      return ICON_OF[card] === ARMY_ICON;
    case MUSTER_FACE:
      return ICON_OF[card] === MUSTER_ICON;
    case MUSTER_ARMY_FACE:
      return ICON_OF[card] !== CHARACTER_ICON;
    default:
      return false;
  }
}

/** 16.10.1: one of these Nations has just acted. */
function barsNations(g: War, seat: Seat, nations: number): boolean {
  for (let bits = nations; bits !== 0; bits &= bits - 1)
    if (isBanned(g, seat, bits & -bits, NONE)) return true;
  return false;
}

/** The same refusal for each card, made once: most questions about a card are asked to list what may be played. */
const forEach = (reason: Reason, rule: string): readonly Refusal[] =>
  CARDS.map((_, card) => Object.freeze({ reason, rule, facts: { card } }));
const OF_PARTNER = forEach("card-of-partner", "16.8.1");
const CONDITION = forEach("card-condition", "6.3.2");
const WOULD_NOT_STAY = forEach("card-would-not-stay", "6.4.5");
const HAS_JUST_ACTED = forEach("nation-has-just-acted", "16.10.1");

/** Why this seat does not play a card that it holds, by a die with this result or, if it is negative, by whatever die. */
export function whyNotNow(g: War, seat: Seat, card: CardId, face: FaceId | typeof NONE): Refusal | null {
  const { seat: icon, table } = CARDS[card];
  if (icon !== null && seatOfIcon(g, icon) !== seat) return OF_PARTNER[card];
  if (table && !mayLie(g, card)) return WOULD_NOT_STAY[card];
  const { demands, whyInVain, concerns } = EVENTS[card];
  if (demands && !demands(g, seat)) return CONDITION[card];
  const inVain = whyInVain?.(g, seat, face);
  if (inVain) return inVain;
  return g.players === 3 && barsNations(g, seat, concerns(g, seat)) ? HAS_JUST_ACTED[card] : null;
}

/** 6.3: why a seat does not play a card with a die that it has. */
export function whyNotPlay(g: War, seat: Seat, card: CardId, face: FaceId): Refusal | null {
  if (!holds(g, seat, card)) return no("card-not-held", "6.3.1", { card });
  const messenger = face === MUSTER_FACE && hasMessenger(g, seat) && pays(ARMY_FACE, card);
  if (!pays(face, card) && !messenger) return no("die-does-not-pay", "6.3.1", { card, face });
  return whyNotNow(g, seat, card, pays(face, card) ? face : ARMY_FACE);
}

/**
 * Whether this seat may play a card that it holds (5.3.2, 6.3.2, 16.8.1), by whatever die. With `face`, by a die with
 * this result, which it has.
 */
export const mayPlay = (g: War, seat: Seat, card: CardId, face: FaceId | typeof NONE = NONE): boolean =>
  (face === NONE || pays(face, card)) && whyNotNow(g, seat, card, face) === null;

// ---- 6.4.3: getting rid of the other side's table cards

const NOT_THERE = forEach("card-not-on-table", "6.4.3");
const ONES_OWN = forEach("own-card-on-table", "6.4.3");
const NO_WAY = forEach("no-way-to-remove", "6.4.3");
const CANNOT_PAY = CARDS.map((_, card) => {
  const { reason, rule } = TABLE_CARDS[card]?.removal ?? NO_WAY[card];
  return Object.freeze({ reason, ...(rule && { rule }), facts: { card } });
});

/** Why this seat cannot have a card discarded from the table by spending a die with this result. */
export function whyNotRemove(g: War, seat: Seat, card: CardId, face: FaceId): Refusal | null {
  if (!isOnTable(g, card)) return NOT_THERE[card];
  if (sideOfCard(card) === sideOf(g, seat)) return ONES_OWN[card];
  const removal = TABLE_CARDS[card]?.removal;
  if (!removal) return NO_WAY[card];
  return face !== EYE_FACE && removal.can(g, seat, face) ? null : CANNOT_PAY[card];
}
/** Whether it can. */
export const canRemove = (g: War, seat: Seat, card: CardId, face: FaceId): boolean =>
  whyNotRemove(g, seat, card, face) === null;

/** Cards that each side can have discarded, and where they would lie. */
const REMOVABLE: readonly (readonly CardId[])[] = [FREE, SHADOW].map((side) =>
  cardsThat("removal").flatMap(([id]) => (sideOfCard(id) === side ? [] : [id])),
);
const ON_TABLE_MASKS = REMOVABLE.map((cards, side) =>
  [0, 1].map((kind) =>
    cards.reduce((mask, card) => (deckOf(card) === (1 - side) * 2 + kind ? mask | bitOf(card) : mask), 0),
  ),
);

/** Table cards that this seat can have discarded by spending a die with this result, or with one of its side's dice. */
export function removals(g: War, seat: Seat, face: FaceId = NONE): CardId[] {
  const side = sideOf(g, seat);
  const rival = side === FREE ? SHADOW : FREE;
  const masks = ON_TABLE_MASKS[side];
  if ((g.table[rival * 2] & masks[0]) === 0 && (g.table[rival * 2 + 1] & masks[1]) === 0) return [];
  const faces: FaceId[] = [];
  for (const one of ALL_FACES)
    if (face >= 0 ? one === face : g.dice[side * FACE_COUNT + one] > 0) faces.push(one);
  return REMOVABLE[side].filter((card) => faces.some((one) => canRemove(g, seat, card, one)));
}
