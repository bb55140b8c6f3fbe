/** Heads and shoulders for pictures of one person: the head about 34 high around (0, 0), the body down to about 120. */
import { blend } from "@westmarch/ink";
import { type Art, cut, disc, form, limb, put, stroke, strokes, twin, wash } from "./marks.ts";
import { PAINT } from "./paint.ts";

export interface Features {
  readonly skin?: string;
  readonly hair?: string;
  readonly style?: "long" | "short" | "curls" | "braids" | "bald" | "thin";
  readonly beard?: string;
  readonly bearded?: "stubble" | "short" | "full" | "long" | "dwarf";
  readonly brow?: string;
  readonly eyes?: string;
  readonly old?: boolean;
  /** Below 0 grim, above merry. */
  readonly mood?: number;
  readonly ears?: "round" | "pointed";
  /** What is worn over hair and brow. */
  readonly hat?: Art;
  /** A broad face, or a narrow one. */
  readonly wide?: number;
  /** Red cheeks, as well-fed folk have. */
  readonly rosy?: boolean;
  /** Brows that meet upwards. */
  readonly worried?: boolean;
}

const behind = (style: Features["style"], hair: string): Art => {
  if (style === "long")
    return form(
      "-12,-14! -17,-4 -18,14 -21,30! -16,35 -11,31 -8.6,16! 0,4 10,16! 12,31 17,36 22,30! 19,12 17,-4 12,-14!",
      hair,
      { shade: 6, hatched: true },
    );
  if (style === "braids")
    return form(
      "-12,-14! -18,0 -20,22 -18,36! -12,34 -9,16! 0,4 10,16! 13,35 19,36! 21,22 18,0 12,-14!",
      hair,
      { shade: 6, hatched: true },
    );
  if (style === "thin")
    return form("-11,-8! -15,4 -18,20 -17,32! -12,30 -9,14! 0,4 9,14! 12,31 17,32! 18,18 15,2 11,-8!", hair, {
      shade: 5,
    });
  return [];
};

const onTop = (style: Features["style"], hair: string): Art => {
  switch (style) {
    case "curls":
      return [
        form(
          "-12,4! -16,2 -15,-4! -19,-8 -16,-13! -18,-19 -11,-20! -9,-26 -2,-23! 4,-28 9,-22! 16,-23 16,-16! 21,-12 17,-7! 20,-1 14,2! 15,7 12,8! 11,-2 12,-8! 8,-7 6,-12! 1,-8 -3,-13! -6,-7 -9,-9! -12,-4 -11,0!",
          hair,
          { shade: 4 },
        ),
        strokes("-11,-14 -8,-17 -5,-15|2,-18 5,-21 8,-18|9,-13 12,-15 14,-12|-13,-7 -11,-9 -9,-12", {
          pen: 0.6,
          opacity: 0.8,
        }),
      ];
    case "bald":
      return [];
    case "thin":
      return form("-11.6,2! -14,-6 -11,-12! -12,-4 -11.4,0!", hair, { pen: 0.7 });
    case "short":
      return form("-12,2! -14,-8 -10,-18 0,-22 10,-19 15,-9 13,4! 11.4,-4 9,-9 2,-12 -5,-9 -10,-8!", hair, {
        shade: 4,
      });
    default:
      return [
        form(
          "-12,6! -15,-6 -11,-18 -1,-22 11,-18 16,-6 15,14 13,18! 11.6,4 10.6,-6 5,-12 1,-16! -4,-12 -9,-8 -10.6,0 -12,12!",
          hair,
          { shade: 4 },
        ),
        strokes("-4,-19 -9,-13 -12,-5|6,-19 11,-12 13.4,-2|9,-19 14,-9 14.6,4", { pen: 0.6, opacity: 0.7 }),
      ];
  }
};

