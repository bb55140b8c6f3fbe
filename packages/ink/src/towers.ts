/** The two towers that look at each other in Duel's door and at the end of many games. Foot and middle at `x`. */

import { dice } from "./chance.ts";
import { type Point, type Polyline, smooth } from "./geometry.ts";
import { arc, cut, flat, hachures, line, shape } from "./sheet.ts";

/** White, by day, about 210 high; its foot is at 332. */
export function whiteTower(x: number): string {
  const windows = [210, 240, 270, 300]
    .map((y) =>
      flat([[x - 2, y + 8], [x - 2, y], ...arc(x, y, 2, 2.6, 180, 360, 1.4), [x + 2, y + 8]], "var(--lit)"),
    )
    .join("");
  return (
    cut(
      [
        [x - 15, 332],
        [x - 11, 196],
        [x + 11, 196],
        [x + 15, 332],
      ],
      "var(--white)",
      { width: 1.5, seed: "wt" },
    ) +
    flat(
      [
        [x + 4, 331],
        [x + 3, 197],
        [x + 10.4, 197],
        [x + 14.2, 331],
      ],
      "var(--white-2)",
    ) +
    hachures(
      Array.from({ length: 9 }, (_, i): Point => [x + 11 + i * 0.3, 206 + i * 13]),
      [-5, 8],
      "wth",
      { opacity: 0.45, width: 0.9 },
    ) +
    cut(
      [
        [x - 14, 197],
        [x - 16, 186],
        [x + 16, 186],
        [x + 14, 197],
      ],
      "var(--white)",
      { width: 1.3, seed: "wl" },
    ) +
    cut(
      [
        [x - 10, 186],
        [x - 10, 164],
        [x + 10, 164],
        [x + 10, 186],
      ],
      "var(--white)",
      { width: 1.3, seed: "wu" },
    ) +
    flat(
      [
        [x + 3, 185],
        [x + 3, 165],
        [x + 9.4, 165],
        [x + 9.4, 185],
      ],
      "var(--white-2)",
    ) +
    shape(
      [
        [x - 12, 164],
        [x - 12, 156],
        [x - 7, 160],
        [x, 142],
        [x + 7, 160],
        [x + 12, 156],
        [x + 12, 164],
      ],
      "var(--white)",
      { width: 1.3, seed: "wc", step: 30 },
    ) +
    flat(
      [[x - 2.4, 181], [x - 2.4, 173], ...arc(x, 173, 2.4, 3, 180, 360, 1.4), [x + 2.4, 181]],
      "var(--lit)",
    ) +
    windows +
    line(
      [
        [x, 143],
        [x, 122],
      ],
      { width: 1.1, seed: "wp" },
    ) +
    shape(
      [
        ...smooth(
          [
            [x + 1, 123],
            [x + 9, 121],
            [x + 17, 124],
          ],
          3,
        ),
        ...smooth(
          [
            [x + 16, 131],
            [x + 8, 130],
            [x + 1, 132],
          ],
          3,
        ),
      ],
      "var(--flag)",
      { width: 0.9, seed: "wf", step: 6 },
    )
  );
}

/** Dark, with its Eye open, about 200 high; its foot is at 344. */
export function darkTower(x: number): string {
  const roll = dice("dark");
  const left: Polyline = [
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
