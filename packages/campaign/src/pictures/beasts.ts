/** Beasts: horses with and without riders, eagles, fell beasts, oliphaunts, wargs, birds, a spider, a watcher. */
import { blend, dice } from "@westmarch/ink";
import { type Art, cut, disc, form, limb, NOTHING, put, stroke, strokes, twin, wash } from "./marks.ts";
import { PAINT } from "./paint.ts";

/** A horse at the gallop to the east; about 120 long and 90 high, ground at y = 0. */
export const horse = (coat = "#7a5232", mane = "#3a2a1e", gallop = true): Art => {
  const far = blend(coat, "#1e1a2a", 0.3);
  return [
    limb("-38,-64 -56,-66 -66,-54 -78,-50", 7, 1.5, mane, { pen: 0.8 }),
    gallop
      ? [
          limb("20,-46 40,-34 36,-20 26,-12", 12, 4, far, { pen: 0.8 }),
          limb("-26,-46 -34,-28 -44,-18 -46,-4", 14, 4, far, { pen: 0.8 }),
          limb("26,-48 46,-44 58,-34 68,-24", 13, 4, coat, { shade: 3 }),
          form("65,-27! 70,-28! 74,-22! 67,-19!", mane, { pen: 0.6 }),
          limb("-32,-50 -46,-36 -60,-30 -72,-18", 17, 4, coat, { shade: 3 }),
          form("-70,-22! -67,-17! -74,-12! -77,-16!", mane, { pen: 0.6 }),
        ]
      : [
          limb("20,-46 22,-26 20,-3", 11, 4.5, far, { pen: 0.8 }),
          limb("-24,-46 -22,-26 -26,-3", 13, 4.5, far, { pen: 0.8 }),
          limb("27,-48 30,-26 28,-1", 12, 4.5, coat, { shade: 3 }),
          limb("-33,-50 -36,-28 -33,-1", 16, 4.5, coat, { shade: 3 }),
        ],
    form(
      "38,-95! 42,-88 50,-80 57,-70 55,-65 49,-66 44,-71! 39,-68 34,-58 31,-48 20,-42 2,-38 -14,-40 -26,-42 -38,-48 -42,-58 -37,-68 -24,-71 -6,-67 8,-69 18,-78 26,-89 33,-93!",
      coat,
      { shade: 7, hatched: true },
    ),
    form("38,-94! 28,-96 18,-86 10,-74 2,-74! 8,-70 14,-70! 20,-78 26,-86 34,-89!", mane, { pen: 0.8 }),
    disc(46, -80.5, 1.2, "#241a12"),
    strokes("52,-70 54,-69|44,-71 40,-76", { pen: 0.7 }),
  ];
};

/** A rider bent over the neck, or upright, on the horse above. */
export const rider = ({
  cloak = PAINT.green,
  mail = "#8d949a",
  skin = PAINT.skin,
  helm = NOTHING,
  hair = "#d9b45a",
  held = NOTHING,
  hand = [22, -92] as readonly [number, number],
  hood = false,
  eyes = "",
} = {}): Art => [
  form("-4,-100! -20,-96 -38,-90 -58,-92 -66,-84! -50,-78 -34,-72 -14,-66!", cloak, {
    shade: 6,
    hatched: true,
  }),
  limb("-2,-72 10,-56 6,-38", 11, 6, blend(mail, "#3a2a1e", 0.5), { shade: 3 }),
  form("2,-38! 10,-38! 15,-31! 3,-31!", "#3a2a1e", { pen: 0.7 }),
  form("-10,-66! -9,-84 -4,-98 4,-101 10,-97 11,-82 9,-66!", mail, { shade: 5 }),
  put(held, hand[0], hand[1]),
  limb(
    `7,-94 ${(7 + hand[0]) / 2 + 2},${(hand[1] - 94) / 2 + 8} ${hand[0]},${hand[1]}`,
    7.5,
    5,
    blend(cloak, mail, 0.4),
    { pen: 0.8 },
  ),
  disc(hand[0], hand[1], 2.8, hood ? "#3a3436" : skin, { pen: 0.6 }),
  hood
    ? [
        form("-4,-98! -5,-112 2,-122! 10,-118 13,-108 10,-98!", cloak, { shade: 4, hatched: true }),
        form("5,-114! 12,-113 13,-105 9,-99! 5,-104", "#0e0b0d", { pen: 0.6 }),
        eyes === "" ? [] : [disc(8, -108, 0.9, eyes), disc(11, -108, 0.8, eyes)],
      ]
    : [
        form("0,-116 6,-119 12,-115 13,-108 10,-101 4,-100 0,-106", skin, { pen: 0.8, shade: 2 }),
        disc(9.4, -110, 0.8, "#241a12"),
        form("1,-100! -6,-98 -12,-101 -8,-106 -3,-116 4,-121 11,-118 12,-114! 6,-113 3,-106!", hair, {
          pen: 0.7,
          shade: 2,
        }),
        helm,
      ],
];

