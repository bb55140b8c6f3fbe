/** Drawings are short because they set the same stamps many times; a page that moves is quick if it holds none. */
import { shifted } from "./shifted.ts";

const SCALE = /^scale\(([\d.]+)\)$/;
const number = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);

/** A copy of what was cut, moved and made larger in its own lines. Null: it holds something that cannot be. */
function cutAt(cut: Element, x: number, y: number, scale: number): Element | null {
  const copy = cut.cloneNode(false) as Element;
  copy.removeAttribute("id");
  if (cut.localName === "path") {
    // A pen would become thinner with what it draws.
    if (cut.hasAttribute("transform") || (scale !== 1 && cut.hasAttribute("stroke"))) return null;
    const data = shifted(cut.getAttribute("d") ?? "", x, y, scale);
    if (data === null) return null;
    copy.setAttribute("d", data);
    return copy;
  }
  if (cut.localName !== "g") return null;
  const transform = cut.getAttribute("transform");
  const own = transform === null ? 1 : Number(SCALE.exec(transform)?.[1] ?? Number.NaN);
  if (Number.isNaN(own)) return null;
  copy.removeAttribute("transform");
  for (const child of cut.children) {
    const part = cutAt(child, x, y, scale * own);
    if (!part) return null;
    copy.append(part);
  }
  return copy;
}

/**
 * Puts the lines themselves in the place of every `<use x y>` of a shape, and of the shape if it is one: each has a
 * coordinate system of its own, and a browser looks through all of them in every picture while the page moves.
 * `stamps` are the drawing's elements by id. Returns what stands there now.
 */
export function unstamp(shape: Element, stamps: ReadonlyMap<string, Element>): Element {
  if (shape.localName === "defs") return shape;
  if (shape.localName !== "use") {
    for (const child of [...shape.children]) {
      const set = unstamp(child, stamps);
      if (set !== child) child.replaceWith(set);
    }
    return shape;
  }
  const stamp = stamps.get(shape.getAttribute("href")?.slice(1) ?? "");
  const placed = [...shape.attributes].every(({ name }) => name === "href" || name === "x" || name === "y");
  const moved = shape.hasAttribute("x") || shape.hasAttribute("y");
  if (!stamp || !placed || !moved) return shape;
  return cutAt(stamp, number(shape, "x"), number(shape, "y"), 1) ?? shape;
}
