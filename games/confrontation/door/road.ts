import { type Polyline, smooth } from "@westmarch/ink";
import { bush, disc, flat, grass, line, peak, shape } from "@westmarch/ink/sheet";

/** The long road from the round door, and the dark tower at its end. */

export function land(): string {
  const hills = (points: Polyline, fill: string, seed: string) => {
    const top = smooth(points, 6);
    return flat([...top, [260, 390], [0, 390]], fill) + line(top, { seed, width: 1.5 });
  };
  const road: Polyline = [
    ...smooth(
      [
        [128, 384],
        [136, 352],
        [160, 338],
        [152, 322],
        [138, 312],
        [150, 302],
        [163, 297],
      ],
      4,
    ),
    ...smooth(
      [
        [167, 297],
        [156, 303],
        [148, 312],
        [172, 324],
        [184, 340],
        [172, 360],
        [176, 384],
      ],
      4,
    ),
  ];
  return (
    flat(
      [
        [40, 200],
        [220, 200],
        [220, 390],
        [40, 390],
      ],
      "var(--sky-low)",
    ) +
    disc(150, 262, 44, "var(--sun)", 0.35) +
    disc(150, 262, 25, "var(--sun)") +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [94 + i * 13, 226 + i * 9],
            [128 + i * 15, 225 + i * 9],
          ],
          { width: 1, opacity: 0.35, seed: i },
        ),
      )
      .join("") +
    peak(112, 314, 58, 48, "hill-a", { lit: "var(--far-2)", shade: "var(--rock-3)" }) +
    peak(190, 318, 60, 52, "hill-b", { lit: "var(--far-2)", shade: "var(--rock-3)" }) +
    peak(146, 318, 50, 30, "hill-c", { lit: "var(--far-2)", shade: "var(--rock-3)" }) +
    tower(170, 312) +
    hills(
      [
        [40, 318],
        [80, 300],
        [120, 303],
        [166, 294],
        [220, 306],
      ],
      "var(--turf-2)",
      "h1",
    ) +
    hills(
      [
        [40, 332],
        [74, 318],
        [116, 324],
        [160, 312],
        [220, 326],
      ],
      "var(--turf)",
      "h2",
    ) +
    flat(road, "var(--road)") +
    line(road.slice(0, road.length / 2), { seed: "r1", width: 1.2, opacity: 0.8 }) +
    line(road.slice(road.length / 2), { seed: "r2", width: 1.2, opacity: 0.8 }) +
    bush(104, 340, 19, "b1") +
    bush(196, 348, 23, "b2", "var(--turf-3)") +
    bush(92, 352, 13, "b3", "var(--turf-3)", false) +
    [
      [112, 362],
      [196, 364],
      [190, 330],
      [120, 336],
      [206, 356],
    ]
      .map(([x, y], i) => grass(x!, y!, 6, `g${i}`))
      .join("")
  );
}

/** Far off, dark, with its eye. */
const tower = (x: number, y: number): string =>
  shape(
    [
      [x - 5, y],
      [x - 4, y - 42],
      [x - 8, y - 46],
      [x - 8, y - 56],
      [x - 4, y - 50],
      [x, y - 53],
      [x + 4, y - 50],
      [x + 8, y - 56],
      [x + 8, y - 46],
      [x + 4, y - 42],
      [x + 6, y],
    ],
    "var(--dark)",
    { width: 1, seed: "t", step: 6 },
  ) +
  shape(
    smooth(
      [
        [x - 5.5, y - 54],
        [x, y - 58],
        [x + 5.5, y - 54],
        [x, y - 50.5],
      ],
      2,
      true,
    ),
    "var(--flame-2)",
    { width: 0.9, seed: "e", colour: "var(--flame)", step: 3 },
  ) +
  line(
    [
      [x, y - 57],
      [x, y - 51],
    ],
    { width: 1.6, colour: "var(--dark)" },
  );