/** The helm of a rider, seen from the side. */
export const SIDE_HELM = {
  rohan: [
    form("4,-121! -4,-126 -12,-122 -16,-110! -9,-115 -2,-116!", PAINT.cream, { pen: 0.7, shade: 2 }),
    form("-2,-108! -1,-117 5,-122! 12,-117 13,-112! 6,-111 4,-105!", "#c9a44a", { pen: 0.8, shade: 2 }),
  ],
  gondor: [
    form("-1,-114! -9,-121 -12,-128! -3,-123 3,-119!", PAINT.white, { pen: 0.6 }),
    form("-2,-106! -1,-117 5,-123! 12,-117 13,-112! 6,-111 4,-104!", "#c5ccd0", { pen: 0.8, shade: 2 }),
  ],
  crown: cut("-1,-115 -3,-124 2,-119 4,-128 7,-119 12,-124 12,-114", "#8d8f94", { pen: 0.7 }),
} satisfies Record<string, Art>;

/** A great eagle stooping to the west, wings up; about 130 across. */
export const eagle = (feather = "#7a5632", head = "#e9dcc0"): Art => {
  const wing = (fill: string): Art => [
    form(
      "2,-2! 10,-22 26,-40 46,-52 66,-56! 62,-49 70,-48! 63,-41 69,-38! 60,-33 64,-28! 54,-26 56,-20! 46,-19 46,-13! 36,-13 34,-6! 24,-7 20,2 10,10!",
      fill,
      { shade: 7, hatched: true },
    ),
    strokes("12,-14 30,-32 58,-46|14,-8 32,-24 56,-32|16,-3 32,-15 48,-20|14,-18 24,-32 40,-44", {
      pen: 0.7,
      opacity: 0.75,
    }),
  ];
  return [
    put(wing(blend(feather, "#1e1a2a", 0.16)), 2, 0, { turn: 4 }),
    form("8,14! 22,26 36,30! 32,34! 38,38! 31,40! 34,46! 24,42 8,28!", feather, { pen: 0.9, shade: 4 }),
    form("-20,-6 -8,-12 6,-6 16,10 18,24 8,26 -8,18 -18,8", feather, { shade: 6, hatched: true }),
    strokes("-6,2 0,5 3,2|2,10 7,13 10,10|-8,8 -4,12 -1,10", { pen: 0.6, opacity: 0.7 }),
    put(wing(feather), -4, 0, { flip: true }),
    limb("-2,18 -7,26 -12,29", 6, 3.5, "#c9962c", { pen: 0.7 }),
    strokes("-11,28! -18,30! -19,34!|-11,29! -14,35! -13,38!|-11,29! -8,35! -6,36!", {
      pen: 1.1,
      colour: "#3a2a1e",
      ends: [1, 0.4],
    }),
    limb("6,22 4,30 -1,34", 5, 3, "#c9962c", { pen: 0.7 }),
    strokes("0,33! -6,37!|0,34! -1,40!|0,34! 5,39!", { pen: 1.1, colour: "#3a2a1e", ends: [1, 0.4] }),
    form("-30,-2 -28,-12 -18,-17 -8,-12 -8,-2 -16,4 -24,4", head, { pen: 0.9, shade: 3 }),
    form("-27,-6! -35,-6 -39,2! -33,0 -27,2!", "#d9a93c", { pen: 0.8 }),
    disc(-22.5, -7, 1.5, "#f0c040", { pen: 0.7 }),
    disc(-22.8, -7, 0.7, "#241a12"),
    stroke("-28,-10! -19,-9!", { pen: 1, ends: [0.5, 0.9] }),
  ];
};

