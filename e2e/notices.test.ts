/** Notices: how the settings say why there are none, and where the links of letters lead. */
import { expect, test } from "vitest";
import { openHouse, violations } from "./house.ts";

const house = openHouse({
  mail: { url: "smtp://127.0.0.1:9", from: "a@example.org" },
  address: "http://x.example",
});

test("settings say why this browser has no notices, and a letter's link does nothing before a tap", {
  timeout: 60_000,
}, async () => {
  const page = await house.visitPlainly();
  await page.goto(`${house.address}/settings`);
  await page.getByRole("heading", { name: "When you are away" }).waitFor();
  await page.getByLabel("E-mail to").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${house.address}/notices#off.way-0001.${"x".repeat(43)}`);
  await page.getByText("Westmarch will no longer write to this address").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${house.address}/notices#cut`);
  await page.getByText("This link is not complete").waitFor();
});
