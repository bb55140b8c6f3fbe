/**
 * Finds room in every region for its name in all languages, its settlement and its armies, so that none lies on a
 * mountain, a river or another. It is said where each is wanted; here it is moved as little as that takes.
 */
import { extent, inside, type Keep, type Point, type Polyline } from "@westmarch/ink";
import { linesOf, type Placed, roomOf } from "../plan/index.ts";
import { type Fit, fitIn, type Obstacle, roomAround } from "./room.ts";

/** A sign of this size stands on its foot. */
export interface Seat {
  readonly foot: Point;
  /** Half its width, and its height. */
  readonly size: readonly [half: number, height: number];
}

/** Where the name, the settlement and the armies of a region are wanted. */
export interface Spots {
  readonly label: Point;
  /** Foot of the settlement's middle. */
  readonly settlement?: Point;
  readonly armies: readonly [Point, Point, Point];
}

/** What is wanted in one region. */
export interface Wish {
  readonly name: string;
  readonly outline: Polyline;
  /** Middle of its name, and what it is called in each language. */
  readonly label: Point;
  readonly titles: readonly string[];
  /** How much broader the box of its name is than the letters. */
  readonly beside?: number;
  readonly settlement: Seat | null;
  readonly armies: readonly [Point, ...Point[]];
}

/** What is the same for a whole map. */
export interface Ground {
  readonly obstacles: readonly Obstacle[];
  /** Over which pieces may hang out, if there is one. */
  readonly sea: Polyline | null;
  /** Half the width and height of an army. */
  readonly army: readonly [number, number];
  /** How much larger names are set than letters are measured. */
  readonly by?: number;
  /** So many other places are known for pieces, so far apart, found among so many. */
  readonly more?: { readonly most: number; readonly apart: number; readonly among: number };
}

/** The part of the smaller of two boxes that the other covers. */
const shared = (a: Keep, b: Keep): number => {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0] - a[2], b[0] - b[2]);
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1] - a[3], b[1] - b[3]);
  return wide <= 0 || high <= 0 ? 0 : (wide * high) / Math.min(4 * a[2] * a[3], 4 * b[2] * b[3]);
};
/** Touching at all is a fault already. */
const conflict = (a: Keep, b: Keep): number => {
  const part = shared(a, b);
  return part > 0 ? 0.05 + part : 0;
};
const conflicts = (box: Keep, others: readonly Keep[]): number => {
  let sum = 0;
  for (const other of others) sum += conflict(box, other);
  return sum;
};

interface Choice {
  readonly box: Keep;
  readonly cost: number;
}

/** One region, what lies over its edges from its neighbours, and how boxes fit in. */
interface Site {
  readonly outline: Polyline;
  readonly fit: Fit;
  readonly others: readonly Keep[];
  /** Boxes may hang out over the sea. */
  readonly afloat: boolean;
}

/** Places closer than this are as good as the same. */
const APART = 5;
/** So many other places are known for pieces and for the name, so far apart, and no worse than this. */
const MORE = { most: 16, apart: 11, amiss: 1.05 };
const NAMES = { most: 8, apart: 15, amiss: 0.7 };

/** The best places of a box, most wanted first. */
const choices = (
  { outline, fit, others, afloat }: Site,
  [w, h]: readonly [number, number],
  wanted: Point,
  most: number,
): Choice[] => {
  const { left, right, top, bottom } = roomAround(outline, afloat);
  const all: Choice[] = [];
  for (let x = left + 4; x <= right - 4; x += 3) {
    for (let y = top + 4; y <= bottom - 4; y += 3) {
      const box: Keep = [Math.round(x), Math.round(y), w, h];
      const amiss = fit(box);
      const away = Math.hypot(x - wanted[0], y - wanted[1]);
      all.push({ box, cost: amiss * 100 + conflicts(box, others) * 500 + away * 0.12 });
    }
  }
  const spread: Choice[] = [];
  for (const choice of all.sort((a, b) => a.cost - b.cost)) {
    if (spread.length === most) break;
    const close = ({ box }: Choice): boolean =>
      Math.abs(box[0] - choice.box[0]) < APART && Math.abs(box[1] - choice.box[1]) < APART;
    if (!spread.some(close)) spread.push(choice);
  }
  return spread;
};

/** The best of these that are no closer to each other than they should be. */
const scattered = (
  { fit }: Site,
  from: readonly Choice[],
  { most, apart, amiss }: typeof MORE,
  unless: (box: Keep) => boolean,
): number[] => {
  const kept: Keep[] = [];
  for (const { box } of from) {
    if (kept.length === most) break;
    const close = (one: Keep): boolean => Math.hypot(one[0] - box[0], one[1] - box[1]) < apart;
    if (!kept.some(close) && !unless(box) && fit(box) < amiss) kept.push(box);
  }
  return kept.flatMap((box) => box.slice(0, 2));
};

