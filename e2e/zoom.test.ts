/**
 * Drawing a map near: by every means, and it looks as if it had always been that near. The pictures in `baselines/` show
 * how; where one is meant to change, `BASELINES=take` takes all of them anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { inFull, inTurn, isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { differing } from "./likeness.ts";
import { openTable } from "./player.ts";
import { DESKTOP, mapInHand, openSite, PHONE } from "./site.ts";

const site = openSite();
const LONG = 120_000;

/** Where the wheel turns: on a standee of The Shire. */
const AT = { x: 330, y: 400 };
const CLIP = { x: 0, y: 150, width: 720, height: 480 };

/** Of 255: how far a point's colour must be off. */
const STRONG = 96;
/** So many points may be off: less than half a digit on a map that is not drawn near. */
const FEW = 12;

/** Milliseconds in which a map that was moved has come to rest and is drawn afresh. */
const REST = 600;

async function wheel(page: Page, turns: number, at = AT): Promise<void> {
  await page.mouse.move(at.x, at.y);
  for (let i = 0; i < Math.abs(turns); i++) {
    await page.mouse.wheel(0, turns > 0 ? -150 : 150);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(REST);
}

/** The map as it stands, and as the browser lays it out when it has to begin anew. */
async function pictures(page: Page): Promise<readonly [Buffer, Buffer]> {
  const as = await page.screenshot({ clip: CLIP });
  await page.evaluate(() => {
    const map = document.querySelector<HTMLElement>("#board [data-page]");
    if (!map) throw new Error("there is no map");
    map.style.display = "none";
    map.getBoundingClientRect();
    map.style.display = "";
  });
  await page.waitForTimeout(REST);
  return [as, await page.screenshot({ clip: CLIP })];
}

/** How many points of two pictures differ so much that it is no matter of smoothing. */
const difference = (desk: Page, pictures: readonly [Buffer, Buffer]): Promise<number> =>
  differing(desk, pictures, { grain: 1, strong: STRONG });

/** What the pointer rests on would explain itself in the picture. */
const silence = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("[role=tooltip] { display: none }");
    document.adoptedStyleSheets = [sheet];
  });

test("the numbers on the seals stay in them when the map is drawn near, and when it is let go again", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const [page, desk] = [await site.watch(), await site.watch()];
  await openTable(page, site.address, "computer");
  await page.getByRole("button", { name: "Place for me" }).click();
  await page.waitForLoadState("networkidle");
  await mapInHand(page);
  await silence(page);
  for (const turns of inFull([6, -8], [6, -3, -5])) {
    await wheel(page, turns);
    expect(await difference(desk, await pictures(page)), `after ${turns} turns`).toBeLessThan(FEW);
  }
});

