import { dice, type Point, type Polyline, smooth, sub } from "@westmarch/ink";
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
  shape,
  sheet,
} from "@westmarch/ink/sheet";
import { land } from "./road.ts";

/** The round door under the hill, open on the long road, with the tower beyond. */

const [X, Y, R] = [130, 292, 76];

const mound: Polyline = smooth(
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
  const outline: Polyline = [...rim, ...edge];
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
  return (
    [
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
    ] satisfies Polyline[]
  )
    .map((points, i) => curved(points, { width: 3.4 - i, opacity: 0.32, seed: `s${i}`, ends: [0.3, 0.05] }))
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

export const door = (): string =>
  sheet(
    smoke() +
      bush(40, 238, 58, "big") +
      bush(86, 198, 84, "mid", "var(--turf-2)") +
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
