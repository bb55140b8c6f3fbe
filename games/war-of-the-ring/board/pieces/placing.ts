/**
 * Where everything stands on the page in a position: pieces and settlements first, then the names, which give way. No
 * two boxes meet. A region looks for places in itself, so that what changes elsewhere leaves its pieces alone; only
 * what hangs over from a smaller neighbour counts.
 */
import type { Keep, Point } from "@westmarch/ink";
import { SETTLEMENTS } from "../../data/ids.ts";
import { REGION, type RegionId } from "../../data/regionnames.ts";
import { SETTLEMENT } from "../../data/regions.ts";
import type { GameSay } from "../keys.ts";
import { linesOf, roomOf, written } from "../map/labels.ts";
import type { MapPlan } from "../map/plan.ts";
import { SETTLEMENT_SIZE } from "../map/sizes.ts";
import { regionName } from "../names.ts";
import { type Form, formsOf, type Size } from "./sizes.ts";
import type { Thing } from "./standing.ts";

/** A piece that has its place: the middle of its foot, and how large it is shown. */
export interface Placed {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 1, or less where it is crowded. */
  readonly scale: number;
  readonly named: boolean;
}

/** A region's name: its lines around their middle. */
export interface NamePlace {
  readonly region: RegionId;
  /** None where it is so crowded that the name is only told. */
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  /** 1, or less where it is crowded. */
  readonly scale: number;
}

export interface Picture {
  readonly pieces: readonly Placed[];
  readonly names: readonly NamePlace[];
}

type Region = MapPlan["regions"][number];

/** Half the height of the tokens that the places of the plan were found for: from their middle to their foot. */
const FOOT = 25;
/** How much room there is around a besieged Stronghold: the stakes, and the ribbon at its foot. */
const RING: readonly [half: number, above: number, below: number] = [31, 42, 20];
/** Sizes that are tried where it is crowded. */
const SCALES = [1, 0.82, 0.66] as const;
/** So much worse is a place where the name has to give way, measured in places that are less good. */
const ON_NAME = 9;
/** Outside of the good places one is looked for as far as this. */
const FARTHEST = 150;
/** What is farther from a region than this does not concern it. */
const REACH = FARTHEST + 120;
/** A name that stands farther from its place than this would be taken for another region's. */
const ASTRAY = 60;
const NAME_SCALES = [1, 0.84] as const;

export const boxOf = ({ x, y, width, height, scale }: Omit<Placed, "thing" | "named">): Keep => [
  x,
  y - (height * scale) / 2,
  (width * scale) / 2,
  (height * scale) / 2,
];
export const nameBox = ({ lines, x, y, scale }: NamePlace): Keep => {
  const [width, height] = roomOf(lines);
  return [x, y, (width * scale) / 2, (height * scale) / 2];
};

/** So much stays free around a name, that one is not read with the next. */
const AIR: readonly [beside: number, above: number] = [4, 1];
const aired = ([x, y, half, tall]: Keep): Keep => [x, y, half + AIR[0], tall + AIR[1]];

export const meet = (a: Keep, b: Keep): boolean =>
  Math.abs(a[0] - b[0]) < a[2] + b[2] && Math.abs(a[1] - b[1]) < a[3] + b[3];
const free = (box: Keep, taken: readonly Keep[]): boolean => {
  for (const other of taken) if (meet(box, other)) return false;
  return true;
};

/** Those boxes that reach into the square around a point. */
const around = (taken: readonly Keep[], x: number, y: number, far: number): readonly Keep[] =>
  taken.filter((box) => meet(box, [x, y, far, far]));

/** The box of a settlement, or of the ring around it. */
export function settlementKeep(region: RegionId, [x, y]: Point, besieged: boolean): Keep {
  if (besieged) {
    const [half, above, below] = RING;
    return [x, y + (below - above) / 2, half, (above + below) / 2];
  }
  const [half, tall] = SETTLEMENT_SIZE[SETTLEMENTS[SETTLEMENT[region]]];
  return [x, y - tall / 2 + 3, half, tall / 2 + 3];
}

const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);

