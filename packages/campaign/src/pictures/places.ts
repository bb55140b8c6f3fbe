/** Whole places, 176 × 84, for a figure to stand in: one row of a card names one of these and an hour. */
import { blend, dice } from "@westmarch/ink";
import { darkTower } from "./buildings.ts";
import { crescent, HOURS, type Hour, rays, sky, stars, sun } from "./hours.ts";
import { cavern, doom, downs, firs, flame, grass, leafy, peaks, reeds, sea, trunk, water } from "./land.ts";
import { type Art, cut, disc, form, glow, put, stroke, wash } from "./marks.ts";

/** Tops and saddles across the picture, for ridges. */
const jagged = (seed: string, y: number, high: number, count: number): string => {
  const roll = dice(`${seed} ridge`);
  const step = 188 / (count * 2);
  return Array.from({ length: count * 2 + 1 }, (_, i) => {
    const x = -6 + i * step + (i === 0 || i === count * 2 ? 0 : (roll() - 0.5) * step * 0.7);
    return `${x},${i % 2 ? y - high * (0.65 + roll() * 0.45) : y - high * roll() * 0.25}`;
  }).join(" ");
};

const rolling = (seed: string, y: number, high: number, count: number): string => {
  const roll = dice(`${seed} hills`);
  return Array.from({ length: count + 1 }, (_, i) => `${-6 + (i * 188) / count},${y - roll() * high}`).join(
    " ",
  );
};

export interface Spot {
  readonly seed: string;
  /** Where the sun or moon stands. */
  readonly sun?: readonly [x: number, y: number, r?: number];
}

const heaven = (hour: Hour, { seed, sun: at }: Spot): Art => {
  const night = hour === HOURS.night || hour === HOURS.ghost;
  return [
    sky(hour, seed),
    night ? stars(seed) : [],
    at ? (night ? crescent(hour, at[0], at[1], at[2]) : sun(hour, at[0], at[1], at[2])) : [],
  ];
};

/** Open land before mountains. */
export const vale = (hour: Hour, spot: Spot, { snow = 0.34, high = 30 } = {}): Art => [
  heaven(hour, spot),
  peaks(jagged(spot.seed, 56, high, 5), 66, hour.far, spot.seed, { snow, far: 0.34, pen: 0.9 }),
  downs(rolling(`${spot.seed}a`, 60, 7, 5), 86, hour.mid, `${spot.seed}a`),
  downs(rolling(`${spot.seed}b`, 73, 6, 4), 88, hour.near, `${spot.seed}b`),
  grass(spot.seed, 74, 83, 9, hour.near),
];

/** High mountains close by. */
export const heights = (hour: Hour, spot: Spot, { snow = 0.42 } = {}): Art => [
  heaven(hour, spot),
  peaks(jagged(`${spot.seed}f`, 52, 32, 6), 70, hour.far, `${spot.seed}f`, { snow, pen: 0.8, far: 0.42 }),
  peaks(jagged(spot.seed, 74, 40, 3), 88, hour.mid, spot.seed, { snow: snow * 0.7 }),
];

/** Green hills with trees. */
export const shire = (hour: Hour, spot: Spot): Art => [
  heaven(hour, spot),
  downs(rolling(`${spot.seed}f`, 48, 10, 4), 86, hour.far, `${spot.seed}f`, { pen: 0.8, far: 0.4 }),
  downs(rolling(spot.seed, 60, 12, 4), 86, hour.mid, spot.seed),
  leafy(20, 62, 20, blend(hour.near, "#3f5a2a", 0.25), `${spot.seed}t`),
  leafy(158, 60, 24, blend(hour.near, "#3f5a2a", 0.15), `${spot.seed}u`),
  leafy(144, 64, 16, blend(hour.near, "#3f5a2a", 0.3), `${spot.seed}v`),
  downs(rolling(`${spot.seed}n`, 75, 6, 3), 88, hour.near, `${spot.seed}n`),
  grass(spot.seed, 76, 83, 10, hour.near),
];

/** A great plain under a wide sky. */
export const plain = (hour: Hour, spot: Spot, { ground = 60 } = {}): Art => [
  heaven(hour, spot),
  peaks(jagged(spot.seed, ground, 14, 6), ground + 4, hour.far, spot.seed, { pen: 0.8, snow: 0.4, far: 0.4 }),
  downs(rolling(`${spot.seed}a`, ground + 2, 3, 5), 88, hour.mid, `${spot.seed}a`),
  downs(rolling(`${spot.seed}b`, ground + 12, 4, 4), 88, hour.near, `${spot.seed}b`),
  grass(spot.seed, ground + 13, 83, 12, hour.near),
];

