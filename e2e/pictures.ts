/** `npm run pictures`: takes the pictures in `docs/pictures` anew. They are the real pages, and nothing is arranged. */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fiveArmies } from "@westmarch/five-armies";
import { policy as fivePolicy } from "@westmarch/five-armies/bot";
import { Engine } from "@westmarch/kernel";
import { warOfTheRing } from "@westmarch/war-of-the-ring";
import { policy } from "@westmarch/war-of-the-ring/bot";
import type { Page } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { SIGHTS } from "./card-moments.ts";
import { actAt, type Moment } from "./moments.ts";
import { openTable, Player } from "./player.ts";
import { playedBy, sit } from "./saved.ts";
import { serve } from "./server.ts";
import { setup } from "./setup.ts";

const folder = join(dirname(import.meta.dirname), "docs/pictures");
mkdirSync(folder, { recursive: true });
await setup();
const serving = await serve();
const browser = await launchBrowser();

const visit = (colorScheme: "light" | "dark", width: number, height: number): Promise<Page> =>
  browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });

/** Milliseconds in which everything that moves has come to rest. */
const REST = 2000;

const root = dirname(import.meta.dirname);
/** A link shows its picture in 1200 × 630: a desktop's window, made smaller. */
const previewOf = (): Promise<Page> =>
  browser.newPage({
    viewport: { width: 1600, height: 840 },
    deviceScaleFactor: 0.75,
    colorScheme: "light",
    reducedMotion: "reduce",
  });

/** What a page shows once fonts and drawings are there. */
async function take(page: Page, name: string, file = join(folder, `${name}.jpg`)): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: file, type: "jpeg", quality: 82 });
  console.log(`took ${name}.jpg`);
  await page.close();
}

/** A table against the computer, after so many choices, with the map or a battle before one's eyes. */
async function atTable(page: Page, choices: number, what: "map" | "battle"): Promise<void> {
  await openTable(page, serving.address, "computer");
  const player = new Player(page, 5);
  await player.setUp();
  const ready = page.locator("#board button[data-ready]");
  const cards = page.getByText("Which card?");
  const there = async () => {
    if (what === "battle") return (await cards.count()) > 0;
    const battle = await page.getByRole("heading", { name: /^Battle in/ }).isVisible();
    return !battle && (await ready.count()) > 0;
  };
  await player.play(async () => {
    if (player.made < choices || !(await there())) return false;
    await page.waitForTimeout(REST); // what has just happened may still be shown
    return there();
  });
}

/** A table of Duel against the computer, after so many choices. */
async function atDuel(page: Page, choices: number): Promise<void> {
  await openTable(page, serving.address, "computer", 0, "duel");
  const player = new Player(page, 3);
  await player.play(async () => player.made >= choices && (await player.choices().count()) > 0);
  await page.waitForTimeout(REST);
}

/** The first table of War of the Ring at which the Free Peoples act after so many choices. */
async function atWar(page: Page, choices: number): Promise<void> {
  const saved = playedBy(new Engine(warOfTheRing), {
    seed: 5,
    choose: policy.playout,
    until: (asks, made) => made >= choices && asks.some(({ seat, prompt }) => seat === 0 && prompt === "act"),
  });
  await sit({ address: serving.address, serving }, saved, page);
  // The mountains and woods come after the land.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * REST);
}

/** A table of the Five Armies at which the Free Peoples act after so many choices. */
async function atFive(page: Page, choices: number): Promise<void> {
  const saved = playedBy(new Engine(fiveArmies), {
    seed: 5,
    choose: fivePolicy.playout,
    until: (asks, made) => made >= choices && asks.some(({ seat, prompt }) => seat === 0 && prompt === "act"),
  });
  await sit({ address: serving.address, serving }, saved, page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2 * REST);
}

/** A table of the card game, or of a draft, at a moment, seen by the player who is asked. */
async function atCards(page: Page, at: Moment): Promise<void> {
  await actAt({ address: serving.address, serving }, at, page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST);
}

try {
  const home = await visit("light", 1440, 900);
  await home.goto(serving.address);
  await home.getByRole("heading", { level: 1 }).waitFor();
  await take(home, "home");
  const table = await visit("light", 1440, 900);
  await atTable(table, 6, "map");
  await take(table, "table");
  const battle = await visit("dark", 1440, 900);
  await atTable(battle, 2, "battle");
  await take(battle, "battle");
  const duel = await visit("light", 1440, 900);
  await atDuel(duel, 14);
  await take(duel, "duel");
  const war = await visit("light", 1440, 900);
  await atWar(war, 200);
  await take(war, "war");
  const cards = await visit("light", 1440, 900);
  await atCards(cards, SIGHTS["an assignment"]());
  await take(cards, "cards");
  const five = await visit("light", 1440, 900);
  await atFive(five, 120);
  await take(five, "five");
  const phone = await visit("dark", 390, 844);
  await atTable(phone, 3, "map");
  await take(phone, "phone");
  const site = await previewOf();
  await site.goto(serving.address);
  await site.getByRole("heading", { level: 1 }).waitFor();
  await take(site, "house", join(root, "apps/web/public/previews/house.jpg"));
  const sentTable = await previewOf();
  await atTable(sentTable, 6, "map");
  await take(sentTable, "confrontation", join(root, "games/confrontation/door/preview.jpg"));
  const sentDuel = await previewOf();
  await atDuel(sentDuel, 14);
  await take(sentDuel, "duel", join(root, "games/duel/door/preview.jpg"));
  const sentWar = await previewOf();
  await atWar(sentWar, 200);
  await take(sentWar, "war-of-the-ring", join(root, "games/war-of-the-ring/door/preview.jpg"));
  const sentFive = await previewOf();
  await atFive(sentFive, 120);
  await take(sentFive, "five-armies", join(root, "games/five-armies/door/preview.jpg"));
  const sentCards = await previewOf();
  await atCards(sentCards, SIGHTS["an assignment"]());
  await take(sentCards, "trading-card-game", join(root, "games/trading-card-game/door/preview.jpg"));
  const sentDraft = await previewOf();
  await atCards(sentDraft, SIGHTS["a pack"]());
  await take(sentDraft, "trading-card-draft", join(root, "games/trading-card-draft/door/preview.jpg"));
} finally {
  await browser.close();
  await serving.stop();
}
