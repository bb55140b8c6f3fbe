/** What hands have built: cities, towers, halls, gates, walls. Each stands with its foot at (0, 0). */
import { blend } from "@westmarch/ink";
import { type Art, cut, disc, form, type Mark, stroke, strokes, twin, wash } from "./marks.ts";

const dark = (colour: string, amount = 0.25): string => blend(colour, "#1e1a2a", amount);

/** A pennant on a pole; the cloth streams to the east. */
const pennant = (x: number, y: number, high: number, cloth: string, long = high * 0.8): Art => [
  stroke(`${x},${y}! ${x},${y - high}!`, { pen: 0.9, ends: [1, 1] }),
  form(
    `${x},${y - high}! ${x + long * 0.5},${y - high * 0.98 - 1} ${x + long},${y - high * 0.9}! ${x + long * 0.75},${y - high * 0.78} ${x + long},${y - high * 0.62}! ${x + long * 0.5},${y - high * 0.62} ${x},${y - high * 0.55}!`,
    cloth,
    { pen: 0.7, shade: long * 0.2 },
  ),
];

/** The white city in its seven rings, about 62 high and 80 wide. */
export const whiteCity = (stone = "#f4ecd8", cloth = "#2f5288", rock = "#b9b5a8"): Art => {
  const rings = [
    [40, 0, 9],
    [35, -8, 8],
    [30, -15, 8],
    [25, -22, 7],
    [20, -28.5, 7],
    [15, -35, 6.5],
  ] as const;
  return [
    form("-14,2! -6,-30! 2,-44! 20,-58! 26,-40! 40,-30! 52,2!", rock, { pen: 0.8, shade: 12, hatched: true }),
    rings.map(
      ([half, y, high]): Art => [
        cut(`${-half},${y} ${-half + 1},${y - high} ${half - 1},${y - high} ${half},${y}`, stone, {
          pen: 0.8,
          shade: half * 0.5,
        }),
        Array.from({ length: 5 }, (_, i): Mark => {
          const x = -half * 0.8 + (i * half * 1.6) / 4.6;
          return stroke(`${x},${y - 2}! ${x},${y - high * 0.62}!`, { pen: 0.7, ends: [1, 1], opacity: 0.75 });
        }),
        Array.from({ length: Math.round(half / 3) }, (_, i): Mark => {
          const x = -half + 2.5 + i * 6;
          return stroke(`${x},${y - high}! ${x + 2},${y - high}!`, { pen: 1.1, ends: [1, 1] });
        }),
      ],
    ),
    form("4,0! 3,-20! 3,-40! 6,-44! 12,-24! 16,0!", "#d9d2be", { pen: 0.7, shade: 5 }),
    cut("-3.4,-41 -2.6,-60 -3.6,-61 -3.2,-64 0,-72 3.2,-64 3.6,-61 2.6,-60 3.4,-41", "#fbf6e8", {
      pen: 0.8,
      shade: 2.4,
    }),
    pennant(0, -71, 9, cloth, 8),
    cut("-5,0 -5,-7 0,-10 5,-7 5,0", "#4a3f36", { pen: 0.7 }),
  ];
};

/** The dark tower with its Eye, about 76 high. */
export const darkTower = (fill = "#1b1618", open = true): Art => [
  cut(
    "-20,0 -15,-8 -14,-16 -11,-18 -10,-34 -12,-37 -9,-40 -8.5,-54 -11,-57 -9,-60 -9.5,-72 -8,-66 -6.5,-64 -4,-62 0,-61 4,-62 6.5,-64 8,-66 9.5,-72 9,-60 11,-57 8.5,-54 9,-40 12,-37 10,-34 11,-18 14,-16 15,-8 20,0",
    fill,
    { pen: 0.9 },
  ),
  strokes("-5,-4! -4,-32!|4,-6! 4,-30!|-3,-40! -3,-52!|3.5,-42! 3,-54!|-10,-16! -4,-18!|10,-16! 5,-18!", {
    pen: 0.6,
    colour: blend(fill, "#8a6a58", 0.4),
    ends: [0.4, 0.4],
  }),
  [-46, -28, -12].map((y, i) =>
    cut(`${i - 1.4},${y} ${i - 1.4},${y - 3} ${i - 0.2},${y - 3} ${i - 0.2},${y}`, "#f0862b", { pen: 0 }),
  ),
  open
    ? [
        disc(0, -68, 9, "#e2641e", { opacity: 0.35 }),
        form("-7.5,-68! 0,-72.4 7.5,-68! 0,-63.6", "#f6b13f", { pen: 0.7 }),
        wash("0,-72! 1.3,-68 0,-64! -1.3,-68", "#1b0d08"),
      ]
    : [],
];

