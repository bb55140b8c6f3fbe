/** Hours of light: what colour everything far and near takes at dawn, by night, in a storm, beside a fire. */
import { blend, dice } from "@westmarch/ink";
import { type Art, disc, glow, INK, type Stroke, stroke, under, wash } from "./marks.ts";

export interface Hour {
  /** Above, and towards the horizon. */
  readonly sky: string;
  readonly low: string;
  readonly sun: string;
  /** Land in three distances. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly water: string;
  /** What figures and things lean towards, and how much. */
  readonly light: string;
  readonly amount: number;
}

export const HOURS = {
  day: {
    sky: "#c3dbe2",
    low: "#e6ecd8",
    sun: "#fbf2d0",
    far: "#a3b9c1",
    mid: "#a4b67a",
    near: "#7e9650",
    water: "#8fb6c2",
    light: "#fff4d6",
    amount: 0.03,
  },
  clear: {
    sky: "#a9cbe0",
    low: "#dbe9ea",
    sun: "#fdf6dc",
    far: "#8fa9bd",
    mid: "#93b07e",
    near: "#6f9154",
    water: "#6f9fbd",
    light: "#eaf4ff",
    amount: 0.03,
  },
  dawn: {
    sky: "#f0cf9f",
    low: "#fae7bf",
    sun: "#fff6d9",
    far: "#c7a48a",
    mid: "#b3975f",
    near: "#85763f",
    water: "#d8b48a",
    light: "#f6c98a",
    amount: 0.12,
  },
  rose: {
    sky: "#d9b3b4",
    low: "#f3d3bb",
    sun: "#fff0d4",
    far: "#a98f9f",
    mid: "#8d8a78",
    near: "#66704f",
    water: "#c39aa0",
    light: "#f0bfb0",
    amount: 0.1,
  },
  dusk: {
    sky: "#d98c48",
    low: "#f2bf72",
    sun: "#fde6a8",
    far: "#93695f",
    mid: "#6d4f40",
    near: "#4b382c",
    water: "#b9773f",
    light: "#e08a3a",
    amount: 0.14,
  },
  gold: {
    sky: "#efe0a6",
    low: "#f9f1cb",
    sun: "#fffbe4",
    far: "#d9c578",
    mid: "#bfa74c",
    near: "#8d8c3e",
    water: "#bcc79a",
    light: "#fbeeb4",
    amount: 0.08,
  },
  mist: {
    sky: "#cdd3cb",
    low: "#e2e5da",
    sun: "#f6f3e2",
    far: "#b3bdb6",
    mid: "#93a093",
    near: "#6a7a68",
    water: "#a9b8b2",
    light: "#dfe4da",
    amount: 0.12,
  },
  storm: {
    sky: "#5b6b7e",
    low: "#8a97a0",
    sun: "#c9d2d4",
    far: "#6f7f8e",
    mid: "#56636c",
    near: "#3e4849",
    water: "#546a7c",
    light: "#5f7086",
    amount: 0.22,
  },
  snow: {
    sky: "#8296ae",
    low: "#b3c2d0",
    sun: "#e4ebef",
    far: "#a3b4c6",
    mid: "#cfd9e2",
    near: "#eef3f4",
    water: "#b9c8d6",
    light: "#9fb3c9",
    amount: 0.16,
  },
  night: {
    sky: "#22304f",
    low: "#3d4f70",
    sun: "#f1e9ca",
    far: "#33425f",
    mid: "#28354f",
    near: "#1b2439",
    water: "#2f4666",
    light: "#2b3d62",
    amount: 0.3,
  },
  ghost: {
    sky: "#16292b",
    low: "#2c4a46",
    sun: "#cfeccd",
    far: "#21393a",
    mid: "#1a2e2e",
    near: "#121f20",
    water: "#27443f",
    light: "#3a6a5c",
    amount: 0.28,
  },
  fire: {
    sky: "#3d1611",
    low: "#93361a",
    sun: "#f39a3a",
    far: "#5a1f16",
    mid: "#3c1611",
    near: "#22100c",
    water: "#8a2f16",
    light: "#c2481e",
    amount: 0.22,
  },
  ash: {
    sky: "#54464a",
    low: "#8a6a58",
    sun: "#d98a4a",
    far: "#54454a",
    mid: "#40363a",
    near: "#2b2527",
    water: "#4a4048",
    light: "#5f4a48",
    amount: 0.2,
  },
  cave: {
    sky: "#17151b",
    low: "#2d2932",
    sun: "#d98a2e",
    far: "#2a2630",
    mid: "#3a3540",
    near: "#211d25",
    water: "#26323a",
    light: "#3a3348",
    amount: 0.2,
  },
  hearth: {
    sky: "#4a2f1d",
    low: "#6b4526",
    sun: "#f3b04a",
    far: "#5a3a24",
    mid: "#6f4a2c",
    near: "#3a2417",
    water: "#6b4526",
    light: "#d98a3a",
    amount: 0.16,
  },
} as const satisfies Record<string, Hour>;

