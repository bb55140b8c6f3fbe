import { smooth } from "@westmarch/ink";
import { bush, curved, disc, flat, grass, line, peak } from "@westmarch/ink/sheet";
import { whiteTower } from "@westmarch/ink/towers";

/** The left lancet: the white tower by day. */

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
