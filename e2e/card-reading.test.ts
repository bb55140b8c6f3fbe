/** Cards of the card game are read where one is: beside the table by mouse and keys, in a slip on a phone. */
import { isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { SIGHTS } from "./card-moments.ts";
import { SCENES } from "./card-scenes.ts";
import { actAt } from "./moments.ts";
import { sit } from "./saved.ts";
import { DESKTOP, openSite, PHONE, violations } from "./site.ts";
import { keptGame } from "./staged.ts";

const site = openSite();
const LONG = 60_000;

/** A player in the Shadow phase, with a hand of minions of which some can be played. */
async function withMinions(page: Page): Promise<Locator> {
  const scene = SCENES.find(({ name }) => name === "payment");
  if (!scene) throw new Error("there is no such scene");
  await sit(site, keptGame("card-game", scene.name, scene.found), page);
  const card = page.locator("[data-hand] button[data-able]").first();
  await card.waitFor();
  return card;
}

const READING = "Reading";

test("what the pointer or the focus is on is read beside the table", { timeout: LONG }, async () => {
  const page = await site.visit({ viewport: DESKTOP });
  const card = await withMinions(page);
  const place = page.getByRole("complementary", { name: READING });
  await card.hover();
  await place.getByText("It costs 6 and leaves 0 twilight in the pool").waitFor();
  await place.getByText("roaming").waitFor();
  await page.locator("[data-lane] button[data-thing]").first().focus();
  await page.keyboard.press("ArrowRight");
  await place.getByRole("heading", { name: "Frodo" }).waitFor();
  const hidden = () =>
    place.evaluate((leaf) =>
      Math.max(...[...leaf.children].map((part) => part.scrollHeight - part.clientHeight)),
    );
  await expect
    .poll(hidden, { message: "nothing of a Ring-bearer with the Ring has to be scrolled to" })
    .toBeLessThan(2);
  await page.keyboard.press("Enter");
  await place.getByRole("button", { name: "The whole card" }).click();
  await place.locator("[data-size=large]").waitFor();
  await page.keyboard.press("Escape");
  await place.getByText("point at a card").waitFor();
});

test("a thumb reads a card before it is played, and with a long press the whole of it", {
  timeout: LONG,
}, async () => {
  const page = await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  const card = await withMinions(page);
  const slip = page.getByRole("region", { name: READING });
  const hand = page.getByRole("button", { name: /^Hand/ });
  expect(await hand.getAttribute("aria-expanded"), "it lies open where a card can be played").toBe("true");
  await hand.tap();
  await card.waitFor({ state: "detached" });
  await hand.tap();
  await card.tap();
  await slip.getByText("It costs 6 and leaves 0 twilight in the pool").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator("#choices").getByRole("button", { name: "Put it back" }).tap();
  await slip.waitFor({ state: "detached" });

  const box = await card.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 30 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await slip.locator("[data-size=large]").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await slip.getByRole("button", { name: "Play it" }).tap();
  await page.locator("#choices").getByRole("button", { name: "Put it back" }).waitFor();
});

test("a thumb reads a card of a draft below the pack, its words whole, before it is taken", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await actAt(site, SIGHTS["a pack"](), page);
  await page.locator("#board button[data-able]").first().tap();
  await page.locator("#board button[aria-pressed=true]").waitFor();
  const hidden = () =>
    page.locator("#board aside").evaluate((read) => {
      const foot = document.querySelector("[data-prompt]")?.getBoundingClientRect().top ?? 0;
      const taken =
        document.querySelector("#board button[aria-pressed=true]")?.getBoundingClientRect().bottom ?? 0;
      const words = [...read.querySelectorAll("p, h3, [data-card] > :last-child > *")].map((one) =>
        one.getBoundingClientRect(),
      );
      return words.filter(({ top, bottom }) => top < taken || bottom > foot).length;
    });
  await expect.poll(hidden).toBe(0);
});

test("a thumb reads in a skirmish, off what is asked, what it is about to do", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await actAt(site, SIGHTS["a skirmish"](), page);
  const deed = page.locator("#choices button").filter({ hasNotText: /Pass|Hint/ });
  await deed.first().tap();
  const slip = page.getByRole("region", { name: READING });
  await slip.waitFor();
  const [read, asked] = [await slip.boundingBox(), await page.locator("#choices").boundingBox()];
  if (!read || !asked) throw new Error("nothing is read");
  expect(read.y + read.height).toBeLessThanOrEqual(asked.y + 1);
  await slip.getByRole("button", { name: "Close" }).tap();
  await slip.waitFor({ state: "detached" });
});
