import { dice, element, type Point, type Polyline, smooth } from "@westmarch/ink";
import { arc, bush, curved, cut, disc, flat, hachures, line, shape } from "@westmarch/ink/sheet";
import { darkTower, whiteTower } from "@westmarch/ink/towers";
import { bird, box, host, land, MIDDLE, range, rays, scene, WIDE } from "./wide.ts";

/** How a game ends, as wide pictures: dawn for the Free Peoples, dusk for the Shadow, an evening for a draw. */

function volcano(x: number, foot: number): string {
  const top = 150;
  const left: Polyline = [
    [x - 250, foot],
    [x - 150, foot - 100],
    [x - 92, top + 58],
    [x - 40, top],
  ];
  const right: Polyline = [
    [x + 38, top + 3],
    [x + 96, top + 62],
    [x + 160, foot - 92],
    [x + 258, foot],
  ];
  const streams: readonly Polyline[] = [
    [
      [x - 14, top + 2],
      [x - 22, top + 50],
      [x - 6, top + 100],
      [x - 40, foot],
    ],
    [
      [x + 16, top + 2],
      [x + 30, top + 60],
      [x + 22, top + 120],
      [x + 64, foot],
    ],
  ];
  const lava = streams
    .map((stream, i) => {
      const [edge, other] = [
        smooth(stream, 5),
        smooth(stream, 5)
          .map(([a, b]): Point => [a + 16, b])
          .reverse(),
      ];
      return (
        shape([...edge, ...other], "var(--flame)", { width: 1.3, seed: `lava${i}`, step: 12 }) +
        curved(
          stream.map(([a, b]): Point => [a + 8, b + 6]),
          { width: 4, seed: `glow${i}`, colour: "var(--flame-2)" },
        )
      );
    })
    .join("");
  const flames = shape(
    smooth(
      [
        [x - 36, top + 4],
        [x - 30, top - 44],
        [x - 10, top - 30],
        [x - 2, top - 96],
        [x + 18, top - 44],
        [x + 34, top - 62],
        [x + 36, top + 4],
      ],
      4,
    ),
    "var(--flame)",
    { width: 1.4, seed: "fire", step: 8 },
  );
  const heart = flat(
    smooth(
      [
        [x - 18, top + 4],
        [x - 10, top - 22],
        [x, top - 52],
        [x + 10, top - 20],
        [x + 18, top + 4],
      ],
      4,
    ),
    "var(--flame-2)",
  );
  const smoke = [
    [-78, -18, 78],
    [-140, 8, 62],
    [70, -24, 84],
    [132, -4, 70],
    [184, 22, 46],
    [-190, 28, 40],
  ]
    .map(([dx, dy, size], i) => bush(x + dx, top + dy, size, `smoke${i}`, "var(--rock)", false))
    .join("");
  return (
    smoke +
    flames +
    heart +
    shape([...left, ...right], "var(--shade)", { width: 2, seed: "cone", step: 16 }) +
    flat(
      [
        [x + 6, top + 2],
        [x + 38, top + 3],
        [x + 96, top + 62],
        [x + 160, foot - 92],
        [x + 258, foot],
        [x + 90, foot],
      ],
      "var(--dark-2)",
      0.55,
    ) +
    hachures(
      Array.from({ length: 16 }, (_, i): Point => [x + 44 + i * 12, top + 22 + i * 13]),
      [-16, 34],
      "flank",
      { opacity: 0.5 },
    ) +
    lava
  );
}

/** The dark tower as it breaks: a stump, and the crown on its way down. */
function fallenTower(x: number, foot: number): string {
  const stump: Polyline = [
    [x - 30, foot],
    [x - 24, foot - 110],
    [x - 14, foot - 96],
    [x - 4, foot - 122],
    [x + 8, foot - 100],
    [x + 22, foot - 116],
    [x + 28, foot],
  ];
  const crown: Polyline = [
    [-22, 60],
    [-26, -40],
    [-18, -64],
    [-10, -44],
    [0, -76],
    [10, -44],
    [18, -64],
    [26, -40],
    [22, 56],
    [6, 44],
    [-6, 62],
  ];
  const stones = [
    [-70, -150, 9],
    [74, -126, 11],
    [96, -70, 8],
    [-58, -84, 7],
    [60, -196, 7],
  ].map(([dx, dy, size], i) =>
    cut(
      [
        [x + dx - size, foot + dy],
        [x + dx, foot + dy - size],
        [x + dx + size, foot + dy + 2],
      ],
      "var(--dark)",
      { width: 1.2, seed: `stone${i}` },
    ),
  );
  return (
    cut(stump, "var(--dark)", { width: 1.6, seed: "stump", colour: "var(--flame)" }) +
    element(
      "g",
      { transform: `translate(${x + 34} ${foot - 196}) rotate(19)` },
      cut(crown, "var(--dark)", { width: 1.6, seed: "crown", colour: "var(--flame)" }),
    ) +
    stones.join("")
  );
}

