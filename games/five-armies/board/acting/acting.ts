/** What the board offers of a question, and what a player has taken up of it. */
import type { ActingOn, Division, Drop, Held, Reach, Spot } from "@westmarch/campaign/errands";
import type { CardId, FaceId, PlaceId, Side } from "../../ids.ts";
import type { Thought } from "../land/ranges.ts";
import type { Outing } from "./errands.ts";
import type { Row } from "./rows.ts";

/** What a piece of the map must say of itself to be acted with. */
export interface Piece {
  /** `army` is everything of a side that stands there together. */
  readonly kind: string;
  readonly place: PlaceId;
  /** Who stands alone, by character. */
  readonly characters?: readonly number[];
}

/** What the player has taken up and not finished. */
export type Hand = Held<
  PlaceId,
  /** A character who sets out without an army. */
  | { readonly kind: "character"; readonly character: number; readonly place: PlaceId }
  /** Characters with where each of them goes. */
  | { readonly kind: "walks"; readonly walks: readonly Outing[] }
>;

/** The division of an army, as the slip beside it shows it. */
export interface Splitting extends Division<Row, PlaceId> {
  readonly side: Side;
  /** How many damage markers may stay, fewest first; empty: there is nothing to choose. */
  readonly markers: readonly number[];
  readonly staying: number;
  readonly leave: (markers: number) => void;
}

/** An attack that is being thought of. */
export interface Attack {
  readonly side: Side;
  readonly from: readonly PlaceId[];
  readonly to: PlaceId;
  readonly combined: boolean;
}

/** What the board offers of the ask: what glows, and what a touch does. */
export interface Acting extends ActingOn<PlaceId, FaceId, CardId>, Thought {
  /** Whether a piece can be taken up and carried. */
  readonly carries: (piece: Piece) => boolean;
  /** Whether something can be done with a piece now. */
  readonly acts: (piece: Piece) => boolean;
  /** Says why a place cannot be chosen. True where there is something to say. */
  readonly saysLack: (place: PlaceId, at: Spot) => boolean;
  /** A piece was touched. */
  readonly touch: (piece: Piece, at: Spot) => void;
  /** A piece was carried to a place. True if something comes of it. */
  readonly carry: (piece: Piece, to: PlaceId, drop: Drop) => boolean;
  /** Where a piece that is carried can go, and for what. */
  readonly ways: (piece: Piece) => ReadonlyMap<PlaceId, Reach>;
  /** How many figures of a piece are carried with it, of which some could stay. */
  readonly goers: (piece: Piece) => number;
  /** The army in hand is being divided; null where there is nothing to divide. */
  readonly splitting: Splitting | null;
  /** The attack that is being thought of: for a forecast. */
  readonly attack: Attack | null;
}
