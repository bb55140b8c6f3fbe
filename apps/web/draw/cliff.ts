import { dice, type Line, type Point, ragged, smooth, sub } from "@westmarch/ink";
import {
  arc,
  bush,
  clipped,
  curved,
  cut,
  disc,
  flat,
  GROUND,
  grass,
  hachures,
  line,
  sheet,
} from "./sheet.ts";

/** A door in a cliff by night: silver in the stone, two trees for pillars, a star where the leaves meet. */

const SILVER = "var(--silver-ink)";
const MIDDLE = 132;
const [LEFT, RIGHT, SPRING] = [60, 204, 146];

const niche = (by: number): Point[] => [
  [LEFT - by, GROUND - 12],
  ...arc(MIDDLE, SPRING, (RIGHT - LEFT) / 2 + by, (RIGHT - LEFT) / 2 + by + 6, 180, 360),
  [RIGHT + by, GROUND - 12],
];

const corners: Line = [
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
  const cracks: readonly Line[] = [
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
  const planes: readonly (readonly [Line, string, number])[] = [
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

/** One of the two trees: a pillar with a stem that winds about it, leaves, and a crown that bends into the arch. */
function pillar(x: number, mirror: 1 | -1): string {
  const roll = dice(`pillar${mirror}`);
  const winding = (phase: number): Point[] =>
    Array.from({ length: 13 }, (_, i): Point => [x + Math.sin(i * 0.98 + phase) * 6.4, GROUND - 18 - i * 17]);
  const leaves = Array.from({ length: 15 }, (_, i): string => {
    const y = GROUND - 30 - i * 13.6;
    const out = (i % 2 ? 1 : -1) * mirror;
    const [a, b]: [Point, Point] = [
      [x + out * 4, y],
      [x + out * 11.5, y - 5],
    ];
    const leaf = smooth([a, [(a[0] + b[0]) / 2, y - 5.4], b, [(a[0] + b[0]) / 2 + out, y - 0.6]], 2.4, true);
    return line(leaf, { width: 0.9, seed: sub(roll), colour: SILVER, ends: [1, 1], step: 4 });
  }).join("");
  return (
    line(
      [
        [x - 3, GROUND - 14],
        [x - 3, SPRING + 10],
      ],
      { width: 1, seed: "pl", colour: SILVER, opacity: 0.8, step: 24 },
    ) +
    line(
      [
        [x + 3, GROUND - 14],
        [x + 3, SPRING + 10],
      ],
      { width: 1, seed: "pr", colour: SILVER, opacity: 0.8, step: 24 },
    ) +
    line(
      [
        [x - 7, GROUND - 14],
        [x + 7, GROUND - 14],
      ],
      { width: 1.8, seed: "pb", colour: SILVER },
    ) +
    curved(winding(0), { width: 1.7, seed: "w1", colour: SILVER }) +
    curved(winding(Math.PI), { width: 1.3, seed: "w2", colour: SILVER, opacity: 0.85 }) +
    leaves +
    // The boughs curl inwards under the arch.
    curl(x, SPRING + 6, mirror, 15) +
    curl(x + mirror * 3, SPRING - 12, mirror, 11) +
    curl(x, SPRING + 6, -mirror as 1 | -1, 8)
  );
}

/** A bough that rolls itself up. */
const curl = (x: number, y: number, mirror: 1 | -1, size: number): string =>
  line(
    Array.from({ length: 20 }, (_, i): Point => {
      const a = (i / 19) * Math.PI * 2.5;
      const r = size * (1 - i / 24) * 0.62;
      return [x + mirror * (size * 0.62 - Math.cos(a) * r), y - size * 0.2 - Math.sin(a) * r];
    }),
    { width: 1.4, colour: SILVER, seed: `${x}${y}`, ends: [0.9, 0.2], step: 5 },
  );

const star = (x: number, y: number, r: number, points: number, thin: number): Point[] =>
  Array.from({ length: points * 2 }, (_, i): Point => {
    const a = (i * Math.PI) / points - Math.PI / 2;
    const k = i % 2 ? r * thin : i % 4 === 0 ? r : r * 0.74;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  });

/** Ornament in the band of the arch: strokes of our own that no one can read, and need not. */
function band(): string {
  const roll = dice("band");
  let svg = "";
  for (let a = 192; a <= 348; a += 7.4) {
    const at = (r: number, turn: number): Point => [
      MIDDLE + Math.cos(((a + turn) * Math.PI) / 180) * r,
      SPRING + 4 + Math.sin(((a + turn) * Math.PI) / 180) * (r + 4),
    ];
    const kind = Math.floor(roll() * 3);
    if (kind === 0)
      svg += line([at(50, -1.6), at(56, 0), at(50, 1.6)], {
        width: 1,
        colour: SILVER,
        seed: a,
        step: 9,
        opacity: 0.85,
      });
    else if (kind === 1)
      svg +=
        line([at(49, 0), at(56, 0)], { width: 1.1, colour: SILVER, seed: a, opacity: 0.85 }) +
        disc(at(52.5, 2.4)[0], at(52.5, 2.4)[1], 0.9, SILVER, 0.85);
    else
      svg += line(arc(at(53, 0)[0], at(53, 0)[1], 2.6, 2.6, a, a + 250, 1.6), {
        width: 1,
        colour: SILVER,
        seed: a,
        step: 4,
        opacity: 0.85,
      });
  }
  return svg;
}

/** Seven stars, a crown, and a hammer over an anvil. */
function signs(): string {
  const stars = Array.from({ length: 7 }, (_, i): Point => {
    const a = ((204 + i * 22) * Math.PI) / 180;
    return [MIDDLE + Math.cos(a) * 33, 172 + Math.sin(a) * 32];
  });
  const [x, y] = [MIDDLE, 176];
  const drawn = { width: 1.4, colour: SILVER, step: 12 };
  return (
    stars.map(([a, b], i) => flat(star(a, b, i === 3 ? 5 : 4, 5, 0.42), SILVER)).join("") +
    line(
      [
        [x - 10, y + 6],
        [x - 12, y - 8],
        [x - 6, y - 1],
        [x, y - 11],
        [x + 6, y - 1],
        [x + 12, y - 8],
        [x + 10, y + 6],
        [x - 10, y + 6],
      ],
      { ...drawn, seed: "crown", ends: [1, 1] },
    ) +
    line(
      [
        [x - 9, y + 15],
        [x + 9, y + 15],
        [x + 9, y + 21],
        [x + 3, y + 23],
        [x + 3, y + 29],
        [x + 9, y + 34],
        [x - 9, y + 34],
        [x - 3, y + 29],
        [x - 3, y + 23],
        [x - 9, y + 21],
        [x - 9, y + 15],
      ],
      { ...drawn, seed: "anvil", ends: [1, 1] },
    )
  );
}

const greatStar = (x: number, y: number): string =>
  disc(x, y, 34, SILVER, 0.07) +
  disc(x, y, 23, SILVER, 0.1) +
  Array.from({ length: 16 }, (_, i): string => {
    const a = (i * Math.PI) / 8 + 0.2;
    return line(
      [
        [x + Math.cos(a) * 17, y + Math.sin(a) * 17],
        [x + Math.cos(a) * (i % 2 ? 23 : 27), y + Math.sin(a) * (i % 2 ? 23 : 27)],
      ],
      { width: 0.9, colour: SILVER, seed: i, opacity: 0.75 },
    );
  }).join("") +
  flat(star(x, y, 18, 8, 0.3), SILVER) +
  disc(x, y, 3, "var(--night)");

function door(): string {
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

export const cliff = (): string =>
  sheet(
    cliffFace() +
      flat(niche(9), "var(--dark)", 0.72) +
      line(niche(9), { width: 1.4, seed: "n9", opacity: 0.8 }) +
      clipped("cliff-door", niche(0), door()) +
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
