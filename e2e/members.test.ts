/** A server of members: its host closes it, a guest is refused, comes in by an invitation, registers and opens a table. */
import { adminTicket } from "@westmarch/server";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addAuthenticator } from "./authenticator.ts";
import { spend } from "./lender.ts";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite({ accounts: true }, true);

/** Gives the page an authenticator that says yes to everything. */
async function withAuthenticator(page: Page): Promise<void> {
  spend(page);
  await addAuthenticator(page);
}

test("a host closes the server, a guest is refused, comes in by an invitation, registers and opens a table", {
  timeout: 180_000,
}, async () => {
  const address = site.address.replace("127.0.0.1", "localhost");
  const host = await site.visit();
  await host.goto(`${address}/host/room#${adminTicket(site.serving.data)}`);
  await host.getByRole("link", { name: "People", exact: true }).click();
  const rules = host.getByRole("region", { name: "Who may come in" });
  // The server says first that it is so.
  await rules.getByRole("radio", { name: /^Invitation/ }).click({ force: true });
  await rules.getByRole("button", { name: /^Opening tables: tables are opened by invitation/ }).waitFor();
  expect(await violations(host)).toEqual([]);

  const guest = await site.visitPlainly();
  await withAuthenticator(guest);
  const openDuel = async () => {
    await guest.goto(`${address}/new/confrontation?how=friend`);
    await guest.getByLabel("Your name").fill("Faramir");
    await guest.locator("form button[type=submit]").click();
  };
  await openDuel();
  await guest.getByText("Tables here are opened by members and by guests with an invitation.").waitFor();
  await guest.getByRole("link", { name: "Who may come in" }).click();
  await guest.getByText("You are a guest.").waitFor();
  expect(await violations(guest)).toEqual([]);

  const invitations = host.getByRole("region", { name: "Invitations" });
  await invitations.getByRole("button", { name: "Invite" }).click();
  const dialog = host.getByRole("dialog");
  await dialog.getByLabel("For whom").fill("Faramir, of the Thursday club");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByLabel("The link of the invitation").inputValue();
  await host.keyboard.press("Escape");
  await invitations.getByText("0 of 1 used").waitFor();

  await guest.goto(link.replace("127.0.0.1", "localhost"));
  await guest.getByText("This invitation is for one more person").waitFor();
  await guest.getByRole("button", { name: "Come in" }).click();
  await guest.getByRole("link", { name: "Make an account" }).click();
  await guest.getByLabel("Name", { exact: true }).fill("Faramir");
  await guest.getByRole("button", { name: "Make an account with a passkey" }).click();
  await guest.getByRole("heading", { name: "Faramir" }).first().waitFor();
  await openDuel();
  await guest.waitForURL(/\/table\//);

  const late = await site.visit({ viewport: PHONE });
  await late.goto(link.replace("127.0.0.1", "localhost"));
  await late.getByText("This invitation has been used by as many people as it was for.").waitFor();
  expect(await overflow(late)).toBeLessThanOrEqual(0);
});
