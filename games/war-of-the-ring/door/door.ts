import { dice, type Point, type Polyline, sub } from "@westmarch/ink";
import { arch, clipped, cut, disc, flat, GROUND, hachures, line, sheet } from "@westmarch/ink/sheet";
import { view } from "./city.ts";

/** The white gate: a pointed arch of great blocks, and beyond it the city of many tiers under its mountain. */

const [LEFT, RIGHT] = [40, 224];
const opening = arch(LEFT, RIGHT, GROUND - 12, 206, 44);
const outer = arch(12, 252, GROUND - 12, 206, 8);
const MIDDLE = 132;

/** The great blocks of the arch, each a little different. */
function blocks(): string {
  const roll = dice("blocks");
  let svg = "";
  const joint = (from: Point, to: Point): string =>
    line([from, to], { width: 1.2, seed: sub(roll), opacity: 0.85 });
  // Jambs: courses of unequal height.
  for (const [a, b] of [
    [12, LEFT],
    [RIGHT, 252],
  ] as const) {
    let y = GROUND - 12;
    while (y > 214) {
      const next = y - 22 - roll() * 12;
      if (roll() < 0.5)
        svg += flat(
          [
            [a, y],
            [b, y],
            [b, Math.max(next, 206)],
            [a, Math.max(next, 206)],
          ],
          roll() < 0.5 ? "var(--stone)" : "var(--stone-3)",
          0.5,
        );
      if (next > 208) svg += joint([a, next + roll() * 2], [b, next + roll() * 2]);
      y = next;
    }
  }
  // The arch: joints towards the middle of each side's circle.
  const n = 8;
  for (let i = 0; i <= n; i++) {
    const t = i / (n + 0.35);
    for (const mirror of [false, true]) {
      const p = along(opening, t * 0.5);
      const q = along(outer, t * 0.5);
      const flip = ([x, y]: Point): Point => (mirror ? [264 - x, y] : [x, y]);
      svg += joint(flip(p), flip(q));
    }
  }
  return svg;
}

/** A place on an arch: 0 where its curve begins, 0.5 at its point. */
function along(points: Polyline, t: number): Point {
  const bow = points.slice(1, -1);
  return bow[Math.min(bow.length - 1, Math.round(t * (bow.length - 1)))];
}

/** The keystone, with a tree in flower. */
const keystone = (): string => {
  const [x, y] = [MIDDLE, 30];
  const crown = Array.from(
    { length: 7 },
    (_, i): Point => [
      x + Math.cos(Math.PI + (i * Math.PI) / 6) * 8.4,
      y - 1 + Math.sin(Math.PI + (i * Math.PI) / 6) * 9.4,
    ],
  );
  return (
    cut(
      [
        [x - 15, 6],
        [x + 15, 6],
        [x + 11.5, 46],
        [x, 56],
        [x - 11.5, 46],
      ],
      "var(--white)",
      { width: 1.6, seed: "key" },
    ) +
    crown
      .map((p, i) =>
        line(
          [[x, y + 10], [x + (p[0] - x) * 0.25, y + 1], [x + (p[0] - x) * 0.7, y + (p[1] - y) * 0.45], p],
          { width: 1.2, seed: i, colour: "var(--flag)", ends: [1, 0.4], step: 4 },
        ),
      )
      .join("") +
    crown.map(([a, b]) => disc(a, b, 2.1, "var(--flag)")).join("") +
    line(
      [
        [x, y + 4],
        [x, y + 16],
      ],
      { width: 3, seed: "trunk", colour: "var(--flag)", ends: [0.6, 1] },
    ) +
    line(
      [
        [x - 6, y + 16],
        [x + 6, y + 16],
      ],
      { width: 1.4, seed: "root", colour: "var(--flag)" },
    )
  );
};

export const door = (): string =>
  sheet(
    flat(outer, "var(--stone-2)") +
      blocks() +
      hachures(
        Array.from({ length: 14 }, (_, i): Point => [249, 214 + i * 11]),
        [-9, 5],
        "gate-h",
        { opacity: 0.35 },
      ) +
      clipped("gate-view", opening, view()) +
      line(opening, { width: 1.9, seed: "in", ends: [1, 1] }) +
      line(arch(35, 229, GROUND - 12, 206, 37), { width: 0.9, seed: "mid", opacity: 0.6 }) +
      line(outer, { width: 2.1, seed: "out", ends: [1, 1] }) +
      keystone() +
      cut(
        [
          [4, GROUND],
          [4, GROUND - 12],
          [260, GROUND - 12],
          [260, GROUND],
        ],
        "var(--stone)",
        { width: 1.8, seed: "sill" },
      ) +
      line(
        [
          [8, GROUND - 4],
          [256, GROUND - 4],
        ],
        { width: 0.9, seed: "sl", opacity: 0.5 },
      ),
  );