const placesOf = new WeakMap<Region, readonly Point[]>();
/** All good places of a region, the resting ones first. */
const goodPlaces = (region: Region): readonly Point[] => {
  const known = placesOf.get(region) ?? [...region.armies, ...pairs(region.more)];
  placesOf.set(region, known);
  return known;
};

/** Points around another, the nearest first. */
const pointsAround = (stride: number, farthest: number): readonly Point[] => {
  const points: Point[] = [];
  for (let x = -farthest; x <= farthest; x += stride)
    for (let y = -farthest; y <= farthest; y += stride) if (Math.hypot(x, y) <= farthest) points.push([x, y]);
  return points.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
};
const AROUND_PLACE = pointsAround(6, FARTHEST);
const AROUND_NAME = pointsAround(9, ASTRAY);

const standAt = (
  thing: Thing,
  [x, y]: Point,
  { size: [width, height], named }: Form,
  scale: number,
): Placed => ({
  thing,
  x,
  y: y + FOOT,
  width,
  height,
  scale,
  named,
});

/** The free places of a thing at one size, the best first. */
function freePlaces(
  thing: Thing,
  forms: readonly Form[],
  scale: number,
  places: readonly Point[],
  taken: readonly Keep[],
  titles: readonly Keep[],
): Placed[] {
  const found: { readonly place: Placed; readonly cost: number }[] = [];
  for (const [worse, form] of forms.entries())
    for (const [i, point] of places.entries()) {
      const place = standAt(thing, point, form, scale);
      const box = boxOf(place);
      if (!free(box, taken)) continue;
      found.push({ place, cost: i + worse * places.length + (free(box, titles) ? 0 : ON_NAME) });
    }
  return found.sort((a, b) => a.cost - b.cost).map(({ place }) => place);
}

/** So many attempts are made to find room for all things of a region at one size. */
const ATTEMPTS = 160;

/** All things of a region at one size, or null where they do not find room. */
function allAt(
  things: readonly Thing[],
  forms: readonly (readonly Form[])[],
  scale: number,
  region: Region,
  taken: readonly Keep[],
  titles: readonly Keep[],
): Placed[] | null {
  const places = goodPlaces(region);
  const choices = things.map((thing, i) => freePlaces(thing, forms[i] ?? [], scale, places, taken, titles));
  let attempts = ATTEMPTS;
  const rest = (done: readonly Placed[], boxes: readonly Keep[]): Placed[] | null => {
    const mine = choices[done.length];
    if (!mine) return [...done];
    for (const place of mine) {
      const box = boxOf(place);
      if (!free(box, boxes)) continue;
      if (attempts-- <= 0) return null;
      const all = rest([...done, place], [...boxes, box]);
      if (all) return all;
    }
    return null;
  };
  return rest([], []);
}

/** Wherever there is room, as near as can be: the last resort. */
function squeezed(
  things: readonly Thing[],
  forms: readonly (readonly Form[])[],
  region: Region,
  taken: readonly Keep[],
): Placed[] {
  const scale = SCALES[2];
  const boxes = [...taken];
  const [middle = [0, 0]] = region.armies;
  return things.map((thing, i) => {
    const form = forms[i]?.at(-1) ?? { size: [0, 0] satisfies Size, named: false };
    const [dx, dy] = AROUND_PLACE.find(([x, y]) =>
      free(boxOf(standAt(thing, [middle[0] + x, middle[1] + y], form, scale)), boxes),
    ) ?? [0, 0];
    const here = standAt(thing, [middle[0] + dx, middle[1] + dy], form, scale);
    boxes.push(boxOf(here));
    return here;
  });
}

/** What was found for a region last time, and for what; between two positions little changes. */
interface Kept<T> {
  readonly asked: string;
  readonly found: T;
}
const standingBefore = new WeakMap<Region, Kept<readonly Omit<Placed, "thing">[]>>();
const namedBefore = new WeakMap<Region, Kept<NamePlace>>();

