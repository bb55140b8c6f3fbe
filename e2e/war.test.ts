/** Every kind of action in War of the Ring, by mouse on the map and its trays, by keyboard alone, and by touch. */
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openHouse, PHONE } from "./house.ts";
import {
  AtWar,
  actAt,
  answer,
  clickRegion,
  die,
  FREE,
  lines,
  moment,
  optionOf,
  REACHED,
  reached,
  SHADOW,
  sitAt,
  spotIn,
  thing,
  told,
  type Wanted,
} from "./war.ts";

const house = openHouse();
const LONG = 120_000;

const act = (seat: number, verb: string, after: number, seed = 3): Wanted => ({
  seat,
  prompt: "act",
  offers: [verb],
  after,
  seed,
});

/** A die taken up for what it offers, with what the log says so far. */
async function withDie(page: Page, wanted: Wanted): Promise<readonly string[]> {
  const at = moment(wanted);
  await actAt(house, at, page);
  const option = optionOf(at, wanted.offers?.[0] ?? "");
  const before = await lines(page);
  await die(page, option.at(-1)).click();
  return before;
}

/** A thing on a tray, whose tab is opened if need be. */
async function take(page: Page, id: string, tab: RegExp): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "The table" }).getByRole("button", { name: tab });
  if (!(await thing(page, id).first().isVisible()) && (await tabs.count()) > 0) await tabs.first().click();
  await thing(page, id).first().click();
}

