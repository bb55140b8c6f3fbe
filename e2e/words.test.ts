/**
 * Words fit: on every page, in every language, on narrow and wide screens, none is cut off, sticks out or breaks. Axe, who
 * finds nothing, looks at the pages on the same way.
 */
import { LANGUAGES } from "@westmarch/kernel/languages";
import { inFull, inTurn } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { SIGHTS } from "./card-moments.ts";
import { moment as inTheValley } from "./five-armies.ts";
import { actAt, type Moment } from "./moments.ts";
import { PAGES } from "./pages.ts";
import { openTable, Player, speak } from "./player.ts";
import { misfits, openSite, outOfOrder, overflow, turnTo } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";

const site = openSite();
const LONG = 240_000;
const WIDTHS = inFull([1440, 320], [1440, 390, 320]);

/** In which languages the nth page, table or moment is looked at: on every day they take turns. */
const languagesOf = (nth: number) => inTurn(LANGUAGES, nth);

/** What is wrong with a page on narrow and wide screens: it is wider than they are, or its words do not fit. */
async function unfitting(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    if ((await overflow(page)) > 0) wrong.push(`at ${width}: too wide`);
    wrong.push(...(await misfits(page)).map((fault) => `at ${width}: ${fault}`));
  }
  return wrong;
}

describe.each(LANGUAGES)("in %s", (locale) => {
  test("every page is in order: its words fit, nothing sticks out, and axe finds nothing", {
    timeout: inFull(LONG, 3 * LONG),
  }, async () => {
    const wrong: string[] = [];
    // While one page waits for what it loads, another is looked at.
    const lookAt = async (half: number) => {
      const page = await site.visit();
      for (const [nth, path] of PAGES.entries()) {
        const languages = languagesOf(nth);
        if (!languages.includes(locale) || Math.floor(nth / LANGUAGES.length) % 2 !== half) continue;
        await turnTo(page, site.address + path);
        await speak(page, locale);
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        const found = await unfitting(page);
        if (locale === languages[0]) found.push(...(await outOfOrder(page, nth)));
        wrong.push(...found.map((fault) => `${path} ${fault}`));
      }
    };
    await Promise.all([0, 1].map(lookAt));
    expect(wrong).toEqual([]);
  });
});

test.each(["confrontation", "duel"].map((game, nth) => ({ game, nth })))(
  "the words of a table of $game fit in every language",
  {
    timeout: LONG,
  },
  async ({ game, nth }) => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "computer", 1, game);
    const player = new Player(page, 2);
    if (game === "confrontation") await player.setUp();
    await player.choices().first().waitFor();
    const wrong: string[] = [];
    for (const language of languagesOf(nth + 2)) {
      await speak(page, language);
      await player.choices().first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(200); // the board finds its size
        wrong.push(...(await misfits(page)).map((fault) => `${language} at ${width}: ${fault}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Looks at moments of games in every language, on a tablet and on the narrowest of phones. */
async function inEveryLanguage(moments: readonly Moment[]): Promise<void> {
  const page = await site.visitPlainly();
  const wrong: string[] = [];
  for (const [nth, at] of moments.entries()) {
    await actAt(site, at, page);
    for (const language of languagesOf(nth + 1)) {
      await speak(page, language);
      await page.locator("#choices button").first().waitFor();
      for (const width of [1024, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await page.waitForTimeout(200); // the board finds its size
        const faults = await misfits(page);
        wrong.push(...faults.map((fault) => `${at.ask.prompt} in ${language} at ${width}: ${fault}`));
      }
    }
  }
  expect(wrong).toEqual([]);
}

test(
  "the words of a table of War of the Ring fit in every language: a turn, a battle, a hunt",
  {
    timeout: LONG,
  },
  () =>
    inEveryLanguage([
      moment({ seat: FREE, prompt: "act", after: 160 }),
      moment({ seat: SHADOW, prompt: "combat-card", after: 150 }),
      moment({ seat: FREE, prompt: "casualty", after: 40 }),
    ]),
);

test(
  "the words of a table of The Battle of Five Armies fit in every language: a combat",
  {
    timeout: LONG,
  },
  () => inEveryLanguage([inTheValley({ seat: FREE, prompt: "casualties", after: 100 })]),
);

test(
  "the words of a table of the trading card game fit in every language: assignment, skirmish, draft",
  {
    timeout: LONG,
  },
  () => inEveryLanguage(Object.values(SIGHTS).map((sight) => sight())),
);
