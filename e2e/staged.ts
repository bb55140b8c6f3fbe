/** Positions that pictures are kept of: each from a game that is kept beside them, on a page that comes to rest. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Save } from "@westmarch/kernel";
import type { Page } from "playwright-core";
import { keptAt, TAKES } from "./kept.ts";
import { spend } from "./lender.ts";

/** A game as it is kept, so that it is the same when computers play otherwise; one that is missing is looked for. */
export function keptGame(folder: string, name: string, found: () => Save): Save {
  const file = keptAt(folder, `${name}.json.gz`);
  if (TAKES && !existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gzipSync(JSON.stringify(found())));
  }
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Save;
}

/** No time passes while the page is at work: what it gives up where a machine is slow it does here as well. */
export const atLeisure = (page: Page): Promise<unknown> => {
  spend(page);
  return page.addInitScript(() => {
    const clock = performance.now.bind(performance);
    let now = clock();
    performance.now = () => now;
    setInterval(() => {
      now = clock();
    }, 1);
  });
};
