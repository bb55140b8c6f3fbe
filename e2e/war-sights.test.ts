/** What there is to see at a table of War of the Ring is in order: on every screen, by day and by candle. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { atRest, misfits, openHouse, overflow, violations, WINDOWS } from "./house.ts";
import { speak } from "./player.ts";
import { actAt, die, FREE, type Moment, moment, optionOf, SHADOW } from "./war.ts";

const house = openHouse();
const LONG = 180_000;

const turn = moment({ seat: FREE, prompt: "act", offers: ["travel"], after: 160 });
const SIGHTS: readonly (readonly [name: string, at: Moment, staged: boolean])[] = [
  ["a battle", moment({ seat: SHADOW, prompt: "combat-card", after: 150 }), true],
  ["a hunt", moment({ seat: FREE, prompt: "casualty", after: 40 }), true],
  ["a turn", turn, false],
];

async function wrongWith(page: Page, sight: string, closely: boolean, within = "body"): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  await atRest(page);
  const found = await misfits(page, within);
  if ((await overflow(page)) > 0) found.push("is too wide");
  if (closely) found.push(...(await violations(page)));
  return found.map((fault) => `${sight}: ${fault}`);
}

test.each(WINDOWS)(
  "on $name: a turn, a die in hand, a battle, a hunt, the drawers, in two languages",
  {
    timeout: LONG,
  },
  async ({ viewport, colorScheme, closely }) => {
    const page = await house.visit({ viewport, colorScheme });
    const wrong: string[] = [];
    for (const [name, at, staged] of SIGHTS) {
      await actAt(house, at, page);
      if (staged) await page.locator("#board section[data-staged]").waitFor();
      wrong.push(...(await wrongWith(page, name, closely)));
    }
    await die(page, optionOf(turn, "travel").at(-1)).click();
    wrong.push(...(await wrongWith(page, "a die in hand", closely)));
    for (const drawer of ["Rules", "Table"]) {
      await page.getByRole("button", { name: drawer, exact: true }).click();
      await page.getByRole("dialog").or(page.getByRole("complementary")).first().waitFor();
      // Seals are long rows of digits, which break where they must.
      wrong.push(...(await wrongWith(page, drawer, closely, "header, #choices")));
      await page.keyboard.press("Escape");
    }
    await speak(page, "ja");
    await page.locator("#choices button").first().waitFor();
    wrong.push(...(await wrongWith(page, "a turn in Japanese", closely)));
    expect(wrong).toEqual([]);
  },
);
