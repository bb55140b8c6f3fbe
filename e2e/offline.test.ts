/** The pages where there is no server: what was kept opens, and says that it is offline. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { openTable } from "./player.ts";
import { type Serving, serve } from "./server.ts";

let serving: Serving;
let browser: Browser;
beforeAll(async () => {
  [serving, browser] = await Promise.all([serve(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await serving.stop();
});

test("home and one's own tables open offline, and the table goes on when the server is back", {
  timeout: 120_000,
}, async () => {
  const context = await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  const page = await context.newPage();
  await openTable(page, serving.address, "computer");
  const table = page.url();
  await page.goto(serving.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { any, words } = await (await fetch("/offline.json")).json();
    const wanted: string[] = [...any, ...words.en];
    const kept = async () =>
      (await Promise.all(wanted.map((file) => caches.match(file)))).every((found) => found);
    while (!(await kept())) await new Promise((done) => setTimeout(done, 50));
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByText("You are offline").waitFor();
  await page.goto(`${serving.address}/tables`);
  await page.getByRole("listitem").filter({ hasText: "The Confrontation" }).first().waitFor();
  await context.setOffline(false);
  await page.getByText("You are offline").waitFor({ state: "detached" });
  await page.goto(table);
  await page.getByRole("button", { name: "Table", exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.close();
});
