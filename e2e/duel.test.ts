/** Whole games of Duel for Middle-earth in a real browser. */
import { inFull, inTurn, isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { endingFits, endingIsAccessible } from "./endings.ts";
import { invitation, join, openTable, Player, playTogether, type Sight } from "./player.ts";
import { asksFor, played, sit } from "./saved.ts";
import { SIGHTS, show } from "./sights.ts";
import { DESKTOP, inHand, openSite, overflow, PHONE, violations, WINDOWS } from "./site.ts";

const site = openSite();
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

/** What answers on the table, the nearest to an answer first. */
const ANSWERING = [
  "#board [data-verb]:not([aria-disabled])",
  "#board [data-keep]",
  "#board [data-anchor^='offer:']",
  "#board button[data-reach]",
  "#board button[data-mine]",
];

/** A player on the table itself: cards, tags, medallions, regions. */
class AtTheTable extends Player {
  /** One of the things on the table that answer now. */
  async thing(): Promise<Locator | null> {
    const counts = await this.page.evaluate(
      (all) => all.map((what) => document.querySelectorAll(what).length),
      ANSWERING,
    );
    const nearest = counts.findIndex((count) => count > 0);
    const what = ANSWERING[nearest];
    return what === undefined ? null : this.page.locator(what).nth(this.random(counts[nearest] ?? 1));
  }

  protected override async act(sight: Sight): Promise<boolean> {
    if (sight.choices === 0) return false;
    const thing = this.random(5) > 0 ? await this.thing() : null;
    if (!thing) return super.act(sight);
    try {
      const region = await thing.getAttribute("data-reach", { timeout: 1000 });
      const position = region === null ? undefined : await middleOf(thing);
      if (await this.press(thing, position)) this.made++;
    } catch {
      // The page has moved on meanwhile; it is looked at anew.
    }
    return true;
  }
}

const open = (page: Page, how: "computer" | "friend", side: number) =>
  openTable(page, site.address, how, side, "duel");

const firstChoice = (page: Page) => page.locator("#choices button").first().waitFor();

describe(inFull("a game of Duel", "a whole game of Duel"), () => {
  // On every day its first turns, and the end of one that is over.
  test("is played against the computer by mouse, on the table, and its end is told", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly();
    await open(page, "computer", SAURON);
    const player = new AtTheTable(page, 7);
    const many = inFull(9, 20);
    await player.play(inFull(async () => player.made > many, undefined));
    expect(player.made).toBeGreaterThan(many);
    if (!isFull) await sit(site, played("duel", { seed: 1 }), page);
    const turning = page.getByRole("region", { name: "The turning point" });
    await turning.locator("svg").first().waitFor();
    await endingIsAccessible(page, 1);
    await endingFits(page, 1);
  });

  // Of single choices the keyboard is tried elsewhere on every day.
  test("is played against the computer by keyboard alone", { timeout: LONG, skip: !isFull }, async () => {
    const page = await site.visitPlainly();
    await open(page, "computer", FELLOWSHIP);
    await firstChoice(page);
    const player = new Player(page, 11);
    await player.playByKeys();
    expect(player.made).toBeGreaterThan(20);
  });

  // On every day it is two at a table of The Confrontation.
  test("is played to its end by two people in two browsers, one of whom reloads in the middle", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const [here, there] = [await site.visitPlainly(), await site.visitPlainly({ viewport: PHONE })];
    await sit(
      site,
      played("duel", { seed: 1, until: (asks, made) => made >= 45 && asksFor("turn")(asks) }),
      there,
      here,
    );
    const players = [new AtTheTable(here, 21), new Player(there, 22)] as const;
    const reloaded = await playTogether(...players, () => players[1].made >= 5);
    expect(reloaded).toBe(true);
    expect(await players[0].isOver()).toBe(true);
    expect(await players[1].isOver()).toBe(true);
  });
});

describe("Duel on one screen", () => {
  test("goes from one to the other by itself, for nothing is hidden", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "screen", 0, "duel");
    const player = new Player(page, 4);
    const turns = page.locator("#red-book li").filter({ hasText: /’s turn/ });
    const cover = page.getByRole("heading", { name: /^Pass/ });
    await player.play(async () => {
      expect(await cover.count()).toBe(0);
      return (await turns.count()) >= 5;
    });
  });
});

describe("a card of the tableau", () => {
  const CARRIED = [
    ["played by carrying it to one's own area", "section[data-drop=area]", /plays/],
    ["discarded by carrying it to the pile", "button[data-drop=pile]", /discards/],
  ] as const;
  test.each(inTurn(CARRIED, 0))("is %s", { timeout: LONG }, async (_how, place, said) => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await open(page, "friend", SAURON);
    await join(await site.visitPlainly(), await invitation(page));
    await firstChoice(page);
    const cards = page.locator("#board button[data-available]");
    const count = await cards.count();
    // Where a thing lies is known when the table has come to rest.
    await page.waitForLoadState("networkidle");
    await inHand(cards.first());
    await cards.first().hover();
    const [from, to] = [
      await cards.first().boundingBox(),
      await page.locator(`#board ${place}`).boundingBox(),
    ];
    if (!from || !to) throw new Error("the table is not there");
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
    await page.locator("#board [data-takes]").first().waitFor();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => cards.count()).toBe(count - 1);
    expect(await page.locator("#red-book").innerText()).toMatch(said);
  });

  test("that is covered says why it cannot be taken", { timeout: LONG, skip: !isFull }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await open(page, "friend", SAURON);
    await join(await site.visitPlainly(), await invitation(page));
    await firstChoice(page);
    const covered = page.locator("#board button[data-point^='card:']:not([data-available])").first();
    await covered.click({ position: { x: 20, y: 10 } });
    await page.getByText("Another card still lies on this one.").waitFor();
  });
});

describe.each(inTurn(WINDOWS, 0))("Duel on $name", ({ viewport, colorScheme, closely }) => {
  test("is in order, whatever lies on the table, and so is the drawer", { timeout: LONG }, async () => {
    const page = await site.visit({ viewport, colorScheme });
    for (const [nth, sight] of SIGHTS.entries()) {
      await show(site, page, sight);
      expect(await overflow(page), sight).toBeLessThanOrEqual(0);
      // On every day axe looks at every second of them.
      if (closely && inFull(nth % 2 === 0, true)) expect(await violations(page), sight).toEqual([]);
    }
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Cards and tokens" }).click();
    await page.locator("summary").first().waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (closely) expect(await violations(page)).toEqual([]);
  });
});

const FEET = [
  ["an upright phone has", PHONE],
  ["a phone that lies down has", { width: PHONE.height, height: PHONE.width }],
] as const;

test.each(inTurn(FEET, 0))("the foot of %s the other side's last deeds, one a press", async (_, viewport) => {
  const page = await site.visitPlainly({ viewport });
  const turn = asksFor("turn");
  await sit(
    site,
    played("duel", {
      seed: 1,
      until: (asks, made) => made >= 12 && turn(asks) && asks[0]?.seat === FELLOWSHIP,
    }),
    page,
  );
  const deeds = page.getByRole("region", { name: "Just now" });
  const deed = deeds.getByRole("button");
  await deed.waitFor();
  const first = await deed.innerText();
  const many = Number(/of (\d+)$/.exec(first)?.[1] ?? 1);
  // Once round: each is looked at, and the one that was seen comes again.
  const seen = new Set<string>();
  for (let pressed = 0; pressed < many; pressed++) {
    await deed.press("Enter");
    seen.add(await deed.innerText());
  }
  expect(seen.size).toBe(many);
  expect(seen).toContain(first);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
