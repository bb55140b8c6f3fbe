/** Taking up, carrying and putting down: by mouse, by finger, by keyboard; and the region first. */
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openTable, Player } from "./player.ts";
import { inBattle } from "./saved.ts";
import { DESKTOP, inHand, openSite, PHONE } from "./site.ts";

const site = openSite();
const LONG = 240_000;

const SHIRE = "#board path[data-region='0']";
const frodo = (page: Page) => page.locator("#board button[data-piece='0']");
const placed = (page: Page, who: string) => page.locator(SHIRE).and(page.getByLabel(who));

/** A table of The Confrontation at which the Fellowship sets up. */
async function settingUp(page: Page): Promise<void> {
  await openTable(page, site.address, "computer");
  await inHand(frodo(page));
}

/** The middle of a thing. */
async function middleOf(page: Page, what: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(what).first().boundingBox();
  if (!box) throw new Error(`${what} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe("a piece that is set up", () => {
  test("is carried to its region by mouse, which glows meanwhile, and let go of with Escape", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await settingUp(page);
    const [from, to] = [await middleOf(page, "#board button[data-piece='0']"), await middleOf(page, SHIRE)];
    const carry = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 40, from.y, { steps: 3 });
      await page.mouse.move(to.x, to.y, { steps: 5 });
    };
    await carry();
    await expect.poll(() => page.locator("#board [data-carried]").count()).toBe(1);
    await expect.poll(() => page.locator(SHIRE).getAttribute("data-reach")).toBe("enter");
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(() => page.locator("#board [data-carried]").count()).toBe(0);
    expect(await placed(page, "Frodo").count()).toBe(0);
    await expect
      .poll(async () => (await middleOf(page, "#board button[data-piece='0']")).x)
      .toBeCloseTo(from.x);
    await carry();
    await page.mouse.up();
    await placed(page, "Frodo").waitFor();
    // And back into the tray.
    const there = await middleOf(page, "#board button[data-piece='0']");
    await page.mouse.move(there.x, there.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => placed(page, "Frodo").count()).toBe(0);
  });

  test("is carried by finger on a phone", { timeout: LONG, skip: !isFull }, async () => {
    const page = await site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true });
    await settingUp(page);
    const [from, to] = [await middleOf(page, "#board button[data-piece='0']"), await middleOf(page, SHIRE)];
    const line = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
      line.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
    await touch("touchStart", from.x, from.y);
    for (const part of [0.1, 0.4, 0.7, 1])
      await touch("touchMove", from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await touch("touchEnd", to.x, to.y);
    await placed(page, "Frodo").waitFor();
  });

  test("is taken up with Enter, led from region to region by arrow keys, and put down with Enter", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await settingUp(page);
    await frodo(page).focus();
    await page.keyboard.press("Enter");
    await page.locator("#board path[data-takes]").first().waitFor();
    const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-region"));
    for (let steps = 0; steps < 12 && (await at()) !== "0"; steps++) {
      await page.keyboard.press("ArrowLeft");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-takes")))
        .toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => frodo(page).evaluate((piece) => piece === document.activeElement)).toBe(true);
    await expect.poll(() => page.locator("#board path[data-takes]").count()).toBe(0);
    await page.keyboard.press("Enter");
    for (let steps = 0; steps < 12 && (await at()) !== "0"; steps++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await placed(page, "Frodo").waitFor();
  });

  test("goes to the region that was chosen first, which glows when it is pointed at", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await settingUp(page);
    const glows = page.locator("#board svg g[class*=gold]");
    const to = await middleOf(page, SHIRE);
    expect(await glows.count()).toBe(0);
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await expect.poll(() => glows.count()).toBe(1);
    await page.mouse.click(to.x, to.y);
    await expect.poll(() => page.locator(SHIRE).getAttribute("data-reach")).toBe("enter");
    await frodo(page).click();
    await placed(page, "Frodo").waitFor();
  });
});

describe("a staged battle", () => {
  test("goes on with Enter and with Escape, from wherever the focus is", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const [good, dark] = [await site.visitPlainly(), await site.visitPlainly()];
    await inBattle(site, good, dark);
    const players = [new Player(good, 21), new Player(dark, 22)];
    const skip = good.getByRole("button", { name: /^(Skip|Continue)$/ });
    const step = () => good.locator("[data-layout]:has(> #main)").getAttribute("data-step");
    for (const key of ["Enter", "Escape"]) {
      await Promise.all([players[0]?.play(() => skip.isVisible()), players[1]?.play(() => skip.isVisible())]);
      await good.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      const before = await step();
      await good.keyboard.press(key);
      await expect.poll(step, { message: key }).not.toBe(before);
    }
  });
});
