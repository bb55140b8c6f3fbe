/**
 * What every night before a battle has, as path data in a picture 1440 wide and 860 high. Pure and seeded: the same for
 * everybody. Worked out when the first battle is shown, in a few milliseconds.
 */
import { dice, type Point, path, ragged, round, stroke } from "@westmarch/ink";

export const WIDTH = 1440;
export const HEIGHT = 860;
/** Where the ground begins. */
export const GROUND = 560;

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
