/** Whole games in a real browser. */
import { isFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { endingFits, endingIsAccessible } from "./endings.ts";
import { invitation, join, openTable, Player, playTogether } from "./player.ts";
import { inBattle } from "./saved.ts";
import { DESKTOP, openSite, PHONE } from "./site.ts";

const site = openSite();
/** Milliseconds for a whole game. */
const LONG = 240_000;

describe("a whole game", () => {
  test("is played against the computer by mouse, on the map and in the bar", { timeout: LONG }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await openTable(page, site.address, "computer");
    const player = new Player(page, 7);
    await player.setUp();
    await player.play();
    expect(player.made).toBeGreaterThan(3);
    expect(await page.getByRole("heading", { level: 2 }).allInnerTexts()).toContainEqual(
      expect.stringMatching(/\S/),
    );
    const turning = page.getByRole("region", { name: "The turning point" });
    await turning.locator("svg").first().waitFor();
    await endingIsAccessible(page, 3);
    await endingFits(page, 3);
  });

  // Of single choices these hands are seen elsewhere on every day.
  if (isFull) {
    test("is played against the computer by keyboard alone", { timeout: LONG }, async () => {
      const page = await site.visitPlainly();
      await page.goto(`${site.address}/new/confrontation?how=computer`);
      // From the first stop of the tab key to the button that opens the table.
      await page.locator("form button[type=submit]").waitFor();
      const isSubmit = () =>
        page.evaluate(() => document.activeElement?.matches("form button[type=submit]") ?? false);
      for (let stops = 0; stops < 60 && !(await isSubmit()); stops++) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/table\//);
      await page.locator("#choices button").first().waitFor();
      const player = new Player(page, 11);
      await player.playByKeys();
      expect(player.made).toBeGreaterThan(9);
    });

    test("is played by touch on a phone", { timeout: LONG }, async () => {
      const page = await site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true });
      await openTable(page, site.address, "computer", 1);
      const player = new Player(page, 3);
      await player.setUp();
      await player.play();
      expect(player.made).toBeGreaterThan(3);
    });
  }

  test("is played by two people in two browsers, one of whom reloads in the middle of a battle", {
    timeout: LONG,
  }, async () => {
    const [here, there] = [await site.visitPlainly(), await site.visitPlainly()];
    const players = [new Player(here, 21), new Player(there, 22)] as const;
    // How a game of two begins is seen elsewhere on every day.
    if (isFull) {
      await openTable(here, site.address, "friend");
      await join(there, await invitation(here));
      await Promise.all(players.map((player) => player.setUp()));
    } else await inBattle(site, here, there);
    const battle = there.getByRole("heading", { name: /^Battle in/ });
    const reloaded = await playTogether(...players, () => battle.isVisible());
    expect(reloaded).toBe(true);
    expect(await players[0].isOver()).toBe(true);
    expect(await players[1].isOver()).toBe(true);
  });
});

describe("on one screen", () => {
  test("the other's view is not in the page while the table is handed over", { timeout: LONG }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "screen");
    const cover = page.getByRole("button", { name: /^I am / });
    await cover.waitFor();
    expect(await page.locator("#board").count()).toBe(0);
    await cover.click();
    await new Player(page, 1).setUp();
    await page.getByRole("button", { name: /^Pass the screen/ }).click();
    await cover.waitFor();
    expect(await page.locator("body").innerHTML()).not.toMatch(/Gandalf|Frodo|Balrog|Warg/);
    await cover.click();
    await new Player(page, 2).setUp();
    await page.locator("#choices button").first().waitFor();
  });
});
