/** The Mountain as one mass: its outline, ridges and the valleys between them, snow, and the black line at its foot. */
import {
  clipPath,
  dice,
  element,
  even,
  farFrom,
  LINE,
  PEAK,
  type Point,
  type Polyline,
  path,
  ragged,
  smooth,
  stroke,
  sub,
} from "@westmarch/ink";
import { archOf, EYRIE_AT, mouthOf } from "./boxes.ts";
import { hachure } from "./hachure.ts";
import { FOOT } from "./net.ts";
import { BOX_NAMES } from "./regions.ts";

const SHADE = "var(--map-shade)";
const SNOW = "var(--five-snow)";
const ROCK = "var(--map-rock)";

/** The west shoulder up to the summit, and the east shoulder down to the spur. */
const WEST: Polyline = [
  [-470, 590],
  [-330, 533],
  [-236, 479],
  [-170, 440],
  [-106, 387],
  [-30, 327],
  [20, 296],
  [62, 256],
  [104, 220],
  [142, 190],
  [176, 152],
  [220, 122],
  [254, 82],
  [290, 44],
  [322, 10],
];
const EAST: Polyline = [
  [322, 10],
  [346, 44],
  [376, 60],
  [396, 92],
  [432, 114],
  [456, 139],
  [484, 158],
  [524, 166],
  [556, 187],
  [592, 197],
  [622, 186],
  [658, 156],
  [694, 150],
  [728, 156],
];
/** How the Mountain leaves the page in the west, under the trays. */
const UNDER: Polyline = [
  [42, 426],
  [-40, 452],
  [-140, 486],
  [-300, 560],
  [-470, 640],
];

/** The same line, broken as rock is. */
const rugged = (line: Polyline, seed: string, rough: number): Point[] =>
  line.slice(1).flatMap((to, i) => {
    const from = line[i] ?? to;
    const steps = Math.hypot(to[0] - from[0], to[1] - from[1]) > 40 ? 3 : 2;
    return ragged(from, to, `${seed} ${i}`, rough, steps).slice(i === 0 ? 0 : 1);
  });

const WEST_SIDE = rugged(WEST, "dale west shoulder", 0.09);
const EAST_SIDE = rugged(EAST, "dale east shoulder", 0.1);
export const MASSIF_OUTLINE: Polyline = [
  ...WEST_SIDE,
  ...EAST_SIDE,
  ...[...FOOT].reverse(),
  ...smooth(UNDER, 12).slice(1),
];

/** A ridge from the summit down, and the valley to the east of it. */
interface Fold {
  readonly ridge: Polyline;
  readonly valley: Polyline;
  readonly deep: number;
}

const FOLDS: readonly Fold[] = [
  {
    deep: 0.32,
    ridge: [
      [322, 14],
      [288, 60],
      [262, 104],
      [246, 132],
      [222, 166],
      [190, 190],
      [158, 211],
      [138, 242],
      [112, 266],
      [94, 304],
      [58, 342],
      [34, 376],
      [2, 410],
      [-26, 460],
      [-60, 560],
    ],
    valley: [
      [70, 420],
      [104, 366],
      [128, 322],
      [150, 292],
      [172, 246],
      [198, 198],
      [224, 160],
      [250, 124],
      [274, 96],
      [300, 42],
    ],
  },
  {
    deep: 0.26,
    ridge: [
      [322, 14],
      [308, 62],
      [292, 112],
      [272, 150],
      [262, 178],
      [254, 220],
      [236, 262],
      [226, 318],
    ],
    valley: [
      [272, 318],
      [276, 280],
      [288, 236],
      [290, 190],
      [304, 140],
      [312, 90],
      [320, 44],
    ],
  },
  {
    deep: 0.3,
    ridge: [
      [322, 14],
      [330, 62],
      [324, 110],
      [334, 154],
      [330, 198],
      [344, 240],
      [342, 302],
    ],
    valley: [
      [402, 296],
      [394, 256],
      [378, 214],
      [372, 172],
      [356, 130],
      [344, 84],
      [330, 40],
    ],
  },
  {
    deep: 0.3,
    ridge: [
      [322, 14],
      [350, 66],
      [376, 104],
      [392, 150],
      [416, 186],
      [430, 232],
      [448, 300],
    ],
    valley: [
      [500, 282],
      [474, 236],
      [458, 196],
      [430, 158],
      [402, 116],
      [372, 78],
      [346, 44],
    ],
  },
  {
    deep: 0.34,
    ridge: [
      [346, 44],
      [398, 100],
      [442, 134],
      [478, 176],
      [514, 200],
      [536, 236],
      [560, 240],
    ],
    valley: [
      [600, 210],
      [568, 200],
      [534, 180],
      [500, 166],
      [470, 152],
      [436, 118],
      [398, 92],
    ],
  },
];

