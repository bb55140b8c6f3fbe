import { expect, test } from "vitest";
import { leftOut } from "../src/board/asMuch.ts";

const RULES = {
  long: "The Fellowship moves along a path of at most 3 regions, as in 12.5.2; it may stay if 12.6.3 allows that.",
  short: "Draw 2 cards.",
  other:
    "In a siege the defender rolls at most five dice, and each 6 is a hit, whatever else a card may say of it.",
};
const KEYS = Object.keys(RULES);

test("a translation that says all has nothing left out", () => {
  const words = {
    long: "遠征隊沿不超過3個地區的路線移動（12.5.2）；若12.6允許，也可以停留。",
    short: "抽兩張牌。",
    other: "圍攻中，防守方最多擲5顆骰子，每擲出6就是1次命中，不論牌上另外怎麼說。",
  };
  expect(leftOut(RULES, words, KEYS)).toEqual([]);
});

test("a rule that is not referred to, a figure that is missing and half a text are found", () => {
  const words = {
    long: "遠征隊沿不超過3個地區的路線移動（12.5.2），沒有其他限制，也不能停留。",
    short: "抽牌。",
    other: "每擲出6就命中。",
  };
  expect(leftOut(RULES, words, KEYS)).toEqual([
    "long does not speak of 12.6.3",
    "short does not say 2",
    "other says much less",
  ]);
});

test("a range of rules refers to each within it", () => {
  const english = { one: "See 5.1.3, 5.1.4 and 5.1.5." };
  expect(leftOut(english, { one: "見5.1.3至5.1.5。" }, ["one"])).toEqual([]);
  expect(leftOut(english, { one: "見5.1.3。" }, ["one"])).toHaveLength(2);
});
