/** Waiting and arriving: the page of a table with a free seat, and the page that its invitation opens. */
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { invitation, join, openTable } from "./player.ts";
import { DESKTOP, openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite();
const LONG = 240_000;

/** The parts of a page that must be seen without scrolling, and how far down they reach. */
const reach = async (page: Page, names: readonly string[]): Promise<number> => {
  const bottoms = await Promise.all(
    names.map((name) =>
      page
        .getByRole("button", { name, exact: true })
        .first()
        .evaluate((button) => button.getBoundingClientRect().bottom),
    ),
  );
  return Math.max(...bottoms);
};

/** What was copied last, as it is pasted into a field. */
async function pasted(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement("textarea"));
    field.id = "pasted";
    field.focus();
  });
  await page.keyboard.press("ControlOrMeta+V");
  const text = await page.locator("#pasted").inputValue();
  await page.locator("#pasted").evaluate((field) => field.remove());
  return text;
}

describe("the page of a table that waits", () => {
  test("has link, terms and ways to pass the time on one screen, in both lights, and lets side, clock and settings be changed", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    // As on a page that came by plain http.
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await openTable(page, site.address, "friend", 0, "confrontation");
    const link = await invitation(page);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByRole("button", { name: "Copied", exact: true }).waitFor();
    expect(await pasted(page)).toBe(link);
    await page.getByText("This link opens on this computer alone").waitFor();
    await page.getByText("you play Fellowship, no clock, rules as printed").waitFor();
    for (const theme of ["candle", "daylight"]) {
      await page.evaluate((light) => {
        document.documentElement.dataset.theme = light;
      }, theme);
      expect(await violations(page)).toEqual([]);
    }
    expect(await reach(page, ["Copy", "Change", "Close the table"])).toBeLessThanOrEqual(DESKTOP.height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      DESKTOP.height,
    );
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByText("Shadow", { exact: true }).last().click();
    await page.getByText("you play Shadow, no clock").waitFor();
    await page.getByText("no clock", { exact: true }).click();
    await page.getByText("Live", { exact: true }).click();
    await page.getByText("you play Shadow, 15 min + 10 s").waitFor();
    expect(await invitation(page)).toBe(link);
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await reach(page, ["Copy"])).toBeLessThan(PHONE.height - 64);
    await page.getByRole("button", { name: "Close the table" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Close the table" }).click();
    await page.waitForURL(/\/tables/);
    await page.goto(link);
    await page.getByRole("alert").getByText("this link is not valid").waitFor();
  });

  test("opens by itself when the friend sits down, who reads before a press what is played", {
    timeout: LONG,
  }, async () => {
    const [host, friend] = [await site.visitPlainly(), await site.visitPlainly({ viewport: PHONE })];
    await openTable(host, site.address, "friend", 0, "duel");
    const link = await invitation(host);
    await friend.goto(link);
    await friend.getByRole("heading", { name: /keeps a seat for you/ }).waitFor();
    await friend.getByText(/^About 40/).waitFor();
    await friend.getByText(/You play Sauron/).waitFor();
    // The board that is played on lies there, small.
    await friend.locator("[data-game=duel] [data-explain]").first().waitFor({ state: "attached" });
    for (const theme of ["candle", "daylight"]) {
      await friend.evaluate((light) => {
        document.documentElement.dataset.theme = light;
      }, theme);
      expect(await violations(friend)).toEqual([]);
    }
    expect(await overflow(friend)).toBeLessThanOrEqual(0);
    expect(await reach(friend, ["Take the seat"])).toBeLessThan(PHONE.height - 64);
    // The rules are read first, and lead back.
    await friend.getByRole("link", { name: /^Rules/ }).click();
    await friend.getByRole("link", { name: "Back to your seat" }).click();
    await friend.getByRole("button", { name: "Take the seat" }).click();
    await friend.waitForURL(/\/table\//);
    await host.getByText("Everybody is here").first().waitFor();
    for (const page of [host, friend]) await page.locator("#board").waitFor();

    // The link has done its work, and says so to whoever follows it now.
    const late = await site.visitPlainly();
    await late.goto(link);
    await late.getByRole("heading", { name: "Somebody sits here already" }).waitFor();
    expect(await late.getByRole("button", { name: "Take the seat" }).count()).toBe(0);
    expect(await violations(late)).toEqual([]);
  });

  test("calls its opener back from the guided game when the friend has come", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const [host, friend] = [await site.visitPlainly(), await site.visitPlainly()];
    await openTable(host, site.address, "friend", 0, "duel");
    const link = await invitation(host);
    await host.getByRole("link", { name: /^Guided game/ }).click();
    await host.waitForURL(/\/guide\/duel/);
    await join(friend, link);
    await host.getByRole("link", { name: "To the table" }).click();
    await host.waitForURL(/\/table\//);
    for (const page of [host, friend]) await page.locator("#board").waitFor();
    // Who has come is called no more.
    await host.locator("[data-top=home]").click();
    await host.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await host.getByRole("link", { name: "To the table" }).count()).toBe(0);
  });

  test("lets a computer play until the friend comes and takes the seat from it", {
    timeout: LONG,
  }, async () => {
    const [host, friend] = [await site.visitPlainly(), await site.visitPlainly()];
    await openTable(host, site.address, "friend", 0, "duel");
    const link = await invitation(host);
    await host.getByRole("button", { name: /^Play the computer/ }).click();
    expect(await violations(host)).toEqual([]);
    await host.getByRole("button", { name: "Play now" }).click();
    await host.locator("#board").waitFor();
    await host.locator("#choices button").first().waitFor();
    await friend.goto(link);
    await friend.getByText("A computer has played this seat so far").waitFor();
    await friend.getByLabel("Your name").fill("Sam");
    await friend.getByRole("button", { name: "Take the seat" }).click();
    await friend.locator("#board").waitFor();
    await host.locator("#notices").getByText(/Sam/).first().waitFor();
  });
});

describe("an invitation", () => {
  test("that was renewed says whom to ask, and a guest who is early waits with the others", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const host = await site.visitPlainly();
    await openTable(host, site.address, "friend");
    const old = await invitation(host);
    await host.getByRole("button", { name: "Make a new link" }).first().click();
    await expect.poll(() => invitation(host)).not.toBe(old);
    const friend = await site.visitPlainly();
    await friend.goto(old);
    await friend.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
    await friend.getByText(/has made a new one/).waitFor();
    expect(await friend.getByRole("button", { name: "Take the seat" }).count()).toBe(0);
  });
});
