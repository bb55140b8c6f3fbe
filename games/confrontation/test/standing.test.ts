/** Where standees stand on the map. */
import { describe, expect, test } from "vitest";
import { DRAWINGS } from "../board/map/drawing.ts";
import { draw } from "../board/map/picture.ts";
import { placed, type Standing } from "../board/pieces/standing.ts";
import { ALL_REGIONS, DARK, GOOD, REGIONS, type RegionId, type Side } from "../data/ids.ts";

/** Windows by their width and height, and what is left of them for the map, in CSS pixels. */
const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
];
const fitOf = (width: number, height: number, page: { width: number; height: number }) =>
  Math.min(width / page.width, (height - 60) / page.height);

const BOTH: readonly Side[] = [GOOD, DARK];
/** A finger's width, in CSS pixels: it goes before the border where four stand on a telephone. */
const FINGER = 41;

/** So many standees of one side and of the other in a region. */
const standing = (region: RegionId, own: number, others: number): Standing[] =>
  BOTH.flatMap((side) =>
    Array.from({ length: side === GOOD ? own : others }, (_, place) => ({
      key: `${side}-${place}`,
      side,
      character: null,
      region,
      place,
      may: 0,
    })),
  );

const COUNTS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [4, 0],
  [1, 1],
  [2, 1],
  [2, 2],
  [4, 1],
  [9, 0],
] as const;

const inside = (x: number, y: number, outline: readonly (readonly [number, number])[]): boolean => {
  let within = false;
  for (const [i, [ax, ay]] of outline.entries()) {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
};

describe.each(DRAWINGS)("on the drawing %s", (name) => {
  const { drawing } = draw(name);
  const half = drawing.standee / 2 - 0.5;
  const tall = drawing.standee * 1.42;

  test.each(WINDOWS)("in a window of %i by %i every standee stands in its own region", (width, height) => {
    const fit = fitOf(width, height, drawing);
    const outside: string[] = [];
    for (const region of ALL_REGIONS)
      for (const [own, others] of COUNTS)
        for (const { x, y, stride } of placed(standing(region, own, others), drawing, GOOD, fit)) {
          if (own > 1 && own <= 4 && others === 0 && stride * fit < FINGER + 0.01) continue;
          for (const corner of [x - half, x, x + half])
            for (const part of [0.25, 0.5, 0.75])
              if (!inside(corner, y - tall * part, drawing.regions[region]!.corners))
                outside.push(`${REGIONS[region]} ${own}+${others}`);
        }
    expect([...new Set(outside)]).toEqual([]);
  });

  test.each(WINDOWS)("in a window of %i by %i a finger finds each of a company", (width, height) => {
    const fit = fitOf(width, height, drawing);
    for (const region of ALL_REGIONS)
      for (const own of [2, 3, 4])
        for (const { stride } of placed(standing(region, own, 0), drawing, GOOD, fit))
          expect(stride * fit).toBeGreaterThanOrEqual(FINGER - 0.01);
  });

  test.each(WINDOWS)(
    "in a window of %i by %i none hides another, and each has its own width",
    (width, height) => {
      for (const region of ALL_REGIONS)
        for (const [own, others] of COUNTS) {
          const pieces = placed(standing(region, own, others), drawing, GOOD, fitOf(width, height, drawing));
          for (const [i, { x, stride }] of pieces.entries())
            if (i > 0) {
              expect(x - pieces[i - 1]!.x).toBeGreaterThanOrEqual(stride - 0.01);
              if (pieces.length < 5) expect(stride).toBeGreaterThan(drawing.standee / 3);
            }
        }
    },
  );
});
