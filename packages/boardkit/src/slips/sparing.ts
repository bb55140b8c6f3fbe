/** Which side of its thing a slip lies on, where it should cover as little as may be of what is to be chosen or is told. */
import { detectOverflow, type Middleware, type Rect, type Side } from "@floating-ui/react-dom";
import { isVisible } from "../visible.ts";

/** What can be chosen on the board just now. */
const CHOICES = "#board :is([data-reach], [data-able])";
/** What the board tells and no slip hides. */
const UNCOVERED = "[data-uncovered]";
const TOLD = `#board ${UNCOVERED}`;
/** What stands on the board and beside it: what is said of one thing speaks of its neighbours as often as not. */
const STANDING = "#board:not(:has([data-staged])) :is([data-piece], [data-leaf])";
/**
 * How much worse it is to lie on what is told than on a choice, and on the thing itself than on anything; and how much better
 * on what only stands there.
 */
const TOLD_WEIGHS = 1e3;
const STANDING_WEIGHS = 1e-6;
/** Square pixels of choices, or one of what is told, that are too much to lie on. */
const TOO_MUCH = 1e3;
const AWAY_WEIGHS = 1e9;

/** How many square pixels two boxes share. */
export function shared(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

const covered = (box: Rect, selector: string): number =>
  [...document.querySelectorAll(selector)]
    .filter(isVisible)
    .reduce((sum, thing) => sum + shared(box, thing.getBoundingClientRect()), 0);

/** What has been found so far. */
interface Tried {
  /** What each side would cost that was tried. */
  readonly costs: Readonly<Partial<Record<Side, number>>>;
  /** Whether it hides too much wherever it goes. */
  readonly hides: boolean;
}

/**
 * A middleware of floating-ui that tries these sides one after the other, the dearest wish first, and ends with the cheapest.
 * It stands after the one that moves the slip into its room.
 */
export const sparing = (sides: readonly Side[]): Middleware => ({
  name: "sparing",
  async fn(state) {
    const { middlewareData, placement, rects } = state;
    const before: Tried = middlewareData.sparing ?? { costs: {}, hides: false };
    const at = sides.find((side) => placement.startsWith(side));
    if (!at || Object.keys(before.costs).length === sides.length) return { data: before };
    const boundary = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const { left, top } = await detectOverflow(state, { boundary, rootBoundary: boundary });
    const box = { ...rects.floating, x: -left, y: -top };
    const { x = 0, y = 0 } = middlewareData.shift ?? {};
    const away = at === "left" || at === "right" ? x : y;
    const cost =
      covered(box, CHOICES) +
      covered(box, STANDING) * STANDING_WEIGHS +
      covered(box, TOLD) * TOLD_WEIGHS +
      Math.abs(away) * AWAY_WEIGHS;
    const costs = { ...before.costs, [at]: cost };
    if (cost === 0) return { data: { costs, hides: false } };
    const next = sides.find((side) => costs[side] === undefined);
    if (next) return { data: { costs, hides: false }, reset: { placement: next } };
    const dear = (side: Side): number => costs[side] ?? 0;
    const [best = at] = sides.toSorted((one, other) => dear(one) - dear(other));
    return { data: { costs, hides: dear(best) >= TOO_MUCH }, reset: best !== at && { placement: best } };
  },
});

/**
 * Asks for a place anew whenever the board comes to tell something else, or tells it at another size: a card that arrives
 * after the slip would be under it. Choices come and go with the pointer, and no slip hops about for these. Gives what ends it.
 */
export function watchTold(layAnew: () => void): () => void {
  const board = document.querySelector("#board");
  if (!board) return () => {};
  let told: readonly Element[] = [];
  const sizes = new ResizeObserver(layAnew);
  const look = (): void => {
    const now = [...board.querySelectorAll(UNCOVERED)];
    if (now.length === told.length && now.every((thing, at) => thing === told[at])) return;
    told = now;
    sizes.disconnect();
    for (const thing of told) sizes.observe(thing);
    layAnew();
    // What has just come is still on its way; what moves without end goes nowhere.
    const arriving = board
      .getAnimations({ subtree: true })
      .filter((motion) => Number.isFinite(Number(motion.effect?.getComputedTiming().endTime)));
    if (arriving.length > 0) void Promise.allSettled(arriving.map((motion) => motion.finished)).then(layAnew);
  };
  const changes = new MutationObserver(look);
  changes.observe(board, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}
