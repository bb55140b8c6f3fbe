/** Tournaments and ladders as a person without an account meets them. */
import { isFull } from "@westmarch/testkit/full";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite({}, true);

/** Opens a word of the sentence that opens a tournament, and chooses there. */
async function chosen(guest: Page, word: string, choose: (choice: Locator) => Promise<void>): Promise<void> {
  await guest.getByRole("button", { name: new RegExp(`^${word}: `) }).click();
  const choice = guest.getByRole("dialog");
  await choose(choice);
  await choice.getByRole("button", { name: "Close" }).click();
  await choice.waitFor({ state: "detached" });
}

const name = (guest: Page, written: string): Promise<void> =>
  chosen(guest, "Name", (choice) => choice.getByLabel("Name of the tournament").fill(written));

test("on every page, a round that waits is told with the way to its table, and stands among one’s own tables", {
  timeout: 120_000,
}, async () => {
  const guest = await site.visitPlainly({ viewport: PHONE });
  await guest.goto(`${site.address}/tournaments`);
  await name(guest, "The Lake-town Evening");
  await chosen(guest, "Time", (choice) => choice.getByRole("radio", { name: "Live" }).press(" "));
  await chosen(guest, "Time to come", (choice) => choice.getByText("10 min").click());
  await guest.getByRole("button", { name: "Open it" }).click();
  await guest.waitForURL(/\/tournament\//);
  await guest.getByLabel("Your name").fill("Rosie");
  await guest.getByRole("button", { name: "Enter" }).click();
  await guest.getByRole("button", { name: "Gentle" }).click();
  const tournament = guest.url();
  await guest.getByText("Rules and times").click();
  await guest.getByText("After 10 minutes, only the time of a player who is still missing runs.").waitFor();
  await guest.getByRole("button", { name: "Begin" }).click();
  await guest.getByRole("button", { name: "To the table" }).waitFor();
  const ring = guest.getByRole("button", { name: "Round 1" });
  const road = guest.getByRole("list", { name: "Rounds" });
  const [inner, outer] = [await ring.boundingBox(), await road.boundingBox()];
  // The ring of three pixels around the round that is played lies within what scrolls.
  expect(inner && outer && inner.y - outer.y).toBeGreaterThanOrEqual(3);

  await guest.goto(`${site.address}/settings`);
  const bell = guest.getByRole("complementary", { name: "Your tournaments" });
  await bell
    .getByText("The Lake-town Evening, round 1: your game with Computer (Gentle) is waiting for you.")
    .waitFor();
  await bell.getByText(/^The clocks start when you are both there, or in (9|10):\d\d\.$/).waitFor();
  await expect.poll(() => guest.title()).toMatch(/^\(1\) /);
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);

  await guest.goto(`${site.address}/tables`);
  await guest.getByRole("link", { name: "Go to the table" }).waitFor();
  await bell.getByRole("button", { name: "To the table" }).click();
  await guest.waitForURL(/\/table\//);
  await bell.waitFor({ state: "detached" });
  await expect.poll(() => guest.title()).not.toMatch(/^\(1\) /);

  await guest.goto(tournament);
  const part = (name: string) => guest.getByRole("tab", { name }).click();
  // On a phone the round and the way to the own table come first.
  await guest.getByRole("button", { name: "To the table" }).waitFor();
  await part("Hold it");
  const holding = guest.getByRole("heading", { name: "You hold this tournament" });
  await holding.waitFor();
  await guest.getByText("Decide a game").click();
  await guest.getByRole("button", { name: "Computer (Gentle) has lost" }).click();
  await guest.getByRole("button", { name: "Do it" }).click();
  await part("This round");
  await guest.getByText("until round 2").waitFor();
  await part("Table");
  await guest.getByRole("rowheader", { name: "Computer (Gentle)" }).waitFor();
  expect(await violations(guest)).toEqual([]);
  await part("Hold it");
  await guest.getByText("End it").click();
  await guest.getByRole("button", { name: "End the tournament" }).click();
  await guest.getByRole("button", { name: "Do it" }).click();
  await part("This round");
  await guest.getByText(/^The tournament is over/).waitFor();
  await part("Hold it");
  // What was decided by hand can still be played on.
  await guest.getByText("Play a decided game on").waitFor();
  expect(await guest.getByRole("button", { name: "End the tournament" }).count()).toBe(0);
  await guest.getByRole("heading", { name: "Rosie has won" }).waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
});

test("a tournament with a check-in asks for it, and has a poster, a view for a wall and a calendar", {
  timeout: 120_000,
  skip: !isFull,
}, async () => {
  const guest = await site.visitPlainly({ viewport: PHONE });
  await guest.goto(`${site.address}/tournaments`);
  await chosen(guest, "Start", (choice) => choice.getByText("in 15 min").click());
  await chosen(guest, "Check-in", (choice) => choice.getByText("15 min").click());
  await guest.getByRole("button", { name: "Open it" }).click();
  await guest.waitForURL(/\/tournament\//);
  const tournament = guest.url();
  await guest.getByRole("button", { name: "Enter" }).click();
  // Whoever enters while check-in is open is there.
  await guest.getByRole("button", { name: "Undo" }).click();
  await guest.getByRole("button", { name: "Check in" }).click();
  await guest.getByText("You have checked in.").first().waitFor();
  await guest.getByText("until it begins").waitFor();
  const calendar = await guest.getByRole("link", { name: "Calendar file" }).getAttribute("href");
  expect(await (await guest.request.get(`${site.address}${calendar}`)).text()).toContain("BEGIN:VEVENT");
  for (const page of ["", "/poster", "/wall"]) {
    await guest.goto(`${tournament}${page}`);
    await guest.getByRole("img", { name: "The link as a QR code" }).waitFor();
    expect(await violations(guest)).toEqual([]);
    expect(await overflow(guest)).toBeLessThanOrEqual(0);
  }
});

test("a guest opens a tournament on a phone, enters, fills a place with a computer, begins, and comes to the own table", {
  timeout: 120_000,
}, async () => {
  const guest = await site.visitPlainly({ viewport: PHONE });
  await guest.goto(`${site.address}/tournaments`);
  await name(guest, "The Long Lake Open");
  await guest.getByRole("button", { name: "Open it" }).click();
  await guest.waitForURL(/\/tournament\//);
  await guest.getByLabel("Your name").fill("Rosie");
  await guest.getByRole("button", { name: "Enter" }).click();
  await guest.getByRole("button", { name: "Withdraw" }).waitFor();
  await guest.getByRole("button", { name: "Gentle" }).click();
  await guest.getByRole("listitem").filter({ hasText: "Computer (Gentle)" }).first().waitFor();
  await guest.getByRole("button", { name: "Begin" }).click();
  const way = guest.getByRole("button", { name: "To the table" });
  await way.waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  await way.click();
  await guest.waitForURL(/\/table\//);

  await guest.goto(`${site.address}/ladder/confrontation`);
  await guest.getByText("Only computers are listed so far.").waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
});
