/** Links: what they show of themselves, and what is said when one is broken; and the replay that one leads to. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as joined } from "node:path";
import { isFull } from "@westmarch/testkit/full";
import { describe, expect, test } from "vitest";
import { openTable, Player } from "./player.ts";
import { DESKTOP, openSite, PHONE, violations } from "./site.ts";

const site = openSite();
const LONG = 240_000;

describe("a link", () => {
  test("that was cut off says so, and there is a way on", { timeout: LONG }, async () => {
    const page = await site.visitPlainly();
    for (const path of ["/watch#cut", "/watch/duel#cut", "/replay#cut", "/join#cut"]) {
      await page.goto(site.address + path);
      await page
        .getByText(/not complete|No invitation in this link/)
        .first()
        .waitFor();
      await page.getByPlaceholder("Paste it here").waitFor();
    }
    await page.goto(`${site.address}/replay#${"x".repeat(43)}`);
    await page.getByRole("alert").first().waitFor();
    await page.getByRole("main").getByRole("link").first().waitFor();
  });

  test("to a seat that opens nothing says so before it is taken", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await page.goto(`${site.address}/join#${"x".repeat(43)}`);
    await page.getByRole("alert").getByText("this link is not valid").waitFor();
    expect(await page.getByRole("button", { name: "Take the seat" }).count()).toBe(0);
  });

  test("to send stands on the first screen of the waiting room, in every window", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly({ viewport: DESKTOP });
    await page.goto(`${site.address}/new/duel?how=friend`);
    await page.locator("form button[type=submit]").click();
    const copy = page.getByRole("button", { name: "Copy", exact: true }).first();
    for (const viewport of [DESKTOP, PHONE, { width: 844, height: 390 }]) {
      await page.setViewportSize(viewport);
      await copy.waitFor();
      const { bottom } = await copy.evaluate((button) => button.getBoundingClientRect().toJSON());
      expect(bottom, `in ${viewport.width} × ${viewport.height}`).toBeLessThan(viewport.height);
    }
  });

  test("is served with the picture of its game, and the picture is there", async () => {
    const html = await (await fetch(`${site.address}/join/duel`)).text();
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain("You are invited: Duel");
    const response = await fetch(picture);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
  });

  test("in a frame of another site shows a puzzle where the browser lets the frame keep nothing", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    const [{ id } = { id: "" }] = JSON.parse(
      readFileSync(joined(import.meta.dirname, "../games/duel/puzzles.json"), "utf8"),
    );
    await page.addInitScript(() => {
      if (window.top === window) return;
      for (const name of ["localStorage", "sessionStorage", "indexedDB"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    const frame = `<iframe width="320" height="240" src="${site.address}/embed/puzzles/duel/${id}?lang=ja"></iframe>`;
    await page.setContent(`<!doctype html><title>Club</title>${frame}`);
    const inside = page.frameLocator("iframe");
    await inside.getByRole("list").getByRole("button").first().waitFor();
    const out = inside.getByRole("link");
    expect(await out.getAttribute("href")).toBe(`/puzzles/duel/${id}`);
    expect(await out.getAttribute("target")).toBe("_blank");
    expect(await page.context().cookies(site.address)).toEqual([]);
  });

  test("to a seat is shown as a QR code, on a phone when asked for", {
    timeout: LONG,
    skip: !isFull,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "friend");
    const code = page.getByRole("img", { name: /^QR code/ });
    await code.waitFor();
    expect((await code.locator("path").getAttribute("d"))?.length).toBeGreaterThan(1000);
    await page.setViewportSize(PHONE);
    await code.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Show as a QR code" }).click();
    await code.last().waitFor();
  });
});

describe("a saved game", () => {
  test("is chosen as a file, read back at another speed, and its chance checked", {
    timeout: LONG,
  }, async () => {
    const page = await site.visitPlainly();
    await openTable(page, site.address, "computer");
    await new Player(page, 5).setUp();
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("link", { name: /Read it back|Replay/ }).click();
    await page.getByRole("slider").waitFor();
    await page.getByRole("button", { name: "About this game" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the game" }).click(),
    ]);
    const file = joined(mkdtempSync(joined(tmpdir(), "westmarch-")), "game.json");
    await download.saveAs(file);
    await page.getByRole("button", { name: "Check chance" }).click();
    await page
      .getByRole("status")
      .getByText(/key.*noted during the game agrees/)
      .waitFor();

    await page.goto(`${site.address}/replay`);
    writeFileSync(`${file}.bad`, "no game");
    await page.locator("input[type=file]").setInputFiles(`${file}.bad`);
    await page.getByText("There is no saved game in that.").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByRole("slider").waitFor();
    await page.getByRole("button", { name: /Speed/ }).click();
    await page.getByRole("option", { name: "Fast" }).click();
    await page.getByRole("button", { name: /Fast/ }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