/** A fell beast with its rider, seen from the front, wings wide; about 150 across. */
export const fellBeast = ({
  hide = "#2b2528",
  wing = "#3d3236",
  crown = false,
  eyes = "#e2641e",
} = {}): Art => {
  const half: Art = [
    form(
      "4,-4! 18,-20 34,-30! 40,-38! 44,-30 60,-26 76,-16! 66,-16 60,-4! 54,-12 44,-8 38,8! 34,-4 26,0 20,14! 14,4 6,8!",
      wing,
      { shade: 8, hatched: true },
    ),
    strokes("36,-30! 52,-18 60,-5!|36,-30! 40,-10 38,7!|35,-29! 26,-8 20,13!|38,-31! 58,-24 75,-16!", {
      pen: 0.9,
    }),
    limb("4,-4 18,-18 36,-30", 7, 3, hide, { pen: 0.7 }),
  ];
  return [
    half,
    put(half, 0, 0, { flip: true }),
    limb("2,14 6,26 2,36 8,48", 8, 0.8, hide, { pen: 0.8 }),
    form("-9,-6 0,-10 9,-6 10,8 5,20 -5,20 -10,8", hide, { shade: 5, hatched: true }),
    strokes("-4,20! -8,29!|-4,20! -3,30!|4,20! 8,29!|4,20! 3,30!", { pen: 1.3, ends: [1, 0.3] }),
    twin("0,-50! 4,-44 6,-36 9,-22 11,-6! 0,-4", "#17131a", { shade: 4 }),
    twin("0,-44 3,-42 3.4,-36 0,-33", "#060507", { pen: 0.4 }),
    disc(-1.3, -39, 0.7, eyes),
    disc(1.5, -39, 0.7, eyes),
    crown ? cut("-4,-46 -5,-54 -2,-50 0,-57 2,-50 5,-54 4,-46", "#b9b3aa", { pen: 0.6 }) : [],
    limb("0,-4 -5,8 -2,18 -8,26", 8, 5, hide, { shade: 2 }),
    form("-4,22 -3,28 -8,34 -17,37! -14,33 -18,31! -13,28 -9,22", hide, { pen: 0.8, shade: 2 }),
    disc(-9, 27.5, 0.9, eyes),
  ];
};

/** An oliphaunt walking to the west with a war tower; about 120 high. */
export const oliphaunt = (hide = "#8a8078", cloth = "#a8322a"): Art => [
  limb("30,-52 34,-28 32,-2", 20, 17, blend(hide, "#1e1a2a", 0.3), { pen: 0.9 }),
  limb("-16,-50 -12,-28 -14,-2", 19, 16, blend(hide, "#1e1a2a", 0.3), { pen: 0.9 }),
  limb("52,-66 60,-54 58,-38", 4, 1.6, hide, { pen: 0.7 }),
  form("-30,-84 -10,-92 20,-90 44,-86 54,-70 54,-48 40,-40 8,-38 -20,-42 -34,-58", hide, {
    shade: 14,
    hatched: true,
  }),
  limb("43,-54 46,-28 43,0", 23, 18, hide, { shade: 5, blunt: true }),
  limb("-25,-54 -26,-28 -28,0", 22, 17, hide, { shade: 5, blunt: true }),
  form(
    "-26,-90! -6,-94 24,-93 40,-88! 42,-64! 34,-58! 26,-63! 16,-56! 6,-62! -4,-55! -14,-62! -24,-58!",
    cloth,
    { pen: 0.9, shade: 10, hatched: true },
  ),
  strokes("-24,-68 6,-71 40,-72", { pen: 1.6, colour: PAINT.gold, ends: [1, 1] }),
  cut("-14,-92 -18,-116 32,-116 28,-92", "#8a5e34", { pen: 0.9, shade: 10 }),
  strokes("-16,-104! 30,-104!|-4,-93! -6,-116!|8,-93! 8,-116!|20,-93! 22,-116!", { pen: 0.8, ends: [1, 1] }),
  cut("-22,-116 -20,-122 -12,-118 -6,-123 2,-118 8,-123 16,-118 22,-123 28,-118 36,-122 34,-116", "#a9763c", {
    pen: 0.8,
  }),
  form("-30,-86 -18,-78 -16,-62 -24,-52 -40,-54 -50,-66 -48,-82 -40,-88", hide, { shade: 6 }),
  form("-24,-84 -10,-82 -6,-66 -14,-54! -22,-62 -26,-72", blend(hide, "#6a5048", 0.25), {
    pen: 0.9,
    shade: 4,
  }),
  limb("-46,-66 -54,-48 -56,-28 -50,-12 -58,-6", 13, 4, hide, { shade: 3 }),
  strokes("-52,-52 -58,-51|-52,-42 -60,-41|-52,-32 -60,-31|-50,-22 -57,-22", { pen: 0.6 }),
  limb("-42,-56 -54,-36 -70,-34 -80,-46", 6.4, 1, "#f2e8cf", { pen: 0.8, shade: 1.6 }),
  limb("-36,-54 -42,-32 -56,-24 -68,-30", 6.4, 1, "#f2e8cf", { pen: 0.8, shade: 1.6 }),
  disc(-41, -74, 1.7, "#241a12"),
  stroke("-45,-78 -41,-79 -37,-77", { pen: 0.8 }),
];