/** Trunks close together, leaves above. */
export const forest = (
  hour: Hour,
  spot: Spot,
  { bark = "#5d4a34", leaf = "#5c7a44", xs = [8, 34, 58, 122, 144, 168] as readonly number[] } = {},
): Art => {
  const roll = dice(`${spot.seed} trunks`);
  return [
    wash("-2,-2! 178,-2! 178,88! -2,88!", hour.low),
    glow(88, 40, [56, 40, 24], hour.sun, 0.3),
    Array.from({ length: 12 }, (_, i) =>
      trunk(4 + i * 15 + roll() * 6, 66, 2.6 + roll() * 2, blend(hour.far, bark, 0.35), roll() * 2 - 1),
    ),
    downs(rolling(spot.seed, 66, 4, 5), 88, hour.mid, spot.seed, { pen: 0.7 }),
    xs.map((x, i) =>
      trunk(
        x,
        76 + (i % 3) * 3,
        7 + (i % 2) * 3,
        blend(bark, hour.light, hour.amount),
        (i % 2 ? -1 : 1) * 1.5,
      ),
    ),
    downs(rolling(`${spot.seed}n`, 79, 4, 5), 88, hour.near, `${spot.seed}n`),
    form(
      `-4,-6! -4,10 12,16! 20,11 32,15! 42,9 54,13! 64,5 78,8! 92,4 104,9! 116,6 128,13! 140,9 152,15! 164,10 180,14! 180,-6!`,
      blend(leaf, hour.light, hour.amount),
      { shade: 4 },
    ),
    grass(spot.seed, 79, 84, 8, hour.near),
  ];
};

/** The golden wood. */
export const goldenWood = (spot: Spot): Art => {
  const hour = HOURS.gold;
  const crown = (x: number, y: number, r: number, fill: string): Art =>
    leafy(x, y + r * 1.5, r * 2.6, fill, `${spot.seed}${x}`);
  return [
    wash("-2,-2! 178,-2! 178,88! -2,88!", hour.low),
    glow(88, 44, [60, 42, 26], hour.sun, 0.5),
    [24, 46, 70, 108, 130, 150].map((x, i) => [
      trunk(x, 66, 4, "#cfc4a2", i % 2 ? 1 : -1),
      crown(x, 8 + (i % 3) * 5, 13, blend(hour.far, "#cfa63c", 0.4)),
    ]),
    downs(rolling(spot.seed, 66, 4, 5), 88, hour.mid, spot.seed, { pen: 0.7 }),
    [6, 170].map((x, i) => trunk(x, 80, 10, "#b3a98c", i ? -2 : 2)),
    [
      [0, 2, 18, "#cf9f34"],
      [30, -4, 15, "#dfb94e"],
      [150, -4, 16, "#d8ae42"],
      [176, 2, 18, "#c9962c"],
    ].map(([x, y, r, c]) => crown(Number(x), Number(y), Number(r), String(c))),
    downs(rolling(`${spot.seed}n`, 78, 4, 4), 88, hour.near, `${spot.seed}n`),
    [20, 48, 66, 116, 138, 158].map((x, i) => disc(x, 79 + (i % 3) * 2, 1, "#fbe98a", { pen: 0.4 })),
  ];
};

/** A river between banks. */
export const river = (hour: Hour, spot: Spot): Art => [
  heaven(hour, spot),
  peaks(jagged(spot.seed, 42, 18, 6), 50, hour.far, spot.seed, { snow: 0.3, pen: 0.8, far: 0.4 }),
  downs(rolling(`${spot.seed}a`, 47, 4, 5), 60, hour.mid, `${spot.seed}a`),
  firs("10,50 20,49 158,49 168,51", blend(hour.near, "#28443a", 0.4)),
  water(52, 88, hour.water, spot.seed, { ripples: 16 }),
  downs("-6,68 14,66 30,74 42,88", 90, hour.near, `${spot.seed}l`),
  downs("134,88 146,76 162,70 182,72", 90, hour.near, `${spot.seed}r`),
  reeds(26, 79, 14, blend(hour.near, "#241a12", 0.4), spot.seed),
  reeds(152, 80, 13, blend(hour.near, "#241a12", 0.4), `${spot.seed}q`),
];

/** The open sea, with a coast to the east if wanted. */
export const coast = (hour: Hour, spot: Spot, { cliff = true } = {}): Art => [
  heaven(hour, spot),
  sea(46, 88, hour.water, spot.seed),
  cliff
    ? [
        form(
          "182,88! 182,30! 160,32! 148,36! 138,35! 132,46! 126,50! 124,62! 116,70! 118,88!",
          blend(hour.mid, "#a39882", 0.5),
          { shade: 10, hatched: true },
        ),
        form("131,47! 139,36 152,34 182,28! 182,41! 170,44 160,40 150,45 142,42 136,47", hour.near),
      ]
    : [],
];

