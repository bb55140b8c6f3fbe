/**
 * How a map gives way: the smallest pan that brings everything that is asked about out from under what lies over the map,
 * and the smallest step back where no pan does. Pure; it comes late, with what moves a map.
 */
import type { Spot } from "../outline.ts";
import { type Box, drawn, type MapTransform } from "./look.ts";

/** So far from edges and covers everything is brought, in CSS pixels; where that is too much, so far. */
const SPARE = [24, 8] as const;
/** The same after a step back. */
const TIGHT = 8;
/** How far a map steps back is halved so often. */
const HALVES = 5;
/** Ways to the side are tried in steps of so many pixels. */
const STEP = 10;
/** Covers that reach across have no more between them than this, in pixels. */
const GAP = 16;

/** A part of the page as it lies on the screen. */
const on = ({ k, x, y }: MapTransform, { left, top, width, height }: Box): Box => ({
  left: x + left * k,
  top: y + top * k,
  width: width * k,
  height: height * k,
});

const right = ({ left, width }: Box): number => left + width;
const foot = ({ top, height }: Box): number => top + height;

/** A stretch of numbers that is allowed, or forbidden. */
type Stretch = readonly [from: number, to: number];

/** The number nearest to none that is within bounds and in no forbidden stretch, or null. */
function nearest([least, most]: Stretch, forbidden: readonly Stretch[]): number | null {
  let [up, down] = [Math.max(0, least), Math.min(0, most)];
  for (const [from, to] of [...forbidden].sort(([a], [b]) => a - b)) if (from < up && up < to) up = to;
  for (const [from, to] of [...forbidden].sort(([, a], [, b]) => b - a))
    if (from < down && down < to) down = from;
  if (up > most) return down < least ? null : down;
  return down < least || up < -down ? up : down;
}

/** How far all boxes may be moved within a room, sideways and along, or null where they do not fit. */
function bounds(boxes: readonly Box[], room: Box, spare: number): readonly [Stretch, Stretch] | null {
  const sideways: Stretch = [
    room.left + spare - Math.min(...boxes.map(({ left }) => left)),
    right(room) - spare - Math.max(...boxes.map(right)),
  ];
  const along: Stretch = [
    room.top + spare - Math.min(...boxes.map(({ top }) => top)),
    foot(room) - spare - Math.max(...boxes.map(foot)),
  ];
  return sideways[0] > sideways[1] || along[0] > along[1] ? null : [sideways, along];
}

/** The smallest pan after which all boxes lie in a room and under no cover, or null. */
function panOf(boxes: readonly Box[], room: Box, covers: readonly Box[], spare: number): Spot | null {
  const [sideways, along] = bounds(boxes, room, spare) ?? [];
  if (!sideways || !along) return null;
  const [least, most] = sideways;
  const start = Math.min(most, Math.max(least, 0));
  let [best, far]: [Spot | null, number] = [null, Number.POSITIVE_INFINITY];
  const test = (x: number): void => {
    if (x < least || x > most || Math.abs(x) >= far) return;
    const forbidden: Stretch[] = [];
    for (const cover of covers) {
      const [from, to] = [cover.left - spare - x, right(cover) + spare - x];
      for (const box of boxes)
        if (box.left < to && from < right(box))
          forbidden.push([cover.top - spare - foot(box), foot(cover) + spare - box.top]);
    }
    const y = nearest(along, forbidden);
    if (y === null || Math.hypot(x, y) >= far) return;
    best = { x, y };
    far = Math.hypot(x, y);
  };
  test(start);
  for (let way = STEP; start - way >= least || start + way <= most; way += STEP) {
    if (way - Math.abs(start) >= far) break;
    test(start - way);
    test(start + way);
  }
  return best;
}

/** What of a room is left between covers that reach from side to side along its head and foot, together or alone. */
function between(room: Box, covers: readonly Box[]): Box {
  const spans = (some: readonly Box[]): boolean => {
    let at = room.left;
    for (const { left, width } of [...some].sort((a, b) => a.left - b.left))
      if (left <= at + GAP) at = Math.max(at, left + width);
    return at >= right(room) - GAP;
  };
  const above = covers.filter(({ top }) => top <= room.top);
  const below = covers.filter((cover) => foot(cover) >= foot(room));
  const head = spans(above) ? Math.min(...above.map(foot)) : room.top;
  const end = spans(below) ? Math.max(...below.map(({ top }) => top)) : foot(room);
  return { ...room, top: head, height: Math.max(0, end - head) };
}

