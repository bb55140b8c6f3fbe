/** Accounts: a guest with a table makes one, finds the table and a deck on a second device, signs out, and leaves. */
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, type RunnerTask, test } from "vitest";
import { addAuthenticator } from "./authenticator.ts";
import { spend } from "./lender.ts";
import { DESKTOP, misfits, openSite, overflow, PHONE, TABLET, violations } from "./site.ts";

const site = openSite({ accounts: true });

/** A key in the place of a person's finger; what it has made can be carried to another browser. */
async function passkeyOf(page: Page, credentials: readonly object[] = []) {
  spend(page);
  const { session, authenticatorId } = await addAuthenticator(page);
  for (const credential of credentials)
    await session.send("WebAuthn.addCredential", { authenticatorId, credential: credential as never });
  return async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

/** Leaves of a page that lie over another, by their titles. */
const overlapping = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leaves = [...document.querySelectorAll("main section")];
    const boxes = leaves.map((leaf) => leaf.getBoundingClientRect());
    return leaves.flatMap((leaf, at) =>
      leaves.slice(at + 1).flatMap((other, after) => {
        const [one, two] = [boxes[at], boxes[at + 1 + after]];
        if (!one || !two || leaf.contains(other)) return [];
        const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        return width > 1 && height > 1 ? [`${leaf.textContent} lies over ${other.textContent}`] : [];
      }),
    );
  });

/** The fold of one's own page where decks, ways in and the end of an account are. */
const unfold = (page: Page): Promise<void> => page.getByText(/^Decks, passkeys/).click();

const DECK = {
  form: 1,
  name: "Wood and Water",
  notes: "",
  ring: null,
  ringBearer: null,
  sites: [],
  cards: [],
  start: [],
  versions: [],
};

/** Passkeys are bound to a name; an address of numbers has none. */
const address = () => site.address.replace("127.0.0.1", "localhost");

/** A name that no earlier try of the test has taken. */
const nameFor = ({ result }: RunnerTask, name: string): string => name + "i".repeat(result?.retryCount ?? 0);