/** The tower of Isengard with its four horns, about 74 high. */
export const orthanc = (fill = "#2a2628"): Art => [
  cut(
    "-12,0 -9.5,-46 -11,-54 -12.5,-72 -7,-60 -5,-57 -3.4,-70 -1,-58 1,-58 3.4,-70 5,-57 7,-60 12.5,-72 11,-54 9.5,-46 12,0",
    fill,
    { pen: 0.9, shade: 5 },
  ),
  strokes("-4,-2! -3,-52!|3.4,-2! 2.8,-54!|-9,-24! -3.4,-26!|-10,-10! -4,-11!", {
    pen: 0.7,
    colour: blend(fill, "#8f8a92", 0.45),
    ends: [0.7, 0.3],
  }),
  [-44, -34, -20, -10].map((y, i) =>
    cut(
      `${-0.8 + (i % 2)},${y} ${-0.8 + (i % 2)},${y - 3.4} ${0.5 + (i % 2)},${y - 3.4} ${0.5 + (i % 2)},${y}`,
      "#f0c65e",
      { pen: 0 },
    ),
  ),
];

/** A ring of wall in front of something, broad and low. */
export const ringWall = (half: number, fill: string): Art => [
  form(
    `${-half},0 ${-half * 0.6},5 0,7 ${half * 0.6},5 ${half},0 ${half},-6! ${half * 0.6},-1 0,1 ${-half * 0.6},-1 ${-half},-6!`,
    fill,
    { pen: 0.8, shade: 10, hatched: true },
  ),
  form("-5,7! -5,1 0,-2 5,1 5,7!", dark(fill, 0.6), { pen: 0.7 }),
];

/** The golden hall on its green hill, about 44 high. */
export const goldenHall = (): Art => [
  cut("-38,0 -38,-14 38,-14 38,0", "#8a5e34", { pen: 0.9 }),
  [-32, -22, 22, 32].map((x) =>
    cut(`${x - 2},0 ${x - 2},-14 ${x + 2},-14 ${x + 2},0`, "#b98a3c", { pen: 0.7, shade: 1.4 }),
  ),
  cut("-46,-11 -30,-38 30,-38 46,-11", "#dfb044", { pen: 1, shade: 14, hatched: true }),
  strokes("-36,-18! 34,-18!|-33,-24! 30,-24!|-30,-31! 28,-31!", { pen: 0.6, ends: [0.4, 0.2] }),
  cut("-13,0 -13,-20 0,-42 13,-20 13,0", "#c99a3e", { pen: 1, shade: 4 }),
  cut("-16,-17 0,-45 16,-17 13,-17 0,-40 -13,-17", "#efc65a", { pen: 0.9 }),
  form("-6,0! -6,-10 0,-16 6,-10 6,0!", "#3a2417", { pen: 0.8 }),
  stroke("0,-45! 0,-52!", { pen: 1, ends: [1, 0.6] }),
  form("0,-52! 4,-55 8,-53! 5,-51 1,-49!", "#efc65a", { pen: 0.5 }),
];

