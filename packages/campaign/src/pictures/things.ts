/** Things: rings, blades, staves, horns, ships, fires. Each is drawn around (0, 0). */
import { blend } from "@westmarch/ink";
import { type Art, cut, disc, form, glow, limb, put, round, stroke, strokes, wash, within } from "./marks.ts";
import { PAINT } from "./paint.ts";

/** A sword pointing up, its hilt in the hand; the blade is as long as asked. */
export const sword = ({ long = 46, blade = "#d5dce0", hilt = PAINT.gold, wide = 3 } = {}): Art => [
  cut(
    `${-wide / 2},-3 ${-wide * 0.4},${-long + 5} 0,${-long} ${wide * 0.4},${-long + 5} ${wide / 2},-3`,
    blade,
    { pen: 0.8, shade: wide * 0.3 },
  ),
  stroke(`0,-5! 0,${-long + 8}!`, { pen: 0.5, ends: [1, 0.3], opacity: 0.7 }),
  cut(`${-wide * 2.2},-4 ${wide * 2.2},-4 ${wide * 2.2},-2 ${-wide * 2.2},-2`, hilt, { pen: 0.7 }),
  cut("-1.2,-2 1.2,-2 1.2,7 -1.2,7", PAINT.leather, { pen: 0.7 }),
  disc(0, 8.6, 2, hilt, { pen: 0.7 }),
];

export const spear = (long = 90, point = PAINT.steel, low = 40): Art => [
  stroke(`0,${low}! 0,${-long + low}!`, { pen: 2.4, ends: [1, 1] }),
  stroke(`-0.3,${low}! -0.3,${-long + low}!`, { pen: 1, colour: "#a97c4a", ends: [1, 1] }),
  cut(`-2.6,${-long + low} 0,${-long + low - 12} 2.6,${-long + low} 0,${-long + low + 3}`, point, {
    pen: 0.8,
    shade: 1.2,
  }),
];

/** A wizard's staff, its foot below, its head gnarled; the hand holds it at (0, 0). */
export const staff = (wood = "#7d5a38", up = 62, down = 52): Art => [
  limb(`0,${down} 1,${down * 0.3} -0.6,${-up * 0.5} 1,${-up}`, 3.4, 3.8, wood, { pen: 0.9, shade: 1 }),
  form(
    `-1,${-up + 2}! -6,${-up - 3} -6,${-up - 11} 0,${-up - 15}! -2,${-up - 10} -1,${-up - 5} 2,${-up - 4} 3,${-up - 9} 6,${-up - 13}! 8,${-up - 6} 6,${-up - 1} 3,${-up + 2}!`,
    wood,
    { pen: 0.9, shade: 1.6 },
  ),
];

/** The white staff with its bright head. */
export const whiteStaff = (up = 62, down = 52): Art => [
  glow(0, -up - 4, [14, 9], "#fffbe6", 0.35),
  limb(`0,${down} 0,0 0,${-up}`, 3, 3, "#f1ede0", { pen: 0.9, shade: 1 }),
  form(`-3.4,${-up}! -4,${-up - 5} 0,${-up - 10} 4,${-up - 5} 3.4,${-up}!`, "#fffdf2", { pen: 0.8 }),
];

/** A black staff with horns. */
export const hornedStaff = (up = 62, down = 52): Art => [
  limb(`0,${down} 0,0 0,${-up}`, 3.2, 3.2, "#2d2829", { pen: 0.9 }),
  form(
    `-2,${-up}! -6,${-up - 6} -5,${-up - 14}! -2,${-up - 6} 0,${-up - 16}! 2,${-up - 6} 5,${-up - 14}! 6,${-up - 6} 2,${-up}!`,
    "#2d2829",
    { pen: 0.8 },
  ),
  disc(0, -up - 6, 2, "#efe9da", { pen: 0.6 }),
];

/** A bow held upright, strung. */
export const bow = (half = 34, wood = "#9a6c38", drawn = 0): Art => [
  stroke(`4,${-half}! ${4 + drawn},0! 4,${half}!`, { pen: 0.6, ends: [1, 1] }),
  limb(`4,${-half} -5,${-half * 0.62} -9,0 -5,${half * 0.62} 4,${half}`, 2.6, 2.6, wood, { pen: 0.8 }),
];

