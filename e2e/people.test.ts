/** Accounts: a guest with a table makes one, finds the table and a deck on a second device, signs out, and leaves. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addAuthenticator } from "./authenticator.ts";
import { spend } from "./lender.ts";
import { misfits, openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite({ accounts: true });

/** A key in the place of a person's finger; what it has made can be carried to another browser. */
async function passkeyOf(page: Page, credentials: readonly object[] = []) {
  spend(page);
  const { session, authenticatorId } = await addAuthenticator(page);
  for (const credential of credentials)
    await session.send("WebAuthn.addCredential", { authenticatorId, credential: credential as never });
  return async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
}

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

test("a guest's table and deck move into an account, are there on a second device, and both can be left again", {
  timeout: 180_000,
}, async () => {
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
  await guest.getByLabel("Name").fill("Marigold");
  const synced = guest.waitForResponse(/person\/shelf/);
  await guest.getByRole("button", { name: "Make an account" }).click();
  await guest.getByRole("heading", { name: "Marigold", level: 1 }).waitFor();
  await synced;
  await guest.getByText("Bring what is on this device into the account of Marigold?").waitFor();
  expect(await violations(guest)).toEqual([]);
  const brought = guest.waitForResponse(
    (answer) =>
      answer.url().endsWith("/person/shelf") && (answer.request().postData() ?? "").includes("mine"),
  );
  await guest.getByRole("button", { name: "Bring them into the account" }).click();
  await brought;
  await guest
    .getByText("Bring what is on this device into the account of Marigold?")
    .waitFor({ state: "detached" });

  const second = await site.visitPlainly({ viewport: PHONE });
  await passkeyOf(second, await credentials());
  await second.goto(`${address()}/person`);
  await second.getByRole("button", { name: "Sign in with a passkey" }).waitFor();
  expect(await misfits(second, "header")).toEqual([]);
  await second.getByRole("button", { name: "Sign in with a passkey" }).click();
  await second.getByRole("heading", { name: "Marigold", level: 1 }).waitFor();
  await unfold(second);
  await second.getByRole("link", { name: "Wood and Water" }).waitFor();
  expect(await violations(second)).toEqual([]);
  expect(await overflow(second)).toBeLessThanOrEqual(0);
  await second.goto(`${address()}/tables`);
  await second.getByRole("link", { name: "Go to the table" }).click();
  await second.waitForURL(/\/table\//);

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
  await guest.goto(`${address()}/people/marigold`);
  await guest.getByRole("heading", { name: "Nobody of this name" }).waitFor();
  await guest.goto(`${address()}/tables`);
  await guest.getByRole("link", { name: "Go to the table" }).waitFor();
});

test("a person is challenged in the card game: both bring a deck, and the challenged takes the seat once it is chosen", {
  timeout: 240_000,
}, async () => {
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
  const rosie = await sign("Rosie");
  const haleth = await sign("Haleth");
  await rosie.goto(`${address()}/people/haleth`);
  await rosie.getByRole("button", { name: "Game: The Confrontation" }).click();
  await rosie.getByRole("radio", { name: "The Card Game" }).check({ force: true });
  await rosie.keyboard.press("Escape");
  await rosie.getByRole("button", { name: "All decks" }).click();
  await rosie.getByRole("radio", { name: "The Golden Wood" }).last().check({ force: true });
  await rosie.keyboard.press("Escape");
  expect(await violations(rosie)).toEqual([]);
  await rosie.getByRole("button", { name: "Challenge Haleth" }).click();
  await rosie.waitForURL(/\/table\//);
  await rosie.getByRole("heading", { name: "Waiting for Haleth" }).waitFor();
  await rosie.getByText("The Card Game: your challenge waits for Haleth.").waitFor();
  expect(await violations(rosie)).toEqual([]);

  const elsewhere = await site.visitPlainly();
  await passkeyOf(elsewhere, await keysOf.Rosie?.());
  await elsewhere.goto(`${address()}/person`);
  await elsewhere.getByRole("button", { name: "Sign in with a passkey" }).click();
  await elsewhere.getByRole("heading", { name: "You have challenged" }).waitFor();
  await elsewhere.getByRole("link", { name: /table at which you wait for Haleth/ }).waitFor();
  await elsewhere.getByRole("button", { name: /Withdraw the challenge to Haleth/ }).waitFor();
  expect(await violations(elsewhere)).toEqual([]);
  await elsewhere.goto(`${address()}/tables?own`);
  await elsewhere.getByText("Waiting for Haleth").waitFor();

  await haleth.goto(`${address()}/tables`);
  await haleth.getByRole("link", { name: /See the seat.*Rosie/ }).click();
  await haleth.getByRole("button", { name: "All decks" }).click();
  await haleth.getByRole("radio", { name: "Durin’s Folk" }).last().check({ force: true });
  await haleth.keyboard.press("Escape");
  await haleth.getByRole("button", { name: "Take the seat" }).click();
  await haleth.waitForURL(/\/table\//);
  for (const page of [rosie, haleth]) await page.getByRole("button", { name: "No burdens" }).waitFor();
});
