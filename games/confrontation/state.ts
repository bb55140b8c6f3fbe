import { type Core, NONE, notAnId, type Seat } from "@westmarch/kernel";
import {
  CHARACTERS,
  type CharacterId,
  DARK,
  GOOD,
  REGIONS,
  type RegionId,
  SIDES,
  type Side,
  VARIANTS,
} from "./data/ids.ts";
import type { Words } from "./words.ts";

/** Where a character is that stands in no region. */
export const FALLEN = notAnId(-1);
/** In a view: in play, but where is not for this seat to know. */
export const UNKNOWN = notAnId(-2);
/** Not part of this game at all (positions set up for tests and puzzles). */
export const ABSENT = notAnId(-3);

/** Not placed yet (3.1). */
export const UNPLACED = notAnId(-4);

/** The most standees of one side that any region holds (2.2). */
export const MOST = 4;

/** What some seat may not know (12.1). */
export interface Secret {
  /** Where each character is: a region, `FALLEN`, `UNKNOWN` or `ABSENT`. */
  at: RegionId[];
  /** The character on its way (tunnel, attack) and not shown yet; `UNKNOWN` to the opponent; -1 if there is none. */
  mover: CharacterId;
}

/** The table's settings, settled (section 13). */
export interface Rulings {
  /** Two games with sides exchanged (10.6). */
  readonly match: boolean;
  /** The variant game's four cards (section 11). */
  readonly variant: boolean;
  /** A13 */
  readonly retreatBeatsSacrificeAlways: boolean;
  /** A17 */
  readonly shadowfaxSameCharacter: boolean;
  /** A24 */
  readonly shadowfaxRiver: boolean;
}

/** A position of The Confrontation: at most two games of a match, hidden standees on sixteen regions. */
export interface Confrontation extends Core<Secret, Words> {
  /** How this table settles what the rules leave open. */
  rulings: Rulings;
  /** The seat that plays Good in this game of the match. */
  good: Seat;
  /** 0 for the first (or only) game of the match, 1 for the second. */
  game: number;
  /** Points by seat (10.6). */
  points: number[];
  /** Whose turn it is. */
  turn: Side;
  /** Turns begun in this game; 1 during Dark's very first. 0 while setting up. */
  turns: number;
  /** Standees of a side in a region: `side * 16 + region`. */
  count: number[];
  /**
   * Who each standee may be by what both players have seen: a mask of the side's nine characters at
   * `(side * 16 + region) * 4 + slot`, 0 for no standee. Order within a region means nothing (12.3, 12.4).
   */
  may: number[];
  /** Defeated characters, a mask of all eighteen. */
  fallen: number;
  /** Used combat cards by side, a mask of the side's nine (9.7). */
  used: number[];
  /** Variant cards not used yet, a mask of the four. */
  variants: number;
  /** Characters shown to both at the moment, a mask of all eighteen (12.2). */
  shown: number;
  /** The region that the Palantir shows to Dark until his turn ends, or -1 (11.1). */
  palantir: RegionId;
  /** Totals of the last comparison: Good character, its total, Dark character, its total (6.9). */
  totals: number[] | null;
  /** This game is over: all faces lie open. */
  over: boolean;
}

/** The seat that plays a side in this game of the match. */
export const seatOf = (g: Confrontation, side: Side): Seat => (side === GOOD ? g.good : 1 - g.good);

/** The side that a seat plays in this game of the match. */
export const sideOfSeat = (g: Confrontation, seat: Seat): Side => (seat === g.good ? GOOD : DARK);

/** A game of the match before anything is placed: everything but who plays what and the match's own score. */
export const newGame = (rulings: Rulings) => ({
  turn: DARK as Side,
  turns: 0,
  count: new Array<number>(SIDES.length * REGIONS.length).fill(0),
  may: new Array<number>(SIDES.length * REGIONS.length * MOST).fill(0),
  fallen: 0,
  used: [0, 0],
  variants: rulings.variant ? (1 << VARIANTS.length) - 1 : 0,
  shown: 0,
  palantir: NONE,
  totals: null,
  over: false,
  secret: { at: new Array<RegionId>(CHARACTERS.length).fill(UNPLACED), mover: NONE },
});
