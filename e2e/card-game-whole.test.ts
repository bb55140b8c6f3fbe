/** Whole games of cards against the computer, by hands of every kind, and a skirmish of two people. */
import { byLevel } from "@westmarch/kernel";
import { inFull, isFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { asked, moment } from "./card-moments.ts";
import { CardPlayer, TOUCHES } from "./card-player.ts";
import { lines, sight, sitAt } from "./moments.ts";
import { openTable } from "./player.ts";
import { DESKTOP, openSite, PHONE } from "./site.ts";

/** A computer that answers at once: it is the page that is looked at. */
const HASTE = { answer: 2, think: 2 };
const site = openSite({ pace: byLevel(() => HASTE) });
const LONG = 180_000;

const WAYS = [
  ["by mouse", TOUCHES.mouse, { viewport: DESKTOP }],
  ["by touch on a phone", TOUCHES.thumb, { viewport: PHONE, hasTouch: true, isMobile: true }],
  ["by keyboard alone", TOUCHES.keys, { viewport: DESKTOP }],
] as const;

describe(inFull("the first turns of a game of cards", "a whole game of cards"), () => {
  // On every day by keyboard, which is the quickest, and not to the end, to which computers play before a page.
  test.each(WAYS.slice(inFull(-1, 0)))(
    "is played against the computer %s",
    { timeout: LONG },
    async (_, touch, device) => {
      const page = await site.visitPlainly(device);
      await openTable(page, site.address, "computer", 0, "trading-card-game");
      const player = new CardPlayer(page, 7, touch);
      await player.play(inFull(async () => player.made > 20, undefined));
      expect(player.made).toBeGreaterThan(9);
      if (touch.thing) expect(player.touched).toBeGreaterThan(0);
      if (isFull) expect(await page.locator("section[data-mood]").innerText()).toMatch(/at site \d/);
    },
  );
});

test("of two at a table one reloads in the middle of a skirmish: nothing is lost, and both go on", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const skirmish = moment({ seed: 5 }, asked("action", "skirmish"));
  const pages = [await site.visitPlainly(), await site.visitPlainly()] as const;
  await sitAt(site, skirmish, ...pages);
  // The log comes when the table stands.
  for (const page of pages) await page.locator("#red-book li").first().waitFor();
  const before = await Promise.all(pages.map(sight));
  for (const reloads of pages) {
    await reloads.reload();
    for (const [i, page] of pages.entries()) await expect.poll(() => sight(page)).toBe(before[i]);
  }
  const told = (await lines(pages[0])).length;
  const players = pages.map((page, i) => new CardPlayer(page, 20 + i, TOUCHES.mouse));
  const enough = async () => players.every(({ made }) => made > 1);
  await Promise.all(players.map((player) => player.play(enough)));
  for (const page of pages) await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(told);
});
