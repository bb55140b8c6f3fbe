import { dice, type Line, type Point, smooth, sub } from "@westmarch/ink";
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
  peak,
  shape,
  sheet,
} from "./sheet.ts";

/** The round door under the hill, open on the long road, with the tower beyond. */

const [X, Y, R] = [130, 292, 76];

const mound: Line = smooth(
  [
    [0, GROUND],
    [3, 340],
    [14, 280],
    [40, 226],
    [84, 190],
    [134, 178],
    [184, 190],
    [226, 228],
    [250, 284],
    [261, 340],
    [264, GROUND],
  ],
  6,
);

function land(): string {
  const hills = (points: Line, fill: string, seed: string) => {
    const top = smooth(points, 6);
    return flat([...top, [260, 390], [0, 390]], fill) + line(top, { seed, width: 1.5 });
  };
  const road: Line = [
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

/** The ring of stones about the opening. */
function frame(): string {
  const roll = dice("ring");
  const stones = 22;
  let svg = flat([...arc(X, Y, R + 15, R + 15, 118, 422), ...arc(X, Y, R, R, 422, 118)], "var(--stone-3)");
  let at = 118;
  const turn = 304 / stones;
  for (let i = 0; i < stones; i++) {
    const to = at + turn * (0.94 + roll() * 0.12);
    const out = R + 13 + roll() * 4;
    const block = [...arc(X, Y, out, out, at + 0.5, to - 0.5, 5), ...arc(X, Y, R, R, to - 0.7, at + 0.7, 5)];
    svg += shape(block, roll() < 0.35 ? "var(--stone)" : "var(--stone-2)", {
      width: 1.3,
      seed: sub(roll),
      step: 6,
    });
    at = to;
  }
  return svg;
}

/** The green leaf of the door, swung inwards on its left hinge. */
function leaf(): string {
  const rim = arc(X, Y, R, R, 116, 244);
  const edge = [...arc(84, Y, 18, R * 0.9, -90, 90)];
  const outline: Line = [...rim, ...edge];
  const planks = [60, 68, 77, 86].map((x, i) =>
    line(
      [
        [x, Y - R + Math.abs(X - x) * 0.28],
        [x + 1, Y + R - Math.abs(X - x) * 0.28],
      ],
      { width: 1.1, seed: i, opacity: 0.75, colour: "var(--shade)" },
    ),
  );
  return (
    clipped(
      "hill-leaf",
      outline,
      flat(outline, "var(--wood)") +
        flat([...arc(84, Y, 18, R * 0.9, -90, 90), ...arc(78, Y, 18, R * 0.9, 90, -90)], "var(--wood-2)") +
        planks.join("") +
        hachures(
          Array.from({ length: 9 }, (_, i): Point => [56 + (i % 3) * 9, 246 + i * 11]),
          [1, 9],
          "grain",
          { opacity: 0.4, colour: "var(--shade)" },
        ) +
        [252, 328]
          .map((y, i) =>
            line(
              [
                [46, y],
                [84, y + (i ? 2 : -2)],
              ],
              { width: 3.2, seed: y, colour: "var(--dark)" },
            ),
          )
          .join(""),
    ) +
    line(outline, { width: 1.8, seed: "leaf", ends: [1, 1] }) +
    disc(90, Y, 4.6, "var(--gilt)") +
    knob(90, Y)
  );
}

const knob = (x: number, y: number): string =>
  line(arc(x, y, 4.6, 4.6, 0, 360, 2), { width: 1.1, step: 2, ends: [1, 1] });

function smoke(): string {
  return [
    [
      [199, 152],
      [194, 140],
      [202, 126],
      [195, 112],
      [202, 96],
    ],
    [
      [203, 150],
      [201, 138],
      [208, 128],
      [203, 117],
    ],
  ]
    .map((points, i) =>
      curved(points as unknown as Line, { width: 3.4 - i, opacity: 0.32, seed: `s${i}`, ends: [0.3, 0.05] }),
    )
    .join("");
}

const chimney = (): string =>
  cut(
    [
      [191, 206],
      [191, 160],
      [207, 160],
      [207, 216],
    ],
    "var(--stone-2)",
    { seed: "ch", width: 1.5 },
  ) +
  cut(
    [
      [188, 161],
      [188, 155],
      [210, 155],
      [210, 161],
    ],
    "var(--stone)",
    { seed: "cap", width: 1.4 },
  ) +
  [
    [192, 172, 200],
    [198, 182, 206],
    [192, 193, 201],
  ]
    .map(([x, y, to], i) =>
      line(
        [
          [x!, y!],
          [to!, y!],
        ],
        { width: 1, seed: i, opacity: 0.7 },
      ),
    )
    .join("");

function turf(): string {
  const roll = dice("turf");
  const tufts = Array.from({ length: 26 }, (): string => {
    const a = (212 + roll() * 116) * (Math.PI / 180);
    const r = R + 24 + roll() * 10;
    const [x, y] = [X + Math.cos(a) * r * 1.12, Y + Math.sin(a) * r];
    return y < GROUND - 8 && y > 214 ? grass(x, y, 5 + roll() * 3, sub(roll), 0.55) : "";
  }).join("");
  const feet = [14, 26, 40, 228, 240, 252]
    .map((x) => grass(x, 356 + roll() * 18, 7, sub(roll), 0.6))
    .join("");
  const flowers = [
    [20, 366],
    [33, 349],
    [46, 372],
    [222, 371],
    [236, 352],
    [249, 368],
    [243, 332],
  ]
    .map(
      ([x, y], i) =>
        disc(x!, y!, 2.1, i % 3 === 0 ? "var(--flame-2)" : i % 3 === 1 ? "var(--white)" : "var(--blood-2)") +
        line(
          [
            [x!, y! + 2],
            [x!, y! + 9],
          ],
          { width: 0.9, seed: i, opacity: 0.7 },
        ),
    )
    .join("");
  return tufts + feet + flowers;
}

const rim = (): string =>
  clipped(
    "hill-mound",
    mound,
    [
      [34, 0.13],
      [18, 0.16],
      [7, 0.2],
    ]
      .map(
        ([w, o]) =>
          `<path d="M${mound.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}" fill="none" stroke="var(--turf-3)" stroke-width="${w}" opacity="${o}"/>`,
      )
      .join(""),
  );

const step = (): string =>
  cut(
    [
      [74, GROUND - 1],
      [84, 364],
      [176, 364],
      [187, GROUND - 1],
    ],
    "var(--stone-2)",
    { seed: "step", width: 1.6 },
  ) +
  line(
    [
      [80, 372],
      [181, 372],
    ],
    { width: 1.1, seed: "st", opacity: 0.6 },
  ) +
  [
    [104, 365, 100, 372],
    [146, 365, 149, 372],
    [122, 373, 121, 381],
  ]
    .map(([a, b, c, d], i) =>
      line(
        [
          [a!, b!],
          [c!, d!],
        ],
        { width: 1, seed: i, opacity: 0.6 },
      ),
    )
    .join("");

export const hill = (): string =>
  sheet(
    smoke() +
      bush(44, 232, 50, "big") +
      bush(78, 202, 38, "mid", "var(--turf-2)") +
      chimney() +
      bush(240, 262, 30, "small") +
      flat(mound, "var(--turf)") +
      rim() +
      line(mound, { width: 2, seed: "mound", ends: [0.8, 0.8] }) +
      turf() +
      frame() +
      clipped("hill-view", arc(X, Y, R, R, 0, 360), land()) +
      leaf() +
      line(arc(X, Y, R, R, 0, 360), { width: 1.8, seed: "inner", ends: [1, 1] }) +
      step(),
  );
