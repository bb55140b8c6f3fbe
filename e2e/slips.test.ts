/** Slips beside things: whatever is asked about stays in sight, and so does the prompt. */
import { inFull, inTurn, isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openTable } from "./player.ts";
import { setOut } from "./saved.ts";
import { DESKTOP, openSite, PHONE, violations } from "./site.ts";

const site = openSite();
const LONG = 240_000;

/** Milliseconds in which a slip must have come. */
const PATIENCE = 8000;
/** Milliseconds in which it has found its place. */
const SETTLED = 400;

const slipOf = (page: Page): Locator => page.locator("#board [role=tooltip], #board [role=dialog]");

/** What the slip that is shown lies on and must not, or beyond which edge it reaches. */
const faults = (page: Page, spot: readonly [number, number]): Promise<string[]> =>
  page.evaluate(([x, y]) => {
    const slip = document
      .querySelector("#board [role=tooltip], #board [role=dialog]")
      ?.getBoundingClientRect();
    const table = document.querySelector("#board")?.getBoundingClientRect();
    const prompt = document.querySelector("#choices")?.getBoundingClientRect();
    if (!slip || !table) return ["there is no slip"];
    const found: string[] = [];
    if (slip.left < table.left || slip.right > table.right) found.push("outside, beside the table");
    if (slip.top < table.top || slip.bottom > table.bottom) found.push("outside, above or below the table");
    if (x > slip.left && x < slip.right && y > slip.top && y < slip.bottom) found.push("on the thing");
    if (
      prompt &&
      slip.left < prompt.right &&
      slip.right > prompt.left &&
      slip.top < prompt.bottom &&
      slip.bottom > prompt.top
    )
      found.push("on the prompt");
    return found;
  }, spot);

/** A point of a thing that is its own, for the pointer. */
const spotOf = (thing: Locator): Promise<[number, number] | null> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const down of [0.5, 0.25, 0.1, 0.75, 0.9])
      for (const along of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const spot: [number, number] = [left + along * width, top + down * height];
        if (document.elementFromPoint(...spot)?.closest("[data-explain]") === element) return spot;
      }
    return null;
  });

/** Rests on a thing until its slip is there; null if no point of it is its own. If it moves meanwhile, the pointer follows. */
async function restOn(page: Page, thing: Locator): Promise<[number, number] | null> {
  for (let tries = 1; ; tries++) {
    await page.mouse.move(1, 1);
    await slipOf(page).waitFor({ state: "detached" });
    const spot = await spotOf(thing);
    if (!spot) return null;
    await page.mouse.move(...spot);
    try {
      await slipOf(page).waitFor({ timeout: PATIENCE });
      return spot;
    } catch (error) {
      if (tries === 3) throw error;
    }
  }
}

/** Rests on one thing of each kind and place that answers, and looks where the answer lies. */
async function restOnMany(page: Page, most: number): Promise<string[]> {
  const found: string[] = [];
  const things = await page.locator("#board [data-explain]").all();
  const each = Math.max(1, Math.floor(things.length / most));
  let answered = 0;
  for (const thing of things.filter((_, i) => i % each === 0)) {
    const spot = await restOn(page, thing);
    if (!spot) continue;
    answered++;
    // A slip that has just come may still be finding its place.
    if ((await faults(page, spot)).length > 0) await page.waitForTimeout(SETTLED);
    for (const fault of await faults(page, spot))
      found.push(`${await thing.getAttribute("data-explain")}: ${fault}`);
  }
  expect(answered).toBeGreaterThan(most / 3);
  return found;
}

describe("a slip", () => {
  const TABLES = [
    ["confrontation", "computer"],
    // The cards of Duel are dealt when everybody is there.
    ["duel", "screen"],
  ] as const;
  test.each(inTurn(TABLES, 0))(
    "of %s lies beside whatever the pointer rests on, and on nothing that matters",
    {
      timeout: LONG,
    },
    async (game, how) => {
      const page = await site.visitPlainly({ viewport: DESKTOP });
      await openTable(page, site.address, how, 0, game);
      await page.locator("#board [data-explain]").first().waitFor();
      await page.waitForLoadState("networkidle");
      expect(await restOnMany(page, inFull(8, 14))).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 768 });
      expect(await restOnMany(page, inFull(5, 8))).toEqual([]);
    },
  );

  test("comes with the focus, is tied to its thing, goes with Escape, and axe finds nothing", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "screen", 0, "duel");
    const card = page.locator("#board button[data-available]").first();
    await card.waitFor();
    await page.keyboard.press("Tab");
    await card.focus();
    await slipOf(page).waitFor();
    expect(await card.getAttribute("aria-describedby")).toBe(await slipOf(page).getAttribute("id"));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await slipOf(page).waitFor({ state: "detached" });
    expect(await card.getAttribute("aria-describedby")).toBe(null);
  });

  test("stays after a long press, which chooses nothing, until a press elsewhere", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openTable(page, site.address, "screen", 0, "duel");
    const card = page.locator("#board button[data-available]").first();
    const box = await card.boundingBox();
    if (!box) throw new Error("there is no card");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const line = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchEnd") =>
      line.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchStart" ? [at] : [] });
    await touch("touchStart");
    await slipOf(page).waitFor();
    await touch("touchEnd");
    expect(await faults(page, [at.x, at.y])).toEqual([]);
    expect(await page.locator("#board [data-selected]").count()).toBe(0);
    await page.touchscreen.tap(at.x, at.y);
    await slipOf(page).waitFor({ state: "detached" });
    await touch("touchStart");
    await slipOf(page).getByRole("button", { name: "All about it" }).click();
    await touch("touchEnd");
    await page.getByRole("complementary").getByRole("heading").first().waitFor();
    expect(await slipOf(page).count()).toBe(0);
  });
});

