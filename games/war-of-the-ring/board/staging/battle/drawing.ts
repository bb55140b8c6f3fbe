/**
 * The places where battles are fought, as path data in a picture 1440 wide and 860 high. Pure and seeded: the same for
 * everybody. Worked out when the first battle is shown, in a few milliseconds.
 */
import { type Dice, dice, type Line, type Point, path, ragged, round, stroke } from "@westmarch/ink";

export const WIDTH = 1440;
export const HEIGHT = 860;
/** Where the ground begins. */
const GROUND = 560;

export interface Range {
  readonly body: string;
  readonly ridge: string;
}

/** A range of peaks from edge to edge, and its inked line. */
function range(seed: number, base: number, height: number, peaks: number): Range {
  const roll = dice(seed);
  const stride = WIDTH / peaks;
  const line: Point[] = [];
  let from: Point = [-40, base - height * 0.3];
  for (let i = 0; i <= peaks; i++) {
    const peak: Point = [(i + 0.25 + roll() * 0.4) * stride, base - height * (0.62 + roll() * 0.38)];
    const saddle: Point = [peak[0] + stride * (0.4 + roll() * 0.2), base - height * (0.02 + roll() * 0.22)];
    line.push(
      ...ragged(from, peak, seed + i * 2, 0.09, 4),
      ...ragged(peak, saddle, seed + i * 2 + 1, 0.09, 4),
    );
    from = saddle;
  }
  line.push([WIDTH + 40, from[1]]);
  return {
    body: path([...line, [WIDTH + 40, HEIGHT], [-40, HEIGHT]]),
    ridge: stroke(line, { width: 2.4, seed, drift: 0.7 }),
  };
}

export const ranges = (): readonly [Range, Range] => [range(11, 560, 400, 5), range(29, 560, 230, 7)];

/** The earth that everybody stands on. */
export const ground = (): Range => {
  const line: Point[] = Array.from({ length: 49 }, (_, i) => [
    -40 + i * 32,
    GROUND + 8 * Math.sin(i / 7) + 5 * Math.sin(i / 2.3 + 1),
  ]);
  return {
    body: path([...line, [WIDTH + 60, HEIGHT], [-60, HEIGHT]]),
    ridge: stroke(line, { width: 2, seed: 3 }),
  };
};

const rect = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

/** Merlons along the top of a wall. */
const merlons = (left: number, right: number, top: (x: number) => number, width = 5, high = 6): string => {
  let d = "";
  for (let x = left; x + width <= right; x += width * 1.8) d += rect(x, top(x) - high, width, high + 1);
  return d;
};

/** A few windows on a wall, lit or dark. */
function windows(
  roll: Dice,
  left: number,
  right: number,
  top: number,
  bottom: number,
  count: number,
): readonly [string, string] {
  let [lit, dark] = ["", ""];
  for (let i = 0; i < count; i++) {
    const x = left + roll() * (right - left);
    const y = top + roll() * (bottom - top);
    const d = `M${round(x)} ${round(y)}v-4.6q1.7-2.6 3.4 0v4.6Z`;
    if (roll() < 0.45) lit += d;
    else dark += d;
  }
  return [lit, dark];
}

export interface Building {
  readonly walls: string;
  readonly edge: string;
  readonly shade: string;
  readonly lit: string;
  readonly dark: string;
}

/** A city in seven tiers with a tower on top, as wide as `span` around `x`. */
export function tiers(x: number): Building {
  const roll = dice(41);
  let [walls, edge, shade, lit, dark] = ["", "", "", "", ""];
  for (let i = 0; i < 7; i++) {
    const half = 258 - i * 31;
    const top = GROUND - 42 - i * 39;
    const bottom = i === 0 ? GROUND + 14 : top + 46;
    const curveTop = (at: number) => top - 9 * (1 - ((at - x) / half) ** 2);
    const upper: Line = Array.from({ length: 13 }, (_, k) => {
      const at = x - half + (k * half) / 6;
      return [at, curveTop(at)] as const;
    });
    walls += path([...upper, [x + half + 6, bottom], [x - half - 6, bottom]]);
    shade += path([
      [x + half * 0.3, curveTop(x + half * 0.3)],
      ...upper.slice(8),
      [x + half + 6, bottom],
      [x + half * 0.3, bottom],
    ]);
    edge += stroke(upper, { width: 1.8, seed: i }) + merlons(x - half, x + half, curveTop);
    const [l, d] = windows(roll, x - half + 10, x + half - 14, top + 12, top + 36, 26 - i * 2);
    lit += l;
    dark += d;
  }
  // The prow of rock through all tiers, and the tower.
  walls += `M${x - 16} ${GROUND + 12}L${x - 7} 330Q${x} 306 ${x + 7} 330L${x + 16} ${GROUND + 12}Z`;
  shade += `M${x} ${GROUND + 12}V316Q${x + 5} 320 ${x + 7} 330L${x + 16} ${GROUND + 12}Z`;
  walls += `M${x - 15} 286V178H${x + 15}V286ZM${x - 15} 178L${x} 96 ${x + 15} 178Z`;
  shade += `M${x + 3} 286V112L${x + 15} 178V286Z`;
  for (const y of [202, 226, 250]) lit += `M${x - 4} ${y + 10}v-8q4-6 8 0v8Z`;
  edge += stroke(
    [
      [x - 15, 286],
      [x - 15, 178],
      [x, 96],
      [x + 15, 178],
      [x + 15, 286],
    ],
    { width: 1.8, seed: 5 },
  );
  return { walls, edge, shade, lit, dark };
}

