import type { PlaceId } from "../../ids.ts";

/** Bows that reach an army from where they stand: with so many dice. */
export interface Shot {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly dice: number;
}

/** What is known of a character's reach: knowledge, not a choice. */
export interface Ranges {
  /** Gandalf's range. */
  readonly hatched: readonly PlaceId[];
  /** Thranduil's bows. */
  readonly shots: readonly Shot[];
}

/** What a player thinks of, as the map shows it. */
export interface Thought {
  /** The way that is thought of, from its first place to its last. */
  readonly route: readonly PlaceId[];
  /** Armies that come together upon one place, each with it. */
  readonly arrows: readonly (readonly [from: PlaceId, to: PlaceId])[];
  /** How far the character reaches whose card or ability is in hand or carried out. */
  readonly ranges: Ranges;
}

export const NO_RANGES: Ranges = { hatched: [], shots: [] };