const meets = (a: Box, b: Box): boolean =>
  a.left < right(b) && b.left < right(a) && a.top < foot(b) && b.top < foot(a);

/** Whether some of these parts of the page lie under a cover. */
export const isUnder = (look: MapTransform, parts: readonly Box[], covers: readonly Box[]): boolean =>
  parts.some((part) => covers.some((cover) => meets(on(look, part), cover)));

/** Whether all these parts of the page lie in a room and under no cover. */
export const isFree = (
  look: MapTransform,
  parts: readonly Box[],
  room: Box,
  covers: readonly Box[],
): boolean =>
  !isUnder(look, parts, covers) &&
  parts.every((part) => {
    const { left, top, width, height } = on(look, part);
    return left >= room.left && top >= room.top && left + width <= right(room) && top + height <= foot(room);
  });

/**
 * The nearest look at which all these parts of the page lie in a room and under no cover: the smallest pan, else the
 * smallest step back, down to a size of `least`. The same look where they do so already, null where there is none.
 */
export function leaning(
  look: MapTransform,
  parts: readonly Box[],
  whole: Box,
  covers: readonly Box[],
  least: number,
): MapTransform | null {
  if (isFree(look, parts, whole, covers)) return look;
  const room = between(whole, covers);
  const middle = { x: room.left + room.width / 2, y: room.top + room.height / 2 };
  const at = (k: number, spare: number): MapTransform | null => {
    const from = drawn(look, k, middle);
    const boxes = parts.map((part) => on(from, part));
    const pan = panOf(boxes, room, covers, spare);
    return pan && { k, x: from.x + pan.x, y: from.y + pan.y };
  };
  for (const spare of SPARE) {
    const panned = at(look.k, spare);
    if (panned) return panned;
  }
  // As little back as is enough.
  let [near, far, best] = [look.k, Math.min(look.k, least), at(Math.min(look.k, least), TIGHT)];
  for (let half = 0; best && half < HALVES; half++) {
    const k = (near + far) / 2;
    const found = at(k, TIGHT);
    if (found) [far, best] = [k, found];
    else near = k;
  }
  return best;
}

/**
 * The look at which most of these parts of the page lie in a room and under no cover, for where there is none that shows
 * all: one of them is brought into the middle of what is free. Of those that show as many, the nearest.
 */
export function showingMost(
  look: MapTransform,
  parts: readonly Box[],
  whole: Box,
  covers: readonly Box[],
  hold: (to: MapTransform) => MapTransform,
): MapTransform {
  const room = between(whole, covers);
  const middled = (part: Box): MapTransform => {
    const { left, top, width, height } = on(look, part);
    return {
      k: look.k,
      x: look.x + room.left + room.width / 2 - left - width / 2,
      y: look.y + room.top + room.height / 2 - top - height / 2,
    };
  };
  const rated = [look, ...parts.map(middled)].map(hold).map((to) => ({
    to,
    many: parts.filter((part) => isFree(to, [part], room, covers)).length,
    far: Math.hypot(to.x - look.x, to.y - look.y),
  }));
  return rated.reduce((best, one) =>
    one.many > best.many || (one.many === best.many && one.far < best.far) ? one : best,
  ).to;
}

/**
 * The nearest look that shows one of these parts of the page, for where none shows all and nothing is in hand: who has just
 * moved an army keeps it in sight. `find` leads to a part; the same look where no part can be shown.
 */
export function showingOne(
  look: MapTransform,
  parts: readonly Box[],
  find: (some: readonly Box[]) => MapTransform | null,
): MapTransform {
  const found = parts.flatMap((part) => find([part]) ?? []);
  const far = ({ x, y }: MapTransform): number => Math.hypot(x - look.x, y - look.y);
  return found.reduce((best, one) => (!best || far(one) < far(best) ? one : best), found.at(0)) ?? look;
}