/** Half the room that a name takes in whichever language needs most. */
const nameRoom = (
  { titles, beside = 0 }: Wish,
  lines: 1 | 2,
  by: number | undefined,
): readonly [number, number] => {
  const rooms = titles.map((title) => roomOf(linesOf(title, lines), by));
  return [
    (Math.max(...rooms.map(([w]) => w)) + beside) / 2 + 1,
    Math.max(...rooms.map(([, h]) => h)) / 2 + 1,
  ];
};

/** No settlement stands here. */
const NO_SIGN: Choice = { box: [-9999, -9999, 1, 1], cost: 0 };

/** The box that a sign fills. */
export const seatBox = ({ foot: [x, y], size: [half, tall] }: Seat): Keep => [
  x,
  y - tall / 2 + 3,
  half,
  tall / 2 + 3,
];

const placeIn = (wish: Wish, { obstacles, sea, army, by, more }: Ground, others: readonly Keep[]): Placed => {
  const { name, outline, label, settlement, armies } = wish;
  const site: Site = { outline, fit: fitIn(outline, obstacles), others, afloat: false };
  const [half, tall] = settlement?.size ?? [0, 0];
  const sign = [half, tall / 2 + 3] as const;
  const signs = settlement
    ? choices(site, sign, [settlement.foot[0], settlement.foot[1] - tall / 2 + 3], 60)
    : [NO_SIGN];
  const stands = choices(site, army, armies[0], 400);
  const tokens = stands.slice(0, 24);
  let best = { cost: Infinity, name: NO_SIGN.box, sign: NO_SIGN.box };
  for (const lines of [1, 2] as const) {
    for (const title of choices(site, nameRoom(wish, lines, by), label, 60)) {
      for (const seat of signs) {
        const settled = title.cost + seat.cost + (lines - 1) * 3 + conflict(title.box, seat.box) * 2000;
        if (settled >= best.cost) continue;
        // What is left for an army counts as well.
        let token = Infinity;
        for (const { box, cost } of tokens)
          token = Math.min(token, cost + (shared(box, title.box) + shared(box, seat.box)) * 60);
        const cost = settled + token * 0.5;
        if (cost < best.cost) best = { cost, name: title.box, sign: seat.box };
      }
    }
  }
  if (best.cost === Infinity) throw new Error(`there is no room in ${name}`);
  const taken: Keep[] = [best.name, best.sign];
  const places = armies.map((): Point => {
    let [least, at]: [number, Keep] = [Infinity, [...label, ...army]];
    for (const { box, cost } of stands) {
      if (!inside([box[0], box[1]], outline)) continue;
      const here = cost + conflicts(box, taken) * 70;
      if (here < least) [least, at] = [here, box];
    }
    taken.push(at);
    return [at[0], at[1]];
  });
  const wide: Site =
    sea === null
      ? { ...site, others: [] }
      : { outline, fit: fitIn(outline, obstacles, sea), others: [], afloat: true };
  const onSign = (box: Keep): boolean => shared(box, best.sign) > 0;
  return {
    name: best.name,
    settlement: settlement ? [best.sign[0], best.sign[1] + tall / 2 - 3] : null,
    armies: places,
    more: scattered(wide, choices(wide, army, armies[0], more?.among ?? 400), { ...MORE, ...more }, onSign),
    names: scattered(site, choices(site, nameRoom(wish, 2, by), label, 60), NAMES, onSign),
  };
};

const sizeOf = (outline: Polyline): number => {
  const { left, right, top, bottom } = extent(outline);
  return (right - left) * (bottom - top);
};

/**
 * The places of all regions, in the order in which they are asked for. The smallest choose first; what they take beyond
 * their borders is respected by their neighbours.
 */
export const placesOf = (wishes: readonly Wish[], ground: Ground): readonly Placed[] => {
  const places = new Map<Wish, Placed>();
  const taken: Keep[] = [];
  const inTurn = wishes.toSorted((a, b) => sizeOf(a.outline) - sizeOf(b.outline));
  for (const wish of inTurn) {
    const { left, right, top, bottom } = extent(wish.outline);
    const others = taken.filter(
      ([x, y, w, h]) => x + w > left - 60 && x - w < right + 60 && y + h > top - 40 && y - h < bottom + 40,
    );
    const place = placeIn(wish, ground, others);
    places.set(wish, place);
    taken.push(place.name);
    if (place.settlement && wish.settlement)
      taken.push(seatBox({ foot: place.settlement, size: wish.settlement.size }));
  }
  return wishes.flatMap((wish) => places.get(wish) ?? []);
};
