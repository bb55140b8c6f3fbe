/** Section 8: costs and chains. */
import { NONE } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { ALL_CARDS, CARDS } from "../data/cards.ts";
import { chapterOf, FELLOWSHIP, SAURON } from "../data/ids.ts";
import { priceOf, table } from "./table.ts";

/** What a card costs Sauron who has these cards and tokens and coins enough. */
const price = (card: string, has = "", tokens = ""): number =>
  priceOf(table(`chapter=3 free=${card},c3-01 sauron=${has} tokens=;${tokens} coins=3:20`), `play:${card}`);

describe("costs", () => {
  test("8.1 a cost is of coins, of skills, of both, or of nothing", () => {
    expect(["c1-01", "c1-14", "c1-15", "c2-06"].map((card) => price(card))).toEqual([0, 1, 1, 2]);
  });

  test("8.2 coins of a cost are coins: no skill replaces them", () => {
    expect(price("c3-07", "c1-01,c1-03,c1-05,c1-07,c1-08", "elves-3")).toBe(3);
    expect(table("chapter=3 free=c3-07 coins=3:2 tokens=;elves-3").refused("play:c3-07").reason).toBe(
      "too-dear",
    );
  });

  test("8.3 skills are needed and not spent", () => {
    const t = table("chapter=2 free=c2-10,c2-22,c2-01 sauron=c1-01,c1-03,c1-05 coins=3:0");
    t.sauron("play:c2-10").fellowship("discard:c2-01").sauron("play:c2-22");
    expect([t.asked, t.g.coins[SAURON]]).toEqual(["sauron place", 0]);
  });

  test("8.4 each symbol serves once, and two symbols on a card are two", () => {
    expect([price("c2-21", "c1-01"), price("c2-21", "c2-03"), price("c2-21", "c2-03,c1-01")]).toEqual([
      2, 1, 0,
    ]);
  });

  test("8.5 symbols with a slash between them give one of those skills a turn, anew each turn", () => {
    expect(
      CARDS.filter(({ effects }) => effects.some((one) => one.do === "one-of")).map((card) => card.name),
    ).toEqual(["c2-06", "c2-07"]);
    // knowledge 1, leadership 1, ruse 2
    expect([price("c3-10", ""), price("c3-10", "c2-06"), price("c3-10", "c2-06,c2-07")]).toEqual([4, 3, 2]);
    const t = table("chapter=2 free=c1-17,c1-19,c1-01 sauron=c2-06 coins=3:0");
    t.sauron("play:c1-17").fellowship("discard:c1-01").sauron("play:c1-19");
    expect(t.g.coins[SAURON]).toBe(0);
  });

  test("8.6 each missing skill costs one coin, however many there are", () => {
    expect([price("c3-13"), price("c3-13", "c1-08"), price("c3-13", "c1-08,c2-02")]).toEqual([5, 4, 3]);
  });

  test("8.7 the price is the coins and the fewest skills that can be missing", () => {
    expect(price("c2-07")).toBe(3);
    expect(price("c2-07", "c2-06")).toBe(2);
    expect(price("c2-07", "c2-06", "elves-3")).toBe(1);
    expect(price("c2-07", "c1-07,c1-08", "elves-3")).toBe(1);
    const t = table("chapter=2 free=c2-07 coins=3:2");
    expect(t.refused("play:c2-07")).toMatchObject({
      reason: "too-dear",
      rule: "8.7",
      facts: { price: 3, coins: 2 },
    });
  });

  test("8.8 the same chain symbol in the play area frees a card of coins and skills", () => {
    expect([price("c2-12"), price("c2-12", "c1-16")]).toEqual([1, 0]);
    expect([price("c3-08"), price("c3-08", "c2-18")]).toEqual([4, 0]);
  });

  test("8.9 a chain symbol is not used up, and the opponent's frees nothing", () => {
    const t = table("chapter=2 free=c2-18,c2-01,c2-02 sauron=c1-20 coins=3:0");
    t.sauron("play:c2-18");
    expect(t.cards(SAURON)).toEqual(["c1-20", "c2-18"]);
    const line = "chapter=2 free=c2-18,c2-01 coins=9:9";
    expect(priceOf(table(`${line} fellowship=c1-20`), "play:c2-18")).toBe(3);
    expect(priceOf(table(`${line} fellowship=c1-20 turn=fellowship`), "play:c2-18")).toBe(0);
  });

  test("8.10 a chain is used whenever it can be, unasked", () => {
    const t = table("chapter=2 free=c2-11,c2-01 sauron=c1-15,c1-03,c1-05 coins=3:9");
    expect(t.offered.filter((word) => word.includes("c2-11"))).toEqual(["play:c2-11", "discard:c2-11"]);
    t.sauron("play:c2-11");
    expect(t.heard.find(({ type }) => type === "played")?.facts).toMatchObject({ chain: true });
  });
});

/** 8.11: symbol, the card that gives it, the card it frees. */
const CHAINS = `
harp c1-17 c2-15
horseshoe c1-18 c2-16
anvil c1-19 c2-17
pot c1-20 c2-18
dagger c1-21 c2-20
helmet c1-22 c2-19
bow c1-23 c2-21
horse c1-15 c2-11
backpack c1-16 c2-12
fish c1-14 c3-04
chest c2-08 c3-01
campfire c2-13 c3-03
bedroll c2-14 c3-05
scroll c2-16 c3-10
acorn c2-18 c3-08
armor c2-19 c3-12
axe c2-20 c3-13`
  .trim()
  .split("\n")
  .map((row) => row.split(" ") as [string, string, string]);

describe("8.11 the chains", () => {
  test("8.11 are seventeen, each from one card to one of the same colour in a later chapter", () => {
    const pairs = ALL_CARDS.flatMap((card) => {
      const { free } = CARDS[card];
      const giver = ALL_CARDS.find((one) => CARDS[one].gives === free);
      return free === undefined ? [] : [[free, giver ?? NONE, card] as const];
    });
    expect(CARDS.filter((card) => card.gives !== undefined)).toHaveLength(17);
    expect(new Set(pairs.map(([symbol]) => symbol)).size).toBe(17);
    for (const [, from, to] of pairs) {
      expect(CARDS[from].colour).toBe(CARDS[to].colour);
      expect(chapterOf(from)).toBeLessThan(chapterOf(to));
    }
  });

  test.each(CHAINS)("8.11 %s leads from %s to %s", (_symbol, from, to) => {
    const line = `chapter=${to[1]} free=${to},c2-01 coins=20:0`;
    const t = table(`${line} sauron=${from}`).sauron(`play:${to}`);
    expect(t.cards(SAURON)).toContain(to);
    expect(t.heard.find(({ type }) => type === "played")?.facts).toMatchObject({ chain: true });
    expect(priceOf(table(`${line} turn=fellowship`), `play:${to}`)).toBeGreaterThan(0);
    expect(table(line).g.coins[FELLOWSHIP]).toBe(20);
  });
});