const RIDGES = FOLDS.map(({ ridge, valley, deep }, i) => ({
  ridge: rugged(smooth(ridge, 16), `dale ridge ${i}`, 0.12),
  valley: rugged(smooth(valley, 16), `dale valley ${i}`, 0.1),
  deep,
}));

/** A short stroke that falls from a point to one side. */
const falling = ([x, y]: Point, lean: number, long: number): string =>
  hachure([x, y], [x + lean * long * 0.42, y + long * 0.5], [x + lean * long * 0.66, y + long], 1.5);

/** Hatching that falls from the ridges: thick on the east flank, thin on the west. */
const hachures = (): string => {
  const roll = dice("dale hachures");
  let [east, west] = ["", ""];
  for (const { ridge, valley } of RIDGES) {
    for (const p of even(ridge, 7.6).slice(2)) {
      const room = farFrom(p, valley);
      const long = Math.min(58, 10 + room * (0.5 + roll() * 0.5));
      east += falling([p[0] + 1.5, p[1] + roll() * 3], 0.5 + roll() * 0.3, long);
      if (roll() < 0.42) west += falling([p[0] - 2, p[1] + roll() * 4], -0.4 - roll() * 0.3, 9 + roll() * 14);
    }
  }
  for (const p of even(WEST_SIDE, 9).slice(30))
    if (roll() < 0.8)
      west += falling([p[0] + 2 + roll() * 5, p[1] + 4], 0.12 + roll() * 0.2, 9 + roll() * 16);
  for (const p of even(EAST_SIDE, 8))
    east += falling([p[0] - 3 - roll() * 4, p[1] + 4], 0.1 - roll() * 0.4, 10 + roll() * 16);
  for (const p of even(UNDER, 7).slice(2)) {
    const long = 8 + roll() * 13;
    west += falling([p[0], p[1] - 5], -0.1 - roll() * 0.5, long);
  }
  return (
    element("path", { d: east, fill: LINE, opacity: 0.62 }) +
    element("path", { d: west, fill: LINE, opacity: 0.5 })
  );
};

/** Snow about the summit, longer in the valleys than on the ridges. */
const snow = (): string => {
  const edge: Polyline = [
    [250, 86],
    [262, 104],
    [272, 92],
    [282, 122],
    [294, 100],
    [304, 132],
    [314, 104],
    [326, 128],
    [338, 96],
    [350, 116],
    [358, 88],
    [370, 100],
    [380, 72],
    [400, 60],
    [322, -10],
    [240, 60],
  ];
  const roll = dice("dale snow");
  const lines = [
    [318, 24, 300, 92],
    [324, 26, 326, 96],
    [330, 34, 352, 84],
    [308, 34, 276, 84],
    [338, 48, 366, 80],
  ]
    .map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) =>
      stroke(ragged([x1, y1], [x2, y2], sub(roll), 0.12, 3), {
        width: 1.2,
        seed: sub(roll),
        ends: [0.3, 0.1],
      }),
    )
    .join("");
  return (
    element("path", { d: path(rugged([...edge, [250, 86]], "dale snow edge", 0.1)), fill: SNOW }) +
    element("path", { d: lines, fill: LINE, opacity: 0.5 })
  );
};

/** A ledge of rock with a nest, on which Eagles gather. */
const eyrie = (): string => {
  const [x, y] = EYRIE_AT;
  const roll = dice("dale eyrie");
  const ledge = smooth(
    [
      [x - 46, y + 6],
      [x - 30, y - 1],
      [x, y - 4],
      [x + 32, y],
      [x + 44, y + 7],
      [x + 24, y + 14],
      [x - 4, y + 17],
      [x - 32, y + 13],
    ],
    5,
    true,
  );
  let twigs = "";
  for (let i = 0; i < 16; i++) {
    const at = x - 34 + i * 4.6;
    const low = y + 6 + Math.sin(i) * 3;
    twigs += stroke(
      [
        [at - 8, low + roll() * 5],
        [at, low - 2 + roll() * 3],
        [at + 8, low + roll() * 5],
      ],
      { width: 1.1, seed: sub(roll), ends: [0.4, 0.2] },
    );
  }
  return (
    element("path", {
      d: path(ledge),
      fill: PEAK,
      stroke: LINE,
      "stroke-width": 1.6,
      "stroke-linejoin": "round",
    }) + element("path", { d: twigs, fill: LINE, opacity: 0.75 })
  );
};