const beardOf = (bearded: Features["bearded"], beard: string): Art => {
  const moustache = form("-2,7.6! -7,8 -9.4,12! -5,11.4 -1.4,10.4! 3,11.4 8.4,12! 5.4,8 0,7.6!", beard, {
    pen: 0.7,
  });
  switch (bearded) {
    case "stubble":
      return wash("-11,5! -6,9 -1.5,8.4 4,9 11.6,5! 11,11 7,16.6 0,19.4 -7,16 -10,10!", beard, 0.34);
    case "short":
      return [
        form("-11.4,0! -9,7 -6,8 -1.5,7.4 4,8 9.6,6 12,-1! 13,9 9,18 1,23 -6,19 -11,10", beard, {
          pen: 0.9,
          shade: 3,
        }),
        wash("-4.6,10.6! -1,9.8 3.6,10.6! -0.6,12.6", "#8a4a3a"),
        strokes("-5,10.6 -1,10.4 4,10.7", { pen: 0.8 }),
        strokes("-7,13 -5,17|-1,15.4 -0.6,20|5,14 4,18", { pen: 0.6, opacity: 0.7 }),
      ];
    case "full":
      return [
        form("-12,-1! -9.6,7 -1.5,7.2 9.6,6 12.6,-2! 16,12 12,28 2,36 -8,29 -13,14", beard, { shade: 5 }),
        moustache,
        strokes("-8,15 -6,26|-3,15 -2,30|2,15 2,32|7,14 6,26", { pen: 0.6, opacity: 0.7 }),
      ];
    case "long":
      return [
        form("-12,-1! -9.6,7 -1.5,7.2 9.6,6 12.6,-2! 17,14 15,34 8,54 3,66! -3,56 -11,40 -14,18", beard, {
          shade: 6,
          hatched: true,
        }),
        moustache,
        strokes("-8,16 -8,32 -3,48|-3,16 -2,34 1,54|2,16 4,36 3,56|8,14 10,30 7,46", {
          pen: 0.6,
          opacity: 0.75,
        }),
      ];
    case "dwarf":
      return [
        form(
          "-12.4,-2! -10,7 -1.5,7 10,6 13,-3! 21,12 22,34 14,56 6,64! 2,52! -2,64! -12,56 -20,36 -19,12",
          beard,
          { shade: 7, hatched: true },
        ),
        form("-2,6.6! -9,7 -15,14! -7,13 -1.4,10.6! 4,13 14,14! 8,7 0,6.6!", beard, { pen: 0.8 }),
        strokes("-11,16 -12,34 -7,50|-5,17 -6,36 -3,52|5,17 8,36 6,52|12,15 15,32 11,46", {
          pen: 0.6,
          opacity: 0.75,
        }),
        [-7, 9].map((x) =>
          cut(`${x - 3.4},42 ${x + 3.4},42 ${x + 3.2},47 ${x - 3.2},47`, PAINT.gold, { pen: 0.7 }),
        ),
      ];
    default:
      return [];
  }
};

