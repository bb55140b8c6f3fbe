/** Where the name of a region stands: within the region, or nowhere. Pure. */
import type { Keep, Point, Polyline } from "@westmarch/ink";
import { inside } from "@westmarch/ink/inside";
import { cornersOf } from "../plan/index.ts";
import { free, pairs, pointsAround, type Size } from "./boxes.ts";

/** A region's name: its lines around their middle. */
export interface NamePlace<Place> {
  readonly region: Place;
  /** None where it is so crowded that the name is only told. */
  readonly lines: readonly string[];
  /** How it is written all the same where something is asked of the region, or the player points at it. */
  readonly told: readonly string[];
  readonly x: number;
  readonly y: number;
  /** 1, less where it is crowded, more where the map is looked at from afar. */
  readonly scale: number;
  /** So much of the room around the middle is for what stands behind the letters. */
  readonly beside: number;
}

/** Where the name of a region has room. */
export interface NameGround {
  /** Middle and half extents of its box. */
  readonly name: Keep;
  /** Where else it may stand on two lines: x, y, x, y …, the best first. */
  readonly names: readonly number[];
}

/** How names are set. */
export interface Lettering {
  readonly linesOf: (name: string, most: 1 | 2) => readonly string[];
  readonly roomOf: (lines: readonly string[]) => Size;
  readonly written: (name: string, width: number) => readonly string[];
}

/** A name that stands farther from its place than this would be taken for another region's. */
const ASTRAY = 60;
/** Names that are set no larger than this have found their places when the map was drawn. */
const AS_DRAWN = 1.06;
/** The part of a name's box that must lie within its region: corners of letters are round. Less is enough for one that matters. */
type Within = readonly [across: number, along: number];
const WITHIN: readonly Within[] = [
  [0.92, 0.8],
  [0.7, 0.5],
  [0.2, 0.2],
];
const PARTS: Readonly<Record<Wanted["gives"], readonly (Within | null)[]>> = {
  within: WITHIN.slice(0, 2),
  middle: WITHIN,
  never: [...WITHIN, null],
};

export const nameBox = (
  { lines, x, y, scale, beside }: Omit<NamePlace<unknown>, "region">,
  { roomOf }: Pick<Lettering, "roomOf">,
): Keep => {
  const [width, height] = roomOf(lines);
  return [x, y, (width * scale + beside) / 2, (height * scale) / 2];
};

/** So much stays free around a name, that one is not read with the next. */
const AIR: readonly [beside: number, above: number] = [3, 0];
const aired = ([x, y, half, tall]: Keep): Keep => [x, y, half + AIR[0], tall + AIR[1]];

const AROUND_NAME = pointsAround(9, ASTRAY);
/** A name that must be read is looked for farther away: a settlement without its name is worse than a name at some distance. */
export const FARTHEST_NAME = 1.8 * ASTRAY;
const FARTHER = pointsAround(9, FARTHEST_NAME);

type Written = Omit<NamePlace<unknown>, "region">;

/** Of the corners of an outline so many are enough. */
const EVERY = 4;
const outlineOf = new WeakMap<NameGround, Polyline>();
/** Whether a box lies within an outline. */
function liesWithin(
  region: NameGround,
  outline: string,
  [x, y, half, tall]: Keep,
  [across, along]: Within,
): boolean {
  const line = outlineOf.get(region) ?? cornersOf(outline).filter((_, i) => i % EVERY === 0);
  outlineOf.set(region, line);
  const [w, h] = [half * across, tall * along];
  return ACROSS.every((part) => inside([x + part * w, y - h], line) && inside([x + part * w, y + h], line));
}
/** Where along its width a box is tried. */
const ACROSS = [-1, -0.5, 0, 0.5, 1];

/** What is asked of a name. */
export interface Wanted {
  readonly text: string;
  readonly beside: number;
  readonly outline: string;
  readonly scales: readonly number[];
  /** It is not written where there is no place for it within its region, or for the middle of it at least. */
  readonly gives: "within" | "middle" | "never";
}

/** Where the middle of a name may stand, its own place first. */
const spotsOf = (
  { name: [x, y], names }: NameGround,
  near: readonly Point[] = AROUND_NAME,
): readonly (readonly number[])[] => [[x, y], ...pairs(names), ...near.map(([dx, dy]) => [x + dx, y + dy])];

/** The same name where it is written over no other one, whatever else it is written over. */
export function toldName<Name extends Written>(
  region: NameGround,
  name: Name,
  names: readonly Keep[],
  lettering: Lettering,
): Name {
  const [, , half, tall] = nameBox({ ...name, lines: name.told }, lettering);
  const [x = name.x, y = name.y] =
    spotsOf(region, FARTHER).find(([x = 0, y = 0]) => free([x, y, half, tall], names)) ?? [];
  return { ...name, x, y };
}

/** The name where it belongs, or where else in its region there is room for it, with nothing on it that lies close. */
export function freeName(
  region: NameGround,
  { text, beside, outline, scales, gives }: Wanted,
  close: readonly Keep[],
  lettering: Lettering,
): Written {
  const { linesOf, written } = lettering;
  const [x, y, half] = region.name;
  const [scale = 1] = scales;
  const told = written(text, (half * 2 - beside) / scale);
  const home: Written = { lines: told, told, x, y, scale, beside };
  const fits = (box: Keep, part: Within | null): boolean =>
    free(aired(box), close) && (part === null || liesWithin(region, outline, box, part));
  const [whole = null] = WITHIN;
  if (fits(nameBox(home, lettering), scale <= AS_DRAWN ? null : whole)) return home;
  const spots = spotsOf(region);
  const ways = [linesOf(text, 2), [text]].flatMap((lines) =>
    scales.map((size) => ({ lines, size, box: nameBox({ ...home, lines, scale: size }, lettering) })),
  );
  const farther = gives === "never" ? [FARTHER.map(([dx, dy]) => [x + dx, y + dy])] : [];
  for (const tried of [spots, ...farther])
    for (const part of PARTS[gives])
      for (const { lines, size, box } of ways)
        for (const [nx = x, ny = y] of tried)
          if (fits([nx, ny, box[2], box[3]], part)) return { lines, told, x: nx, y: ny, scale: size, beside };
  return { ...home, lines: [] };
}
