import { dice, sub } from "./chance.ts";
import { beside, even, farFrom, type Keep, type Point, type Polyline } from "./geometry.ts";
import { mountain } from "./glyphs.ts";

/** One thing standing on the ground, to be drawn in order of its foot: far ones first, near ones over them. */
export interface StandingThing {
  readonly y: number;
  readonly svg: string;
}

export interface Range {
  readonly seed: number | string;
  /** Distance of the peaks in a rank. */
  readonly gap: number;
  readonly height: number;
  /** Ranks beside each other, staggered. Two bar a border. */
  readonly ranks?: number;
  /** Distance of the ranks. */
  readonly depth?: number;
  /** How far below the line the feet stand; by default three tenths of the height, so that the line runs through. */
  readonly sink?: number;
  /** How a peak is drawn. */
  readonly peak?: (x: number, y: number, width: number, height: number, seed: number) => string;
  /** A peak that would touch one of these is drawn lower, and left out only if that does not help. */
  readonly keep?: readonly Keep[];
  /** Lines that a road or river needs free. */
  readonly clear?: readonly { readonly line: Polyline; readonly by: number }[];
}

const touches = (x: number, y: number, w: number, h: number, [kx, ky, kw, kh]: Keep): boolean =>
  Math.abs(kx - x) < kw + w * 0.4 && y > ky - kh && y - h < ky + kh;

/** How much lower a peak may be drawn before it is left out. */
const LOWER = [1, 0.8, 0.64, 0.52, 0.42];

/** Mountains along a line in staggered ranks: a wall that looks like one. */
export const range = (
  along: Polyline,
  {
    seed,
    gap,
    height,
    ranks = 2,
    depth = 9,
    sink = height * 0.3,
    peak = mountain,
    keep = [],
    clear = [],
  }: Range,
): StandingThing[] => {
  const roll = dice(seed);
  const out: StandingThing[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    const line = beside(along, (rank - (ranks - 1) / 2) * depth);
    const feet = even(line, gap);
    const shift = rank % 2 === 0 ? 0 : 0.5;
    for (let i = 0; i < feet.length - (shift > 0 ? 1 : 0); i++) {
      const a = feet[i]!;
      const b = feet[Math.min(feet.length - 1, i + 1)]!;
      const foot: Point = [
        a[0] + (b[0] - a[0]) * shift + (roll() - 0.5) * gap * 0.24,
        a[1] + (b[1] - a[1]) * shift + (roll() - 0.5) * 4 + sink,
      ];
      const tall = height * (0.78 + roll() * 0.44);
      const broad = 0.92 + roll() * 0.3;
      const seedOfPeak = sub(roll);
      if (clear.some((c) => farFrom([foot[0], foot[1] - tall * 0.3], c.line) < c.by)) continue;
      const lower = LOWER.find(
        (by) => !keep.some((box) => touches(foot[0], foot[1], tall * by * broad, tall * by, box)),
      );
      if (lower === undefined) continue;
      const here = tall * lower;
      // A low peak is broader for its height, or a lowered wall would turn into teeth.
      out.push({
        y: foot[1],
        svg: peak(foot[0], foot[1], here * broad * (1 + (1 - lower) * 0.5), here, seedOfPeak),
      });
    }
  }
  return out;
};

/** Everything that stands, drawn back to front. */
export const inOrder = (things: readonly StandingThing[]): string =>
  [...things]
    .sort((a, b) => a.y - b.y)
    .map((thing) => thing.svg)
    .join("");