test("a guest's table and deck move into an account, are there on a second device, and both can be left again", {
  timeout: 180_000,
}, async ({ task }) => {
  const marigold = nameFor(task, "Marigold");
  const guest = await site.visitPlainly();
  await guest.goto(`${address()}/new/confrontation?how=friend`);
  await guest.getByLabel("Your name").fill("Rosie");
  await guest.locator("form button[type=submit]").click();
  await guest.waitForURL(/\/table\//);
  await guest.evaluate(
    (deck) => localStorage.setItem("westmarch-deck:trading-card-game:mine", deck),
    JSON.stringify(DECK),
  );

  const credentials = await passkeyOf(guest);
  await guest.goto(`${address()}/tables`);
  await guest.getByRole("link", { name: "Sign in" }).click();
  await guest.getByRole("heading", { name: "New here?" }).waitFor();
  expect(await violations(guest)).toEqual([]);
  await guest.getByLabel("Name").fill(marigold);
  const synced = guest.waitForResponse(/person\/shelf/);
  await guest.getByRole("button", { name: "Make an account" }).click();
  await guest.getByRole("heading", { name: marigold, level: 1 }).waitFor();
  await synced;
  await guest.getByText(`Bring what is on this device into the account of ${marigold}?`).waitFor();
  expect(await violations(guest)).toEqual([]);
  const brought = guest.waitForResponse(
    (answer) =>
      answer.url().endsWith("/person/shelf") && (answer.request().postData() ?? "").includes("mine"),
  );
  await guest.getByRole("button", { name: "Bring them into the account" }).click();
  await brought;
  await guest
    .getByText(`Bring what is on this device into the account of ${marigold}?`)
    .waitFor({ state: "detached" });

  const second = await site.visitPlainly({ viewport: PHONE });
  await passkeyOf(second, await credentials());
  await second.goto(`${address()}/person`);
  await second.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  expect(await misfits(second, "header")).toEqual([]);
  await second.getByRole("button", { name: "Sign in with a passkey" }).click();
  await second.getByRole("heading", { name: marigold, level: 1 }).waitFor();
  for (const viewport of [TABLET, DESKTOP, PHONE]) {
    await second.setViewportSize(viewport);
    expect(await overlapping(second)).toEqual([]);
  }
  await unfold(second);
  await second.getByRole("link", { name: "Wood and Water" }).waitFor();
  expect(await violations(second)).toEqual([]);
  expect(await overflow(second)).toBeLessThanOrEqual(0);
  await second.goto(`${address()}/tables`);
  await second.getByRole("link", { name: "Go to the table" }).click();
  await second.waitForURL(/\/table\//);

  // The settings lead to where the account is changed, which is open then.
  await second.goto(`${address()}/settings`);
  await second.getByText("You", { exact: true }).click();
  await second.getByRole("link", { name: "Open", exact: true }).click();
  await second.getByRole("button", { name: "Delete my account" }).waitFor();

  // Signed out, the device has neither table nor deck.
  await second.goto(`${address()}/person`);
  await unfold(second);
  await second.getByRole("button", { name: "Sign out", exact: true }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await second.getByRole("heading", { name: "New here?" }).waitFor();
  await second.waitForFunction(() => localStorage.getItem("westmarch-deck:trading-card-game:mine") === null);

  // The account is deleted, and the table stays with the device that deletes it.
  await guest.reload();
  await unfold(guest);
  await guest.getByRole("button", { name: "Delete my account" }).click();
  await guest.getByRole("alertdialog").waitFor();
  expect(await violations(guest)).toEqual([]);
  await guest.getByRole("alertdialog").getByRole("button", { name: "Delete my account" }).click();
  await guest.getByRole("heading", { name: "New here?" }).waitFor();
  await guest.goto(`${address()}/people/${marigold.toLowerCase()}`);
  await guest.getByRole("heading", { name: "Nobody of this name" }).waitFor();
  await guest.goto(`${address()}/tables`);
  await guest.getByRole("link", { name: "Go to the table" }).waitFor();
});

/** Takes a deck from all of them: some lie beside the button too, and the list may come later than the press. */
async function bring(page: Page, deck: string): Promise<void> {
  await page.getByRole("button", { name: "All decks" }).click();
  const all = page.getByRole("dialog", { name: "All decks" });
  await all.getByRole("radio", { name: deck }).check({ force: true });
  await page.keyboard.press("Escape");
  await all.waitFor({ state: "detached" });
}

test("a person is challenged in the card game: both bring a deck, and the challenged takes the seat once it is chosen", {
  timeout: 240_000,
  skip: !isFull,
}, async ({ task }) => {
  const [own, other] = [nameFor(task, "Rosie"), nameFor(task, "Haleth")];
  const keysOf: Record<string, () => Promise<readonly object[]>> = {};
  const sign = async (name: string) => {
    const page = await site.visitPlainly();
    keysOf[name] = await passkeyOf(page);
    await page.goto(`${address()}/person`);
    await page.getByLabel("Name").fill(name);
    await page.getByRole("button", { name: "Make an account" }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
    return page;
  };
  const rosie = await sign(own);
  const haleth = await sign(other);
  await rosie.goto(`${address()}/people/${other.toLowerCase()}`);
  await rosie.getByRole("button", { name: "Game: The Confrontation" }).click();
  await rosie.getByRole("radio", { name: "The Card Game" }).check({ force: true });
  await rosie.keyboard.press("Escape");
  await bring(rosie, "The Golden Wood");
  expect(await violations(rosie)).toEqual([]);
  await rosie.getByRole("button", { name: `Challenge ${other}` }).click();
  await rosie.waitForURL(/\/table\//);
  await rosie.getByRole("heading", { name: `Waiting for ${other}` }).waitFor();
  await rosie.getByText(`The Card Game: your challenge waits for ${other}.`).waitFor();
  expect(await violations(rosie)).toEqual([]);

  const elsewhere = await site.visitPlainly();
  await passkeyOf(elsewhere, await keysOf[own]?.());
  await elsewhere.goto(`${address()}/person`);
  await elsewhere.getByRole("button", { name: "Sign in with a passkey" }).click();
  await elsewhere.getByRole("heading", { name: "You have challenged" }).waitFor();
  await elsewhere.getByRole("link", { name: new RegExp(`table at which you wait for ${other}`) }).waitFor();
  await elsewhere.getByRole("button", { name: new RegExp(`Withdraw the challenge to ${other}`) }).waitFor();
  expect(await violations(elsewhere)).toEqual([]);
  await elsewhere.goto(`${address()}/tables?own`);
  await elsewhere.getByText(`Waiting for ${other}`).waitFor();

  await haleth.goto(`${address()}/tables`);
  await haleth.getByRole("link", { name: new RegExp(`See the seat.*${own}`) }).click();
  await bring(haleth, "Durin’s Folk");
  await haleth.getByRole("button", { name: "Take the seat" }).click();
  await haleth.waitForURL(/\/table\//);
  for (const page of [rosie, haleth]) await page.getByRole("button", { name: "No burdens" }).waitFor();
});