/** A table with a map, its pieces in place. */
async function openMap(page: Page, side = 0): Promise<void> {
  await openTable(page, site.address, "computer", side);
  await page.getByRole("button", { name: "Place for me" }).click();
  await page.getByRole("button", { name: /^Ready/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await mapInHand(page);
}

/** Where the map lies on the page, and how wide it is. */
async function lie(page: Page): Promise<{ x: number; y: number; width: number }> {
  await page.waitForTimeout(REST);
  const box = await page.locator("#board [data-page]").boundingBox();
  if (!box) throw new Error("there is no map");
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
}

const SMALL_MAP = /^Small map/;

test("keys, buttons and a double click draw the map near and let it go", { timeout: LONG }, async () => {
  const page = await site.visitPlainly({ viewport: DESKTOP });
  await openMap(page);
  const whole = await lie(page);
  await page.locator("#board [data-region][tabindex='0']").focus();
  await page.keyboard.press("+");
  const nearer = await lie(page);
  expect(nearer.width).toBeGreaterThan(whole.width * 1.4);
  await page.keyboard.press("-");
  expect(await lie(page)).toEqual(whole);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("0");
  expect(await lie(page)).toEqual(whole);

  await page.getByRole("button", { name: "Zoom in" }).click();
  expect(await lie(page)).toEqual(nearer);
  await page.getByRole("button", { name: "Zoom out" }).click();
  expect(await lie(page)).toEqual(whole);
  expect(await page.getByRole("button", { name: "Zoom out" }).count()).toBe(0);

  await page.mouse.dblclick(700, 480);
  expect((await lie(page)).width).toBeGreaterThan(whole.width * 1.9);
  await page.mouse.dblclick(700, 480);
  expect(await lie(page)).toEqual(whole);
});

test("the small map moves what is seen, by mouse and by arrow keys, and is gone with the whole map", {
  timeout: LONG,
}, async () => {
  const page = await site.visitPlainly({ viewport: DESKTOP });
  await openMap(page);
  expect(await page.getByRole("application", { name: SMALL_MAP }).count()).toBe(0);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const small = page.getByRole("application", { name: SMALL_MAP });
  const before = await lie(page);
  const box = await small.boundingBox();
  if (!box) throw new Error("the small map is not to be seen");
  await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.5);
  const west = await lie(page);
  expect(west.x).toBeGreaterThan(before.x);
  expect(west.width).toBe(before.width);
  await small.focus();
  await page.keyboard.press("ArrowRight");
  expect((await lie(page)).x).toBeLessThan(west.x);
  await page.keyboard.press("0");
  await lie(page);
  expect(await small.count()).toBe(0);
  // The keyboard stays where it was.
  await page.keyboard.press("Enter");
  expect((await lie(page)).width).toBe(before.width);
});

test("two fingers draw the map near and one moves it, and it comes back as it was left", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visitPlainly({ viewport: PHONE, hasTouch: true });
  // The Shadow player begins.
  await openMap(page, 1);
  await page.getByRole("button", { name: /^Ready/ }).click();
  await page.locator("#board button[data-ready]").first().waitFor();
  const whole = await lie(page);
  const fingers = await page.context().newCDPSession(page);
  const touch = async (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...at: (readonly [number, number])[]
  ) => {
    const touchPoints = at.map(([x, y], id) => ({ x, y, id }));
    await fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
    await page.waitForTimeout(30);
  };
  await touch("touchStart", [170, 260], [220, 260]);
  for (let apart = 30; apart <= 60; apart += 10)
    await touch("touchMove", [195 - apart, 260], [195 + apart, 260]);
  await touch("touchEnd");
  const near = await lie(page);
  expect(near.width).toBeGreaterThan(whole.width * 1.8);
  // On a mountain, where no piece stands.
  await touch("touchStart", [60, 180]);
  for (let by = 20; by <= 80; by += 20) await touch("touchMove", [60, 180 + by]);
  await touch("touchEnd");
  const moved = await lie(page);
  expect(moved.y).toBeGreaterThan(near.y + 40);
  await page.reload();
  await page.locator("#board [data-page]").waitFor();
  const again = await lie(page);
  expect(Math.abs(again.x - moved.x) + Math.abs(again.y - moved.y)).toBeLessThan(4);
  expect(again.width).toBe(moved.width);
});

const BASELINES = join(import.meta.dirname, "baselines");
/** Of 60,000 and more: so many points may be off strongly, as browsers smooth edges each in its way. */
const SMOOTHED = 300;
/** On Aragorn, in the guide. */
const ARAGORN = { x: 350, y: 285 };
const BESIDE_ARAGORN = { x: 200, y: 190, width: 430, height: 300 };

/** On every day on a phone; on a desktop the numbers on the seals are looked at. */
const DRAWN_NEAR = [
  [
    "on a desktop, and let go",
    {},
    [
      ["near", 6],
      ["let-go", -4],
    ],
    ARAGORN,
    BESIDE_ARAGORN,
  ],
  [
    "on a phone",
    { viewport: PHONE, colorScheme: "dark" },
    [["phone-near", 5]],
    { x: 150, y: 400 },
    { x: 20, y: 110, width: 250, height: 250 },
  ],
] as const;

test.each(process.env.BASELINES === "take" ? DRAWN_NEAR : inTurn(DRAWN_NEAR, 1))(
  "a table drawn near looks as in its picture %s",
  { timeout: LONG },
  async (...of) => {
    const [, how, pictures, at, clip] = of;
    const [page, desk] = [await site.watch(how), await site.watch()];
    await page.goto(`${site.address}/guide/confrontation/good`);
    await page.locator("#board button[data-piece]").first().waitFor();
    await page.waitForLoadState("networkidle");
    await mapInHand(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await silence(page);
    for (const [name, turns] of pictures) {
      await wheel(page, turns, at);
      const picture = await page.screenshot({ clip });
      const file = join(BASELINES, `${name}.png`);
      if (process.env.BASELINES === "take") writeFileSync(file, picture);
      expect(await difference(desk, [readFileSync(file), picture]), name).toBeLessThan(SMOOTHED);
    }
  },
);
