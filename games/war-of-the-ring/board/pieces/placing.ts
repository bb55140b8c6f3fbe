/** Where pieces stand on the page. */
import type { Keep, Point } from "@westmarch/ink";
import { SETTLEMENTS } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type { MapPlan } from "../map/plan.ts";
import type { Thing } from "./standing.ts";

/** A piece that has its place: the middle of its foot, and the box it fills above it. */
export interface Placed {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const SIZES: Readonly<Record<Thing["kind"], readonly [width: number, height: number]>> = {
  army: [36, 48],
  company: [30, 50],
  nazgul: [36, 26],
  bearers: [42, 44],
};

const boxOf = ({ x, y, width, height }: Placed): Keep => [x, y - height / 2, width / 2, height / 2];
const clash = (a: Keep, b: Keep): boolean =>
  Math.abs(a[0] - b[0]) < a[2] + b[2] && Math.abs(a[1] - b[1]) < a[3] + b[3];

const AROUND: readonly Point[] = [0, 1, 2, 3, 4, 5].flatMap((far) =>
  [-far, 0, far].flatMap((x) => [-far, 0, far].map((y): Point => [x * 14, y * 17])),
);

/** Things of one region, each on the first of its places that is free. */
function placedIn(things: readonly Thing[], plan: MapPlan, region: RegionId): Placed[] {
  const { settlement, armies, name } = plan.regions[region] ?? { settlement: null, armies: [], name: null };
  const taken: Keep[] = [];
  if (name) taken.push(name);
  if (settlement) taken.push([settlement[0], settlement[1] - 14, 18, 22]);
  return things.map((thing) => {
    const [width, height] = SIZES[thing.kind];
    if (thing.kind === "army" && thing.besieged && settlement)
      return { thing, x: settlement[0], y: settlement[1] + 15, width, height: 20 };
    const places = AROUND.flatMap(([dx, dy]) =>
      armies.map(([x, y]) => ({ thing, x: x + dx, y: y + dy + 23, width, height })),
    );
    const place = places.find((one) => !taken.some((box) => clash(box, boxOf(one)))) ?? places[0];
    if (!place) throw new Error(`region ${region} has no place`);
    taken.push(boxOf(place));
    return place;
  });
}

/** Everything on the map, placed. */
export function placed(things: readonly Thing[], plan: MapPlan): Placed[] {
  const inRegions = new Map<RegionId, Thing[]>();
  for (const thing of things) inRegions.set(thing.region, [...(inRegions.get(thing.region) ?? []), thing]);
  return [...inRegions].flatMap(([region, there]) => placedIn(there, plan, region));
}

/** What kind of settlement a region has, by name. */
export const settlementOf = (region: RegionId) => SETTLEMENTS[SETTLEMENT[region]];
