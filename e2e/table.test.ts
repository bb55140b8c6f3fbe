/** What else happens at a table: languages, onlookers, replays, take-backs, talk, a server that dies. */
import { readFileSync } from "node:fs";
import { isFull } from "@westmarch/testkit/full";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { spend } from "./lender.ts";
import { invitation, join, linkOf, openTable, Player, speak } from "./player.ts";
import { played, setOut, sit } from "./saved.ts";
import { openSite } from "./site.ts";

const site = openSite();
const LONG = 240_000;

/** Two people at a table, set up, and it is Dark's turn. */
async function twoAtATable(): Promise<{ good: Page; dark: Page; players: Player[] }> {
  const [good, dark] = [await site.visitPlainly(), await site.visitPlainly()];
  await setOut(site, good, dark);
  return { good, dark, players: [new Player(good, 5), new Player(dark, 6)] };
}

/** What is asked, once its answers have found their room: more pieces than fit into a line are taken up on the map alone. */
async function askedOf(page: Page): Promise<string> {
  await page.locator("#choices [data-copy]").first().waitFor({ state: "attached" });
  return page.locator("#choices").innerText();
}

const FACES = /Frodo|Gandalf|Aragorn|Legolas|Gimli|Boromir|Balrog|Shelob|Saruman|Warg/;

/** Moves a piece to where no enemy stands. */
async function marchInPeace(page: Page): Promise<void> {
  const free = page.locator("#board path[data-reach='enter']");
  for (const piece of await page.locator("#board button[data-ready]").all()) {
    await piece.click();
    await page.locator("#board path[data-reach]").first().waitFor();
    if ((await free.count()) > 0) return free.first().click();
    await page.keyboard.press("Escape");
  }
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Resign", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
}

