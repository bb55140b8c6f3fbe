import { dice, type Point, type Polyline, ragged, smooth, sub } from "@westmarch/ink";
import { arc, bush, clipped, cut, flat, GROUND, grass, hachures, line, sheet } from "@westmarch/ink/sheet";
import { band, greatStar, pillar, signs } from "./inlay.ts";

/** A door in a cliff by night: silver in the stone, two trees for pillars, a star where the leaves meet. */

const SILVER = "var(--silver-ink)";
const MIDDLE = 132;
const [LEFT, RIGHT, SPRING] = [60, 204, 146];

const niche = (by: number): Point[] => [
  [LEFT - by, GROUND - 12],
  ...arc(MIDDLE, SPRING, (RIGHT - LEFT) / 2 + by, (RIGHT - LEFT) / 2 + by + 6, 180, 360),
  [RIGHT + by, GROUND - 12],
];

const corners: Polyline = [
  [6, GROUND],
  [12, 330],
  [4, 286],
  [14, 232],
  [10, 178],
  [26, 128],
  [24, 92],
  [44, 62],
  [62, 38],
  [96, 24],
  [124, 12],
  [152, 20],
  [178, 12],
  [204, 34],
  [228, 62],
  [238, 104],
  [252, 148],
  [246, 200],
  [258, 262],
  [252, 318],
  [260, GROUND],
];

function cliffFace(): string {
  const roll = dice("cliff");
  const outline = corners.flatMap((p, i): Point[] =>
    i === 0 ? [p] : ragged(corners[i - 1]!, p, sub(roll), 0.13, 3).slice(1),
  );
  const cracks: readonly Polyline[] = [
    [
      [30, 120],
      [38, 150],
      [30, 186],
      [40, 214],
    ],
    [
      [18, 240],
      [30, 262],
      [24, 292],
      [34, 318],
    ],
    [
      [232, 122],
      [224, 152],
      [234, 180],
      [228, 210],
    ],
    [
      [244, 226],
      [232, 250],
      [240, 284],
      [230, 316],
    ],
    [
      [70, 46],
      [84, 58],
      [78, 74],
    ],
    [
      [190, 34],
      [184, 52],
      [196, 64],
    ],
    [
      [120, 24],
      [128, 40],
      [120, 52],
    ],
    [
      [12, 350],
      [30, 344],
      [40, 356],
    ],
    [
      [250, 350],
      [232, 344],
      [222, 358],
    ],
  ];
  const planes: readonly (readonly [Polyline, string, number])[] = [
    [
      [
        [204, 34],
        [228, 62],
        [238, 104],
        [252, 148],
        [246, 200],
        [258, 262],
        [252, 318],
        [260, GROUND],
        [226, GROUND],
        [236, 300],
        [224, 236],
        [232, 170],
        [214, 110],
        [190, 66],
      ],
      "var(--rock-2)",
      0.85,
    ],
    [
      [
        [62, 38],
        [96, 24],
        [124, 12],
        [118, 40],
        [84, 58],
        [56, 84],
        [40, 112],
        [26, 128],
        [24, 92],
        [44, 62],
      ],
      "var(--rock-3)",
      0.8,
    ],
    [
      [
        [14, 232],
        [10, 178],
        [26, 128],
        [38, 150],
        [30, 190],
        [34, 240],
        [22, 268],
        [4, 286],
      ],
      "var(--rock-3)",
      0.55,
    ],
    [
      [
        [152, 20],
        [178, 12],
        [204, 34],
        [190, 66],
        [168, 52],
      ],
      "var(--rock-2)",
      0.45,
    ],
  ];
  return (
    flat(outline, "var(--rock)") +
    clipped(
      "cliff-rock",
      outline,
      planes.map(([points, fill, opacity]) => flat(points, fill, opacity)).join(""),
    ) +
    cracks
      .map((crack, i) =>
        line(
          crack.flatMap((p, k): Point[] =>
            k === 0 ? [p] : ragged(crack[k - 1]!, p, `${i}-${k}`, 0.14, 2).slice(1),
          ),
          { width: 1.4, seed: i, opacity: 0.75 },
        ),
      )
      .join("") +
    hachures(
      Array.from(
        { length: 24 },
        (_, i): Point => [i % 2 ? 226 + roll() * 18 : 240 + roll() * 8, 96 + i * 11.4],
      ),
      [-8, 13],
      "cl-h",
      { opacity: 0.5 },
    ) +
    hachures(
      Array.from({ length: 10 }, (): Point => [20 + roll() * 20, 130 + roll() * 220]),
      [-3, 9],
      "cl-l",
      { opacity: 0.35 },
    ) +
    line(outline, { width: 2.1, seed: "cl", ends: [1, 1] })
  );
}

