import { BEGUN, goesRound, pass, type Round, speak, speaker } from "@westmarch/cards";
import { expect, test } from "vitest";

const ORDER = [2, 0, 1];
const begun = (): Round => ({ ...BEGUN });

test("a round ends when all have passed in a row, and stands at its beginning again", () => {
  const round = begun();
  for (const seat of ORDER) {
    expect(goesRound(ORDER, round)).toBe(true);
    expect(speaker(ORDER, round)).toBe(seat);
    pass(round, seat);
  }
  expect(goesRound(ORDER, round)).toBe(false);
  expect(round).toEqual(begun());
});

test("a seat that speaks gives all others a chance again, from the next seat on", () => {
  const round = begun();
  pass(round, 2);
  speak(round, 0);
  const asked: number[] = [];
  while (goesRound(ORDER, round)) {
    const seat = speaker(ORDER, round);
    asked.push(seat);
    pass(round, seat);
  }
  expect(asked).toEqual([1, 2, 0]);
});

test("a seat that is not asked is passed over", () => {
  const round = begun();
  expect(goesRound(ORDER, round, (seat) => seat === 1)).toBe(true);
  expect(speaker(ORDER, round)).toBe(1);
  expect(goesRound(ORDER, begun(), () => false)).toBe(false);
});
