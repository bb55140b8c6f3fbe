import { dice, type Point, type Polyline, smooth, sub } from "@westmarch/ink";
import {
  arc,
  bush,
  clipped,
  curved,
  cut,
  flat,
  grass,
  hachures,
  line,
  peak,
  shape,
} from "@westmarch/ink/sheet";

/** The city of many tiers under its mountain, as one sees it through the white gate. */

const MIDDLE = 132;

/** Rays behind the city. */
const rays = (): string =>
  Array.from({ length: 12 }, (_, i): string => {
    const at = (a: number): Point => [
      MIDDLE + Math.cos((a * Math.PI) / 180) * 300,
      226 + Math.sin((a * Math.PI) / 180) * 300,
    ];
    return flat([[MIDDLE, 226], at(184 + i * 15), at(190 + i * 15)], "var(--ray)", 0.85);
  }).join("");

interface Tier {
  readonly y: number;
  readonly half: number;
  readonly high: number;
}

const TIERS: readonly Tier[] = [
  { y: 352, half: 88, high: 26 },
  { y: 326, half: 75, high: 25 },
  { y: 301, half: 63, high: 24 },
  { y: 277, half: 51, high: 23 },
  { y: 254, half: 39, high: 21 },
  { y: 233, half: 27, high: 20 },
];

/** One ring of the city: a wall seen a little from above, battlements, and roofs that look over it. */
function tier({ y, half, high }: Tier, i: number): string {
  const roll = dice(`tier${i}`);
  const sag = half * 0.07;
  const foot = arc(MIDDLE, y, half, sag, 180, 0, 7);
  const top = y - high + 8;
  const crown: Point[] = [];
  const merlons = Math.round(half / 3.4);
  for (let k = 0; k < merlons; k++) {
    const [a, b] = [k / merlons, (k + 0.55) / merlons];
    const at = (t: number): Point => [MIDDLE - half + 2 * half * t, top + Math.sin(t * Math.PI) * sag];
    const [p, q] = [at(a), at(b)];
    crown.push([p[0], p[1] - 3.6], [q[0], q[1] - 3.6], q, at((k + 1) / merlons));
  }
  const houses = Array.from({ length: Math.round(half / 6) }, (_, k): string => {
    const t = (k + 0.5) / Math.round(half / 6);
    const x = MIDDLE - half * 0.9 + 2 * half * 0.9 * t + (roll() - 0.5) * 3;
    const h = 5 + roll() * 6;
    const w = 3 + roll() * 1.6;
    const floor = top + 2;
    const dome = roll() < 0.3;
    const roof: Polyline = dome
      ? arc(x, floor - h, w, w, 180, 360, 2.5)
      : [
          [x - w, floor - h],
          [x, floor - h - w * 1.25],
          [x + w, floor - h],
        ];
    return (
      flat(
        [
          [x - w, floor],
          [x - w, floor - h],
          [x + w, floor - h],
          [x + w, floor],
        ],
        "var(--white)",
      ) +
      shape(
        [[x - w - 0.6, floor - h], ...roof, [x + w + 0.6, floor - h]],
        dome ? "var(--white-2)" : "var(--far)",
        { width: 0.8, seed: sub(roll), step: 5 },
      ) +
      line(
        [
          [x + w, floor - h],
          [x + w, floor],
        ],
        { width: 0.9, seed: sub(roll) },
      ) +
      line(
        [
          [x - w, floor - h],
          [x - w, floor],
        ],
        { width: 0.6, seed: sub(roll) },
      )
    );
  }).join("");
  const wall: Polyline = [...crown, ...arc(MIDDLE, y, half, sag, 0, 180, 7)];
  const windows = Array.from({ length: Math.round(half / 8) }, (_, k): string => {
    const x = MIDDLE - half * 0.86 + (2 * half * 0.86 * (k + 0.5)) / Math.round(half / 8);
    if (Math.abs(x - MIDDLE) < 8) return "";
    const lift = Math.sqrt(Math.max(0, 1 - ((x - MIDDLE) / half) ** 2)) * sag;
    const mid = y + lift - high * 0.42;
    return flat(
      [[x - 1.2, mid + 3], [x - 1.2, mid - 1], ...arc(x, mid - 1, 1.2, 1.5, 180, 360, 1), [x + 1.2, mid + 3]],
      "var(--lit)",
    );
  }).join("");
  return (
    houses +
    flat(wall, "var(--white)") +
    clipped(
      `gate-tier${i}`,
      wall,
      flat(
        [
          [MIDDLE + half * 0.42, y - 60],
          [300, y - 60],
          [300, y + 20],
          [MIDDLE + half * 0.3, y + 20],
        ],
        "var(--white-2)",
      ),
    ) +
    hachures(
      Array.from({ length: 5 }, (_, k): Point => [MIDDLE + half * (0.62 + k * 0.08), top + 4 + k]),
      [-3, high * 0.5],
      sub(roll),
      { opacity: 0.45, width: 0.9 },
    ) +
    windows +
    line(crown, { width: 1, seed: sub(roll), ends: [1, 1], step: 30 }) +
    line(foot, { width: 1.4, seed: sub(roll), ends: [0.6, 0.6] }) +
    line(
      [
        [MIDDLE - half, top],
        [MIDDLE - half, y],
      ],
      { width: 1.1, seed: sub(roll) },
    ) +
    line(
      [
        [MIDDLE + half, top],
        [MIDDLE + half, y],
      ],
      { width: 1.6, seed: sub(roll) },
    )
  );
}

