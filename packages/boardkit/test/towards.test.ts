import { describe, expect, test } from "vitest";
import { towards } from "../src/towards.ts";

describe("the arrow keys on a map", () => {
  const places = [
    [0, 0],
    [50, 10],
    [100, 0],
    [10, 80],
  ] as const;

  test("lead to the nearest place in their direction", () => {
    expect(towards(places, 0, "ArrowRight")).toBe(1);
    expect(towards(places, 2, "ArrowLeft")).toBe(1);
    expect(towards(places, 0, "ArrowDown")).toBe(3);
    expect(towards(places, 3, "ArrowUp")).toBe(0);
  });
  test("stay at the edge", () => expect(towards(places, 2, "ArrowRight")).toBe(2));
  test("are the only keys that lead anywhere", () => expect(towards(places, 0, "Enter")).toBeNull());
});