/** An arrow pointing east, its nock at (0, 0). */
export const arrow = (long = 60, shaft = "#a97c4a", fletch = PAINT.cream, tip = PAINT.steel): Art => [
  cut(`0,-0.8 ${long},-0.8 ${long},0.8 0,0.8`, shaft, { pen: 0.7 }),
  cut(`${long - 1},-3 ${long + 10},0 ${long - 1},3 ${long + 2},0`, tip, { pen: 0.8, shade: 1 }),
  cut("1,-0.8 -5,-5 7,-5 13,-0.8", fletch, { pen: 0.7 }),
  cut("1,0.8 -5,5 7,5 13,0.8", blend(fletch, "#20182c", 0.25), { pen: 0.7 }),
];

/** A broad axe, its head up. */
export const axe = (long = 60, metal = PAINT.steel): Art => [
  limb(`0,${long * 0.45} 0.6,0 0,${-long * 0.55}`, 3.4, 3.4, "#8a5e34", { pen: 0.9, shade: 1 }),
  form(
    `2,${-long * 0.5}! 8,${-long * 0.56} 16,${-long * 0.62}! 19,${-long * 0.42} 16,${-long * 0.2}! 8,${-long * 0.28} 2,${-long * 0.3}!`,
    metal,
    { pen: 0.9, shade: 4 },
  ),
  form(
    `-2,${-long * 0.5}! -8,${-long * 0.56} -16,${-long * 0.62}! -19,${-long * 0.42} -16,${-long * 0.2}! -8,${-long * 0.28} -2,${-long * 0.3}!`,
    metal,
    { pen: 0.9, shade: 2 },
  ),
  strokes(
    `-16,${-long * 0.58}! -17.6,${-long * 0.42}! -15.4,${-long * 0.24}!|15,${-long * 0.56}! 16.6,${-long * 0.42}! 14.4,${-long * 0.26}!`,
    { pen: 0.6 },
  ),
];

/** A crooked blade. */
export const scimitar = (long = 36): Art => [
  form(`-2,-2! -3,${-long * 0.5} 3,${-long * 0.85} 10,${-long}! 8,${-long * 0.6} 3,-2!`, "#9aa0a2", {
    pen: 0.8,
    shade: 1.6,
  }),
  cut("-5,-2 6,-2 6,0.4 -5,0.4", "#4a3a30", { pen: 0.7 }),
];

export const club = (): Art => [
  limb("-2,14 0,-8 4,-26 6,-40", 6, 14, "#6d4d2e", { pen: 1, shade: 4 }),
  strokes("0,-36! -6,-40!|12,-34! 17,-38!|11,-24! 15,-25!|6,-44! 6,-50!", { pen: 1.4, ends: [1, 0.3] }),
];

/** A round shield, or a tall one with a sign. */
export const roundShield = (r = 14, paint = PAINT.green, rim = PAINT.gold, sign: Art = []): Art => [
  disc(0, 0, r, rim, { pen: 1 }),
  disc(0, 0, r * 0.86, paint, { pen: 0.6 }),
  sign,
  disc(0, 0, r * 0.16, rim, { pen: 0.7 }),
];
export const tallShield = (half = 11, high = 30, paint = PAINT.black, sign: Art = []): Art => [
  form(
    `${-half},${-high * 0.5}! 0,${-high * 0.56} ${half},${-high * 0.5}! ${half},${high * 0.1} 0,${high * 0.5}! ${-half},${high * 0.1}`,
    paint,
    { pen: 1, shade: half * 0.4 },
  ),
  sign,
];

/** The white tree, small or large. */
export const whiteTree = (size: number, colour = "#f4efe0"): Art => {
  const branch = (line: string, from: number, to: number): Art => limb(line, from, to, colour, { pen: 0 });
  return put(
    [
      branch("0,17 -1.2,9 0.8,1 -0.4,-7 0.4,-13", 3.6, 1),
      branch("-0.6,7 -5,2.6 -6.6,-3 -6,-9", 2.4, 0.8),
      branch("0.2,5 5.6,1.4 8,-3.6 7.6,-9", 2.4, 0.8),
      branch("-5.6,1.6 -10,0 -12.6,-4", 1.7, 0.7),
      branch("6.4,0.4 11,0.6 13.6,-3", 1.7, 0.7),
      branch("0.4,-1 -2.6,-6 -3,-12", 1.6, 0.7),
      branch("0,-2 3.4,-6.4 4,-12", 1.6, 0.7),
      branch("0,14 -3,17 -7,18", 2.2, 0.6),
      branch("0,14 3,17 7,18", 2.2, 0.6),
      [
        [-6.2, -10.4],
        [7.8, -10.6],
        [-13.2, -5.4],
        [14.2, -4.4],
        [-3.2, -14],
        [4.4, -13.8],
        [0.4, -16],
        [-9.6, -3.4],
        [10.8, -3.6],
      ].map(([x = 0, y = 0]) =>
        wash(`${x},${y - 2.4}! ${x + 1.5},${y} ${x},${y + 2}! ${x - 1.5},${y}`, colour),
      ),
    ],
    0,
    0,
    { size },
  );
};

