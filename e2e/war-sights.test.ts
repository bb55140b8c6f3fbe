/** What there is to see at a table of War of the Ring is in order: on every screen, by day and by candle. */
import { inTurn } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAt, type Moment } from "./moments.ts";
import { atRest, DESKTOP, misfits, openSite, overflow, violations, WINDOWS } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";
import { dieOf } from "./war-hands.ts";

const site = openSite();
const LONG = 180_000;

const turn = moment({ seat: FREE, prompt: "act", offers: ["travel"], after: 160 });
const battle = moment({ seat: SHADOW, prompt: "combat-card", after: 150 });
const hunt = moment({ seat: FREE, prompt: "casualty", after: 40 });

/** Words that fit nowhere, a page that is too wide, and in what is looked at closely whatever axe finds. */
async function wrongWith(
  page: Page,
  sight: string,
  closely: string | null,
  within = "body",
): Promise<string[]> {
  await atRest(page);
  const found = await misfits(page, within);
  if ((await overflow(page)) > 0) found.push("is too wide");
  if (closely !== null) found.push(...(await violations(page, closely)));
  return found.map((fault) => `${sight}: ${fault}`);
}

/** The same in every window; on every day in one, and the sights, which are numbered, take turns. */
async function inOrder(page: Page, nth: number, sight: string, part = "body", within = part): Promise<void> {
  const wrong: string[] = [];
  for (const { name, viewport, colorScheme, closely } of inTurn(WINDOWS, nth)) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    wrong.push(...(await wrongWith(page, `${sight} on ${name}`, closely ? part : null, within)));
  }
  expect(wrong).toEqual([]);
}

async function sitDown(at: Moment): Promise<Page> {
  const page = await site.visitPlainly({ viewport: DESKTOP });
  await actAt(site, at, page);
  return page;
}

test.each([
  ["a battle", 0, battle],
  ["a hunt", 2, hunt],
] as const)("%s is in order", { timeout: LONG }, async (name, nth, at) => {
  const page = await sitDown(at);
  await page.locator("#board section[data-staged]").waitFor();
  await inOrder(page, nth, name);
});

test("on a tablet every army that can be picked up lies free before a die is taken up", {
  timeout: LONG,
}, async () => {
  const page = await site.visitPlainly({ viewport: { width: 1024, height: 768 } });
  await actAt(site, moment({ seat: SHADOW, prompt: "act", offers: ["armies"], after: 13 }), page);
  const armies = page.locator("#board button[data-piece^=army][data-ready]");
  await armies.first().waitFor();
  const covered = () =>
    armies.evaluateAll((all) =>
      all
        .filter((army) => {
          const { left, top, width, height } = army.getBoundingClientRect();
          return !army.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((army) => army.getAttribute("data-piece")),
    );
  await expect.poll(covered).toEqual([]);
});

test("a turn is in order, a die in hand, the drawers, and another language", { timeout: LONG }, async () => {
  const page = await sitDown(turn);
  await page.waitForLoadState("networkidle");
  await inOrder(page, 0, "a turn");
  await dieOf(page, "Character").click();
  await inOrder(page, 1, "a die in hand", "#board, #choices", "body");
  const drawer = page.getByRole("complementary");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await drawer.waitFor();
  await inOrder(page, 0, "the rules", "aside");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await drawer.waitFor();
  // Seals are long rows of digits, which break where they must.
  await inOrder(page, 2, "the table", "aside", "header, #choices");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("radio", { name: "日本語" }).click();
  await page.getByRole("button", { name: "閉じる" }).click();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await inOrder(page, 2, "a turn in Japanese", "#board, #choices", "body");
});