/** The same as last time if the same is asked, else found anew. */
function asBefore<T>(before: WeakMap<Region, Kept<T>>, region: Region, asked: string, find: () => T): T {
  const known = before.get(region);
  if (known?.asked === asked) return known.found;
  const found = find();
  before.set(region, { asked, found });
  return found;
}

const isShutIn = (thing: Thing): boolean => thing.kind === "army" && thing.besieged;

/** The smallest regions choose first. The plan says how many places each has; that is its size. */
const inTurn = (plan: MapPlan): readonly RegionId[] =>
  REGION.all.toSorted((a, b) => (plan.regions[a]?.more.length ?? 0) - (plan.regions[b]?.more.length ?? 0));

/** The name where it belongs, or where else there is room for it. */
function namePlace(region: RegionId, place: Region, text: string, taken: readonly Keep[]): NamePlace {
  const [x, y] = place.name;
  const close = around(taken, x, y, ASTRAY + 80);
  return asBefore(namedBefore, place, JSON.stringify([text, close]), () =>
    freeName(region, place, text, close),
  );
}

/** The name, with nothing on it that lies close. */
function freeName(
  region: RegionId,
  { name: [x, y, half], names }: Region,
  text: string,
  close: readonly Keep[],
): NamePlace {
  const home: NamePlace = { region, lines: written(text, half * 2), x, y, scale: 1 };
  if (free(aired(nameBox(home)), close)) return home;
  const lines = linesOf(text, 2);
  for (const scale of NAME_SCALES) {
    for (const [nx, ny] of [[x, y] as const, ...pairs(names)]) {
      const other = { region, lines, x: nx, y: ny, scale };
      if (free(aired(nameBox(other)), close)) return other;
    }
    for (const [dx, dy] of AROUND_NAME) {
      const other = { region, lines, x: x + dx, y: y + dy, scale };
      if (free(aired(nameBox(other)), close)) return other;
    }
  }
  return { ...home, lines: [] };
}

/** Everything in its place. */
export function placed(things: readonly Thing[], plan: MapPlan, say: GameSay): Picture {
  const here = new Map<RegionId, Thing[]>();
  for (const thing of things) {
    const there = here.get(thing.region);
    if (there) there.push(thing);
    else here.set(thing.region, [thing]);
  }
  const pieces: Placed[] = [];
  // What never moves: settlements, and rings around those that are besieged.
  const taken: Keep[] = [];
  for (const region of REGION.all) {
    const foot = plan.regions[region]?.settlement;
    const inside = here.get(region)?.find(isShutIn);
    if (foot) taken.push(settlementKeep(region, foot, inside !== undefined));
    if (foot && inside) {
      const [form] = formsOf(inside, say);
      if (form)
        pieces.push({ ...standAt(inside, [foot[0], foot[1] + RING[2] - FOOT], form, 1), named: false });
    }
  }
  const titles: Keep[] = REGION.all.flatMap((region) => {
    const place = plan.regions[region];
    return place ? [place.name] : [];
  });
  for (const region of inTurn(plan)) {
    const place = plan.regions[region];
    const standing = here.get(region)?.filter((thing) => !isShutIn(thing)) ?? [];
    if (!place || standing.length === 0) continue;
    const forms = standing.map((thing) => formsOf(thing, say));
    const [x, y] = place.name;
    const [close, named] = [around(taken, x, y, REACH), around(titles, x, y, REACH)];
    const spots = asBefore(standingBefore, place, JSON.stringify([forms, close]), () => {
      for (const scale of SCALES) {
        const all = allAt(standing, forms, scale, place, close, named);
        if (all) return all;
      }
      return squeezed(standing, forms, place, close);
    });
    const found = standing.flatMap((thing, i) => (spots[i] ? [{ ...spots[i], thing }] : []));
    for (const piece of found) taken.push(boxOf(piece));
    pieces.push(...found);
  }
  const names: NamePlace[] = [];
  for (const region of inTurn(plan)) {
    const place = plan.regions[region];
    if (!place) continue;
    const name = namePlace(region, place, regionName(say, region), taken);
    names.push(name);
    if (name.lines.length > 0) taken.push(nameBox(name));
  }
  return { pieces, names };
}
