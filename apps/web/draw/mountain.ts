import { dice, type Point } from "@westmarch/ink";
import { bush, cut, disc, flat, line, peak, shape } from "@westmarch/ink/sheet";
import { bird, box, host, land, MIDDLE, range, rays, scene, WIDE } from "./wide.ts";

/** How the battle before the Lonely Mountain ends, as wide pictures: it is held, or it falls. */

/** Where the Gate stands: beside the words that are laid over the picture. */
const GATE = MIDDLE + 165;

interface Rock {
  readonly lit: string;
  readonly shade: string;
}

/** The Lonely Mountain between its two arms. */
const mountain = (foot: number, rock: Rock, snow: number): string =>
  peak(MIDDLE, foot, 820, 286, "the-mountain", { ...rock, snow }) +
  peak(MIDDLE - 380, foot, 420, 108, "south-arm", rock) +
  peak(MIDDLE + 392, foot, 400, 122, "east-arm", rock);

/** The Front Gate, hewn in straight cuts; `within` is what one sees in it. */
function gate(x: number, foot: number, stone: string, within: string): string {
  const hewn = (by: number): Point[] => [
    [x - 30 - by, foot],
    [x - 27 - by, foot - 52],
    [x - 14 - by * 0.6, foot - 72 - by],
    [x + 14 + by * 0.6, foot - 72 - by],
    [x + 27 + by, foot - 52],
    [x + 30 + by, foot],
  ];
  return (
    cut(hewn(14), stone, { width: 1.8, seed: "jamb" }) + cut(hewn(0), within, { width: 1.6, seed: "mouth" })
  );
}

/** A banner on a pole: swallow-tailed for those who hold the valley, pointed for those who take it. */
function banner(x: number, foot: number, high: number, cloth: string, pointed: boolean): string {
  const top = foot - high;
  const edge: Point[] = pointed
    ? [
        [x, top + 2],
        [x + 50, top + 16],
        [x, top + 30],
      ]
    : [
        [x, top + 2],
        [x + 48, top],
        [x + 36, top + 14],
        [x + 48, top + 29],
        [x, top + 30],
      ];
  return (
    line(
      [
        [x, foot],
        [x, top - 6],
      ],
      { width: 3, seed: `pole${x}`, ends: [0.9, 0.7] },
    ) + shape(edge, cloth, { width: 1.4, seed: `cloth${x}`, step: 12 })
  );
}

/** The Free Peoples have won: light over the Mountain, banners before the Gate, Eagles on the wind. */
export const held = (): string =>
  scene(
    box(0, "var(--sky-low)") +
      rays(MIDDLE, 250, "var(--ray)", 0.9) +
      disc(MIDDLE, 250, 400, "var(--sun)", 0.3) +
      disc(MIDDLE, 250, 270, "var(--sun)", 0.5) +
      range(380, 9, 104, "held-far", "var(--far-2)", "var(--far)") +
      mountain(384, { lit: "var(--rock-3)", shade: "var(--rock)" }, 0.26) +
      gate(GATE, 384, "var(--stone)", "var(--shade)") +
      land([378, 372, 382, 376, 378, 374, 384, 372], "var(--turf-3)", "held-a") +
      banner(GATE - 92, 392, 84, "var(--flag)", false) +
      banner(GATE + 74, 392, 84, "var(--flag)", false) +
      banner(GATE + 168, 396, 66, "var(--turf)", false) +
      land([396, 404, 394, 400, 392, 400, 394, 404], "var(--turf-2)", "held-b", 22) +
      bird(566, 128, 46, "eagle-a") +
      bird(664, 96, 30, "eagle-b") +
      bird(1004, 112, 40, "eagle-c") +
      bird(1092, 152, 26, "eagle-d") +
      bush(96, 400, 54, "held-tree-a") +
      bush(160, 406, 36, "held-tree-b", "var(--turf)") +
      bush(1372, 402, 58, "held-tree-c"),
  );

/** The Shadow has won: fires before the broken Gate, bats over the Mountain, and the host in the valley. */
export function fallen(): string {
  const roll = dice("fallen");
  const embers = Array.from({ length: 40 }, () =>
    disc(roll() * WIDE, 90 + roll() * 260, 0.8 + roll() * 1.5, "var(--flame-2)", 0.7),
  ).join("");
  const fire = (x: number, foot: number, size: number): string =>
    disc(x, foot - size * 0.4, size * 1.6, "var(--flame)", 0.25) +
    flat(
      [
        [x - size * 0.5, foot],
        [x - size * 0.3, foot - size * 0.8],
        [x - size * 0.08, foot - size * 0.5],
        [x + size * 0.06, foot - size * 1.3],
        [x + size * 0.28, foot - size * 0.6],
        [x + size * 0.5, foot],
      ],
      "var(--flame)",
    );
  return scene(
    box(0, "var(--blood)") +
      rays(MIDDLE, 210, "var(--blood-2)", 0.35) +
      disc(MIDDLE, 210, 330, "var(--blood-2)", 0.4) +
      range(378, 10, 120, "fallen-far", "var(--dark-2)", "var(--dark)") +
      mountain(382, { lit: "var(--rock-2)", shade: "var(--dark-2)" }, 0.16) +
      gate(GATE, 382, "var(--rock)", "var(--flame)") +
      land([374, 366, 378, 368, 376, 370, 374, 366], "var(--dark-2)", "fallen-a") +
      banner(GATE - 92, 388, 88, "var(--blood-2)", true) +
      banner(GATE + 74, 388, 88, "var(--blood-2)", true) +
      fire(MIDDLE - 250, 392, 34) +
      fire(GATE + 170, 390, 34) +
      fire(MIDDLE + 540, 394, 26) +
      host(40, 560, 398, "host-a") +
      host(1120, 1420, 396, "host-b") +
      land([398, 404, 394, 402, 396, 404, 396, 402], "var(--dark)", "fallen-b") +
      embers +
      bird(560, 122, 28, "bat-a") +
      bird(640, 158, 20, "bat-b") +
      bird(1030, 118, 26, "bat-c"),
  );
}
