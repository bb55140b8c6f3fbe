/** Where a slip lies beside the thing it speaks of. Pure. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 8;

const within = (at: number, low: number, high: number): number => Math.max(low, Math.min(at, high));

/** The upper left corner of a slip of this size: beside the thing if there is room, else above or below it. */
export function beside(thing: Box, slip: Size, room: Box): { readonly left: number; readonly top: number } {
  const left = within(
    (thing.left + thing.right - slip.width) / 2,
    room.left + EDGE,
    room.right - EDGE - slip.width,
  );
  const top = within(thing.top, room.top + EDGE, room.bottom - EDGE - slip.height);
  if (thing.right + GAP + slip.width <= room.right - EDGE) return { left: thing.right + GAP, top };
  if (thing.left - GAP - slip.width >= room.left + EDGE) return { left: thing.left - GAP - slip.width, top };
  if (thing.top - GAP - slip.height >= room.top + EDGE) return { left, top: thing.top - GAP - slip.height };
  return { left, top: Math.min(thing.bottom + GAP, room.bottom - EDGE - slip.height) };
}