describe("by mouse", () => {
  test("an army is taken up with a die, divided, and marches", { timeout: LONG }, async () => {
    const page = await house.visit();
    const before = await withDie(page, act(SHADOW, "armies", 13));
    const able = page.locator("#board path[data-able]");
    await able.first().waitFor({ state: "attached" });
    const from = (await able.first().getAttribute("data-region")) ?? "";
    await clickRegion(page, from);
    const to = await reached(page, "enter");
    await clickRegion(page, to);
    const fewer = page.locator("#board").getByRole("button", { name: /^Fewer/ });
    if ((await fewer.count()) > 0) await fewer.first().click();
    await answer(page, /^March/).click();
    await told(page, before, /march/);
  });

  test("an army is carried to where it goes", { timeout: LONG }, async () => {
    const page = await house.visit();
    const at = moment(act(SHADOW, "armies", 13));
    await actAt(house, at, page);
    const before = await lines(page);
    const army = page.locator("#board button[data-kind='army'][data-ready]").first();
    const from = /army:(\d+)/.exec((await army.getAttribute("data-explain")) ?? "")?.[1] ?? "";
    await clickRegion(page, from);
    const to = await reached(page, "enter");
    await page.keyboard.press("Escape");
    const spot = await spotIn(page, to);
    await army.hover();
    await page.mouse.down();
    await page.mouse.move(spot.x - 9, spot.y - 9, { steps: 5 });
    await page.mouse.move(spot.x, spot.y, { steps: 3 });
    await page.mouse.up();
    const march = answer(page, /^March/);
    await expect
      .poll(async () => (await march.count()) + (await lines(page)).length)
      .toBeGreaterThan(before.length);
    if ((await march.count()) > 0) await march.click();
    await told(page, before, /march/);
  });

  test("an attack is looked at, ordered, and fought to its end on the stage", { timeout: LONG }, async () => {
    const [free, shadow] = [await house.visit(), await house.visit()];
    const at = moment(act(SHADOW, "attack-with", 24));
    await sitAt(house, at, free, shadow);
    await die(shadow, optionOf(at, "attack-with").at(-1)).click();
    const fronts = shadow.locator("#board path[data-able]");
    await fronts.first().waitFor({ state: "attached" });
    const attackers = await fronts.evaluateAll((all) =>
      all.map((one) => one.getAttribute("data-region") ?? ""),
    );
    for (const from of attackers) {
      await clickRegion(shadow, from);
      if ((await shadow.locator("#board path[data-reach='attack']").count()) > 0) break;
      await shadow.keyboard.press("Escape");
    }
    await clickRegion(shadow, await reached(shadow, "attack"));
    await answer(shadow, /^Attack/).click();
    const stages = [free, shadow].map((page) => page.locator("#board section[data-staged]"));
    for (const stage of stages) await stage.waitFor();
    const players = [new AtWar(free, 5), new AtWar(shadow, 6)];
    const over = async (page: Page) =>
      /battle of .* is over|attack in .* is over/.test((await lines(page)).join("\n"));
    await Promise.all(
      players.map((player) =>
        player.play(
          async () => (await over(player.page)) && (await player.page.locator("[data-staged]").count()) === 0,
        ),
      ),
    );
    for (const page of [free, shadow]) expect(await over(page)).toBe(true);
  });

  test("figures are recruited where the map glows", { timeout: LONG }, async () => {
    const page = await house.visit();
    const before = await withDie(page, act(FREE, "recruit-with", 35));
    await clickRegion(page, await reached(page, "choose"));
    await answer(page, /^Recruit/).click();
    await told(page, before, /musters/);
  });

  test("the Fellowship walks", { timeout: LONG }, async () => {
    const page = await house.visit();
    const before = await withDie(page, act(FREE, "travel", 35));
    await take(page, "fellowship", /Fellowship/);
    await answer(page, /Move the Fellowship/).click();
    await told(page, before, /Fellowship \(/);
  });

  test("the Fellowship is declared where the map says it could be", { timeout: LONG }, async () => {
    const page = await house.visit();
    await actAt(house, moment({ seat: FREE, prompt: "declare", offers: ["to"] }), page);
    const before = await lines(page);
    await clickRegion(page, await reached(page, "choose"));
    await told(page, before, /\S/);
    await expect.poll(() => page.locator("#choices").innerText()).not.toMatch(/declare/);
  });

  test("a card is played from the hand, and others are drawn", { timeout: LONG }, async () => {
    const page = await house.visit();
    const at = moment(act(FREE, "play", 35));
    await actAt(house, at, page);
    const before = await lines(page);
    const [, card, face] = optionOf(at, "play");
    await die(page, face).click();
    await take(page, `card:${card}`, /^Hand/);
    await answer(page, /^Play/).click();
    await told(page, before, /play/);

    const drawing = moment(act(FREE, "draw", 35));
    await actAt(house, drawing, page);
    const earlier = await lines(page);
    const [, deck, paid] = optionOf(drawing, "draw");
    await die(page, paid).click();
    await take(page, `deck:${deck}`, /Free Peoples/);
    await answer(page, /^Draw/).click();
    await told(page, earlier, /draw/);
  });

  test("a nation is moved, the Fellowship hidden, a Companion sent away, a ring spent, a die set aside, a turn passed", {
    timeout: LONG,
  }, async () => {
    const page = await house.visit();
    const advancing = moment(act(FREE, "advance", 35));
    let before = await withDie(page, act(FREE, "advance", 35));
    await take(page, `nation:${optionOf(advancing, "advance")[1]}`, /Nations/);
    await answer(page, /towards war|at war/i).click();
    await told(page, before, /diplomacy/);

    before = await withDie(page, act(FREE, "hide", 100));
    await take(page, "fellowship", /Fellowship/);
    await answer(page, /Hide/).click();
    await told(page, before, /hide/);

    before = await withDie(page, act(FREE, "separate-with", 35));
    await take(page, "fellowship", /Fellowship/);
    await answer(page, /Separate/).click();
    await told(page, before, /leave the Fellowship/);
    await page.locator("#choices").getByText("Which Companion leaves it?").waitFor();

    await actAt(house, moment(act(FREE, "ring", 35)), page);
    before = await lines(page);
    await answer(page, /Ring/).click();
    await page.locator("#choices").getByText("Which die is changed").waitFor();
    await new AtWar(page, 3).choices().first().click();
    await told(page, before, /Elven Ring/);

    before = await withDie(page, act(FREE, "skip", 35));
    await answer(page, /Set the die aside/).click();
    await told(page, before, /die aside/);

    await actAt(house, moment(act(FREE, "pass", 0)), page);
    before = await lines(page);
    await answer(page, /^Pass/).click();
    await told(page, before, /pass/);
  });

  test("what cannot be done is refused with its rule, which leads into the book", {
    timeout: LONG,
  }, async () => {
    const page = await house.visit();
    await withDie(page, act(SHADOW, "armies", 13));
    const able = page.locator("#board path[data-able]").first();
    await able.waitFor({ state: "attached" });
    await clickRegion(page, (await able.getAttribute("data-region")) ?? "");
    await page.locator(REACHED).first().waitFor({ state: "attached" });
    // Far away from every army.
    await clickRegion(page, await regionCalled(page, /^Forlindon/));
    const rule = page.getByRole("status").getByRole("button", { name: /^Rule \d/ });
    await rule.waitFor();
    await rule.click();
    await page
      .getByRole("dialog")
      .or(page.getByRole("complementary"))
      .locator("[data-here=true]")
      .first()
      .waitFor();
  });
});

const regionCalled = async (page: Page, name: RegExp): Promise<string> =>
  (await page
    .locator("#board path[data-region]")
    .and(page.getByRole("button", { name }))
    .getAttribute("data-region")) ?? "";

/** Goes to something by the tab key alone. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stops = 0; stops < 120; stops++) {
    if (await page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not come to ${selector}`);
}

describe("by keyboard alone", () => {
  test("a die is taken, an army found on the map with arrows, and marched", { timeout: LONG }, async () => {
    const page = await house.visit();
    const at = moment(act(SHADOW, "armies", 13));
    await actAt(house, at, page);
    const before = await lines(page);
    await tabTo(page, `#board button[data-point="die:${optionOf(at, "armies").at(-1)}"]`);
    await page.keyboard.press("Enter");
    await page.locator("#board path[data-able]").first().waitFor({ state: "attached" });
    await tabTo(page, "#board path[data-region]");
    await walkTo(page, "path[data-able]");
    await page.keyboard.press("Enter");
    await page.locator(REACHED).first().waitFor({ state: "attached" });
    await walkTo(page, "path[data-reach='enter']");
    await page.keyboard.press("Enter");
    const march = answer(page, /^March/);
    await expect
      .poll(async () => (await march.count()) + (await lines(page)).length)
      .toBeGreaterThan(before.length);
    if ((await march.count()) > 0) await page.keyboard.press("1");
    await told(page, before, /march/);
  });

  test("a card is played, a ring is spent and a turn is passed", { timeout: LONG }, async () => {
    const page = await house.visit();
    const press = async (name: RegExp) => {
      const button = answer(page, name);
      await button.waitFor();
      await button.focus();
      await page.keyboard.press("Enter");
    };
    const at = moment(act(FREE, "play", 35));
    await actAt(house, at, page);
    let before = await lines(page);
    await tabTo(page, `#board button[data-point="die:${optionOf(at, "play").at(-1)}"]`);
    await page.keyboard.press("Enter");
    await press(/^Play/);
    await told(page, before, /play/);

    await actAt(house, moment(act(FREE, "ring", 35)), page);
    before = await lines(page);
    await press(/Ring/);
    await page.keyboard.press("1");
    await told(page, before, /Elven Ring/);

    await actAt(house, moment(act(FREE, "pass", 0)), page);
    before = await lines(page);
    await press(/^Pass/);
    await told(page, before, /pass/);
  });
});

/** Arrow keys over the regions until one of these has the focus. */
async function walkTo(page: Page, selector: string): Promise<void> {
  const way = (): Promise<string | null> =>
    page.evaluate((what) => {
      const here = document.activeElement;
      if (!here || here.matches(what)) return null;
      const middle = (one: Element) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      };
      const [x, y] = middle(here);
      const goals = [...document.querySelectorAll(`#board ${what}`)].map(middle);
      const [goal = [x, y]] = goals.toSorted(
        ([ax, ay], [bx, by]) => Math.hypot(ax - x, ay - y) - Math.hypot(bx - x, by - y),
      );
      const [dx, dy] = [goal[0] - x, goal[1] - y];
      const keys =
        Math.abs(dx) > Math.abs(dy)
          ? dx > 0
            ? "ArrowRight"
            : "ArrowLeft"
          : dy > 0
            ? "ArrowDown"
            : "ArrowUp";
      return keys;
    }, selector);
  for (let steps = 0; steps < 60; steps++) {
    const key = await way();
    if (key === null) return;
    // Two regions that show each other the way would go on for ever.
    await page.keyboard.press(
      steps % 7 === 6 ? (key === "ArrowUp" || key === "ArrowDown" ? "ArrowRight" : "ArrowUp") : key,
    );
  }
  throw new Error(`the arrow keys do not come to ${selector}`);
}

describe("by touch on a phone", () => {
  const phone = () => house.visit({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a card is lifted out of the dock, taken and played", { timeout: LONG }, async () => {
    const page = await phone();
    const at = moment(act(FREE, "play", 35));
    await actAt(house, at, page);
    const [, card, face] = optionOf(at, "play");
    await die(page, face).tap();
    await page.getByRole("navigation", { name: "The table" }).getByRole("button", { name: /Hand/ }).tap();
    const held = page.locator(`#board button[data-able][data-explain="card:${card}"]`).last();
    await held.tap();
    if ((await held.getAttribute("data-taken")) === null) await held.tap();
    await answer(page, /^Play/).tap();
    await expect.poll(() => page.locator("#choices").innerText()).not.toMatch(/what is it to be/);
  });
});
