/** Figures at full length: about 100 high, feet at (0, 0), made from what a person wears and bears. */
import { blend } from "@westmarch/ink";
import { type Art, cut, disc, form, limb, NOTHING, put, stroke, strokes, twin } from "./marks.ts";
import { PAINT } from "./paint.ts";

/** Where a hand is: sideways from the middle of the body, and up from the ground. */
type Hand = readonly [x: number, y: number];

export interface Look {
  readonly skin?: string;
  readonly robe?: string;
  /** A robe reaches the ground; a tunic shows legs and boots. */
  readonly legs?: string;
  readonly boots?: string;
  readonly cloak?: string;
  readonly hood?: boolean;
  readonly hair?: string;
  readonly cut?: "short" | "long" | "curls" | "none";
  readonly beard?: string;
  readonly bearded?: "short" | "long" | "forked";
  readonly hat?: Art;
  readonly belt?: string;
  readonly west?: Hand;
  readonly east?: Hand;
  /** What the hands hold, drawn around the hand. */
  readonly inWest?: Art;
  readonly inEast?: Art;
  /** A larger head for small folk. */
  readonly head?: number;
  /** No face: a shadow with two eyes. */
  readonly eyes?: string;
}

const arm = ([hx, hy]: Hand, side: -1 | 1, sleeve: string, skin: string, held: Art): Art => {
  const [sx, sy] = [11 * side, -72];
  const [ex, ey] = [(sx + hx) / 2 + side * 5, (sy + hy) / 2 + 4];
  return [
    put(held, hx, hy),
    limb(`${sx},${sy} ${ex},${ey} ${hx},${hy}`, 8, 6, sleeve, { shade: 2 }),
    disc(hx, hy, 3, skin, { pen: 0.7 }),
  ];
};

export const face = (look: Look): Art => {
  const {
    skin = PAINT.skin,
    hair = PAINT.brown,
    cut: style = "short",
    beard = hair,
    bearded,
    hat,
    hood,
    eyes,
  } = look;
  const hooded = hood === true;
  const head: Art = [
    style === "long" && !hooded
      ? twin("0,-102 7,-100 10,-90 12,-74 8,-67! 5,-73 4.6,-84! 0,-86", hair, { shade: 4 })
      : [],
    hooded
      ? twin("0,-106! 7,-101 11,-90 11,-80 7,-74! 0,-73", look.cloak ?? PAINT.forest, {
          shade: 5,
          hatched: true,
        })
      : [],
    eyes === undefined
      ? [
          twin("0,-99 5.5,-97 6.6,-90 5.2,-83 0,-80", skin, { shade: 3 }),
          disc(-2.7, -90, 0.8, "#241a12"),
          disc(1.9, -90, 0.8, "#241a12"),
          stroke("-0.6,-89.5 -1.6,-86.8 -0.2,-86.4", { pen: 0.6 }),
          stroke("-4,-92 -2.6,-92.6 -1.4,-92!", { pen: 0.7 }),
          stroke("0.9,-92! 2.2,-92.6 3.6,-92", { pen: 0.7 }),
          bearded ? [] : stroke("-2,-84 0,-83.6 1.8,-84", { pen: 0.6 }),
        ]
      : [
          twin("0,-99 5.5,-97 6.6,-90 5,-81 0,-78", "#120e10", { pen: 0.7 }),
          disc(-2.4, -90, 0.9, eyes),
          disc(2.2, -90, 0.9, eyes),
        ],
    bearded === "short"
      ? form("-6,-90! -5,-86 -3,-86.4 0,-85.6 3,-86.4 5,-86 6,-90! 6,-82 0,-77 -6,-82", beard, {
          pen: 0.7,
          shade: 2,
        })
      : [],
    bearded === "long"
      ? form(
          "-6.4,-91! -4.6,-86 -2.6,-86.6 0,-85.6 2.6,-86.6 4.6,-86 6.4,-91! 8,-78 5,-64 1,-55! -5,-63 -8,-78",
          beard,
          { pen: 0.8, shade: 4 },
        )
      : [],
    bearded === "forked"
      ? form(
          "-6.4,-91! -4.6,-86 0,-85.6 4.6,-86 6.4,-91! 9,-76 7,-62 4,-58! 1,-66! -3,-57! -7,-62 -9,-76",
          beard,
          { pen: 0.8, shade: 4 },
        )
      : [],
    bearded
      ? [
          strokes("-2.4,-84.6 0,-84.2 2.4,-84.6", { pen: 0.6 }),
          bearded === "short"
            ? []
            : strokes("-3,-78 -2,-70|0.4,-78 0.6,-66|3.4,-78 3,-72", { pen: 0.5, opacity: 0.7 }),
        ]
      : [],
    style === "none" || hooded
      ? []
      : style === "curls"
        ? form(
            "-7,-87! -9.4,-91 -8.4,-96! -8.4,-101 -4,-101! -2,-105 2,-102! 6,-104 7.6,-99! 10.4,-96 8.6,-92! 9.6,-88 6.8,-86! 6.2,-93 2,-96 -3,-94 -6,-93",
            hair,
            { pen: 0.8, shade: 2.4 },
          )
        : form("-6.8,-87! -7.6,-96 -4,-101 2,-102 7,-98 7.2,-90 6.4,-86! 5.6,-93 1,-97 -4,-95 -6,-92", hair, {
            pen: 0.8,
            shade: 2.4,
          }),
    hat ?? [],
  ];
  const k = look.head ?? 1;
  return k === 1 ? head : put(head, 0, 78 * (k - 1), { size: k });
};

