/** Analysis: a finished game is played on against the computer, found again, and sent to another person. */
import { expect, test } from "vitest";
import { Player } from "./player.ts";
import { played } from "./saved.ts";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite();

test("a player who studies a game plays on from a moment of it against the computer, finds that again, and sends it on", {
  timeout: 240_000,
}, async () => {
  const save = played("confrontation", { seed: 3 });
  const page = await site.visitPlainly();
  await page.goto(`${site.address}/replay`);
  await page.getByRole("textbox").first().fill(JSON.stringify(save));
  await page.getByRole("button", { name: "Replay", exact: true }).click();
  await page.getByRole("button", { name: "Lab" }).click();
  await page.waitForURL(/\/lab\/confrontation\//);

  const slider = page.getByRole("slider");
  await slider.fill("30");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("dialog").getByRole("button").nth(2).click();
  await page.getByRole("option", { name: "Computer: Gentle" }).click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();

  // The player chooses until there is a branch with choices of both on it.
  const tree = page.getByRole("list", { name: "Branches" });
  const ends = page.locator("[data-ends]");
  const player = new Player(page, 4);
  await expect
    .poll(async () => {
      if ((await ends.count()) > 1 && player.made > 2) return true;
      await player.step();
      return false;
    })
    .toBe(true);
  await page.getByRole("button", { name: "Back to reading" }).click();
  await slider.waitFor();
  await expect.poll(() => ends.count()).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);

  // It is there after a reload, and a branch that was removed can be brought back.
  await page.reload();
  await slider.waitFor();
  await expect.poll(() => ends.count()).toBeGreaterThan(1);
  await tree.locator("[data-ends]").nth(1).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText("1 removed branch").click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect.poll(() => ends.count()).toBeGreaterThan(1);

  // Its link opens for another person, on a phone, who saves a copy.
  await tree.locator("[data-ends]").nth(1).click();
  await page.getByRole("tab", { name: "Share" }).click();
  const link = await page.getByRole("textbox", { name: "By link" }).inputValue();
  const other = await site.visitPlainly({ viewport: PHONE });
  await other.goto(link);
  await other.getByRole("slider").waitFor();
  expect(await overflow(other)).toBeLessThanOrEqual(0);
  await other.getByRole("button", { name: "Study" }).click();
  expect(await other.locator("[data-ends]").count()).toBe(2);
  expect(await violations(other)).toEqual([]);
  await other.getByRole("tab", { name: "Share" }).click();
  await other.getByRole("button", { name: "Save a copy" }).click();
  await other.waitForURL(/\/lab\/confrontation\//);
});
