import { element, type Polyline, smooth } from "@westmarch/ink";
import { arc, curved, cut, flat, line, shape } from "@westmarch/ink/sheet";

/** The hearth of the common room, with two chairs before it and a kettle on. It stands on the lower edge of its drawing. */

const box = (x: number, y: number, width: number, height: number): Polyline => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

const board = (corners: Polyline, fill: string, seed: string, width = 2): string =>
  cut(corners, fill, { seed, width });

/** The same corners, rounded and closed. */
const rounded = (points: Polyline): Polyline => smooth([...points, ...points.slice(0, 1)], 4);

const blob = (points: Polyline, fill: string, seed: string, width = 1.8): string =>
  shape(rounded(points), fill, { seed, width, step: 7 });

/** Chimney, breast and mantel. */
function chimney(): string {
  const breast: Polyline = [
    [70, 312],
    [70, 118],
    [94, 94],
    [150, 84],
    [160, 4],
    [260, 4],
    [270, 84],
    [326, 94],
    [350, 118],
    [350, 312],
  ];
  const shade: Polyline = [
    [262, 5],
    [272, 84],
    [326, 94],
    [349, 118],
    [349, 311],
    [318, 311],
    [318, 130],
    [304, 108],
    [264, 100],
  ];
  return (
    board(breast, "var(--stone)", "breast", 2.2) +
    flat(shade, "var(--stone-3)", 0.5) +
    board(
      [
        [56, 96],
        [364, 96],
        [358, 117],
        [62, 117],
      ],
      "var(--beam)",
      "mantel",
      2.2,
    ) +
    line(
      [
        [70, 106],
        [350, 105],
      ],
      { width: 1, seed: "grain", opacity: 0.5 },
    )
  );
}

/** Books, a candle and a jar on the mantel. */
const mantel = (): string =>
  board(box(172, 72, 13, 24), "var(--blood)", "book-1", 1.5) +
  board(box(191, 62, 11, 34), "var(--flag)", "book-2", 1.5) +
  board(box(206, 76, 15, 20), "var(--wood)", "book-3", 1.5) +
  board(
    [
      [100, 96],
      [101, 82],
      [108, 78],
      [115, 82],
      [116, 96],
    ],
    "var(--gilt)",
    "jar",
    1.5,
  ) +
  board(box(301, 79, 7, 17), "var(--white)", "candle", 1.4) +
  blob(
    [
      [304, 64],
      [308, 71],
      [304, 78],
      [300, 71],
    ],
    "var(--flame-2)",
    "wick",
    1.1,
  );

/** The mouth of the hearth under its arch of stone. */
function mouth(): string {
  const inner: Polyline = [[110, 312], ...arc(210, 198, 100, 58, 180, 360), [310, 312]];
  const rim: Polyline = [
    [98, 198],
    ...arc(210, 198, 112, 70, 180, 360),
    [322, 198],
    [310, 198],
    ...arc(210, 198, 100, 58, 360, 180),
    [110, 198],
  ];
  return (
    shape(inner, "var(--dark-2)", { width: 2, seed: "mouth" }) +
    shape(rim, "var(--stone-2)", { width: 1.8, seed: "rim" }) +
    flat([[126, 311], ...arc(210, 304, 84, 70, 180, 360), [294, 311]], "var(--blood-2)", 0.4)
  );
}

function fire(): string {
  const outer: Polyline = [
    [150, 306],
    [140, 280],
    [156, 250],
    [162, 232],
    [176, 254],
    [180, 274],
    [190, 258],
    [200, 226],
    [213, 252],
    [216, 276],
    [226, 262],
    [231, 248],
    [242, 270],
    [243, 292],
    [238, 306],
  ];
  const inner: Polyline = [
    [172, 305],
    [168, 288],
    [182, 262],
    [190, 280],
    [194, 290],
    [204, 266],
    [214, 284],
    [212, 305],
  ];
  const log = (from: readonly [number, number], to: readonly [number, number], seed: string): string => {
    const [x, y] = from;
    const [u, v] = to;
    return board(
      [
        [x, y - 6],
        [u, v - 6],
        [u, v + 6],
        [x, y + 6],
      ],
      "var(--beam)",
      seed,
      1.6,
    );
  };
  return (
    blob(outer, "var(--flame)", "fire", 1.5) +
    flat(rounded(inner), "var(--flame-2)") +
    log([132, 304], [240, 290], "log-1") +
    log([150, 290], [264, 306], "log-2")
  );
}

/** The kettle on its crane. */
const kettle = (): string =>
  line(
    [
      [126, 181],
      [296, 180],
    ],
    { width: 4, seed: "crane" },
  ) +
  line(
    [
      [262, 181],
      [262, 206],
    ],
    { width: 2, seed: "hook" },
  ) +
  blob(
    [
      [242, 214],
      [262, 205],
      [282, 214],
      [288, 242],
      [262, 254],
      [236, 242],
    ],
    "var(--rock-2)",
    "kettle",
  ) +
  board(
    [
      [283, 222],
      [299, 212],
      [302, 218],
      [287, 231],
    ],
    "var(--rock-2)",
    "spout",
    1.5,
  ) +
  curved(
    [
      [243, 214],
      [262, 196],
      [281, 214],
    ],
    { width: 1.8, seed: "handle" },
  ) +
  curved(
    [
      [305, 208],
      [309, 200],
      [304, 191],
      [309, 178],
    ],
    { width: 1.5, seed: "steam", opacity: 0.4 },
  );

/** A chair seen from behind, its middle at `x`, with a cloth over its back. */
function chair(x: number, cloth: string, seed: string): string {
  const at = (points: Polyline): Polyline => points.map(([u, v]) => [u + x, v] as const);
  return (
    line(
      at([
        [-29, 262],
        [-37, 311],
      ]),
      { width: 5, seed: `${seed}-l` },
    ) +
    line(
      at([
        [29, 262],
        [37, 311],
      ]),
      { width: 5, seed: `${seed}-r` },
    ) +
    line(
      at([
        [-30, 287],
        [30, 286],
      ]),
      { width: 4, seed: `${seed}-b` },
    ) +
    blob(
      at([
        [-40, 246],
        [0, 238],
        [40, 246],
        [36, 262],
        [0, 256],
        [-36, 262],
      ]),
      "var(--beam)",
      `${seed}-seat`,
    ) +
    board(at(box(-33, 154, 15, 92)), "var(--beam)", `${seed}-p1`) +
    board(at(box(18, 154, 15, 92)), "var(--beam)", `${seed}-p2`) +
    blob(
      at([
        [-19, 168],
        [0, 161],
        [19, 168],
        [19, 200],
        [0, 193],
        [-19, 200],
      ]),
      cloth,
      `${seed}-cloth`,
    )
  );
}

export const hearth = (): string =>
  element(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 420 324" },
    element("ellipse", { cx: 210, cy: 312, rx: 208, ry: 11, fill: "var(--shade)", opacity: 0.16 }) +
      chimney() +
      mantel() +
      mouth() +
      fire() +
      kettle() +
      chair(46, "var(--flag)", "left") +
      chair(374, "var(--blood)", "right"),
  );