/** A figure standing, turned a little to the west. */
export const person = (look: Look): Art => {
  const {
    skin = PAINT.skin,
    robe = PAINT.brown,
    legs,
    boots = PAINT.leather,
    cloak,
    belt = PAINT.leather,
  } = look;
  const tunic = legs !== undefined;
  const sleeve = blend(robe, "#1e1a2a", 0.12);
  return [
    cloak
      ? form("-8,-80 -17,-71 -21,-40 -26,-4! -9,1 9,1 27,-4! 22,-40 17,-71 8,-80", cloak, {
          shade: 8,
          hatched: true,
        })
      : [],
    cloak ? strokes("-15,-60 -18,-30 -21,-8|16,-60 18,-34 21,-8", { pen: 0.7, opacity: 0.7 }) : [],
    legs
      ? [
          limb("-5,-40 -6,-20 -6.5,-8", 9, 7, legs, { shade: 2 }),
          limb("5,-40 6,-20 6.5,-8", 9, 7, legs, { shade: 2 }),
          form("-10,-16! -3,-16! -3,-2! -13,0! -12,-3", boots, { pen: 0.8, shade: 2 }),
          form("3,-16! 10,-16! 10,-2! 2,0! 1,-3 3,-6", boots, { pen: 0.8, shade: 2 }),
        ]
      : [],
    tunic
      ? twin("0,-80 7,-79 13.5,-71 11,-50 13,-38 15,-26! 0,-24", robe, { shade: 6, hatched: true })
      : twin("0,-80 7,-79 13.5,-71 11,-50 14,-24 17,-2! 0,0", robe, { shade: 7, hatched: true }),
    tunic ? [] : strokes("-4,-44 -6,-20 -8,-3|3,-44 4,-20 5,-2", { pen: 0.6, opacity: 0.7 }),
    cut("-11,-52 11,-52 11.4,-47.6 -11.4,-47.6", belt, { pen: 0.7 }),
    cut("-2.4,-52.4 2.4,-52.4 2.4,-47.2 -2.4,-47.2", PAINT.gold, { pen: 0.6 }),
    cloak ? form("-6,-80! -14,-77 -18,-70 -20,-40! -14,-44 -10,-66! -5,-76!", cloak, { shade: 2 }) : [],
    cloak ? form("6,-80! 14,-77 18,-70 21,-40! 15,-44 11,-66! 5,-76!", blend(cloak, "#20182c", 0.22)) : [],
    look.west ? arm(look.west, -1, cloak ? blend(cloak, robe, 0.5) : sleeve, skin, look.inWest ?? []) : [],
    look.east ? arm(look.east, 1, cloak ? blend(cloak, robe, 0.5) : sleeve, skin, look.inEast ?? []) : [],
    face(look),
  ];
};

const GREY = {
  robe: "#8d8f94",
  cloak: "#6b6e7a",
  hair: "#c9c6bf",
  beard: "#dedbd2",
  cut: "long",
  bearded: "long",
} as const;

