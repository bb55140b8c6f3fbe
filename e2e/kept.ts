/**
 * Pictures that are kept, and whether what is seen still looks like them. Where they are meant to change,
 * `BASELINES=take` takes them anew.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import type { Page, PageScreenshotOptions } from "playwright-core";
import { differing, pressed } from "./likeness.ts";

export const TAKES = process.env.BASELINES === "take";
/** Where what looks otherwise is left to be looked at. */
const OTHERWISE = join(tmpdir(), "westmarch-otherwise");

/** Of 255, in squares of 8 points of a kept picture: browsers smooth edges each in its way, and pressing blurs. */
const EYE = { grain: 8, strong: 16 };
/** So many squares of thousands may be off. */
const FEW = 6;
/** How often it is looked before something looks otherwise: on a busy machine a part may come late. */
const LOOKS = 4;
/** How often it is looked whether a table that is taken has come to rest. */
const MOST_LOOKS = 10;
/** Frames and milliseconds without a change after which a page is still. Large drawings come in many frames. */
const STILL = { frames: 12, milliseconds: 250 };

/** Waits until nothing on the page changes any more. */
export const still = (page: Page): Promise<void> =>
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

/** Takes a picture of the page, or of what it is told to. */
export type Shoot = (options: Pick<PageScreenshotOptions, "animations">) => Promise<Buffer>;

async function picture(page: Page, shoot: Shoot): Promise<Buffer> {
  await still(page);
  return shoot({ animations: "disabled" });
}

/** What is seen once two looks at it are the same. */
async function settled(page: Page, shoot: Shoot): Promise<Buffer> {
  let before = await picture(page, shoot);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await page.waitForTimeout(STILL.milliseconds);
    const now = await picture(page, shoot);
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error("it does not come to rest");
}

export interface Look {
  readonly page: Page;
  /** A page on which pictures are compared. */
  readonly desk: Page;
  /** The picture that is kept, and how wide it is kept. */
  readonly file: string;
  readonly width: number;
  readonly shoot: Shoot;
}

/** Where the pictures of this folder are kept. */
export const keptAt = (folder: string, file: string): string =>
  join(import.meta.dirname, "baselines", folder, file);

/** What looks otherwise than in the picture that is kept, in words; null if nothing does. What was seen is left behind then. */
export async function otherwise(
  folder: string,
  { page, desk, file, width, shoot }: Look,
): Promise<string | null> {
  const path = keptAt(folder, file);
  if (TAKES) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await pressed(desk, await settled(page, shoot), width));
    return null;
  }
  const kept = readFileSync(path);
  let least = Number.POSITIVE_INFINITY;
  let seen: Buffer = kept;
  for (let looks = 0; looks < LOOKS && least > FEW; looks++) {
    seen = await picture(page, shoot);
    least = Math.min(least, await differing(desk, [kept, seen], EYE));
  }
  if (least <= FEW) return null;
  mkdirSync(OTHERWISE, { recursive: true });
  writeFileSync(join(OTHERWISE, file.replace("webp", "png")), seen);
  return `${file}: ${least} squares look otherwise; what was seen is in ${OTHERWISE}`;
}
