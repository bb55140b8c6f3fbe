import { dice, element, type Point, smooth, sub } from "@westmarch/ink";
import { grass, hachures, line } from "@westmarch/ink/sheet";

/** Of one ink: the page lays them on as masks. What is as long as the ground repeats sideways without a seam. */

const LONG = 1600;
const WIDE = 2560;

const black = (inner: string, width: number, height: number): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height },
    inner.replaceAll("var(--pen)", "#000"),
  );

/** The line everything stands on, and grass in front of it. */
export function ground(): string {
  const roll = dice("ground");
  const inner = Array.from(
    { length: 49 },
    (_, i): Point => [((i + 1) * LONG) / 50, 9 + (roll() - 0.5) * 2.4],
  );
  const through: Point[] = [[-32, 9], [0, 9], ...inner, [LONG, 9], [LONG + 32, 9]];
  const tufts = Array.from({ length: 74 }, () =>
    grass(12 + roll() * (LONG - 24), 16 + roll() * 16, 6 + roll() * 5, sub(roll), 0.25 + roll() * 0.4),
  );
  const strokes = Array.from({ length: 60 }, (): Point => [10 + roll() * (LONG - 20), 11 + roll() * 6]);
  return black(
    line(smooth(through, 14), { width: 2.6, ends: [1, 1], seed: "g", step: 14 }) +
      hachures(strokes, [9, 1.5], "strokes", { opacity: 0.35 }) +
      tufts.join(""),
    LONG,
    40,
  );
}

/** Mountains far behind, hardly there. */
export const skyline = (): string => mountains("skyline", LONG);

/** As wide as a wide screen, and never repeated. */
export const ridge = (): string => mountains("ridge", WIDE);

function mountains(seed: string, width: number): string {
  const roll = dice(seed);
  const tops: Point[] = [[0, 150]];
  for (let x = 36; x < width - 40; x += 34 + roll() * 44) {
    tops.push([x, tops.length % 2 ? 70 + roll() * 60 : 128 + roll() * 26]);
  }
  tops.push([width, 150]);
  const starts = tops.filter((_, i) => i % 2 === 1 && i < tops.length - 1);
  return black(
    line(
      tops.flatMap((p, i): Point[] => {
        const q = tops[i + 1];
        if (!q) return [p];
        const away = (roll() - 0.5) * 10;
        return [p, [(p[0] + q[0]) / 2 + away * 0.4, (p[1] + q[1]) / 2 + away]];
      }),
      { width: 1.5, ends: [1, 1], seed: "sky", step: 8 },
    ) +
      starts
        .map(([x, y]) =>
          hachures(
            [
              [x + 3, y + 7],
              [x + 9, y + 16],
              [x + 15, y + 27],
              [x + 21, y + 38],
            ],
            [-5, 18],
            sub(roll),
            { opacity: 0.55 },
          ),
        )
        .join(""),
    width,
    200,
  );
}