/** A warg running to the west, about 90 long. */
export const warg = (fur = "#5a5048"): Art => [
  limb("34,-34 44,-38 52,-30 58,-32", 7, 2, fur, { pen: 0.8 }),
  limb("24,-26 34,-14 44,-10 46,-1", 11, 4, blend(fur, "#1e1a2a", 0.3), { pen: 0.8 }),
  limb("-20,-24 -28,-14 -22,-8 -30,-3", 10, 4, blend(fur, "#1e1a2a", 0.3), { pen: 0.8 }),
  form(
    "-26,-48! -20,-42! -14,-48! -8,-40 10,-40 26,-42 36,-34 34,-22 20,-20 0,-22 -18,-18 -28,-26 -30,-38",
    fur,
    { shade: 6, hatched: true },
  ),
  limb("30,-28 38,-18 34,-8 42,-1", 13, 4, fur, { shade: 3 }),
  limb("-20,-26 -34,-20 -42,-12 -50,-10", 11, 4, fur, { shade: 3 }),
  form("-24,-52! -22,-42 -26,-34 -36,-30 -50,-26! -48,-30! -52,-34! -44,-40 -36,-46 -32,-56! -29,-48", fur, {
    pen: 0.9,
    shade: 3,
  }),
  form("-50,-28! -44,-29 -36,-30! -42,-25 -48,-23!", "#7a1f18", { pen: 0.6 }),
  strokes("-48,-29! -47,-26!|-45,-29.4! -44,-26.4!", { pen: 0.8, colour: PAINT.white }),
  disc(-38, -40, 1.3, "#f4c040", { pen: 0.6 }),
];

/** Birds far off, in a flock. */
export const flock = (
  seed: string,
  count: number,
  left: number,
  top: number,
  right: number,
  foot: number,
  size: number,
  colour = "#241a12",
): Art => {
  const roll = dice(`${seed} flock`);
  return Array.from({ length: count }, () => {
    const [x, y, k, lift] = [
      left + roll() * (right - left),
      top + roll() * (foot - top),
      size * (0.6 + roll() * 0.8),
      roll(),
    ];
    return put(
      form(
        `0,1! 3,${-2 - lift * 3} 7,${-3 - lift * 4} 12,${-lift * 3}! 7,${-0.6 - lift * 2} 3.4,1 0.6,3.4! -1,3.2 -3.4,1 -7,${-0.6 - lift * 2} -12,${-lift * 3}! -7,${-3 - lift * 4} -3,${-2 - lift * 3}`,
        colour,
        { pen: 0 },
      ),
      x,
      y,
      { size: k / 10, turn: (roll() - 0.5) * 30 },
    );
  });
};

/** A crow near by, wings up, flying to the west; about 60 across. */
export const crow = (fill = "#262128"): Art => [
  form(
    "0,-2! 8,-14 20,-22 34,-24! 31,-19 36,-16! 30,-13 33,-8! 26,-8 26,-3! 18,-4 12,4!",
    blend(fill, "#8a8fa8", 0.16),
    { pen: 0.8, shade: 3 },
  ),
  form("8,4! 18,6 28,10! 24,13! 27,16! 16,12 6,10!", fill, { pen: 0.7 }),
  form("-16,-2 -8,-7 4,-5 14,4 12,10 0,10 -10,6", fill, { pen: 0.8, shade: 3 }),
  form(
    "-2,-2! -4,-16 -14,-26 -26,-32! -25,-26 -31,-25! -27,-20 -31,-16! -24,-14 -25,-9! -16,-6 -8,4!",
    fill,
    { pen: 0.8, shade: 3 },
  ),
  form("-12,-6 -18,-7 -21,-3 -18,1 -12,2", fill, { pen: 0.8 }),
  form("-20,-5! -29,-1! -20,0!", "#4a4448", { pen: 0.7 }),
  disc(-17, -3.6, 1, "#e2c45a"),
];

