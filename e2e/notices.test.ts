/** Notices: how the settings say why there are none, and where the links of letters lead. */

import { receiver } from "@westmarch/server/receiver";
import { isFull } from "@westmarch/testkit/full";
import { expect, test } from "vitest";
import { openSite, PHONE, violations } from "./site.ts";

const site = openSite({
  mail: { url: "smtp://127.0.0.1:9", from: "a@example.org" },
  address: "http://x.example",
  noticesInside: true,
});

test("settings say why this browser has no notices, and a letter's link does nothing before a tap", {
  timeout: 60_000,
}, async () => {
  const page = await site.visitPlainly();
  await page.goto(`${site.address}/settings`);
  await page.getByRole("heading", { name: "When you are away" }).waitFor();
  await page.getByLabel("E-mail to").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.address}/notices#off.way-0001.${"x".repeat(43)}`);
  await page.getByText("Westmarch will no longer write to this address").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.address}/notices#cut`);
  await page.getByText("This link is not complete").waitFor();
});

test("on a phone a webhook is added, tried out and removed by keyboard, and what came of it stands in words", {
  timeout: 60_000,
  skip: !isFull,
}, async () => {
  const there = await receiver();
  const page = await site.visitPlainly({ viewport: PHONE });
  await page.goto(`${site.address}/settings`);
  await page.locator("summary", { hasText: "When you are away" }).press("Enter");
  await page.locator("summary", { hasText: "Webhook for a channel" }).press("Enter");
  const address = page.getByLabel("Webhook address");
  await address.fill("https://ntfy.sh/");
  await page.getByRole("button", { name: /Service/ }).press("Enter");
  await page.getByRole("option", { name: "ntfy" }).press("Enter");
  await address.press("Enter");
  await page.getByText("An ntfy address ends with the topic").waitFor();
  await address.fill(`${there.address}/our-table`);
  await address.press("Enter");
  const host = new URL(there.address).host;
  await page.getByText(`${host} · ntfy · on`).waitFor();
  const tryOut = page.getByRole("button", { name: `Send a test to ${host}` });
  await tryOut.press("Enter");
  await page.getByText(`${host} accepted the test.`).waitFor();
  expect(JSON.parse(there.got[0]?.body ?? "{}")).toMatchObject({
    topic: "our-table",
    title: "A test from Westmarch",
    click: "http://x.example/tables",
  });
  there.status = 403;
  await tryOut.press("Enter");
  await page.getByText(`${host} answered 403`).waitFor();
  await there.close();
  await tryOut.press("Enter");
  await page.getByText(`${host} cannot be reached.`).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: `Remove ${host}` }).press("Enter");
  await page.getByText(`${host} · ntfy`).waitFor({ state: "detached" });
});
