/** What games of armies share: dice and sets of cards. */
import { describe, expect, test } from "vitest";
import { bitsIn, countBits, nthBit, Unknown } from "../src/cards.ts";
import { pairs, upTo } from "../src/choices.ts";
import { hitsAmong, isHit, throwDice } from "../src/dice.ts";

describe("dice", () => {
  test("a six always hits and a one never does, whatever is added and needed", () => {
    expect(isHit(6, -5, 6)).toBe(true);
    expect(isHit(1, 5, 2)).toBe(false);
  });
  test("others hit from what they need on", () => {
    expect(hitsAmong([2, 3, 4, 5], 0, 5)).toBe(1);
    expect(hitsAmong([2, 3, 4, 5], 1, 5)).toBe(2);
  });
  test("as many are thrown as are asked for, each one to six", () => {
    const values = [0, 5, 2];
    expect(throwDice({ draw: () => values.shift() ?? 0 }, 3)).toEqual([1, 6, 3]);
  });
});

describe("sets of cards", () => {
  test("are counted and listed by their bits", () => {
    expect(countBits(0b1011)).toBe(3);
    expect(nthBit(0b1011, 2)).toBe(3);
    expect(bitsIn(0b1011)).toEqual([0, 1, 3]);
  });
  test("give what is drawn from them only once", () => {
    const unknown = new Unknown(0b111, () => 0);
    expect(unknown.take(2)).toBe(0b011);
    expect(unknown.rest()).toBe(0b100);
    expect(unknown.takeOne(0b100)).toBe(2);
  });
});

test("lists of choices have each thing with each other", () => {
  expect(pairs("move", upTo(1), ["a", "b"])).toEqual([
    [
      ["move", 0, "a"],
      ["move", 0, "b"],
    ],
  ]);
});
