/** Every kind of action in War of the Ring, by mouse on the map and its trays, by keyboard alone, and by a thumb on a phone. */
import { isFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { carryTo, outlineOf, spotIn } from "./land.ts";
import { actAt } from "./moments.ts";
import { openSite } from "./site.ts";
import { FREE, moment, SHADOW } from "./war.ts";
import { perform, say } from "./war-acts.ts";
import { DECISIONS, SCRIPTS, unsaid } from "./war-deeds.ts";
import { dieOf, WAYS } from "./war-hands.ts";

const site = openSite();
const LONG = 120_000;

/** On every day they take turns; in a full run each does all. */
const does = (way: number, script: number): boolean => isFull || script % WAYS.length === way;

describe.each(WAYS.map((way, i) => ({ ...way, scripts: SCRIPTS.filter((_, n) => does(i, n)) })))(
  "$name",
  ({ sit, hands, scripts }) => {
    test.each(scripts)("$name", { timeout: LONG }, async (script) => {
      await perform(site, hands(await sit(site)), script);
    });
  },
);

test("no kind of choice is forgotten: each is made in some script, and each action by every side that has it", () => {
  expect(unsaid()).toEqual([]);
});

/** They take turns: what a hand can do it has shown above. */
test.each(WAYS.map((way, i) => ({ ...way, decisions: DECISIONS.filter((_, n) => n % WAYS.length === i) })))(
  "what else is asked is answered $name",
  { timeout: LONG },
  async ({ sit, hands, decisions }) => {
    const page = await sit(site);
    for (const script of decisions) await perform(site, hands(page), script);
  },
);

const [mouse] = WAYS;
const marching = () => moment({ seat: SHADOW, prompt: "act", offers: ["armies"], after: 13, seed: 3 });

test("a Companion is carried like an army, and no further than he may go", { timeout: LONG }, async () => {
  const page = await mouse.sit(site);
  await actAt(site, moment({ seat: FREE, prompt: "act", offers: ["companions"], after: 63, seed: 1 }), page);
  const hands = mouse.hands(page);
  const before = (await hands.log()).length;
  await carryTo(page, "character:1", "Lórien");
  await page
    .getByRole("status")
    .getByRole("button", { name: /^Rule \d/ })
    .waitFor();
  await carryTo(page, "character:1", "Buckland");
  await say(hands, before, /from the Shire to Buckland/);
});

/** At the table by mouse, where armies of the one to act may march. */
async function beforeMarch() {
  const page = await mouse.sit(site);
  await actAt(site, marching(), page);
  return { page, hands: mouse.hands(page) };
}

test("an army marches where it is dropped, in one gesture that is taken back as one", {
  timeout: LONG,
}, async () => {
  const { page, hands } = await beforeMarch();
  const before = (await hands.log()).length;
  await hands.die("Character");
  await carryTo(page, "army:15:1", "Southern Mirkwood");
  await say(hands, before, /march(es)? from Dol Guldur to Southern Mirkwood/);
  await hands.takeBack();
  await expect.poll(() => page.locator("#choices").innerText()).toMatch(/Which die/);
});

test("with Shift, a drop asks who goes, beside the army and off everything else", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const { page, hands } = await beforeMarch();
  await hands.die("Character");
  await page.keyboard.down("Shift");
  await carryTo(page, "army:15:1", "Southern Mirkwood");
  await page.keyboard.up("Shift");
  const slip = page.locator("section[data-beside]");
  await slip.waitFor();
  const [beside, token] = [
    await slip.boundingBox(),
    await page.locator("[data-piece='army:15:1']").boundingBox(),
  ];
  if (!beside || !token) throw new Error("nothing is asked beside the army");
  const apart = (a: typeof token, b: typeof token) =>
    a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  expect(apart(beside, token)).toBe(true);
  await hands.answer("March");
  await expect
    .poll(async () => (await hands.log()).join())
    .toMatch(/march(es)? from Dol Guldur to Southern Mirkwood/);
});

