/** The drawn valley is held to the built-in pack: its borders, their kinds, and room for everything that stands in it. */
import { gzipSync } from "node:zlib";
import { outlinesIn, packed, unpacked } from "@westmarch/campaign/plan";
import { inside, type Polyline } from "@westmarch/ink";
import { crossing } from "@westmarch/testkit/campaign";
import { describe, expect, test } from "vitest";
import { ACROSS } from "../board/map/geometry.ts";
import { COURSES, CRAGS, LAND, LINES, OUTLINES, POOLS } from "../board/map/net.ts";
import { drawMap } from "../board/map/picture.ts";
import { ARMY, PLACES } from "../board/map/placing.ts";
import { betweenOf, OUTLINE_ID } from "../board/map/plan.ts";
import { REGION_NAMES } from "../board/map/regions.ts";
import { SIGNS } from "../board/map/signs.ts";
import { PLACE, REGION_COUNT, TERRITORY } from "../ids.ts";
import { WESTMARCH } from "../pack/westmarch.ts";
import { printed } from "../printing.ts";

const named = (a: string, b: string, kind: string): string => `${[a, b].sort().join(" and ")}: ${kind}`;

const boxOf = (line: Polyline): readonly [number, number, number, number] => {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

describe("the lines of the valley", () => {
  test("are the borders of the built-in pack, each of its kind, and none else", () => {
    const drawn = [
      ...LINES.flatMap(({ of: [a, b], kind }) => (b ? [named(a, b, kind)] : [])),
      ...ACROSS.map(([, a, b]) => named(a, b, "river")),
    ];
    const printed = WESTMARCH.borders.map(({ between: [a, b], kind }) => named(a, b, kind));
    expect(drawn.sort()).toEqual(printed.sort());
  });

  test("cross nowhere", () => {
    const boxes = LINES.map(({ line }) => boxOf(line));
    const crossings: string[] = [];
    LINES.forEach(({ line, of }, i) => {
      for (let j = i + 1; j < LINES.length; j++) {
        const [a, b, other] = [boxes[i], boxes[j], LINES[j]];
        if (!a || !b || !other || a[0] > b[2] || b[0] > a[2] || a[1] > b[3] || b[1] > a[3]) continue;
        for (let k = 1; k < line.length; k++)
          for (let m = 1; m < other.line.length; m++) {
            const [p, q, r, s] = [line[k - 1], line[k], other.line[m - 1], other.line[m]];
            if (p && q && r && s && crossing(p, q, r, s)) crossings.push(`${of} and ${other.of}`);
          }
      }
    });
    expect(crossings).toEqual([]);
  });

  test("close around every region, pool and crag", () => {
    expect(OUTLINES).toHaveLength(REGION_COUNT);
    expect(POOLS.map(({ outline }) => outline.length > 20)).toEqual([true, true]);
    expect(CRAGS.every(({ outline }) => outline.length > 8)).toBe(true);
    for (const [region, outline] of OUTLINES.entries()) {
      const others = OUTLINES.filter((_, other) => other !== region);
      const [x, y] = PLACES[region]?.name ?? [0, 0];
      expect(inside([x, y], outline)).toBe(true);
      expect(others.some((other) => inside([x, y], other))).toBe(false);
    }
  });

  test("lead the river past the foot of the Mountain and out of the valley", () => {
    expect(inside(COURSES.running.line[20] ?? [0, 0], LAND)).toBe(true);
    expect(inside(COURSES.shallows.line.at(-1) ?? [0, 0], LAND)).toBe(false);
  });
});

describe("in the valley", () => {
  test("every region has room for its name and for three armies inside its outline", () => {
    for (const [region, outline] of OUTLINES.entries()) {
      const { name = [0, 0, 0, 0], armies = [] } = PLACES[region] ?? {};
      expect(armies).toHaveLength(3);
      for (const [x, y] of armies) expect(inside([x, y], outline), REGION_NAMES[region]).toBe(true);
      const [x, y, w] = name;
      expect(
        inside([x - w * 0.7, y], outline) && inside([x + w * 0.7, y], outline),
        REGION_NAMES[region],
      ).toBe(true);
    }
  });

  test("no name lies upon another, and the best place of an army upon no name", () => {
    const meets = (a: readonly number[], b: readonly number[]): boolean =>
      Math.abs((a[0] ?? 0) - (b[0] ?? 0)) < (a[2] ?? 0) + (b[2] ?? 0) &&
      Math.abs((a[1] ?? 0) - (b[1] ?? 0)) < (a[3] ?? 0) + (b[3] ?? 0);
    const regions = PLACES.slice(0, REGION_COUNT);
    regions.forEach(({ name }, i) => {
      for (const other of regions.slice(i + 1)) expect(meets(name, other.name)).toBe(false);
    });
    const crowded = regions.filter(({ name, armies: [first] }) => first && meets(name, [...first, ...ARMY]));
    expect(crowded.length).toBeLessThanOrEqual(5);
  });

  test("every settlement has a sign, and nothing else has", () => {
    expect(Object.keys(SIGNS).sort()).toEqual(
      WESTMARCH.regions.flatMap(({ id, settlement }) => (settlement ? [id] : [])).sort(),
    );
    PLACES.forEach(({ settlement }, place) => {
      expect(settlement !== null, PLACE.names[place]).toBe((PLACE.names[place] ?? "") in SIGNS);
    });
  });
});

describe("the drawing", () => {
  const { land, cover, plan } = drawMap();

  test("is the same every time, and small enough to be sent", () => {
    expect(drawMap().cover).toBe(cover);
    expect(gzipSync(land, { level: 9 }).length).toBeLessThan(20_000);
    expect(gzipSync(cover, { level: 9 }).length).toBeLessThan(64_000);
  });

  test("has the outline of every place, which the plan counts with it", () => {
    expect(outlinesIn(land, OUTLINE_ID)).toHaveLength(PLACE.names.length);
    expect(plan.regions).toHaveLength(PLACE.names.length);
    expect(unpacked(packed(plan))).toEqual(plan);
  });

  test("knows the middle of each border, and where Eagles and bats are over each territory", () => {
    for (const { between } of WESTMARCH.borders) {
      const [a = -1, b = -1] = between.map((name) => PLACE.find(name) ?? -1);
      expect(plan.middles[betweenOf(a, b)]).toBeDefined();
      expect(plan.kinds[betweenOf(a, b)]).toBe(printed(null).borders[a]?.[b]);
    }
    expect(plan.roosts).toHaveLength(TERRITORY.names.length + 1);
    expect(plan.bats).toHaveLength(TERRITORY.names.length);
    for (const spot of [...plan.bats, ...plan.roosts.slice(1)]) expect(inside(spot, LAND)).toBe(true);
  });

  test("has no colour of its own: both themes share it", () => {
    expect(`${land}${cover}`).not.toMatch(/(?:fill|stroke)="#/);
  });
});
