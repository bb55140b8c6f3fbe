/// <reference lib="dom" />
/** Runs in a page: where things lie, how much of them is in sight, and what lies on them. */

/** A point of the window. */
export type Spot = readonly [x: number, y: number];

/** Hundredths of a pixel and the shadows of rims are no faults. */
export const SLOP = 2;

/** What was found out about elements during one look. */
const known = {
  unseen: new Map<Element, boolean>(),
  frames: new Map<Element, DOMRect>(),
  windows: new Map<Element, DOMRect>(),
};

/** The page has changed: nothing is known of it any more. */
export function forget(): void {
  for (const map of Object.values(known)) map.clear();
}

/** Whether something hides an element and all in it from the eye, though it is laid out. */
function isHeardAlone(element: Element): boolean {
  const found = known.unseen.get(element);
  if (found !== undefined) return found;
  const { clipPath, clip, display } = getComputedStyle(element);
  const outer = element.parentElement;
  const is =
    // What is drawn within a part of a picture that is not says that it can be seen.
    display === "none" ||
    clipPath === "inset(50%)" ||
    /^rect\((0|1)px/.test(clip) ||
    (outer !== null && isHeardAlone(outer));
  known.unseen.set(element, is);
  return is;
}

/** Whether an element is there for the ear alone, or not at all. */
export const unseen = (element: Element): boolean =>
  !element.checkVisibility({ visibilityProperty: true }) || isHeardAlone(element);

const EVERYWHERE = new DOMRect(-1e6, -1e6, 2e6, 2e6);

function overlap(one: DOMRect, other: DOMRect, cutsX = true, cutsY = true): DOMRect {
  const left = cutsX ? Math.max(one.left, other.left) : one.left;
  const right = cutsX ? Math.min(one.right, other.right) : one.right;
  const top = cutsY ? Math.max(one.top, other.top) : one.top;
  const bottom = cutsY ? Math.min(one.bottom, other.bottom) : one.bottom;
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** A frame without the edges past which this element's contents can be pushed into sight. */
function pushedInto(frame: DOMRect, element: Element, overflowX: string, overflowY: string): DOMRect {
  const gives = (overflow: string, more: boolean) => more && (overflow === "auto" || overflow === "scroll");
  const x = gives(overflowX, element.scrollWidth > element.clientWidth);
  const y = gives(overflowY, element.scrollHeight > element.clientHeight);
  return overlap(EVERYWHERE, frame, !x, !y);
}

/** Where things in an element can be seen. `pushed`: what can be pushed along cuts them too. */
function frameOf(element: Element | null, pushed: boolean): DOMRect {
  if (!element || element === document.body || element === document.documentElement) return EVERYWHERE;
  const frames = pushed ? known.windows : known.frames;
  const found = frames.get(element);
  if (found) return found;
  const { overflowX, overflowY, display, position } = getComputedStyle(element);
  const cuts = (overflow: string) =>
    overflow !== "visible" && (pushed || overflow === "hidden" || overflow === "clip");
  let frame = position === "fixed" ? EVERYWHERE : frameOf(element.parentElement, pushed);
  if (!pushed) frame = pushedInto(frame, element, overflowX, overflowY);
  if (display !== "contents" && display !== "inline" && (cuts(overflowX) || cuts(overflowY)))
    frame = overlap(frame, element.getBoundingClientRect(), cuts(overflowX), cuts(overflowY));
  frames.set(element, frame);
  return frame;
}

const windowNow = (): DOMRect => new DOMRect(0, 0, innerWidth, innerHeight);

/** What is left of an element after everything that cuts it. */
export const leftOf = (element: Element): DOMRect =>
  overlap(
    getComputedStyle(element).position === "fixed" ? EVERYWHERE : frameOf(element.parentElement, true),
    overlap(element.getBoundingClientRect(), windowNow()),
  );

/** What is left of a box of words in an element after everything that cuts it. */
export const leftOfWords = (of: Element, box: DOMRect): DOMRect =>
  overlap(frameOf(of, true), overlap(box, windowNow()));

/** The same, where what can be pushed along cuts nothing, nor does the window. */
export const leftForEver = (of: Element, box: DOMRect): DOMRect => overlap(frameOf(of, false), box);

/** Whether nothing cuts a box, of which this is left. */
export const isWhole = (left: DOMRect, box: DOMRect): boolean =>
  left.width >= box.width - SLOP && left.height >= box.height - SLOP;

/** Of the height of a line, that part above its letters and below them is air. */
const AIR = 0.22;

/** Where the letters of a line stand. */
const inked = ({ left, top, width, height }: DOMRect): DOMRect =>
  new DOMRect(left, top + height * AIR, width, height * (1 - 2 * AIR));

/** The boxes of all words in an element that the eye reads. */
export function wordsOf(element: Element): { readonly of: Element; readonly box: DOMRect }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: { of: Element; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    if (!of || (node.nodeValue ?? "").trim() === "" || unseen(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 0) found.push({ of, box: inked(box) });
  }
  return found;
}

export const hit = ([x, y]: Spot): Element | null => document.elementFromPoint(x, y);

/** The middle of a box and four points near its corners. */
export function spotsOf({ left, top, width, height }: DOMRect): Spot[] {
  const [x, y] = [left + width / 2, top + height / 2];
  const [dx, dy] = [width / 2 - Math.min(6, width / 4), height / 2 - Math.min(6, height / 4)];
  return [
    [x, y],
    [x - dx, y - dy],
    [x + dx, y - dy],
    [x - dx, y + dy],
    [x + dx, y + dy],
  ];
}

/** How an element is told of in a report: by its first classes and marks. */
export function tellOf(element: Element | null): string {
  if (!element) return "nothing";
  for (let at: Element | null = element; at; at = at.parentElement) {
    const classes = (at.getAttribute("class") ?? "").replaceAll(/(?:^|\s)_([\w-]+?)_[\w-]{5}_\d+/g, " $1");
    const name = (at.id || at.getAttribute("role") || classes).trim();
    if (name !== "") return `${at.tagName.toLowerCase()}.${name}`.slice(0, 60);
  }
  return element.tagName.toLowerCase();
}
