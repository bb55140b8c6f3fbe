/**
 * Where everything stands on the page in a position: pieces and settlements first, then the names, which give way. No
 * two boxes meet. A region looks for places in itself, so that what changes elsewhere leaves its pieces alone; only
 * what hangs over from a smaller neighbour counts. Pure.
 */
import type { Keep, Point } from "@westmarch/ink";
import { around, free, pairs, pointsAround, type Size } from "./boxes.ts";
import {
  FARTHEST_NAME,
  freeName,
  type Lettering,
  type NameGround,
  type NamePlace,
  nameBox,
  toldName,
  type Wanted,
} from "./naming.ts";
import { legible } from "./words.ts";

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

export interface Picture<T, Place> {
  readonly pieces: readonly Placed<T>[];
  readonly names: readonly NamePlace<Place>[];
}

/** Where what belongs to one region has room. */
interface Ground extends NameGround {
  readonly armies: readonly Point[];
  /** Where else something may stand: x, y, x, y …, the best first. */
  readonly more: readonly number[];
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
  /** How large counts are written on a token, in units of the page. */
  readonly count: number;
}

/** A map with what stands on it. */
export interface Laid<T, Place extends number> {
  /** By place. */
  readonly regions: readonly Ground[];
  readonly things: readonly T[];
  /** At a scale, the best first. */
  readonly formsOf: (thing: T, scale: number) => readonly Form[];
  /** Pieces that stand where they stand. */
  readonly fixed: readonly Placed<T>[];
  /** What never moves: settlements, and whatever else nothing may stand on. */
  readonly keeps: readonly Keep[];
  readonly nameOf: (place: Place) => string;
  /** How much room a name needs behind its letters. */
  readonly besideOf?: (place: Place) => number;
  /** How large the map is looked at, in pixels a unit: letters are legible. */
  readonly k: number;
  /** The least scale of names for that. */
  readonly leastName: number;
  /** By place: names stay within these. */
  readonly outlines: readonly string[];
  /** Its name gives way where it finds no place within its own region. */
  readonly isWild: (place: Place) => boolean;
}

const SCALES = [1, 0.82, 0.66] as const;
/** So much worse is a place where the name has to give way, measured in places that are less good. */
const ON_NAME = 9;
/** Outside of the good places one is looked for as far as this. */
const FARTHEST = 150;
/** What is farther from a region than this does not concern it. */
const REACH = FARTHEST + 120;
const NAME_SCALES = [1, 0.84] as const;
/** Tokens grow so much where the map is looked at from afar, and no more. */
const MOST_GROWN = 1.35;
type Boxed = Omit<Placed<unknown>, "thing" | "named">;

export const boxOf = ({ x, y, width, height, scale }: Boxed): Keep => [
  x,
  y - (height * scale) / 2,
  (width * scale) / 2,
  (height * scale) / 2,
];
const placesOf = new WeakMap<Ground, readonly Point[]>();
/** All good places of a region, the resting ones first. */
const goodPlaces = (region: Ground): readonly Point[] => {
  const known = placesOf.get(region) ?? [...region.armies, ...pairs(region.more)];
  placesOf.set(region, known);
  return known;
};

const AROUND_PLACE = pointsAround(6, FARTHEST);

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
  formsAt: (scale: number) => readonly (readonly Form[])[],
  scales: readonly number[],
  foot: number,
  close: readonly Keep[],
  named: readonly Keep[],
): readonly Spot[] {
  for (const scale of scales) {
    const all = allAt(formsAt(scale), scale, foot, region, close, named);
    if (all) return all;
  }
  const least = scales.at(-1) ?? 1;
  return squeezed(formsAt(least), least, foot, region, close);
}

/** How much larger tokens are where the map is looked at so far from afar that their counts could not be read. */
export const grownAt = (k: number, count: number): number => Math.min(MOST_GROWN, legible(k, count));

