/** Outlines of regions as they stand in the picture: one corner, and from there the way to each next one. Pure. */

/** A box of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box around an outline, in the units of the page. */
export function boxOf(outline: string): Box {
  const numbers = outline.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
  let [x = 0, y = 0] = numbers;
  let [left, top, right, bottom] = [x, y, x, y];
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    x += numbers[i] ?? 0;
    y += numbers[i + 1] ?? 0;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left, height: bottom - top };
}