/** The mouths of the goblins' caves and passes: an arch of hewn stone about the dark, on a sill. */
const mouths = (): string =>
  BOX_NAMES.map((name) => {
    const arch = archOf(name);
    const [x, y] = mouthOf(name);
    const broad = arch.map(([px, py]): Point => [x + (px - x) * 1.22, y + (py - y) * 1.14]);
    const stones = even(broad.slice(1, -1), 11)
      .map(([px, py]): string =>
        stroke(
          [
            [px, py],
            [x + (px - x) * 0.84, y + (py - y) * 0.88],
          ],
          { width: 1, seed: `${name} ${px}` },
        ),
      )
      .join("");
    return (
      element("path", {
        d: path(broad),
        fill: PEAK,
        stroke: LINE,
        "stroke-width": 1.7,
        "stroke-linejoin": "round",
      }) +
      element("path", { d: stones, fill: LINE, opacity: 0.7 }) +
      element("path", { d: path(arch), fill: "var(--five-dark)", stroke: LINE, "stroke-width": 1.4 }) +
      element("path", {
        d: `M${x - 44} ${y}h88l5 7h-98z`,
        fill: PEAK,
        stroke: LINE,
        "stroke-width": 1.5,
        "stroke-linejoin": "round",
      })
    );
  }).join("");

/** The foot of the Mountain, which no army climbs: a thick line, with hachures into the rock. */
export const massifInk = (): string => {
  const roll = dice("dale massif");
  const teeth = even(FOOT, 6)
    .slice(1, -1)
    .map((p, i, all) => {
      const next = all[Math.min(all.length - 1, i + 1)] ?? p;
      const [dx, dy] = [next[0] - p[0], next[1] - p[1]];
      const far = Math.hypot(dx, dy) || 1;
      const long = 9 + roll() * 14;
      const [ux, uy] = [dy / far, -dx / far];
      return hachure(
        p,
        [p[0] + ux * long * 0.5 + roll() * 2, p[1] + uy * long * 0.5],
        [p[0] + ux * long + (roll() - 0.5) * 5, p[1] + uy * long],
        2,
      );
    })
    .join("");
  return element("path", {
    d: stroke(even(FOOT, 6), { width: 6.6, seed: "dale foot", ends: [0.5, 0.4], drift: 0.5 }) + teeth,
    fill: LINE,
    opacity: 0.95,
  });
};

/** The flats of the Mountain: they are there with the land. */
export const mountainWash = (): string =>
  element("path", { id: "five-massif", d: path(MASSIF_OUTLINE), fill: PEAK }) +
  element("path", { d: path(MASSIF_OUTLINE), fill: ROCK, opacity: 0.3 }) +
  clipPath("five-massif-clip", path(MASSIF_OUTLINE)) +
  element(
    "g",
    { "clip-path": "url(#five-massif-clip)" },
    RIDGES.map(({ ridge, valley, deep }) =>
      element("path", { d: path([...ridge, ...valley]), fill: SHADE, opacity: deep }),
    ).join(""),
  );

/** What the pen draws of it. */
export const mountainInk = (): string => {
  const ridges = RIDGES.map(({ ridge }, i) =>
    stroke(even(ridge, 7), { width: 2.4, seed: `dale ridge ${i}`, ends: [0.2, 0.1] }),
  ).join("");
  return (
    element(
      "g",
      { "clip-path": "url(#five-massif-clip)" },
      hachures() + snow() + element("path", { d: ridges, fill: LINE, opacity: 0.85 }),
    ) +
    element("path", {
      d:
        stroke(even(WEST_SIDE, 6), { width: 4.2, seed: "dale west", ends: [0.6, 1], drift: 0.6 }) +
        stroke(even(EAST_SIDE, 6), { width: 3.4, seed: "dale east", ends: [1, 0.3], drift: 0.6 }),
      fill: LINE,
    }) +
    eyrie() +
    mouths()
  );
};
