/** Something on the table: a standee, a card, a region. */
export type Thing = HTMLElement | SVGElement;

/** A point of the screen, or a way across it, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What is seen of a thing: its box, or that of the polygon to which it is cut. */
export function outlineOf(thing: Thing): DOMRect {
  const box = thing.getBoundingClientRect();
  const corners = [...getComputedStyle(thing).clipPath.matchAll(/([\d.]+)% ([\d.]+)%/g)];
  if (corners.length === 0) return box;
  const xs = corners.map(([, x]) => Number(x) / 100);
  const ys = corners.map(([, , y]) => Number(y) / 100);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(
    box.left + x * box.width,
    box.top + y * box.height,
    (Math.max(...xs) - x) * box.width,
    (Math.max(...ys) - y) * box.height,
  );
}
