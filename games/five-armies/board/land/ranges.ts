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

export const NO_RANGES: Ranges = { hatched: [], shots: [] };
