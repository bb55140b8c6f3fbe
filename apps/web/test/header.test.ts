import { PAGES } from "@westmarch/protocol/pages";
import { describe, expect, it } from "vitest";
import { PLACES, placeAt } from "../src/ui/header/places.ts";

describe("the header", () => {
  it.each([
    ["/", "play"],
    ["/new/duel", "play"],
    ["/tables", "tables"],
    ["/tables/abc", "tables"],
    ["/replay/duel", "watch"],
    ["/rules/war-of-the-ring", "learn"],
    ["/guide/duel", "learn"],
    ["/aids/duel", "learn"],
    ["/reference/duel", "learn"],
    ["/tournament/7", "tournaments"],
    ["/ladder", "tournaments"],
    ["/lab/open", "lab"],
    ["/settings", null],
    ["/people/Ada", null],
  ])("marks at %s the place %s", (path, place) => expect(placeAt(path)).toBe(place));

  it("has six places at most, each at a page of the house, and no page belongs to two", () => {
    expect(PLACES.length).toBeLessThanOrEqual(6);
    const pages = PLACES.flatMap(({ pages }): readonly string[] => pages);
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.filter((page) => !(page in PAGES))).toEqual([]);
    for (const { id, href } of PLACES) expect(placeAt(href)).toBe(id);
  });
});
