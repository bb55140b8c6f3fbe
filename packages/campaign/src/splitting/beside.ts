/** Where a slip lies beside an army on the map: on neither end of its way, nor on anything that can be chosen. Pure. */

/** A rectangle of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS pixels between an army and its slip. */
const GAP = 14;
/** Steps along a side of the army in which a place is looked for. */
const STEPS = 6;

/** How much of two boxes is the same. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Moves what begins at `at` and is so long into a stretch. */
const into = (at: number, long: number, from: number, to: number): number =>
  Math.max(from, Math.min(at, to - long));

/** The places beside an army, the nearest first: to its right, its left, above and below it, pushed along that side. */
function places(army: Box, wide: number, tall: number, room: Box): Box[] {
  const found: Box[] = [];
  const add = (left: number, top: number) => {
    const [x, y] = [into(left, wide, room.left, room.right), into(top, tall, room.top, room.bottom)];
    found.push({ left: x, top: y, right: x + wide, bottom: y + tall });
  };
  for (let step = 0; step <= STEPS; step++)
    for (const way of step === 0 ? [0] : [-1, 1]) {
      const part = (way * step) / STEPS;
      const top = (army.top + army.bottom - tall) / 2 + part * tall;
      const left = (army.left + army.right - wide) / 2 + part * wide;
      add(army.right + GAP, top);
      add(army.left - GAP - wide, top);
      add(left, army.top - GAP - tall);
      add(left, army.bottom + GAP);
    }
  return found;
}

/** Where a slip of this size lies: the first place that covers nothing, or the one that covers least. */
export function besideArmy(
  army: Box,
  { wide, tall }: { readonly wide: number; readonly tall: number },
  room: Box,
  others: readonly Box[],
): { readonly left: number; readonly top: number } {
  let best: { readonly at: Box; readonly covers: number } | null = null;
  for (const at of places(army, wide, tall, room)) {
    // The army itself weighs most: it is what the slip speaks of.
    const covers = others.reduce((sum, box) => sum + shared(at, box), 4 * shared(at, army));
    if (best === null || covers < best.covers) best = { at, covers };
    if (covers === 0) break;
  }
  return { left: best?.at.left ?? room.left, top: best?.at.top ?? room.top };
}
