/** The computer that teaches: a hint during practice. */
import type { TableOpened } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite();

test("a lamp beside the question says what the computer would choose and why, and it is chosen with one press", {
  timeout: 120_000,
}, async () => {
  const seats = [
    { kind: "me", name: "Ada" },
    { kind: "bot", level: "first" },
  ];
  const opened = await fetch(`${site.address}/api/tables`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "confrontation", settings: {}, seats }),
  });
  const { table, token } = (await opened.json()) as TableOpened;
  const page = await site.visitPlainly({ viewport: PHONE });
  await page.goto(`${site.address}/table/${table}#${token}`);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByText("It is a beginning that has done well before.").waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  const frodo = page.locator("#board path[data-region]").and(page.getByLabel("Frodo"));
  expect(await frodo.count()).toBe(0);
  await page.getByRole("button", { name: "Choose this" }).click();
  await frodo.waitFor();
  expect(await page.getByRole("button", { name: "Choose this" }).count()).toBe(0);
});
