/** Tables and guides, at every size, in both themes: nothing sticks out, and axe finds nothing. Pages stand in `words.test.ts`. */
import { inFull, inTurn } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { SIGHTS } from "./card-moments.ts";
import { actAt } from "./moments.ts";
import { hurry, openTable, Player } from "./player.ts";
import { inBattle, setOut } from "./saved.ts";
import { atRest, DESKTOP, openSite, outOfOrder, overflow, PHONE, violations, WINDOWS } from "./site.ts";

const site = openSite();
const LONG = 180_000;

// On every day on a phone; tables of other games are looked at in the other windows.
test.each(inTurn(WINDOWS, 2))(
  "on $name the table is in order: set-up, a turn, a battle, the drawers",
  {
    timeout: LONG,
  },
  async ({ viewport, colorScheme, closely }) => {
    const page = await site.visit({ viewport, colorScheme });
    const inOrder = async (sight: string) => {
      await atRest(page);
      expect(await overflow(page), sight).toBeLessThanOrEqual(0);
      if (closely) expect(await violations(page), sight).toEqual([]);
    };
    await openTable(page, site.address, "computer");
    await page.getByRole("button", { name: "Place for me" }).waitFor();
    await inOrder("set-up");
    await setOut(site, null, page);
    await new Player(page, 2).choices().first().waitFor();
    await inOrder("a turn");
    for (const drawer of ["Rules", "Table"]) {
      await page.getByRole("button", { name: drawer, exact: true }).click();
      await page.getByRole("dialog").or(page.getByRole("complementary")).first().waitFor();
      await inOrder(drawer);
      await page.keyboard.press("Escape");
    }
    await inBattle(site, page, null);
    await page.getByRole("heading", { name: /^Battle in/ }).waitFor();
    await inOrder("a battle");
  },
);

test("the table of the trading card game is in order on a desktop, a tablet and a phone: assignment, skirmish, draft", {
  timeout: LONG,
}, async () => {
  const page = await site.visit();
  for (const [nth, [sight, moment]] of Object.entries(SIGHTS).entries()) {
    await actAt(site, moment(), page);
    expect(await outOfOrder(page, nth), sight).toEqual([]);
  }
});

/** What is wrong with where the words of a lesson lie: the window cuts them off, or they hide what the board tells. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("#main > [data-side]")].flatMap((bubble) => {
      const { left, right, top, bottom } = bubble.getBoundingClientRect();
      const told = [...document.querySelectorAll("#board [data-uncovered]")].map((sum) =>
        sum.getBoundingClientRect(),
      );
      const words = bubble.textContent?.slice(0, 40);
      return [
        left < 0 || top < 0 || right > innerWidth || bottom > innerHeight ? `cut off: ${words}` : "",
        told.some((sum) => sum.left < right && sum.right > left && sum.top < bottom && sum.bottom > top)
          ? `on what is told: ${words}`
          : "",
      ].filter(Boolean);
    }),
  );

/** Has the board tell something where a slip lies, as when a card comes later than the words about it, and waits till it is off. */
async function tellUnder(page: Page, slip: Locator): Promise<void> {
  await slip.evaluate((lies) => {
    const told = document.createElement("i");
    told.id = "late";
    told.dataset.uncovered = "";
    const { left, top, width, height } = lies.getBoundingClientRect();
    told.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    document.querySelector("#board")?.append(told);
  });
  await expect.poll(() => misplaced(page)).toEqual([]);
  await page.locator("#late").evaluate((told) => told.remove());
}

/** What a lesson waits for: to be led on, or for the choice that it leaves. */
function lesson(page: Page) {
  const done = page.locator("a").filter({ hasText: /computer|first table|play/i });
  const onward = page.locator("button").filter({ hasText: /^(Go on|Continue|Skip|Next)$/ });
  const allowed = page.locator("#choices button:enabled").filter({ hasNotText: "Something else" });
  const any = onward.or(allowed).or(done).filter({ visible: true }).first();
  return {
    isDone: () => done.first().isVisible(),
    /** Waits for the next step, of which the words lie where they should. */
    async arrives(): Promise<boolean> {
      await expect.poll(() => hurry(page).then(() => any.isVisible())).toBe(true);
      if (await done.first().isVisible()) return false;
      await expect.poll(() => misplaced(page)).toEqual([]);
      return true;
    },
    /** By the keyboard there is no wait until a double click would be over. Tells whether it could be pressed. */
    async goesOn(): Promise<boolean> {
      const next = (await onward.first().isVisible()) ? onward : allowed;
      const pressed = next.first().press("Enter", { timeout: 2000 });
      return pressed.then(() => true).catch(() => false);
    },
  };
}

describe("the first-game guide", () => {
  const ALWAYS = ["confrontation/good"];
  // All guides have one frame, and the steps of each are walked through without a page on every day.
  const ELSE = [
    "confrontation/dark",
    "duel/fellowship",
    "duel/sauron",
    "war-of-the-ring/shadow",
    "war-of-the-ring/free-peoples",
    "five-armies/free_peoples",
    "five-armies/shadow",
  ];
  test.each([...ALWAYS, ...inFull([], ELSE)])(
    "of %s is played through to its end",
    { timeout: LONG },
    async (game) => {
      const page = await site.visitPlainly({ viewport: PHONE });
      await page.goto(`${site.address}/guide/${game}`);
      const { arrives, goesOn, isDone } = lesson(page);
      // A lesson may move on while it is looked at, but not without end.
      let missed = 0;
      for (let steps = 0; steps < 200 && missed < 5; steps++) {
        if (!(await arrives())) break;
        // A lesson leaves one answer of several: the question does not say that there were no others.
        const asked = (await page.locator("#choices").allTextContents()).join();
        expect(asked).not.toMatch(/No ability helps|It is the last/);
        missed = (await goesOn()) ? 0 : missed + 1;
      }
      expect(missed, "choices in a row that could not be pressed").toBeLessThan(5);
      expect(await isDone()).toBe(true);
    },
  );

  test("of the card game lies on no card of a desktop's table, and frames what it speaks of from afar", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await page.goto(`${site.address}/guide/trading-card-game/player-2`);
    const { arrives, goesOn } = lesson(page);
    const corner = page.locator("#main > [data-side='corner']");
    const beside = page.locator("#main > [data-side]:not([data-side='corner'])");
    let crossed = 0;
    for (let steps = 0; steps < 7; steps++) {
      expect(await arrives()).toBe(true);
      const speaks = (await corner.count()) > 0 && /Play Goblin Runner/.test(await corner.innerText());
      if (speaks) await page.locator("#board [data-spoken]").waitFor();
      if (await beside.isVisible()) {
        await tellUnder(page, beside);
        crossed += 1;
      }
      await goesOn();
    }
    expect(crossed, "lessons beside a thing").toBeGreaterThan(0);
  });
});
