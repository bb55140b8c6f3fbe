/** The table of the trading card game: a turn's deeds by every kind of hand, and passes that are left with the table. */
import type { Ask, Option } from "@westmarch/kernel";
import { inTurn } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { type CardHands, KINDS } from "./card-hands.ts";
import { engine, moment } from "./card-moments.ts";
import { actAt } from "./moments.ts";
import { openSite, PHONE } from "./site.ts";

const site = openSite({ standing: { least: 50, most: 100 } });
const SWORD = "1C299";
const plays = (ask: Ask): Option | undefined =>
  ask.options.find((option) => engine.game.notation.choice(option).startsWith(`play:${SWORD}-`));
const armed = moment({ seed: 5 }, (ask) => ask.prompt === "phase" && plays(ask) !== undefined);

const pairs = (ask: Ask) => ask.options.filter(([verb]) => verb === "assign");
const minions = (ask: Ask) => [...new Set(pairs(ask).map(([, , minion]) => minion))];
const attacked = moment(
  { seed: 24, players: "3" },
  (ask) => ask.prompt === "assign" && minions(ask).length > 1,
);
const met = moment(
  { seed: 24 },
  (ask) => ask.prompt === "assign" && pairs(ask).length > 1 && minions(ask).length === 1,
);

/** The sentence in the prompt. */
const said = (page: Page): Promise<string> => page.locator("#choices p").first().innerText();

type Deed = (hand: CardHands) => Promise<void>;

const arms: Deed = async (hand) => {
  const { page } = hand;
  await actAt(site, armed, page);
  const frodo = page.locator("#board [data-lane] button[data-thing^='copy:']").filter({ hasText: "Frodo" });
  const bearer = (await frodo.first().getAttribute("data-thing")) ?? "";
  await hand.put(`card:${SWORD}`, bearer);
  if (!hand.drops) {
    await expect.poll(() => said(page)).toContain("Hobbit Sword costs");
    await hand.answer("Play it");
  }
  await expect.poll(() => page.locator(`#board [data-thing="card:${SWORD}"]`).count()).toBe(0);
};

const sends: Deed = async (hand) => {
  const { page } = hand;
  await actAt(site, attacked, page);
  const [first, second] = minions(attacked.ask);
  const faces = pairs(attacked.ask).filter(([, , minion]) => minion === first);
  const [one, other] = faces.map(([, character]) => character);
  await hand.put(`copy:${first}`, `copy:${one}`);
  await hand.put(`copy:${second}`, `copy:${other}`);
  await expect.poll(() => page.locator("#board [data-planned]").count()).toBe(2);
  await hand.answer("Leave it like this");
  await expect.poll(() => page.locator("#board [data-planned]").count()).toBe(0);
};

const meets: Deed = async (hand) => {
  const { page } = hand;
  await actAt(site, met, page);
  // The first is Frodo, who would die of it, and is not sent without a further word.
  const [, pair] = pairs(met.ask);
  await hand.put(`copy:${pair?.[2]}`, `copy:${pair?.[1]}`);
  // Nothing is left to be assigned, so nobody is asked whether it is to be left like this.
  await page.locator("#board [data-lane] [data-minions] [data-thing]").first().waitFor();
  await expect.poll(() => page.locator("#choices").innerText()).not.toMatch(/Defend|Assigned so far/);
};

const DEEDS = [
  ["arms a companion", arms],
  ["sends the fellowship against several minions at once", sends],
  ["meets the only minion, and has said all", meets],
] as const;

// On every day the hands take turns; in a full run each does all.
describe.each(
  Object.entries(KINDS).map(([name, hands], nth) => ({ name, hands, deeds: inTurn(DEEDS, nth) })),
)("a turn $name", ({ hands, deeds }) => {
  test.each(deeds)("%s", async (_, deed) => deed(await hands(site)));
});

test("a chance with nothing to do is passed, told, and asked for again in its phase", async () => {
  const page = await site.visit();
  const chance = moment({ seed: 5 }, (ask) => ask.prompt === "action" && ask.options.length === 1);
  await actAt(site, chance, page);
  await page.getByText("Passed for you:").first().waitFor();
  await expect.poll(() => page.locator("#board [data-passed]").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Ask me there" }).click();
  const quiet = page.getByRole("switch", { name: "Pass for me where I can do nothing" });
  await expect.poll(() => quiet.getAttribute("aria-checked")).toBe("false");
  await quiet.click();
  await expect.poll(() => page.locator("#board [data-stop='waits']").count()).toBe(0);
});

test("a phase is passed by order, asked in each time, or asked in where something can be done, press by press", async () => {
  const page = await site.visit();
  const chance = moment({ seed: 5 }, (ask) => ask.prompt === "phase");
  await actAt(site, chance, page);
  const phase = page.locator("#board [data-phase='maneuver'] button");
  for (const stop of ["passes", "waits", "asks"]) {
    await phase.click();
    await expect.poll(() => phase.getAttribute("data-stop")).toBe(stop);
  }
});

test("on an upright phone a line between the table and the question has what others have just done", async () => {
  const page = await site.visitPlainly({ viewport: PHONE });
  await actAt(
    site,
    moment({ seed: 5 }, (ask) => ask.prompt === "phase" && ask.options.length > 2 && ask.seat === 1),
    page,
  );
  const deed = page.getByRole("region", { name: "Just now" }).getByRole("button");
  await deed.waitFor();
  const [told, foot, board] = [
    await deed.boundingBox(),
    await page.locator("#choices").boundingBox(),
    await page.locator("#board").boundingBox(),
  ];
  if (!told || !foot || !board) throw new Error("there is no line");
  expect(told.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  expect(told.y + told.height).toBeLessThanOrEqual(foot.y + 1);
});