describe("a hidden piece", () => {
  test("opens its slip for a guess, which is kept, and Escape gives the focus back", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await setOut(site, page, null);
    const hidden = page.locator("#board button[data-explain^='hidden:']").first();
    await hidden.click({ button: "right" });
    const suspect = slipOf(page)
      .getByRole("button", { name: /may be/ })
      .first();
    await suspect.click();
    expect(await suspect.getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Escape");
    await slipOf(page).waitFor({ state: "detached" });
    expect(await hidden.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await hidden.innerText()).toMatch(/noted|1/);
  });
});

describe("a slip of the shell", () => {
  /**
   * On what it lies and must not, or beyond which edge it reaches. Words that are docked stand between the board and what
   * is asked, where they cover neither.
   */
  const lyingWrong = (page: Page, slip: string, at: readonly [number, number] | null): Promise<string[]> =>
    page.evaluate(
      ([slip, at]) => {
        const words = document.querySelector<HTMLElement>(slip);
        const own = words?.getBoundingClientRect();
        const table = document.querySelector("#board")?.getBoundingClientRect();
        const prompt = document.querySelector("#choices")?.getBoundingClientRect();
        if (!words || !own || !table) return ["there is no slip"];
        const found: string[] = [];
        if (own.left < table.left || own.right > table.right) found.push("outside, beside the table");
        const covers = (left: number, top: number, right: number, bottom: number): boolean =>
          own.left < right && own.right > left && own.top < bottom && own.bottom > top;
        if (words.dataset.side === "docked") {
          if (covers(table.left, table.top, table.right, table.bottom)) found.push("on the board");
          if (own.bottom > (prompt?.top ?? innerHeight)) found.push("below what is asked");
          if (!prompt && own.bottom < innerHeight - 1) found.push("above a place where nothing is asked");
        } else if (own.top < table.top || own.bottom > table.bottom)
          found.push("outside, above or below the table");
        if (prompt && covers(prompt.left, prompt.top, prompt.right, prompt.bottom))
          found.push("on the prompt");
        if (at && covers(at[0], at[1], at[0], at[1])) found.push("on what was tried");
        return found;
      },
      [slip, at] as const,
    );

  const GUIDE = "main > section[data-side]";
  /** The sides on which the guide's words lie at these steps, which it goes through; whatever they cover is a fault. */
  async function sidesOf(page: Page, steps: readonly string[]): Promise<(string | null)[]> {
    const sides: (string | null)[] = [];
    for (const [i, step] of steps.entries()) {
      if (i > 0) await page.getByRole("button", { name: "Go on" }).click();
      await page.locator(`${GUIDE} p`).first().waitFor();
      await expect.poll(() => lyingWrong(page, GUIDE, null), { message: step }).toEqual([]);
      sides.push(await page.locator(GUIDE).getAttribute("data-side"));
    }
    return sides;
  }
  /** Tries a piece that the lesson does not ask for. */
  async function trying(page: Page): Promise<readonly [number, number]> {
    const spot = await spotOf(page.locator("#board button[data-piece][data-explain]").last());
    if (!spot) throw new Error("every piece is covered");
    await page.mouse.click(...spot);
    await page.locator("main > [role=status]", { hasText: "For this lesson" }).waitFor();
    return spot;
  }
  const STEPS = ["welcome", "goal", "danger", "forward"];

  test("lies beside what the guide speaks of, and beside what cannot be done, on a desktop", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visit();
    await page.goto(`${site.address}/guide/confrontation/good`);
    const sides = await sidesOf(page, STEPS);
    expect(sides[0]).toBe("corner");
    expect(sides.slice(1)).not.toContain("corner");
    expect(await lyingWrong(page, "main > [role=status]", await trying(page))).toEqual([]);
  });

  test("stands below the map on a phone, and what cannot be done is said beside it", {
    timeout: LONG,
  }, async () => {
    const page = await site.visit({ viewport: PHONE });
    await page.goto(`${site.address}/guide/confrontation/good`);
    expect(await sidesOf(page, STEPS)).toEqual(STEPS.map(() => "docked"));
    expect(await lyingWrong(page, "main > [role=status]", await trying(page))).toEqual([]);
  });

  test("stands below a battle on a phone, of which title, fighters and sums stay whole above the hand", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visit({ viewport: PHONE });
    await page.goto(`${site.address}/guide/confrontation/good`);
    await sidesOf(page, STEPS);
    for (const piece of ["Frodo", "Gimli"]) {
      await page.locator("#board [data-point^='piece:']", { hasText: piece }).click();
      // It goes where the lesson says, and on the region of an attack there stands a piece.
      await page.locator("#board [data-reach]").first().press("Enter");
      await page.getByRole("button", { name: "Go on" }).click();
    }
    await page.locator("#board [data-staged] h2").waitFor();
    const lost = () =>
      page.evaluate(() => {
        const told = [...document.querySelectorAll("#board [data-staged] [data-uncovered]")];
        const cards = [...document.querySelectorAll("#board [data-explain^='card:']")];
        const hand = Math.min(...cards.map((card) => card.getBoundingClientRect().top));
        return told
          .filter((one) => one.getBoundingClientRect().bottom > hand + 1)
          .map((one) => one.textContent);
      });
    await expect.poll(lost).toEqual([]);
    expect(await page.locator(GUIDE).getAttribute("data-side")).toBe("docked");
  });
});