describe("an onlooker", () => {
  test("sees the table and no hidden face, and of a finished game every face", {
    timeout: LONG,
  }, async () => {
    const { dark } = await twoAtATable();
    const onlooker = await site.visitPlainly();
    const sent: string[] = [];
    onlooker.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => sent.push(String(payload))),
    );
    await onlooker.goto(await linkOf(dark, /\/watch\//));
    await onlooker.locator("#board svg").first().waitFor();
    await onlooker.locator("#board").getByRole("button").first().waitFor();
    expect(await onlooker.locator("#board").innerText()).not.toMatch(FACES);
    await dark.keyboard.press("Escape");
    const lines = await onlooker.locator("#red-book li").count();
    await marchInPeace(dark);
    await expect.poll(() => onlooker.locator("#red-book li").count()).toBeGreaterThan(lines);
    expect(await onlooker.locator("#board").innerText()).not.toMatch(FACES);
    expect(sent.join("")).not.toContain('"character"');
    await resign(dark);
    await dark.getByRole("button", { name: "Look at the board" }).click();
    const replay = await linkOf(dark, /\/replay\//);
    await onlooker.goto(replay);
    await onlooker.getByRole("slider").press("End");
    await expect.poll(() => onlooker.locator("#board").innerText(), { timeout: 20_000 }).toMatch(FACES);
    // A line of the log leads to its rule, and the keys go from one line's rule to another's.
    await onlooker.locator("#red-book [data-rule]").last().focus();
    await onlooker.keyboard.press("ArrowUp");
    const named = await onlooker.locator("#red-book [data-rule]:focus").getAttribute("aria-label");
    await onlooker.keyboard.press("Enter");
    const rule = onlooker.getByRole("complementary", { name: "Rules" }).locator("[data-here=true]");
    expect(`Rule ${await rule.getByRole("term").innerText()}`).toBe(named);
  });
});

describe("a link to a seat", () => {
  test("is made anew while one waits: play goes on here, and the old link opens nothing", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "friend");
    const invited = await invitation(page);
    const old = page.url();
    await page.getByRole("button", { name: "Make a new link" }).first().click();
    await expect.poll(() => invitation(page)).not.toBe(invited);
    await page.getByRole("button", { name: "Other links" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make a new link" }).last().click();
    await expect.poll(() => page.url()).not.toBe(old);
    await join(await site.visitPlainly(), await invitation(page));
    await new Player(page, 5).setUp();
    const elsewhere = await site.visitPlainly();
    await elsewhere.goto(old);
    await elsewhere.getByText("No table here").first().waitFor();
    await page.reload();
    await page.locator("#board").getByRole("button").first().waitFor();
    // Why there is none stays there once the page has found out who may watch.
    await elsewhere.getByText("This link leads to no table, or it was renewed").waitFor();
  });
});

describe("what is kept", () => {
  test("is saved as a file; a name and talk are removed for everybody; a link is revoked, and one's own; the table is deleted", {
    timeout: LONG,
  }, async () => {
    const [good, dark] = [await site.visitPlainly(), await site.visitPlainly()];
    await openTable(good, site.address, "friend");
    await join(dark, await invitation(good));
    await Promise.all([new Player(good, 5).setUp(), new Player(dark, 6).setUp()]);
    await dark.locator("#choices button").first().waitFor();
    const watching = await linkOf(dark, /\/watch\//);
    await dark.getByRole("button", { name: "Revoke it" }).click();
    await dark.getByText("The link no longer works.").waitFor();
    const onlooker = await site.visitPlainly();
    await onlooker.goto(watching);
    await onlooker.getByText("No table here").first().waitFor();

    const name = "Somebody";
    expect(await good.locator("header").first().innerText()).not.toContain(name);
    const [download] = await Promise.all([
      dark.waitForEvent("download"),
      dark.getByRole("button", { name: "Save it as a file" }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), "utf8"));
    expect(file.tables[0].acts.length).toBeGreaterThan(0);
    await dark.getByRole("button", { name: "Remove my name and what I said" }).click();
    await dark
      .getByRole("alertdialog")
      .getByRole("button", { name: "Remove my name and what I said" })
      .click();
    await expect.poll(() => good.locator("header").first().innerText()).toContain(name);
    expect(await dark.getByRole("button", { name: "Delete the table" }).count()).toBe(0);

    const seat = dark.url();
    await dark.getByRole("button", { name: "Leave for good" }).click();
    await dark.getByRole("alertdialog").getByRole("button", { name: "Leave for good" }).click();
    await dark.waitForURL(/\/tables$/);
    await dark.goto(seat);
    await dark.getByText("No table here").first().waitFor();

    await good.getByRole("button", { name: "Table", exact: true }).click();
    await good.getByRole("button", { name: "Delete the table" }).click();
    await good.getByRole("alertdialog").getByRole("button", { name: "Delete the table" }).click();
    await good.waitForURL(/\/tables$/);
  });
});

describe("words", () => {
  test("change in the middle of a game, and the game goes on", { timeout: LONG, skip: !isFull }, async () => {
    const page = await site.visitPlainly();
    const turn = played("confrontation", {
      seed: 1,
      until: ([ask]) => ask.seat === 0 && ask.prompt === "turn",
    });
    await sit(site, turn, page);
    const player = new Player(page, 9);
    await player.choices().first().waitFor();
    for (const [language, tag, word] of [
      ["日本語", "ja", /フロド|サム/],
      ["简体中文", "zh-Hans", /弗罗多|山姆/],
      ["繁體中文", "zh-Hant", /佛羅多|山姆/],
    ] as const) {
      await speak(page, tag);
      await page.locator("#choices button").first().waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
      expect(await page.locator("body").innerText(), language).toMatch(word);
    }
    await player.choices().first().click();
    await page.locator("#choices").waitFor();
  });
});

describe("talk and taking back", () => {
  test("a line is heard by the other, once", { timeout: LONG, skip: !isFull }, async () => {
    const { good, dark } = await twoAtATable();
    await good.getByPlaceholder("Say something").fill("Well met!");
    await good.keyboard.press("Enter");
    const line = dark.locator("#red-book").getByText("Well met!");
    await line.first().waitFor();
    expect(await line.count()).toBe(1);
  });

  test("a move nobody has answered is taken back by its player", { timeout: LONG }, async () => {
    const { dark, players } = await twoAtATable();
    const before = await askedOf(dark);
    await dark.locator("#board").getByRole("button", { name: /^Orcs/ }).click();
    await players[1].choices().first().click();
    await dark.getByRole("button", { name: "Take back" }).click();
    await expect.poll(() => dark.locator("#choices").innerText(), { timeout: 10_000 }).toBe(before);
  });
});

describe("a line that dies without a word", () => {
  test("is missed as soon as a choice stays without answer, and the choice comes over the next", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    let lines = 0;
    let dead = 0;
    spend(page);
    await page.routeWebSocket(/\/ws$/, (near) => {
      const line = ++lines;
      const far = near.connectToServer();
      near.onMessage((message) => line > dead && far.send(message));
      far.onMessage((message) => line > dead && near.send(message));
    });
    await openTable(page, site.address, "computer", 1, "duel");
    const choices = page.locator("#choices button").filter({ hasNotText: "Hint" });
    await choices.first().waitFor();
    // The log comes when the table stands.
    await page.locator("#red-book li").first().waitFor();
    const before = await page.locator("#red-book li").count();
    dead = lines;
    const sent = page.locator("#choices [data-waiting]");
    // Where there is no room for buttons, cards are pressed on the table, and by keys in the bar.
    while ((await sent.count()) === 0) await choices.first().press("Enter");
    await page.locator("#notices").getByText("Waiting for the server").waitFor();
    await expect
      .poll(() => page.locator("#red-book li").count(), { timeout: 20_000 })
      .toBeGreaterThan(before);
    expect(lines).toBe(dead + 1);
    expect(await page.locator("#notices").innerText()).not.toContain("Waiting for the server");
  });
});

describe("a server that dies", () => {
  test("is back, the table as it was, and the page finds it by itself", { timeout: LONG }, async () => {
    const { dark, players } = await twoAtATable();
    const before = await askedOf(dark);
    await site.serving.crash();
    await dark.waitForTimeout(1500);
    await expect.poll(() => dark.locator("#choices").innerText(), { timeout: 20_000 }).toBe(before);
    await players[1].step();
    await players[1].step();
    await expect.poll(() => dark.locator("#choices").innerText(), { timeout: 20_000 }).not.toBe(before);
  });

  test.each([
    ["what every page begins with", /\/assets\/index-[^/]*\.js$/],
    ["the script of a page", /\/assets\/CommonRoomPage-[^/]*\.js$/],
    ["the styles of a page", /\/assets\/(?!index-)[^/]*\.css$/],
  ])("did not send %s, and it comes all the same", { timeout: LONG }, async (_, file) => {
    const page = await site.visitPlainly();
    let asked = 0;
    spend(page);
    await page.route(file, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto(`${site.address}/tables#kept`);
    await page.locator("main h1").waitFor();
    expect(asked).toBeGreaterThan(1);
    expect(page.url()).toBe(`${site.address}/tables#kept`);
  });
});