export const HATS = {
  wizard: [
    form("-4,-98! -3,-112 4,-124! 6,-110 6,-98!", "#5a6480", { pen: 0.9, shade: 3, hatched: true }),
    form("-16,-96 -6,-100 6,-100 16,-95 6,-93 -6,-94", "#5a6480", { pen: 0.9 }),
  ],
  crown: cut("-7,-97 -7.5,-104 -4,-100.5 -2,-106 0,-101 2,-106 4,-100.5 7.5,-104 7,-97", PAINT.gold, {
    pen: 0.7,
    shade: 2,
  }),
  circlet: stroke("-6.6,-95 0,-96.4 6.6,-95", { pen: 1.2, colour: "#e8d48a", ends: [1, 1] }),
  helm: [
    twin("0,-104! 6,-101 8,-93 8,-86! 5,-88! 4.6,-92! 1,-93! 0.9,-86! 0,-86", PAINT.steel, {
      pen: 0.8,
      shade: 3,
    }),
    stroke("0,-104! 0,-94!", { pen: 0.6, ends: [1, 1] }),
  ],
  winged: [
    form("6,-97! 14,-103 19,-113! 13,-110 6,-103!", PAINT.white, { pen: 0.7, shade: 2 }),
    form("-6,-97! -14,-103 -19,-113! -13,-110 -6,-103!", PAINT.white, { pen: 0.7 }),
    twin("0,-107! 5,-102 8,-94 8,-86! 5,-88! 4.6,-92! 0,-93!", "#c9d0d4", { pen: 0.8, shade: 3 }),
  ],
  dwarf: [
    twin("0,-106! 6,-102 9,-94 8.6,-88! 6,-91! 0,-92!", "#8d949a", { pen: 0.9, shade: 3 }),
    strokes("-8.6,-92! 8.6,-92!", { pen: 1.1, colour: PAINT.gold, ends: [1, 1] }),
  ],
  orc: [
    twin("0,-107! 5,-101 9,-94 10,-85! 6,-89! 5.6,-93! 1,-92! 0.8,-86! 0,-86", "#5a5450", {
      pen: 0.9,
      shade: 3,
    }),
    cut("6,-98 13,-105 9,-94", "#5a5450", { pen: 0.7 }),
    cut("-6,-98 -13,-105 -9,-94", "#5a5450", { pen: 0.7 }),
  ],
  turban: [
    form("-8,-92! -9,-99 0,-105 9,-99 8,-92! 0,-95", PAINT.wine, { pen: 0.8, shade: 3 }),
    strokes("-8,-96 0,-99 7,-103|-7,-93 2,-96 8,-99", { pen: 0.6 }),
    form("8,-92! 11,-86 9,-76 6,-72! 7,-84", PAINT.wine, { pen: 0.7 }),
  ],
} satisfies Record<string, Art>;

export const wizard = (more: Look = {}): Art => person({ ...GREY, hat: HATS.wizard, ...more });
export const hobbit = (more: Look = {}): Art =>
  person({
    robe: "#8a5a3a",
    legs: "#5f5a3c",
    boots: "#d9a978",
    cloak: "#4f6a4a",
    hair: "#5a3a22",
    cut: "curls",
    head: 1.32,
    ...more,
  });
export const elf = (more: Look = {}): Art =>
  person({
    skin: PAINT.pale,
    robe: "#6f8a5c",
    cloak: "#4f6b52",
    hair: "#dfc67e",
    cut: "long",
    hat: HATS.circlet,
    ...more,
  });
export const dwarf = (more: Look = {}): Art =>
  put(
    person({
      robe: "#7a3a2a",
      legs: "#4a3a30",
      hair: "#8a4a22",
      cut: "long",
      bearded: "forked",
      hat: HATS.dwarf,
      head: 1.2,
      ...more,
    }),
    0,
    0,
    { size: 0.84, wide: 1.26 },
  );
export const wraith = (more: Look = {}): Art =>
  person({
    robe: "#1d191c",
    cloak: "#141115",
    hood: true,
    eyes: "#e2641e",
    belt: "#1d191c",
    skin: "#3a3436",
    ...more,
  });