/** The keel of rock that cuts the rings in two. */
const keel = (): string =>
  shape(
    smooth(
      [
        [MIDDLE - 12, 358],
        [MIDDLE - 9, 330],
        [MIDDLE - 6, 296],
        [MIDDLE - 4, 262],
        [MIDDLE - 1, 238],
      ],
      8,
    ).concat(
      smooth(
        [
          [MIDDLE + 1, 238],
          [MIDDLE + 4, 262],
          [MIDDLE + 7, 296],
          [MIDDLE + 10, 330],
          [MIDDLE + 14, 360],
        ],
        8,
      ),
    ),
    "var(--stone-2)",
    { width: 1.3, seed: "keel" },
  ) +
  flat(
    smooth(
      [
        [MIDDLE + 1, 238],
        [MIDDLE + 4, 262],
        [MIDDLE + 7, 296],
        [MIDDLE + 10, 330],
        [MIDDLE + 14, 360],
      ],
      8,
    ).concat([
      [MIDDLE + 3, 360],
      [MIDDLE + 2, 300],
    ]),
    "var(--stone-3)",
    0.75,
  );

const citadel = (): string =>
  cut(
    [
      [MIDDLE - 7, 214],
      [MIDDLE - 5.6, 140],
      [MIDDLE + 5.6, 140],
      [MIDDLE + 7, 214],
    ],
    "var(--white)",
    { width: 1.3, seed: "tower" },
  ) +
  flat(
    [
      [MIDDLE + 1.4, 213],
      [MIDDLE + 1.2, 141],
      [MIDDLE + 5.4, 141],
      [MIDDLE + 6.6, 213],
    ],
    "var(--white-2)",
  ) +
  cut(
    [
      [MIDDLE - 7.4, 141],
      [MIDDLE - 7.4, 135],
      [MIDDLE + 7.4, 135],
      [MIDDLE + 7.4, 141],
    ],
    "var(--white)",
    { width: 1.1, seed: "ledge" },
  ) +
  shape(
    [
      [MIDDLE - 6, 135],
      [MIDDLE, 104],
      [MIDDLE + 6, 135],
    ],
    "var(--white)",
    { width: 1.2, seed: "spire" },
  ) +
  flat(
    [
      [MIDDLE + 0.6, 134],
      [MIDDLE + 0.4, 108],
      [MIDDLE + 5.4, 134],
    ],
    "var(--white-2)",
  ) +
  [152, 172, 192]
    .map((y) =>
      flat(
        [
          [MIDDLE - 1.4, y + 6],
          [MIDDLE - 1.4, y],
          ...arc(MIDDLE, y, 1.4, 2, 180, 360, 1),
          [MIDDLE + 1.4, y + 6],
        ],
        "var(--lit)",
      ),
    )
    .join("") +
  line(
    [
      [MIDDLE, 106],
      [MIDDLE, 82],
    ],
    { width: 1.2, seed: "pole" },
  ) +
  shape(
    [
      ...smooth(
        [
          [MIDDLE + 1, 84],
          [MIDDLE + 10, 82],
          [MIDDLE + 19, 86],
          [MIDDLE + 28, 83],
        ],
        3,
      ),
      [MIDDLE + 24, 88],
      ...smooth(
        [
          [MIDDLE + 28, 94],
          [MIDDLE + 18, 96],
          [MIDDLE + 9, 92],
          [MIDDLE + 1, 94],
        ],
        3,
      ),
    ],
    "var(--flag)",
    { width: 1, seed: "flag", step: 5 },
  );

