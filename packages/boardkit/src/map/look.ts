/** How a map is looked at: how near it is drawn and where it lies. Pure. */
import type { Spot } from "../outline.ts";

/** Where the page lies: a point (x, y) of it is seen at `this.x + x * k`, in CSS pixels of the viewport. */
export interface MapTransform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** A page that has not been laid anywhere. */
export const UNMOVED: MapTransform = { k: 1, x: 0, y: 0 };

/** Size of the page that must be seen, in its own units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box, in CSS pixels of the viewport: what of it nothing else covers, or a thing that lies there. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** What something is asked about, as parts of the page. */
export interface Asked {
  readonly parts: readonly Box[];
  /** Those that are seen where there is no room for all: what is in hand, and where it can go; none with empty hands. */
  readonly foremost: readonly Box[];
}

export const NOTHING_ASKED: Asked = { parts: [], foremost: [] };

/** A look that is kept: how near, as a multiple of the whole, and which point of the page is in the middle (0 to 1). */
export interface Favourite {
  readonly near: number;
  readonly x: number;
  readonly y: number;
}

/** How far the map may be drawn near, as a multiple of the size at which all of it is seen. */
export const NEAREST = 4;
/** Drawn near, the map may be moved past the edge of its room by this part of the room. */
const SPARE = 0.25;
/** Less than this is no difference in size. */
const SAME = 1.001;

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Where a side of the page begins: in the middle of the room if it fits, else the room has no empty edge. */
const settle = (at: number, size: number, from: number, room: number, spare: number): number =>
  size <= room && spare === 0
    ? from + (room - size) / 2
    : clamp(at, Math.min(from + room - size, from) - spare, Math.max(from, from + room - size) + spare);

/** How far something from `low` to `high` must be moved to be seen between `from` and `to`. */
const into = (low: number, high: number, from: number, to: number): number =>
  low < from ? from - low : high > to ? Math.max(to - high, from - low) : 0;

/**
 * The whole page, as large as its room allows and never smaller than `least`; where it does not fit then, its near edge
 * comes first, where one's own stand. What the room has `lent` for a while at its far edge makes nothing smaller.
 */
export const whole = (size: Size, room: Box, least: number, lent = 0): MapTransform => {
  const k = Math.max(least, Math.min(room.width / size.width, (room.height + lent) / size.height));
  return {
    k,
    x: room.left + (room.width - size.width * k) / 2,
    y: room.top + room.height - size.height * k,
  };
};

/** Where a page lies at first whose whole would be too small: so near, around a point of it. */
export const begun = (first: MapTransform | null, size: Size, room: Box, home: MapTransform): MapTransform =>
  first === null || first.k <= home.k
    ? home
    : held(centred(first.k, first.x, first.y, room), size, room, home);

/** Whether the page is drawn nearer than the whole of it. */
export const isNear = (look: MapTransform, home: MapTransform): boolean => look.k > home.k * SAME;

/** Whether a player could not tell two looks apart. */
export const isSame = (a: MapTransform, b: MapTransform): boolean =>
  Math.hypot(a.x - b.x, a.y - b.y) < 1 && Math.abs(a.k - b.k) < 0.001;

/** Keeps the page from being lost: drawn near, it may be moved a little past the edge of its room, else not. */
export const held = (look: MapTransform, size: Size, room: Box, home: MapTransform): MapTransform => {
  const spare = isNear(look, home) ? SPARE : 0;
  return {
    k: look.k,
    x: settle(look.x, size.width * look.k, room.left, room.width, room.width * spare),
    y: settle(look.y, size.height * look.k, room.top, room.height, room.height * spare),
  };
};

/** A look between its bounds and another one beyond them that is allowed too. */
export const reaching = (look: MapTransform, bound: MapTransform, far: MapTransform): MapTransform => ({
  k: look.k,
  x: clamp(look.x, Math.min(bound.x, far.x), Math.max(bound.x, far.x)),
  y: clamp(look.y, Math.min(bound.y, far.y), Math.max(bound.y, far.y)),
});

/** The same look, moved as far as it takes for a thing to be seen in the room. */
export const bringing = (look: MapTransform, thing: Box, room: Box): MapTransform => ({
  k: look.k,
  x: look.x + into(thing.left, thing.left + thing.width, room.left, room.left + room.width),
  y: look.y + into(thing.top, thing.top + thing.height, room.top, room.top + room.height),
});

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

/** What of a room is above something that lies on its foot, and on either side of it. */
const beside = (room: Box, cover: Box): readonly Box[] => {
  const [end, behind] = [room.left + room.width, cover.left + cover.width];
  return [
    { ...room, height: cover.top - room.top },
    { ...room, width: cover.left - room.left },
    { ...room, left: behind, width: end - behind },
  ];
};

