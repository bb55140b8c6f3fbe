/**
 * Ten positions of the card game look as in the pictures that are kept of them: wide and on a phone, by day and by candle.
 * Where they are meant to change, `BASELINES=take` takes the pictures anew.
 */
import { inFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bounded } from "./bounded.ts";
import { type CardScene, SCENES } from "./card-scenes.ts";
import { otherwise, type Shoot, TAKES } from "./kept.ts";
import { sit } from "./saved.ts";
import { DESKTOP, openSite, PHONE } from "./site.ts";
import { keptGame } from "./staged.ts";
import { shown } from "./veil.ts";

const site = openSite();

/** Milliseconds for a position to be put on a table, and for a look at it: hangs are meant. */
const STAGING = 60_000;
const LOOKING = 25_000;
const LONG = 120_000;

const SCREENS = {
  wide: { viewport: DESKTOP, kept: 720 },
  phone: { viewport: PHONE, kept: 300 },
} as const;

async function stage({ name, seat, found, takeUp }: CardScene, page: Page): Promise<void> {
  const saved = keptGame("card-game", name, found);
  await sit(site, saved, ...Array.from({ length: seat + 1 }, (_, i) => (i === seat ? page : null)));
  await page.waitForLoadState("networkidle");
  await takeUp?.(page);
  await page.mouse.move(1, 1);
}

// On every day every second of them.
test.each(SCENES.filter((_, nth) => TAKES || inFull(nth % 2 === 0, true)))(
  "$what looks as in its picture",
  { timeout: LONG },
  async (scene) => {
    const { name, screen, light } = scene;
    const { viewport, kept } = SCREENS[screen];
    const page = await site.visitAtLeisure({ viewport, colorScheme: light });
    const desk = await site.visit({ viewport: { width: 10, height: 10 } });
    await bounded(page, STAGING, `${name} is put on a table`, () => stage(scene, page));
    await bounded(page, LOOKING, name, async () => {
      const shoot: Shoot = (options) => page.screenshot(options);
      const look = { page, desk, file: `${name}.webp`, width: kept, shoot };
      expect(await shown(page, () => otherwise("card-game", look))).toBeNull();
    });
  },
);
