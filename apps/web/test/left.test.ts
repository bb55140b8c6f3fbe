/** How much time a page says is left. */
import { describe, expect, test } from "vitest";
import { leftNow } from "../src/time/questionClocks.ts";

const told = {
  runs: true,
  heard: 1000,
  left: [
    { seat: 0, left: 20_000, of: 30_000 },
    { seat: 1, left: 12_000, of: 30_000 },
    { seat: 2, left: 25_000, of: 30_000 },
  ],
};

describe("the time that is left", () => {
  test("is that of one’s own seat while one owes a choice, and goes by on the device", () => {
    expect(leftNow(told, [0, 1], 0, 1000)).toEqual({ seconds: 20, share: 2 / 3, own: true });
    expect(leftNow(told, [0, 1], 0, 6001)).toMatchObject({ seconds: 15, own: true });
    expect(leftNow(told, [0, 1], 0, 99_000)).toEqual({ seconds: 0, share: 0, own: true });
  });

  test("is else that of the player who may keep one waiting longest, and nothing where nobody owes anything", () => {
    expect(leftNow(told, [1, 2], 0, 1000)).toMatchObject({ seconds: 25, own: false });
    expect(leftNow(told, [1], null, 1000)).toMatchObject({ seconds: 12, own: false });
    expect(leftNow(told, [], 0, 1000)).toBeNull();
    expect(leftNow(told, [7], 7, 1000)).toBeNull();
  });

  test("stands still while no clock runs", () => {
    expect(leftNow({ ...told, runs: false }, [1], null, 50_000)).toMatchObject({ seconds: 12 });
  });
});
