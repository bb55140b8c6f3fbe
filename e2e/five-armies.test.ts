/** The Battle of Five Armies by mouse on its map, by keyboard alone and by a thumb on a phone; and a combat of two browsers. */
import { byLevel } from "@westmarch/kernel";
import { inFull, inTurn, isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FREE, moment, SHADOW } from "./five-armies.ts";
import { carryTo, outlineOf, spotIn } from "./land.ts";
import { actAt, lines, sight, sitAt } from "./moments.ts";
import { openTable, Player, type Sight } from "./player.ts";
import { atRest, DESKTOP, openSite, overflow, PHONE, violations } from "./site.ts";
import { type Hands, waysOf } from "./war-hands.ts";

/** Computers that answer at once: what is looked at is the table. */
const HASTE = { answer: 2, think: 2 };
const site = openSite({ pace: byLevel(() => HASTE) });
const LONG = 150_000;
const WAYS = waysOf("five-armies");
const [mouse] = WAYS;

/** A player who answers by the bar alone, now this and now what ends it soonest. */
class InTheValley extends Player {
  /** Whether a finger presses. */
  readonly #thumb: boolean;
  readonly #keys: boolean;
  constructor(page: Page, by: string) {
    super(page, 7);
    this.#thumb = by.includes("thumb");
    this.#keys = by.includes("keyboard");
  }
  protected override async act({ onward, choices }: Sight): Promise<boolean> {
    if (choices === 0) return false;
    if (!onward) this.made++;
    const n = onward ? 0 : this.random(6) === 0 ? this.random(choices) : choices - 1;
    // By its number, or by Enter on it.
    if (this.#keys && n < 9 && (onward || this.random(3) > 0)) {
      await this.page.keyboard.press(onward ? "Enter" : String(n + 1));
      await this.page.waitForTimeout(40);
      return true;
    }
    const chosen = this.choices().nth(n);
    if (this.#keys) {
      await chosen.press("Enter", { timeout: 2000 }).catch(() => undefined);
      return true;
    }
    // What is pressed on the table instead has its button for keys alone.
    const isCopy = (await chosen.getAttribute("data-copy", { timeout: 2000 }).catch(() => null)) !== null;
    if (!this.#thumb || isCopy) return this.press(chosen);
    return chosen.tap({ timeout: 2000 }).then(
      () => true,
      () => true,
    );
  }
}

test.each(inFull([mouse], WAYS))(
  `${inFull("a good part of ", "")}a turn against the computer is played by the prompt $name`,
  { timeout: LONG },
  async (way) => {
    const page = await way.sit(site);
    await openTable(page, site.address, "computer", FREE, "five-armies");
    const player = new InTheValley(page, way.name);
    const turn = page.locator("header").filter({ hasText: "Turn 2" });
    await player.play(async () => (await turn.count()) > 0 || player.made > inFull(8, 1000));
    expect(player.made).toBeGreaterThan(8);
  },
);

/** Waits for the log to say something that it did not say before. */
const told = (hands: Hands, what: RegExp): Promise<void> =>
  expect.poll(async () => (await hands.log()).join("\n")).toMatch(what);

/** The Shadow can march: the first Army die of a battle, for a strategic move. */
const marching = () => moment({ seat: SHADOW, prompt: "act", offers: ["use", 1, 0] });

// On every day by one of them, as all do the like at a table of the War.
test.each(inTurn(WAYS, 1))(
  "an army is sent over the map $name, part of it",
  { timeout: LONG },
  async (way) => {
    const page = await way.sit(site);
    await actAt(site, marching(), page);
    const hands = way.hands(page);
    await hands.answer("Army die");
    await hands.region("South-west Muster");
    await hands.region("Ash Plain");
    await hands.fewer("Orc");
    await hands.answer("Strategic move");
    await told(hands, /(?:from|leave).*South-west Muster.*Ash Plain/);
  },
);

test("an army is carried to where it goes, which glows meanwhile, and put down again", {
  timeout: LONG,
}, async () => {
  const page = await mouse.sit(site);
  await actAt(site, marching(), page);
  const glows = page.locator("#board [data-glows]");
  expect(await glows.count()).toBe(0);
  await carryTo(page, "army:27:1", "Ash Plain", () => expect.poll(() => glows.count()).toBeGreaterThan(1));
  const bar = page.locator("#choices");
  await expect.poll(() => bar.innerText()).toMatch(/marches from the South-west Muster to the Ash Plain/);
  await page.keyboard.press("Escape");
  await expect.poll(() => bar.innerText()).toMatch(/what is it to do/);
  await page.keyboard.press("Escape");
  await expect.poll(() => bar.innerText()).toMatch(/Which die/);
});

test("a desktop shows the seven places and the generals unfolded, and what the other has done beside the dice", {
  timeout: LONG,
}, async () => {
  const page = await site.visitPlainly({ viewport: DESKTOP });
  await actAt(site, moment({ seat: SHADOW, prompt: "act", after: 60 }), page);
  const board = page.locator("#board");
  await board.locator("[data-rail] [data-just-now]").waitFor();
  for (const tray of [/^Generals/, /^The seven places/])
    await expect
      .poll(() => board.getByRole("button", { name: tray }).getAttribute("aria-expanded"))
      .toBe("true");
  // Neither lies under the other.
  const [rail, bar] = await Promise.all(
    [board.locator("[data-rail]"), page.locator("#choices")].map((part) => part.boundingBox()),
  );
  expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThanOrEqual(Math.ceil(bar?.x ?? 0));
  const [dice, done] = await Promise.all(
    ["ul", "[data-just-now]"].map((part) => board.locator(`[data-rail] ${part}`).first().boundingBox()),
  );
  expect(done?.x ?? 0).toBeGreaterThanOrEqual((dice?.x ?? 0) + (dice?.width ?? 0));
});

test("a phone opens where the own armies stand", { timeout: LONG, skip: !isFull }, async () => {
  const page = await site.visitPlainly({ viewport: PHONE });
  for (const side of [FREE, SHADOW]) {
    await openTable(page, site.address, "computer", side, "five-armies");
    const own = page.locator(`#board button[data-piece^="army:"][data-piece$=":${side}"]`);
    await own.first().waitFor();
    const seen = () =>
      own.evaluateAll(
        (armies) =>
          armies.filter((army) => {
            const { left, top, width, height } = army.getBoundingClientRect();
            return army.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          }).length,
      );
    await expect.poll(seen).toBeGreaterThan(2);
  }
});

test("what cannot be done is refused, with its rule", { timeout: LONG, skip: !isFull }, async () => {
  const page = await mouse.sit(site);
  await actAt(site, marching(), page);
  const hands = mouse.hands(page);
  await hands.answer("Army die");
  await hands.region("South-west Muster");
  const { x, y } = await spotIn(outlineOf(page, "The Fens"));
  await page.mouse.click(x, y);
  await page
    .getByRole("status")
    .getByRole("button", { name: /^Rule \d/ })
    .waitFor();
});

test("on small phones everything that was thrown in a combat stands above the question", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visitPlainly({ viewport: PHONE });
  await actAt(site, moment({ seat: FREE, prompt: "casualties", after: 40 }), page);
  const scene = page.locator("#board [data-staged] > :has(> header)");
  await scene.waitFor();
  for (const [width, height] of [
    [PHONE.width, PHONE.height],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const below = () => scene.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await expect.poll(below, { message: `${width}×${height}` }).toBeLessThanOrEqual(1);
  }
});

test("an attack is foretold before it is given", { timeout: LONG }, async () => {
  const page = await mouse.sit(site);
  await actAt(site, moment({ seat: SHADOW, prompt: "attack", offers: ["attack"], alone: true }), page);
  const hands = mouse.hands(page);
  const target = page.locator("#board path[data-reach='attack']").first();
  if ((await target.count()) === 0) {
    const from = page.locator("#board path[data-able]").first();
    await from.focus();
    await page.keyboard.press("Enter");
  }
  await target.focus();
  await page.keyboard.press("Enter");
  await page.getByText("If it is fought to the end").waitFor();
  await hands.answer("Attack");
  await told(hands, /attack/i);
});

// On every day it is four at a table of the War that lose their server.
test("two browsers in a combat reload and lose their server: nothing is lost", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const pages = [await site.visitPlainly(), await site.visitPlainly()] as const;
  await sitAt(site, moment({ seat: SHADOW, prompt: "maneuver" }), ...pages);
  for (const page of pages) await page.locator("#board [data-staged]").first().waitFor();
  const before = await Promise.all(pages.map(sight));
  await pages[0].reload();
  await site.serving.crash();
  for (const [i, page] of pages.entries())
    await expect.poll(() => sight(page), { timeout: 40_000 }).toBe(before[i]);
  for (const page of pages) {
    const choice = new InTheValley(page, "mouse").choices().first();
    if (await choice.isVisible()) await choice.click();
  }
  await expect.poll(() => sight(pages[1])).not.toBe(before[1]);
  expect((await lines(pages[1])).length).toBeGreaterThan(0);
});

const SIGHTS = {
  "a turn": () => marching(),
  "a combat": () => moment({ seat: SHADOW, prompt: "maneuver" }),
};

test("the table is in order on a desktop by day and on a phone by candle: a turn, an army in hand, a combat", {
  timeout: LONG,
}, async () => {
  const page = await site.visit();
  const WINDOWS = [
    [DESKTOP, "light"],
    [PHONE, "dark"],
  ] as const;
  for (const [nth, [name, at]] of Object.entries(SIGHTS).entries()) {
    await actAt(site, at(), page);
    for (const [viewport, colorScheme] of inTurn(WINDOWS, nth)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await atRest(page);
      expect(await overflow(page), name).toBeLessThanOrEqual(0);
      expect(await violations(page), name).toEqual([]);
    }
    await page.setViewportSize(DESKTOP);
  }
});