const placed = (x: number, y: number, scale: number, inner: string): string =>
  element("g", { transform: `translate(${x} ${y}) scale(${scale})` }, inner);

/** The Free Peoples have won: the mountain burns, the tower falls, eagles come with the morning. */
export function dawn(): string {
  return scene(
    box(0, "var(--sky-low)") +
      rays(MIDDLE, 300, "var(--ray)", 0.9) +
      disc(MIDDLE, 300, 420, "var(--sun)", 0.3) +
      disc(MIDDLE, 300, 280, "var(--sun)", 0.45) +
      disc(MIDDLE, 300, 170, "var(--sun)", 0.7) +
      range(378, 9, 130, "dawn-far", "var(--far-2)", "var(--near)") +
      fallenTower(1108, 374) +
      volcano(MIDDLE, 376) +
      land([372, 366, 378, 364, 374, 368, 380, 366], "var(--turf-3)", "dawn-a") +
      land([394, 402, 390, 400, 388, 398, 392, 402], "var(--turf-2)", "dawn-b", 22) +
      bird(560, 92, 44, "eagle-a") +
      bird(648, 58, 30, "eagle-b") +
      bird(1010, 76, 36, "eagle-c") +
      bush(96, 398, 54, "dawn-tree-a") +
      bush(160, 404, 36, "dawn-tree-b", "var(--turf)") +
      bush(1372, 400, 58, "dawn-tree-c"),
  );
}

/** The Shadow has won: the Eye over the land, and its host on the road. */
export function dusk(): string {
  const roll = dice("dusk");
  const embers = Array.from({ length: 46 }, () =>
    disc(roll() * WIDE, 60 + roll() * 270, 0.8 + roll() * 1.5, "var(--flame-2)", 0.7),
  ).join("");
  return scene(
    box(0, "var(--blood)") +
      rays(MIDDLE, 118, "var(--blood-2)", 0.35) +
      disc(MIDDLE, 118, 300, "var(--blood-2)", 0.4) +
      disc(MIDDLE, 118, 170, "var(--flame)", 0.4) +
      disc(MIDDLE, 118, 92, "var(--flame)", 0.55) +
      range(372, 10, 160, "dusk-far", "var(--dark-2)", "var(--dark)") +
      placed(MIDDLE, -180, 1.7, darkTower(0)) +
      land([362, 352, 366, 350, 368, 356, 362, 350], "var(--dark-2)", "dusk-a") +
      host(40, 640, 392, "host-a") +
      host(960, 1420, 390, "host-b") +
      land([390, 398, 386, 396, 388, 400, 390, 396], "var(--dark)", "dusk-b") +
      embers +
      bird(520, 96, 26, "crow-a") +
      bird(590, 132, 18, "crow-b") +
      bird(1060, 88, 24, "crow-c"),
  );
}

/** A game without a winner: two towers far apart, and a fire that is shared. */
export function evening(): string {
  const fire = smooth(
    [
      [MIDDLE - 18, 384],
      [MIDDLE - 14, 362],
      [MIDDLE - 4, 370],
      [MIDDLE, 340],
      [MIDDLE + 10, 366],
      [MIDDLE + 17, 356],
      [MIDDLE + 20, 384],
    ],
    4,
  );
  const log = (from: Point, to: Point, seed: string) =>
    line([from, to], { width: 8, seed, colour: "var(--beam)", ends: [0.9, 0.9] });
  return scene(
    box(0, "var(--sky)") +
      disc(MIDDLE, 296, 470, "var(--sky-low)", 0.5) +
      disc(MIDDLE, 296, 340, "var(--sky-low)", 0.8) +
      disc(MIDDLE, 296, 250, "var(--sun)", 0.5) +
      disc(MIDDLE, 296, 120, "var(--sun)", 0.9) +
      range(362, 10, 110, "evening-far", "var(--far)", "var(--far-2)") +
      placed(330, 58, 0.86, whiteTower(0)) +
      placed(1240, 40, 0.86, darkTower(0)) +
      land([346, 330, 344, 356, 352, 340, 326, 342], "var(--turf-3)", "evening-a") +
      land([372, 384, 378, 388, 384, 390, 376, 386], "var(--turf-2)", "evening-b", 26) +
      disc(MIDDLE, 376, 60, "var(--flame-2)", 0.3) +
      shape(fire, "var(--flame)", { width: 1.2, seed: "campfire", step: 7 }) +
      flat(arc(MIDDLE, 376, 8, 16, 180, 360), "var(--flame-2)") +
      log([MIDDLE - 34, 390], [MIDDLE + 30, 380], "log-a") +
      log([MIDDLE - 28, 380], [MIDDLE + 36, 391], "log-b") +
      bush(150, 392, 70, "evening-tree-a") +
      bush(1336, 390, 62, "evening-tree-b") +
      bird(610, 96, 22, "swallow-a") +
      bird(660, 120, 16, "swallow-b"),
  );
}
