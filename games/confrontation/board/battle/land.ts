/**
 * The mountains behind a battle, drawn as the maps are: displaced ridges, inked with a line whose width drifts,
 * hachures on the flank away from the light. Pure and seeded, so the picture is the same for everybody; worked out
 * once, when the first battle is shown.
 */

type Point = readonly [x: number, y: number];

interface Land {
  /** The body of each range, from far to near: a filled shape and its inked lines. */
  readonly ranges: readonly { readonly body: string; readonly lines: string }[];
  readonly grass: string;
}

/** The picture's own measure. */
export const LAND_WIDTH = 1440;
export const LAND_HEIGHT = 700;

/** A small seeded stream of numbers in [0, 1): ornament, not the game's chance. */
function drift(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const fixed = (n: number): string => String(Math.round(n * 10) / 10);
const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join("L")}`;

/** Midpoint displacement between two points. */
function displaced(from: Point, to: Point, amount: number, random: () => number, depth: number): Point[] {
  if (depth === 0) return [from];
  const shift = (random() - 0.5) * 2 * amount;
  const middle: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * shift,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * shift,
  ];
  const half = (a: Point, b: Point) => displaced(a, b, amount * 0.8, random, depth - 1);
  return [...half(from, middle), ...half(middle, to)];
}

/** A line as a ribbon whose width breathes and thins at both ends. */
function inked(points: readonly Point[], width: number, random: () => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  let breadth = random();
  for (const [i, [x, y]] of points.entries()) {
    breadth += (random() - breadth) * 0.4;
    const along = points.length > 1 ? i / (points.length - 1) : 0;
    const half = (width / 2) * Math.min(1, 0.2 + along * 6, 0.2 + (1 - along) * 6) * (0.55 + breadth * 0.7);
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  }
  return `${path([...left, ...right])}Z`;
}

/** One range from edge to edge: peaks and saddles, and the hachures down its eastern flanks. */
function range(seed: number, base: number, height: number, peaks: number): { body: string; lines: string } {
  const random = drift(seed);
  const stride = LAND_WIDTH / peaks;
  const line: Point[] = [];
  const lines: string[] = [];
  let from: Point = [-40, base - height * 0.2];
  const reach = (to: Point) => {
    const slope = displaced(from, to, 0.11, random, 4);
    line.push(...slope);
    lines.push(inked([...slope, to], to[1] > from[1] ? 2.6 : 1.7, random));
    from = to;
  };
  for (let i = 0; i <= peaks; i++) {
    const x = (i + 0.3 + (random() - 0.5) * 0.3) * stride;
    const peak: Point = [x, base - height * (0.72 + random() * 0.34)];
    reach(peak);
    const saddle: Point = [x + stride * (0.46 + random() * 0.14), base - height * (0.06 + random() * 0.24)];
    for (let k = 1; k < 12; k++) {
      const t = k / 13;
      const [hx, hy] = [peak[0] + (saddle[0] - peak[0]) * t - 3, peak[1] + (saddle[1] - peak[1]) * t + 5];
      const length = height * (0.16 + random() * 0.24) * (1.15 - t * 0.6);
      lines.push(
        inked(
          [
            [hx, hy],
            [hx - length * 0.1, hy + length * 0.5],
            [hx - length * 0.34, hy + length],
          ],
          1.4,
          random,
        ),
      );
    }
    // A rib or two on the lit side.
    const rib = height * (0.16 + random() * 0.14);
    lines.push(
      inked(
        [
          [peak[0] - 8, peak[1] + 16],
          [peak[0] - 4, peak[1] + 16 + rib * 0.5],
          [peak[0] - 16, peak[1] + 16 + rib],
        ],
        1.5,
        random,
      ),
    );
    reach(saddle);
  }
  reach([LAND_WIDTH + 40, base - height * 0.3]);
  return {
    body: `${path([...line, from])}L${LAND_WIDTH + 40} ${LAND_HEIGHT}L-40 ${LAND_HEIGHT}Z`,
    lines: lines.join(""),
  };
}

function grass(seed: number): string {
  const random = drift(seed);
  const blades: string[] = [];
  for (let i = 0; i < 64; i++) {
    const [x, y] = [random() * LAND_WIDTH, 470 + random() * 190];
    for (const lean of [-1, 0, 1]) {
      blades.push(
        inked(
          [
            [x + lean * 3, y],
            [x + lean * 6 + random() * 2, y - 9 + Math.abs(lean) * 3],
          ],
          1.3,
          random,
        ),
      );
    }
  }
  return blades.join("");
}

let drawn: Land | null = null;

export function land(): Land {
  drawn ??= { ranges: [range(7, 400, 250, 5), range(23, 455, 150, 7)], grass: grass(5) };
  return drawn;
}
