/** Pages that no test looks at. All is there, is laid out, moves and can be pressed; it is only not painted. */
import type { Page } from "playwright-core";

/** An attribute of the whole page, while it is painted after all. */
const SHOWN = "data-shown";

/**
 * Lets nothing of this page be painted from its next address on: without a screen, painting is a third of all that a table
 * costs. Whatever is transparent is laid out, is found where it lies, and counts as visible.
 */
export const veil = (page: Page): Promise<unknown> =>
  page.addInitScript((shown) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html:not([${shown}]) { opacity: 0 !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, SHOWN);

/** Does this with the page shown: for tests that look at colours. */
export async function shown<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate((shown) => document.documentElement.toggleAttribute(shown, true), SHOWN);
  try {
    return await look();
  } finally {
    await page.evaluate((shown) => document.documentElement.toggleAttribute(shown, false), SHOWN);
  }
}
