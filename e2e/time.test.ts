/** A table that keeps time: candles burn down, a break is by consent, and a player who runs out has lost. */
import type { TableOpened } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { openSite, PHONE, violations } from "./site.ts";

const site = openSite();

const post = async <T>(path: string, body: unknown): Promise<T> => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(site.address + path, { method: "POST", headers, body: JSON.stringify(body) });
  return (await answer.json()) as T;
};

test("candles burn at a live table, rest when both agree to a break, and end the game when one is burned down", {
  timeout: 240_000,
}, async () => {
  const opened = await post<TableOpened>("/api/tables", {
    game: "confrontation",
    settings: {},
    seats: [{ kind: "me", name: "Rosie" }, { kind: "open" }],
    pace: { kind: "live", main: 30, increment: 0, out: "loss" },
  });
  const invitation = opened.invitations[0]?.token;
  const tom = await post<{ token: string }>("/api/join", { invitation, name: "Tom" });
  const pages = [await site.visitPlainly(), await site.visitPlainly({ viewport: PHONE })] as const;
  const [rosie, other] = pages;
  for (const [page, token] of [
    [rosie, opened.token],
    [other, tom.token],
  ] as const)
    await page.goto(`${site.address}/table/${opened.table}#${token}`);
  const clocks = rosie.getByTitle("Time: breaks and vacation");
  const left = async () => Number(/You0:(\d\d)/.exec((await clocks.textContent()) ?? "")?.[1]);
  await clocks.waitFor();
  const before = await left();
  await expect.poll(left, { timeout: 20_000 }).toBeLessThan(before);

  await clocks.click();
  await rosie.getByRole("button", { name: "Take a break" }).click();
  await other.getByText("Rosie asks for a break").waitFor();
  await other.getByRole("button", { name: "Agree" }).click();
  const goOn = rosie.getByRole("button", { name: "Go on with the game" });
  await goOn.waitFor();
  expect(await violations(other)).toEqual([]);
  await goOn.click();
  await other.getByRole("button", { name: "Agree" }).click();

  // Both have as little time; whose was up first is for the server to say.
  for (const page of pages)
    await page.getByRole("heading", { name: "Out of time" }).waitFor({ timeout: 90_000 });
});