/** An orc, hunched over bent legs. */
export const orc = ({
  skin = PAINT.orc,
  mail = "#4d4640",
  cloth = "#6a4a30",
  held = NOTHING,
  shield = NOTHING,
  hand = [-20, -44] as Hand,
  helm = HATS.orc,
  eyes = "#f4d060",
  badge = NOTHING,
} = {}): Art => [
  limb("-5,-36 -11,-22 -7,-6", 11, 7, cloth, { shade: 3 }),
  limb("6,-36 13,-22 10,-6", 11, 7, cloth, { shade: 3 }),
  form("-13,-6! -2,-6! -2,0! -16,0!", "#2d2622", { pen: 0.8 }),
  form("5,-6! 15,-6! 17,0! 4,0!", "#2d2622", { pen: 0.8 }),
  form("-13,-72 -4,-78 10,-78 18,-68 16,-50 14,-30! 8,-26! 4,-31! -1,-25! -6,-31! -12,-27! -13,-48", mail, {
    shade: 8,
    hatched: true,
  }),
  strokes("-11,-60 2,-57 14,-61|-11,-50 2,-47 14,-51|-11,-41 2,-38 13,-42", { pen: 0.6, opacity: 0.7 }),
  badge,
  limb("16,-70 24,-56 21,-40", 9, 6, skin, { shade: 3 }),
  put(shield, 21, -42),
  put(held, hand[0], hand[1]),
  limb(`-11,-70 ${Math.min(hand[0], -12) - 5},${(hand[1] - 66) / 2} ${hand[0]},${hand[1]}`, 9, 6, skin, {
    shade: 2,
  }),
  disc(hand[0], hand[1], 3.4, skin, { pen: 0.7 }),
  put(
    [
      form("-6,-89! -14,-95 -18,-92! -12,-87 -7,-84!", skin, { pen: 0.8 }),
      form("6,-89! 14,-95 18,-92! 12,-87 7,-84!", skin, { pen: 0.8, shade: 2 }),
      twin("0,-100 6,-98 8,-90 6,-81 0,-77", skin, { shade: 4 }),
      disc(-3, -89, 1.3, eyes, { pen: 0.5 }),
      disc(2.8, -89, 1.3, eyes, { pen: 0.5 }),
      strokes("-6,-91! -1.4,-89.6!|6,-91! 1.4,-89.6!", { pen: 1, ends: [0.8, 0.8] }),
      stroke("-1,-87 -1.8,-85 1.4,-85", { pen: 0.7 }),
      form("-4,-82 0,-83.4 4,-82 0,-80.4", "#2a1712", { pen: 0.6 }),
      cut("-2.6,-82.6 -2,-81 -1.4,-82.8", PAINT.white, { pen: 0 }),
      cut("1.4,-82.8 2,-81 2.6,-82.6", PAINT.white, { pen: 0 }),
      helm,
    ],
    -3,
    8,
    { size: 1.04 },
  ),
];

export const uruk = (more: Parameters<typeof orc>[0] = {}): Art =>
  orc({ skin: PAINT.uruk, mail: "#35302f", cloth: "#3a302a", badge: whiteHand(1, -58, 0.5), ...more });

/** The White Hand. */
export const whiteHand = (x: number, y: number, size: number): Art =>
  put(
    form(
      "-6,12! -8,2 -13,-4 -12,-7 -8,-5 -6,-2 -7,-14 -5,-16 -3,-14 -2,-4! -2,-18 0,-20 2,-18 2,-4! 4,-16 6,-17 7,-15 6,-2! 9,-10 11,-10 11,-7 8,4 6,12!",
      "#f4f0e4",
      { pen: 0.5 },
    ),
    x,
    y,
    { size },
  );

