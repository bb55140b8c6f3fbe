/** The tableau of each chapter (section 4): rows from the first laid to the free end, and who covers whom. */

interface Row {
  readonly cards: number;
  readonly faceUp: boolean;
}

const rows = (...shape: number[]): readonly Row[] =>
  shape.map((cards, i) => ({ cards, faceUp: i % 2 === 0 }));

/** 4.4. */
export const LAYOUTS: readonly (readonly Row[])[] = [
  rows(2, 3, 4, 5, 6),
  rows(6, 5, 4, 3, 2),
  rows(2, 3, 4, 2, 4, 3, 2),
];

export interface Slot {
  readonly row: number;
  /** Horizontal centre in half cards from the middle. */
  readonly x: number;
  readonly faceUp: boolean;
  /** Slots that must be empty before this card is available (4.5). */
  readonly coveredBy: readonly number[];
}

/** In a row of two between rows of four (chapter 3) the two lie apart, each over an outer and an inner card. */
const centres = (shape: readonly Row[], row: number): number[] => {
  const { cards } = shape[row];
  const between = cards === 2 && row > 0 && shape[row + 1]?.cards === 4;
  return Array.from({ length: cards }, (_, i) => (between ? i * 4 - 2 : i * 2 - (cards - 1)));
};

function lay(shape: readonly Row[]): Slot[] {
  const places = shape.flatMap(({ faceUp }, row) => centres(shape, row).map((x) => ({ row, x, faceUp })));
  return places.map((place) => ({
    ...place,
    coveredBy: places.flatMap((above, i) =>
      above.row === place.row + 1 && Math.abs(above.x - place.x) === 1 ? [i] : [],
    ),
  }));
}

/** By chapter (0, 1, 2). */
export const SLOTS: readonly (readonly Slot[])[] = LAYOUTS.map(lay);

/** 4.1. */
export const SLOTS_OF_CHAPTER = 20;
