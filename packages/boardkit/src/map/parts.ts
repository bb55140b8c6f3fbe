/** The elements of a map, and what of its room they leave free. */
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

/** What lies on the room: the small map with its buttons, and what else of the table says so (`data-on-map`). */
export function coversOf(viewport: DOMRect, tools: HTMLElement | null): Box[] {
  const things = [tools, ...document.querySelectorAll("[data-on-map]")];
  return things.flatMap((thing) => {
    if (!thing) return [];
    const { left, top, width, height } = thing.getBoundingClientRect();
    return [{ left: left - viewport.left, top: top - viewport.top, width, height }];
  });
}

/** Where in a room things are shown: away from the edge, and not under the small map of a narrow window. */
export function sightOf({ left, top, width, height }: Box, tools: HTMLElement | null, foot: number): Box {
  const tall = tools && tools.offsetWidth > width / 2 ? tools.offsetHeight : 0;
  const below = Math.max(foot, tall) + MARGIN;
  return {
    left: left + MARGIN,
    top: top + MARGIN,
    width: width - 2 * MARGIN,
    height: height - MARGIN - below,
  };
}