/**
 * The same look, moved as far as it takes for a thing to be seen in the room, and not under any of what lies on the foot of
 * it; `hold` keeps a look within its bounds. Where there is no room beside that, the thing is under it.
 */
export const bringingOut = (
  look: MapTransform,
  thing: Box,
  room: Box,
  covers: readonly Box[],
  hold: (look: MapTransform) => MapTransform,
): MapTransform => {
  const plain = hold(bringing(look, thing, room));
  const free = ({ x, y }: MapTransform): boolean => {
    const there = { ...thing, left: thing.left + x - look.x, top: thing.top + y - look.y };
    return !covers.some((cover) => meets(there, cover));
  };
  if (free(plain)) return plain;
  const far = ({ x, y }: MapTransform): number => Math.hypot(x - look.x, y - look.y);
  const ways = covers
    .flatMap((cover) => beside(room, cover))
    .filter(({ width, height }) => thing.width <= width && thing.height <= height)
    .map((part) => hold(bringing(look, thing, part)))
    .filter(free);
  return ways.reduce((least, way) => (far(way) < far(least) ? way : least), ways[0] ?? plain);
};

const on = (look: MapTransform, { left, top, width, height }: Box): Box => ({
  left: look.x + left * look.k,
  top: look.y + top * look.k,
  width: width * look.k,
  height: height * look.k,
});

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};

/**
 * The same look, moved as far as it takes for all these parts of the page to be seen; where there is no room for all of
 * them together, for one of them.
 */
export const showing = (look: MapTransform, parts: readonly Box[], room: Box): MapTransform => {
  if (parts.length === 0) return look;
  const all = on(look, around(parts));
  if (all.width <= room.width && all.height <= room.height) return bringing(look, all, room);
  const ways = parts.map((part) => bringing(look, on(look, part), room));
  const far = ({ x, y }: MapTransform): number => Math.hypot(x - look.x, y - look.y);
  return ways.reduce((least, way) => (far(way) < far(least) ? way : least));
};
/** A look on the way from one to another: 0 is the first, 1 the second. */
export const between = (from: MapTransform, to: MapTransform, t: number): MapTransform => ({
  k: from.k + (to.k - from.k) * t,
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** The same page in another size; what lies at this spot of the viewport stays there. */
export const drawn = (look: MapTransform, k: number, { x, y }: Spot): MapTransform => ({
  k,
  x: x - ((x - look.x) * k) / look.k,
  y: y - ((y - look.y) * k) / look.k,
});

/** The look that has a point of the page in the middle of the room. */
export const centred = (k: number, x: number, y: number, room: Box): MapTransform => ({
  k,
  x: room.left + room.width / 2 - x * k,
  y: room.top + room.height / 2 - y * k,
});

/** What of the page is seen in the room, in the page's units. */
export const seen = (look: MapTransform, room: Box): Box => ({
  left: (room.left - look.x) / look.k,
  top: (room.top - look.y) / look.k,
  width: room.width / look.k,
  height: room.height / look.k,
});

/** The room of a page, and how the whole of it lies there. */
interface Fitting {
  readonly room: Box;
  readonly home: MapTransform;
}

/** How a page that lay so in its old room lies in a new one, never drawn nearer than `nearest`. */
export function refitted(look: MapTransform, old: Fitting, now: Fitting, nearest: number): MapTransform {
  if (!isNear(look, old.home)) return now.home;
  const k = Math.min(nearest, Math.max(now.home.k, look.k));
  if (now.room.width !== old.room.width) {
    const { left, top, width, height } = seen(look, old.room);
    return centred(k, left + width / 2, top + height / 2, now.room);
  }
  // What comes above the table or goes leaves a map that is drawn near where it lies on the screen.
  const lower = now.room.top + now.room.height - (old.room.top + old.room.height);
  return { k, x: look.x, y: look.y + lower };
}

/** A look in a form that fits any window. */
export const kept = (look: MapTransform, size: Size, room: Box, home: MapTransform): Favourite => {
  const { left, top, width, height } = seen(look, room);
  return { near: look.k / home.k, x: (left + width / 2) / size.width, y: (top + height / 2) / size.height };
};

/** A kept look in this window. */
export const recalled = (
  favourite: Favourite,
  size: Size,
  room: Box,
  home: MapTransform,
  nearest = home.k * NEAREST,
): MapTransform =>
  held(
    centred(
      clamp(home.k * favourite.near, home.k, nearest),
      favourite.x * size.width,
      favourite.y * size.height,
      room,
    ),
    size,
    room,
    home,
  );
