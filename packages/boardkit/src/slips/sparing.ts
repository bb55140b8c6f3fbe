/** Which side of its thing a slip lies on, where it should cover as little as may be of what is to be chosen or is told. */
import { detectOverflow, type Middleware, type Rect, type Side } from "@floating-ui/react-dom";

/** What can be chosen on the board just now. */
const CHOICES = "#board :is([data-reach], [data-able])";
/** What the board tells and no slip may hide. */
const TOLD = "#board [data-uncovered]";
/** How much worse it is to lie on what is told than on a choice, and on the thing itself than on anything. */
const TOLD_WEIGHS = 1e3;
const AWAY_WEIGHS = 1e9;

/** How many square pixels two boxes share. */
export function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const covered = (box: Rect, selector: string): number =>
  [...document.querySelectorAll(selector)]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .reduce((sum, thing) => sum + shared(box, thing.getBoundingClientRect()), 0);

/** What has been found so far: the sides that were tried and what each would cost. */
interface Tried {
  readonly costs: Readonly<Partial<Record<Side, number>>>;
  /** Whether it lies on what is told wherever it goes. */
  readonly tells: boolean;
}

/**
 * A middleware of floating-ui that tries these sides one after the other, the dearest wish first, and ends with the cheapest.
 * It stands after the one that moves the slip into its room.
 */
export const sparing = (sides: readonly Side[]): Middleware => ({
  name: "sparing",
  async fn(state) {
    const { middlewareData, placement, rects } = state;
    const before: Tried = middlewareData.sparing ?? { costs: {}, tells: false };
    const at = sides.find((side) => placement.startsWith(side));
    if (!at || Object.keys(before.costs).length === sides.length) return { data: before };
    const boundary = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const { left, top } = await detectOverflow(state, { boundary, rootBoundary: boundary });
    const box = { ...rects.floating, x: -left, y: -top };
    const { x = 0, y = 0 } = middlewareData.shift ?? {};
    const away = at === "left" || at === "right" ? x : y;
    const told = covered(box, TOLD);
    const cost = covered(box, CHOICES) + told * TOLD_WEIGHS + Math.abs(away) * AWAY_WEIGHS;
    const costs = { ...before.costs, [at]: cost };
    const next = sides.find((side) => costs[side] === undefined);
    if (cost === 0) return { data: { costs, tells: false } };
    if (next) return { data: { costs, tells: false }, reset: { placement: next } };
    const least = Math.min(...sides.map((side) => costs[side] ?? 0));
    const best = sides.find((side) => costs[side] === least);
    return {
      data: { costs, tells: least >= TOLD_WEIGHS },
      reset: best && best !== at ? { placement: best } : {},
    };
  },
});
