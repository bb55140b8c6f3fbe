/** The pages where there is no server: what was kept opens, and says that it is offline. */
import { isFull } from "@westmarch/testkit/full";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "./browser.ts";
import { invitation, join, openTable } from "./player.ts";
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

/** A device on which a worker has kept the site: tests use it one after the other, as long as nothing goes wrong on it. */
let device: BrowserContext | null = null;

async function visit(): Promise<Page> {
  device ??= await browser.newContext({ locale: "en-US", reducedMotion: "reduce" });
  return device.newPage();
}

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") {
    await device?.close();
    device = null;
  }
  for (const page of device?.pages() ?? []) {
    // The next test finds none of the tables of this one.
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
});

/** Waits until everything is kept that a list names. */
const kept = (page: Page, list: string): Promise<void> =>
  page.evaluate(async (address) => {
    await navigator.serviceWorker.ready;
    const { any, words } = await (await fetch(address)).json();
    // The worker keeps them one after the other: what comes late is not asked for while much is missing.
    for (const file of [...any, ...words.en])
      while (!(await caches.match(file))) await new Promise((done) => setTimeout(done, 200));
  }, list);

test("home and one's own tables open offline, and the table goes on when the server is back", {
  timeout: 120_000,
}, async () => {
  const page = await visit();
  const context = page.context();
  await openTable(page, serving.address, "computer");
  const table = page.url();
  await page.goto(serving.address);
  await kept(page, "/offline.json");
  await context.setOffline(true);
  await page.reload();
  await page.getByText("You are offline").first().waitFor();
  await page.goto(`${serving.address}/tables`);
  const own = page.getByRole("region", { name: "Your tables" });
  await own.getByRole("listitem").filter({ hasText: "The Confrontation" }).first().waitFor();
  const listed = page.getByRole("region", { name: "In the common room" });
  await listed.getByText("The server cannot be reached").waitFor();
  await page.goto(`${serving.address}/person`);
  await page.getByRole("heading", { name: "Your page" }).waitFor();
  await page.getByRole("alert").getByText("The server cannot be reached").waitFor();
  // What was never opened is not broken: it cannot be fetched.
  await page.goto(`${serving.address}/tournaments`);
  await page.getByText("This page is not on this device yet").first().waitFor();
  await page.goto(`${serving.address}/tables`);
  await context.setOffline(false);
  await page.getByText("You are offline").waitFor({ state: "detached" });
  await page.goto(table);
  await page.getByRole("button", { name: "Table", exact: true }).first().waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
});

test("a page for which the worker answers loads nothing ahead that the browser throws away", {
  timeout: 120_000,
  skip: !isFull,
}, async () => {
  const page = await visit();
  await page.goto(serving.address);
  await kept(page, "/offline.json");
  const thrown: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("preload")) thrown.push(message.text());
  });
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.goto(`${serving.address}/new/duel?how=computer`);
  await page.locator("form button[type=submit]").click();
  await page.locator("#choices button").first().waitFor();
  expect(thrown).toEqual([]);
});

test("where the server does not answer, the same button opens the table on the device, and says so beside it", {
  timeout: 120_000,
  skip: !isFull,
}, async () => {
  const context = await browser.newContext({
    locale: "en-US",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.route("**/api/tables", (route) => route.abort());
  await page.goto(`${serving.address}/new/duel?how=computer`);
  const open = page.locator("form button[type=submit]");
  await open.click();
  const said = page.getByRole("alert").getByText("Press again to play on this device");
  await said.waitFor();
  const { bottom } = await said.evaluate((words) => words.getBoundingClientRect().toJSON());
  expect(bottom).toBeLessThan(900);
  await open.click();
  await page.waitForURL(/\/here\//);
  await context.close();
});

test("a game against the computer begins without a net, goes on after a reload, and is handed over with a link for a friend", {
  timeout: 120_000,
}, async () => {
  const page = await visit();
  const context = page.context();
  await page.goto(`${serving.address}/new/duel?how=computer`);
  await kept(page, "/offline.json");
  await kept(page, "/offline/duel.json");
  await context.setOffline(true);
  await page.reload();
  await page.getByText("You are offline").first().waitFor();
  await page.locator("form button[type=submit]").click();
  await page.waitForURL(/\/here\//);
  const choice = page.locator("#choices button").filter({ hasNotText: "Hint" }).first();
  // Where there is no room for buttons, cards are pressed on the table, and by keys in the bar.
  for (let made = 0; made < 3; made++) await choice.press("Enter");
  await page.reload();
  await page.getByText("on this device").first().waitFor();
  await choice.press("Enter");

  await context.setOffline(false);
  await page.goto(`${serving.address}/tables`);
  const own = page.getByRole("region", { name: "Your tables" });
  await own.getByRole("listitem").filter({ hasText: "Duel" }).getByRole("link").click();
  await choice.waitFor();
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Hand it over to the server" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: /Computer/ }).click();
  await page.getByRole("option", { name: "A friend, by link" }).click();
  await dialog.getByRole("button", { name: "Hand over", exact: true }).click();
  await page.waitForURL(/\/table\//);
  // What is kept for when there is no net is the other's matter.
  const friend = await (await browser.newContext({ locale: "en-US", serviceWorkers: "block" })).newPage();
  await join(friend, await invitation(page));
  await friend.getByRole("button", { name: "Table", exact: true }).first().waitFor();
  await page.goto(`${serving.address}/tables`);
  await page.getByText("Handed over to the server").waitFor();
});