test("the Fellowship's figure is the Fellowship, and beside a lifted die its trays stay open", {
  timeout: LONG,
}, async () => {
  const page = await site.visitPlainly({ viewport: { width: 1440, height: 900 } });
  await actAt(site, moment({ seat: FREE, prompt: "act", offers: ["travel"], after: 2 }), page);
  const choices = page.locator("#choices");
  await dieOf(page, "Character").click();
  const hunt = page.locator("#board [data-arrangement=columns] [data-explain=hunt]");
  await hunt.waitFor();
  const figure = page.locator("#board button[data-piece='bearers']");
  await figure.and(page.locator("[data-ready]")).waitFor();
  await figure.click();
  await expect.poll(() => choices.innerText()).toMatch(/Move the Fellowship/);
  expect(await hunt.isVisible()).toBe(true);
  // A drawer that is read beside the table is closed by Escape, wherever the keyboard is.
  await page.getByRole("button", { name: "Rules" }).click();
  const drawer = page.getByRole("complementary", { name: "Rules" });
  await drawer.waitFor();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
});

test("what cannot be done is refused with its rule, which leads into the book", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const { page, hands } = await beforeMarch();
  await hands.die("Character");
  await hands.region("Dol Guldur");
  // Far away from every army.
  const { x, y } = await spotIn(outlineOf(page, "Forlindon"));
  await page.mouse.click(x, y);
  const rule = page.getByRole("status").getByRole("button", { name: /^Rule \d/ });
  await rule.waitFor();
  // Beside its rule a press goes to what lies under the slip.
  const catches = rule.evaluate((button) => {
    const slip = button.closest("[role=status]");
    const { left, top, height } = slip?.getBoundingClientRect() ?? new DOMRect();
    return slip?.contains(document.elementFromPoint(left + 8, top + height / 2));
  });
  expect(await catches).toBe(false);
  await rule.click();
  const book = page.getByRole("dialog").or(page.getByRole("complementary"));
  await book.locator("[data-here=true]").first().waitFor();
  expect(await book.first().innerText()).toMatch(/\d\.\d/);
});

test("where there is no height, too, an army of one kind is divided, and one Take back takes its march back", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visitPlainly({ viewport: { width: 844, height: 390 } });
  await actAt(site, moment({ seat: FREE, prompt: "act", offers: ["armies"], after: 2 }), page);
  const choices = page.locator("#choices");
  // What can be done on the map is known a moment after it is drawn.
  await page.locator("#board button[data-piece='army:14:0'][data-ready]").waitFor();
  for (const name of ["Dol Amroth", "Lamedon"]) await outlineOf(page, name).press("Enter");
  const fewer = page.getByRole("button", { name: "Fewer: Regular of Gondor" });
  await fewer.waitFor();
  const isCovered = () =>
    fewer.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(isCovered).toBe(false);
  await fewer.click();
  await choices.getByRole("button", { name: /^March/ }).click();
  await expect.poll(() => choices.textContent()).toMatch(/Does another army move/);
  await page.reload();
  await expect.poll(() => choices.textContent()).toMatch(/Does another army move/);
  await page.keyboard.press("u");
  await expect.poll(() => choices.textContent()).toMatch(/Which die/);
});

test("on the smallest phone each Companion is chosen by face and name in the sheet itself", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visitPlainly({ viewport: { width: 320, height: 640 } });
  const at = moment({ seat: FREE, prompt: "companions" });
  await actAt(site, at, page);
  const companions = page.locator("#choices button:not([data-copy])").filter({ has: page.locator("img") });
  /** How many of them are whole: in sight, and under nothing. */
  const whole = () =>
    companions.evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { left, top, right, bottom } = button.getBoundingClientRect();
          const corners = [
            [left + 4, top + 4],
            [right - 4, bottom - 4],
          ];
          return corners.every(([x = 0, y = 0]) => button.contains(document.elementFromPoint(x, y)));
        }).length,
    );
  const asked = at.ask.options.filter(([verb]) => verb === "character").length;
  expect(asked).toBeGreaterThan(4);
  await expect.poll(whole).toBe(asked);
});

test("what is pressed on the map before it is known what can be done there, is done once it is", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const page = await site.visitPlainly({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    const press = () => {
      const figure = document.querySelector<HTMLElement>("#board button[data-piece='bearers']");
      const asked = document.querySelector("#choices [data-button], #choices button");
      if (figure && asked) figure.click();
      else requestAnimationFrame(press);
    };
    requestAnimationFrame(press);
  });
  await actAt(site, moment({ seat: FREE, prompt: "act", offers: ["travel"], after: 2 }), page);
  await expect.poll(() => page.locator("#choices").innerText()).toMatch(/Move the Fellowship/);
});
