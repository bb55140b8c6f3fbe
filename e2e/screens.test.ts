/** Every screen, at every size, in both themes: nothing sticks out, and axe finds nothing. */
import { describe, expect, test } from "vitest";
import { DESKTOP, openHouse, overflow, PHONE, TABLET, violations } from "./house.ts";
import { PAGES } from "./pages.ts";
import { openTable, Player } from "./player.ts";

const house = openHouse();
const LONG = 180_000;

describe.each([
  ["a desktop", DESKTOP, "light"],
  ["a tablet", TABLET, "dark"],
  ["a phone", PHONE, "dark"],
] as const)("on %s", (_name, viewport, colorScheme) => {
  test.each(PAGES)("%s is in order", { timeout: LONG }, async (path) => {
    const page = await house.visit({ viewport, colorScheme });
    await page.goto(house.address + path);
    await page.locator("main h1, main h2").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });

  test("the table is in order: set-up, a turn, a battle, the drawers", { timeout: LONG }, async () => {
    const page = await house.visit({ viewport, colorScheme });
    await openTable(page, house.address, "computer");
    await page.getByRole("button", { name: "Place for me" }).waitFor();
    expect(await violations(page)).toEqual([]);
    const player = new Player(page, 2);
    await player.setUp();
    await player.choices().first().waitFor();
    expect(await violations(page)).toEqual([]);
    for (const drawer of ["Rules", "Table"]) {
      await page.getByRole("button", { name: drawer, exact: true }).click();
      await page.getByRole("dialog").or(page.getByRole("complementary")).first().waitFor();
      expect(await violations(page), drawer).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await player.play(() => page.getByRole("heading", { name: /^Battle in/ }).isVisible());
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe("the first-game guide", () => {
  test.each(["confrontation", "duel"])(
    "of %s is played through to its end",
    { timeout: LONG },
    async (game) => {
      const page = await house.visit();
      await page.goto(`${house.address}/guide/${game}`);
      const done = page.getByRole("link", { name: /computer|first table|play/i });
      for (let steps = 0; steps < 200 && !(await done.first().isVisible()); steps++) {
        const onward = page.getByRole("button", { name: /^(Go on|Continue|Skip|Next)$/ });
        const allowed = page.locator("#choices button:enabled").filter({ hasNotText: "Something else" });
        if (await onward.first().isVisible())
          await onward
            .first()
            .click({ timeout: 2000 })
            .catch(() => undefined);
        else if ((await allowed.count()) > 0)
          await allowed
            .first()
            .click({ timeout: 2000 })
            .catch(() => undefined);
        await page.waitForTimeout(60);
      }
      expect(await done.first().isVisible()).toBe(true);
    },
  );
});