/** A troll: a hill with arms. */
export const troll = ({
  skin = PAINT.troll,
  cloth = "#5a4632",
  held = NOTHING,
  hand = [-34, -40] as Hand,
  helm = NOTHING,
} = {}): Art => [
  limb("-12,-40 -18,-20 -15,-5", 19, 14, skin, { shade: 5 }),
  limb("13,-40 20,-20 17,-5", 19, 14, skin, { shade: 5 }),
  form("-26,0! -24,-8 -8,-8 -6,0!", skin, { pen: 0.9 }),
  form("7,0! 9,-8 25,-8 28,0!", skin, { pen: 0.9, shade: 4 }),
  limb("27,-78 42,-56 38,-26", 17, 11, skin, { shade: 5 }),
  form("32,-28! 45,-28! 46,-18 38,-14 32,-18", skin, { pen: 0.8, shade: 3 }),
  form("-28,-78 -18,-92 0,-96 20,-92 31,-78 26,-54 22,-34 0,-30 -20,-34 -25,-54", skin, {
    shade: 14,
    hatched: true,
  }),
  form("-22,-44 0,-40 24,-44 24,-26! 16,-20! 10,-26! 2,-17! -6,-25! -14,-19! -22,-27!", cloth, {
    pen: 0.9,
    shade: 7,
  }),
  strokes("-12,-80 -4,-74 2,-78|4,-78 12,-74 18,-80|-6,-64 0,-60 8,-64|-3,-54 1,-52 5,-54", {
    pen: 0.7,
    opacity: 0.7,
  }),
  put(held, hand[0], hand[1]),
  limb(`-25,-78 ${hand[0] - 8},${(hand[1] - 74) / 2} ${hand[0]},${hand[1]}`, 17, 11, skin, { shade: 4 }),
  disc(hand[0], hand[1], 6.4, skin, { pen: 0.8 }),
  twin("0,-110 8,-107 11,-96 9,-84 0,-79", skin, { shade: 6 }),
  form("-10,-97! -15,-100 -16,-93 -11,-91!", skin, { pen: 0.7 }),
  form("10,-97! 15,-100 16,-93 11,-91!", skin, { pen: 0.7, shade: 2 }),
  disc(-4, -96, 1.5, "#f4d060", { pen: 0.6 }),
  disc(3.6, -96, 1.5, "#f4d060", { pen: 0.6 }),
  strokes("-8.4,-99! 0,-97.4!|8.4,-99! 0.6,-97.4!", { pen: 1.4, ends: [0.9, 0.9] }),
  form("-3.6,-92 0,-95 3.4,-92 2.6,-90 -2.8,-90", blend(skin, "#3a2a2a", 0.25), { pen: 0.6 }),
  stroke("-6,-86 0,-87.4 6,-86", { pen: 0.9 }),
  cut("-4.6,-86.4 -4,-89.4 -3,-86.8", PAINT.white, { pen: 0.5 }),
  cut("3,-86.8 4,-89.4 4.6,-86.4", PAINT.white, { pen: 0.5 }),
  helm,
];

/** An ent: a tree that walks. */
export const ent = (leaf = "#6f8a45", bark = "#6a5238"): Art => [
  [
    [-14, -112, 22],
    [20, -112, 22],
    [0, -124, 26],
    [-28, -98, 17],
  ].map(([x = 0, y = 0, r = 0], i) =>
    form(
      Array.from({ length: 6 }, (_, k) => {
        const [a, b] = [k, k + 0.5].map((t) => (t / 6) * Math.PI * 2 + i);
        return `${x + Math.cos(a ?? 0) * r * 0.82},${y + Math.sin(a ?? 0) * r * 0.66}! ${x + Math.cos(b ?? 0) * r * 1.05},${y + Math.sin(b ?? 0) * r * 0.84}`;
      }).join(" "),
      blend(leaf, "#c9c46a", i * 0.07),
      { pen: 0.9, shade: r * 0.3 },
    ),
  ),
  limb("-8,-40 -15,-22 -13,-8 -22,0", 15, 7, bark, { shade: 4, hatched: true }),
  limb("8,-40 17,-24 15,-8 25,0", 15, 7, bark, { shade: 4, hatched: true }),
  limb("-13,-80 -30,-70 -38,-52 -48,-46", 10, 3, bark, { shade: 3 }),
  limb("-40,-50 -44,-42 -52,-39", 3, 1, bark, { pen: 0.7 }),
  limb("-38,-53 -46,-54 -53,-51", 3, 1, bark, { pen: 0.7 }),
  limb("13,-80 30,-74 38,-90 44,-100", 10, 3, bark, { shade: 3 }),
  limb("38,-90 46,-92 52,-98", 3, 1, bark, { pen: 0.7 }),
  limb("36,-88 36,-98 40,-106", 3, 1, bark, { pen: 0.7 }),
  form("-12,-104 0,-110 13,-104 16,-84 14,-56 16,-34! 5,-30 -6,-31 -16,-34! -13,-58 -15,-84", bark, {
    shade: 8,
    hatched: true,
  }),
  strokes("-10,-70 -11,-50 -9,-36|-2,-66 -3,-46|6,-68 7,-50 5,-36|12,-74 11,-60", { pen: 0.8, opacity: 0.8 }),
  disc(-5, -92, 2.3, "#e2c45a", { pen: 0.8 }),
  disc(5, -92, 2.3, "#e2c45a", { pen: 0.8 }),
  disc(-5, -92, 0.9, "#241a12"),
  disc(5, -92, 0.9, "#241a12"),
  strokes("-9,-97 -5,-98.6 -1.6,-96|9,-97 5,-98.6 1.6,-96", { pen: 1.3 }),
  form("-2,-92! -3,-83 -1,-81 2,-81 3,-83 2,-92!", blend(bark, "#1e1a2a", 0.15), { pen: 0.7 }),
  form("-8,-79 -4,-81 0,-79 4,-81 8,-79 7,-66 3,-54! 1,-62 -3,-52! -6,-64", "#8d9a5a", {
    pen: 0.8,
    shade: 3,
  }),
  stroke("-4,-77 0,-76 4,-77", { pen: 0.9 }),
];

