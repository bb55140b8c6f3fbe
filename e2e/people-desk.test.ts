/** The host looks after accounts: finds one, suspends it, lifts that, and reads in the log that it was done. */
import { adminTicket } from "@westmarch/server";
import { inTurn } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addAuthenticator } from "./authenticator.ts";
import { spend } from "./lender.ts";
import { DESKTOP, openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite({ accounts: true }, true);

/** Passkeys are bound to a name; an address of numbers has none. */
const address = () => site.address.replace("127.0.0.1", "localhost");

/** A person with a passkey that answers by itself. */
async function signUp(name: string): Promise<Page> {
  const page = await site.visitPlainly();
  spend(page);
  await addAuthenticator(page);
  await page.goto(`${address()}/person`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Make an account" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  return page;
}

const SCREENS = [
  ["a desktop", DESKTOP, "Grima"],
  ["a phone", PHONE, "Wormtongue"],
] as const;

/** On every day on a phone, where there is the least room. */
for (const [window, viewport, name] of inTurn(SCREENS, 1))
  test(`in ${window} the host finds an account, suspends it, lifts that, and finds both in the log`, {
    timeout: 180_000,
  }, async () => {
    const person = await signUp(name);
    const host = await site.visit({ viewport });
    const sound = async () => {
      expect(await violations(host)).toEqual([]);
      expect(await overflow(host)).toBeLessThanOrEqual(0);
    };
    await host.goto(`${address()}/host/room#${adminTicket(site.serving.data)}`);
    await host.getByRole("link", { name: "People", exact: true }).click();
    await host.getByLabel("Search by name").fill(name.slice(1, 4).toUpperCase());
    await host.getByRole("button", { name: `More about ${name}` }).waitFor();
    await sound();

    await host.getByRole("button", { name: `Suspend ${name}` }).click();
    await host.getByLabel("For how many days").fill("3");
    await host.getByLabel(/^Why/).fill("rude words");
    await sound();
    await host.getByRole("dialog").getByRole("button", { name: "Suspend", exact: true }).click();
    await host.getByText("rude words").waitFor();

    await person.goto(`${address()}/person`);
    await person.getByRole("button", { name: "Sign in with a passkey" }).click();
    await person.getByText(/suspended until .*: rude words/).waitFor();

    await host.getByRole("button", { name: `Lift the suspension of ${name}` }).click();
    await host.getByRole("button", { name: `Suspend ${name}` }).waitFor();
    await person.getByRole("button", { name: "Sign in with a passkey" }).click();
    await person.getByRole("heading", { name, level: 1 }).waitFor();

    await host.getByRole("button", { name: `More about ${name}` }).click();
    await host.getByRole("heading", { name: "Devices" }).waitFor();
    await sound();
    await host.keyboard.press("Escape");

    await host.getByRole("link", { name: "Log", exact: true }).click();
    await host.getByLabel("Who, or about whom").fill(name);
    await expect
      .poll(() => host.getByRole("row").filter({ hasText: name }).allInnerTexts())
      .toEqual([expect.stringContaining("lifted"), expect.stringContaining("rude words")]);
    await sound();
  });
