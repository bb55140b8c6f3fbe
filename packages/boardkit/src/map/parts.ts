/** The elements of a map, and what of its room they leave free. */
import type { Spot } from "../outline.ts";
import type { Box } from "./look.ts";

/** The elements of a map. */
export interface Parts {
  /** Takes wheel, fingers and mouse. */
  readonly viewport: HTMLElement;
  /** An empty thing that fills what of the viewport the page may lie in as a whole. */
  readonly room: HTMLElement;
  /** The same for what of it nothing covers: into this everything can be moved. */
  readonly clear: HTMLElement;
  /** What is moved and scaled. */
  readonly page: HTMLElement;
}

/** What is shown lies so far from the edge, in CSS pixels. */
const MARGIN = 8;

/** How much of the map's room a strip takes that stands above the table for a while (`data-lent`), in CSS pixels. */
export const lent = (): number => document.querySelector<HTMLElement>("[data-lent]")?.offsetHeight ?? 0;

/** Where an element lies in its parent, in CSS pixels. */
export const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

/** The small map and the buttons beside it, while they lie there. */
export const toolsOf = ({ clear }: Parts): HTMLElement | null =>
  clear.querySelector<HTMLElement>(":scope > *");

/** Calls back whenever something that lies on the map is of another size. Returns the way to end. */
export function lying(changed: () => void): () => void {
  const sizes = new ResizeObserver(changed);
  for (const thing of document.querySelectorAll("[data-on-map]")) sizes.observe(thing);
  return () => sizes.disconnect();
}

/** Where things lie in the viewport; those that are not drawn lie nowhere. */
export const boxesOf = (things: Iterable<Element>, viewport: DOMRect): Box[] =>
  [...things].flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return width * height > 0 ? [{ left: left - viewport.left, top: top - viewport.top, width, height }] : [];
  });

/** What lies on the room: the small map and its buttons, and what else of the table says so (`data-on-map`). */
export const coversOf = (viewport: DOMRect, tools: HTMLElement | null): Box[] =>
  boxesOf(
    [
      ...(tools?.querySelectorAll("button, [role=application]") ?? []),
      ...document.querySelectorAll("[data-on-map]"),
    ],
    viewport,
  );

/** Where in a room things are shown: away from the edge, and not under the small map of a narrow window. */
export function sightOf({ left, top, width, height }: Box, tools: HTMLElement | null): Box {
  const tall = tools && tools.offsetWidth > width / 2 ? tools.offsetHeight : 0;
  const below = tall + MARGIN;
  return {
    left: left + MARGIN,
    top: top + MARGIN,
    width: width - 2 * MARGIN,
    height: height - MARGIN - below,
  };
}

/** The keys with which a map is drawn near and let go. */
export const KEYS: Readonly<Record<string, "near" | "far" | "all">> = {
  "+": "near",
  "=": "near",
  "-": "far",
  "0": "all",
};

/** Where a map was tapped, in CSS pixels of its viewport; null where a piece was, for that means the piece. */
export function tapOn({ viewport }: Parts, event: MouseEvent | TouchEvent): Spot | null {
  const at = "changedTouches" in event ? event.changedTouches[0] : event;
  if (!at || (event.target instanceof Element && event.target.closest("button"))) return null;
  const { left, top } = viewport.getBoundingClientRect();
  return { x: at.clientX - left, y: at.clientY - top };
}