const cityGate = (): string =>
  shape(
    [
      [MIDDLE - 14, 364],
      [MIDDLE - 14, 336],
      [MIDDLE + 14, 336],
      [MIDDLE + 14, 364],
    ],
    "var(--white)",
    { width: 1.3, seed: "cg" },
  ) +
  shape(
    [[MIDDLE - 8, 364], [MIDDLE - 8, 350], ...arc(MIDDLE, 350, 8, 8, 180, 360, 3), [MIDDLE + 8, 364]],
    "var(--lit)",
    { width: 1.2, seed: "cgd" },
  ) +
  [-14, -4.6, 4.8]
    .map((dx, i) =>
      shape(
        [
          [MIDDLE + dx, 336],
          [MIDDLE + dx, 332],
          [MIDDLE + dx + 9.2, 332],
          [MIDDLE + dx + 9.2, 336],
        ].map(([x, y]): Point => [x + (i - 1) * 0.1, y]),
        "var(--white)",
        { width: 0.9, seed: i },
      ),
    )
    .join("");

export function view(): string {
  return (
    flat(
      [
        [20, 20],
        [250, 20],
        [250, 390],
        [20, 390],
      ],
      "var(--sky)",
    ) +
    rays() +
    peak(70, 362, 150, 196, "gate-a", { lit: "var(--far)", shade: "var(--far)", snow: 0.2 }) +
    peak(206, 362, 150, 214, "gate-b", { lit: "var(--far)", shade: "var(--far)", snow: 0.22 }) +
    peak(146, 362, 110, 172, "gate-c", { lit: "var(--far)", shade: "var(--far)", snow: 0.16 }) +
    citadel() +
    [...TIERS]
      .reverse()
      .map((t, i) => tier(t, TIERS.length - i))
      .join("") +
    keel() +
    flat(
      [
        ...smooth(
          [
            [20, 356],
            [70, 360],
            [132, 362],
            [196, 358],
            [250, 362],
          ],
          8,
        ),
        [250, 390],
        [20, 390],
      ],
      "var(--turf)",
    ) +
    curved(
      [
        [20, 356],
        [70, 360],
        [132, 362],
        [196, 358],
        [250, 362],
      ],
      { width: 1.4, seed: "field" },
    ) +
    cityGate() +
    flat(
      [
        [MIDDLE - 8, 364],
        [MIDDLE + 8, 364],
        [MIDDLE + 22, 390],
        [MIDDLE - 20, 390],
      ],
      "var(--road)",
    ) +
    bush(62, 369, 13, "gb1", "var(--turf-2)", false) +
    bush(206, 370, 15, "gb2", "var(--turf-3)", false) +
    grass(86, 369, 5, "gg1") +
    grass(186, 369, 5, "gg2")
  );
}
