/**
 * The cards of the trading card game as a player looks them up: in the reference of a table, at each of its sizes. No
 * card's words leave their place in any language, and forty cards look as in the pictures that are kept of them.
 */
import { readFileSync } from "node:fs";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { inFull, inTurn, isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { otherwise, type Shoot, TAKES } from "./kept.ts";
import { speak } from "./player.ts";
import { played, sit } from "./saved.ts";
import { openSite, violations } from "./site.ts";

const site = openSite();

/** Milliseconds for all cards, or for forty pictures: a hang is meant. */
const LONG = 120_000;
/** Cards of the base set. */
const ALL = 365;

type Language = (typeof LANGUAGES)[number];
const wordsIn = (part: string, language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(
      new URL(`../games/trading-card-game/text/${part}.${language}.json`, import.meta.url),
      "utf8",
    ),
  );

/** A game in which nothing has been chosen yet. */
const begun = () => played("trading-card-game", { seed: 1, until: (_asks, made) => made === 0 });

/** Opens the reference of the table that the page shows. */
async function lookUp(page: Page, language: string): Promise<void> {
  await page.locator("#board [data-explain]").first().waitFor({ state: "attached" });
  // The way to the reference comes with what else belongs to the game.
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("m");
  await page.getByRole("button", { name: wordsIn("table", language)["ref.title"], exact: true }).click();
  await page.locator("ul[data-size] [data-card]").first().waitFor();
}

/** Shows all cards at a size: more of them come whenever the last is in sight. */
async function show(page: Page, size: string, language: string): Promise<void> {
  const name = wordsIn("reading", language)[`ref.size.${size}`];
  await page.getByRole("button", { name, exact: true }).click();
  await page.waitForFunction(
    ([size, all]) => {
      const list = document.querySelector(`ul[data-size=${size}]`);
      list?.lastElementChild?.scrollIntoView();
      return list?.querySelectorAll("[data-card]").length === all;
    },
    [size, ALL] as const,
  );
}

/** Cards of which a word leaves the card, or runs into what stands below it. */
const runningOver = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What is far away would not be laid out.
    for (const item of document.querySelectorAll<HTMLElement>("ul[data-size] > li"))
      item.style.contentVisibility = "visible";
    const SLOP = 1.5;
    const found: string[] = [];
    for (const card of document.querySelectorAll("ul[data-size] [data-card]")) {
      const words = card.lastElementChild;
      if (!words) continue;
      const range = document.createRange();
      range.selectNodeContents(words);
      const room = words.getBoundingClientRect();
      const sides = [...range.getClientRects()].filter(
        ({ left, right }) => left < room.left - SLOP || right > room.right + SLOP,
      );
      let floor = room.top;
      const into = [...words.children].filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        const ran = top < floor - SLOP;
        // A text is as high as its last paragraph ends, whatever room it was given.
        floor = Math.max(bottom, part.lastElementChild?.getBoundingClientRect().bottom ?? bottom);
        return ran;
      });
      if (sides.length > 0 || into.length > 0 || floor > room.bottom + SLOP)
        found.push(`${card.getAttribute("data-card")}: ${words.textContent?.slice(0, 40)}`);
    }
    return found;
  });

const SIZES = ["small", "middle", "large"] as const;
/** On every day two languages, with and without spaces, each in one size. */
const LOOKED_AT = inFull<readonly Language[]>(["en", "ja"], LANGUAGES);
const sizesFor = (language: Language) => inTurn(SIZES, LANGUAGES.indexOf(language));

test("no card’s words leave their place, at any size and in any language", { timeout: LONG }, async () => {
  const [address = ""] = await sit(site, begun());
  const wrong: string[] = [];
  const lookAt = async (languages: readonly Language[]) => {
    for (const locale of languages) {
      const page = await site.visit();
      await page.goto(address);
      await speak(page, locale);
      await lookUp(page, locale);
      for (const size of sizesFor(locale)) {
        await show(page, size, locale);
        wrong.push(...(await runningOver(page)).map((fault) => `${locale}, ${size}, ${fault}`));
      }
    }
  };
  await Promise.all([0, 1].map((half) => lookAt(LOOKED_AT.filter((_, i) => i % 2 === half))));
  expect(wrong).toEqual([]);
});

/** A window so high that what lies in drawers has all its width, and forty cards are seen at once. */
const HIGH = { width: 1440, height: 2000 };
/** Every kind of every people that has it, the Ring and sites, with few words and with many. */
const KEPT = [
  "1R1 1C3 1R13 1R14 1R16 1U17 1R22 1C37 1R30 1R55 1R45 1R49 1U70 1C84 1R72 1R75 1R79 1C102 1R89 1R95",
  "1R100 1C134 1C121 1R127 1C160 1R165 1C168 1R166 1R183 1R205 1U209 1R221 1R237 1C248 1R240 1U242 1C269 1R289 1C295 1U336",
].flatMap((line) => line.split(" "));

test("axe finds nothing in the reference and in a card that is read, by day and by candle", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visit();
  await sit(site, begun(), page);
  await lookUp(page, "en");
  expect(await violations(page, "#root")).toEqual([]);
  await page.locator("ul[data-size] [data-card='1R89'], ul[data-size] button").first().click();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page, "#root")).toEqual([]);
});

const THEMES = ["light", "dark"] as const;

test.each(TAKES ? THEMES : inTurn(THEMES, 0))(
  "forty cards look as in their picture, where it is %s",
  { timeout: LONG },
  async (colorScheme) => {
    const page = await site.watch({ viewport: HIGH, colorScheme });
    const desk = await site.watch({ viewport: { width: 10, height: 10 } });
    await sit(site, begun(), page);
    await lookUp(page, "en");
    await show(page, "middle", "en");
    await page.evaluate((kept) => {
      for (const item of document.querySelectorAll<HTMLElement>("ul[data-size] > li")) {
        const card = item.querySelector("[data-card]")?.getAttribute("data-card") ?? "";
        if (!kept.includes(card)) item.style.display = "none";
      }
    }, KEPT);
    await page.waitForLoadState("networkidle");
    const shoot: Shoot = (options) => page.locator("ul[data-size]").screenshot(options);
    const look = { page, desk, file: `${colorScheme}.webp`, width: 1040, shoot };
    expect(await otherwise("cards", look)).toBeNull();
  },
);
