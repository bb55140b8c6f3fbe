/** Whole games of Duel for Middle-earth in a real browser. */
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { endingFits, endingIsAccessible } from "./endings.ts";
import { DESKTOP, openHouse, overflow, PHONE, TABLET, violations } from "./house.ts";
import { invitation, join, openTable, Player } from "./player.ts";

const house = openHouse();
/** Milliseconds for a whole game. */
const LONG = 240_000;
const FELLOWSHIP = 0;
const SAURON = 1;

/** Where a region can be clicked: the middle of its outline, for a button is as large as the map. */
const middleOf = (region: Locator): Promise<{ x: number; y: number }> =>
  region.evaluate((button) => {
    const corners = [...getComputedStyle(button).clipPath.matchAll(/([\d.]+)% ([\d.]+)%/g)];
    const mean = (place: number) =>
      corners.reduce((sum, corner) => sum + Number(corner[place]), 0) / corners.length / 100;
    const { width, height } = button.getBoundingClientRect();
    return { x: mean(1) * width, y: mean(2) * height };
  });

/** Somebody who plays on the table itself: cards, tags, medallions, regions. */
class AtTheTable extends Player {
  /** The things on the table that answer now, the nearest to an answer first. */
  async things(): Promise<readonly Locator[]> {
    for (const what of [
      "[data-verb]:not([aria-disabled])",
      "[data-keep]",
      "[data-anchor^='offer:']",
      "button[data-reach]",
      "button[data-mine]",
    ]) {
      const found = await this.page.locator(`#board ${what}`).all();
      if (found.length > 0) return found;
    }
    return [];
  }

  override async step(): Promise<boolean> {
    const choices = await this.choices().all();
    if (choices.length === 0) return false;
    const things = await this.things();
    const thing = things.length > 0 && this.random(5) > 0 ? this.any(things) : this.any(choices);
    try {
      const region = await thing.getAttribute("data-reach", { timeout: 1000 });
      const position = region === null ? undefined : await middleOf(thing);
      await thing.click({ timeout: 1500, ...(position && { position }) });
      this.made++;
    } catch {
      // The page has moved on meanwhile; it is looked at anew.
    }
    return true;
  }
}

const open = (page: Page, how: "computer" | "friend", side: number) =>
  openTable(page, house.address, how, side, "duel");

const firstChoice = (page: Page) => page.locator("#choices button").first().waitFor();

describe("a whole game of Duel", () => {
  test("is played against the computer by mouse, on the table", { timeout: LONG }, async () => {
    const page = await house.visit();
    await open(page, "computer", SAURON);
    const player = new AtTheTable(page, 7);
    await player.play();
    expect(player.made).toBeGreaterThan(20);
    const turning = page.getByRole("region", { name: "The turning point" });
    expect(await turning.locator("svg").count()).toBeGreaterThan(0);
    await endingIsAccessible(page);
    await endingFits(page);
  });

  test("is played against the computer by keyboard alone", { timeout: LONG }, async () => {
    const page = await house.visit();
    await open(page, "computer", FELLOWSHIP);
    await firstChoice(page);
    const player = new Player(page, 11);
    await player.playByKeys();
    expect(player.made).toBeGreaterThan(20);
  });

  test("is played by two people in two browsers, one of whom reloads in the middle", {
    timeout: LONG,
  }, async () => {
    const [here, there] = [await house.visit(), await house.visit({ viewport: PHONE })];
    await open(here, "friend", SAURON);
    await join(there, await invitation(here));
    const players = [new AtTheTable(here, 21), new Player(there, 22)] as const;
    let reloaded = false;
    const reloadOnce = async () => {
      if (reloaded || players[1].made < 12) return false;
      reloaded = true;
      await there.reload();
      return false;
    };
    await Promise.all([players[0].play(), players[1].play(reloadOnce)]);
    expect(reloaded).toBe(true);
    expect(await players[0].isOver()).toBe(true);
    expect(await players[1].isOver()).toBe(true);
  });
});

describe("Duel on one screen", () => {
  test("goes from one to the other by itself, for nothing is hidden", { timeout: LONG }, async () => {
    const page = await house.visit();
    await openTable(page, house.address, "screen", 0, "duel");
    const player = new Player(page, 4);
    const book = page.locator("#red-book");
    const cover = page.getByRole("heading", { name: /^Pass/ });
    await player.play(async () => {
      expect(await cover.count()).toBe(0);
      const turns = await book.getByText(/’s turn$/).count();
      return turns >= 5;
    });
  });
});

describe("a card of the tableau", () => {
  test.each([
    ["played by carrying it to one's own area", "section[data-drop=area]", /plays/],
    ["discarded by carrying it to the pile", "button[data-drop=pile]", /discards/],
  ])("is %s", { timeout: LONG }, async (_how, place, said) => {
    const page = await house.visit();
    await open(page, "friend", SAURON);
    await join(await house.visit(), await invitation(page));
    await firstChoice(page);
    const cards = page.locator("#board button[data-available]");
    const [from, to] = [
      await cards.first().boundingBox(),
      await page.locator(`#board ${place}`).boundingBox(),
    ];
    if (!from || !to) throw new Error("the table is not there");
    const count = await cards.count();
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => cards.count()).toBe(count - 1);
    expect(await page.locator("#red-book").innerText()).toMatch(said);
  });

  test("that is covered says why it cannot be taken", { timeout: LONG }, async () => {
    const page = await house.visit();
    await open(page, "friend", SAURON);
    await join(await house.visit(), await invitation(page));
    await firstChoice(page);
    const covered = page.locator("#board button[data-point^='card:']:not([data-available])").first();
    await covered.click({ position: { x: 20, y: 10 } });
    await page.getByText("Another card still lies on this one.").waitFor();
  });
});

describe.each([
  ["a desktop", DESKTOP, "light"],
  ["a tablet", TABLET, "dark"],
  ["a phone", PHONE, "dark"],
] as const)("Duel on %s", (_name, viewport, colorScheme) => {
  test("is in order, whatever lies on the table, and so is the drawer", { timeout: LONG }, async () => {
    const page = await house.visit({ viewport, colorScheme });
    await open(page, "computer", SAURON);
    await firstChoice(page);
    const player = new Player(page, 5);
    // A turn, a card taken up, tokens or cards to choose from, regions to choose from: each looked at once.
    const sights = ["button[data-mine]", "[data-selected]", "[data-anchor^='offer:']", "button[data-reach]"];
    await player.play(async () => {
      for (const [i, sight] of sights.entries()) {
        if (!(await page.locator(`#board ${sight}`).first().isVisible())) continue;
        sights.splice(i, 1);
        expect(await violations(page), sight).toEqual([]);
        expect(await overflow(page), sight).toBeLessThanOrEqual(0);
        return false;
      }
      return sights.length === 0 || player.made > 60;
    });
    await page
      .getByRole("button", { name: "Look at the board" })
      .click({ timeout: 2500 })
      .catch(() => undefined);
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Cards and tokens" }).click();
    await page.locator("summary").first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