/** Puts names in their places, once pieces stand in theirs; what was found before is kept for as long as the same is asked. */
function namer<Place extends number>(lettering: Lettering, nameScales: readonly number[]) {
  const before = new WeakMap<Ground, Kept<NamePlace<Place>>>();
  const toldBefore: typeof before = new WeakMap();
  return (
    {
      nameOf,
      besideOf = () => 0,
      leastName,
      outlines,
      isWild,
    }: Pick<Laid<unknown, Place>, "nameOf" | "besideOf" | "leastName" | "outlines" | "isWild">,
    inTurn: readonly { readonly place: Place; readonly region: Ground }[],
    here: ReadonlyMap<Place, unknown>,
    taken: Keep[],
  ): readonly NamePlace<Place>[] => {
    const scales = [...new Set(nameScales.map((scale) => Math.max(scale, leastName)))];
    // Wild lands give way to those where people live.
    const settledFirst = inTurn.toSorted((a, b) => +isWild(a.place) - +isWild(b.place));
    const unnamed = taken.length;
    const names = settledFirst.map(({ place, region }) => {
      const [x, y] = region.name;
      const close = around(taken, x, y, FARTHEST_NAME + 80);
      const wanted: Wanted = {
        text: nameOf(place),
        beside: besideOf(place),
        outline: outlines[place] ?? "",
        scales,
        gives: isWild(place) ? (here.has(place) ? "middle" : "within") : "never",
      };
      const name = asBefore(before, region, JSON.stringify([{ ...wanted, outline: "" }, close]), () => ({
        region: place,
        ...freeName(region, wanted, close, lettering),
      }));
      if (name.lines.length > 0) taken.push(nameBox(name, lettering));
      return { name, region };
    });
    const boxes = taken.slice(unnamed);
    return names.map(({ name, region }) => {
      if (name.lines.length > 0) return name;
      const close = around(boxes, name.x, name.y, FARTHEST_NAME + 80);
      const told = asBefore(toldBefore, region, JSON.stringify([name, close]), () =>
        toldName(region, name, close, lettering),
      );
      boxes.push(nameBox({ ...told, lines: told.told }, lettering));
      return told;
    });
  };
}

/** Puts everything of a game in its place; what was found before is kept for as long as the same is asked. */
export function placer<T, Place extends number>({
  places,
  placeOf,
  lettering,
  foot,
  scales = SCALES,
  nameScales = NAME_SCALES,
  count,
}: Way<T, Place>) {
  const standingBefore = new WeakMap<Ground, Kept<readonly Spot[]>>();
  const named = namer<Place>(lettering, nameScales);
  return (laid: Laid<T, Place>): Picture<T, Place> => {
    const { regions, things, formsOf, fixed, keeps, k } = laid;
    const here = byPlace(things, placeOf);
    const grown = grownAt(k, count);
    const sizes = scales.map((scale) => scale * grown);
    // The smallest regions choose first.
    const inTurn = smallestFirst(places, regions);
    const pieces: Placed<T>[] = [...fixed];
    const taken: Keep[] = [...keeps];
    const titles: Keep[] = inTurn.map(({ region }) => region.name);
    for (const { place, region } of inTurn) {
      const standing = here.get(place) ?? [];
      if (standing.length === 0) continue;
      const formsAt = (scale: number) => standing.map((thing) => formsOf(thing, scale));
      const [x, y] = region.name;
      const [close, titled] = [around(taken, x, y, REACH), around(titles, x, y, REACH)];
      const spots = asBefore(standingBefore, region, JSON.stringify([sizes.map(formsAt), sizes, close]), () =>
        spotsIn(region, formsAt, sizes, foot, close, titled),
      );
      const found = standing.flatMap((thing, i) => (spots[i] ? [{ ...spots[i], thing }] : []));
      for (const piece of found) taken.push(boxOf(piece));
      pieces.push(...found);
    }
    return { pieces, names: named(laid, inTurn, here, taken) };
  };
}