/** Holly in the cracks, and on either hand of the door. */
const holly = (): string =>
  [
    [34, 98, 15],
    [60, 56, 12],
    [231, 88, 14],
    [246, 164, 13],
    [15, 214, 12],
    [252, 268, 12],
    [22, 378, 30],
    [246, 378, 26],
    [38, 381, 17],
    [228, 381, 15],
  ]
    .map(([x, y, size], i) =>
      bush(x!, y!, size!, `holly${i}`, i % 2 ? "var(--turf-3)" : "var(--turf-2)", false),
    )
    .join("");

function doorway(): string {
  return (
    flat(niche(0), "var(--night)") +
    flat(
      [
        [LEFT, 262],
        [RIGHT, 262],
        [RIGHT, 372],
        [LEFT, 372],
      ],
      "var(--night-2)",
      0.45,
    ) +
    flat(
      [
        [LEFT, 316],
        [RIGHT, 316],
        [RIGHT, 372],
        [LEFT, 372],
      ],
      "var(--night-2)",
      0.5,
    ) +
    line(
      [
        [MIDDLE, 292],
        [MIDDLE + 0.5, GROUND - 12],
      ],
      { width: 1.6, colour: "var(--night-2)", seed: "seam", ends: [0.2, 1] },
    ) +
    [
      [0, 1.7],
      [6, 1],
      [18, 1.3],
      [21, 0.9],
    ]
      .map(([by, w]) => line(inner(by!), { width: w!, colour: SILVER, seed: `arch${by}`, step: 12 }))
      .join("") +
    band() +
    pillar(80, 1) +
    pillar(184, -1) +
    signs() +
    greatStar(MIDDLE, 258)
  );
}

/** The arch lines within the door. */
const inner = (by: number): Point[] => arc(MIDDLE, SPRING + 4, 66 - by, 70 - by, 180, 360, 8);

const water = (): string =>
  flat(
    [
      ...smooth(
        [
          [20, GROUND + 2],
          [60, GROUND - 6],
          [132, GROUND - 9],
          [206, GROUND - 6],
          [246, GROUND + 2],
        ],
        6,
      ),
    ],
    "var(--night)",
  ) +
  [
    [70, 376, 112],
    [140, 375, 190],
    [96, 379, 150],
    [168, 379, 216],
    [46, 379, 78],
  ]
    .map(([x, y, to], i) =>
      line(
        [
          [x!, y!],
          [to!, y!],
        ],
        { width: 1.1, colour: SILVER, seed: i, opacity: 0.55 },
      ),
    )
    .join("");

export const door = (): string =>
  sheet(
    cliffFace() +
      flat(niche(9), "var(--dark)", 0.72) +
      line(niche(9), { width: 1.4, seed: "n9", opacity: 0.8 }) +
      clipped("cliff-door", niche(0), doorway()) +
      line(niche(0), { width: 1.8, seed: "n0", ends: [1, 1], colour: "var(--dark)" }) +
      cut(
        [
          [34, GROUND],
          [44, GROUND - 13],
          [220, GROUND - 13],
          [231, GROUND],
        ],
        "var(--rock-3)",
        { width: 1.7, seed: "cs" },
      ) +
      holly() +
      water() +
      [10, 22, 244, 256].map((x, i) => grass(x, GROUND - 1, 8, `cg${i}`)).join(""),
  );
