/** What holds of every ending, however it came about. */

import { LANGUAGES } from "@westmarch/kernel/languages";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { speak } from "./player.ts";
import { atRest, misfits, overflow, violations, violationsOfColour } from "./site.ts";

const WIDTHS = [1440, 390, 320] as const;

/** By candle and by day, with motion and without: nothing stands in the way of a screen reader. The page is left calm. */
export async function endingIsAccessible(page: Page): Promise<void> {
  await page.locator("section[data-mood]").waitFor();
  for (const [colorScheme, reducedMotion, faults] of [
    ["dark", "no-preference", violations],
    // What else is there stays as it was.
    ["light", "reduce", violationsOfColour],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion });
    await atRest(page);
    expect(await faults(page), `${colorScheme}, ${reducedMotion}`).toEqual([]);
  }
}

/** In every language, on wide and narrow screens: no word is cut off. */
export async function endingFits(page: Page): Promise<void> {
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
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
