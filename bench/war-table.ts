/**
 * How quickly the table of War of the Ring answers, on a real server in a real browser without a window: `node
 * bench/war-table.ts [--rounds 60] [--scenes-only]`. It tells
 *
 * - how smoothly the map moves with all 250 figures on it: milliseconds between two pictures, and of the page's thread for
 *   each; beside it, in the same run, the same movements over the bare map and an empty page that draws nothing;
 * - how long it takes from a click until what came of it is on the other player's screen, and how long a choice takes
 *   between two players without any page;
 * - the longest tasks of both pages' threads while one view after another arrives, on the clock and by the processor.
 *
 * Such a browser draws in software, and machines are busy: figures of the processor say more than those of the clock.
 */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "@westmarch/e2e/browser";
import { serve } from "@westmarch/e2e/server";
import type { Joined, TableOpened } from "@westmarch/protocol";
import type { War } from "@westmarch/war-of-the-ring";
import { policy } from "@westmarch/war-of-the-ring/bot";
import { crowded, deserted } from "@westmarch/war-of-the-ring/crowds";
import type { Browser, Page } from "playwright-core";
import { buildWebApp } from "./table/built.ts";
import { Party, pause, shownInstead, until } from "./table/party.ts";
import { at, tasksOf, tenths, traced } from "./table/tasks.ts";

const GAME = "war-of-the-ring";
const VIEWPORT = { width: 1440, height: 900 };
const SCENES = ["pan", "zoom"] as const;
/** Choices made before anybody looks. */
const BEFORE = 120;
/** Milliseconds in which a page has found its feet. */
const SETTLED = 5000;
/** So many clicks lead to a choice, through groups of choices and the ends of scenes, or it is made without them. */
const CLICKS = 6;
/** Milliseconds for which a question is waited for: what happened before it is shown first. */
const ASKED = 6000;
/** Milliseconds in which a click has led to a choice, or has not. */
const CHOSEN = 700;
/** Milliseconds for which a new view is left alone. */
const QUIET = 400;
/** Of the 13,000 elements of a table, more than so many are the land too, which no view changes. */
const EVERYTHING = 5000;

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "60" }, "scenes-only": { type: "boolean", default: false } },
});
const rounds = Number(values.rounds);

async function post<T>(address: string, path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(address + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** Two players at one table. */
async function pairAt(address: string): Promise<Party<War>> {
  const seats = [{ kind: "me", name: "Ada" }, { kind: "open" }];
  const opened = await post<TableOpened>(address, "/api/tables", { game: GAME, settings: {}, seats });
  const [invitation] = opened.invitations;
  const joined = await post<Joined>(address, "/api/join", { invitation: invitation?.token, name: "Bo" });
  const tokens = [opened.token ?? "", joined.token];
  return Party.sit<War>(address, joined.table, tokens, policy.playout);
}

/** What a page notes of itself: clicks, what it hears, and when a change that follows is on the screen. */
const NOTES = `
  window.notes = { clicked: 0, chose: {}, seen: {} };
  const stamp = () => performance.timeOrigin + performance.now();
  addEventListener("click", (e) => { notes.clicked = performance.timeOrigin + e.timeStamp; }, true);
  let version = 0;
  let waits = false;
  const drawn = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then();
    port2.postMessage(0);
  });
  new MutationObserver(() => {
    if (!waits) return;
    waits = false;
    const of = version;
    drawn(() => { notes.seen[of] ??= stamp(); });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const { WebSocket } = window;
  window.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        const now = /"version":(\\d+)/.exec(data);
        if (now && /"type":"update"/.test(data)) { version = Number(now[1]); waits = true; }
      });
    }
    send(text) {
      const chosen = /"type":"choose".*?"version":(\\d+)/.exec(text);
      if (chosen) notes.chose[Number(chosen[1])] = notes.clicked;
      super.send(text);
    }
  };
`;

interface Notes {
  readonly chose: Readonly<Record<string, number>>;
  readonly seen: Readonly<Record<string, number>>;
}

async function sit(browser: Browser, address: string, table: string, token: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.addInitScript(NOTES);
  await page.goto(`${address}/table/${table}#${token}`);
  await page.locator("#board [data-explain]").first().waitFor({ state: "attached" });
  return page;
}

/** The hand that moves a map, as `pieces` has it. */
const HAND = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, "pieces/drive.ts"), "utf8"),
).replaceAll("export function", "function");

interface Moving {
  /** Milliseconds between two pictures. */
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Milliseconds of the page's thread for a picture, and of all threads that draw. */
  readonly thread: number;
  readonly drawing: number;
}