/** The great spider, seen from the front; about 120 across. */
export const spider = (hide = "#33282c"): Art => [
  [1, -1].map((side) =>
    [
      "10,-24 30,-58 46,-50 60,-8",
      "12,-20 36,-46 52,-34 56,4",
      "10,-16 30,-34 40,-18 38,8",
      "8,-26 20,-66 36,-72 52,-40",
    ].map((line, i) =>
      put(limb(line, 8, 1.6, i % 2 ? hide : blend(hide, "#1e1a2a", 0.4), { pen: 0.9, shade: 1.6 }), 0, 0, {
        flip: side === -1,
      }),
    ),
  ),
  form("0,-74 18,-68 28,-50 24,-30 0,-22 -24,-30 -28,-50 -18,-68", hide, { shade: 10, hatched: true }),
  strokes("-12,-60 -6,-54 -10,-46|10,-62 6,-54 10,-46|0,-66 0,-58", {
    pen: 0.9,
    colour: "#8a7a72",
    opacity: 0.7,
  }),
  form("0,-32 11,-28 13,-18 7,-10 0,-8 -7,-10 -13,-18 -11,-28", blend(hide, "#6a5048", 0.25), { shade: 4 }),
  [
    [-6, -22, 2.6],
    [6, -22, 2.6],
    [-2, -25, 1.5],
    [2, -25, 1.5],
    [-8.4, -26, 1.3],
    [8.4, -26, 1.3],
  ].map(([x = 0, y = 0, r = 1]) => [disc(x, y, r, "#d9e06a", { pen: 0.6 }), disc(x, y, r * 0.4, "#241a12")]),
  limb("-4,-12 -7,-5 -4,0", 4, 0.8, "#1d191c", { pen: 0.7 }),
  limb("4,-12 7,-5 4,0", 4, 0.8, "#1d191c", { pen: 0.7 }),
];

/** A bat. */
export const bat = (fill = "#1d191c"): Art =>
  wash(
    "0,-3 2,-5! 2,-2 10,-8! 20,-6 24,2! 18,-1 15,4! 10,1 6,6! 2,3 0,6 -2,3 -6,6! -10,1 -15,4! -18,-1 -24,2! -20,-6 -10,-8! -2,-2 -2,-5!",
    fill,
  );

/** A bear standing, facing west; about 100 high. */
export const bear = (fur = "#4a3626"): Art => [
  limb("-14,-24 -16,-10 -14,-2", 20, 15, fur, { shade: 4 }),
  limb("16,-24 20,-10 18,-2", 20, 16, fur, { shade: 4 }),
  form("-24,-56 -20,-76 0,-84 18,-76 28,-52 28,-26 10,-14 -12,-16 -24,-30", fur, {
    shade: 12,
    hatched: true,
  }),
  limb("-18,-70 -34,-62 -40,-76", 14, 10, fur, { shade: 3 }),
  limb("22,-66 36,-56 38,-40", 15, 11, fur, { shade: 4 }),
  strokes("-42,-80! -46,-85!|-38,-81! -40,-87!|-35,-79! -34,-85!", { pen: 1.1, ends: [1, 0.2] }),
  form("-14,-84 -16,-94 -12,-100! -6,-97 0,-100 8,-97 13,-99! 14,-90 8,-80 -2,-76", fur, {
    pen: 0.9,
    shade: 5,
  }),
  form("-14,-90 -22,-87 -24,-82 -16,-78 -8,-82", blend(fur, "#c9a478", 0.35), { pen: 0.8 }),
  disc(-22.6, -85.4, 1.8, "#1d191c"),
  disc(-11, -92, 1.2, "#1d191c"),
  form("-21,-80! -14,-79 -10,-80! -14,-76", "#7a1f18", { pen: 0.6 }),
];
