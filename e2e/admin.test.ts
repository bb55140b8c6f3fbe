/** The admin page: the host comes in by a link of the command line, and speaks to everybody. */
import { adminTicket } from "@westmarch/server";
import { expect, test } from "vitest";
import { openSite, overflow, violations } from "./site.ts";

const site = openSite({}, true);

test("the host comes in once by each link, shuts the common room, and says something that every page shows", {
  timeout: 120_000,
}, async () => {
  const host = await site.visit();
  const link = `${site.address}/host/room#${adminTicket(site.serving.data)}`;
  await host.goto(link);
  await host.getByRole("heading", { name: "The last day" }).waitFor();
  expect(new URL(host.url()).hash).toBe("");
  expect(await violations(host)).toEqual([]);
  expect(await overflow(host)).toBeLessThanOrEqual(0);
  await host.getByRole("switch", { name: /The common room is open/ }).click({ force: true });
  await host.getByRole("switch", { name: /The common room is open/, checked: false }).waitFor();
  await host.getByLabel("What to say").fill("We rest tonight.");
  await host.getByRole("button", { name: "Post", exact: true }).click();
  await host.getByRole("button", { name: "Take it down" }).waitFor();

  const guest = await site.visit();
  await guest.goto(`${site.address}/tables`);
  await guest.getByText("by invitation only").waitFor();
  const words = guest.getByRole("complementary", { name: "From the host" });
  await words.getByText("We rest tonight.").waitFor();
  await words.getByRole("button", { name: "I have read it" }).click();
  await words.waitFor({ state: "detached" });
  await guest.goto(link);
  await guest.getByText("This link is no longer good").waitFor();
});
