/** How a map leans out from under what lies on what something is asked about. */
import { describe, expect, test } from "vitest";
import { isFree, isUnder, leaning, showingMost, showingOne } from "../src/map/leaning.ts";
import { reaching } from "../src/map/look.ts";

const LOOK = { k: 0.8, x: 200, y: 10 };
const ROOM = { left: 0, top: 0, width: 1400, height: 850 };
/** Dice and question at the foot, as wide as half of the room, and columns at both sides. */
const RAIL = { left: 0, top: 700, width: 750, height: 150 };
const START = { left: 12, top: 10, width: 206, height: 400 };
const END = { left: 1216, top: 10, width: 212, height: 500 };
const COVERS = [RAIL, START, END];

/** A part of the page that lies there on the screen. */
const part = (left: number, top: number, width = 40, height = 40) => ({
  left: (left - LOOK.x) / LOOK.k,
  top: (top - LOOK.y) / LOOK.k,
  width: width / LOOK.k,
  height: height / LOOK.k,
});

describe("a map that is asked about", () => {
  test("stays where it is while everything that is asked about lies free", () => {
    expect(leaning(LOOK, [part(300, 300), part(900, 780)], ROOM, COVERS, 0.5)).toBe(LOOK);
  });

  test("moves by the smallest pan that brings a part out from under the rail, with 24 pixels to spare", () => {
    const to = leaning(LOOK, [part(500, 690), part(900, 300)], ROOM, COVERS, 0.5);
    expect(to).toEqual({ k: 0.8, x: 200, y: 10 - (730 - 700 + 24) });
  });

  test("moves sideways where that is nearer", () => {
    const to = leaning(LOOK, [part(740, 760)], ROOM, COVERS, 0.5);
    expect(to?.y).toBeCloseTo(10);
    expect(to?.x).toBeGreaterThanOrEqual(200 + 34);
    expect(to?.x).toBeLessThan(200 + 34 + 10);
  });

  test("brings out one part without pushing another one under something", () => {
    const parts = [part(500, 690), part(230, 30)];
    const to = leaning(LOOK, parts, ROOM, COVERS, 0.5);
    expect(to && isFree(to, parts, ROOM, COVERS)).toBe(true);
    expect(to?.k).toBe(0.8);
  });

  test("steps back no farther than is enough where no pan brings everything out", () => {
    const wide = [{ left: 0, top: 540, width: 840, height: 160 }, { ...RAIL, left: 740, width: 700 }, RAIL];
    const parts = [part(300, 20), part(600, 800)];
    const to = leaning(LOOK, parts, ROOM, wide.slice(1), 0.5);
    expect(to && isFree(to, parts, ROOM, wide.slice(1))).toBe(true);
    expect(to?.k).toBeLessThan(0.8);
    expect(to?.k).toBeGreaterThan(0.6);
  });

  test("finds no look where there is no room at the least size", () => {
    expect(leaning(LOOK, [part(-400, 20), part(1800, 800)], ROOM, COVERS, 0.7)).toBeNull();
  });

  test("shows as many parts as it can where there is no room for all, and the nearest of those", () => {
    const [far, near, beside] = [part(-900, 20), part(2100, 400), part(2160, 420)];
    const parts = [far, near, beside];
    const to = showingMost(LOOK, parts, ROOM, COVERS, (look) => look);
    expect(parts.map((one) => isFree(to, [one], ROOM, COVERS))).toEqual([false, true, true]);
    expect(showingMost(LOOK, [part(300, 300), far], ROOM, COVERS, (look) => look)).toBe(LOOK);
  });

  test("goes no farther than to the nearest part where there is no room for all and nothing is in hand", () => {
    const [far, near, beside] = [part(-900, 20), part(2100, 400), part(-960, 20)];
    const shown = (parts: readonly ReturnType<typeof part>[]) =>
      showingOne(LOOK, parts, (some) => leaning(LOOK, some, ROOM, COVERS, 0.5));
    const to = shown([far, near, beside]);
    expect([far, near, beside].map((one) => isFree(to, [one], ROOM, COVERS))).toEqual([false, true, false]);
    expect(shown([far, part(300, 300), near])).toBe(LOOK);
    expect(shown([])).toBe(LOOK);
  });

  test("says what of it lies under something", () => {
    expect(isUnder(LOOK, [part(300, 300)], [RAIL])).toBe(false);
    expect(isUnder(LOOK, [part(300, 300), part(300, 720)], [RAIL])).toBe(true);
  });
});

test("a map that leans may be moved between its bounds and how it leans, and no farther", () => {
  const [bound, far] = [
    { k: 0.8, x: 200, y: 10 },
    { k: 0.8, x: 200, y: -60 },
  ];
  expect(reaching({ k: 0.8, x: 350, y: -30 }, bound, far)).toEqual({ k: 0.8, x: 200, y: -30 });
  expect(reaching({ k: 0.8, x: 200, y: -90 }, bound, far)).toEqual(far);
});
