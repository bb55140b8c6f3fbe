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
/** CSS pixels between two places that are looked at. */
const STEP = 24;

/** How much of two boxes is the same. */
const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How far the middles of two boxes lie apart. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom) / 2;

/** Every place for a slip of this size: right beside the army, and all over the room. */
function* places(army: Box, wide: number, tall: number, room: Box): Generator<Box> {
  const [right, bottom] = [Math.max(room.left, room.right - wide), Math.max(room.top, room.bottom - tall)];
  const at = (left: number, top: number): Box => {
    const x = Math.max(room.left, Math.min(left, right));
    const y = Math.max(room.top, Math.min(top, bottom));
    return { left: x, top: y, right: x + wide, bottom: y + tall };
  };
  const [x, y] = [(army.left + army.right - wide) / 2, (army.top + army.bottom - tall) / 2];
  yield at(army.right + GAP, y);
  yield at(army.left - GAP - wide, y);
  yield at(x, army.top - GAP - tall);
  yield at(x, army.bottom + GAP);
  for (let top = room.top; top <= bottom; top += STEP)
    for (let left = room.left; left <= right; left += STEP) yield at(left, top);
}

/** Where a slip of this size lies: the nearest place that covers nothing, or the one that covers least. */
export function besideArmy(
  army: Box,
  { wide, tall }: { readonly wide: number; readonly tall: number },
  room: Box,
  others: readonly Box[],
): { readonly left: number; readonly top: number } {
  let best: { readonly at: Box; readonly covers: number; readonly far: number } | null = null;
  for (const at of places(army, wide, tall, room)) {
    // The army itself weighs most: it is what the slip speaks of.
    const covers = others.reduce((sum, box) => sum + shared(at, box), 4 * shared(at, army));
    const far = apart(at, army);
    if (best === null || covers < best.covers || (covers === best.covers && far < best.far))
      best = { at, covers, far };
  }
  return { left: best?.at.left ?? room.left, top: best?.at.top ?? room.top };
}
