import type { Point, Polyline } from "@westmarch/ink";
import { clipped, cut, flat, GROUND, hachures, line, shape, sheet } from "@westmarch/ink/sheet";
import { view } from "./valley.ts";

/** The gate under the mountain: hewn in straight cuts, and out of it one looks across the valley at the peak. */

/** The gate's outline, `by` farther out than the opening. */
const hewn = (by: number): Point[] => {
  const out = by * 0.62;
  return [
    [44 - by, GROUND - 12],
    [52 - by, 156 - out * 0.6],
    [88 - out, 104 - by],
    [176 + out, 104 - by],
    [212 + by, 156 - out * 0.6],
    [220 + by, GROUND - 12],
  ];
};
const opening = hewn(0);

const diamond = (x: number, y: number, s: number, fill: string, seed: number): string =>
  shape(
    [
      [x, y - s * 1.5],
      [x + s, y],
      [x, y + s * 1.5],
      [x - s, y],
    ],
    fill,
    { width: 1, seed, step: 30 },
  );

/** Carving on the jambs: full and empty diamonds, and a broken band over the lintel. */
function carving(): string {
  let svg = "";
  for (let i = 0; i < 10; i++) {
    const y = 176 + i * 20;
    const t = (y - 156) / (GROUND - 12 - 156);
    const [a, b] = [52 - 8 * t - 14.5, 212 + 8 * t + 14.5];
    svg +=
      diamond(a, y, 4, i % 2 ? "var(--dark)" : "var(--stone)", i) +
      diamond(b, y, 4, i % 2 ? "var(--dark)" : "var(--stone)", i + 40);
  }
  for (let i = 0; i < 7; i++) {
    const x = 96 + i * 12;
    svg += line(
      [
        [x - 4, 92],
        [x, 86],
        [x + 4, 92],
      ],
      { width: 1.3, seed: i, step: 20, ends: [0.6, 0.6] },
    );
  }
  return svg;
}

/** An anvil and a hammer over the gate. */
function crest(): string {
  const [x, y] = [132, 60];
  return (
    cut(
      [
        [108, 76],
        [114, 40],
        [150, 40],
        [156, 76],
      ],
      "var(--stone)",
      { width: 1.7, seed: "crest" },
    ) +
    line(
      [
        [112, 70],
        [117, 45],
        [147, 45],
        [152, 70],
      ],
      { width: 0.9, seed: "crest2", opacity: 0.6, step: 12 },
    ) +
    flat(
      [
        [x - 13, y - 2],
        [x - 6, y - 3],
        [x + 11, y - 3],
        [x + 11, y + 2],
        [x + 4, y + 4],
        [x + 4, y + 8],
        [x + 8, y + 11],
        [x - 7, y + 11],
        [x - 3, y + 8],
        [x - 3, y + 4],
        [x - 7, y + 2],
      ],
      "var(--dark)",
    ) +
    flat(
      [
        [x - 6, y - 13],
        [x + 5, y - 13],
        [x + 5, y - 7],
        [x - 6, y - 7],
      ],
      "var(--dark)",
    ) +
    line(
      [
        [x - 0.5, y - 9],
        [x + 10, y - 5],
      ],
      { width: 2, seed: "haft", colour: "var(--dark)" },
    )
  );
}

export const door = (): string =>
  sheet(
    cut(hewn(37), "var(--stone-3)", { width: 2.1, seed: "o1" }) +
      cut(hewn(25), "var(--stone-2)", { width: 1.4, seed: "o2" }) +
      cut(hewn(7), "var(--stone)", { width: 1.4, seed: "o3" }) +
      hachures(
        Array.from({ length: 15 }, (_, i): Point => [252, 170 + i * 13]),
        [-7, 7],
        "dh",
        { opacity: 0.4 },
      ) +
      [0, 1, 4, 5]
        .map((i) => line([hewn(7)[i]!, hewn(37)[i]!], { width: 1.1, seed: i, opacity: 0.7 }))
        .join("") +
      line([hewn(7)[2]!, hewn(37)[2]!], { width: 1.1, seed: "c2", opacity: 0.7 }) +
      line([hewn(7)[3]!, hewn(37)[3]!], { width: 1.1, seed: "c3", opacity: 0.7 }) +
      carving() +
      clipped("dwarf-view", opening, view()) +
      cutLine(opening) +
      crest() +
      cut(
        [
          [0, GROUND],
          [0, GROUND - 12],
          [264, GROUND - 12],
          [264, GROUND],
        ],
        "var(--stone-2)",
        { width: 1.8, seed: "dsill" },
      ),
  );

const cutLine = (points: Polyline): string => line(points, { width: 2, seed: "edge", ends: [1, 1] });
