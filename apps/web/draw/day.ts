import { type Point, smooth } from "@westmarch/ink";
import { arc, bush, curved, cut, disc, flat, grass, hachures, line, peak, shape } from "./sheet.ts";

/** The left lancet: the white tower by day. */

function whiteTower(x: number): string {
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

export function dayView(): string {
  const x = 78;
  return (
    flat(
      [
        [20, 80],
        [130, 80],
        [130, 390],
        [20, 390],
      ],
      "var(--sky)",
    ) +
    disc(x, 176, 50, "var(--sun)", 0.35) +
    disc(x, 176, 33, "var(--sun)", 0.9) +
    [
      [34, 214, 62],
      [92, 226, 122],
      [36, 246, 54],
    ]
      .map(([a, y, b], i) =>
        line(
          [
            [a!, y!],
            [b!, y! - 1],
          ],
          { width: 1.2, seed: i, opacity: 0.3 },
        ),
      )
      .join("") +
    peak(44, 322, 80, 92, "tw-a", { lit: "var(--far)", shade: "var(--far)", snow: 0.22 }) +
    peak(116, 322, 82, 104, "tw-b", { lit: "var(--far)", shade: "var(--far)", snow: 0.2 }) +
    flat(
      [
        ...smooth(
          [
            [20, 318],
            [52, 302],
            [90, 308],
            [130, 298],
          ],
          6,
        ),
        [130, 390],
        [20, 390],
      ],
      "var(--turf-2)",
    ) +
    curved(
      [
        [20, 318],
        [52, 302],
        [90, 308],
        [130, 298],
      ],
      { width: 1.4, seed: "td1" },
    ) +
    whiteTower(x) +
    flat(
      [
        ...smooth(
          [
            [20, 338],
            [54, 324],
            [96, 334],
            [130, 322],
          ],
          6,
        ),
        [130, 390],
        [20, 390],
      ],
      "var(--turf)",
    ) +
    curved(
      [
        [20, 338],
        [54, 324],
        [96, 334],
        [130, 322],
      ],
      { width: 1.4, seed: "td2" },
    ) +
    flat(
      [
        ...smooth(
          [
            [70, 390],
            [76, 364],
            [86, 350],
            [76, 334],
          ],
          4,
        ),
        ...smooth(
          [
            [82, 334],
            [96, 350],
            [92, 366],
            [100, 390],
          ],
          4,
        ),
      ],
      "var(--road)",
    ) +
    bush(48, 350, 22, "tb1") +
    bush(112, 344, 18, "tb2", "var(--turf-3)") +
    bush(42, 366, 13, "tb3", "var(--turf-3)", false) +
    [
      [60, 362],
      [108, 362],
      [64, 344],
    ]
      .map(([a, b], i) => grass(a!, b!, 5, `tg${i}`))
      .join("")
  );
}
