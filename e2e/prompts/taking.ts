/// <reference lib="dom" />
/** What can be taken up in a position without answering, so that another prompt follows. */
import type { Page } from "playwright-core";
import { settle } from "./inPage.ts";
import type { Position } from "./positions.ts";

/** Things by a selector, and which of them. */
type Which = readonly [selector: string, nth: number];

/** What can be taken up beside the groups of the bar: the first of each kind of thing on the board. */
const ON_BOARD = [
  "path[data-able]",
  "[data-hand] [data-able]",
  "[data-thing^='card:'][data-able]",
  "[data-thing^='copy:'][data-able]",
  "button[data-ready]",
  "button[data-mine]",
].map((mark) => `#board ${mark}`);

/** What may be taken up in a position: buttons of the bar by their places, and things on the board. */
export async function takable(page: Page, { groups }: Position): Promise<readonly Which[]> {
  const bySize = groups.map((answers, nth) => ({ answers, nth }));
  const inBar = bySize
    .sort((a, b) => b.answers - a.answers)
    .map(({ nth }) => ["#choices button", nth] as const);
  const onBoard: Which[] = [];
  for (const mark of ON_BOARD) if ((await page.locator(mark).count()) > 0) onBoard.push([mark, 0]);
  // In turns, so that few of them are of both sorts.
  return inBar
    .flatMap((one, i) => [one, ...(onBoard[i] ? [onBoard[i]] : [])])
    .concat(onBoard.slice(inBar.length));
}

/** The question as it stands there. */
export const asked = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("#choices [data-sentence], #choices p")?.textContent ?? "");

/** Presses something. Says what it was, null where no other question came of it; and whether the position is still as it was. */
export async function take(
  page: Page,
  [mark, nth]: Which,
): Promise<{ readonly name: string | null; readonly still: boolean }> {
  const before = await asked(page);
  const name = await page.evaluate(
    ([mark, nth]) => {
      const thing = document.querySelectorAll(mark)[nth];
      promptsOf.chosen.length = 0;
      thing?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      return promptsOf.nameOf(thing ?? document.body).slice(0, 50);
    },
    [mark, nth] as const,
  );
  await settle(page);
  const still = await page.evaluate(() => promptsOf.chosen.length === 0);
  return { name: still && (await asked(page)) !== before ? name : null, still };
}
