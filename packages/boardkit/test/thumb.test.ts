import { describe, expect, test } from "vitest";
import { meant } from "../src/regions/thumb.ts";

interface Thing {
  readonly closest: () => Thing;
  readonly getBoundingClientRect: () => { width: number; height: number };
  readonly lies: (at: { x: number; y: number }) => boolean;
}

/** A thing that answers, so wide and high around a point of the window. */
function thing(x: number, y: number, size: number): Thing {
  const answers: Thing = {
    closest: () => answers,
    getBoundingClientRect: () => ({ width: size, height: size }),
    lies: (at) => Math.abs(at.x - x) <= size / 2 && Math.abs(at.y - y) <= size / 2,
  };
  return answers;
}

const under =
  (...things: readonly Thing[]) =>
  (x: number, y: number): Thing | null =>
    things.find(({ lies }) => lies({ x, y })) ?? null;

describe("a thumb that presses where nothing answers", () => {
  const small = thing(100, 100, 20);
  const large = thing(200, 100, 90);

  test("means something small close by", () => {
    expect(meant({ x: 122, y: 104 }, under(small))).toBe(small);
    expect(meant({ x: 90, y: 88 }, under(small))).toBe(small);
  });
  test("means the nearest of two", () => {
    const other = thing(140, 100, 20);
    expect(meant({ x: 124, y: 100 }, under(small, other))).toBe(other);
    expect(meant({ x: 116, y: 100 }, under(small, other))).toBe(small);
  });
  test("means where it presses if nothing small is close", () => {
    expect(meant({ x: 150, y: 100 }, under(small))).toBeNull();
    expect(meant({ x: 150, y: 100 }, under(large))).toBeNull();
    expect(meant({ x: 110, y: 100 }, under())).toBeNull();
  });
});
