/** Those of whom there is only one, and figures in motion. */
import { blend } from "@westmarch/ink";
import { HOURS } from "./hours.ts";
import { flame } from "./land.ts";
import { type Art, cut, disc, form, glow, limb, put, stroke, strokes, twin, wash } from "./marks.ts";
import { PAINT } from "./paint.ts";
import { face, type Look } from "./people.ts";

/** Gollum on all fours, looking west; about 56 high. */
export const gollum = (skin = "#a9a98a"): Art => [
  limb("18,-22 30,-34 34,-14 40,-2", 9, 4, blend(skin, "#1e1a2a", 0.25), { pen: 0.9 }),
  limb("36,-3 46,-1", 4, 3, blend(skin, "#1e1a2a", 0.25), { pen: 0.8 }),
  form("-14,-38 0,-46 18,-42 28,-28 22,-18 6,-20 -10,-26", skin, { shade: 6, hatched: true }),
  strokes("2,-42 6,-34 4,-26|10,-42 13,-34 11,-26|-4,-41 -1,-34 -3,-28", { pen: 0.7, opacity: 0.75 }),
  form("12,-30! 26,-32 30,-22! 22,-14! 16,-18! 12,-12! 8,-20!", "#6a5a40", { pen: 0.9, shade: 3 }),
  limb("10,-20 24,-26 18,-8 12,-1", 10, 4.5, skin, { shade: 3 }),
  limb("13,-1 2,0", 5, 3, skin, { pen: 0.8 }),
  limb("-8,-34 -20,-26 -16,-12 -24,-2", 7, 3.6, skin, { shade: 2 }),
  strokes("-24,-3! -31,-1!|-24,-3! -30,1!|-24,-3! -26,2!", { pen: 1.6, colour: skin, ends: [1, 0.3] }),
  strokes("-24,-2! -31,0!|-24,-2! -27,2!", { pen: 0.7, ends: [1, 0.3] }),
  form("-10,-46! -14,-34 -22,-30 -10,-30", skin, { pen: 0 }),
  put(gollumHead(skin), -20, -44, { size: 0.72 }),
];

/** His head; about 34 high around (0, 0). */
export function gollumHead(skin = "#a9a98a"): Art {
  return [
    form("13,-4! 20,-12 24,-14! 22,0 14,7!", skin, { pen: 0.9, shade: 3 }),
    form("-13,-4! -19,-11 -23,-13! -21,0 -14,6!", skin, { pen: 0.9 }),
    form("0,-20 11,-17 16,-6 14,5 8,14 0,18 -8,14 -14,5 -16,-6 -11,-17", skin, { shade: 6, hatched: true }),
    strokes("-8,-19 -12,-12 -15,-2 -17,10|-2,-20 -5,-15|5,-20 9,-14|10,-17 15,-8 17,6 16,14|1,-20 2,-16", {
      pen: 0.8,
      colour: "#4a4636",
    }),
    disc(-6.4, -3, 5.4, "#eef0c8", { pen: 1 }),
    disc(6.4, -3, 5.4, "#eef0c8", { pen: 1 }),
    disc(-7, -2.6, 2.6, "#8fb04a"),
    disc(5.8, -2.6, 2.6, "#8fb04a"),
    disc(-7, -2.6, 1.2, "#1a1210"),
    disc(5.8, -2.6, 1.2, "#1a1210"),
    strokes("-12.4,-6 -7,-9.6 -1.6,-5|1.6,-5 7,-9.6 12.4,-6|-11,4 -7,5.4|7,5.4 11,4", { pen: 0.9 }),
    strokes("-1.4,1 -2.4,4.6 0.6,5.2", { pen: 0.8 }),
    form("-7,9 0,7.4 7,9 4,13 -4,13", "#3a1a1a", { pen: 0.8 }),
    cut("-4.4,8.6 -3.4,11 -2.4,8.4", PAINT.cream, { pen: 0.4 }),
    cut("1.6,8.2 2.6,10.6 3.8,8.6", PAINT.cream, { pen: 0.4 }),
    cut("-1,13 0,10.8 1,13", PAINT.cream, { pen: 0.4 }),
  ];
}