/** Bogs and pools. */
export const marsh = (hour: Hour, spot: Spot): Art => {
  const roll = dice(`${spot.seed} pools`);
  return [
    heaven(hour, spot),
    downs(rolling(`${spot.seed}f`, 40, 5, 5), 60, hour.far, `${spot.seed}f`, { pen: 0.8, far: 0.4 }),
    downs(rolling(spot.seed, 46, 3, 6), 88, hour.mid, spot.seed),
    Array.from({ length: 9 }, (_, i) => {
      const [x, y] = [8 + ((i * 61) % 160) + roll() * 12, 51 + i * 3.8];
      const wide = 10 + roll() * 10 + i * 1.4;
      return form(
        `${x - wide},${y} ${x - wide * 0.3},${y - 2.2} ${x + wide * 0.5},${y - 1.8} ${x + wide},${y + 0.4} ${x + wide * 0.3},${y + 2.4} ${x - wide * 0.5},${y + 2}`,
        hour.water,
        { pen: 0.7 },
      );
    }),
    [12, 40, 96, 132, 164].map((x, i) =>
      reeds(x, 58 + ((i * 13) % 24), 11 + (i % 2) * 4, blend(hour.near, "#0d1210", 0.2), `${spot.seed}${i}`),
    ),
  ];
};

/** A pass deep in snow. */
export const snows = (hour: Hour, spot: Spot): Art => [
  heaven(hour, spot),
  peaks(jagged(spot.seed, 60, 44, 4), 72, hour.far, spot.seed, { snow: 0.75, cap: hour.near, far: 0.3 }),
  downs(rolling(spot.seed, 66, 10, 4), 88, hour.mid, spot.seed, { cuts: 3 }),
  downs(rolling(`${spot.seed}n`, 78, 8, 3), 88, hour.near, `${spot.seed}n`, { cuts: 3 }),
];

/** A cave mouth with some light beyond. */
export const cave = (hour: Hour, spot: Spot, beyond = hour.low): Art => [
  wash("-2,-2! 178,-2! 178,88! -2,88!", beyond),
  glow(88, 44, [52, 36, 22], hour.sun, 0.1),
  downs(rolling(spot.seed, 72, 6, 5), 88, hour.mid, spot.seed),
  cavern(hour.near, spot.seed),
];

/** The land of ash, with the burning mountain and, if wanted, the dark tower. */
export const mordor = (
  hour: Hour,
  spot: Spot,
  { mountain = [128, 60, 0.9] as readonly number[], tower = [40, 62, 0.62] as readonly number[] } = {},
): Art => {
  const [mx, my = 60, mk = 0.9] = mountain;
  const [tx, ty = 62, tk = 0.6] = tower;
  return [
    heaven(hour, spot),
    peaks(jagged(spot.seed, 58, 18, 7), 66, hour.far, spot.seed, { pen: 0.8, far: 0.3 }),
    mx === undefined
      ? []
      : [
          glow(mx, my - 46 * mk, [34 * mk, 22 * mk], "#e2641e", 0.22),
          put(doom(blend(hour.mid, "#6a4a40", 0.35)), mx, my, { size: mk }),
        ],
    tx === undefined
      ? []
      : [glow(tx, ty - 68 * tk, [22 * tk, 14 * tk], "#e2641e", 0.25), put(darkTower(), tx, ty, { size: tk })],
    downs(rolling(`${spot.seed}a`, 62, 4, 6), 88, hour.mid, `${spot.seed}a`),
    downs(rolling(`${spot.seed}b`, 74, 6, 4), 88, hour.near, `${spot.seed}b`, { cuts: 3 }),
  ];
};

/** Rays about something that matters, over a low dark ground. */
export const shrine = (hour: Hour, spot: Spot, { x = 88, y = 40, count = 16, strength = 0.3 } = {}): Art => [
  wash("-2,-2! 178,-2! 178,88! -2,88!", hour.sky),
  rays(x, y, hour.sun, strength * 0.6, count),
  glow(x, y, [46, 32], hour.sun, strength * 0.6),
  downs(rolling(spot.seed, 74, 5, 5), 88, hour.near, spot.seed),
];

/** Inside, by a fire. */
export const hearth = (x = 140): Art => [
  wash("-2,-2! 178,-2! 178,88! -2,88!", HOURS.hearth.sky),
  glow(x, 62, [74, 54, 34], "#f0a13b", 0.14),
  [0, 1, 2].map((i) =>
    stroke(`-2,${12 + i * 22}! 178,${12 + i * 22}!`, { pen: 0.8, ends: [1, 1], opacity: 0.5 }),
  ),
  cut(`${x - 26},84 ${x - 26},22 ${x - 20},14 ${x + 20},14 ${x + 26},22 ${x + 26},84`, "#7d6a54", {
    shade: 8,
    hatched: true,
  }),
  form(`${x - 15},84! ${x - 15},52 ${x},38 ${x + 15},52 ${x + 15},84!`, "#1c110b"),
  put(flame(), x, 80, { size: 0.9 }),
  cut(`${x - 30},30 ${x + 30},30 ${x + 30},36 ${x - 30},36`, "#9a7d58", { pen: 0.9 }),
  wash("-2,80! 178,80! 178,88! -2,88!", HOURS.hearth.near),
  stroke("-2,80! 178,80!", { ends: [1, 1] }),
];
