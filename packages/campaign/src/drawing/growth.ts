/** What grows or stands on the ground of a region, kept apart from names, settlements, mountains and waters. */
import {
  type Dice,
  element,
  extent,
  farFrom,
  hill,
  type Keep,
  mountain,
  type Point,
  type Polyline,
  type Stamps,
  type StandingThing,
  scatter,
  sub,
  tuft,
} from "@westmarch/ink";

/** How a kind is drawn, how many of it differ, half its width and its height for a size of one. */
export interface Cut {
  readonly draw: (size: number, seed: string) => string;
  readonly cuts: number;
  readonly half: number;
  readonly tall: number;
}

export const HILL_CUT: Cut = { draw: (size, seed) => hill(0, 0, size, seed), cuts: 6, half: 0.5, tall: 0.36 };
/** Drawn larger and set smaller, for a finer line. */
export const ROCK_CUT: Cut = {
  draw: (size, seed) =>
    element("g", { transform: "scale(.7)" }, mountain(0, 0, (size * 1.04) / 0.7, size / 0.7, seed)),
  cuts: 9,
  half: 0.52,
  tall: 1,
};

/** So much of one kind is wanted. */
export interface Patch<Kind extends string> {
  readonly kind: Kind;
  /** Least distance of two. */
  readonly gap: number;
  readonly size: number;
}

/** Sets glyphs of these kinds on the ground, each of about this size. */
export const growing =
  <Kind extends string>(set: Stamps, cuts: Readonly<Record<Kind, Cut>>) =>
  (kind: Kind, [x, y]: Point, size: number, seed: number): string => {
    const near = Math.exp(Math.round(Math.log(size) / 0.14) * 0.14);
    const name = `${kind} ${near.toFixed(1)} ${seed % cuts[kind].cuts}`;
    return set.set(name, x, y, () => cuts[kind].draw(near, name));
  };

/** Whether something of this half width and height on its foot reaches into a box. */
export const clashes = ([x, y]: Point, half: number, tall: number, [kx, ky, kw, kh]: Keep): boolean =>
  Math.abs(kx - x) < kw + half && y > ky - kh && y - tall < ky + kh;

/** Everything that a region's growth has to look out for. */
export interface Site {
  readonly outline: Polyline;
  readonly walls: readonly Polyline[];
  readonly waters: readonly Polyline[];
  readonly keep: readonly Keep[];
  readonly placed: { readonly at: Point; readonly half: number }[];
}

/** The same, out of everything on the map. */
export const siteOf = (
  outline: Polyline,
  { walls, waters, keep }: Pick<Site, "walls" | "waters" | "keep">,
): Site => {
  const { left, right, top, bottom } = extent(outline);
  const close = ([x, y]: Point): boolean =>
    x > left - 25 && x < right + 25 && y > top - 25 && y < bottom + 25;
  const near = (lines: readonly Polyline[]): Polyline[] =>
    lines.map((line) => line.filter(close)).filter((line) => line.length > 1);
  return {
    outline,
    walls: near(walls),
    waters: near(waters),
    keep: keep.filter(
      ([x, y, w, h]) => x + w > left - 20 && x - w < right + 20 && y + h > top - 20 && y - h < bottom + 40,
    ),
    placed: [],
  };
};

interface Growth<Kind extends string> {
  readonly patch: Patch<Kind>;
  readonly cut: Cut;
  readonly grow: (kind: Kind, at: Point, size: number, seed: number) => string;
  readonly onLake: (p: Point) => boolean;
}

/** What stands there, and is drawn back to front. */
export const growthOf = <Kind extends string>(
  { patch: { kind, gap, size }, cut, grow, onLake }: Growth<Kind>,
  { outline, walls, waters, keep, placed }: Site,
  roll: Dice,
): StandingThing[] => {
  const [half, tall] = [cut.half * size, cut.tall * size];
  const before = [...placed];
  const spots = scatter(outline, {
    gap,
    seed: sub(roll),
    tries: 1300,
    unless: (p) =>
      keep.some((box) => clashes(p, half * 0.86, tall * 0.86, box)) ||
      before.some(
        ({ at, half: other }) => Math.abs(at[0] - p[0]) < other + half && Math.abs(at[1] - p[1]) < 12,
      ) ||
      farFrom([p[0], p[1] - tall * 0.2], outline) < half + 2 ||
      walls.some((wall) => farFrom(p, wall) < 13 + half * 0.6) ||
      waters.some((water) => farFrom([p[0], p[1] - tall * 0.3], water) < half + 4) ||
      onLake(p),
  });
  return spots.map((at) => {
    placed.push({ at, half });
    return { y: at[1], svg: grow(kind, at, size * (0.88 + roll() * 0.26), sub(roll)) };
  });
};

/** Grass, of which a few tufts are enough for all the land. */
export const tuftOn = (set: Stamps, x: number, y: number, size: number, seed: number): string => {
  const name = `tuft ${size} ${seed % 9}`;
  return set.set(name, x, y, () => element("path", { d: tuft(0, 0, name, size) }));
};

export const grassOf = (
  set: Stamps,
  { gap, size }: Pick<Patch<string>, "gap" | "size">,
  { outline, walls, waters, keep, placed }: Site,
  roll: Dice,
  onLake: (p: Point) => boolean,
): string =>
  scatter(outline, {
    gap,
    seed: sub(roll),
    tries: 450,
    unless: (p) =>
      keep.some((box) => clashes(p, 5, 6, box)) ||
      farFrom(p, outline) < 7 ||
      walls.some((wall) => farFrom(p, wall) < 18) ||
      waters.some((water) => farFrom(p, water) < 8) ||
      onLake(p) ||
      placed.some(({ at, half }) => Math.abs(at[0] - p[0]) < half + 5 && Math.abs(at[1] - p[1]) < 9),
  })
    .map(([x, y]) => tuftOn(set, x, y, size, sub(roll)))
    .join("");
