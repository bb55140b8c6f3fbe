import { dice, type Line, type Point, smooth } from "@westmarch/ink";
import { curved, disc, flat, hachures, peak, shape } from "./sheet.ts";

/** The right lancet: the dark tower by night. */

function darkTower(x: number): string {
  const roll = dice("dark");
  const left: Line = [
    [x - 20, 344],
    [x - 15, 300],
    [x - 16, 280],
    [x - 12, 276],
    [x - 12, 236],
    [x - 15, 230],
    [x - 11, 222],
    [x - 11, 190],
    [x - 17, 182],
    [x - 15, 150],
    [x - 10, 166],
    [x - 7, 146],
    [x - 3, 162],
  ];
  const right = [...left]
    .reverse()
    .map(([a, b]): Point => [2 * x - a + (roll() - 0.5) * 2, b + (roll() - 0.5) * 3]);
  const windows = [206, 248, 290, 318]
    .map((y, i) =>
      flat(
        [
          [x - 1.6 + (i % 2) * 2, y + 7],
          [x - 1.6 + (i % 2) * 2, y],
          [x + (i % 2) * 2, y - 3],
          [x + 1.6 + (i % 2) * 2, y],
          [x + 1.6 + (i % 2) * 2, y + 7],
        ],
        "var(--flame-2)",
      ),
    )
    .join("");
  return (
    shape([...left, ...right], "var(--dark)", { width: 1.2, seed: "dt", step: 40, colour: "var(--flame)" }) +
    flat(
      [
        [x - 9, 222],
        [x - 9, 190],
        [x - 6, 190],
        [x - 6, 222],
      ],
      "var(--dark-2)",
    ) +
    flat(
      [
        [x - 13, 300],
        [x - 10, 276],
        [x - 7, 276],
        [x - 8, 300],
      ],
      "var(--dark-2)",
    ) +
    windows +
    shape(
      smooth(
        [
          [x - 9, 176],
          [x, 170],
          [x + 9, 176],
          [x, 182],
        ],
        2.4,
        true,
      ),
      "var(--flame-2)",
      { width: 1.4, seed: "eye", colour: "var(--flame)", step: 5 },
    ) +
    flat(
      smooth(
        [
          [x, 170.5],
          [x + 1.7, 176],
          [x, 181.5],
          [x - 1.7, 176],
        ],
        2,
        true,
      ),
      "var(--dark)",
    )
  );
}

export function nightView(): string {
  const x = 187;
  return (
    flat(
      [
        [130, 80],
        [240, 80],
        [240, 390],
        [130, 390],
      ],
      "var(--blood)",
    ) +
    disc(x, 176, 50, "var(--blood-2)", 0.55) +
    disc(x, 176, 33, "var(--flame)", 0.6) +
    peak(154, 340, 84, 112, "tn-a", { lit: "var(--dark-2)", shade: "var(--dark)" }) +
    peak(222, 340, 84, 128, "tn-b", { lit: "var(--dark-2)", shade: "var(--dark)" }) +
    darkTower(x) +
    flat(
      [
        ...smooth(
          [
            [130, 326],
            [160, 334],
            [196, 322],
            [240, 332],
          ],
          6,
        ),
        [240, 390],
        [130, 390],
      ],
      "var(--dark-2)",
    ) +
    curved(
      [
        [130, 326],
        [160, 334],
        [196, 322],
        [240, 332],
      ],
      { width: 1.4, seed: "tn1", colour: "var(--flame)", opacity: 0.8 },
    ) +
    flat(
      [
        ...smooth(
          [
            [130, 352],
            [170, 342],
            [240, 354],
          ],
          6,
        ),
        [240, 390],
        [130, 390],
      ],
      "var(--dark)",
    ) +
    flat(
      [
        ...smooth(
          [
            [194, 330],
            [186, 344],
            [196, 354],
            [184, 372],
          ],
          4,
        ),
        ...smooth(
          [
            [194, 372],
            [206, 354],
            [194, 344],
            [199, 330],
          ],
          4,
        ),
      ],
      "var(--flame)",
    ) +
    hachures(
      [
        [152, 350],
        [166, 356],
        [214, 352],
        [224, 362],
        [158, 366],
        [208, 368],
      ],
      [3, -10],
      "thorns",
      { colour: "var(--flame)", opacity: 0.45 },
    ) +
    embers()
  );
}

const embers = (): string => {
  const roll = dice("embers");
  return Array.from({ length: 13 }, () =>
    disc(148 + roll() * 78, 190 + roll() * 120, 0.6 + roll() * 0.7, "var(--flame-2)", 0.75),
  ).join("");
};
