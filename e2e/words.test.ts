/** Words fit: on every page, in every language, on narrow and wide screens, none is cut off, sticks out or breaks. */

import { LANGUAGES } from "@westmarch/kernel/languages";
import { inFull, inTurn } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { SIGHTS } from "./card-moments.ts";
import { moment as inTheValley } from "./five-armies.ts";
import { actAt, type Moment } from "./moments.ts";
import { PAGES } from "./pages.ts";
import { openTable, Player, speak } from "./player.ts";
import { misfits, openSite, overflow, turnTo } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";

const site = openSite();
const LONG = 240_000;
const WIDTHS = inFull([1440, 320], [1440, 390, 320]);

/** In which languages the nth page, table or moment is looked at: on every day they take turns. */
const languagesOf = (nth: number) => inTurn(LANGUAGES, nth);

describe.each(LANGUAGES)("in %s", (locale) => {
  test("the words of every page fit", { timeout: LONG }, async () => {
    const wrong: string[] = [];
    // While one page waits for what it loads, another is looked at.
    const lookAt = async (paths: readonly string[]) => {
      const page = await site.visit();
      for (const path of paths) {
        await turnTo(page, site.address + path);
        await speak(page, locale);
        await page.locator("main h1, main h2").first().waitFor();
        await page.waitForLoadState("networkidle");
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          if ((await overflow(page)) > 0) wrong.push(`${path} at ${width} is too wide`);
          wrong.push(...(await misfits(page)).map((fault) => `${path} at ${width}: ${fault}`));
        }
      }
    };
    const pages = PAGES.filter((_, nth) => languagesOf(nth).includes(locale));
    await Promise.all([0, 1].map((half) => lookAt(pages.filter((_, i) => i % 2 === half))));
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
