/** The figures of one's own box: entered, checked, kept, and handed on by link. */
import { expect, test } from "vitest";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite();
const PACKS = "/packs/five-armies";

test("figures of one's own box are entered, judged with every letter, kept over a reload, and opened elsewhere by link", {
  timeout: 90_000,
}, async () => {
  const page = await site.visitPlainly({
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(`${site.address}${PACKS}`);
  await page.getByRole("button", { name: "Begin a pack" }).click();
  await page.getByLabel("Name of the pack").fill("The box in the attic");
  await page.getByText("A game can be played with this pack.").waitFor();

  // Trial games say whether it plays to an end.
  await page.getByRole("button", { name: "Play 20 games" }).click();
  await page.getByText("20 of 20 played.").waitFor();

  await page.getByRole("button", { name: /^Units/ }).click();
  await page.getByRole("button", { name: /^Orc/ }).click();
  await page.getByRole("button", { name: "More: Figures" }).click();
  await page.getByText("There are 127; there must be 126.").waitFor();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByText("A game can be played with this pack.").waitFor();

  // A sentence that stops making sense says where, and what could follow.
  await page.getByLabel("Maneuver", { exact: true }).fill("Score 1");
  await page.getByText("The sentence is not complete.").waitFor();
  await page
    .getByRole("list", { name: "What can follow" })
    .getByRole("button", { name: "hit", exact: true })
    .click();
  await page.getByText("Score 1 hit").first().waitFor();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  expect(await page.getByLabel("Name of the pack").inputValue()).toBe("The box in the attic");
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.getByLabel("Copy this link").waitFor();
  const link = await page.getByLabel("Copy this link").inputValue();

  const other = await site.visitPlainly({ viewport: PHONE });
  await other.goto(link);
  await other.getByRole("heading", { name: "The box in the attic" }).waitFor();
  await other.getByRole("button", { name: "Keep it here" }).click();
  await other.getByLabel("Name of the pack").waitFor();
  expect(await overflow(other)).toBe(0);
  expect(await violations(other)).toEqual([]);

  // A file that is no pack is refused with the place and the reason.
  await other.goto(`${site.address}${PACKS}`);
  await other
    .getByLabel("Open a file")
    .setInputFiles({ name: "box.json", mimeType: "application/json", buffer: Buffer.from('{"format": 3}') });
  await other.getByRole("alert").getByText("Nothing was changed.").waitFor();
});
