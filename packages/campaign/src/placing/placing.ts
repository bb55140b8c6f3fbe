/**
 * Where everything stands on the page in a position: pieces and settlements first, then the names, which give way. No
 * two boxes meet. A region looks for places in itself, so that what changes elsewhere leaves its pieces alone; only
 * what hangs over from a smaller neighbour counts. Pure.
 */
import type { Keep, Point } from "@westmarch/ink";

/** Width and height of the box that a thing fills above its foot. */
export type Size = readonly [width: number, height: number];

/** How a thing is shown: with its name, or without it where there is little room. */
export interface Form {
  readonly size: Size;
  readonly named: boolean;
}

/** A piece that has its place: the middle of its foot, and how large it is shown. */
export interface Placed<T> {
  readonly thing: T;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 1, or less where it is crowded. */
  readonly scale: number;
  readonly named: boolean;
}

/** A region's name: its lines around their middle. */
export interface NamePlace<Place> {
  readonly region: Place;
  /** None where it is so crowded that the name is only told. */
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  /** 1, or less where it is crowded. */
  readonly scale: number;
  /** So much of the room around the middle is for what stands behind the letters. */
  readonly beside: number;
}

export interface Picture<T, Place> {
  readonly pieces: readonly Placed<T>[];
  readonly names: readonly NamePlace<Place>[];
}

/** Where what belongs to one region has room. */
interface Ground {
  /** Middle and half extents of the box for its name. */
  readonly name: Keep;
  readonly armies: readonly Point[];
  /** Where else something may stand, and where else the name on two lines: x, y, x, y …, the best first. */
  readonly more: readonly number[];
  readonly names: readonly number[];
}

/** How names are set. */
interface Lettering {
  readonly linesOf: (name: string, most: 1 | 2) => readonly string[];
  readonly roomOf: (lines: readonly string[]) => Size;
  readonly written: (name: string, width: number) => readonly string[];
}

/** What is the same in every position of a game. */
interface Way<T, Place extends number> {
  readonly places: readonly Place[];
  readonly placeOf: (thing: T) => Place;
  readonly lettering: Lettering;
  /** Half the height of the tokens that the places were found for: from their middle to their foot. */
  readonly foot: number;
  /** Sizes that are tried where it is crowded, the largest first. */
  readonly scales?: readonly [number, ...number[]];
  /** The same of names. */
  readonly nameScales?: readonly number[];
}

/** A map with what stands on it. */
export interface Laid<T, Place extends number> {
  /** By place. */
  readonly regions: readonly Ground[];
  readonly things: readonly T[];
  /** The best first. */
  readonly formsOf: (thing: T) => readonly Form[];
  /** Pieces that stand where they stand. */
  readonly fixed: readonly Placed<T>[];
  /** What never moves: settlements, and whatever else nothing may stand on. */
  readonly keeps: readonly Keep[];
  readonly nameOf: (place: Place) => string;
  /** How much room a name needs behind its letters. */
  readonly besideOf?: (place: Place) => number;
}

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

type Boxed = Omit<Placed<unknown>, "thing" | "named">;

export const boxOf = ({ x, y, width, height, scale }: Boxed): Keep => [
  x,
  y - (height * scale) / 2,
  (width * scale) / 2,
  (height * scale) / 2,
];
export const nameBox = (
  { lines, x, y, scale, beside }: Omit<NamePlace<unknown>, "region">,
  { roomOf }: Pick<Lettering, "roomOf">,
): Keep => {
  const [width, height] = roomOf(lines);
  return [x, y, (width * scale + beside) / 2, (height * scale) / 2];
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

const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);

