/** The public lobby: a player lists a table, and a stranger comes to it. */
import { isFull } from "@westmarch/testkit/full";
import { expect, test } from "vitest";
import { hurry } from "./player.ts";
import { atRest, DESKTOP, openSite, overflow, PHONE, violations, WINDOWS } from "./site.ts";

const site = openSite({}, true);

test("a table that anyone may join is found in the common room by a stranger, who sits down and plays", {
  timeout: 240_000,
}, async () => {
  const stranger = await site.visitPlainly({ viewport: PHONE });
  await stranger.goto(`${site.address}/tables`);
  await stranger.getByText("Nobody is in just now").waitFor();

  const opener = await site.visitPlainly();
  await opener.goto(`${site.address}/new/confrontation?how=friend`);
  await opener.getByRole("button", { name: "only by your link: change" }).click();
  await opener.getByRole("switch", { name: /Anyone may join/ }).check({ force: true });
  await opener.keyboard.press("Escape");
  await opener.locator('form fieldset:has([value="chance"]) input[value="0"]').check({ force: true });
  await opener.getByLabel("Your name").fill("Rosie");
  await opener.locator("form button[type=submit]").click();
  await opener.waitForURL(/\/table\//);

  // It comes by itself.
  await stranger.getByText("Rosie").waitFor();
  // With a table to join, too, it fits one screen.
  await stranger.setViewportSize(DESKTOP);
  await stranger.getByRole("heading", { name: "Puzzle of the day" }).waitFor();
  await atRest(stranger);
  const high = await stranger.evaluate(() => document.documentElement.scrollHeight);
  expect(high).toBeLessThanOrEqual(DESKTOP.height);
  await stranger.setViewportSize(PHONE);
  expect(await violations(stranger)).toEqual([]);
  expect(await overflow(stranger)).toBeLessThanOrEqual(0);
  await stranger.getByRole("link", { name: /Sit down: .*Rosie/ }).click();
  await stranger.getByText("With Rosie.").waitFor();
  await stranger.getByLabel("Your name").fill("Tom");
  await stranger.locator("form button[type=submit]").click();
  await stranger.waitForURL(/\/table\//);
  for (const page of [opener, stranger]) {
    await page.getByRole("button", { name: "Place for me" }).waitFor();
    await hurry(page);
  }
  expect(await opener.locator("header").first().innerText()).toContain("Tom");

  // The seat is gone from the room, and stands among one's own.
  await stranger.goto(`${site.address}/tables`);
  await stranger.getByText("Nobody is in just now").waitFor();
  await stranger.getByRole("link", { name: "Go to the table" }).waitFor();

  // Who looks for a game is answered, and both are led to a table.
  await opener.goto(`${site.address}/tables`);
  await opener.getByRole("button", { name: "Look for a game" }).click();
  await stranger.getByRole("button", { name: "Answer Rosie: The Confrontation" }).click();
  for (const page of [stranger, opener]) await page.waitForURL(/\/table\//);
});

test("there is something to watch at any hour: a small board of two computers, and the way to their table", {
  timeout: 240_000,
  skip: !isFull,
}, async () => {
  const page = await site.visitPlainly();
  await page.goto(`${site.address}/watch`);
  await page.getByRole("heading", { name: "Two computers" }).first().waitFor();
  await page
    .locator("[data-tile=exhibition] [data-game] [data-explain]")
    .first()
    .waitFor({ state: "attached" });
  for (const { name, viewport, colorScheme } of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    expect(await violations(page), name).toEqual([]);
    expect(await overflow(page), name).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(DESKTOP);
  // Of another game nothing is played, which is said.
  await page.getByRole("button", { name: "Duel", exact: true }).click();
  await page.getByText("Nobody plays Duel in public just now.").waitFor();
  await page.getByRole("button", { name: "All games" }).click();
  await page.getByRole("button", { name: /^Watch: The Confrontation/ }).click();
  await page.locator("#board [data-explain]").first().waitFor({ state: "attached" });
  // A scene may be gone past, and nothing can be chosen.
  const choices = page.locator("#choices button").filter({ hasNotText: /Continue|Skip/ });
  expect(await choices.count()).toBe(0);
});
