/** Chapter 6: drawing and playing cards; their texts. */
import { enter, type Frame, type Seat } from "@westmarch/kernel";
import { CARDS, type CardId } from "../../data/cards.ts";
import { type DeckId, type FaceId, NONE, type Side } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";

/** Draws one card from each of `decks`, in order, then discards down to the hand limit (6.2.3). */
export interface Drawing extends Frame {
  seat: Seat;
  decks: readonly DeckId[];
}
export const enterDraw = (seat: Seat, decks: readonly DeckId[]) => enter<Drawing>("draw", { seat, decks });

/** 16.3.3: the team-mates of each side may swap a card. */
export interface Swapping extends Frame {
  /** The side whose team-mates are asked; `NONE` before the first. */
  side: number;
}
export const enterSwap = () => enter<Swapping>("swap", { side: NONE });

/** Plays an Event card from the hand (6.3): its text, then the discard pile or the table, then what reacts to it. */
export interface Playing extends Frame {
  seat: Seat;
  card: CardId;
  /** The result of the die that pays for it (Will of the West counts as Event), or `NONE` if it is played free. */
  face: FaceId | typeof NONE;
  /** 5.12.3: The Palantír lay on the table before the card was played. */
  palantir: number;
}
export const enterPlay = (seat: Seat, card: CardId, face: FaceId | typeof NONE) =>
  enter<Playing>("play", { seat, card, face, palantir: 0 });

/** One more Event card with the Character symbol may be played from the hand at once, without a die (Ents Awake). */
export interface FreePlaying extends Frame {
  seat: Seat;
}
export const enterAnother = (seat: Seat) => enter<FreePlaying>("another", { seat });

/**
 * 6.4.3: a card of the other side is discarded from the table. The die is spent already; `face` is its result, which
 * decides what else it costs.
 */
export interface Removal extends Frame {
  seat: Seat;
  card: CardId;
  face: FaceId;
}
export const enterRemoval = (seat: Seat, card: CardId, face: FaceId) =>
  enter<Removal>("removal", { seat, card, face });

/** The text of one Event card: a chapter of its own, called by the card's name. `region`, `other`, `many` are its notes. */
export interface CardText extends Frame {
  seat: Seat;
  card: CardId;
  region: RegionId | typeof NONE;
  other: number;
  many: number;
}

/** A Combat card that asks its player something: chapters of `cards/combat/`, called by the title of the combat half. */
export interface CombatText extends Frame {
  side: Side;
  card: CardId;
  many: number;
}
export const enterCombat = (side: Side, card: CardId) =>
  enter<CombatText>(CARDS[card].combat, { side, card, many: 0 });
