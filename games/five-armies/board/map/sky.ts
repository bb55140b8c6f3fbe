/** Where Eagles and Great Bats hang over each territory: where they hide no name and as little else as can be. */
import { extent, farFrom, inside, type Keep, type Point, type Polyline } from "@westmarch/ink";
import { TERRITORIES, territoryOf } from "./cover.ts";
import { OUTLINES } from "./net.ts";
import { ARMY, PLACES, signBox } from "./placing.ts";
import { numberOf, REGION_NAMES } from "./regions.ts";

/** Half the room of the widest flight: three Eagles and their Lord. */
const FLIGHT: readonly [number, number] = [60, 28];
/** Eagles and bats are at least so far from each other. */
const APART = 130;
const STEP = 6;

const covers = ([x, y]: Point, [bx, by, w, h]: Keep): boolean =>
  Math.abs(x - bx) < w + FLIGHT[0] && Math.abs(y - by) < h + FLIGHT[1];

const REGIONS = OUTLINES.map((outline) => ({ outline, box: extent(outline) }));

/** The outline of the region that a point is in. */
const outlineAt = (p: Point): Polyline | undefined =>
  REGIONS.find(
    ({ outline, box: { left, right, top, bottom } }) =>
      p[0] >= left && p[0] <= right && p[1] >= top && p[1] <= bottom && inside(p, outline),
  )?.outline;

/** What is hidden by a flight there, and how near its region's border it is. */
const costAt = (p: Point, others: readonly Point[]): number => {
  if (others.some((other) => Math.hypot(other[0] - p[0], other[1] - p[1]) < APART)) return Infinity;
  const outline = outlineAt(p);
  if (!outline) return Infinity;
  let cost = Math.max(0, 26 - farFrom(p, outline)) * 0.2;
  for (const [place, { name, settlement, armies }] of PLACES.entries()) {
    const called = REGION_NAMES[place];
    if (covers(p, name)) cost += 40;
    if (settlement && called && covers(p, signBox(called, settlement))) cost += 40;
    armies.forEach((at, i) => {
      if (covers(p, [...at, ...ARMY])) cost += [14, 4, 1.5][i] ?? 1;
    });
  }
  return cost;
};

const spotsOf = (
  territory: (typeof TERRITORIES)[number],
  taken: readonly Point[],
): readonly [Point, Point] => {
  const names = REGION_NAMES.filter((name) => territoryOf(name) === territory);
  const all = names.flatMap((name): Point[] => {
    const outline = OUTLINES[numberOf(name)] ?? [];
    const { left, right, top, bottom } = extent(outline);
    const found: Point[] = [];
    for (let x = Math.ceil(left); x < right; x += STEP)
      for (let y = Math.ceil(top); y < bottom; y += STEP) if (inside([x, y], outline)) found.push([x, y]);
    return found;
  });
  const best = (others: readonly Point[]): Point => {
    let [least, at]: [number, Point] = [Infinity, all[0] ?? [0, 0]];
    for (const p of all) {
      const cost = costAt(p, others);
      if (cost < least) [least, at] = [cost, p];
    }
    return at;
  };
  const eagles = best(taken);
  return [eagles, best([...taken, eagles])];
};

const sky: (readonly [eagles: Point, bats: Point])[] = [];
for (const territory of TERRITORIES) sky.push(spotsOf(territory, sky.flat()));

/** By territory: where its Eagles are, and where its bats. */
export const SKY: readonly (readonly [eagles: Point, bats: Point])[] = sky;
