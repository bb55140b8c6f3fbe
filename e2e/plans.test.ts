/** Plans: who is not asked lays down what he chooses next, and it is chosen for him when he is. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { invitation, join, openTable } from "./player.ts";
import { openSite, violations } from "./site.ts";

const site = openSite();

test("in a duel, a waiting player lays down an answer, and it is played when the other has chosen", {
  timeout: 120_000,
}, async () => {
  const opener = await site.visitPlainly();
  await openTable(opener, site.address, "friend", 0, "duel");
  const friend = await site.visitPlainly();
  await join(friend, await invitation(opener));
  const choice = (page: Page) => page.locator("#choices button").first();
  await expect.poll(async () => (await choice(opener).count()) + (await choice(friend).count())).toBe(1);
  const [asked, waiting] = (await choice(opener).count()) === 1 ? [opener, friend] : [friend, opener];

  // The table opens one breath after the last chair was taken.
  await waiting.getByRole("button", { name: "Table", exact: true }).waitFor();
  await waiting.keyboard.press("m");
  await waiting.getByRole("button", { name: "Lay down a choice" }).click();
  const pick = waiting.getByRole("button", { name: /Choose …/ });
  await pick.click();
  await waiting.getByRole("option", { name: "whatever it may be" }).click();
  await pick.click();
  // Not the card that the other takes.
  await waiting.getByRole("option").last().click();
  expect(await violations(waiting)).toEqual([]);
  await waiting.getByRole("button", { name: "Set this plan" }).click();
  await waiting.getByText("Whatever happens →").waitFor();

  // Whatever is discarded asks nothing more.
  await choice(asked).press("Enter");
  await asked
    .locator("#choices")
    .getByRole("button", { name: /^Discard/ })
    .click();
  await waiting.getByText("1 choice has been made for you.").waitFor();
});