/** A castle on rock with a banner, about 40 high. */
export const castle = (stone: string, cloth: string): Art => [
  cut(
    "-22,0 -22,-16 -19,-16 -19,-14 -16,-14 -16,-16 -12,-16 -12,-14 12,-14 12,-16 16,-16 16,-14 19,-14 19,-16 22,-16 22,0",
    stone,
    { pen: 0.8, shade: 8 },
  ),
  cut("-9,-12 -9,-30 -6,-30 -6,-28 -2,-28 -2,-30 2,-30 2,-28 6,-28 6,-30 9,-30 9,-12", stone, {
    pen: 0.8,
    shade: 5,
  }),
  cut("-18,-15 -18,-24 -14.5,-29 -11,-24 -11,-15", stone, { pen: 0.7, shade: 2 }),
  form("-4,0! -4,-7 0,-10 4,-7 4,0!", dark(stone, 0.65), { pen: 0.7 }),
  strokes("-2,-20! -2,-24!|3,-18! 3,-22!|-15,-18! -15,-21!", { pen: 1, ends: [1, 1] }),
  pennant(0, -30, 13, cloth),
];

/** A wall with battlements across the picture, from its top edge down. */
export const battlement = (
  top: number,
  fill: string,
  { tooth = 9, foot = 90, left = -4, right = 180 } = {},
): Art => {
  const knots: string[] = [];
  for (let x = left; x < right; x += tooth * 2)
    knots.push(
      `${x},${top}`,
      `${x + tooth},${top}`,
      `${x + tooth},${top + tooth * 0.7}`,
      `${x + tooth * 2},${top + tooth * 0.7}`,
    );
  const courses = Array.from({ length: 3 }, (_, i) => top + tooth * 1.3 + i * tooth * 0.85).filter(
    (y) => y < foot,
  );
  return [
    cut(`${knots.join(" ")} ${right},${foot} ${left},${foot}`, fill, { pen: 1 }),
    courses.map((y, row) => [
      stroke(`${left},${y}! ${right},${y}!`, { pen: 0.6, ends: [1, 1], opacity: 0.6 }),
      Array.from({ length: 12 }, (_, i) => {
        const x = left + i * 16 + (row % 2) * 8;
        return stroke(`${x},${y}! ${x},${y + tooth * 0.85}!`, { pen: 0.6, ends: [1, 1], opacity: 0.5 });
      }),
    ]),
  ];
};

/** A column of a deep hall; its foot at (0, 0), its head leaves the picture. */
export const column = (fill: string, high = 90): Art => [
  cut(`-7,0 -7,-5 -5,-8 -4.6,${-high} 4.6,${-high} 5,-8 7,-5 7,0`, fill, {
    pen: 0.8,
    shade: 4,
    hatched: true,
  }),
  strokes(`-4,-20! 4,-26!|-4,-26! 4,-20!|-4,-50! 4,-56!|-4,-56! 4,-50!`, {
    pen: 0.6,
    ends: [1, 1],
    opacity: 0.6,
  }),
];

/** A round hobbit door in a green hill; about 30 across. */
export const roundDoor = (paint: string, r = 11): Art => [
  disc(0, -r, r + 2.4, "#c9a878", { pen: 0.9 }),
  disc(0, -r, r, paint, { pen: 0.8 }),
  strokes(
    `${-r * 0.5},${-r * 1.8}! ${-r * 0.5},${-r * 0.2}!|0,${-r * 2}! 0,0!|${r * 0.5},${-r * 1.8}! ${r * 0.5},${-r * 0.2}!`,
    { pen: 0.5, ends: [1, 1], opacity: 0.6 },
  ),
  disc(0, -r, 1.3, "#e6b84c", { pen: 0.5 }),
];

/** Houses by the water on piles, or a village, from a row of roofs. */
export const cottage = (wide: number, wall: string, roof: string): Art => [
  cut(`${-wide / 2},0 ${-wide / 2},${-wide * 0.45} ${wide / 2},${-wide * 0.45} ${wide / 2},0`, wall, {
    pen: 0.7,
    shade: wide * 0.2,
  }),
  cut(`${-wide * 0.62},${-wide * 0.4} 0,${-wide * 0.95} ${wide * 0.62},${-wide * 0.4}`, roof, {
    pen: 0.8,
    shade: wide * 0.25,
  }),
  cut(
    `${-wide * 0.1},0 ${-wide * 0.1},${-wide * 0.25} ${wide * 0.1},${-wide * 0.25} ${wide * 0.1},0`,
    "#3a2417",
    { pen: 0.5 },
  ),
];

