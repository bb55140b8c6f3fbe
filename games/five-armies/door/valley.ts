import { dice, type Point, type Polyline, smooth, sub } from "@westmarch/ink";
import { bush, curved, disc, flat, grass, hachures, line, peak, shape } from "@westmarch/ink/sheet";

/** The valley under the lonely peak, with two hosts drawn up in it. */

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

export function view(): string {
  const river: Polyline = [
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
  const land: Polyline = [
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
  (
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
    ] satisfies Polyline[]
  )
    .map((points, i) => curved(points, { width: 1.3, seed: `ridge${i}`, ends: [0.1, 0.2], opacity: 0.7 }))
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