/** A head, turned a little to the west, where the light is. */
export const head = ({
  skin = PAINT.skin,
  hair = PAINT.brown,
  style = "short",
  beard = hair,
  bearded,
  brow = blend(hair, "#241a12", 0.3),
  eyes = "#3a4a5a",
  old = false,
  mood = 0,
  ears = "round",
  hat = [],
  wide = 1,
  rosy = false,
  worried = false,
}: Features): Art => {
  const smile = worried ? 0 : Math.max(0, mood);
  const grim = Math.max(0, -mood);
  const inner = worried ? mood * 1.6 : smile * 0.4 - grim * 1.1;
  const outer = worried ? 0 : smile * 0.6 + grim * 0.5;
  return put(
    [
      behind(style, hair),
      form("-4.5,12! -6,24! 8,27! 8.5,10!", blend(skin, "#5a2f22", 0.24), { pen: 0.8 }),
      ears === "pointed"
        ? form("12,-2! 15,-8 18.4,-15! 18.6,-4 15,5 11,5!", skin, { pen: 0.8, shade: 2 })
        : form("11.6,-3! 15,-6 17,-2 15.4,4 11.4,6!", skin, { pen: 0.8, shade: 2 }),
      form("0,-19 9,-17 13,-8 12.6,3 9,13 3,18.4 -3,18 -8.4,11 -11,3 -10.6,0 -12,-5 -8.6,-15", skin, {
        shade: 6,
      }),
      rosy
        ? [disc(-7, 6, 3, "#d9604a", { opacity: 0.3 }), disc(6.6, 6, 3.2, "#d9604a", { opacity: 0.3 })]
        : [],
      // The white of the eye, its colour, and the lid over it.
      form("-9,-1.4 -6.4,-3.2 -3,-1.4 -6,0.3", "#f7f0e0", { pen: 0 }),
      form("2,-1.4 5,-3.3 8.4,-1.6 5,0.3", "#f7f0e0", { pen: 0 }),
      disc(-6.3, -1.6, 1.5, eyes),
      disc(4.9, -1.7, 1.5, eyes),
      disc(-6.3, -1.6, 0.7, "#1a1210"),
      disc(4.9, -1.7, 0.7, "#1a1210"),
      strokes("-9.4,-1 -6.4,-3.4 -2.8,-1.6|1.8,-1.5 5,-3.5 8.8,-1.4", { pen: 1, ends: [0.4, 0.4] }),
      strokes("-7.6,0.9 -5.6,1 -4,0.2|3.2,0.5 5.2,1.1 7.4,0.5", { pen: 0.5, opacity: 0.8 }),
      stroke(`-10,${-4.6 - outer} -6.4,${-6.2 - smile * 0.5 + grim * 0.5} -2.4,${-4.8 - inner}`, {
        pen: 1.5,
        colour: brow,
        ends: [0.3, 0.7],
      }),
      stroke(`1.4,${-4.8 - inner} 5.4,${-6.3 - smile * 0.5 + grim * 0.5} 9.6,${-4.4 - outer}`, {
        pen: 1.5,
        colour: brow,
        ends: [0.7, 0.3],
      }),
      stroke("-1,-4 -1.8,1 -4.4,5.4 -3.6,6.8 -1,6.6 0.6,7.2", { pen: 0.8, ends: [0.1, 0.4] }),
      stroke("-1.5,-2! -2.4,2! -4,5.2!", { pen: 0.5, ends: [0.1, 0.2], opacity: 0.6 }),
      bearded && bearded !== "stubble"
        ? []
        : [
            stroke(
              `${-5.4 - smile * 0.5},${10.8 - smile * 1.1} -3,${10.3 + smile * 0.2} -1,${10.8 + smile * 0.5} 1.6,${10.4 + smile * 0.3} ${4.8 + smile * 0.6},${10.8 - smile * 1.2}`,
              { pen: 0.9, ends: [0.3, 0.3] },
            ),
            stroke("-3,13 -0.8,13.6 1.8,13", { pen: 0.6, opacity: 0.7 }),
          ],
      old
        ? strokes(
            "-8,-9.6 -2,-10.6 5,-9.8|-7,-12.4 -1,-13.2 6,-12.4|-6.4,7 -8,10|4,7 7,10.6|-9,2.6 -6.6,3.4|5,3 8,2.2|-1.8,-7! -1.6,-4!",
            { pen: 0.55, opacity: 0.8 },
          )
        : [],
      beardOf(bearded, beard),
      onTop(style, hair),
      hat,
    ],
    0,
    0,
    { wide },
  );
};

export interface Clothes {
  readonly cloth: string;
  readonly cloak?: string;
  /** Hanging over the shoulders, open in front. */
  readonly clasp?: Art;
  /** Over the cloth, in the open front. */
  readonly chest?: Art;
  readonly belt?: string;
  /** Shoulder width, 1 for a man. */
  readonly broad?: number;
  readonly collar?: string;
}

