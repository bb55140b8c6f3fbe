/** What holds of every ending, however it came about. */

import { LANGUAGES } from "@westmarch/kernel/languages";
import { inTurn } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { speak } from "./player.ts";
import { atRest, misfits, overflow, violations, violationsOfColour } from "./site.ts";

const WIDTHS = [1440, 390, 320] as const;

/**
 * By candle and by day, with motion and without: nothing stands in the way of a screen reader. The page is left calm. On every
 * day the endings that are numbered take turns.
 */
export async function endingIsAccessible(page: Page, nth: number): Promise<void> {
  await page.locator("section[data-mood]").waitFor();
  const LOOKS = [
    ["dark", "no-preference"],
    ["light", "reduce"],
  ] as const;
  for (const [place, [colorScheme, reducedMotion]] of inTurn(LOOKS, nth).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion });
    await atRest(page);
    // What else is there stays as it was.
    const faults = place === 0 ? violations : violationsOfColour;
    expect(await faults(page), `${colorScheme}, ${reducedMotion}`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: "reduce" });
}

/** In every language, on wide and narrow screens: no word is cut off. On every day the languages take turns. */
export async function endingFits(page: Page, nth: number): Promise<void> {
  const wrong: string[] = [];
  for (const language of inTurn(LANGUAGES, nth)) {
    await speak(page, language);
    await page.locator("section[data-mood]").waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if ((await overflow(page)) > 0) wrong.push(`${language} at ${width} is too wide`);
      const faults = await misfits(page, "header, section[data-mood]");
      wrong.push(...faults.map((fault) => `${language} at ${width}: ${fault}`));
    }
  }
  expect(wrong).toEqual([]);
}
