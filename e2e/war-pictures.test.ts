/**
 * Ten positions of the War look as in the pictures that are kept of them: on three screens, by day and by candle. Where
 * they are meant to change, `BASELINES=take` takes the pictures anew.
 */

import { inTurn, isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bounded } from "./bounded.ts";
import { otherwise, type Shoot, still, TAKES } from "./kept.ts";
import { sit } from "./saved.ts";
import { DESKTOP, openSite, PHONE, TABLET } from "./site.ts";
import { keptGame } from "./staged.ts";
import { shown } from "./veil.ts";
import { everythingOf, pageOf } from "./war-hands.ts";
import { SCENES, type Scene, savedAt, seatAt } from "./war-scenes.ts";

const site = openSite();

/** Milliseconds for a position to be put on a table, for one look at it, and for all of that: hangs are meant. */
const STAGING = 60_000;
const LOOKING = 25_000;
const LONG = 240_000;

const SCREENS = [
  { screen: "desktop", viewport: DESKTOP, kept: 720 },
  { screen: "tablet", viewport: TABLET, kept: 560 },
  { screen: "phone", viewport: PHONE, kept: 300 },
] as const;
const LIGHTS = [
  { light: "day", colorScheme: "light" },
  { light: "candle", colorScheme: "dark" },
] as const;

async function stage(scene: Scene, page: Page): Promise<void> {
  const seat = seatAt(scene.at);
  const game = keptGame("war", scene.name, () => savedAt(scene.at));
  await sit(site, game, ...Array.from({ length: seat + 1 }, (_, i) => (i === seat ? page : null)));
  await page.waitForLoadState("networkidle");
  await scene.takeUp?.(page);
}

/** The table as it is before a tray has been opened, in the window in which it was laid. */
async function begin(page: Page): Promise<void> {
  await page.reload();
  await page.setViewportSize(DESKTOP);
  await page.locator("#choices button").first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function openTray(page: Page, tray: RegExp): Promise<void> {
  const tab = page
    .getByRole("navigation", { name: "The table" })
    .getByRole("button", { name: tray, expanded: false });
  await still(page);
  if ((await tab.count()) > 0) return tab.first().click();
  if ((await everythingOf(page).count()) === 0) return;
  await everythingOf(page).click();
  await pageOf(page, tray).click();
}

/** On every day each scene is looked at in one of them, and they take turns. */
const VIEWS = SCREENS.flatMap((screen) => LIGHTS.map((light) => ({ ...screen, ...light })));

/** On every day every second scene. */
const STAGED = SCENES.map((scene, nth) => ({ ...scene, nth: nth / 2 })).filter(
  ({ nth }) => isFull || TAKES || Number.isInteger(nth),
);

test.each(STAGED)(
  "$what looks as in its pictures, on every screen, by day and by candle",
  {
    timeout: LONG,
  },
  async (scene) => {
    const page = await site.visitAtLeisure();
    const desk = await site.visit({ viewport: { width: 10, height: 10 } });
    await bounded(page, STAGING, `${scene.name} is put on a table`, () => stage(scene, page));
    const found: string[] = [];
    const look = async (file: string, width: number): Promise<void> => {
      const shoot: Shoot = (options) => page.screenshot(options);
      const off = await shown(page, () => otherwise("war", { page, desk, file, width, shoot }));
      if (off !== null) found.push(off);
    };
    for (const { screen, viewport, kept, light, colorScheme } of TAKES ? VIEWS : inTurn(VIEWS, scene.nth))
      await bounded(page, LOOKING, `${scene.name} on a ${screen} by ${light}`, async () => {
        // Every look begins with the same window, that the map lies in the same way whatever was looked at before.
        if (scene.tray) await begin(page);
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        if (scene.tray && screen !== "desktop") await openTray(page, scene.tray);
        await look(`${scene.name}-${screen}-${light}.webp`, kept);
      });
    expect(found).toEqual([]);
  },
);