/** The running horse of the Mark, for banners. */
export const whiteHorse = (size: number, colour = "#f4efe0"): Art =>
  put(
    wash(
      "-13,-4! -8,-6 -2,-5 4,-6 8,-12 10,-16! 12,-13 17,-9! 16,-7 12,-8 10,-3 12,1 19,2! 12,4 7,1 -2,0 -6,3 -14,8! -10,2 -10,0 -13,4! -13,-1 -18,2!",
      colour,
    ),
    0,
    0,
    { size },
  );

/** The red eye, for banners and stones. */
export const redEye = (size: number, iris = "#f0862b"): Art =>
  put(
    [
      form("-14,0! -7,-6 0,-8 7,-6 14,0! 7,6 0,8 -7,6", "#c8321c", { pen: 0.7 }),
      disc(0, 0, 6, iris),
      wash("0,-7! 1.8,0 0,7! -1.8,0", "#1b0d08"),
    ],
    0,
    0,
    { size },
  );

/** A banner hanging from a cross-bar on a pole that stands at (0, 0). */
export const banner = (high: number, wide: number, drop: number, cloth: string, sign: Art = []): Art => [
  stroke(`0,0! 0,${-high - 4}!`, { pen: 1.8, ends: [1, 1] }),
  stroke(`${-wide / 2 - 2},${-high}! ${wide / 2 + 2},${-high}!`, { pen: 1.4, ends: [1, 1] }),
  form(
    `${-wide / 2},${-high}! ${wide / 2},${-high}! ${wide / 2 + 1},${-high + drop * 0.5} ${wide / 2 - 1},${-high + drop}! 0,${-high + drop * 0.84}! ${-wide / 2 - 1},${-high + drop}! ${-wide / 2 + 1},${-high + drop * 0.5}`,
    cloth,
    { pen: 0.9, shade: wide * 0.16, hatched: true },
  ),
  put(sign, 0, -high + drop * 0.42),
];

/** A flag that streams to the east from a pole at (0, 0). */
export const flag = (high: number, long: number, deep: number, cloth: string, sign: Art = []): Art => [
  stroke(`0,0! 0,${-high - 3}!`, { pen: 1.8, ends: [1, 1] }),
  form(
    `0,${-high}! ${long * 0.3},${-high - 2.5} ${long * 0.65},${-high + 2} ${long},${-high - 0.5}! ${long * 0.9},${-high + deep * 0.5} ${long},${-high + deep - 0.5}! ${long * 0.65},${-high + deep + 2} ${long * 0.3},${-high + deep - 2} 0,${-high + deep}!`,
    cloth,
    { pen: 0.9, shade: long * 0.12, hatched: true },
  ),
  put(sign, long * 0.46, -high + deep * 0.5),
];

/** A gold ring seen a little from above, with light on it. */
export const ring = (r = 20, gold = "#e0ab38"): Art => [
  disc(0, 0, r + r * 0.16, "#241a12"),
  disc(0, 0, r + r * 0.1, gold),
  within(round(0, 0, r * 1.1), [
    wash(
      `${-r * 1.2},${r * 0.3}! 0,${r * 0.9} ${r},${r * 0.1} ${r * 0.5},${-r * 1.2}! ${r * 1.3},${-r * 1.2}! ${r * 1.3},${r * 1.3}! ${-r * 1.2},${r * 1.3}!`,
      "#a5701c",
    ),
    wash(
      `${-r * 1.1},${-r * 0.1}! ${-r * 0.8},${-r * 0.8} ${-r * 0.1},${-r * 1.1}! ${-r * 0.5},${-r * 0.7} ${-r * 0.8},0!`,
      "#f9e49a",
    ),
  ]),
  disc(0, 0, r * 0.78, "#241a12"),
];

/** A horn on a cord, bound with silver; its mouth to the west. */
export const horn = (): Art => [
  strokes("-26,-10 -14,-32 12,-36 32,-20 38,-2", { pen: 1.6, colour: "#6a4526", ends: [1, 1] }),
  form(
    "-46,6! -44,-14! -30,-10 -12,-7 6,-9 24,-14 38,-22 44,-30! 46,-26 40,-12 26,0 8,9 -12,13 -30,11!",
    "#efe0bc",
    { shade: 7, hatched: true },
  ),
  form("-46,6! -48,-4 -44,-14! -40,-12 -41,-2 -41,8!", "#c9d0d4", { pen: 0.9, shade: 2 }),
  form("-27,-9.4! -21,-8! -22,2 -24,12! -29,11 -28,0", "#c9d0d4", { pen: 0.8, shade: 2 }),
  form("17,-11.4! 24,-14! 26,-6 29,-2! 24,2 20,-2", "#c9d0d4", { pen: 0.8, shade: 2 }),
  form("41,-25! 44,-31! 48,-31 47,-26!", PAINT.gold, { pen: 0.7 }),
];