/** A stronghold of the Shadow: horned towers on a crag. */
export function crag(x: number): Building {
  const roll = dice(57);
  let [walls, edge, shade, lit, dark] = ["", "", "", "", ""];
  const tower = (at: number, half: number, top: number) => {
    walls += `M${at - half * 1.3} ${GROUND + 14}L${at - half} ${top}L${at - half * 1.35} ${top - half * 1.5}L${at - half * 0.45} ${top - half * 0.5}L${at} ${top - half * 1.1}L${at + half * 0.45} ${top - half * 0.5}L${at + half * 1.35} ${top - half * 1.5}L${at + half} ${top}L${at + half * 1.3} ${GROUND + 14}Z`;
    shade += `M${at + half * 0.2} ${GROUND + 14}V${top}H${at + half}L${at + half * 1.3} ${GROUND + 14}Z`;
    edge += stroke(
      [
        [at - half * 1.3, GROUND],
        [at - half, top],
        [at - half * 1.35, top - half * 1.5],
        [at - half * 0.45, top - half * 0.5],
        [at, top - half * 1.1],
        [at + half * 0.45, top - half * 0.5],
        [at + half * 1.35, top - half * 1.5],
        [at + half, top],
        [at + half * 1.3, GROUND],
      ],
      { width: 2, seed: Math.round(at) },
    );
    const [l, d] = windows(
      roll,
      at - half * 0.7,
      at + half * 0.6,
      top + 20,
      GROUND - 20,
      Math.round(half / 3),
    );
    lit += l;
    dark += d;
  };
  tower(x - 150, 40, 400);
  tower(x + 150, 44, 384);
  tower(x - 76, 48, 310);
  tower(x + 84, 52, 290);
  tower(x, 62, 190);
  const wall = (at: number) => GROUND - 62 + Math.abs(at - x) * 0.06;
  walls += path([
    [x - 250, wall(x - 250)],
    [x, wall(x)],
    [x + 250, wall(x + 250)],
    [x + 262, GROUND + 14],
    [x - 262, GROUND + 14],
  ]);
  edge +=
    merlons(x - 250, x + 250, wall, 7, 10) +
    stroke(
      [
        [x - 250, wall(x - 250)],
        [x, wall(x)],
        [x + 250, wall(x + 250)],
      ],
      { width: 1.8 },
    );
  return { walls, edge, shade, lit, dark };
}

/** A walled town: a curtain with round towers and a gate. */
export function town(x: number): Building {
  const roll = dice(73);
  let [walls, edge, shade, lit, dark] = ["", "", "", "", ""];
  const roof = (at: number, half: number, eaves: number, top: number) => {
    walls +=
      rect(at - half, eaves, half * 2, GROUND - eaves) +
      `M${at - half - 4} ${eaves}L${at} ${top}L${at + half + 4} ${eaves}Z`;
    shade += rect(at + half * 0.2, eaves, half * 0.8, GROUND - eaves);
    edge += stroke(
      [
        [at - half - 4, eaves],
        [at, top],
        [at + half + 4, eaves],
      ],
      { width: 1.8, seed: at },
    );
    const [l, d] = windows(roll, at - half + 4, at + half - 6, eaves + 12, GROUND - 70, 5);
    lit += l;
    dark += d;
  };
  for (const [at, half, eaves, top] of [
    [x - 120, 26, 452, 404],
    [x - 40, 34, 420, 356],
    [x + 62, 30, 440, 386],
    [x + 142, 24, 462, 420],
  ] as const)
    roof(at, half, eaves, top);
  const high = GROUND - 74;
  walls += rect(x - 240, high, 480, 88);
  edge +=
    merlons(x - 240, x + 240, () => high, 9, 11) +
    stroke(
      [
        [x - 240, high],
        [x + 240, high],
      ],
      { width: 1.8 },
    );
  for (const at of [x - 240, x - 96, x + 96, x + 240]) {
    walls += rect(at - 24, high - 34, 48, 122);
    shade += rect(at + 5, high - 34, 19, 122);
    edge +=
      merlons(at - 26, at + 28, () => high - 34, 8, 10) +
      stroke(
        [
          [at - 24, GROUND],
          [at - 24, high - 34],
          [at + 24, high - 34],
          [at + 24, GROUND],
        ],
        { width: 1.6 },
      );
  }
  dark += `M${x - 22} ${GROUND + 12}V${high + 40}Q${x} ${high + 12} ${x + 22} ${high + 40}V${GROUND + 12}Z`;
  return { walls, edge, shade, lit, dark };
}

