import { element, type Polyline, smooth } from "@westmarch/ink";
import { arc, bush, curved, cut, disc, flat, grass, line, shape } from "@westmarch/ink/sheet";

/** What stands on the ground line at the foot of a page: one thing of its own for each. All stand on the lower edge. */

const sight = (width: number, height: number, inner: string): string =>
  element("svg", { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}` }, inner);

/** A closed outline with straight sides. */
const board = (corners: Polyline, fill: string, seed: string, width = 1.8): string =>
  cut(corners, fill, { seed, width });

const box = (x: number, y: number, width: number, height: number): Polyline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Two trees side by side. */
export const grove = (): string =>
  sight(
    72,
    50,
    bush(18, 49, 26, "grove-small") +
      bush(46, 49, 38, "grove-large") +
      grass(32, 49, 6, "g1") +
      grass(66, 49, 6, "g2"),
  );

/** A writing desk with a candle, a letter, an ink pot and a quill. */
export function desk(): string {
  const flame = smooth(
    [
      [30, 14],
      [34, 22],
      [30, 27],
      [26, 22],
      [30, 14],
    ],
    4,
  );
  const quill = smooth(
    [
      [146, 36],
      [152, 20],
      [172, 3],
      [168, 20],
      [156, 30],
      [146, 36],
    ],
    4,
  );
  return sight(
    200,
    110,
    board(box(21, 58, 13, 50), "var(--beam)", "leg-l") +
      board(box(160, 58, 13, 50), "var(--beam)", "leg-r") +
      board(
        [
          [4, 46],
          [194, 46],
          [188, 59],
          [10, 59],
        ],
        "var(--beam)",
        "top",
        2.2,
      ) +
      line(
        [
          [14, 52],
          [184, 52],
        ],
        { width: 1, seed: "grain", opacity: 0.5 },
      ) +
      board(box(26, 27, 8, 18), "var(--white)", "candle", 1.4) +
      shape(flame, "var(--flame-2)", { width: 1.1, seed: "flame", step: 3 }) +
      line(
        [
          [20, 45],
          [40, 45],
        ],
        { width: 3, seed: "dish" },
      ) +
      board(
        [
          [52, 44],
          [62, 32],
          [104, 32],
          [112, 44],
        ],
        "var(--white)",
        "letter",
        1.4,
      ) +
      [35.5, 38.5, 41.5]
        .map((y, i) =>
          line(
            [
              [66 - i * 3, y],
              [100 + i * 2, y],
            ],
            { width: 0.9, seed: `w${i}`, opacity: 0.5 },
          ),
        )
        .join("") +
      shape(quill, "var(--white)", { width: 1.3, seed: "quill", step: 5 }) +
      curved(
        [
          [142, 42],
          [152, 24],
          [170, 6],
        ],
        { width: 1.1, seed: "shaft" },
      ) +
      board(
        [
          [132, 45],
          [130, 36],
          [136, 32],
          [148, 32],
          [154, 36],
          [152, 45],
        ],
        "var(--flag)",
        "pot",
        1.5,
      ),
  );
}

/** A lectern with an open book and a pile of others beside it. */
export function books(): string {
  const pile = [
    { y: 96, x: 92, wide: 62, fill: "var(--blood-2)" },
    { y: 83, x: 98, wide: 54, fill: "var(--flag)" },
    { y: 70, x: 94, wide: 58, fill: "var(--wood)" },
  ];
  return sight(
    170,
    110,
    board(box(38, 44, 10, 64), "var(--beam)", "stand") +
      board(
        [
          [20, 109],
          [26, 100],
          [60, 100],
          [66, 109],
        ],
        "var(--beam)",
        "foot",
      ) +
      board(
        [
          [6, 34],
          [80, 34],
          [72, 48],
          [14, 48],
        ],
        "var(--beam)",
        "slope",
        2,
      ) +
      shape(
        smooth(
          [
            [43, 32],
            [30, 22],
            [8, 24],
            [4, 33],
            [26, 32],
            [43, 40],
            [60, 32],
            [82, 33],
            [78, 24],
            [56, 22],
            [43, 32],
          ],
          3,
        ),
        "var(--white)",
        { width: 1.4, seed: "pages", step: 5 },
      ) +
      line(
        [
          [43, 32],
          [43, 40],
        ],
        { width: 1.2, seed: "fold" },
      ) +
      [26, 29]
        .map(
          (y, i) =>
            line(
              [
                [14, y + 1],
                [34, y],
              ],
              { width: 0.8, seed: `l${i}`, opacity: 0.5 },
            ) +
            line(
              [
                [52, y],
                [72, y + 1],
              ],
              { width: 0.8, seed: `r${i}`, opacity: 0.5 },
            ),
        )
        .join("") +
      pile
        .map(
          ({ x, y, wide, fill }, i) =>
            board(box(x, y, wide, 13), fill, `book${i}`) +
            line(
              [
                [x + 9, y + 1],
                [x + 9, y + 12],
              ],
              { width: 1.6, seed: `b${i}`, colour: "var(--gilt)" },
            ),
        )
        .join(""),
  );
}

/** A box for letters on its post. */
export const letterBox = (): string =>
  sight(
    90,
    110,
    board(box(36, 52, 10, 57), "var(--beam)", "post") +
      shape([...arc(42, 34, 30, 26, 180, 360), [72, 56], [12, 56]], "var(--flag)", {
        width: 2,
        seed: "box",
        step: 6,
      }) +
      line(
        [
          [22, 38],
          [62, 38],
        ],
        { width: 3, seed: "slot", colour: "var(--dark)" },
      ) +
      board(
        [
          [28, 38],
          [32, 24],
          [56, 24],
          [58, 38],
        ],
        "var(--white)",
        "letter",
        1.3,
      ) +
      disc(44, 31, 2.6, "var(--blood-2)") +
      board(
        [
          [72, 40],
          [72, 12],
          [86, 16],
          [75, 22],
        ],
        "var(--blood-2)",
        "flag",
        1.3,
      ) +
      grass(20, 109, 7, "g1") +
      grass(66, 109, 7, "g2"),
  );

/** A ladder that leans on a hill with a flag on its top. */
export function climb(): string {
  const hill = smooth(
    [
      [4, 130],
      [40, 112],
      [74, 66],
      [112, 40],
      [150, 58],
      [186, 106],
      [232, 130],
    ],
    6,
  );
  const rungs = Array.from({ length: 7 }, (_, i) =>
    line(
      [
        [47 + i * 9, 119 - i * 12],
        [67 + i * 9, 122 - i * 12],
      ],
      { width: 2, seed: `rung${i}`, colour: "var(--beam)" },
    ),
  ).join("");
  return sight(
    240,
    130,
    shape([...hill, [232, 130], [4, 130]], "var(--turf)", { width: 1.8, seed: "hill", step: 9 }) +
      grass(164, 100, 8, "g1") +
      grass(140, 74, 7, "g2") +
      grass(98, 66, 7, "g3") +
      grass(190, 124, 8, "g4") +
      rungs +
      line(
        [
          [40, 130],
          [112, 34],
        ],
        { width: 3, seed: "rail-l", colour: "var(--beam)" },
      ) +
      line(
        [
          [60, 131],
          [130, 38],
        ],
        { width: 3, seed: "rail-r", colour: "var(--beam)" },
      ) +
      line(
        [
          [146, 58],
          [146, 8],
        ],
        { width: 2.4, seed: "pole" },
      ) +
      board(
        [
          [147, 8],
          [182, 14],
          [172, 20],
          [182, 28],
          [147, 28],
        ],
        "var(--flag)",
        "flag",
        1.4,
      ),
  );
}

/** A chest in which finished games are kept. */
export const chest = (): string =>
  sight(
    130,
    96,
    board(box(12, 46, 104, 48), "var(--beam)", "body", 2.2) +
      shape([[10, 47], ...arc(64, 47, 54, 38, 180, 360), [118, 47]], "var(--beam)", {
        width: 2.2,
        seed: "lid",
        step: 7,
      }) +
      [30, 92].map((x) => board(box(x, 14, 8, 80), "var(--dark-2)", `band${x}`, 1.3)).join("") +
      line(
        [
          [10, 47],
          [118, 47],
        ],
        { width: 2.4, seed: "gap" },
      ) +
      board(box(56, 42, 17, 20), "var(--gilt)", "lock", 1.5) +
      disc(64.5, 51, 2.6, "var(--dark)") +
      grass(6, 95, 7, "g1") +
      grass(122, 95, 7, "g2"),
  );

/** A house under the hill, with its round door and windows that are lit. */
export function house(): string {
  const hill = smooth(
    [
      [2, 238],
      [26, 180],
      [78, 100],
      [150, 54],
      [200, 48],
      [250, 54],
      [322, 100],
      [374, 180],
      [398, 238],
    ],
    7,
  );
  const window = (x: number, y: number, r: number): string =>
    shape(arc(x, y, r, r, 0, 360), "var(--flame-2)", { width: 2, seed: `w${x}`, step: 5 }) +
    line(
      [
        [x - r, y],
        [x + r, y],
      ],
      { width: 1.4, seed: `h${x}` },
    ) +
    line(
      [
        [x, y - r],
        [x, y + r],
      ],
      { width: 1.4, seed: `v${x}` },
    );
  return sight(
    400,
    240,
    board(box(282, 30, 24, 70), "var(--stone)", "chimney", 2) +
      board(box(278, 24, 32, 9), "var(--stone-2)", "cap", 2) +
      [0, 1]
        .map((i) =>
          curved(
            [
              [294 + i * 5, 20],
              [300 - i * 4, 12],
              [292 + i * 6, 5],
              [299, -8 - i * 8],
            ],
            { width: 3 - i, seed: `s${i}`, opacity: 0.32 },
          ),
        )
        .join("") +
      shape([...hill, [398, 238], [2, 238]], "var(--turf)", { width: 2.6, seed: "hill", step: 10 }) +
      curved(
        [
          [40, 190],
          [90, 118],
          [150, 78],
          [196, 68],
        ],
        { width: 2.4, seed: "light", colour: "var(--snow)", opacity: 0.5 },
      ) +
      [64, 98, 300, 336, 128, 250].map((x, i) => grass(x, 150 + ((i * 37) % 60), 8, `t${x}`)).join("") +
      disc(200, 176, 62, "var(--stone)") +
      line(arc(200, 176, 62, 62, 0, 360), { width: 2.2, seed: "ring", ends: [1, 1] }) +
      shape(arc(200, 176, 49, 49, 0, 360), "var(--wood)", { width: 2, seed: "door", step: 7 }) +
      [170, 185, 200, 215, 230]
        .map((x) => {
          const h = Math.sqrt(49 ** 2 - (x - 200) ** 2);
          return line(
            [
              [x, 176 - h],
              [x, 176 + h],
            ],
            { width: 1.1, seed: `p${x}`, opacity: 0.7 },
          );
        })
        .join("") +
      disc(200, 176, 5, "var(--gilt)") +
      window(104, 186, 17) +
      window(140, 134, 18) +
      window(262, 134, 18) +
      window(298, 186, 17) +
      board(
        [
          [132, 238],
          [144, 224],
          [256, 224],
          [268, 238],
        ],
        "var(--stone-2)",
        "step",
        2,
      ) +
      bush(42, 239, 24, "b1") +
      bush(70, 239, 17, "b2") +
      bush(352, 239, 22, "b3") +
      bush(328, 239, 15, "b4"),
  );
}

/** Strokes in the wood of the boards: where each begins and ends. */
const GRAIN = [
  [244, 54, 330, 50],
  [300, 84, 410, 74],
  [110, 124, 190, 134],
  [150, 160, 250, 170],
  [250, 204, 320, 218],
] as const;

/** A signpost of which one board has broken off, and a traveller who reads a letter under it. */
export function signpost(): string {
  const traveller = smooth(
    [
      [84, 330],
      [88, 284],
      [96, 262],
      [106, 254],
      [117, 262],
      [124, 284],
      [126, 330],
    ],
    4,
  );
  return sight(
    480,
    360,
    element("ellipse", { cx: 262, cy: 338, rx: 62, ry: 10, fill: "var(--pen)", opacity: 0.2 }) +
      board(box(246, 24, 21, 312), "var(--beam)", "post", 2.4) +
      board(
        [
          [241, 24],
          [256.5, 4],
          [272, 24],
        ],
        "var(--dark-2)",
        "cap",
        2.2,
      ) +
      board(
        [
          [228, 42],
          [432, 30],
          [464, 56],
          [434, 84],
          [229, 94],
        ],
        "var(--beam)",
        "east",
        2.4,
      ) +
      board(
        [
          [284, 126],
          [86, 104],
          [54, 128],
          [80, 156],
          [282, 180],
        ],
        "var(--beam)",
        "west",
        2.4,
      ) +
      board(
        [
          [232, 186],
          [384, 214],
          [362, 224],
          [388, 234],
          [354, 240],
          [376, 256],
          [358, 262],
          [226, 236],
        ],
        "var(--beam)",
        "broken",
        2.4,
      ) +
      GRAIN.map(([x, y, to, down], i) =>
        line(
          [
            [x, y],
            [to, down],
          ],
          { width: 1, seed: `grain${i}`, opacity: 0.45 },
        ),
      ).join("") +
      [66, 146, 212].map((y) => disc(256, y, 3.4, "var(--dark)")).join("") +
      element("ellipse", { cx: 106, cy: 338, rx: 30, ry: 7, fill: "var(--pen)", opacity: 0.2 }) +
      line(
        [
          [76, 338],
          [76, 252],
        ],
        { width: 4, seed: "staff", colour: "var(--beam)" },
      ) +
      board(box(96, 326, 6, 13), "var(--dark)", "foot-l", 1) +
      board(box(109, 326, 6, 13), "var(--dark)", "foot-r", 1) +
      shape(traveller, "var(--wood-2)", { width: 2, seed: "cloak", step: 6 }) +
      shape(arc(106, 268, 17, 18, 0, 360), "var(--wood-2)", { width: 2, seed: "hood", step: 5 }) +
      flat(arc(112, 269, 8, 10, 0, 360), "var(--road)") +
      board(
        [
          [122, 276],
          [148, 284],
          [143, 304],
          [116, 295],
        ],
        "var(--white)",
        "letter",
        1.6,
      ) +
      line(
        [
          [126, 283],
          [142, 288],
        ],
        { width: 1, seed: "words", opacity: 0.6 },
      ),
  );
}
