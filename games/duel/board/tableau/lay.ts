/** Where each card of the tableau lies on the screen, in widths and heights of a card (section 4). Pure. */
import type { CardId } from "../../data/ids.ts";
import { SLOTS } from "../../data/layouts.ts";
import { isAvailable } from "../../rules/tableau.ts";
import { type Duel, EMPTY, FACE_DOWN } from "../../state.ts";
import { CARD_TALL } from "../faces/price.ts";

export interface Lying {
  readonly slot: number;
  /** Null while it lies face down. */
  readonly card: CardId | null;
  readonly row: number;
  /** Centre from the middle of the tableau, in widths of a card with its gap. */
  readonly x: number;
  /** Upper edge, in heights of a card. */
  readonly y: number;
  /** Nothing lies on it (1.5). */
  readonly available: boolean;
}

/** How much of a card shows under the next row: its band and the flag of its price. */
const STEPS = [0.46, 0.46, 0.4] as const;
/** The gap between neighbours, in widths of a card. */
export const GAP = 0.09;

const stepOf = (chapter: number): number => STEPS[chapter - 1] ?? STEPS[0];

/** Every card that lies there, rows from the first laid to the free end. */
export function lying(g: Duel): Lying[] {
  return (SLOTS[g.chapter - 1] ?? []).flatMap(({ row, x }, slot) => {
    const there = g.slots[slot];
    if (there === EMPTY) return [];
    return [
      {
        slot,
        card: there === FACE_DOWN ? null : there,
        row,
        x: (x / 2) * (1 + GAP),
        y: row * stepOf(g.chapter),
        available: isAvailable(g, slot),
      },
    ];
  });
}

/** How much room the cards that are left take: columns of cards, heights of a card, and where their middle is. */
export function extent(cards: readonly Lying[]): {
  readonly columns: number;
  readonly heights: number;
  readonly middle: number;
} {
  if (cards.length === 0) return { columns: 1, heights: 1, middle: 0 };
  const [left, right] = [Math.min(...cards.map(({ x }) => x)), Math.max(...cards.map(({ x }) => x))];
  return {
    columns: 1 + (right - left) / (1 + GAP),
    heights: 1 + Math.max(...cards.map(({ y }) => y)),
    middle: (left + right) / 2,
  };
}

/** The width of a card in CSS pixels with which they fill a room of this size. */
export function cardWidth(cards: readonly Lying[], width: number, height: number, most: number): number {
  const { columns, heights } = extent(cards);
  const byWidth = width / (columns + (columns - 1) * GAP);
  const byHeight = height / (heights * CARD_TALL);
  return Math.max(0, Math.floor(Math.min(byWidth, byHeight, most)));
}

/** What would come free if this card were taken: slots that only it still covers. */
export function frees(g: Duel, slot: number): number[] {
  const slots = SLOTS[g.chapter - 1] ?? [];
  return slots.flatMap(({ coveredBy }, under) =>
    coveredBy.includes(slot) &&
    g.slots[under] !== EMPTY &&
    coveredBy.every((above) => above === slot || g.slots[above] === EMPTY)
      ? [under]
      : [],
  );
}
