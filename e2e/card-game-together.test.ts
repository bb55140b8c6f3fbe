/** Tables of the trading card game that several look at: watched to the end, gone on with after a crash, and a draft. */
import { byLevel, Engine } from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import { isFull } from "@westmarch/testkit/full";
import { tradingCardDraft } from "@westmarch/trading-card-draft";
import { policy as picks } from "@westmarch/trading-card-draft/bot";
import { PACK } from "@westmarch/trading-card-game/decks/boosters";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asked, moment } from "./card-moments.ts";
import { endingIsAccessible } from "./endings.ts";
import { sight, sitAt } from "./moments.ts";
import { playedBy, sit } from "./saved.ts";
import { openSite } from "./site.ts";
import { Wired } from "./wire.ts";

/** Computers that answer at once: what is looked at is their table. */
const HASTE = { answer: 2, think: 2 };
const site = openSite({ pace: byLevel(() => HASTE) });
const LONG = 180_000;
/** Milliseconds for which what happens is looked at before it is hurried on. */
const LOOK = 250;

/** Phases that the table has shown, and how often something of a skirmish. */
interface Watched {
  readonly phases: Set<string>;
  staged: number;
}

/** On the page. */
declare const watched: Watched;

/** Notes what the table shows, whenever the page writes something: a busy machine is slow to look. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Watched = { phases: new Set(), staged: 0 };
    Object.assign(window, { watched: seen });
    const look = () => {
      const phase = document.querySelector("#board [data-phase][aria-current]")?.getAttribute("data-phase");
      if (phase) seen.phases.add(phase);
      if (document.querySelector("[data-staged]")) seen.staged++;
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

async function open(wish: object): Promise<TableOpened> {
  const response = await fetch(`${site.address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as TableOpened;
}

test("a whole game between two computers is watched to its end", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const bot = { kind: "bot", level: "gentle" };
  const game = "trading-card-game";
  // Without bids: a high one ends a game before it has come to a skirmish (20.1).
  const settings = { players: "2", firstGame: true };
  const { table, spectator } = await open({ game, settings, seats: [bot, bot] });
  const page = await site.visitPlainly();
  await page.goto(`${site.address}/watch/${table}#${spectator}`);
  await page.locator("#board [data-thing]").first().waitFor({ state: "attached" });
  await observe(page);
  const ending = page.locator("section[data-mood]");
  const soFar = () => page.evaluate(() => ({ staged: watched.staged, phases: watched.phases.size }));
  for (let since = Date.now(); !(await ending.isVisible()) && Date.now() - since < LONG; ) {
    await page.keyboard.press("Enter");
    await page.waitForTimeout(LOOK);
  }
  const { phases, staged } = await soFar();
  expect(phases, "phases that were seen").toBeGreaterThan(2);
  expect(staged, "skirmishes on the stage").toBeGreaterThan(0);
  expect(await ending.innerText()).toMatch(/Computer \(gentle\) \d/);
  await endingIsAccessible(page, 0);
});

// On every day it is four at a table of the War that lose their server.
test("four browsers at one table reload, and lose their server in the middle of a skirmish: nothing is lost", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const inSkirmish = moment({ seed: 11, players: "4" }, asked("action", "skirmish"));
  const pages = await Promise.all(Array.from({ length: 4 }, () => site.visitPlainly()));
  await sitAt(site, inSkirmish, ...pages);
  const acts = pages[inSkirmish.ask.seat];
  // The log comes when the table stands.
  for (const page of pages) await page.locator("#red-book li").first().waitFor();
  const before = await Promise.all(pages.map(sight));
  for (const page of pages.slice(0, 2)) await page.reload();
  for (const page of pages) await page.locator("#choices").waitFor();
  await site.serving.crash();
  for (const [i, page] of pages.entries())
    await expect.poll(() => sight(page), { timeout: 40_000 }).toBe(before[i]);
  await acts.getByRole("button", { name: /^Pass/ }).click();
  for (const [i, page] of pages.entries()) await expect.poll(() => sight(page)).not.toBe(before[i]);
});

test("the last cards of a draft of four are picked in two browsers, whose decks of these cards then play each other", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const PACKS = 3;
  const saved = playedBy(new Engine(tradingCardDraft), {
    settings: { players: "4", packs: `${PACKS}` },
    seed: 2,
    choose: picks.playout,
    until: (_asks, made) => made === 4 * (PACKS * PACK - 2),
  });
  const [one, other] = await Promise.all([site.visitPlainly(), site.visitPlainly()]);
  const addresses = await sit(site, saved, one, null, other);
  const others = [addresses[1], addresses[3]].map((address) => new Wired(address ?? ""));
  for (const page of [one, other]) {
    const pack = page.locator("#board [data-able]");
    await expect.poll(() => pack.count()).toBe(2);
    await pack.first().click();
  }
  // The last card of a pack goes to whoever holds it, without being asked for.
  for (const player of others) await player.answer(({ options }) => options[0]);
  for (const player of others) player.leave();
  // One builds with the cards of the pool alone, the other takes what is suggested: then they can play.
  await one.getByRole("link", { name: "Build it" }).click();
  await one.getByText(/^Only the \d+ cards of your pool count/).waitFor();
  await one.getByRole("button", { name: "Hand it in" }).click();
  await one.getByRole("dialog").getByRole("button", { name: "Hand it in" }).click();
  await one.getByRole("dialog").getByRole("link", { name: "Back to the table" }).click();
  await other.getByRole("button", { name: "Play with the suggested deck" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Hand it in" }).click();
  const draft = new URL(one.url()).pathname;
  for (const page of [one, other]) {
    await page.getByRole("button", { name: /^Play: / }).click();
    await page.waitForURL(({ pathname }) => pathname !== draft);
    await page.locator("#choices").waitFor();
  }
  expect(new URL(one.url()).pathname).toBe(new URL(other.url()).pathname);
});
