/** Chance to which both sides contribute, and what “Check chance” says of it. */
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { spend } from "./lender.ts";
import { invitation, join, linkOf, openTable, Player } from "./player.ts";
import { openSite } from "./site.ts";

const site = openSite();
const LONG = 120_000;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function resign(page: Page): Promise<void> {
  await button(page, "Table").click();
  await button(page, "Resign").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
}

/** What the page of the finished game says when its chance is checked. */
async function checked(page: Page, replay: string): Promise<string> {
  await page.goto(replay);
  await button(page, "About this game").click();
  await button(page, "Check chance").click();
  const verdict = page.locator("[role=status]").filter({ hasText: /seal|hold/ });
  await verdict.waitFor();
  return verdict.innerText();
}

describe("a game whose cards are dealt at the beginning", () => {
  test("is dealt when both sit; both browsers are in the key, and each agrees with what it noted", {
    timeout: LONG,
  }, async () => {
    const [here, there] = [await site.visitPlainly(), await site.visitPlainly()];
    await openTable(here, site.address, "friend", 0, "duel");
    await here.getByRole("heading", { name: "A seat is kept" }).waitFor();
    const link = await invitation(here);
    // A player who reloads meanwhile loses nothing.
    await here.reload();
    await here.getByRole("heading", { name: "A seat is kept" }).waitFor();
    await join(there, link);
    for (const page of [here, there]) await page.locator("#board").getByRole("button").first().waitFor();
    await button(here, "Table").click();
    const fair = here.getByText("In the key besides the server’s secret");
    await fair.waitFor();
    expect(await here.getByText("What this device put in").count()).toBe(1);
    await here.keyboard.press("Escape");
    await resign(there);
    await here.getByRole("heading", { name: "Victory" }).waitFor();
    await button(here, "Look at the board").click();
    const replay = await linkOf(here, /\/replay\//);
    for (const page of [here, there]) {
      const verdict = await checked(page, replay);
      expect(verdict).toMatch(/draws follow from the key/);
      expect(verdict).toMatch(
        /In the key besides the server’s secret: what came from the browser of .+ and .+\./,
      );
      expect(verdict).toContain("What this device noted during the game agrees with it.");
      expect(verdict).not.toContain("too late");
    }
    const stranger = await site.visitPlainly();
    expect(await checked(stranger, replay)).toContain("This device noted nothing during the game");
  });
});

describe("a file that was changed", () => {
  test("says whose contribution is not the one that was fixed before", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "computer");
    await new Player(page, 5).setUp();
    await resign(page);
    await page.getByRole("heading", { name: "Given up" }).waitFor();
    await button(page, "Look at the board").click();
    const replay = await linkOf(page, /\/replay\//);
    expect(await checked(page, replay)).toContain("What this device noted during the game agrees with it.");
    spend(page);
    await page.route("**/api/replay", async (route) => {
      const answer = await route.fetch();
      const file = await answer.json();
      const [own] = file.save.fairness.contributions;
      own.value = own.value.replace(/^./, (digit: string) => (digit === "0" ? "1" : "0"));
      await route.fulfill({ json: file });
    });
    await page.reload();
    expect(await checked(page, replay)).toContain("This does not hold: What seat 1 contributed");
  });
});
