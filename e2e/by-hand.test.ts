/** How few presses and drags an act takes at a table of the War: each is counted as it is made. */
import { isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { carryTo } from "./land.ts";
import { actAt, sitAt } from "./moments.ts";
import { openSite } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";
import { say } from "./war-acts.ts";
import { dieOf, WAYS } from "./war-hands.ts";

const site = openSite();
const LONG = 120_000;
const [mouse] = WAYS;
/** The face of an Army die, as choices name it. */
const ARMY = 1;

/** A mouse that counts what it does. */
class Counting {
  gestures = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async press(thing: Locator): Promise<void> {
    this.gestures++;
    await thing.click();
  }

  async drag(piece: string, to: string, meanwhile?: () => Promise<void>): Promise<void> {
    this.gestures++;
    await carryTo(this.page, piece, to, meanwhile);
  }

  answer(words: RegExp): Promise<void> {
    return this.press(this.page.locator("#choices button:not([aria-disabled])").filter({ hasText: words }));
  }
}

test("two armies march by one die in three gestures: the die, and a drag for each, with the wheel for who stays", {
  timeout: LONG,
}, async () => {
  const page = await mouse.sit(site);
  await actAt(site, moment({ seat: SHADOW, prompt: "act", offers: ["armies", ARMY], after: 13 }), page);
  const [hands, hand] = [mouse.hands(page), new Counting(page)];
  const before = (await hands.log()).length;
  await hand.press(dieOf(page, "Army"));
  await hand.drag("army:15:1", "Southern Mirkwood", () => page.mouse.wheel(0, 100));
  await say(hands, before, /from Dol Guldur to Southern Mirkwood/);
  // Who stays is not left hanging where the others were put down.
  await page.locator("#board button[data-piece='army:15:1']:not([data-carried])").waitFor();
  await hand.drag("army:58:1", "Mount Gram");
  await say(hands, before, /from Mount Gundabad to Mount Gram/);
  expect(hand.gestures).toBe(3);
});

test("an army that was put down goes on from under the hand, and does not set out once more", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.watch({ reducedMotion: "no-preference" });
  await actAt(site, moment({ seat: SHADOW, prompt: "act", offers: ["armies", ARMY], after: 13 }), page);
  await dieOf(page, "Army").click();
  // Where each that walks sets out, as it begins: it is gone after half a second.
  await page.evaluate(() => {
    const begun = new Set<string>();
    const look = () => {
      for (const walk of document.getAnimations()) {
        const { effect } = walk;
        if (effect instanceof KeyframeEffect && effect.target?.matches("[data-kind][aria-hidden]"))
          begun.add(`${effect.getKeyframes()[0]?.transform}`);
      }
      document.body.dataset.begun = [...begun].join("; ");
    };
    new MutationObserver(look).observe(document.querySelector("#board") ?? document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-away"],
    });
  });
  let held = "";
  await carryTo(page, "army:15:1", "Southern Mirkwood", async () => {
    held = await page
      .locator("#board [data-carried]")
      .evaluate(({ style }: HTMLElement) =>
        ["x", "y"]
          .map(
            (way) =>
              `${Number.parseFloat(style.getPropertyValue(`--${way}`)) + Number.parseFloat(style.getPropertyValue(`--carry-${way}`))}px`,
          )
          .join(", "),
      );
  });
  await expect
    .poll(() => page.evaluate(() => document.body.dataset.begun))
    .toBe(`translate(${held}) rotate(0deg)`);
});

test("a die taken up before the table knows what can be done with it stays in hand", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visit({ viewport: { width: 1440, height: 900 } });
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ahead-/, async (route) => {
    await pressed;
    await route.continue();
  });
  await actAt(site, moment({ seat: SHADOW, prompt: "act", offers: ["armies", ARMY], after: 13 }), page);
  const die = dieOf(page, "Army");
  await die.click();
  press();
  await page.locator("#board button[data-piece='army:15:1'][data-ready]").waitFor();
  expect(await page.locator("#board [data-point='die:1'][data-taken]").count()).toBe(1);
});

test("an attack takes three gestures: the die, the drag, and the word to go", { timeout: LONG }, async () => {
  const page = await mouse.sit(site);
  await actAt(site, moment({ seat: SHADOW, prompt: "act", offers: ["attack-with", ARMY], after: 30 }), page);
  const [hands, hand] = [mouse.hands(page), new Counting(page)];
  const before = (await hands.log()).length;
  await hand.press(dieOf(page, "Army"));
  await hand.drag("army:75:1", "Fords of Isen");
  await hand.answer(/^Attack/);
  await say(hands, before, /orders? an attack/);
  expect(hand.gestures).toBe(3);
});

test("the usual losses take one, and are struck through before", { timeout: LONG }, async () => {
  const page = await mouse.sit(site);
  await actAt(site, moment({ seat: FREE, prompt: "hits", seed: 31, after: 425 }), page);
  const hand = new Counting(page);
  const asked = await page.locator("#choices").innerText();
  await page.locator("#board [data-struck]").first().waitFor();
  await hand.answer(/^Usual losses/);
  await expect.poll(() => page.locator("#choices").innerText()).not.toBe(asked);
  await expect.poll(() => page.locator("#choices").innerText()).not.toMatch(/to take/);
  expect(hand.gestures).toBe(1);
});

test("a plain round of an attack takes two, its odds in sight: losses that fight on, and no card", {
  timeout: LONG,
}, async () => {
  const [page, enemy] = [await mouse.sit(site), await site.visitPlainly()];
  await sitAt(site, moment({ seat: SHADOW, prompt: "hits", seed: 5, after: 53 }), enemy, page);
  const hand = new Counting(page);
  await page.locator("#board [data-struck]").first().waitFor();
  await page.locator("#board [data-odds] li").first().waitFor();
  await hand.answer(/^Usual losses, fight on/);
  await enemy.locator("#choices button").filter({ hasText: "Usual losses" }).click();
  await hand.answer(/^No card/);
  await expect
    .poll(() => page.locator("#choices").innerText(), { timeout: 20_000 })
    .not.toMatch(/Which Combat/);
  expect(hand.gestures).toBe(2);
});

test("the Fellowship moves by its figure in two: the die, and a drag of one step", {
  timeout: LONG,
}, async () => {
  const page = await mouse.sit(site);
  await actAt(site, moment({ seat: FREE, prompt: "act", offers: ["travel"], after: 2 }), page);
  const [hands, hand] = [mouse.hands(page), new Counting(page)];
  const before = (await hands.log()).length;
  await hand.press(dieOf(page, "Character"));
  await hand.drag("bearers", "Trollshaws");
  await say(hands, before, /Fellowship walks on/);
  expect(hand.gestures).toBe(2);
});
