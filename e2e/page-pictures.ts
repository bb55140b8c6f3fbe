/**
 * `npm run pictures -- pages FOLDER`: photographs every page of the house, on a desktop by day and on a phone by candle, of a
 * house where something goes on: a person, a seat that waits, a tournament of computers that is over and one to come. They are for
 * whoever draws pages, and none is kept.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { addAuthenticator } from "./authenticator.ts";
import { PAGES } from "./pages.ts";
import { invitation, openTable } from "./player.ts";
import { serve } from "./server.ts";
import { atRest, DESKTOP, PHONE } from "./site.ts";

/** Whoever holds the tournaments. */
const KEY = "f0".repeat(16);
/** Milliseconds in which four computers play out a round of Duel, and those in which it is looked whether they have. */
const PATIENCE = 300_000;
const GLANCE = 500;
const DAY = 86_400_000;

const LOOKS = [
  ["desktop", { viewport: DESKTOP, colorScheme: "light" }],
  ["phone", { viewport: PHONE, colorScheme: "dark", hasTouch: true, isMobile: true }],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[];

/** Asks the server for something; throws with what it says where it refuses. */
async function ask(address: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${address}/api/tournaments${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: KEY, ...body }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Announces a tournament. Returns the address of its page. */
async function announce(address: string, wish: object): Promise<string> {
  const usual = { settings: {}, kind: "swiss", rounds: 2, games: 1, hours: null, guests: true };
  const { id } = (await ask(address, "", { ...usual, ...wish })) as { id: string };
  return `/tournament/${id}`;
}

/** A tournament of four computers, played to its end: its games are public, and fill the archive and the statistics. */
async function playedOut(address: string): Promise<string> {
  const page = await announce(address, { name: "The Long Evening", game: "duel" });
  const tournament = page.replace(/.*\//, "");
  for (const level of ["gentle", "gentle", "fair", "fair"])
    await ask(address, "/act", { tournament, act: { do: "computer", level } });
  await ask(address, "/act", { tournament, act: { do: "start" } });
  for (let since = Date.now(); Date.now() - since < PATIENCE; ) {
    const answer = await fetch(`${address}/api/tournaments/${tournament}`);
    const { state } = (await answer.json()) as { state: string };
    if (state === "over") return page;
    await new Promise((later) => setTimeout(later, GLANCE));
  }
  throw new Error("the tournament of computers has not ended");
}

/** Makes an account, as who sits before this browser. */
async function signedIn(page: Page, address: string, name: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto(`${address}/person`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** All addresses, and what the files of their pictures are called: that of `/new/duel` is `new-duel`. */
const ADDRESSES = [...PAGES, "/statistics/duel", "/ladder/duel", "/people/Rosie"].map(
  (path) => [path.replace(/^\//, "").replaceAll("/", "-") || "home", path] as const,
);

/** Waits until a page is there and at rest, and takes its picture. */
async function shoot(page: Page, file: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  await atRest(page);
  await page.screenshot({ path: file });
  console.log(`took ${file}`);
}

/** Takes all of them into a folder, which is made. */
export async function takePages(browser: Browser, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const serving = await serve({ accounts: true });
  // Passkeys are bound to a name; an address of numbers has none.
  const address = serving.address.replace("127.0.0.1", "localhost");
  try {
    const over = await playedOut(address);
    const toCome = await announce(address, {
      name: "A Long-expected Evening",
      game: "confrontation",
      places: 16,
      startsAt: Date.now() + DAY,
      checkIn: 30,
    });
    for (const [window, look] of LOOKS) {
      const opened = (): Promise<Page> => browser.newPage({ ...look, reducedMotion: "reduce" });
      const page = await opened();
      await signedIn(page, address, window === "phone" ? "Pervinca" : "Rosie");
      await openTable(page, address, "friend", 0, "duel");
      const link = await invitation(page);
      await shoot(page, join(folder, `waiting-${window}.png`));
      for (const [file, path] of [...ADDRESSES, ["tournament-over", over], ["tournament-to-come", toCome]]) {
        await page.goto(`${address}${path}`);
        await shoot(page, join(folder, `${file}-${window}.png`));
      }
      const friend = await opened();
      await friend.goto(link);
      await shoot(friend, join(folder, `invitation-${window}.png`));
      for (const one of [friend, page]) await one.context().close();
    }
  } finally {
    await serving.stop();
  }
}