/** A swan ship or a plain grey one, to the west; about 70 long. */
export const swanShip = (sail = "#f4efe0", hull = "#e9e4d6", sign: Art = []): Art => [
  stroke("0,-6! 0,-52!", { pen: 1.6, ends: [1, 1] }),
  form("1,-50! 18,-44 26,-28 20,-13! 10,-16 1,-14! 6,-30", sail, { shade: 6, hatched: true }),
  put(sign, 13, -30),
  form("-1,-48! -10,-36 -16,-14! -8,-16 -1,-14!", blend(sail, "#20182c", 0.12), { pen: 0.8 }),
  form(
    "-28,-10! -35,-14 -35,-21 -32,-29 -36,-36 -42,-34! -42,-30! -38,-29 -39,-23 -44,-16 -42,-6 -34,2 -22,5 0,7 24,3 33,-6 36,-17! 25,-9! 0,-7",
    hull,
    { shade: 6 },
  ),
  cut("-41,-34 -49,-30.6 -41,-30", PAINT.gold, { pen: 0.6 }),
  disc(-38.4, -32.6, 0.9, "#241a12"),
  strokes("-28,-3 0,0 28,-4", { pen: 0.8, ends: [0.3, 0.3] }),
];

/** A black galley with oars, to the east; about 80 long. */
export const galley = (sail = "#2a2427", sign: Art = []): Art => [
  stroke("-2,-4! -2,-56!", { pen: 2, ends: [1, 1] }),
  stroke("20,-6! 22,-40!", { pen: 1.6, ends: [1, 1] }),
  form("-22,-52! -2,-54 18,-52! 23,-36 20,-16! -2,-19 -20,-16! -16,-34", sail, { shade: 7, hatched: true }),
  put(sign, 0, -35),
  form("14,-38! 34,-38! 38,-26 36,-13! 24,-15 15,-13! 18,-26", blend(sail, "#5a3030", 0.2), {
    pen: 0.8,
    shade: 4,
  }),
  form("-42,-12! -36,-20 -30,-18! -28,-9 0,-6 32,-8! 44,-20 50,-20! 46,-4 34,5 0,7 -32,4", "#3f2d22", {
    shade: 7,
    hatched: true,
  }),
  strokes("-28,-3 0,0 36,-4", { pen: 0.9, colour: "#8a6a48", ends: [0.4, 0.4] }),
  strokes("-24,2! -30,13!|-14,3! -19,14!|-4,4! -8,15!|6,4! 3,15!|16,3! 14,14!|26,2! 25,13!", {
    pen: 1.1,
    ends: [1, 0.6],
  }),
  [-22, -12, -2, 8, 18].map((x) => disc(x, -6.5, 3, PAINT.brass, { pen: 0.7 })),
];

/** A rowing boat seen from the side, 44 long. */
export const boat = (fill = "#b9b39a"): Art => [
  form("-24,-9! -18,-4 0,-2 18,-4 24,-9! 21,3 10,6 -10,6 -21,3", fill, { shade: 5 }),
  stroke("-20,-1 0,1.6 20,-1", { pen: 0.7 }),
];

/** A scroll or a parchment. */
export const scroll = (wide = 44, high = 32): Art => [
  form(
    `${-wide / 2},${-high / 2}! ${wide / 2},${-high / 2}! ${wide / 2 + 2},0 ${wide / 2},${high / 2}! ${-wide / 2},${high / 2}! ${-wide / 2 - 2},0`,
    PAINT.cream,
    { shade: 4 },
  ),
  form(
    `${-wide / 2 - 3},${-high / 2 - 5}! ${wide / 2 + 3},${-high / 2 - 5}! ${wide / 2 + 4},${-high / 2 - 1} ${wide / 2 + 2},${-high / 2 + 2}! ${-wide / 2 - 3},${-high / 2 + 2}!`,
    "#dcc99a",
    { pen: 0.8, shade: 2 },
  ),
];

/** A torch in a hand. */
export const torch = (fire: Art): Art => [
  limb("0,10 0,-8", 2.4, 3.6, "#5d4630", { pen: 0.8 }),
  put(fire, 0, -7, { size: 0.5 }),
];
