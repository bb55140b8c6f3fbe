/** The hands of a player at a table of the trading card game: by mouse, by a thumb on a phone, or by keyboard alone. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, inHand, PHONE, type Site } from "./site.ts";

/** What hands can do; things go by what they are called on the table, as `copy:17` or `card:1C299`. */
export interface CardHands {
  readonly page: Page;
  /** What is put down on another has been said: nothing is pressed besides. */
  readonly drops: boolean;
  /** Takes a thing up and puts it down on another. */
  put(thing: string, onto: string): Promise<void>;
  /** Gives an answer, by how it begins. */
  answer(words: string): Promise<void>;
}

const thingOf = (page: Page, thing: string): Locator =>
  page.locator(`#board button[data-thing="${thing}"]`).first();
const answerOf = (page: Page, words: string): Locator =>
  page.locator("#choices button:not([aria-disabled])").filter({ hasText: words }).first();

/** Gives an answer as a hand does it; of what is pressed on the table there is a copy for the keyboard. */
async function answered(page: Page, words: string, press: (answer: Locator) => Promise<void>): Promise<void> {
  const answer = answerOf(page, words);
  await answer.waitFor({ state: "attached" });
  if (!(await answer.getAttribute("data-copy"))) return press(answer);
  await answer.focus();
  await answer.press("Enter");
}

/** It answers what has been taken up, or can be. */
const wanted = (thing: Locator, as: "able" | "takes"): Promise<void> =>
  expect.poll(() => thing.getAttribute(`data-${as}`)).toBe("true");

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not to be seen`);
  // The foot of a hand of cards lies below the window.
  return { x: box.x + box.width / 2, y: box.y + 24 };
}

/** Carries what can be carried. */
const byMouse = (page: Page): CardHands => ({
  page,
  drops: true,
  async put(thing, onto) {
    const [one, other] = [thingOf(page, thing), thingOf(page, onto)];
    await wanted(one, "able");
    await inHand(one);
    const [from, to] = [await middleOf(one), await middleOf(other)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y - 12, { steps: 2 });
    await wanted(other, "takes");
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
  answer: (words) => answered(page, words, (answer) => answer.click()),
});

/** Touches one and then the other. */
const byThumb = (page: Page): CardHands => ({
  page,
  drops: false,
  async put(thing, onto) {
    const [one, other] = [thingOf(page, thing), thingOf(page, onto)];
    await wanted(one, "able");
    await one.tap();
    await wanted(other, "takes");
    await other.tap();
  },
  answer: (words) => answered(page, words, (answer) => answer.tap()),
});

/** Enter takes up, the arrow keys lead to what takes it, numbers answer. */
const byKeys = (page: Page): CardHands => ({
  page,
  drops: false,
  async put(thing, onto) {
    const [one, other] = [thingOf(page, thing), thingOf(page, onto)];
    await wanted(one, "able");
    await one.focus();
    await page.keyboard.press("Enter");
    await wanted(other, "takes");
    const here = page.locator("#board button[data-thing]:focus");
    for (let steps = 0; steps < 12; steps++) {
      if ((await here.getAttribute("data-thing")) === onto) break;
      const [from, to] = [await middleOf(here), await middleOf(other)];
      const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
      const key = across ? (to.x > from.x ? "Right" : "Left") : to.y > from.y ? "Down" : "Up";
      await page.keyboard.press(`Arrow${key}`);
    }
    expect(await here.getAttribute("data-thing")).toBe(onto);
    await page.keyboard.press("Enter");
  },
  async answer(words) {
    await answerOf(page, words).waitFor();
    const texts = await page.locator("#choices button").allTextContents();
    await page.keyboard.press(String(texts.findIndex((text) => text.startsWith(words)) + 1));
  },
});

/** Three people, each with hands of another kind. */
export const KINDS: Readonly<Record<string, (site: Site) => Promise<CardHands>>> = {
  "by mouse": async (site) => byMouse(await site.visit({ viewport: DESKTOP })),
  "by a thumb on a phone": async (site) =>
    byThumb(await site.visit({ viewport: PHONE, hasTouch: true, isMobile: true })),
  "by keyboard alone": async (site) => byKeys(await site.visit({ viewport: DESKTOP })),
};
