/** Where standees stand on the map. */
import { Engine, hashed } from "@westmarch/kernel";
import { describe, expect, test } from "vitest";
import { DRAWINGS } from "../board/map/drawing.ts";
import { draw } from "../board/map/picture.ts";
import { placed, type Standing, standing as standingIn } from "../board/pieces/standing.ts";
import { CAPACITY } from "../data/board.ts";
import { ALL_REGIONS, DARK, GOOD, REGIONS, type RegionId, type Side } from "../data/ids.ts";
import { confrontation } from "../index.ts";

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
/** The least width of what a finger is to find, in CSS pixels. */
const FINGER = 40;

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
  /** A wide drawing is shown in wide windows. */
  const windows = WINDOWS.filter(([width, height]) => width > height === drawing.width > drawing.height);

  test.each(windows)("in a window of %i by %i every standee stands in its own region", (width, height) => {
    const fit = fitOf(width, height, drawing);
    const outside: string[] = [];
    for (const region of ALL_REGIONS)
      for (const [own, others] of COUNTS)
        for (const { x, y } of placed(standing(region, own, others), drawing, GOOD, fit))
          for (const corner of [x - half, x, x + half])
            for (const part of [0.25, 0.5, 0.75])
              if (!inside(corner, y - tall * part, drawing.regions[region]!.corners))
                outside.push(`${REGIONS[region]} ${own}+${others}`);
    expect([...new Set(outside)]).toEqual([]);
  });

  test.each(windows)(
    "in a window of %i by %i a finger finds each of a company, in two rows if need be",
    (width, height) => {
      const fit = fitOf(width, height, drawing);
      for (const region of ALL_REGIONS)
        for (let own = 2; own <= CAPACITY[region]!; own++) {
          const pieces = placed(standing(region, own, 0), drawing, GOOD, fit);
          for (const [i, one] of pieces.entries())
            for (const other of pieces.slice(0, i)) {
              const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
              expect(apart * fit, `${own} in ${REGIONS[region]}`).toBeGreaterThanOrEqual(FINGER);
            }
        }
    },
  );

  test.each(windows)(
    "in a window of %i by %i none hides another, and each has its own width",
    (width, height) => {
      for (const region of ALL_REGIONS)
        for (const [own, others] of COUNTS) {
          const pieces = placed(standing(region, own, others), drawing, GOOD, fitOf(width, height, drawing));
          for (const [i, { x, y, stride }] of pieces.entries())
            if (y === pieces[i - 1]?.y) {
              expect(x - pieces[i - 1]!.x).toBeGreaterThanOrEqual(stride - 0.01);
              if (pieces.length < 5) expect(stride).toBeGreaterThan(drawing.standee / 3);
            }
        }
    },
  );
});

test("whoever may see both sides sees them set up, and nobody else sees more than his own", () => {
  const engine = new Engine(confrontation);
  const chance = hashed(1);
  const g = engine.start({}, chance);
  for (const seat of [0, 1, 0]) {
    const ask = engine.askOf(g, seat);
    if (!ask) throw new Error("somebody does not set up");
    engine.play(g, seat, ask.options[0], chance);
  }
  const shown = (view: typeof g, own: Side | null) =>
    BOTH.map(
      (side) => standingIn(view, own).filter((one) => one.side === side && one.character !== null).length,
    );
  const both = g.good === 0 ? [2, 1] : [1, 2];
  expect(shown(g, null)).toEqual(both);
  expect(shown(engine.view(g, g.good), GOOD)).toEqual([both[GOOD], 0]);
  expect(shown(engine.view(g, null), null)).toEqual([0, 0]);
});
