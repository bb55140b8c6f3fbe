/// <reference lib="dom" />
/** Runs in a page: how large its letters are, and which names are cut until they equal others. */
import { leftForEver, leftOfWords, SLOP, tellOf, unseen } from "./boxes.ts";

/** Words that are too small, and those that look like others. */
export interface Letters {
  readonly small: readonly { readonly text: string; readonly size: number; readonly where: string }[];
  readonly cut: readonly { readonly text: string; readonly seen: string; readonly where: string }[];
}

const lengthOf = ({ a, b, c, d }: DOMMatrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** How much larger than it says everything in an element is drawn. */
function scaleOf(element: Element | null, known: Map<Element, number>): number {
  if (!element) return 1;
  const found = known.get(element);
  if (found !== undefined) return found;
  const outer = scaleOf(svgOf(element) ?? element.parentElement, known);
  const scale = outer * ownScale(element);
  known.set(element, scale);
  return scale;
}

/** The drawing that an element in it is measured by. */
const svgOf = (element: Element): Element | null =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)
    ? element.ownerSVGElement
    : null;

function ownScale(element: Element): number {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const matrix = element.getCTM();
    return matrix ? lengthOf(DOMMatrix.fromMatrix(matrix)) : 1;
  }
  const { transform, scale, zoom } = getComputedStyle(element);
  const turned = transform === "none" ? 1 : lengthOf(new DOMMatrix(transform));
  const [x = 1, y = x] = scale === "none" ? [] : scale.split(" ").map(Number);
  return turned * Math.sqrt(x * y) * (Number(zoom) || 1);
}

/** What stands in a name as far as the eye can read it. */
function readable(node: Node, of: Element): string {
  const text = node.nodeValue ?? "";
  const range = document.createRange();
  for (let i = 0; i < text.length; i++) {
    range.setStart(node, i);
    range.setEnd(node, i + 1);
    const box = range.getBoundingClientRect();
    const left = leftForEver(of, box);
    if (left.width < box.width * 0.6 || left.height < box.height * 0.5) return text.slice(0, i).trim();
  }
  return text.trim();
}

/** Whether a text stands in a box of its own, as names do and parts of sentences do not. */
function isAlone(of: Element, text: string): boolean {
  let box = of;
  while (box.parentElement && ["inline", "contents"].includes(getComputedStyle(box).display))
    box = box.parentElement;
  return (box.textContent ?? "").trim() === text;
}

/** Whether words go on where they cannot be seen. */
const overflows = (of: Element, boxes: readonly DOMRect[]): boolean =>
  boxes.some((box) => {
    const left = leftForEver(of, box);
    return left.width < box.width - SLOP || left.height < box.height / 2;
  });

/** What a card says, and pixels that its letters must have on a phone. */
const READ = "[data-says]";
const AT_ARMS_LENGTH = 16;

/** Looks at all letters in sight. `least`: pixels that each must have. */
export function lettersOf(root: Element, least: number): Letters {
  const scales = new Map<Element, number>();
  const small: { text: string; size: number; where: string }[] = [];
  const names: { text: string; seen: string; where: string }[] = [];
  const phone = document.querySelector("[data-layout='tall'], [data-layout='low']") !== null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.nodeValue ?? "").trim();
    const of = node.parentElement;
    if (text === "" || !of || of.closest("script, style, textarea, title, desc") || unseen(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    const inSight = boxes.map((box) => leftOfWords(of, box));
    if (!inSight.some(({ width, height }) => width > 0 && height > 0)) continue;
    const size = Number.parseFloat(getComputedStyle(of).fontSize) * scaleOf(of, scales);
    if (size < (phone && of.closest(READ) ? AT_ARMS_LENGTH : least) - 0.25)
      small.push({ text: text.slice(0, 40), size: Math.round(size * 10) / 10, where: tellOf(of) });
    // A map is moved about, and its names with it.
    if (of.closest("button, [data-explain], h1, h2, h3") && !of.closest("[data-page]") && isAlone(of, text))
      names.push({ text, seen: overflows(of, boxes) ? readable(node, of) : text, where: tellOf(of) });
  }
  const cut = names.filter(
    ({ text, seen, where }) =>
      /\p{L}{2}/u.test(seen) &&
      seen !== text &&
      names.some((other) => other.where === where && other.text !== text && other.seen === seen),
  );
  return { small, cut };
}