/** Soldiers in a row, seen from the waist up or so: heads, helms and spears, for hosts. */
export const host = (
  from: number,
  to: number,
  y: number,
  count: number,
  {
    helm = PAINT.steel,
    body = PAINT.blue,
    skin = PAINT.skin,
    spear = 14,
    size = 1,
    horned = false,
    seedling = 0,
  } = {},
): Art =>
  Array.from({ length: count }, (_, i): Art => {
    const x = from + ((to - from) * i) / Math.max(1, count - 1);
    const dip = ((i * 37 + seedling) % 5) * 0.6;
    const lean = (((i * 53 + seedling) % 7) - 3) * 0.5;
    return put(
      [
        spear > 0
          ? [
              stroke(`5,4! ${5 + lean},${-spear}!`, { pen: 0.9, ends: [1, 1] }),
              cut(`${3.9 + lean},${-spear} ${5 + lean},${-spear - 4} ${6.1 + lean},${-spear}`, PAINT.steel, {
                pen: 0.5,
              }),
            ]
          : [],
        form("-6,12! -6,3 -3,0 3,0 6,3 6,12!", body, { pen: 0.8, shade: 3 }),
        twin("0,-7 3,-6 3.4,-2 2,1 0,2", skin, { pen: 0.6, shade: 1.4 }),
        twin("0,-9! 3.4,-7 4.2,-3! 2,-4! 0,-4", helm, { pen: 0.7, shade: 1.5 }),
        horned
          ? [cut("3,-7 7,-11 4.4,-5", helm, { pen: 0.5 }), cut("-3,-7 -7,-11 -4.4,-5", helm, { pen: 0.5 })]
          : [],
        disc(-1.2, -2.4, 0.45, "#241a12"),
        disc(1, -2.4, 0.45, "#241a12"),
      ],
      x,
      y + dip,
      { size },
    );
  });

/** A host far away: a dark band with spears over it. */
export const farHost = (from: number, to: number, y: number, colour: string, seed = 3): Art => {
  const n = Math.max(4, Math.round((to - from) / 4));
  const heads: string[] = [];
  for (let i = 0; i <= n; i++) {
    const x = from + ((to - from) * i) / n;
    heads.push(`${x},${y - 1 - ((i * 31 + seed) % 4) * 0.5} ${x + 2},${y + 0.6}`);
  }
  return [
    Array.from({ length: n }, (_, i) => {
      const x = from + ((to - from) * (i + 0.5)) / n + ((i * 17 + seed) % 3);
      return stroke(`${x},${y + 1}! ${x + 0.6},${y - 5 - ((i * 29 + seed) % 5)}!`, {
        pen: 0.55,
        colour,
        ends: [1, 0.6],
      });
    }),
    form(`${from},${y + 5}! ${heads.join(" ")} ${to},${y + 5}!`, colour, { pen: 0 }),
  ];
};
