/** The road through a game, and a puzzle on it, which is solved on the board. */
import { expect, test } from "vitest";
import { Player } from "./player.ts";
import { openSite, violations } from "./site.ts";

const site = openSite();

test("the road leads to a puzzle, which tells a reason, what a try comes to and the answer, and is remembered", {
  timeout: 120_000,
}, async () => {
  const page = await site.visitPlainly();
  await page.goto(`${site.address}/learn/duel`);
  await page.getByRole("link", { name: /^Go on · The rules/ }).waitFor();
  await page.getByRole("link", { name: /First puzzles/ }).click();
  await page.getByRole("button", { name: "A hint" }).click();
  await page.getByText("The answer: “").waitFor();
  const player = new Player(page, 3);
  const over = page.getByRole("link", { name: "Next puzzle" });
  const show = page.getByRole("button", { name: "Show me" });
  await expect
    .poll(async () => {
      if ((await over.count()) > 0 || (await show.count()) > 0) return true;
      await player.step();
      return false;
    })
    .toBe(true);
  if ((await show.count()) > 0) {
    await page.getByText("That is not it.").first().waitFor();
    await show.click();
  }
  await over.waitFor();
  await page.getByText("With help.").first().waitFor();
  expect(await violations(page, "#choices")).toEqual([]);
  await page.getByRole("link", { name: "Puzzles", exact: true }).click();
  await page.getByRole("heading", { name: "Puzzles" }).waitFor();
  await page.getByRole("button", { name: "Which are shown: all shown" }).click();
  await page.getByRole("radio", { name: "tried", exact: true }).click({ force: true });
  await page.keyboard.press("Escape");
  expect(await page.getByRole("img", { name: /^(missed|solved at a later try)$/ }).count()).toBe(1);
});
