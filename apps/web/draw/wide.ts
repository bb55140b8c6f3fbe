import { dice, element, type Point, type Polyline, smooth, sub } from "@westmarch/ink";
import { curved, disc, flat, grass, line, peak, shape } from "@westmarch/ink/sheet";

/** What wide pictures are made of: sky, far mountains, rolling land, and who passes there. */

/** How wide they are. */
export const WIDE = 1440;
const HIGH = 420;
/** What matters stands about here, where a narrow screen still shows it. */
export const MIDDLE = 800;

/** Fills whatever room it is given, and is cut at the sides where that is narrow. */
export const scene = (inner: string): string =>
  element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      preserveAspectRatio: "xMidYMax slice",
    },
    inner,
  );

/** Everything below a height, in one colour. */
export const box = (top: number, fill: string): string =>
  flat(
    [
      [0, top],
      [WIDE, top],
      [WIDE, HIGH],
      [0, HIGH],
    ],
    fill,
  );

/** Rays of light from a point, every other wedge. */
export function rays(x: number, y: number, fill: string, opacity: number): string {
  const roll = dice("rays");
  return Array.from({ length: 22 }, (_, i) => {
    const from = Math.PI + (i / 22) * Math.PI + roll() * 0.02;
    const to = from + Math.PI / 44;
    const far = 1300;
    return flat(
      [
        [x, y],
        [x + Math.cos(from) * far, y + Math.sin(from) * far],
        [x + Math.cos(to) * far, y + Math.sin(to) * far],
      ],
      fill,
      opacity,
    );
  }).join("");
}

/** Rolling land from edge to edge, with its line and tufts of grass. */
export function land(heights: readonly number[], fill: string, seed: string, tufts = 0): string {
  const points = heights.map((y, i): Point => [(i * WIDE) / (heights.length - 1), y]);
  const roll = dice(seed);
  const crest = smooth(points, 10);
  return (
    flat([...crest, [WIDE, HIGH], [0, HIGH]], fill) +
    line(crest, { width: 1.8, seed, ends: [1, 1], step: 14 }) +
    Array.from({ length: tufts }, () =>
      grass(roll() * WIDE, Math.max(...heights) + 6 + roll() * 30, 6 + roll() * 6, sub(roll), 0.4),
    ).join("")
  );
}

/** Mountains side by side, some higher than others. */
export function range(
  foot: number,
  count: number,
  high: number,
  seed: string,
  lit: string,
  shade: string,
): string {
  const roll = dice(seed);
  const wide = WIDE / count;
  return Array.from({ length: count + 1 }, (_, i) =>
    peak(i * wide + (roll() - 0.5) * wide * 0.4, foot, wide * 1.5, high * (0.6 + roll() * 0.5), sub(roll), {
      lit,
      shade,
    }),
  ).join("");
}

/** An eagle far off: two strokes. */
export const bird = (x: number, y: number, span: number, seed: string): string =>
  curved(
    [
      [x - span, y - span * 0.18],
      [x - span * 0.5, y - span * 0.34],
      [x, y],
      [x + span * 0.5, y - span * 0.36],
      [x + span, y - span * 0.12],
    ],
    { width: Math.max(1.6, span / 9), seed, ends: [0.1, 0.1], step: 5 },
  );

/** Spears and banners of a host that marches by. */
export function host(from: number, to: number, foot: number, seed: string): string {
  const roll = dice(seed);
  const spears = Array.from({ length: Math.round((to - from) / 15) }, (_, i) => {
    const x = from + i * 15 + roll() * 8;
    const high = 44 + roll() * 30;
    const lean = (roll() - 0.5) * 8;
    const banner =
      i % 7 === 3
        ? shape(
            [
              [x + lean, foot - high],
              [x + lean + 26, foot - high + 5],
              [x + lean + 18, foot - high + 14],
              [x + lean + 27, foot - high + 24],
              [x + lean * 0.7, foot - high + 22],
            ],
            "var(--blood-2)",
            { width: 1.1, seed: sub(roll), step: 9 },
          )
        : "";
    const shaft: Polyline = [
      [x, foot],
      [x + lean, foot - high],
    ];
    return line(shaft, { width: 2.2, seed: sub(roll), colour: "var(--dark)", ends: [0.8, 0.5] }) + banner;
  });
  const helms = Array.from({ length: Math.round((to - from) / 18) }, (_, i) =>
    disc(from + i * 18 + roll() * 6, foot - 2 - roll() * 5, 8 + roll() * 3, "var(--dark)"),
  );
  return spears.join("") + helms.join("");
}