const placesOf = new WeakMap<Ground, readonly Point[]>();
/** All good places of a region, the resting ones first. */
const goodPlaces = (region: Ground): readonly Point[] => {
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

type Spot = Omit<Placed<unknown>, "thing">;

const standAt = (
  [x, y]: Point,
  { size: [width, height], named }: Form,
  scale: number,
  foot: number,
): Spot => ({
  x,
  y: y + foot,
  width,
  height,
  scale,
  named,
});

/** The free places of a thing at one size, the best first. */
function freePlaces(
  forms: readonly Form[],
  scale: number,
  foot: number,
  places: readonly Point[],
  taken: readonly Keep[],
  titles: readonly Keep[],
): Spot[] {
  const found: { readonly place: Spot; readonly cost: number }[] = [];
  for (const [worse, form] of forms.entries())
    for (const [i, point] of places.entries()) {
      const place = standAt(point, form, scale, foot);
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
  forms: readonly (readonly Form[])[],
  scale: number,
  foot: number,
  region: Ground,
  taken: readonly Keep[],
  titles: readonly Keep[],
): Spot[] | null {
  const places = goodPlaces(region);
  const choices = forms.map((mine) => freePlaces(mine, scale, foot, places, taken, titles));
  let attempts = ATTEMPTS;
  const rest = (done: readonly Spot[], boxes: readonly Keep[]): Spot[] | null => {
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
  forms: readonly (readonly Form[])[],
  scale: number,
  foot: number,
  region: Ground,
  taken: readonly Keep[],
): Spot[] {
  const boxes = [...taken];
  const [middle = [0, 0]] = region.armies;
  return forms.map((mine) => {
    const form = mine.at(-1) ?? { size: [0, 0] satisfies Size, named: false };
    const [dx, dy] = AROUND_PLACE.find(([x, y]) =>
      free(boxOf(standAt([middle[0] + x, middle[1] + y], form, scale, foot)), boxes),
    ) ?? [0, 0];
    const here = standAt([middle[0] + dx, middle[1] + dy], form, scale, foot);
    boxes.push(boxOf(here));
    return here;
  });
}

/** What was found for a region last time, and for what; between two positions little changes. */
interface Kept<T> {
  readonly asked: string;
  readonly found: T;
}
/** The same as last time if the same is asked, else found anew. */
function asBefore<T>(before: WeakMap<Ground, Kept<T>>, region: Ground, asked: string, find: () => T): T {
  const known = before.get(region);
  if (known?.asked === asked) return known.found;
  const found = find();
  before.set(region, { asked, found });
  return found;
}

type Written = Omit<NamePlace<unknown>, "region">;

/** The name where it belongs, or where else there is room for it, with nothing on it that lies close. */
function freeName(
  { name: [x, y, half], names }: Ground,
  text: string,
  beside: number,
  close: readonly Keep[],
  lettering: Lettering,
  scales: readonly number[],
): Written {
  const { linesOf, written } = lettering;
  const isFree = (name: Written): boolean => free(aired(nameBox(name, lettering)), close);
  const home: Written = { lines: written(text, half * 2 - beside), x, y, scale: 1, beside };
  if (isFree(home)) return home;
  const lines = linesOf(text, 2);
  for (const scale of scales) {
    for (const [nx, ny] of [[x, y] as const, ...pairs(names)]) {
      const other = { lines, x: nx, y: ny, scale, beside };
      if (isFree(other)) return other;
    }
    for (const [dx, dy] of AROUND_NAME) {
      const other = { lines, x: x + dx, y: y + dy, scale, beside };
      if (isFree(other)) return other;
    }
  }
  return { ...home, lines: [] };
}

/** The things that stand in each place. */
function byPlace<T, Place extends number>(
  things: readonly T[],
  placeOf: (thing: T) => Place,
): ReadonlyMap<Place, readonly T[]> {
  const here = new Map<Place, T[]>();
  for (const thing of things) {
    const place = placeOf(thing);
    const there = here.get(place);
    if (there) there.push(thing);
    else here.set(place, [thing]);
  }
  return here;
}

/** The places with their regions, the smallest first. The plan says how many spots each has; that is its size. */
const smallestFirst = <Place extends number>(places: readonly Place[], regions: readonly Ground[]) =>
  places
    .flatMap((place) => {
      const region = regions[place];
      return region ? [{ place, region }] : [];
    })
    .sort((a, b) => a.region.more.length - b.region.more.length);

/** Where the pieces of a region stand: as large as there is room for, and squeezed where there is none. */
function spotsIn(
  region: Ground,
  forms: readonly (readonly Form[])[],
  scales: readonly number[],
  foot: number,
  close: readonly Keep[],
  named: readonly Keep[],
): readonly Spot[] {
  for (const scale of scales) {
    const all = allAt(forms, scale, foot, region, close, named);
    if (all) return all;
  }
  return squeezed(forms, scales.at(-1) ?? 1, foot, region, close);
}

/** Puts everything of a game in its place; what was found before is kept for as long as the same is asked. */
export function placer<T, Place extends number>({
  places,
  placeOf,
  lettering,
  foot,
  scales = SCALES,
  nameScales = NAME_SCALES,
}: Way<T, Place>) {
  const standingBefore = new WeakMap<Ground, Kept<readonly Spot[]>>();
  const namedBefore = new WeakMap<Ground, Kept<NamePlace<Place>>>();
  return ({
    regions,
    things,
    formsOf,
    fixed,
    keeps,
    nameOf,
    besideOf = () => 0,
  }: Laid<T, Place>): Picture<T, Place> => {
    const here = byPlace(things, placeOf);
    // The smallest regions choose first.
    const inTurn = smallestFirst(places, regions);
    const pieces: Placed<T>[] = [...fixed];
    const taken: Keep[] = [...keeps];
    const titles: Keep[] = inTurn.map(({ region }) => region.name);
    for (const { place, region } of inTurn) {
      const standing = here.get(place) ?? [];
      if (standing.length === 0) continue;
      const forms = standing.map(formsOf);
      const [x, y] = region.name;
      const [close, named] = [around(taken, x, y, REACH), around(titles, x, y, REACH)];
      const spots = asBefore(standingBefore, region, JSON.stringify([forms, close]), () =>
        spotsIn(region, forms, scales, foot, close, named),
      );
      const found = standing.flatMap((thing, i) => (spots[i] ? [{ ...spots[i], thing }] : []));
      for (const piece of found) taken.push(boxOf(piece));
      pieces.push(...found);
    }
    const names: NamePlace<Place>[] = [];
    for (const { place, region } of inTurn) {
      const [x, y] = region.name;
      const text = nameOf(place);
      const close = around(taken, x, y, ASTRAY + 80);
      const name = asBefore(namedBefore, region, JSON.stringify([text, close]), () => ({
        region: place,
        ...freeName(region, text, besideOf(place), close, lettering, nameScales),
      }));
      names.push(name);
      if (name.lines.length > 0) taken.push(nameBox(name, lettering));
    }
    return { pieces, names };
  };
}
