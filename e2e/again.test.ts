/** How a game ends between people, and how it begins again. */
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { invitation, join, openTable, Player } from "./player.ts";
import { openSite, PHONE } from "./site.ts";

const site = openSite();
const LONG = 240_000;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

/** Opens the table's drawer and presses something in it. */
async function atTheTable(page: Page, name: string): Promise<void> {
  await button(page, "Table").click();
  await button(page, name).click();
}

async function resign(page: Page): Promise<void> {
  await atTheTable(page, "Resign");
  await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
}

describe("a game given up", () => {
  test("is told to either side in its own words, shows every face, and goes on at one table with sides exchanged", {
    timeout: LONG,
  }, async () => {
    const good = await site.visitPlainly();
    const dark = await site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openTable(good, site.address, "friend");
    const link = await invitation(good);
    await join(dark, link);
    await Promise.all([new Player(good, 5).setUp(), new Player(dark, 6).setUp()]);
    await dark.locator("#choices button").first().waitFor();
    expect(await good.locator("#board").innerText()).not.toMatch(/Balrog/);

    await resign(dark);
    await good.getByRole("heading", { name: "Victory" }).waitFor();
    await dark.getByRole("heading", { name: "Given up" }).waitFor();
    await button(good, "Look at the board").click();
    await expect.poll(() => good.locator("#board").innerText()).toMatch(/Balrog/);
    expect(await good.locator("#board button[data-ready]").count()).toBe(0);
    expect(await good.locator("#red-book").innerText()).toMatch(/gave the game up/);

    await button(dark, "Play again").click();
    await dark.getByText("Waiting for").waitFor();
    await button(good, "How did it end?").click();
    await good.getByText("would like another game").waitFor();
    await button(good, "Play again").click();
    for (const page of [good, dark]) await button(page, "Place for me").waitFor();
    expect(await good.locator("#board").innerText()).toMatch(/Balrog/);
    expect(await dark.locator("#board").innerText()).toMatch(/Frodo/);
    expect(await good.locator("header").first().innerText()).toMatch(/0 : 1/);

    // The invitation that took the seat leads back to it, in the game that is going on now.
    await dark.goto(link);
    await dark.waitForURL(/\/table\//);
    await button(dark, "Place for me").waitFor();
  });
});

describe("proposals", () => {
  test("a draw is offered to a computer only after a question", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "computer");
    await new Player(page, 5).setUp();
    await atTheTable(page, "Offer a draw");
    await page.getByRole("dialog").getByText("decides by itself").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    expect(await page.getByText("The game is over.").count()).toBe(0);
  });

  test("what one side takes back is told to the other in words", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const [good, dark] = [await site.visitPlainly(), await site.visitPlainly()];
    await openTable(good, site.address, "friend");
    await join(dark, await invitation(good));
    const players = [new Player(good, 5), new Player(dark, 6)];
    expect(await button(good, "Take back").isDisabled()).toBe(true);
    await Promise.all(players.map((player) => player.setUp()));
    await dark.locator("#choices button").first().waitFor();
    await players[1].step();
    await players[1].step();
    await button(dark, "Take back").click();
    await good.locator("#notices").getByText("took a choice back").waitFor();
  });
});

describe("an invitation", () => {
  test("opened by a player of the table leads to the seat", { timeout: LONG, skip: !isFull }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "friend");
    const link = await invitation(page);
    await page.goto(link);
    await page.getByRole("link", { name: "To my seat" }).click();
    await page.waitForURL(/\/table\//);
  });
});
