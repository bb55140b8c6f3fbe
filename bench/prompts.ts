/**
 * Whether every prompt of every table can be read and answered, on a real server in a real browser without a window: computers
 * play whole games, and of those the most varied questions are looked at in windows from a large desktop to a small phone, in
 * English and Japanese, at 100 and 200 % type. It counts prompts with answers that are hidden (neither whole in the bar nor
 * free on the board), with a question that is clipped, with a way out that is out of sight, with something choosable under
 * something else, with letters under 13 px, and with names that are cut until they equal others.
 *
 *     node bench/prompts.ts [--game war,cards] [--window 1440x900] [--language en] [--type 100] [--positions 8]
 *                           [--takes 1] [--shots FOLDER] [--faults FILE] [--turns 4] [--tighten]
 *
 * Fails where more prompts are at fault than `bench/prompts/limits.json` allows; `--tighten` writes what was found there.
 * The figures go to `bench/results/prompts.jsonl` where nothing is left out. `--shots` keeps a picture of every prompt with a fault, and
 * `--faults` writes down what is wrong with each.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { launchBrowser } from "@westmarch/e2e/browser";
import { COURSES, LANGUAGES, positionsOf, pressesOf, sweep, TYPES, WINDOWS } from "@westmarch/e2e/prompts";
import { serve } from "@westmarch/e2e/server";
import { veil } from "@westmarch/e2e/veil";
import type { Page } from "playwright-core";
import { type Presses, pressesIn, tellPresses } from "./prompts/presses.ts";
import {
  beyond,
  byGame,
  faultsIn,
  type Limits,
  rowsOf,
  type Sighting,
  tableOf,
  tightened,
  worstOf,
} from "./prompts/report.ts";
import { buildWebApp } from "./table/built.ts";

const LIMITS = join(import.meta.dirname, "prompts/limits.json");
const RESULTS = join(import.meta.dirname, "results/prompts.jsonl");
/** Of each kind of fault so many are named. */
const NAMED = 12;

const { values } = parseArgs({
  options: {
    game: { type: "string", default: COURSES.map(({ name }) => name).join() },
    window: { type: "string", default: WINDOWS.join() },
    language: { type: "string", default: LANGUAGES.join() },
    type: { type: "string", default: TYPES.join() },
    positions: { type: "string", default: "8" },
    takes: { type: "string", default: "1" },
    shots: { type: "string" },
    faults: { type: "string" },
    turns: { type: "string", default: "4" },
    tighten: { type: "boolean", default: false },
  },
});
/** Whether nothing is left out. */
const isWhole = [
  [values.game, COURSES.map(({ name }) => name)],
  [values.window, WINDOWS],
  [values.language, LANGUAGES],
  [values.type, TYPES],
].every(([asked, list]) => String(asked) === String(list));
const painted = values.shots !== undefined;

/** A page that speaks a language; it is painted only where pictures are taken. */
async function pageIn(language: string): Promise<Page> {
  // Only the last is looked at.
  for (const context of browser.contexts()) await context.close();
  const locale = language === "en" ? "en-US" : language;
  const context = await browser.newContext({ serviceWorkers: "block", locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  if (!painted) await veil(page);
  return page;
}

const wanted = {
  windows: values.window.split(","),
  languages: values.language.split(","),
  types: values.type.split(",").map(Number),
  takes: Number(values.takes),
  open: pageIn,
};

/** Whether something is wrong that a picture shows better than words. */
const atFault = ({ look }: Sighting): boolean =>
  look.clipped !== null ||
  [look.hidden, look.endings, look.covered, look.cut].some(({ length }) => length > 0);

/** Keeps a picture of a prompt, with red lines around what is wrong. */
async function keep(page: Page, seen: Sighting, folder: string): Promise<void> {
  const { game, kind, seed, made, taken, window, language, type } = seen;
  const name = [game, kind.split(" ", 1)[0], seed, made, taken && "taken", window, language, type]
    .filter((part) => part !== "")
    .join("-");
  await page.evaluate(() => promptsOf.mark(true));
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.evaluate(() => promptsOf.mark(false));
}

buildWebApp();
if (values.shots !== undefined) mkdirSync(values.shots, { recursive: true });
const serving = await serve();
const site = { address: serving.address, serving };
const browser = await launchBrowser();
const all: Sighting[] = [];
const presses: Presses[] = [];
/** Whose presses are counted, and after how many choices of all: in the middle of a game. */
const COUNTED: Readonly<Record<string, { readonly seat: number; readonly after: number }>> = {
  war: { seat: 0, after: 120 },
  armies: { seat: 1, after: 120 },
  cards: { seat: 0, after: 40 },
  confrontation: { seat: 1, after: 18 },
  duel: { seat: 0, after: 10 },
};
try {
  for (const course of COURSES.filter(({ name }) => values.game.split(",").includes(name))) {
    const began = performance.now();
    const positions = await positionsOf(course, Number(values.positions));
    for await (const { page, seen } of sweep(site, positions, wanted)) {
      const one = { game: course.name, ...seen };
      all.push(one);
      if (values.shots !== undefined && atFault(one)) await keep(page, one, values.shots);
    }
    const counted = COUNTED[course.name];
    const turns = Number(values.turns);
    if (counted && turns > 0) {
      const page = await pageIn("en");
      await page.setViewportSize({ width: 1440, height: 900 });
      presses.push(pressesIn(course.name, await pressesOf(page, site, course, { ...counted, turns })));
    }
    const seconds = Math.round((performance.now() - began) / 1000);
    console.error(`${course.name}: ${positions.length} positions, ${seconds} s`);
  }
} finally {
  await Promise.all([browser.close(), serving.stop()]);
}

console.log(tableOf(all));
console.log(worstOf(all, NAMED));
console.log(`\n${tellPresses(presses)}`);
const inLines = (list: readonly object[]): string => list.map((one) => `${JSON.stringify(one)}\n`).join("");

const games = Object.entries(byGame(all)).map(([game, figures]) => ({ game, ...figures }));
if (isWhole) writeFileSync(RESULTS, inLines([...games, ...presses, ...rowsOf(all)]));
if (values.faults !== undefined) writeFileSync(values.faults, inLines(all.map(faultsIn)));
const before: Limits = JSON.parse(readFileSync(LIMITS, "utf8"));
const limits = values.tighten ? { ...before, ...tightened(all) } : before;
if (values.tighten) writeFileSync(LIMITS, `${JSON.stringify(limits, null, 2)}\n`);
const worse = beyond(all, limits);
for (const line of worse) console.error(line);
if (worse.length > 0) process.exitCode = 1;
