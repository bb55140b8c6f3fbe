/**
 * The end of a game that a player gave up, or both agreed to end. Games played to their end are in `play` and `duel`.
 */
import { isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { endingFits, endingIsAccessible } from "./endings.ts";
import { played, setOut, sit } from "./saved.ts";
import { openSite, overflow, violations } from "./site.ts";
import { wholeWar } from "./war.ts";

const site = openSite();
const LONG = 420_000;

/** Whether something comes into sight within so many milliseconds. */
const seenSoon = async (thing: Locator, within = 20_000): Promise<boolean> => {
  const end = performance.now() + within;
  while (performance.now() < end) {
    if (await thing.isVisible()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
};

async function twoAtATable(): Promise<{ good: Page; dark: Page }> {
  const [good, dark] = [await site.visitPlainly(), await site.visitPlainly()];
  await setOut(site, good, dark);
  return { good, dark };
}

async function atTheTable(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name }).click();
}

test("victory is told in order to one, and defeat to the other", { timeout: LONG }, async () => {
  const { good, dark } = await twoAtATable();
  await atTheTable(dark, "Resign");
  await dark.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
  await good.getByRole("heading", { name: "Victory" }).waitFor();
  await endingIsAccessible(good, 0);
  await endingFits(dark, 0);
});

test("a draw is told in order", { timeout: LONG, skip: !isFull }, async () => {
  const { good, dark } = await twoAtATable();
  await atTheTable(good, "Offer a draw");
  await dark.locator("#notices").getByRole("button", { name: "Agree" }).click();
  await dark.getByRole("heading", { name: "A draw" }).waitFor();
  expect(await dark.getByRole("heading", { name: "The turning point" }).count()).toBe(0);
  await endingIsAccessible(dark, 1);
  await endingFits(good, 1);
});

test("a war is told at length, and its great moments lead back to the board", { timeout: LONG }, async () => {
  const [one, two] = [await site.visitPlainly(), await site.visitPlainly()];
  await sit(site, wholeWar(1), one, two);
  const chronicle = one.getByRole("region", { name: "Chronicle of the war" });
  await chronicle.getByRole("img").first().waitFor();
  expect(await chronicle.getByRole("img").count()).toBe(3);
  expect(await chronicle.getByRole("row").count()).toBeGreaterThan(3);
  await endingIsAccessible(one, 2);
  await endingFits(two, 2);
  const land = await one.waitForSelector("#board [data-page] svg");
  await chronicle
    .getByRole("button", { name: /^See it on the board/ })
    .first()
    .click();
  await chronicle.waitFor({ state: "detached" });
  const history = one.getByRole("slider", { name: "History" });
  await history.waitFor();
  // At that moment the log knows nothing of what came later.
  await one.getByRole("button", { name: "Back to now" }).click();
  await history.waitFor({ state: "detached" });

  // A hunt that the log tells of plays once more, and then the present stands there again.
  const hunt = one.getByRole("button", { name: /^See again: .*Hunt/ }).first();
  // On a busy machine a press can come while the page is still at another moment of the game.
  await expect
    .poll(
      async () => {
        await hunt.press("Enter");
        return seenSoon(one.locator("[data-scene]"));
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  await history.waitFor({ state: "detached" });
  await expect.poll(() => hunt.evaluate((button) => button === document.activeElement)).toBe(true);
  // All that time it was one board, which is not drawn anew for another moment.
  expect(await land.evaluate((drawn) => drawn.isConnected)).toBe(true);
});

test("a finished game is told by the moments that mattered, each of which opens where it began", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const [one, two] = [await site.visitPlainly(), await site.visitPlainly()];
  await sit(site, played("duel", { seed: 5 }), one, two);
  await one.getByRole("link", { name: "What mattered" }).click();
  await one.getByRole("heading", { name: "How it went" }).waitFor();
  const moments = one.getByRole("region", { name: "The moments that mattered" });
  await moments.getByRole("heading", { name: "Moment I", exact: true }).waitFor({ timeout: 120_000 });
  expect(await violations(one)).toEqual([]);
  const see = moments.getByRole("link", { name: "See it: moment I", exact: true });
  const from = Number(
    new URL(await see.evaluate((link: HTMLAnchorElement) => link.href)).searchParams.get("at"),
  );
  expect(from).toBeGreaterThan(0);

  // On a phone one of them is shown at a time.
  await one.setViewportSize({ width: 390, height: 844 });
  await moments.getByRole("button", { name: "Moment I", exact: true }).click();
  expect(await moments.getByRole("listitem").filter({ visible: true }).count()).toBe(1);
  expect(await overflow(one)).toBe(0);

  await see.click();
  await expect.poll(() => one.getByRole("slider").inputValue(), { timeout: 30_000 }).toBe(String(from));
});
