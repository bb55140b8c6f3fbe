/** 6.3, 6.4.5: what may be played, and which cards on the table a seat can get rid of. */
import type { Seat } from "@westmarch/kernel";
import {
  ARMY_ICON,
  bitOf,
  CARDS,
  CARDS_OF_DECK,
  type CardId,
  CHARACTER_ICON,
  deckOf,
  ICON_OF,
  MUSTER_ICON,
} from "../data/cards.ts";
import {
  ARAGORN,
  ARMY_FACE,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  FACE_COUNT,
  type FaceId,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  NONE,
  ROHAN,
  SHADOW,
  WILL_FACE,
} from "../data/ids.ts";
import { region } from "../data/regionnames.ts";
import { isActive, isMarked, isOnTable } from "../facts.ts";
import { TABLE_CONDITIONS } from "../rules/table.ts";
import { isBanned } from "../rules/teams.ts";
import { seatOfIcon, sideOf } from "../seats.ts";
import { RING_USED, type War } from "../state.ts";
import { EVENTS } from "./events.ts";
import {
  A_POWER_TOO_GREAT,
  DENETHORS_FOLLY,
  PALANTIR,
  THE_LAST_BATTLE,
  TOM_BOMBADIL,
  WORMTONGUE,
} from "./on-table.ts";

const MINAS_TIRITH = region("minas-tirith");

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

/** 6.4.4, 6.4.5: a table card's own condition holds, and nothing that throws it off the table is so already. */
function mayLie(g: War, card: CardId): boolean {
  const condition = TABLE_CONDITIONS.get(card);
  if (condition && !condition(g)) return false;
  if (card === WORMTONGUE) return !isActive(g, ROHAN);
  return card !== THE_LAST_BATTLE || !g.rulings.narrowCards || g.revealed === 0;
}

/** 16.10.1: one of these Nations has just acted. */
function barsNations(g: War, seat: Seat, nations: number): boolean {
  for (let bits = nations; bits !== 0; bits &= bits - 1)
    if (isBanned(g, seat, bits & -bits, NONE)) return true;
  return false;
}

/**
 * Whether this seat may play a card that it holds (5.3.2, 6.3.2, 16.8.1), by whatever die. With `face`, by a die with
 * this result, which it has.
 */
export function mayPlay(g: War, seat: Seat, card: CardId, face: FaceId = -1): boolean {
  const { seat: icon, table } = CARDS[card];
  if (face >= 0 && !pays(face, card)) return false;
  if (icon !== null && seatOfIcon(g, icon) !== seat) return false;
  if (table && !mayLie(g, card)) return false;
  const { demands, avails, concerns } = EVENTS[card];
  if ((demands && !demands(g, seat)) || (avails && !avails(g, seat, face))) return false;
  return g.players !== 3 || !concerns || !barsNations(g, seat, concerns(g, seat));
}

// ---- 6.4.3: getting rid of the other side's table cards

/** Cards of this symbol in a hand. A card bears one symbol only. */
export function cardsOfIcon(g: War, seat: Seat, icon: number): CardId[] {
  const found: CardId[] = [];
  for (let kind = 0; kind < 2; kind++) {
    const first = (sideOf(g, seat) * 2 + kind) * CARDS_OF_DECK;
    for (let bits = g.secret.hands[seat * 2 + kind]; bits !== 0; bits &= bits - 1) {
      const card = first + 31 - Math.clz32(bits & -bits);
      if (ICON_OF[card] === icon) found.push(card);
    }
  }
  return found;
}

const inMinasTirith = (g: War, character: number): boolean => g.at[character] === MINAS_TIRITH;

const isRival = (g: War, seat: Seat, card: CardId): boolean =>
  isOnTable(g, card) && deckOf(card) >> 1 !== sideOf(g, seat);

/** Whether this seat can have a card discarded from the table by spending a die with this result. */
export function canRemove(g: War, seat: Seat, card: CardId, face: FaceId): boolean {
  if (face === EYE_FACE || !isRival(g, seat, card)) return false;
  switch (card) {
    case A_POWER_TOO_GREAT:
    case TOM_BOMBADIL:
      return cardsOfIcon(g, seat, ARMY_ICON).length > 0 && cardsOfIcon(g, seat, CHARACTER_ICON).length > 0;
    case PALANTIR:
      return face === WILL_FACE || (g.rings[FREE] > 0 && !isMarked(g, RING_USED[FREE]));
    case DENETHORS_FOLLY:
      return (
        face === WILL_FACE ||
        inMinasTirith(g, GANDALF_THE_GREY) ||
        inMinasTirith(g, GANDALF_THE_WHITE) ||
        inMinasTirith(g, ARAGORN)
      );
    default:
      return false;
  }
}

const REMOVABLE: readonly (readonly CardId[])[] = [
  [PALANTIR, DENETHORS_FOLLY],
  [A_POWER_TOO_GREAT, TOM_BOMBADIL],
];
const ON_TABLE_MASKS = REMOVABLE.map((cards, side) =>
  [0, 1].map((kind) =>
    cards.reduce((mask, card) => (deckOf(card) === (1 - side) * 2 + kind ? mask | bitOf(card) : mask), 0),
  ),
);

/** Table cards that this seat can have discarded by spending a die with this result, or with one of its side's dice. */
export function removals(g: War, seat: Seat, face: FaceId = -1): CardId[] {
  const side = sideOf(g, seat);
  const rival = side === FREE ? SHADOW : FREE;
  const masks = ON_TABLE_MASKS[side];
  if ((g.table[rival * 2] & masks[0]) === 0 && (g.table[rival * 2 + 1] & masks[1]) === 0) return [];
  const faces: number[] = [];
  for (let one = 0; one < FACE_COUNT; one++)
    if (face >= 0 ? one === face : g.dice[side * FACE_COUNT + one] > 0) faces.push(one);
  return REMOVABLE[side].filter((card) => faces.some((one) => canRemove(g, seat, card, one)));
}