async function moved(browser: Browser, page: Page, scene: string): Promise<Moving> {
  let gaps: number[] = [];
  const events = await traced(browser, ["cc"], async () => {
    gaps = await page.evaluate<number[]>(`window.scene(${JSON.stringify(scene)})`);
  });
  const spent = (name: string): number =>
    events.reduce((sum, event) => (event.name === name && event.ph === "X" ? sum + event.tdur : sum), 0) /
    1000 /
    gaps.length;
  return {
    p50: at(gaps, 0.5),
    p95: at(gaps, 0.95),
    worst: at(gaps, 1),
    thread: tenths(spent("ProxyMain::BeginMainFrame")),
    drawing: tenths(spent("RasterTask")),
  };
}

/** The map of a table, with what its server says of the position replaced. */
async function moving(
  browser: Browser,
  address: string,
  pair: Party<War>,
  instead: (view: War) => War,
): Promise<Record<(typeof SCENES)[number], Moving>> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await shownInstead(page, instead);
  await page.goto(`${address}/table/${pair.table}#${pair.players[0]?.token}`);
  await page.locator("#board [data-region]").first().waitFor({ state: "attached" });
  await pause(SETTLED);
  await page.evaluate(
    `${HAND}; drive({ walk() {}, map: document.querySelector("#board [data-page]").parentElement })`,
  );
  await page.evaluate(`window.scene("near")`);
  const [pan, zoom] = [await moved(browser, page, "pan"), await moved(browser, page, "zoom")];
  await page.close();
  return { pan, zoom };
}

/** An empty page, which has a picture to make as often as the browser allows. */
async function nothing(browser: Browser): Promise<{ readonly p50: number; readonly p95: number }> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  const gaps = await page.evaluate<number[]>(
    `new Promise((over) => { const gaps = []; let last = 0; const next = (now) => { if (last) gaps.push(now - last); last = now; gaps.length < 180 ? requestAnimationFrame(next) : over(gaps); }; requestAnimationFrame(next); })`,
  );
  await page.close();
  return { p50: at(gaps, 0.5), p95: at(gaps, 0.95) };
}

/** From choice to news between two players without pages. */
async function heardAfter(pair: Party<War>, choices: number): Promise<number[]> {
  const waits: number[] = [];
  for (let i = 0; i < choices && !pair.over; i++) {
    const began = performance.now();
    await pair.go();
    waits.push(performance.now() - began);
  }
  return waits;
}

/** One choice: by a click or three on the page of the player who is asked, if they are enough; else without it. */
async function answer(pair: Party<War>, pages: readonly Page[]): Promise<void> {
  const { version, asked } = pair;
  const page = asked && pages[pair.players.indexOf(asked)];
  const choice = page?.locator("#choices button:not([aria-disabled])").first();
  for (let click = 0; choice && click < CLICKS; click++) {
    const clicked = await choice.click({ timeout: ASKED }).then(
      () => true,
      () => false, // a scene lies over it, or there is nothing to click
    );
    if (clicked && (await until(() => pair.version > version, CHOSEN))) return;
  }
  if (pair.version === version) await pair.go();
}

/** Two pages at one table: from click to the other screen, and what keeps the pages' threads. */
async function answering(browser: Browser, address: string, pair: Party<War>) {
  const pages = await Promise.all(pair.players.map(({ token }) => sit(browser, address, pair.table, token)));
  await pause(SETTLED);
  const began = pair.version;
  const events = await traced(browser, ["toplevel", "devtools.timeline"], async () => {
    for (let round = 0; round < rounds && !pair.over; round++) {
      await answer(pair, pages);
      await pause(QUIET);
    }
  });
  const notes = await Promise.all(pages.map((page) => page.evaluate<Notes>("window.notes")));
  const waits = [0, 1].flatMap((seat) =>
    Object.entries(notes[seat]?.chose ?? {}).flatMap(([version, clicked]) => {
      const seen = notes[1 - seat]?.seen[Number(version) + 1];
      return seen === undefined ? [] : [seen - clicked];
    }),
  );
  await Promise.all(pages.map((page) => page.close()));
  return {
    click: { clicks: waits.length, p50: at(waits, 0.5), p95: at(waits, 0.95) },
    tasks: tasksOf(events, (pair.version - began) * 2, EVERYTHING),
  };
}

buildWebApp();
const serving = await serve();
const browser = await launchBrowser();
try {
  const { address } = serving;
  const pair = await pairAt(address);
  await heardAfter(pair, BEFORE);
  const scenes = {
    nothing: await nothing(browser),
    bare: await moving(browser, address, pair, deserted),
    full: await moving(browser, address, pair, (view) => crowded(view, 1)),
  };
  for (const [name, figures] of Object.entries(scenes)) console.error(name, JSON.stringify(figures));
  const alone = values["scenes-only"] ? [] : await heardAfter(pair, 30);
  const answered = values["scenes-only"] ? null : await answering(browser, address, pair);
  pair.close();
  console.log(JSON.stringify({ scenes, withoutPages: at(alone, 0.5), ...answered }));
} finally {
  await browser.close();
  await serving.stop();
}