/** A siege tower of beams. */
export function siegeTower(x: number, size = 1): string {
  const [w, h] = [54 * size, 156 * size];
  const top = GROUND + 6 - h;
  const beam = (from: Point, to: Point, width: number) =>
    stroke([from, to], { width, ends: [1, 1], seed: from[1] });
  let d = merlons(x - 4, x + w + 6, () => top, 8 * size, 8 * size) + rect(x - 4, top, w + 8, 9 * size);
  d += beam([x + 4, top + 8], [x, GROUND + 8], 4) + beam([x + w - 4, top + 8], [x + w, GROUND + 8], 4);
  for (let i = 1; i < 4; i++) {
    const [upper, lower] = [top + 8 + ((h - 14) * (i - 1)) / 3, top + 8 + ((h - 14) * i) / 3];
    d += beam([x + 1, lower], [x + w - 1, lower], 3.2);
    d += beam([x + 3, upper], [x + w - 3, lower], 2.2) + beam([x + w - 3, upper], [x + 3, lower], 2.2);
  }
  return d;
}

/** A thicket of spears from `left` to `right`. */
export function spears(left: number, right: number, seed: number, count: number): string {
  const roll = dice(seed);
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = left + roll() * (right - left);
    const high = 34 + roll() * 46;
    const lean = (roll() - 0.5) * 9;
    d += stroke(
      [
        [x, GROUND + 8],
        [x + lean, GROUND + 8 - high],
      ],
      { width: 1.9, ends: [1, 0.3], seed: i },
    );
  }
  return d;
}

/** A banner on its pole: swallow-tailed for the Free Peoples, pointed for the Shadow. */
export const banner = (
  x: number,
  high: number,
  tail: boolean,
): { readonly pole: string; readonly cloth: string } => {
  const top = GROUND - high;
  const cloth = tail
    ? `M${x} ${top}q24-9 48 0t46 2l-14 16 16 17q-24 8-50 1t-46 0Z`
    : `M${x} ${top}q26-8 52 6t48 12q-26 8-52 9t-48 8Z`;
  return {
    pole: stroke(
      [
        [x, GROUND + 8],
        [x, top - 6],
      ],
      { width: 3.2 },
    ),
    cloth,
  };
};

/** A fire: an outer flame, and an inner one. */
export const fire = (x: number, y: number, s: number): { readonly out: string; readonly in: string } => {
  const p = (dx: number, dy: number) => `${round(x + dx * s)} ${round(y + dy * s)}`;
  return {
    out: `M${p(0, 0)}C${p(-15, -2)} ${p(-13, -17)} ${p(-5, -25)}C${p(-4, -19)} ${p(-1, -18)} ${p(0, -34)}C${p(9, -25)} ${p(8, -20)} ${p(9, -14)}C${p(11, -17)} ${p(11, -20)} ${p(11, -22)}C${p(16, -12)} ${p(14, -2)} ${p(0, 0)}Z`,
    in: `M${p(0, 0)}C${p(-8, -2)} ${p(-6, -10)} ${p(-1, -17)}C${p(1, -11)} ${p(4, -12)} ${p(4, -15)}C${p(9, -8)} ${p(7, -1)} ${p(0, 0)}Z`,
  };
};

/** Wings against the sky. */
export const bat = (x: number, y: number, s: number): string =>
  `M${x} ${y}c${-4 * s} ${-7 * s} ${-11 * s} ${-11 * s} ${-19 * s} ${-10.5 * s}c${4 * s} ${2 * s} ${5.5 * s} ${4.5 * s} ${5.5 * s} ${8.5 * s}c${3 * s} ${-1.2 * s} ${5.5 * s} ${-0.4 * s} ${7 * s} ${2 * s}c${1.5 * s} ${-0.8 * s} ${4 * s} ${-0.8 * s} ${6.5 * s} ${1.8 * s}c${2.5 * s} ${-2.6 * s} ${5 * s} ${-2.6 * s} ${6.5 * s} ${-1.8 * s}c${1.5 * s} ${-2.4 * s} ${4 * s} ${-3.2 * s} ${7 * s} ${-2 * s}c0 ${-4 * s} ${1.5 * s} ${-6.5 * s} ${5.5 * s} ${-8.5 * s}c${-8 * s} ${-0.5 * s} ${-15 * s} ${3.5 * s} ${-19 * s} ${10.5 * s}Z`;
