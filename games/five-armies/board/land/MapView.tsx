import type { Happened } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import type { PlaceId, Side } from "../../ids.ts";
import type { FiveArmies } from "../../state.ts";
import type { Acting, Piece } from "../acting/useActing.ts";
import type { GameSay } from "../keys.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What pieces answer to. */
export interface Hand {
  /** The piece that is taken up. */
  readonly taken: (piece: Piece) => boolean;
  /** It can be taken up and carried now. */
  readonly carries: (piece: Piece) => boolean;
  readonly tap: (piece: Piece, at: Spot, button: HTMLElement) => void;
  /** It leaves its place in somebody's hand. */
  readonly lift: (piece: Piece) => void;
  /** It is put down at a point of the screen, or let go of (`null`). True if something comes of it. */
  readonly drop: (piece: Piece, at: Spot | null) => boolean;
}

/** What the board asks of its map. */
export interface MapProps {
  readonly say: GameSay;
  readonly view: FiveArmies;
  /** What each place is for just now: it glows. */
  readonly reach: Acting["reach"];
  /** Places whose army or character can be taken up now. */
  readonly able: Acting["able"];
  /** Where what is taken up stands, or `NONE`. */
  readonly from: Acting["from"];
  /** A way that is being thought of, from its first place to its last. */
  readonly route: Acting["route"];
  /** Armies that come together upon one place. */
  readonly arrows: Acting["arrows"];
  readonly choose: Acting["choose"];
  /** What pieces answer to. */
  readonly hand: Hand;
  /** From whose side the table is seen; null: from nobody's. */
  readonly own: Side | null;
  readonly calm: boolean;
  readonly log: readonly Happened<FiveArmies>[];
  readonly live: boolean;
  /** Where something happens just now, to be lit and brought into sight; null: nothing happens. */
  readonly places: readonly PlaceId[] | null;
  /** How much of its foot something lies on for a while, in CSS pixels. */
  readonly footTall: () => number;
  readonly children?: ReactNode;
}

/** The valley between the arms of the Mountain. */
export const MapView = ({ children }: MapProps) => children;
