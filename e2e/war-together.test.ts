/** Wars between computers and between four people: watched to the end, gone on with after a crash, spoken of, looked back at. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { endingIsAccessible } from "./endings.ts";
import { openHouse } from "./house.ts";
import { AtWar, lines, moment, SHADOW, sitAt } from "./war.ts";

/** Computers that answer at once: what is looked at is their table. */
const HASTE = { answer: 2, think: 2 };
const house = openHouse({ pace: { gentle: HASTE, fair: HASTE, strong: HASTE } });
const LONG = 180_000;

test("a whole war between two computers is watched from its beginning, and its end by whoever comes back", {
  timeout: LONG,
}, async () => {
  const response = await fetch(`${house.address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      game: "war-of-the-ring",
      settings: { players: "2" },
      seats: [
        { kind: "bot", level: "gentle" },
        { kind: "bot", level: "gentle" },
      ],
    }),
  });
  expect(response.ok).toBe(true);
  const { table, spectator } = (await response.json()) as { table: string; spectator: string };
  const page = await house.visit();
  await page.goto(`${house.address}/watch/${table}#${spectator}`);
  await page.locator("#board [data-region]").first().waitFor({ state: "attached" });
  const ending = page.locator("section[data-mood]");
  const onward = page
    .locator("#choices button")
    .filter({ hasText: /Continue|Skip/ })
    .first();
  const begun = async () => (await lines(page)).join("\n").includes("Turn 2 begins");
  // Scenes stay for whoever reads them.
  await expect
    .poll(
      async () => {
        if (await onward.isVisible()) await onward.click({ timeout: 2000 }).catch(() => {});
        return begun();
      },
      { timeout: 90_000, interval: 50 },
    )
    .toBe(true);
  // The computers are done long before everything is told.
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.locator("#choices").waitFor();
        return ending.isVisible();
      },
      { timeout: 60_000, interval: 2000 },
    )
    .toBe(true);
  expect(await ending.innerText()).toMatch(/win|Free Peoples|Shadow/);
  await endingIsAccessible(page);
});

/** What somebody at the table sees of it: what is asked, and what was told. */
const sight = async (page: Page): Promise<string> =>
  `${await page.locator("#choices").innerText()}\n${(await lines(page)).join("\n")}`;

test("four browsers at one table reload, and lose their server in the middle of a battle: nothing is lost", {
  timeout: LONG,
}, async () => {
  const pages = [await house.visit(), await house.visit(), await house.visit(), await house.visit()];
  const at = moment({ seat: 2, prompt: "combat-card", players: "4", seed: 7 });
  await sitAt(house, at, ...pages);
  for (const page of pages) await page.locator("#board section[data-staged]").waitFor();
  const before = await Promise.all(pages.map(sight));
  await Promise.all(pages.slice(0, 2).map((page) => page.reload()));
  await house.serving.crash();
  for (const [i, page] of pages.entries())
    await expect.poll(() => sight(page), { timeout: 40_000 }).toBe(before[i]);
  const [asked] = pages.slice(2);
  await new AtWar(asked, 4).choices().first().click();
  await expect.poll(() => sight(asked)).not.toBe(before[2]);
});

test("what is said to partners alone is heard by them and by nobody else", { timeout: LONG }, async () => {
  const pages = [await house.visit(), await house.visit(), await house.visit(), await house.visit()];
  const [gondor, , witchKing] = pages;
  await sitAt(house, moment({ seat: 0, prompt: "act", players: "4", seed: 7 }), ...pages);
  const teams: Page[][] = [[], []];
  const say = async (page: Page, words: string, alone: boolean) => {
    const box = page.getByRole("checkbox", { name: "Only to partners" });
    if ((await box.isChecked()) !== alone) await box.click({ force: true });
    await page.getByPlaceholder("Say something").fill(words);
    await page.keyboard.press("Enter");
  };
  await say(gondor, "Hold the river.", true);
  const heard = (page: Page, words: string) => page.locator("#red-book").getByText(words).count();
  await expect
    .poll(async () => Promise.all(pages.map((page) => heard(page, "Hold the river."))))
    .toSatisfy((all: number[]) => all.filter((many) => many > 0).length === 2);
  for (const page of pages) teams[(await heard(page, "Hold the river.")) > 0 ? 0 : 1]?.push(page);
  await say(witchKing, "We are coming.", false);
  for (const page of pages) await expect.poll(() => heard(page, "We are coming.")).toBeGreaterThan(0);
  for (const page of teams[1] ?? [])
    expect(await page.locator("body").innerText()).not.toContain("Hold the river.");
});

test("what happened since one's last turn is watched, paused, stepped through, and ends at the present", {
  timeout: LONG,
}, async () => {
  const [free, shadow] = [await house.visit(), await house.visit()];
  await sitAt(house, moment({ seat: SHADOW, prompt: "act", offers: ["draw"], after: 30 }), free, shadow);
  // Whoever plays the Free Peoples is away meanwhile.
  const seat = free.url();
  await free.goto("about:blank");
  const player = new AtWar(shadow, 2);
  await player.play(async () => /is thinking|away/.test(await shadow.locator("#choices").innerText()));
  await free.goto(seat);
  const watch = free.getByRole("button", { name: "Watch it" });
  await watch.waitFor();
  await watch.click();
  const pause = free.getByRole("button", { name: "Pause" });
  await pause.waitFor();
  await pause.click();
  const slider = free.getByRole("slider");
  const from = Number(await slider.inputValue());
  await free.getByRole("button", { name: "One step on" }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBe(from + 1);
  const play = free.getByRole("button", { name: "Play", exact: true });
  if (await play.isEnabled()) await play.click();
  else await free.getByRole("button", { name: /^Back to now/ }).click();
  await slider.waitFor({ state: "detached" });
  expect(await free.locator("#choices button").count()).toBeGreaterThan(0);
});
