/** The guide of the first game, played through in the real engine. */
import { walkGuide } from "@westmarch/testkit/board";
import { describe, expect, test } from "vitest";
import { guide } from "../board/guide.ts";
import { FANGORN, GIMLI, GOOD, REGIONS } from "../data/ids.ts";
import { confrontation } from "../index.ts";

describe("the guide", () => {
  test("every step is a legal choice, and it ends with Frodo in Mordor", () => {
    const { g, replies, draws } = walkGuide(confrontation, guide);
    expect(g.result?.reason).toBe("mordor");
    expect(g.result?.winners).toEqual([GOOD]);
    expect(replies).toBe(guide.replies.length);
    expect(draws).toBe(guide.chance.length);
  });

  test("what it says is what happened", () => {
    const heard: Record<string, string[]> = {};
    let from = 0;
    walkGuide(confrontation, guide, (g, say, events) => {
      heard[say] = events.slice(from).map(({ type }) => type);
      from = events.length;
      if (say === "guide.strong") expect(g.secret.at[GIMLI]).toBe(FANGORN);
      if (say === "guide.road") expect(g.count[GOOD * 16 + REGIONS.indexOf("mirkwood")]).toBe(0);
    });
    expect(heard["guide.power"]).toContain("struck");
    expect(heard["guide.open"]).toContain("totals");
    expect(heard["guide.slip"]).toContain("retreated");
    expect(heard["guide.road"]).toContain("retreated");
  });
});