/** A figure running to the east, about 96 high. */
export const runner = (look: Look, held: Art = []): Art => {
  const {
    robe = PAINT.brown,
    legs = "#5a4a3a",
    cloak = PAINT.forest,
    boots = PAINT.leather,
    skin = PAINT.skin,
  } = look;
  return [
    form("4,-78! -14,-74 -32,-66 -50,-62! -40,-54 -46,-44! -28,-44 -12,-42 2,-46!", cloak, {
      shade: 6,
      hatched: true,
    }),
    limb("-2,-40 -10,-26 -26,-22 -38,-28", 10, 6, blend(legs, "#1e1a2a", 0.2), { shade: 2 }),
    form("-36,-31! -44,-30 -46,-22! -41,-20 -35,-25!", boots, { pen: 0.8 }),
    limb("4,-40 20,-34 24,-20 32,-8", 11, 6, legs, { shade: 2 }),
    form("28,-10! 34,-12! 42,-5! 40,-2! 29,-3!", boots, { pen: 0.8 }),
    limb("12,-70 26,-62 34,-72", 7, 5, blend(robe, "#1e1a2a", 0.25), { pen: 0.9 }),
    form("-4,-78! 8,-80 16,-70 14,-52 14,-34! 4,-30 -8,-33! -8,-54", robe, { shade: 5, hatched: true }),
    cut("-8,-50 15,-50 15,-46 -8,-46", PAINT.leather, { pen: 0.7 }),
    put(held, -12, -54),
    limb("0,-72 -12,-62 -10,-54 -2,-52", 7.5, 5, blend(cloak, robe, 0.5), { shade: 2 }),
    disc(-1, -52, 2.8, skin, { pen: 0.6 }),
    put(face(look), 8, 0, { flip: true, turn: 6 }),
  ];
};

/** A figure walking bent to the east under a hood, with a pack; about 84 high. */
export const trudger = (cloak: string, { stick = true, pack = true, size = 1 } = {}): Art =>
  put(
    [
      stick ? stroke("30,-56! 24,0!", { pen: 1.8, ends: [1, 1] }) : [],
      limb("0,-24 -8,-12 -16,-2", 9, 6, "#4a3c30", { pen: 0.9 }),
      limb("4,-24 10,-12 12,-1", 9, 6, "#5a4a3a", { pen: 0.9 }),
      pack ? form("-20,-66! -12,-70 -4,-62 -8,-44 -20,-44 -25,-54", "#8a6a44", { pen: 0.9, shade: 4 }) : [],
      form("6,-78 16,-70 14,-58 18,-40 16,-16! 2,-12 -16,-16! -14,-40 -8,-62 -2,-74", cloak, {
        shade: 7,
        hatched: true,
      }),
      form("4,-82! 14,-82 21,-74 20,-64 12,-60 4,-64 0,-74", cloak, { shade: 4 }),
      form("15,-78! 20,-74 20,-66 15,-63! 13,-70", "#1a1412", { pen: 0.6 }),
      limb("10,-56 20,-46 28,-44", 6, 4.6, blend(cloak, "#1e1a2a", 0.15), { pen: 0.9 }),
      disc(28, -44, 2.6, PAINT.skin, { pen: 0.6 }),
    ],
    0,
    0,
    { size },
  );

/** The terror of Moria: shadow and flame, about 92 high. */
export const balrog = (): Art => {
  const half = form(
    "8,-60! 20,-84 40,-98! 62,-92 80,-70! 68,-72 64,-56! 56,-66 46,-46! 40,-60 30,-40! 24,-52 16,-34!",
    "#1a0f0e",
    { shade: 6, pen: 1.1 },
  );
  return [
    glow(0, -44, [62, 46, 32], "#e2641e", 0.2),
    half,
    put(half, 0, 0, { flip: true }),
    strokes("12,-56! 40,-96!|16,-52! 62,-90!|-12,-56! -40,-96!|-16,-52! -62,-90!", {
      pen: 1,
      colour: "#d9531e",
      ends: [0.8, 0.2],
    }),
    [-22, 22, -10, 12].map((x, i) => put(flame(), x, 6, { size: 0.9 + (i % 2) * 0.4 })),
    limb("-8,-24 -14,-10 -10,4", 15, 10, "#1d100e", { shade: 4 }),
    limb("8,-24 15,-10 12,4", 15, 10, "#1d100e", { shade: 4 }),
    form("-16,-58 -8,-66 8,-66 17,-58 15,-40 10,-22 -9,-22 -14,-40", "#221110", { shade: 7 }),
    strokes("-8,-56! -3,-46! -6,-36! 0,-28!|6,-58! 3,-48! 8,-38! 4,-28!|-2,-60! 0,-50!", {
      pen: 1.3,
      colour: "#f08a2c",
      ends: [0.5, 0.2],
    }),
    limb("-14,-58 -28,-48 -32,-66", 11, 7, "#221110", { shade: 3 }),
    form("-36,-64! -38,-84 -33,-104! -28,-84 -29,-64!", "#f6b13f", { pen: 0.9 }),
    wash("-34,-66! -34,-84 -33,-98! -31,-84 -31,-66!", "#fff0b8"),
    limb("14,-58 29,-52 36,-38", 11, 7, "#221110", { shade: 3 }),
    stroke("36,-38 48,-30 52,-12 66,-4 74,-14 82,-8", { pen: 2.2, colour: "#f08a2c", ends: [1, 0.1] }),
    stroke("36,-38 48,-30 52,-12 66,-4", { pen: 0.8, colour: "#fbd06a", ends: [1, 0.1] }),
    limb("-6,-80 -16,-84 -19,-96", 6, 0.8, "#3a2a24", { pen: 0.9 }),
    limb("6,-80 16,-84 19,-96", 6, 0.8, "#3a2a24", { pen: 0.9, shade: 1 }),
    twin("0,-86 7,-83 9,-74 6,-65 0,-61", "#221110", { shade: 4 }),
    form("-6,-76! -2,-74 -5.6,-72.6", "#fbd06a", { pen: 0 }),
    form("6,-76! 2,-74 5.6,-72.6", "#fbd06a", { pen: 0 }),
    form("-4,-68 0,-70 4,-68 0,-65", "#f08a2c", { pen: 0.5 }),
  ];
};

