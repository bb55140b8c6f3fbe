/** A text at work: who says it, and what it has named so far. */
import { NONE, type Seat } from "@westmarch/kernel";
import type { CardId, CopyId } from "../data/ids.ts";
import { type CardGame, type Copy, NOBODY, UNSEEN } from "../state.ts";

/** Whose text it is, and what it has named. */
export interface TextContext {
  /** The player of the card. */
  readonly you: Seat;
  /** The card with the text, or `NONE` for an event. */
  readonly self: CopyId;
  /** What it is or was attached to, or `NONE`. */
  readonly bearer: CopyId;
  /** What was chosen, exerted or named last: "it", "that Dwarf". */
  readonly it: readonly CopyId[];
  /** The printed card that was named last, where it is not on the table any more. */
  readonly named: CardId;
  /** Cards that were revealed or discarded: "those cards", "for each discarded card". */
  readonly those: readonly CardId[];
  /** The player named last: "that opponent", "that player". */
  readonly player: Seat;
  /** X, or -1 before it is chosen. */
  readonly x: number;
}

/** X before it is chosen. */
export const NO_X = -1;

const NOTHING_NAMED: readonly never[] = [];

/** Whose text it is: the Free Peoples player does what a site says, whichever player's site it is. */
export const speakerOf = ({ turn }: Pick<CardGame, "turn">, { zone, owner }: Copy): Seat =>
  zone === "path" ? turn : owner;

/** A text of a card on the table that has named nothing yet. */
export const contextOf = (g: Pick<CardGame, "turn">, copy: Copy, you = speakerOf(g, copy)): TextContext => ({
  you,
  self: copy.id,
  bearer: copy.on,
  it: NOTHING_NAMED,
  named: UNSEEN,
  those: NOTHING_NAMED,
  player: NOBODY,
  x: NO_X,
});

/** A text of a card that is not on the table: an event, or a card that is about to be played. */
export const contextFromHand = (you: Seat, card: CardId): TextContext => ({
  you,
  self: NONE,
  bearer: NONE,
  it: NOTHING_NAMED,
  named: card,
  those: NOTHING_NAMED,
  player: NOBODY,
  x: NO_X,
});
