/** Outlines of regions as they stand in the picture: one corner, and from there the way to each next one. Pure. */

/** A box of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The corners of an outline, in the units of the page. */
export function cornersOf(outline: string): [x: number, y: number][] {
  const numbers = outline.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length >> 1 }, (_, i) => {
    x += numbers[2 * i] ?? 0;
    y += numbers[2 * i + 1] ?? 0;
    return [x, y];
  });
}

/** The box around an outline, in the units of the page. */
export function boxOf(outline: string): Box {
  const corners = cornersOf(outline);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