/** Tom in his blue coat and yellow boots, about 100 high. */
export const tom = (): Art => [
  limb("-6,-36 -18,-26 -24,-8", 11, 8, "#3a5a8a", { shade: 2 }),
  form("-29,-18! -18,-18! -18,-4! -36,-2! -35,-7 -28,-8", "#e6bd3c", { pen: 0.9, shade: 3 }),
  limb("6,-36 14,-20 10,-6", 11, 8, "#3a5a8a", { shade: 3 }),
  form("4,-16! 16,-16! 16,-2! 2,0! 0,-5 5,-6", "#e6bd3c", { pen: 0.9, shade: 3 }),
  form("-14,-74 0,-80 15,-74 20,-50 22,-28! 8,-32 0,-30 -10,-32 -22,-28! -18,-50", "#2f5fa0", {
    shade: 8,
    hatched: true,
  }),
  form("-5,-78! 5,-78! 8,-44 4,-32! -4,-32! -7,-44", "#efe3c4", { pen: 0.8 }),
  cut("-18,-50 19,-50 19,-45 -18,-45", "#6a4a2a", { pen: 0.8 }),
  limb("-13,-70 -30,-72 -40,-88", 9, 6, "#2f5fa0", { shade: 2 }),
  disc(-40, -89, 3.6, PAINT.skin, { pen: 0.8 }),
  limb("14,-70 30,-58 40,-68", 9, 6, "#2f5fa0", { shade: 2 }),
  disc(40, -69, 3.6, PAINT.skin, { pen: 0.8 }),
  [
    [-44, -96],
    [-38, -99],
    [-49, -91],
  ].map(([x = 0, y = 0]) => [
    form(
      `${x - 5},${y} ${x - 2},${y - 5}! ${x},${y - 2}! ${x + 2},${y - 6}! ${x + 5},${y} ${x},${y + 3}`,
      "#f7f2e2",
      { pen: 0.7 },
    ),
  ]),
  put(
    face({
      skin: "#e8b48a",
      hair: "#8a5a2c",
      cut: "long",
      bearded: "long",
      beard: "#8a5a2c",
      hat: [
        form("-8,-97! -7,-108 0,-112 8,-108 8,-97!", "#7a5a34", { pen: 0.9, shade: 3 }),
        form("-15,-95 0,-99 15,-95 0,-92", "#7a5a34", { pen: 0.9 }),
        limb("6,-98 12,-112 20,-124", 4, 1, "#3f7fb8", { pen: 0.8 }),
      ],
    }),
    0,
    6,
    { size: 1.14 },
  ),
];