/** Shoulders and body below a head. */
export const body = ({
  cloth,
  cloak,
  clasp = [],
  chest = [],
  belt = PAINT.leather,
  broad = 1,
  collar,
}: Clothes): Art => {
  const b = (x: number): number => x * broad;
  return [
    form(
      `-7,20! ${b(-22)},27 ${b(-31)},40 ${b(-34)},70 ${b(-37)},124! ${b(38)},124! ${b(35)},70 ${b(32)},40 ${b(23)},27 9,20! 2,26`,
      cloth,
      { shade: 12, hatched: true },
    ),
    collar ? form("-8,19! -9,25 1,33! 11,25 10,19! 1,26", collar, { pen: 0.8 }) : [],
    chest,
    cut(`${b(-36)},84 ${b(37)},84 ${b(37)},92 ${b(-36)},92`, belt, { pen: 0.9 }),
    cut("-5,82.6 6,82.6 6,93.4 -5,93.4", PAINT.gold, { pen: 0.8, shade: 2 }),
    cut("-2,85.4 3,85.4 3,90.6 -2,90.6", belt, { pen: 0.6 }),
    cloak
      ? [
          form(
            `-8,18! ${b(-18)},22 ${b(-32)},34 ${b(-42)},60 ${b(-50)},126! ${b(-22)},126! ${b(-20)},80 ${b(-17)},48 -6,28!`,
            cloak,
            { shade: 5, hatched: true },
          ),
          form(
            `10,18! ${b(20)},22 ${b(34)},34 ${b(44)},60 ${b(52)},126! ${b(25)},126! ${b(22)},80 ${b(19)},48 8,28!`,
            blend(cloak, "#20182c", 0.14),
            { shade: 9, hatched: true },
          ),
          strokes(
            `${b(-26)},38 ${b(-32)},70 ${b(-36)},118|${b(-20)},50 ${b(-25)},90 ${b(-27)},120|${b(28)},40 ${b(33)},74 ${b(37)},118|${b(22)},52 ${b(27)},90 ${b(30)},120`,
            { pen: 0.8, opacity: 0.75 },
          ),
        ]
      : [strokes(`${b(-24)},46 ${b(-22)},66 ${b(-26)},84|${b(25)},46 ${b(23)},66 ${b(27)},84`, { pen: 0.9 })],
    clasp,
  ];
};

/** A hood about a head: what lies behind it, and the edge that frames the face. */
export const hoodBack = (cloak: string): Art =>
  form(
    "-2,-27! 12,-24 19,-10 20,8 17,24 10,30! -8,30! -15,24 -17,6 -16,-12 -10,-23",
    blend(cloak, "#120e10", 0.45),
    { pen: 1 },
  );
export const hoodFront = (cloak: string): Art => [
  form(
    "-2,-29! 13,-26 21,-11 22,8 19,24 12,32! 8,28! 14,18 14.6,2 12,-10 4,-17 -4,-17 -10,-11 -12,2 -10,18 -6,28! -11,31! -17,22 -19,6 -18,-12 -11,-24",
    cloak,
    { shade: 5, hatched: true },
  ),
  strokes("-14,-12 -16,4 -14,18|17,-8 18,8 16,20", { pen: 0.7, opacity: 0.7 }),
];

/** A sleeve and a hand closed around what it holds; the thing is drawn around the hand. */
export const holding = (
  line: string,
  hand: readonly [x: number, y: number],
  sleeve: string,
  thing: Art,
  {
    skin = PAINT.skin,
    thick = 17,
    glove,
  }: { readonly skin?: string; readonly thick?: number; readonly glove?: string } = {},
): Art => [
  put(thing, hand[0], hand[1]),
  limb(`${line} ${hand[0]},${hand[1]}`, thick, thick * 0.72, sleeve, { shade: 4, hatched: true }),
  form(
    `${hand[0] - 6},${hand[1] - 3} ${hand[0] - 2},${hand[1] - 6} ${hand[0] + 5},${hand[1] - 5} ${hand[0] + 6.4},${hand[1] + 2} ${hand[0] + 2},${hand[1] + 6} ${hand[0] - 5},${hand[1] + 4}`,
    glove ?? skin,
    { shade: 2 },
  ),
  strokes(
    `${hand[0] - 5},${hand[1] - 1}! ${hand[0] + 2},${hand[1] - 1.6}!|${hand[0] - 5},${hand[1] + 1.6}! ${hand[0] + 2},${hand[1] + 1}!`,
    { pen: 0.6 },
  ),
];

