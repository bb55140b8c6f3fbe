/** The land of a map as a hand finds it: where a region lies on the screen, and carrying a piece there. */
import type { Locator, Page } from "playwright-core";
import { inHand } from "./site.ts";

export const outlineOf = (page: Page, name: string): Locator =>
  page.locator("#board").locator(`path[data-region]:is([aria-label="${name}"], [aria-label^="${name}."])`);

/** How often it is looked where a region lies, and the map moved, before that is given up. */
const MOST_LOOKS = 12;
/** Milliseconds after which a map that is about to glide has begun to. */
const STILL = 200;
/** A finger may miss by so many CSS pixels. */
const NEAR = 4;

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** How far something lies from the middle of the board, in CSS pixels. */
interface Off {
  readonly right: number;
  readonly down: number;
}
/** A point inside a region with nothing of another over it, as deep inside as can be; or how far it lies from the middle. */
type Found = Spot | Off;

const find = (outline: Locator): Promise<Found> =>
  outline.evaluate((path, NEAR) => {
    const { left, top, width, height } = path.getBoundingClientRect();
    const GRID = 18;
    const toPath = (path as SVGGeometryElement).getScreenCTM()?.inverse();
    const there = Array.from({ length: GRID * GRID }, (_, n) => {
      const [x, y] = [left + (width * (n % GRID)) / GRID, top + (height * Math.floor(n / GRID)) / GRID];
      const within = (path as SVGGeometryElement).isPointInFill(new DOMPoint(x, y).matrixTransform(toPath));
      return { x, y, within };
    });
    const outside = there.filter(({ within }) => !within);
    const isFree = ({ x, y }: { x: number; y: number }): boolean =>
      [0, NEAR, -NEAR].every(
        (by) =>
          document.elementFromPoint(x + by, y) === path && document.elementFromPoint(x, y + by) === path,
      );
    // What lies over it is dear to find out: the deepest point is asked first.
    const best = there
      .filter(({ within }) => within)
      .map(({ x, y }) => ({
        x,
        y,
        deep: Math.min(...outside.map((other) => Math.hypot(x - other.x, y - other.y))),
      }))
      .sort((one, other) => other.deep - one.deep)
      .find(isFree);
    if (best) return { x: best.x, y: best.y };
    const [x, y] = [left + width / 2, top + height / 2];
    const page = document.querySelector("#board")?.getBoundingClientRect() ?? new DOMRect();
    return { right: x - (page.left + page.width / 2), down: y - (page.top + page.height * 0.4) };
  }, NEAR);

/** A point of a region that is in sight and stays there; `bring` moves the map to one that is not in sight. */
export async function spotIn(outline: Locator, bring?: (off: Off) => Promise<void>): Promise<Spot> {
  for (let looks = 0, last: Found | null = null; looks < MOST_LOOKS; looks++) {
    const found = await find(outline);
    // The map may be moving still.
    if (last && "x" in last && "x" in found && last.x === found.x && last.y === found.y) return found;
    if (!("x" in found)) await bring?.(found);
    last = found;
    await outline.page().waitForTimeout(STILL);
  }
  throw new Error(`${outline} is not to be seen at rest`);
}

/** Carries an army or a figure over the map to a region, by mouse, as soon as it can be carried; `meanwhile` it hangs over that. */
export async function carryTo(
  page: Page,
  piece: string,
  to: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const token = page.locator(`#board button[data-piece='${piece}']`);
  await token.and(page.locator("[data-ready]")).waitFor();
  await inHand(token);
  // The pointer comes to a piece that rests; where it is carried to is looked for after that.
  await token.hover();
  const { x, y } = await spotIn(outlineOf(page, to));
  await page.mouse.down();
  await page.mouse.move(x - 9, y - 9, { steps: 5 });
  await page.mouse.move(x, y, { steps: 3 });
  await meanwhile();
  await page.mouse.up();
}
