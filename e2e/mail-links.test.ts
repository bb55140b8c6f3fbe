/** Links by mail: whose account one opens is said before, and a device gives an account nothing that its player did not. */
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const letters: string[] = [];
const postOffice = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    void text(stream).then((letter) => {
      letters.push(letter.replace(/=\r\n/g, "").replaceAll("=3D", "="));
      done();
    });
  },
});
await new Promise<void>((done) => {
  postOffice.listen(0, "127.0.0.1", () => done());
});
afterAll(() => new Promise<void>((done) => postOffice.close(() => done())));
const { port } = postOffice.server.address() as AddressInfo;

const site = openSite({
  accounts: true,
  address: "http://house.example",
  mail: { url: `smtp://127.0.0.1:${port}`, from: "house@example.org" },
});

/** The link in the letter after so many. */
async function linkAfter(before: number): Promise<string> {
  await expect.poll(() => letters.length).toBeGreaterThan(before);
  return `${site.address}/person#${/\/person#([\w-]+)/.exec(letters.at(-1) ?? "")?.[1]}`;
}

test("a link to another's account names it, warns, and takes neither the seats nor the name of who opens it", {
  timeout: 180_000,
}, async () => {
  const first = letters.length;
  const other = await site.visitPlainly();
  await other.goto(`${site.address}/person`);
  await other.getByLabel("Name", { exact: true }).fill("Ferny of Bree");
  await other.getByLabel("Mail address").fill("ferny@example.org");
  await other.getByRole("button", { name: "Send a link" }).click();
  // The account is asked its public name: what was written before is there, and nothing of the address.
  await other.goto(await linkAfter(first));
  await other.getByText("There is no account for ferny@example.org yet.").waitFor();
  expect(await other.getByLabel("Public name").inputValue()).toBe("Ferny of Bree");
  expect(await other.getByRole("alert").count()).toBe(0);
  await other.getByLabel("Public name").fill("Ferny");
  await other.getByRole("button", { name: "Make the account" }).click();
  await other.getByRole("heading", { name: "Ferny", level: 1 }).waitFor();
  await other.getByText(/^Decks, passkeys/).click();
  await other.getByRole("button", { name: "Sign out", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await other.getByRole("heading", { name: "New here?" }).waitFor();
  await other.getByLabel("Mail address").fill("Ferny@example.org");
  const before = letters.length;
  await other.getByRole("button", { name: "Send a link" }).click();
  const link = await linkAfter(before);

  const guest = await site.visitPlainly({ viewport: PHONE });
  await guest.goto(`${site.address}/new/confrontation?how=friend`);
  await guest.getByLabel("Your name").fill("Rosie");
  await guest.locator("form button[type=submit]").click();
  await guest.waitForURL(/\/table\//);
  const sent: string[] = [];
  guest.on("request", (request) => {
    if (request.url().endsWith("/api/person/tables")) sent.push(request.postData() ?? "");
  });
  await guest.goto(link);
  await guest.getByText("This link signs you in as Ferny (ferny@example.org).").waitFor();
  await guest.getByRole("alert").getByText("Another browser asked for this link").waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  await guest.getByRole("button", { name: "Sign in as Ferny" }).click();
  await guest.getByText("Bring what is on this device into the account of Ferny?").waitFor();
  expect(await violations(guest)).toEqual([]);
  expect(await overflow(guest)).toBeLessThanOrEqual(0);
  const moved = () => sent.flatMap((body) => [...JSON.parse(body).tokens, ...JSON.parse(body).brought]);
  expect(moved()).toEqual([]);
  await guest.getByRole("button", { name: "Leave them on this device" }).click();
  await guest.getByText(/^Decks, passkeys/).click();
  await guest.getByText("On this device alone, not in the account:").waitFor();

  // Signed in, the same person is not switched by a link, and keeps the seat when signed out.
  await guest.getByRole("button", { name: "Sign out", exact: true }).click();
  await guest.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await guest.getByRole("heading", { name: "New here?" }).waitFor();
  expect(moved()).toEqual([]);
  await guest.goto(`${site.address}/tables`);
  await guest.getByRole("link", { name: "Go to the table" }).click();
  await guest.waitForURL(/\/table\//);
});