/** Head-gear for heads of this size. */
export const HEADGEAR = {
  wizard: [
    form("-13,-11! -11,-30 2,-62! 9,-52 12,-34 14,-11!", "#55607c", { shade: 7, hatched: true }),
    form("-38,-6 -16,-16 0,-18 18,-15 40,-4 20,-7 0,-9 -18,-7", "#55607c", { pen: 1.1, shade: 3 }),
    strokes("-8,-30 -2,-27 6,-30|-4,-42 1,-40 6,-43", { pen: 0.7, opacity: 0.7 }),
  ],
  circlet: [
    stroke("-11.6,-9 0,-12.6 13,-9.6", { pen: 1.8, colour: "#e2d9b0", ends: [1, 1] }),
    disc(-1, -12, 1.8, "#f4f1e6", { pen: 0.6 }),
  ],
  crown: [
    cut("-13,-9 -15,-25 -9,-17 -6,-28 0,-18 5,-29 8,-18 14,-25 14,-9 0,-12", "#dfe3e4", { pen: 1, shade: 4 }),
    strokes("-13,-12 0,-15 14,-12", { pen: 1.2, colour: PAINT.gold, ends: [1, 1] }),
  ],
  winged: [
    form("14,-8! 26,-16 31,-34! 22,-30 13,-18!", "#f4f1e6", { pen: 0.9, shade: 3 }),
    form("-12,-8! -24,-17 -29,-35! -20,-31 -11,-18!", "#f4f1e6", { pen: 0.9 }),
    twin("0,-30! 9,-25 14,-14 14.4,-4! 10,-8 0,-11", "#d5dadd", { shade: 5 }),
    strokes("0,-30! 0,-12!", { pen: 0.8, ends: [1, 1] }),
    strokes("-13,-8 0,-12 14,-8", { pen: 1.4, colour: PAINT.gold, ends: [1, 1] }),
  ],
  dwarf: [
    form("-13,-4! -15,-14 -10,-25 0,-30 11,-26 16,-14 15,-3! 10,-9 0,-11 -9,-9!", "#8d949a", {
      shade: 6,
      hatched: true,
    }),
    form("-14.5,-4! -14.5,-10! 0,-15 15.6,-10! 15.4,-3.6! 0,-9", PAINT.gold, { pen: 0.9, shade: 4 }),
    stroke("0,-30! 0.6,-14!", { pen: 1.4, ends: [1, 1] }),
  ],
  rohan: [
    form("3,-31! 12,-42 28,-42 36,-16 38,10! 30,-6 24,-18 12,-26!", "#efe3c4", {
      pen: 0.9,
      shade: 5,
      hatched: true,
    }),
    form(
      "-12.6,0! -15,-12 -10,-25 1,-31 12,-26 16.6,-12 16,8! 12,10! 12,-4 6,-9 -1,-6! -7,-9 -10.6,-5!",
      "#c9a44a",
      { shade: 6 },
    ),
    strokes("-13,-8 0,-13 15,-8", { pen: 1.2, ends: [1, 1] }),
    stroke("0,-31! -1,-7!", { pen: 1, ends: [1, 1] }),
  ],
} satisfies Record<string, Art>;

/** A bust in one: clothes, neck, head. */
export const bust = (features: Features, clothes: Clothes): Art => [body(clothes), head(features)];

/** The crowned shadow of the Witch-king, head and shoulders. */
export const captain = (cloak = "#1b171b", eyes = "#e8601c"): Art => [
  form("-14,-20! -24,8 -48,34 -62,126! 64,126! 50,34 26,8 16,-20! 0,-12", cloak, {
    shade: 14,
    hatched: true,
  }),
  strokes(
    "-30,36 -38,80 -42,120|-18,40 -22,90 -22,122|0,44 0,90 1,122|20,40 24,90 26,122|34,36 42,80 47,120",
    { pen: 0.9, colour: "#4a4248" },
  ),
  form("-1,-30! 13,-26 20,-8 19,14 8,34! -7,34! -18,14 -19,-8 -14,-26", cloak, { shade: 6, hatched: true }),
  form("0,-20 10,-15 12,2 6,22 0,26 -6,22 -12,2 -10,-15", "#070507", { pen: 0.8 }),
  form("-8,-2! -4,-4 -1.4,0! -5,1", eyes, { pen: 0 }),
  form("8.4,-2! 4.4,-4 1.8,0! 5.4,1", eyes, { pen: 0 }),
  disc(-4.6, -1.2, 3.4, eyes, { opacity: 0.25 }),
  disc(5, -1.2, 3.4, eyes, { opacity: 0.25 }),
  cut("-16,-14 -21,-42 -13,-27 -11,-50 -5,-30 0,-58 5,-30 11,-50 13,-27 21,-42 16,-14 0,-20", "#9a958e", {
    shade: 7,
    hatched: true,
  }),
  strokes("-16,-17 0,-23 16,-17", { pen: 1.1, ends: [1, 1] }),
];
