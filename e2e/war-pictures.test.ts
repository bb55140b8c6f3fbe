/**
 * Ten positions of the War look as in the pictures that are kept of them: on three screens, by day and by candle. Where
 * they are meant to change, `BASELINES=take` takes the pictures anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Save } from "@westmarch/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { bounded } from "./bounded.ts";
import { DESKTOP, openHouse, PHONE, TABLET } from "./house.ts";
import { differing, pressed } from "./likeness.ts";
import { sit } from "./saved.ts";
import { SCENES, type Scene, savedAt, seatAt } from "./war-scenes.ts";

const house = openHouse();

/** Milliseconds for a position to be put on a table, for one look at it, and for all of that: hangs are meant. */
const STAGING = 60_000;
const LOOKING = 25_000;
const LONG = 240_000;

const TAKES = process.env.BASELINES === "take";
const KEPT = join(import.meta.dirname, "baselines/war");
/** Where what looks otherwise is left to be looked at. */
const OTHERWISE = join(tmpdir(), "westmarch-otherwise");

const SCREENS = [
  { screen: "desktop", viewport: DESKTOP, kept: 720 },
  { screen: "tablet", viewport: TABLET, kept: 560 },
  { screen: "phone", viewport: PHONE, kept: 300 },
] as const;
const LIGHTS = [
  { light: "day", colorScheme: "light" },
  { light: "candle", colorScheme: "dark" },
] as const;

/** Of 255, in squares of 8 points of a kept picture: browsers smooth edges each in its way, and pressing blurs. */
const EYE = { grain: 8, strong: 16 };
/** So many squares of thousands may be off. */
const FEW = 6;
/** How often it is looked before something looks otherwise: on a busy machine a part may come late. */
const LOOKS = 4;
/** How often it is looked whether a table that is taken has come to rest. */
const MOST_LOOKS = 10;

/** The game as it is kept, so that it is the same when computers play otherwise; one that is missing is looked for. */
function game({ name, at }: Scene): Save {
  const file = join(KEPT, `${name}.json.gz`);
  if (TAKES && !existsSync(file)) writeFileSync(file, gzipSync(JSON.stringify(savedAt(at))));
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Save;
}

/** No time passes while the page is at work: what it gives up where a machine is slow it does here as well. */
const atLeisure = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const clock = performance.now.bind(performance);
    let now = clock();
    performance.now = () => now;
    setInterval(() => {
      now = clock();
    }, 1);
  });

async function stage(scene: Scene, page: Page): Promise<void> {
  await atLeisure(page);
  const seat = seatAt(scene.at);
  await sit(house, game(scene), ...Array.from({ length: seat + 1 }, (_, i) => (i === seat ? page : null)));
  await page.waitForLoadState("networkidle");
  await scene.takeUp?.(page);
}

/** Frames and milliseconds without a change after which a page is still. Large drawings come in many frames. */
const STILL = { frames: 12, milliseconds: 250 };

/** Waits until nothing on the page changes any more. */
const still = (page: Page): Promise<void> =>
  page.evaluate(async ({ frames, milliseconds }) => {
    await document.fonts.ready;
    await new Promise<void>((done) => {
      let [since, quiet] = [performance.now(), 0];
      const change = new MutationObserver(() => {
        [since, quiet] = [performance.now(), 0];
      });
      change.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const frame = () => {
        if (++quiet < frames || performance.now() - since < milliseconds) return requestAnimationFrame(frame);
        change.disconnect();
        done();
      };
      frame();
    });
  }, STILL);

async function picture(page: Page): Promise<Buffer> {
  await still(page);
  return page.screenshot({ animations: "disabled" });
}

/** The page once two looks at it are the same. */
async function atRest(page: Page): Promise<Buffer> {
  let before = await picture(page);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await page.waitForTimeout(STILL.milliseconds);
    const now = await picture(page);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("it does not come to rest");
}

/** How many squares look otherwise than in the picture that is kept, at best. What was seen is left behind then. */
async function otherwise(page: Page, desk: Page, file: string): Promise<number> {
  const kept = readFileSync(join(KEPT, file));
  let least = Number.POSITIVE_INFINITY;
  let seen: Buffer = kept;
  for (let looks = 0; looks < LOOKS && least > FEW; looks++) {
    seen = await picture(page);
    least = Math.min(least, await differing(desk, [kept, seen], EYE));
  }
  if (least <= FEW) return 0;
  mkdirSync(OTHERWISE, { recursive: true });
  writeFileSync(join(OTHERWISE, file.replace("webp", "png")), seen);
  return least;
}

async function openTray(page: Page, tray: RegExp): Promise<void> {
  const tab = page
    .getByRole("navigation", { name: "The table" })
    .getByRole("button", { name: tray, expanded: false });
  await still(page);
  if ((await tab.count()) > 0) await tab.first().click();
}

test.each(SCENES)(
  "$what looks as in its pictures, on every screen, by day and by candle",
  {
    timeout: LONG,
  },
  async (scene) => {
    const page = await house.visit();
    const desk = await house.visit({ viewport: { width: 10, height: 10 } });
    await bounded(page, STAGING, `${scene.name} is put on a table`, () => stage(scene, page));
    const found: string[] = [];
    const look = async (file: string, width: number): Promise<void> => {
      if (TAKES) return writeFileSync(join(KEPT, file), await pressed(desk, await atRest(page), width));
      const off = await otherwise(page, desk, file);
      if (off > 0) found.push(`${file}: ${off} squares look otherwise; what was seen is in ${OTHERWISE}`);
    };
    for (const { screen, viewport, kept } of SCREENS) {
      await bounded(page, LOOKING, `${scene.name} on a ${screen}`, async () => {
        await page.setViewportSize(viewport);
        if (scene.tray && screen !== "desktop") await openTray(page, scene.tray);
      });
      for (const { light, colorScheme } of LIGHTS)
        await bounded(page, LOOKING, `${scene.name} on a ${screen} by ${light}`, async () => {
          await page.emulateMedia({ colorScheme });
          await look(`${scene.name}-${screen}-${light}.webp`, kept);
        });
    }
    expect(found).toEqual([]);
  },
);