/** A wild man of the woods, short and broad, about 80 high. */
export const wose = (): Art => [
  limb("-8,-30 -13,-16 -11,-4", 13, 10, "#b08a62", { shade: 3 }),
  limb("9,-30 14,-16 12,-4", 13, 10, "#b08a62", { shade: 3 }),
  form("-18,-58 0,-64 19,-58 18,-36 0,-30 -17,-36", "#b08a62", { shade: 8, hatched: true }),
  form(
    "-18,-40! 18,-40! 24,-14! 18,-18! 14,-11! 8,-17! 3,-10! -3,-17! -8,-10! -13,-17! -22,-13!",
    "#8f9a4a",
    { pen: 0.9, shade: 8 },
  ),
  strokes("-12,-36! -14,-18!|-4,-36! -5,-18!|4,-36! 5,-18!|12,-36! 15,-18!", { pen: 0.7 }),
  limb("-17,-54 -30,-44 -26,-60", 10, 7, "#b08a62", { shade: 2 }),
  disc(-26, -61, 4, "#b08a62", { pen: 0.8 }),
  limb("18,-54 28,-40 24,-28", 10, 7, "#b08a62", { shade: 3 }),
  disc(24, -27, 4, "#b08a62", { pen: 0.8 }),
  form("-12,-76 -8,-86 2,-89 12,-84 14,-74 10,-62 1,-58 -9,-62", "#b98f66", { shade: 5 }),
  form("-12,-74! -15,-84 -6,-92 6,-93 15,-86 15,-72! 11,-80 2,-84 -8,-80", "#5a4630", { pen: 0.9, shade: 3 }),
  disc(-4.4, -75, 1.1, "#241a12"),
  disc(5, -75, 1.1, "#241a12"),
  strokes("-8,-78 -4,-79 -1,-77.4|2,-77.4 5,-79 9,-78", { pen: 1.3 }),
  form("-3,-72 0,-74 4,-72 3,-69 -2,-69", "#a87a52", { pen: 0.7 }),
  strokes("-5,-65 0,-64.4 6,-65|-2,-61 -3,-54|3,-61 4,-55", { pen: 0.8 }),
];

/** Grond: a ram with the head of a wolf and fire in its jaws, to the west; about 130 long. */
export const grond = (): Art => [
  strokes("-6,-58! -8,-26!|26,-58! 26,-26!|54,-58! 56,-26!", { pen: 1.4, ends: [1, 1] }),
  cut("-20,-64 84,-64 84,-58 -20,-58", "#4a3a30", { pen: 0.9, shade: 2 }),
  cut("-12,-58 -6,-58 -22,0 -30,0", "#4a3a30", { pen: 0.9, shade: 2 }),
  cut("70,-58 76,-58 90,0 82,0", "#4a3a30", { pen: 0.9, shade: 2 }),
  form("-30,-34! 10,-36 80,-33! 84,-24 80,-15! 10,-12 -30,-15!", "#3a3032", { shade: 7, hatched: true }),
  [2, 24, 46, 68].map((x) =>
    cut(`${x},-35 ${x + 6},-35 ${x + 6},-13 ${x},-13`, "#6a5a54", { pen: 0.8, shade: 2 }),
  ),
  form(
    "-28,-40! -22,-54 -30,-48! -36,-54 -36,-46! -52,-42 -66,-34 -76,-30! -72,-26! -60,-25 -50,-23! -58,-16 -66,-12! -56,-7 -42,-8 -28,-12 -24,-26",
    "#2b2426",
    { shade: 7, hatched: true },
  ),
  form("-70,-26! -56,-25 -46,-22! -54,-16 -64,-12! -60,-18", "#e2641e", { pen: 0.7 }),
  form("-64,-23! -54,-22 -50,-21! -56,-16 -60,-15", "#fbd06a", { pen: 0 }),
  strokes("-70,-26! -68,-21!|-64,-25! -62,-20!|-57,-25! -55,-20!|-62,-12! -61,-16!|-55,-14! -54,-18!", {
    pen: 1.3,
    colour: PAINT.cream,
    ends: [1, 0.2],
  }),
  disc(-48, -37, 2.6, "#f6b13f", { pen: 0.9 }),
  stroke("-54,-42! -42,-39!", { pen: 1.4 }),
  glow(-62, -20, [18, 11], "#f08a2c", 0.22),
];

/** A throne or a tall chair, about 50 high. */
export const throne = (stone: string): Art => [
  cut("-14,0 -14,-22 -11,-22 -11,-50 0,-58 11,-50 11,-22 14,-22 14,0", stone, { shade: 6, hatched: true }),
  cut("-11,-22 11,-22 11,-17 -11,-17", blend(stone, "#20182c", 0.3), { pen: 0.7 }),
  strokes("-7,-26! -7,-46!|7,-26! 7,-46!|0,-30! 0,-50!", { pen: 0.6, opacity: 0.7 }),
];

/** A flame of the pyre in an hour of fire, with its light. */
export const blaze = (size: number): Art => [
  glow(0, -14 * size, [30 * size, 20 * size], HOURS.fire.sun, 0.2),
  put(flame(), -9 * size, 0, { size: size * 0.9 }),
  put(flame(), 8 * size, 1, { size: size * 0.8, flip: true }),
  put(flame(), 0, 2, { size: size * 1.2 }),
];
