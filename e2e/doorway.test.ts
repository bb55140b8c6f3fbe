/** The page behind a door: presses to a first choice, last choices, and what waits. */
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { invitation, join } from "./player.ts";
import { lead } from "./saved.ts";
import { DESKTOP, openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite();
const LONG = 120_000;

const begin = (page: Page) => page.locator("form button[type=submit]");
const choices = (page: Page) => page.locator("#choices button");
const bottomOf = (page: Page): Promise<number> =>
  begin(page).evaluate((button) => button.getBoundingClientRect().bottom);

describe("behind a door", () => {
  test("somebody new is two presses from the guided game, or from a computer", {
    timeout: LONG,
  }, async () => {
    const hasty = await site.visitPlainly({ viewport: DESKTOP });
    await hasty.goto(site.address);
    await hasty.getByRole("link", { name: /^Duel/ }).first().click();
    await hasty.getByRole("button", { name: "Play at once" }).click();
    await choices(hasty).first().waitFor();

    const page = await site.visitPlainly({ viewport: DESKTOP });
    await page.goto(site.address);
    await page.getByRole("link", { name: /^Duel/ }).first().click();
    await page.getByRole("heading", { name: "Your first game, guided" }).waitFor();
    await begin(page).click();
    await page.waitForURL(/\/guide\/duel/);
    await page.locator("#board").waitFor();

    // The tile changes places with the leaf, and what was taken is there the next time.
    await page.goto(`${site.address}/new/duel`);
    await page.getByRole("button", { name: "Play the computer" }).click();
    await page.getByRole("radio", { name: /^Gentle/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("radio", { name: /^Fair/, checked: true }).waitFor();
    await begin(page).click();
    await page.waitForURL(/\/table\//);
    await page.goto(site.address);
    await page.getByRole("link", { name: /^Duel/ }).first().click();
    await page.getByRole("radio", { name: /^Fair/, checked: true }).waitFor();
    await begin(page).click();
    await choices(page).first().waitFor();
  });

  test("whoever is new finds the guided game, the puzzle of the day and the common room under the doors", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await page.goto(site.address);
    const ways = page.getByRole("region", { name: "Ways to play" });
    const links = await ways
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual(["/guide/confrontation", "/puzzles/today", "/tables"]);
    await ways.getByRole("link", { name: /^New here/ }).click();
    await page.getByRole("link", { name: "Shadow" }).click();
    await page.locator("main > [data-side]").filter({ hasText: "You lead the Shadow" }).waitFor();
  });

  test("a friend's link is one press away, and so is a game on this screen", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    for (const [way, link] of [
      ["Invite a friend", true],
      ["On this screen", false],
    ] as const) {
      const page = await site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true });
      await page.goto(`${site.address}/new/confrontation`);
      await page.getByRole("button", { name: way }).tap();
      await page.waitForURL(/\/table\//);
      if (link) expect(await page.locator("input[readonly]").first().inputValue()).toContain("/join");
    }
  });

  test("all settings are one sentence, kept for the next table until all is as printed", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await page.goto(`${site.address}/new/confrontation?how=computer`);
    await page.getByRole("button", { name: "rules as printed: change" }).click();
    await page.getByRole("switch", { name: /Variant cards/ }).check({ force: true });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "1 rule changed: change" }).waitFor();
    await begin(page).click();
    await page.waitForURL(/\/table\//);
    await page.goto(`${site.address}/new/confrontation`);
    await page.getByText("as earlier today").waitFor();
    await page.getByRole("button", { name: "1 rule changed: change" }).waitFor();
    await page.getByRole("button", { name: "Change", exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "All as printed" }).click();
    await page.getByRole("button", { name: "Fold" }).click();
    await page.getByRole("button", { name: "rules as printed: change" }).waitFor();
  });

  test("a table of one's own that waits is a signpost, counted on the icon, and named after a choice elsewhere", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    for (const game of ["duel", "confrontation"]) {
      await lead(page, `${site.address}/new/${game}?how=computer`);
      await begin(page).click();
      await choices(page).first().waitFor();
    }
    await page.goto(`${site.address}/new/duel`);
    await page.locator('link[rel="icon"][href^="data:"]').waitFor({ state: "attached" });
    await page.waitForFunction(() => document.title.startsWith("(2)"));
    await page.getByRole("link", { name: "Gentle waits Your move" }).click();
    await choices(page).first().waitFor();

    // The friend begins: meanwhile nothing is to be decided here, and something elsewhere.
    await page.goto(`${site.address}/new/duel?how=friend`);
    await page.getByRole("radio", { name: "Fellowship" }).check({ force: true });
    await begin(page).click();
    await page.waitForURL(/\/table\//);
    const friend = await site.visitPlainly();
    await join(friend, await invitation(page));
    await page.getByRole("link", { name: /^Next table: / }).click();
    await choices(page).first().waitFor();
  });

  test.each([
    ["a desktop", DESKTOP, ["confrontation", "war-of-the-ring", "five-armies", "trading-card-game", "duel"]],
    ["a phone", PHONE, ["confrontation", "war-of-the-ring", "five-armies", "trading-card-game", "duel"]],
    ["a small phone", { width: 320, height: 640 }, ["war-of-the-ring", "trading-card-game"]],
    ["a phone on its side", { width: 844, height: 390 }, ["war-of-the-ring", "trading-card-game"]],
  ] as const)(
    "on %s the gold is in the first screen, and nothing is wider than it",
    { timeout: LONG },
    async (_, viewport, games) => {
      const page = await site.visitPlainly({ viewport });
      for (const how of ["guided", "computer"])
        for (const game of games) {
          await lead(page, `${site.address}/new/${game}?how=${how}`);
          await begin(page).waitFor();
          await page.waitForTimeout(300);
          expect(await bottomOf(page), `${game}, ${how}`).toBeLessThanOrEqual(
            viewport.height - (viewport.width < 760 ? 64 : 0),
          );
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        }
    },
  );
});
