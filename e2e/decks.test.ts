/** Decks: one is built, kept, shared, opened on another device, and played with. */
import { describe, expect, test } from "vitest";
import { openSite, overflow, PHONE, violations } from "./site.ts";

const site = openSite();
const DECKS = "/decks/trading-card-game";

describe("a deck", () => {
  test("is built by keys, kept, sent by link, and played with on another device", {
    timeout: 120_000,
  }, async () => {
    const page = await site.visitPlainly({
      viewport: { width: 1280, height: 800 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.goto(`${site.address}${DECKS}/new`);
    await page.getByRole("button", { name: "Dwarves" }).click();
    await page.getByRole("button", { name: "Moria" }).click();
    await page.getByRole("button", { name: "Make the deck" }).click();
    await page.getByRole("heading", { name: "This deck may be played" }).waitFor();

    // Typed in Japanese, found in English; taken out by a key, and brought back.
    await page.getByRole("searchbox").fill("ドワーフの衛士");
    const tile = page
      .getByRole("list", { name: "Cards that were found" })
      .getByRole("button", { name: "Dwarf Guard:" });
    await tile.focus();
    // The outer line of a card lies a pixel outside its box, inside what its place in the list shows.
    const room = await tile.evaluate(
      (card) => card.getBoundingClientRect().top - (card.closest("li")?.getBoundingClientRect().top ?? 0),
    );
    expect(room).toBeGreaterThanOrEqual(1);
    // What the pointer is on is read beside its panel, and nothing is opened for it.
    await tile.hover();
    await page.locator("[data-size=large]").getByText("Dwarf Guard").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const none = /: 0 in the deck/.test((await tile.textContent()) ?? "");
    await page.keyboard.press(none ? "1" : "0");
    await page.getByRole("heading", { name: /rules? (is|are) broken/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name: "This deck may be played" }).waitFor();
    await page.getByLabel("Name of the deck").fill("Axes and drums");
    expect(await violations(page)).toEqual([]);

    await page.reload();
    expect(await page.getByLabel("Name of the deck").inputValue()).toBe("Axes and drums");
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await site.visitPlainly({ viewport: PHONE, hasTouch: true, isMobile: true });
    await other.goto(link.slice(0, -3));
    await other.getByText("This link brings no deck").waitFor();
    await other.goto("about:blank");
    await other.goto(link);
    await other.getByRole("heading", { name: "Axes and drums" }).waitFor();
    await other.getByRole("button", { name: "Keep it as mine" }).click();
    await other.getByRole("button", { name: "Deck (60)" }).tap();
    expect(await violations(other)).toEqual([]);
    expect(await overflow(other)).toBeLessThanOrEqual(0);
    await other.getByRole("link", { name: "Play with it" }).tap();
    await other.getByRole("radio", { name: "Axes and drums", checked: true }).waitFor();
    await other.getByRole("button", { name: "Invite a friend" }).tap();
    await other.waitForURL(/\/table\//);

    // The builder is the guest, and brings it as well.
    const invitation = await other.locator("input[readonly]").first().inputValue();
    await page.goto(invitation);
    await page.getByRole("radio", { name: "Axes and drums" }).check({ force: true });
    await page.getByRole("button", { name: "Take the seat" }).click();
    for (const table of [page, other]) await table.locator("#board").waitFor();
  });
});
