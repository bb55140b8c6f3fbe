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

/** The drawn land of The Confrontation, what stands on those of the wars, the map of Duel, and the road of the card game. */
const LAND = ["wide-good", "wide-dark", "tall-good", "tall-dark", "cover", "map", "road"].map(
  (name) => `*/${name}*.svg`,
);
const NOTHING_DRAWN = btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');

/**
 * Lets nothing be drawn on the maps of this page from its next address on: answers for the land. Not by a route of the page:
 * with one it would load and compile everything anew each time.
 */
export async function drawNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: "content-type", value: "image/svg+xml" }],
      body: NOTHING_DRAWN,
    };
    // The page may have been closed meanwhile.
    session.send("Fetch.fulfillRequest", answer).catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: LAND.map((urlPattern) => ({ urlPattern })) });
}

/**
 * No time passes while this page is at work, from its next address on: what it gives up where a machine is slow it does here
 * as well.
 */
export const atLeisure = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // No part of the site: a page that waits for the next test, and has no work.
    if (/\.txt$/.test(location.pathname)) return;
    const clock = performance.now.bind(performance);
    let now = clock();
    performance.now = () => now;
    setInterval(() => {
      now = clock();
    }, 1);
  });