/** An elven house of arches beneath trees and falls, about 36 high. */
export const archedHouse = (stone = "#f0e6cc", roof = "#7f97a0"): Art => [
  cut("-30,0 -30,-16 30,-16 30,0", stone, { pen: 0.8, shade: 9 }),
  [-24, -12, 0, 12, 24].map((x) =>
    form(`${x - 4},0! ${x - 4},-7 ${x},-12! ${x + 4},-7 ${x + 4},0!`, "#6f7a70", { pen: 0.6 }),
  ),
  form("-34,-15! -20,-18 0,-30! 20,-18 34,-15!", roof, { pen: 0.8, shade: 10 }),
  form("-4,-27! -3.5,-38 0,-48! 3.5,-38 4,-27!", stone, { pen: 0.7, shade: 2.4 }),
];

/** The kings of stone at the river, one with its hand raised; about 56 high. */
export const stoneKing = (fill = "#c5bca2"): Art => [
  cut("-13,0 -12,-6 12,-6 13,0", dark(fill, 0.15), { pen: 0.8 }),
  form("-10,-6! -9,-30 -12,-44 -6,-50 6,-50 12,-44 9,-30 10,-6!", fill, {
    pen: 0.9,
    shade: 6,
    hatched: true,
  }),
  form("7,-44! 17,-50! 24,-52 25,-57 21,-58 19,-54 6,-49!", fill, { pen: 0.8 }),
  twin("0,-64! 2,-60! 5,-62! 4.6,-56 4,-50! 0,-49", fill, { pen: 0.8, shade: 2 }),
  strokes("-4,-10! -4,-36!|0,-10! 0,-40!|4,-10! 4,-34!", { pen: 0.6, ends: [0.3, 0.3] }),
];

/** The Black Gate between its towers, about 44 high. */
export const blackGate = (fill = "#2d2629"): Art => [
  cut("-70,0 -66,-24 -40,-26 -40,0", fill, { pen: 0.8 }),
  cut("40,0 40,-26 66,-24 70,0", fill, { pen: 0.8 }),
  cut("-40,0 -38,-38 -40,-44 -34,-41 -30,-46 -26,-41 -20,-44 -22,-38 -20,0", fill, { pen: 0.9, shade: 5 }),
  cut("20,0 22,-38 20,-44 26,-41 30,-46 34,-41 40,-44 38,-38 40,0", fill, { pen: 0.9, shade: 5 }),
  cut("-21,0 -21,-26 0,-31 21,-26 21,0", blend(fill, "#7a5a44", 0.35), { pen: 0.9 }),
  strokes(
    "0,0! 0,-30!|-14,0! -14,-27!|-7,0! -7,-29!|7,0! 7,-29!|14,0! 14,-27!|-21,-18! 21,-18!|-21,-8! 21,-8!",
    { pen: 0.9, ends: [1, 1] },
  ),
  [-30, 30].map((x) => cut(`${x - 1.3},-26 ${x},-31 ${x + 1.3},-26`, "#f0862b", { pen: 0 })),
];

/** A tent of the east. */
export const tent = (half: number, cloth: string, stripe: string): Art => [
  form(
    `${-half},0! ${-half * 0.5},${-half * 0.8} 0,${-half * 1.5}! ${half * 0.5},${-half * 0.8} ${half},0!`,
    cloth,
    { pen: 0.8, shade: half * 0.4 },
  ),
  form(
    `${-half * 0.35},0! ${-half * 0.14},${-half * 0.8} 0,${-half * 1.5}! ${half * 0.14},${-half * 0.8} ${half * 0.35},0!`,
    stripe,
    { pen: 0.5 },
  ),
  stroke(`0,${-half * 1.5}! 0,${-half * 1.85}!`, { pen: 0.8, ends: [1, 1] }),
];
