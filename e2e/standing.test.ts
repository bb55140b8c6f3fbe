/** Tournaments and ladders as somebody meets them who has no account. */
import { expect, test } from "vitest";
import { openHouse, overflow, PHONE, violations } from "./house.ts";

const house = openHouse({}, true);

test("a guest opens a tournament on a phone, enters, fills a place with a computer, begins, and comes to the own table", {
  timeout: 120_000,
}, async () => {
  const guest = await house.visitPlainly({ viewport: PHONE });
  await guest.goto(`${house.address}/tournaments`);
  await guest.getByLabel("Name of the tournament").fill("The Long Lake Open");
  await guest.getByRole("button", { name: "Open it" }).click();
  await guest.waitForURL(/\/tournament\//);
  await guest.getByLabel("Your name").fill("Rosie");
  await guest.getByRole("button", { name: "Enter" }).click();
  await guest.getByRole("button", { name: "Withdraw" }).waitFor();
  await guest.getByRole("button", { name: "Gentle" }).click();
  await guest.getByRole("rowheader", { name: "Computer (Gentle)" }).waitFor();
  await guest.getByRole("button", { name: "Begin" }).click();
  const way = guest.getByRole("button", { name: "To the table" });
  await way.waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  await way.click();
  await guest.waitForURL(/\/table\//);

  await guest.goto(`${house.address}/ladder/confrontation`);
  await guest.getByText("Only computers are listed so far.").waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
});
