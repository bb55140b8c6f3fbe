import { dice, type Line, type Point, smooth, sub } from "@westmarch/ink";
import {
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
  peak,
  shape,
  sheet,
} from "./sheet.ts";

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

/** Spears and banners of a host, back to front. */
function host(x: number, to: number, foot: number, flags: readonly string[], seed: string): string {
  const roll = dice(seed);
  let svg = "";
  for (let at = x; at < to; at += 3.4 + roll() * 1.6) {
    const high = 22 + roll() * 12;
    svg += line(
      [
        [at, foot + roll() * 5],
        [at + (roll() - 0.5) * 2, foot - high],
      ],
      { width: 1.2, seed: sub(roll), ends: [1, 0.3], step: 30 },
    );
  }
  flags.forEach((flag, i) => {
    const a = x + ((to - x) * (i + 0.6)) / flags.length;
    const top = foot - 58 - roll() * 14;
    svg += line(
      [
        [a, foot + 4],
        [a, top - 3],
      ],
      { width: 1.6, seed: sub(roll), step: 40 },
    );
    svg += shape(
      [
        ...smooth(
          [
            [a + 1, top],
            [a + 9, top + 2],
            [a + 20, top - 1],
          ],
          4,
        ),
        [a + 16, top + 10],
        ...smooth(
          [
            [a + 20, top + 20],
            [a + 10, top + 22],
            [a + 1, top + 19],
          ],
          4,
        ),
      ],
      flag,
      { width: 1.1, seed: sub(roll), step: 7 },
    );
  });
  for (let at = x; at < to; at += 7) {
    svg += shape(
      smooth(
        [
          [at - 3.6, foot + 8],
          [at - 3, foot + 1],
          [at, foot - 2.4],
          [at + 3, foot + 1],
          [at + 3.6, foot + 8],
        ],
        3,
      ),
      roll() < 0.5 ? "var(--rock)" : "var(--shade)",
      { width: 0.9, seed: sub(roll), step: 6 },
    );
  }
  return svg;
}

const bird = (x: number, y: number, s: number, seed: string): string =>
  curved(
    [
      [x - s, y - s * 0.16],
      [x - s * 0.5, y - s * 0.44],
      [x, y],
    ],
    { width: 1.7, seed: `${seed}a`, ends: [0.1, 0.9] },
  ) +
  curved(
    [
      [x, y],
      [x + s * 0.5, y - s * 0.5],
      [x + s, y - s * 0.26],
    ],
    { width: 1.7, seed: `${seed}b`, ends: [0.9, 0.1] },
  );

function view(): string {
  const river: Line = [
    ...smooth(
      [
        [133, 284],
        [128, 296],
        [138, 308],
        [126, 324],
        [120, 344],
        [126, 388],
      ],
      5,
    ),
    ...smooth(
      [
        [158, 388],
        [150, 346],
        [148, 326],
        [152, 309],
        [141, 296],
        [138, 284],
      ],
      5,
    ),
  ];
  const land: Line = [
    [30, 300],
    [70, 288],
    [112, 292],
    [150, 284],
    [196, 292],
    [236, 284],
  ];
  return (
    flat(
      [
        [30, 90],
        [240, 90],
        [240, 390],
        [30, 390],
      ],
      "var(--sky-low)",
    ) +
    disc(186, 150, 40, "var(--sun)", 0.35) +
    disc(186, 150, 22, "var(--sun)") +
    peak(70, 296, 70, 54, "dw-a", { lit: "var(--far-2)", shade: "var(--rock-3)" }) +
    peak(206, 296, 76, 62, "dw-b", { lit: "var(--far-2)", shade: "var(--rock-3)" }) +
    peak(132, 298, 148, 178, "lonely", { lit: "var(--near)", shade: "var(--rock-3)", snow: 0.2 }) +
    ridges() +
    flat([...smooth(land, 8), [240, 390], [30, 390]], "var(--turf-2)") +
    curved(land, { width: 1.5, seed: "land" }) +
    frontGate(132, 290) +
    flat(river, "var(--water)") +
    line(river.slice(0, river.length / 2), { width: 1.2, seed: "rv1" }) +
    line(river.slice(river.length / 2), { width: 1.2, seed: "rv2" }) +
    host(52, 112, 318, ["var(--flag)", "var(--wood)"], "host-a") +
    host(160, 214, 316, ["var(--blood)", "var(--dark)"], "host-b") +
    flat(
      [
        ...smooth(
          [
            [30, 344],
            [80, 336],
            [118, 348],
            [124, 390],
            [30, 390],
          ],
          8,
        ),
      ],
      "var(--turf)",
    ) +
    curved(
      [
        [30, 344],
        [80, 336],
        [118, 348],
      ],
      { width: 1.3, seed: "l2" },
    ) +
    flat(
      [
        ...smooth(
          [
            [154, 352],
            [190, 334],
            [240, 342],
          ],
          8,
        ),
        [240, 390],
        [154, 390],
      ],
      "var(--turf)",
    ) +
    curved(
      [
        [154, 352],
        [190, 334],
        [240, 342],
      ],
      { width: 1.3, seed: "l3" },
    ) +
    bush(66, 362, 18, "db1", "var(--turf-3)", false) +
    bush(200, 360, 14, "db2", "var(--turf-3)", false) +
    [
      [92, 360],
      [178, 352],
      [60, 368],
      [206, 368],
      [104, 366],
    ]
      .map(([x, y], i) => grass(x!, y!, 6, `dg${i}`))
      .join("") +
    bird(94, 140, 10, "e1") +
    bird(112, 126, 7, "e2") +
    bird(160, 128, 8, "e3") +
    bird(78, 160, 6, "e4")
  );
}

/** The spurs that run down from the peak. */
const ridges = (): string =>
  [
    [
      [126, 150],
      [112, 196],
      [96, 226],
      [84, 270],
    ],
    [
      [134, 168],
      [128, 214],
      [112, 250],
      [106, 292],
    ],
    [
      [142, 160],
      [150, 206],
      [160, 240],
      [164, 292],
    ],
  ]
    .map((points, i) =>
      curved(points as unknown as Line, { width: 1.3, seed: `ridge${i}`, ends: [0.1, 0.2], opacity: 0.7 }),
    )
    .join("") +
  hachures(
    Array.from(
      { length: 14 },
      (_, i): Point => [
        152 + (i % 5) * 8 + Math.floor(i / 5) * 3,
        196 + Math.floor(i / 5) * 28 + (i % 5) * 9,
      ],
    ),
    [-7, 20],
    "spur",
    { opacity: 0.5 },
  );

const frontGate = (x: number, y: number): string =>
  shape(
    [
      [x - 7, y],
      [x - 6, y - 13],
      [x - 3, y - 17],
      [x + 3, y - 17],
      [x + 6, y - 13],
      [x + 7, y],
    ],
    "var(--lit)",
    { width: 1.4, seed: "front" },
  );

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

export const dwarf = (): string =>
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

const cutLine = (points: Line): string => line(points, { width: 2, seed: "edge", ends: [1, 1] });
