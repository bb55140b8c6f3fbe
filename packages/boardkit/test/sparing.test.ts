import { expect, test } from "vitest";
import { shared } from "../src/slips/sparing.ts";

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

test("two boxes share what lies in both, and nothing where they only touch", () => {
  expect(shared(box(0, 0, 10, 10), box(6, 8, 10, 10))).toBe(8);
  expect(shared(box(0, 0, 10, 10), box(2, 2, 3, 3))).toBe(9);
  expect(shared(box(0, 0, 10, 10), box(10, 0, 5, 10))).toBe(0);
  expect(shared(box(0, 0, 10, 10), box(30, 30, 5, 5))).toBe(0);
});
