/** Walking a map with the arrow keys. */

type Place = readonly [x: number, y: number];

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The place that an arrow key leads to from another, both by their index: the nearest in that direction on the page, or
 * the same one at the edge. `null` for any other key.
 */
export function towards(places: readonly Place[], from: number, key: string): number | null {
  const step = STEPS[key];
  const stand = places[from];
  if (!step || !stand) return null;
  const [[dx, dy], [x, y]] = [step, stand];
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [index, [px, py]] of places.entries()) {
    const [ax, ay] = [px - x, py - y];
    const ahead = ax * dx + ay * dy;
    const aside = Math.abs(ax * dy) + Math.abs(ay * dx);
    if (index === from || ahead <= 4 || aside > ahead * 1.9) continue;
    const far = ahead + aside * 1.4;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
