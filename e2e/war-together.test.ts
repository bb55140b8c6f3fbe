/** Wars between computers and between four people: watched to the end, gone on with after a crash, spoken of, looked back at. */
import { byLevel } from "@westmarch/kernel";
import type { TableOpened } from "@westmarch/protocol";
import { inFull, isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { endingIsAccessible } from "./endings.ts";
import { lines, sight, sitAt } from "./moments.ts";
import { openSite } from "./site.ts";
import { AtWar, moment, SHADOW } from "./war.ts";

/** Computers that answer at once: what is looked at is their table. */
const HASTE = { answer: 2, think: 2 };
const site = openSite({ pace: byLevel(() => HASTE) });
const LONG = 180_000;

/** Milliseconds between one look at what is shown and the next, and for which it is looked at before it is hurried on. */
const GLANCE = 120;
const LOOK = 300;

/** Turns of a war that are watched on every day: its end is told in another test. */
const ENOUGH = 2;

test(`${inFull("the beginning of ", "")}a whole war between two computers is watched${inFull("", " to its end")}`, {
  timeout: LONG,
}, async () => {
  const response = await fetch(`${site.address}/api/tables`, {
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
  const { table, spectator } = (await response.json()) as TableOpened;
  const page = await site.visitPlainly();
  await page.goto(`${site.address}/watch/${table}#${spectator}`);
  await page.locator("#board [data-region]").first().waitFor({ state: "attached" });
  const turns = new Set<string>();
  let staged = 0;
  const ending = page.locator("section[data-mood]");
  let hurried = 0;
  // What happens is looked at for a moment, and then hurried on: the war is over long before all of it is told.
  const isSeen = async () => (isFull ? ending.isVisible() : turns.size > ENOUGH && staged > 0 && hurried > 0);
  for (let since = Date.now(); !(await isSeen()) && Date.now() - since < LONG; ) {
    const seen = await page.evaluate(() => ({
      turn: [...document.querySelectorAll("#red-book li")]
        .slice(-40)
        .map(({ textContent }) => /Turn \d+ begins/.exec(textContent ?? "")?.[0])
        .findLast((begins) => begins),
      staged: document.querySelector("[data-staged]") !== null,
    }));
    if (seen.turn) turns.add(seen.turn);
    if (seen.staged) staged++;
    if (Date.now() - hurried > LOOK) {
      await page.keyboard.press("Enter");
      hurried = Date.now();
    }
    await page.waitForTimeout(GLANCE);
  }
  expect(turns.size, "turns that were seen to begin").toBeGreaterThan(1);
  expect(staged, "scenes").toBeGreaterThan(0);
  if (!isFull) return;
  expect(await ending.innerText()).toMatch(/win|Free Peoples|Shadow/);
  expect((await lines(page)).join("\n")).toMatch(/Turn 1 begins.*Turn 4 begins.*wins?\b/s);
  await endingIsAccessible(page, 1);
});

const heard = (page: Page, words: string): Promise<number> =>
  page.locator("#red-book").getByText(words).count();

async function say(page: Page, words: string, alone: boolean): Promise<void> {
  const box = page.getByRole("checkbox", { name: "Only to partners" });
  if ((await box.isChecked()) !== alone) await box.click({ force: true });
  await page.getByPlaceholder("Say something").fill(words);
  await page.keyboard.press("Enter");
}

/** Seats with a browser, that of the Witch-king among them, and how many of them are reloaded: on every day two seats and one. */
const BROWSING: readonly number[] = inFull([0, 2], [0, 1, 2, 3]);
const RELOADED = inFull(1, 2);

test(`${inFull("two of four at a", "four browsers at one")} table reload, and lose their server in the middle of a battle: nothing is lost`, {
  timeout: LONG,
}, async () => {
  const seats = await Promise.all(
    Array.from({ length: 4 }, (_, seat) => (BROWSING.includes(seat) ? site.visitPlainly() : null)),
  );
  const pages = seats.filter((page) => page !== null);
  const witchKing = seats[2] ?? expect.fail("the Witch-king has no browser");
  await sitAt(site, moment({ seat: 2, prompt: "combat-card", players: "4", seed: 7 }), ...seats);
  for (const page of pages) await page.locator("#board section[data-staged]").waitFor();
  // Partners speak while the battle hides the log.
  await witchKing.keyboard.press("t");
  await witchKing.getByRole("checkbox", { name: "Only to partners" }).check({ force: true });
  await witchKing.keyboard.press("Escape");

  const before = await Promise.all(pages.map(sight));
  const reloaded = pages.slice(0, RELOADED);
  await Promise.all(reloaded.map((page) => page.reload()));
  for (const page of reloaded) await page.locator("#choices").waitFor();
  await site.serving.crash();
  for (const [i, page] of pages.entries())
    await expect.poll(() => sight(page), { timeout: 40_000 }).toBe(before[i]);
  await new AtWar(witchKing, 4).choices().first().click();
  await expect.poll(() => sight(witchKing)).not.toBe(before[pages.indexOf(witchKing)]);
});

test("what is said to partners alone is heard by them and by nobody else", {
  timeout: LONG,
  skip: !isFull,
}, async () => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => site.visitPlainly()));
  const [gondor, , witchKing] = pages;
  await sitAt(site, moment({ seat: 0, prompt: "act", players: "4", seed: 7 }), ...pages);
  await say(gondor, "Hold the river.", true);
  const hearers = () => Promise.all(pages.map((page) => heard(page, "Hold the river.")));
  await expect
    .poll(hearers)
    .toSatisfy((all: readonly number[]) => all.filter((many) => many > 0).length === 2);
  await say(witchKing, "We are coming.", false);
  for (const page of pages) await expect.poll(() => heard(page, "We are coming.")).toBeGreaterThan(0);
  const among = await hearers();
  for (const [i, page] of pages.entries())
    if (among[i] === 0) expect(await page.locator("body").innerText()).not.toContain("Hold the river.");
});

test("what happened since one's last turn is watched, paused, stepped through, and ends at the present", {
  timeout: LONG,
}, async () => {
  const [free, shadow] = [await site.visitPlainly(), await site.visitPlainly()];
  await sitAt(site, moment({ seat: SHADOW, prompt: "act", offers: ["draw"], after: 30 }), free, shadow);
  // The Free Peoples player is away meanwhile.
  const seat = free.url();
  await free.goto("about:blank");
  const player = new AtWar(shadow, 2);
  await player.play(async () => /is thinking|away/.test(await shadow.locator("#choices").innerText()));
  await free.goto(seat);
  const watch = free.getByRole("button", { name: "Watch it", exact: true });
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
