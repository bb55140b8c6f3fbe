import { describe, expect, test } from "vitest";
import { cardWidth, extent, frees, lying } from "../board/tableau/lay.ts";
import { notation } from "../position.ts";
import type { Duel } from "../state.ts";

const WHOLE = {
  1: "slots=c1-01,c1-02,#,#,#,c1-03,c1-04,c1-05,c1-06,#,#,#,#,#,c1-07,c1-08,c1-09,c1-10,c1-11,c1-12",
} as const;

/** A tableau of the first chapter with cards left only in these slots, given as in `slots=`. */
const tableau = (slots: string): Duel => notation.read(`chapter=1 turn=sauron ${slots}`);

const onlyFirst = (left: readonly string[]): string =>
  `slots=${[...left, ...new Array<string>(20 - left.length).fill("-")].join(",")}`;

describe("the tableau on the screen", () => {
  test("has twenty cards, of which the last row is available", () => {
    const cards = lying(tableau(WHOLE[1]));
    expect(cards).toHaveLength(20);
    expect(cards.filter(({ available }) => available).map(({ slot }) => slot)).toEqual([
      14, 15, 16, 17, 18, 19,
    ]);
    expect(cards.filter(({ card }) => card === null)).toHaveLength(8);
  });

  test("lays each row on the row before, so that the band and the price below it show", () => {
    const cards = lying(tableau(WHOLE[1]));
    const [first, second] = [cards[0], cards[2]].map((card) => card?.y ?? 0);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(0.4);
    expect((second ?? 0) - (first ?? 0)).toBeLessThan(1);
  });

  test("is as wide as its widest row and fills its room without growing beyond it", () => {
    const cards = lying(tableau(WHOLE[1]));
    const { columns, heights, middle } = extent(cards);
    expect(columns).toBeCloseTo(6);
    expect(middle).toBeCloseTo(0);
    const width = cardWidth(cards, 600, 400, 500);
    expect(width * heights * 1.5).toBeLessThanOrEqual(400);
    expect(width * columns).toBeLessThanOrEqual(600);
    expect(cardWidth(cards, 6000, 4000, 132)).toBe(132);
    expect(cardWidth(cards, 0, 0, 132)).toBe(0);
  });

  test("draws what is left larger, and around its own middle", () => {
    const whole = lying(tableau(WHOLE[1]));
    const left = lying(tableau(onlyFirst(["c1-01", "-", "#"])));
    expect(extent(left).columns).toBeCloseTo(1.5);
    expect(extent(left).middle).toBeLessThan(0);
    expect(cardWidth(left, 400, 400, 500)).toBeGreaterThan(cardWidth(whole, 400, 400, 500));
  });

  test("of no card takes the room of one", () => {
    expect(extent([])).toEqual({ columns: 1, heights: 1, middle: 0 });
  });

  test("tells which cards come free when one is taken", () => {
    const view = tableau(WHOLE[1]);
    expect(frees(view, 14)).toEqual([]);
    const half = tableau(WHOLE[1].replace("c1-07,c1-08", "-,c1-08"));
    expect(frees(half, 15)).toEqual([9]);
  });
});
