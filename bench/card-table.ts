/**
 * What keeps a page at a table of the trading card game busy while one view after another arrives: a saved game, gone
 * on with on a real server by quick choices and looked at in a real browser without a window. `node bench/card-table.ts
 * [--views 40] [--players 2,4] [--cards 80]`: first the game as it is, then the same choices with so many cards on the table.
 * Tells the longest tasks of the page's thread, on the clock and by the processor, and besides when the table is opened.
 *
 * Machines are busy: figures of the processor say more than those of the clock.
 */
import { parseArgs } from "node:util";
import { launchBrowser } from "@westmarch/e2e/browser";
import { playedBy, seated } from "@westmarch/e2e/saved";
import { serve } from "@westmarch/e2e/server";
import { Engine, type Save } from "@westmarch/kernel";
import { type CardGame, tradingCardGame } from "@westmarch/trading-card-game";
import { policy } from "@westmarch/trading-card-game/bot";
import { crowded } from "@westmarch/trading-card-game/crowds";
import type { Browser } from "playwright-core";
import { buildWebApp } from "./table/built.ts";
import { Party, pause, shownInstead } from "./table/party.ts";
import { tasksOf, traced } from "./table/tasks.ts";

const VIEWPORT = { width: 1440, height: 900 };
/** Choices made before anybody looks, for each player. */
const BEFORE = 45;
/** Milliseconds in which a page has found its feet. */
const SETTLED = 5000;
/** Milliseconds for which a new view is left alone. */
const QUIET = 400;
const CATEGORIES = ["toplevel", "devtools.timeline"];
/** Of all elements, more than so many are more than a view changes. */
const EVERYTHING = 1500;

const { values } = parseArgs({
  options: {
    views: { type: "string", default: "40" },
    players: { type: "string", default: "2,4" },
    cards: { type: "string", default: "80" },
  },
});

/** A game of so many in its middle. */
const begun = (players: number): Save =>
  playedBy(new Engine(tradingCardGame), {
    settings: { players: String(players), firstGame: true },
    seed: 11,
    choose: (view, ask, random) => policy.playout(view, ask, random),
    until: (_asks, made) => made === BEFORE * players,
  });

/** A page at the first seat of such a game, with so many cards more on its table, while the game goes on. */
async function watched(
  browser: Browser,
  { address, data }: { readonly address: string; readonly data: string },
  saved: Save,
  more: number,
) {
  const seats = (await seated({ address, serving: { data } }, saved)).map((seat) => new URL(seat));
  const [own] = seats;
  if (!own) throw new Error("no player sits at the table");
  const tokens = seats.map(({ hash }) => hash.slice(1));
  const party = await Party.sit<CardGame>(address, own.pathname, tokens, policy.playout);
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.on("pageerror", (error) => {
    throw error;
  });
  let cards = 0;
  await shownInstead<CardGame>(page, (view) => {
    const shown = more > 0 ? crowded(view, more) : view;
    cards = Math.max(cards, shown.table.length);
    return shown;
  });
  const opening = await traced(browser, CATEGORIES, async () => {
    await page.goto(own.href);
    await page.locator("#board [data-explain]").first().waitFor({ state: "attached" });
    await pause(SETTLED);
  });
  const began = party.version;
  const events = await traced(browser, CATEGORIES, async () => {
    for (let view = 0; view < Number(values.views) && !party.over; view++) {
      await party.go();
      await pause(QUIET);
    }
  });
  const elements = await page.locator("*").count();
  await page.close();
  party.close();
  const { longest: whenOpened } = tasksOf(opening, 1, EVERYTHING);
  return { cards, elements, whenOpened, ...tasksOf(events, party.version - began, EVERYTHING) };
}

buildWebApp();
const serving = await serve();
const browser = await launchBrowser();
try {
  for (const players of values.players.split(",").map(Number)) {
    const saved = begun(players);
    const plain = await watched(browser, serving, saved, 0);
    const full = await watched(browser, serving, saved, Number(values.cards));
    console.log(JSON.stringify({ players, plain, full }));
  }
} finally {
  await browser.close();
  await serving.stop();
}
