import type { CSSProperties } from "react";

/** Milliseconds until everything of a pack lies on the table. */
export const FANNED = 2600;

/** When a card of a pack comes: those at its end first, the rare one, which lies first in it, last and after a breath. */
export const fanned = (place: number, cards: number): CSSProperties =>
  ({ "--nth": cards - 1 - place + (place === 0 ? 3 : 0) }) as CSSProperties;