export const WIDTH = 176;
export const HEIGHT = 84;

/** A flat sky with a paler band, and long thin cuts across its upper part. */
export const sky = (
  hour: Hour,
  seed: string,
  { horizon = 46, cuts = 9, height = HEIGHT, width = WIDTH } = {},
): Art => {
  const roll = dice(`${seed} sky`);
  const edge = Array.from({ length: 7 }, (_, i) => `${(i * width) / 6},${horizon - 10 + roll() * 9}`);
  const lines: Stroke[] = Array.from({ length: cuts }, (_, i) => {
    const [x, y, long] = [
      roll() * width * 1.1 - 20,
      2 + ((i + roll()) / cuts) * horizon * 0.72,
      16 + roll() * 38,
    ];
    return stroke(`${x},${y} ${x + long / 2},${y + roll() - 0.5} ${x + long},${y}`, {
      pen: 0.7,
      colour: blend(hour.sky, INK, 0.22),
      ends: [0.02, 0.02],
    });
  });
  return [
    wash(`-2,-2! ${width + 2},-2! ${width + 2},${height + 2}! -2,${height + 2}!`, hour.sky),
    wash(
      `-2,${horizon}! ${edge.join(" ")} ${width + 2},${horizon}! ${width + 2},${height + 2}! -2,${height + 2}!`,
      hour.low,
    ),
    lines,
  ];
};

/** The sun or the moon, with its ring. */
export const sun = (hour: Hour, x: number, y: number, r = 13): Art => [
  glow(x, y, [r * 1.7, r * 1.3], hour.sun, 0.22),
  disc(x, y, r, hour.sun),
];

/** A crescent, bent to the east. */
export const crescent = (hour: Hour, x: number, y: number, r = 7): Art => [
  glow(x, y, [r * 2.2, r * 1.6], hour.sun, 0.08),
  wash(
    `${x},${y - r}! ${x + r * 0.95},${y - r * 0.3} ${x + r * 0.7},${y + r * 0.7} ${x},${y + r}! ${x + r * 0.42},${y + r * 0.35} ${x + r * 0.42},${y - r * 0.35}`,
    hour.sun,
  ),
];

export const stars = (seed: string, count = 22, down = 44, colour = "#f3ead0"): Art => {
  const roll = dice(`${seed} stars`);
  return Array.from({ length: count }, () =>
    disc(roll() * WIDTH, 1 + roll() * down, 0.35 + roll() * 0.5, colour, { opacity: 0.9 }),
  );
};

/** A star with points, for one that matters. */
export const star = (x: number, y: number, r: number, colour = "#fdf7df", points = 4): Art =>
  wash(
    Array.from({ length: points * 2 }, (_, i) => {
      const a = -Math.PI / 2 + (i * Math.PI) / points;
      const k = i % 2 ? r * 0.24 : r;
      return `${x + Math.cos(a) * k},${y + Math.sin(a) * k}!`;
    }).join(" "),
    colour,
  );

/** Rays of light, in flat wedges. */
export const rays = (x: number, y: number, colour: string, opacity = 0.3, count = 14, turn = 0): Art =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [i, i + 0.45].map((k) => ((k + turn) / count) * Math.PI * 2);
    const far = (angle = 0): string => `${x + Math.cos(angle) * 260},${y + Math.sin(angle) * 260}!`;
    return wash(`${x},${y}! ${far(a)} ${far(b)}`, colour, opacity);
  });

/** Rain or snow, driven from the west. */
export const driven = (seed: string, colour: string, count: number, long: number, pen = 0.7): Art => {
  const roll = dice(`${seed} driven`);
  return Array.from({ length: count }, () => {
    const [x, y, k] = [roll() * 200 - 12, roll() * 88 - 4, long * (0.5 + roll() * 0.8)];
    return stroke(`${x},${y}! ${x + k},${y + k * 0.5}!`, { pen, colour, ends: [0.4, 0.4], opacity: 0.85 });
  });
};

/** Smoke or steam that rises and drifts to the east. */
export const smoke = (x: number, y: number, high: number, fill: string, seed: string, opacity = 0.8): Art => {
  const roll = dice(`${seed} smoke`);
  const west: string[] = [];
  const east: string[] = [];
  for (let i = 1; i <= 5; i++) {
    const t = i / 5;
    const drift = x + high * 0.55 * t * t;
    const half = 1.5 + high * 0.16 * t;
    west.push(`${drift - half - roll() * 2},${y - high * t + roll() * 2}`);
    east.push(`${drift + half + roll() * 3},${y - high * t - roll() * 2}`);
  }
  return wash(`${x - 1},${y}! ${west.join(" ")} ${east.reverse().join(" ")} ${x + 1},${y}!`, fill, opacity);
};

/** Puts figures into the light of an hour. */
export const lit = (hour: Hour, art: Art): Art => under(art, hour.light, hour.amount);
