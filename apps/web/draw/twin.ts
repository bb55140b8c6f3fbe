import { dice, type Line, type Point, smooth, sub } from "@westmarch/ink";
import {
  arc,
  arch,
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

/** Two lancets under one arch: in one it is day, in the other night; over both hangs the Ring. */

const MIDDLE = 132;
const FOOT = GROUND - 12;
const outer = arch(8, 256, FOOT, 188, 8);
const day = arch(32, 122, FOOT, 176, 96, 5);
const night = arch(142, 232, FOOT, 176, 96, 5);

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

function dayView(): string {
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

function nightView(): string {
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

/** The round light above: a plain band of gold. */
const ring = (x: number, y: number): string =>
  disc(x, y, 27, "var(--stone)") +
  line(arc(x, y, 27, 27, 0, 360), { width: 1.7, seed: "rg1", ends: [1, 1] }) +
  line(arc(x, y, 22.5, 22.5, 0, 360), { width: 0.9, seed: "rg2", ends: [1, 1], opacity: 0.7 }) +
  Array.from({ length: 12 }, (_, i): string => {
    const a = (i * Math.PI) / 6;
    return line(
      [
        [x + Math.cos(a) * 18.6, y + Math.sin(a) * 18.6],
        [x + Math.cos(a) * 22, y + Math.sin(a) * 22],
      ],
      { width: 1, seed: i, opacity: 0.6 },
    );
  }).join("") +
  disc(x, y, 15, "var(--gilt)") +
  disc(x, y, 9.4, "var(--stone)") +
  line(arc(x, y, 15, 15, 0, 360, 4), { width: 1.4, seed: "rg3", ends: [1, 1] }) +
  line(arc(x, y, 9.4, 9.4, 0, 360, 4), { width: 1.2, seed: "rg4", ends: [1, 1] }) +
  line(arc(x, y, 12.4, 12.4, 190, 260, 4), { width: 1.8, seed: "rg5", colour: "var(--sun)" });

/** The slender pillar between the lights. */
const pillar = (): string =>
  cut(
    [
      [126, FOOT],
      [126, 178],
      [138, 178],
      [138, FOOT],
    ],
    "var(--stone)",
    { width: 1.3, seed: "pi" },
  ) +
  flat(
    [
      [133, FOOT - 1],
      [133, 179],
      [137, 179],
      [137, FOOT - 1],
    ],
    "var(--stone-3)",
    0.6,
  ) +
  cut(
    [
      [122, 179],
      [120, 168],
      [144, 168],
      [142, 179],
    ],
    "var(--stone)",
    { width: 1.3, seed: "pc" },
  ) +
  cut(
    [
      [122, FOOT],
      [124, FOOT - 10],
      [140, FOOT - 10],
      [142, FOOT],
    ],
    "var(--stone)",
    { width: 1.3, seed: "pb" },
  );

function masonry(): string {
  const roll = dice("masonry");
  let svg = "";
  for (let y = 214; y < FOOT - 8; y += 26 + roll() * 8) {
    svg += line(
      [
        [9, y],
        [24, y + 1],
      ],
      { width: 1, seed: sub(roll), opacity: 0.6 },
    );
    svg += line(
      [
        [240, y - 6],
        [255, y - 6],
      ],
      { width: 1, seed: sub(roll), opacity: 0.6 },
    );
  }
  for (const [a, b, c, d] of [
    [20, 142, 36, 150],
    [44, 98, 57, 110],
    [80, 58, 88, 74],
    [244, 142, 228, 150],
    [220, 98, 207, 110],
    [184, 58, 176, 74],
  ] as const) {
    svg += line(
      [
        [a, b],
        [c, d],
      ],
      { width: 1, seed: sub(roll), opacity: 0.6 },
    );
  }
  return svg;
}

export const twin = (): string =>
  sheet(
    flat(outer, "var(--stone-2)") +
      line(arch(15, 249, FOOT, 188, 17), { width: 1, seed: "t15", opacity: 0.6 }) +
      flat(arch(24, 240, FOOT, 188, 29), "var(--stone)") +
      line(arch(24, 240, FOOT, 188, 29), { width: 1.3, seed: "t24" }) +
      masonry() +
      hachures(
        Array.from({ length: 15 }, (_, i): Point => [254, 200 + i * 11]),
        [-6, 5],
        "th",
        { opacity: 0.4 },
      ) +
      clipped("twin-day", day, dayView()) +
      line(day, { width: 1.8, seed: "day", ends: [1, 1] }) +
      clipped("twin-night", night, nightView()) +
      line(night, { width: 1.8, seed: "night", ends: [1, 1] }) +
      [
        [27, 127],
        [137, 237],
      ]
        .map(([a, b], i) => line(arch(a!, b!, 200, 176, 87), { width: 0.9, seed: i, opacity: 0.65 }))
        .join("") +
      pillar() +
      ring(MIDDLE, 74) +
      line(outer, { width: 2.1, seed: "tout", ends: [1, 1] }) +
      cut(
        [
          [0, GROUND],
          [0, FOOT],
          [264, FOOT],
          [264, GROUND],
        ],
        "var(--stone)",
        { width: 1.8, seed: "tsill" },
      ) +
      line(
        [
          [4, GROUND - 4],
          [260, GROUND - 4],
        ],
        { width: 0.9, seed: "tsl", opacity: 0.5 },
      ),
  );
