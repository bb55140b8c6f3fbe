import {
  type Art,
  balrog,
  bare,
  battlement,
  boat,
  bust,
  captain,
  cave,
  cavern,
  column,
  crescent,
  crow,
  cut,
  disc,
  downs,
  driven,
  farHost,
  fellBeast,
  flame,
  flock,
  form,
  glow,
  gollumHead,
  grond,
  HOURS,
  hobbit,
  horse,
  limb,
  lit,
  marsh,
  mordor,
  orc,
  PAINT,
  peaks,
  person,
  plain,
  put,
  rays,
  reeds,
  rider,
  ring,
  river,
  road,
  rock,
  shadow,
  sky,
  snows,
  spider,
  star,
  stars,
  stoneKing,
  stroke,
  strokes,
  sun,
  sword,
  torch,
  trudger,
  trunk,
  vale,
  veil,
  wash,
  water,
  wraith,
} from "@westmarch/campaign/pictures";

const web = (x: number, y: number, r: number, colour: string): Art => {
  const spokes = Array.from({ length: 10 }, (_, i) => (i / 10) * Math.PI * 2 + 0.2);
  return [
    spokes.map((a) =>
      stroke(`${x},${y}! ${x + Math.cos(a) * r},${y + Math.sin(a) * r}!`, { pen: 0.5, colour, ends: [1, 1] }),
    ),
    [0.3, 0.5, 0.72, 0.94].map((k) =>
      spokes.map((a, i) => {
        const b = spokes[i + 1] ?? (spokes[0] ?? 0) + Math.PI * 2;
        const m = (a + b) / 2;
        return stroke(
          `${x + Math.cos(a) * r * k},${y + Math.sin(a) * r * k} ${x + Math.cos(m) * r * k * 0.88},${y + Math.sin(m) * r * k * 0.88} ${x + Math.cos(b) * r * k},${y + Math.sin(b) * r * k}`,
          { pen: 0.5, colour, ends: [1, 1] },
        );
      }),
    ),
  ];
};

/** An arm in its sleeve from the west, with an open hand; fingers divided by “|”. */
const reaching = (
  arm: string,
  palm: string,
  fingers: string,
  sleeve: string,
  skin = PAINT.skin,
  thick = 22,
): Art => [
  limb(arm, thick, thick * 0.64, sleeve, { shade: 4, hatched: true }),
  limb(palm, 13, 12, skin, { shade: 2 }),
  fingers.split("|").map((finger) => limb(finger, 4.8, 2.6, skin, { pen: 0.9 })),
];

const blackRider = (x: number, y: number, size: number, gallop = true): Art =>
  put(
    [
      horse("#2a2628", "#141114", gallop),
      strokes("-26,-62 -4,-60 10,-62|-30,-50 -8,-46 16,-48", { pen: 0.8, colour: "#5a5258" }),
      rider({
        cloak: "#19161a",
        mail: "#201c20",
        hood: true,
        eyes: "#e8601c",
        hand: [24, -94],
      }),
    ],
    x,
    y,
    { size },
  );

const paleBlade = (turn: number): Art =>
  put(sword({ long: 46, wide: 4, blade: "#dff0ea", hilt: "#6f7678" }), 0, 0, { turn });

export const SHADOW_CHARACTER = {
  "shelobs-lair": (): Art => [
    cave({ ...HOURS.cave, low: "#3a3a46" }, { seed: "shelob" }),
    web(60, 40, 52, "#a9a6ac"),
    put(spider("#3a2e33"), 82, 82, { size: 0.96 }),
    glow(146, 60, [24, 16, 9], "#dff4ee", 0.24),
    put(hobbit({ cloak: "#6a7a68", west: [-24, -86] }), 158, 84, { size: 0.46 }),
    star(147, 44, 9, "#ffffff", 8),
  ],
  "the-ring-is-mine": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#7a2414"),
    rays(88, 88, "#f4a03a", 0.22, 26),
    glow(88, 78, [70, 50, 32], "#f6b13f", 0.22),
    form("-3,-3! 40,-3! 30,20! 38,44! 24,62! 30,88! -3,88!", "#2a1210", { shade: 6, hatched: true }),
    form("179,-3! 138,-3! 146,20! 136,44! 152,62! 146,88! 179,88!", "#2a1210", { shade: 6, hatched: true }),
    form("56,88! 64,74 78,70 100,70 112,74 122,88!", "#1d0d0c"),
    lit(
      { ...HOURS.fire, amount: 0.12 },
      put(hobbit({ cloak: "#5a4a44", robe: "#7a4a34", west: [-18, -54], east: [22, -108] }), 84, 80, {
        size: 0.6,
      }),
    ),
    glow(97, 12, [26, 17], "#fff0b0", 0.3),
    put(ring(5.6), 97.4, 11),
    [30, 54, 122, 146].map((x, i) => put(flame(), x, 90, { size: 0.8 + (i % 2) * 0.3 })),
  ],
  "on-on-they-went": (): Art => [
    mordor(HOURS.ash, { seed: "onon" }, { mountain: [128, 64, 1.16], tower: [26, 60, 0.44] }),
    rock(20, 80, 22, 9, "#4a4044", "onon1"),
    rock(160, 84, 30, 12, "#4a4044", "onon2"),
    lit(HOURS.ash, [
      put(trudger("#7a7264", { stick: false }), 88, 82, { size: 0.44 }),
      put(trudger("#8a7a5c"), 56, 84, { size: 0.48 }),
    ]),
    strokes("14,86 26,84 36,86|40,86 46,85 50,86", { pen: 0.8, opacity: 0.6 }),
  ],
  "give-it-to-uss": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#1c1a22"),
    glow(132, 44, [62, 44, 28], "#e0a03a", 0.16),
    cavern("#121017", "giveit", { open: 1.4 }),
    limb("30,92 56,78 84,70 104,58", 16, 10, "#9fa085", { shade: 4, hatched: true }),
    limb("10,70 40,66 70,44 102,32", 16, 10, "#a9a98a", { shade: 4, hatched: true }),
    put(gollumHead("#a9a98a"), 56, 40, { size: 1.56, turn: 8 }),
    [
      "102,32 112,26 120,28",
      "102,33 114,33 122,36",
      "102,35 112,40 118,44",
      "104,58 114,52 121,52",
      "104,59 116,58 124,59",
      "104,61 113,66 119,66",
    ].map((finger) => limb(finger, 4.6, 2, "#a9a98a", { pen: 0.9 })),
    put(ring(11), 142, 46),
    star(135, 39, 5, "#fff8d8", 8),
  ],
  "orc-patrol": (): Art => [
    sky(HOURS.night, "patrol"),
    stars("patrol", 14, 26),
    peaks("-6,54 24,30 50,50 90,24 124,48 152,30 182,50", 66, HOURS.night.far, "patrol"),
    downs("-6,60 60,55 120,60 182,55", 88, "#26324a", "patrol"),
    road("150,60 128,64 90,72 30,92", 2, 14, "#4a4a54"),
    [152, 120, 82, 34].map((x, i) => {
      const k = 0.4 + (3 - i) * -0.02 + i * 0.12;
      return [
        glow(x - 20 * k, 78 + i * 3 - 84 * k, [16 * k + 5, 10 * k + 3], "#f08a2c", 0.24),
        lit(
          { ...HOURS.night, amount: 0.14 },
          put(
            orc({
              skin: ["#7d8452", "#8a7a4c", "#6f7a58", "#83805a"][i] ?? PAINT.orc,
              mail: ["#4d4640", "#5b4a3a", "#46403e", "#544a40"][i] ?? PAINT.dark,
              hand: [-20, -74],
              held: torch(flame()),
            }),
            x,
            78 + i * 3,
            { size: k },
          ),
        ),
      ];
    }),
  ],
  "isildurs-bane": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#2f5a5c"),
    wash("-2,-2! 178,-2! 178,16! 130,20 90,15 40,20 -2,16!", "#7fa89a"),
    strokes("-2,16 40,20 90,15 130,20 178,16", { pen: 1, ends: [1, 1] }),
    rays(96, -20, "#cfeadb", 0.14, 26),
    [
      [30, 6, 62],
      [58, 4, 70],
      [134, 5, 66],
    ].map(([x = 0, y = 0, t = 0]) =>
      put(
        [
          cut("0,-0.8 34,-0.8 34,0.8 0,0.8", "#3a2a20", { pen: 0.6 }),
          cut("0,-0.8 -4,-4 6,-4 10,-0.8", "#241a1c", { pen: 0.6 }),
          cut("0,0.8 -4,4 6,4 10,0.8", "#241a1c", { pen: 0.6 }),
          cut("33,-2.4 41,0 33,2.4", "#8d949a", { pen: 0.6 }),
        ],
        x,
        y,
        { turn: t },
      ),
    ),
    downs("-6,80 40,74 90,80 140,73 182,79", 92, "#2a3c34", "isildur"),
    reeds(20, 82, 40, "#1d3a34", "isildur1"),
    reeds(160, 84, 44, "#1d3a34", "isildur2"),
    reeds(44, 84, 26, "#24443c", "isildur3"),
    limb("178,26 160,34 140,36 124,44", 15, 9, "#c9c0a4", { shade: 4 }),
    ["124,42 114,40 108,44", "124,44 112,47 107,52", "124,47 114,53 111,58", "126,49 120,56 119,61"].map(
      (finger) => limb(finger, 4, 2.4, "#c9c0a4", { pen: 0.9 }),
    ),
    strokes("178,20 160,27 146,28|178,33 162,41 148,42", { pen: 1, colour: "#b9c3c8" }),
    glow(92, 58, [26, 17], "#f6d060", 0.22),
    put(ring(10), 92, 58),
    [
      [86, 40, 1.6],
      [90, 32, 1.2],
      [84, 26, 0.9],
      [100, 44, 1.1],
      [98, 36, 0.8],
    ].map(([x = 0, y = 0, r = 1]) => disc(x, y, r, "#cfeadb", { pen: 0.5 })),
  ],
  "foul-thing-from-the-deep": (): Art => [
    sky(HOURS.ghost, "foul"),
    form("-3,-3! 179,-3! 179,52! 150,50! 120,53! 88,50! 50,53! 20,50! -3,52!", "#3a4646", { shade: 0 }),
    strokes("14,4! 10,22! 16,40!|36,0! 32,18!|150,6! 146,26! 151,42!|168,2! 163,22!", {
      pen: 0.8,
      ends: [0.6, 0.1],
    }),
    form("66,52! 66,20 88,2 110,20 110,52!", "#2a3434", { pen: 0.9 }),
    strokes("68,52 68,21 88,5 108,21 108,52|88,6! 88,52!|72,50 76,30 72,24|104,50 100,30 104,24", {
      pen: 1.1,
      colour: "#cfe6d8",
      ends: [0.6, 0.6],
    }),
    star(88, 24, 5, "#e6f6e6", 8),
    water(50, 88, "#24403e", "foul", { ripples: 18 }),
    lit(HOURS.ghost, [
      limb("24,86 16,62 26,40 18,22 26,10", 13, 2, "#6f8a62", { shade: 4, hatched: true }),
      limb("56,88 50,66 62,50 56,36 66,28", 12, 2, "#7d9468", { shade: 4 }),
      limb("150,88 158,66 146,44 156,26 148,12", 13, 2, "#6f8a62", { shade: 4, hatched: true }),
      limb("118,88 126,70 114,56 122,44", 12, 2, "#7d9468", { shade: 4 }),
      limb("92,90 84,74 92,62 108,60 112,66", 14, 3, "#7d9468", { shade: 4, hatched: true }),
      put(hobbit({ cloak: "#5a6a5c", west: [-22, -92], east: [22, -94] }), 96, 72, { size: 0.4, turn: 24 }),
      limb("84,66 96,58 108,61", 9, 5, "#7d9468", { shade: 2 }),
    ]),
    strokes("12,84 24,82 36,85|44,86 56,84 68,86|108,86 118,84 132,86|140,85 152,83 164,86", {
      pen: 1,
      colour: "#a9c9ba",
    }),
  ],
  "candles-of-corpses": (): Art => [
    marsh(HOURS.ghost, { seed: "candles" }),
    [
      [26, 56, 0.7],
      [62, 66, 1],
      [104, 54, 0.8],
      [140, 70, 1.1],
      [158, 56, 0.6],
      [92, 76, 1],
    ].map(([x = 0, y = 0, k = 1]) => [
      glow(x, y - 9 * k, [14 * k, 9 * k], "#bff0cf", 0.22),
      put(
        [
          form("0,0! -4,-4 -3,-10 0,-18! 3,-10 4,-4", "#d6f5d8", { pen: 0.6 }),
          wash("0,-1! -2,-4 0,-9! 2,-4", "#ffffff"),
        ],
        x,
        y,
        { size: k },
      ),
    ]),
    [
      [44, 77, -24],
      [122, 79, 18],
    ].map(([x = 0, y = 0, turn = 0]) =>
      veil(
        0.72,
        put(
          [
            form(
              "-8,-10 -13,-4 -12,6 -18,12! -10,10 -8,12! 8,12 10,10! 18,12 12,6 13,-4 8,-10 0,-13",
              "#5d7a6a",
              { pen: 0.7 },
            ),
            form("0,-10 6,-8 8,0 6,7 0,11 -6,7 -8,0 -6,-8", "#b9d6be", { shade: 3 }),
            strokes("-5,-1 -3.4,0 -1.6,-1|1.6,-1 3.4,0 5,-1|-0.4,0 -1,3 0.8,3.4|-2.4,6 0,5.6 2.4,6", {
              pen: 0.8,
            }),
          ],
          x,
          y,
          { turn, size: 0.86 },
        ),
      ),
    ),
  ],
  "nazgul-search": (): Art => [
    sky(HOURS.dusk, "search"),
    sun(HOURS.dusk, 146, 32, 13),
    [10, 40, 76, 166].map((x, i) => trunk(x, 62 + (i % 2) * 4, 8 + (i % 3) * 3, "#3a2a22", i % 2 ? -3 : 3)),
    downs("-6,56 40,58 90,54 140,57 182,54", 88, "#7a5a40", "search"),
    wash("-2,56! 178,52! 178,60! -2,66!", "#b98a58"),
    strokes("-2,56! 178,52!|-2,66! 178,60!", { pen: 0.8 }),
    blackRider(104, 66, 0.52, false),
    form("-8,90! -8,62 20,60 50,66 84,64 110,72 120,90!", "#4a3626", { shade: 8, hatched: true }),
    limb("24,62 30,72 22,82 30,92", 5, 3, "#5d4630", { pen: 0.8 }),
    limb("60,66 54,76 60,86 54,92", 5, 3, "#5d4630", { pen: 0.8 }),
    limb("88,66 92,78 86,90", 4, 2, "#5d4630", { pen: 0.8 }),
    form("28,90! 30,76 42,70 54,76 56,90!", "#17100d"),
    lit(HOURS.dusk, [
      put(hobbit({ cloak: "#4f5f44", hair: "#4a3020" }), 38, 116, { size: 0.4 }),
      put(hobbit({ cloak: "#5a5044", hair: "#a0763c" }), 48, 117, { size: 0.4 }),
    ]),
  ],
  "cruel-weather": (): Art => [
    snows(HOURS.snow, { seed: "cruel" }),
    peaks("-6,70 24,20 40,36 60,-6 84,30 120,4 150,40 182,12", 84, "#8fa2b8", "cruel2", {
      snow: 0.7,
      cap: "#e9eff2",
    }),
    downs("-6,70 40,74 90,64 140,70 182,58", 90, "#dfe6ec", "cruel3"),
    lit(
      HOURS.snow,
      [0, 1, 2, 3, 4].map((i) =>
        put(
          trudger(["#6b6e7a", "#3f5a4a", "#7a4a3a", "#5a4a3a", "#4a5a6a"][i] ?? PAINT.grey, {
            stick: i === 0 || i === 3,
          }),
          142 - i * 27,
          74 + i * 1.4,
          { size: [0.52, 0.34, 0.36, 0.5, 0.34][i] ?? 0.4 },
        ),
      ),
    ),
    downs("-6,78 60,76 120,74 182,66", 92, "#f4f7f7", "cruel4", { cuts: 2 }),
    driven("cruel", "#ffffff", 62, 10, 1),
  ],
  "the-nazgul-strike": (): Art => [
    sky(HOURS.night, "strike"),
    crescent(HOURS.night, 150, 20, 9),
    stars("strike", 16, 30),
    form("-8,90! -8,70 30,64 88,60 146,64 184,70 184,90!", "#232c42", { pen: 1 }),
    [
      [12, 64, 12, 26],
      [34, 61, 9, 16],
      [146, 62, 10, 20],
      [168, 66, 13, 30],
    ].map(([x = 0, y = 0, w = 0, h = 0]) => rock(x, y, w, h, "#4a5468", `strike${x}`)),
    [
      [44, 0.56, -18],
      [132, 0.56, 18],
    ].map(([x = 0, k = 1, t = 0]) =>
      put(wraith({ east: [24, -92], inEast: paleBlade(t) }), x, 84, { size: k, flip: x > 88 }),
    ),
    put(
      wraith({
        hat: cut("-9,-97 -11,-112 -6,-103 -4,-118 0,-105 4,-118 6,-103 11,-112 9,-97", "#c9cdd0", {
          pen: 0.8,
        }),
        west: [-26, -96],
        inWest: put(paleBlade(-24), 0, 0, { size: 0.8 }),
        east: [24, -50],
      }),
      88,
      88,
      { size: 0.68 },
    ),
    glow(88, 84, [34, 22], "#e2741e", 0.16),
    put(flame(), 88, 88, { size: 0.5 }),
  ],
  "morgul-wound": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#17222a"),
    rays(88, 40, "#bfe8d8", 0.1, 18),
    glow(88, 42, [52, 36, 22], "#a9e0c9", 0.14),
    put(
      [
        form("-3,0! -4.4,-18 -2,-34 1,-50! 4,-32 4.6,-16 3,0!", "#e3f4ee", { shade: 2.4 }),
        strokes("0.4,-3! 0.8,-44!", { pen: 0.6, colour: "#7fa89c" }),
        strokes("-1,-10! 1.6,-12!|-1,-17! 1.8,-19!|-0.6,-24! 1.8,-26!", { pen: 0.8, colour: "#5a8a7c" }),
        form("-14,2 -8,-3 0,0 8,-3 14,2 8,5 0,4 -8,5", "#4a4a52", { pen: 0.9, shade: 2 }),
        cut("-2.4,4 2.4,4 2,22 -2,22", "#2a2a30", { pen: 0.9 }),
        form("-4,22 0,20 4,22 3,28 0,30 -3,28", "#4a4a52", { pen: 0.8 }),
      ],
      70,
      50,
      { turn: 58, size: 1.36 },
    ),
    wash("126,14 134,6 130,-4! 142,-4! 144,6 136,16 130,20", "#9fd0bf", 0.4),
    wash("140,22 150,16 150,6 160,2! 162,14 154,24 144,28", "#9fd0bf", 0.28),
    strokes("132,18 140,10 138,0|142,26 152,20 154,10", { pen: 0.9, colour: "#dff4ea", opacity: 0.7 }),
    [
      [126, 30, 3],
      [133, 44, 2.4],
      [121, 54, 2],
    ].map(([x = 0, y = 0, k = 1]) =>
      put(form("0,-3! 1.8,0.6 0,2.4 -1.8,0.6", "#a8281c", { pen: 0.6 }), x, y, { size: k }),
    ),
  ],
  "lure-of-the-ring": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#4a2a18"),
    rays(88, 46, "#f6c84a", 0.2, 24),
    glow(88, 46, [52, 36, 24], "#f9d870", 0.2),
    strokes("76,-4 80,14 86,30|100,-4 96,14 90,30", { pen: 1.4, colour: "#e9dcb0", ends: [1, 1] }),
    put(ring(16), 88, 48),
    star(79, 38, 7, "#fffbe0", 8),
    [176, 0].map((x) =>
      put(
        [
          reaching(
            "-6,20 18,24 40,34",
            "34,31 42,35",
            "40,30 52,29 60,33|41,34 54,35 61,39|40,37 52,42 58,46|36,38 44,46 46,51",
            "#7a2a22",
          ),
          reaching(
            "-6,84 20,78 40,66",
            "34,69 42,66",
            "38,62 48,54 57,54|41,65 53,60 60,61|42,68 53,68 60,68|38,71 46,76 52,76",
            "#3f5f4a",
          ),
        ],
        x,
        x === 0 ? 0 : 4,
        { flip: x > 0 },
      ),
    ),
  ],
  "the-breaking-of-the-fellowship": (): Art => [
    river(HOURS.dusk, { seed: "breaking", sun: [132, 30, 14] }),
    [60, 92].map((x) => put(stoneKing("#a8795c"), x, 51, { size: 0.44, flip: x > 80 })),
    lit(HOURS.dusk, [
      put(hobbit({ cloak: "#6a7a68" }), 126, 68, { size: 0.34, flip: true }),
      put(hobbit({ cloak: "#74806a", hair: "#a0763c" }), 138, 68, { size: 0.34, flip: true }),
      put(boat("#b9a884"), 132, 64, { size: 0.98 }),
      stroke("148,46! 158,68!", { pen: 1.4, ends: [1, 1] }),
      form("-8,90! -8,58 20,62 44,72 66,90!", "#5d4a34", { shade: 8 }),
      put(
        person({
          robe: "#5a4630",
          legs: "#4a3c30",
          cloak: "#2f4a3a",
          hair: "#3a2a1e",
          cut: "long",
          bearded: "short",
          east: [22, -86],
        }),
        22,
        80,
        { size: 0.62 },
      ),
      put(
        [
          cut("-1.6,-2 -1.4,-22 2,-26 1,-18 1.6,-2", "#cfd8dc", { pen: 0.8 }),
          cut("-6,-2 6,-2 6,0 -6,0", PAINT.gold, { pen: 0.7 }),
          cut("-1,0 1,0 1,6 -1,6", PAINT.leather, { pen: 0.6 }),
        ],
        52,
        82,
        { turn: 74 },
      ),
      put(
        [
          form("-12,2! -11,-4! -6,-2 -2,-4! 0,0! -3,3 -8,4", "#efe0bc", { pen: 0.8, shade: 2 }),
          form("4,-1! 6,-5! 12,-8 16,-12! 17,-8 11,0 5,3!", "#efe0bc", { pen: 0.8, shade: 2 }),
        ],
        78,
        80,
        { size: 1.1 },
      ),
    ]),
  ],
  "worn-with-sorrow-and-toil": (): Art => [
    sky(HOURS.storm, "worn"),
    peaks("-6,50 30,22 60,46 100,16 130,42 160,24 182,44", 66, HOURS.storm.far, "worn", { snow: 0.3 }),
    downs("-6,76 40,70 90,62 140,56 182,50", 90, HOURS.storm.mid, "worn"),
    shadow(
      [0, 1, 2].map((i) =>
        put(trudger("#000000", { stick: i % 2 === 0 }), 160 - i * 30, 56 + i * 4.4, {
          size: [0.4, 0.26, 0.27, 0.38, 0.26][i] ?? 0.3,
        }),
      ),
      "#232a2e",
    ),
    downs("-6,86 60,80 120,74 182,68", 92, HOURS.storm.near, "worn2"),
    bare(18, 86, 34, "#20262a", true),
    put(trudger("#6a7682", { pack: false }), 66, 88, { size: 0.74 }),
    driven("worn", "#b9c6cf", 46, 9, 0.6),
  ],
  "flocks-of-crebain": (): Art => [
    vale(HOURS.dawn, { seed: "crebain", sun: [120, 40, 15] }, { high: 20, snow: 0 }),
    flock("crebain", 46, 4, 4, 172, 54, 4.4),
    flock("crebain2", 9, 10, 8, 166, 60, 8),
    put(crow(), 58, 40, { size: 1 }),
    put(crow(), 138, 26, { size: 0.6, turn: -10 }),
  ],
  "balrog-of-moria": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#4a1c14"),
    glow(88, 44, [84, 64, 46], "#d9531e", 0.2),
    [14, 44, 132, 164].map((x, i) => put(column("#5a3630"), x, 84, { size: i % 3 === 0 ? 1.1 : 0.8 })),
    wash("-2,70! 40,66 88,72 140,66 178,70! 178,88! -2,88!", "#7a2414"),
    put(balrog(), 88, 84, { size: 0.8 }),
    form("-4,90! -4,80 30,78 60,82 88,80 120,83 150,79 180,82! 180,90!", "#140b0b", { pen: 0.8 }),
  ],
  "the-lidless-eye": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#1d0c0c"),
    rays(88, 42, "#c8321c", 0.24, 26),
    glow(88, 42, [72, 56, 44], "#e2641e", 0.16),
    form("8,42! 36,20 64,10 88,8 112,10 140,20 168,42! 140,64 112,74 88,76 64,74 36,64", "#8a1f14", {
      pen: 1.2,
    }),
    form("18,42! 44,24 68,16 88,14 108,16 132,24 158,42! 132,60 108,68 88,70 68,68 44,60", "#d9531e", {
      pen: 0.9,
    }),
    disc(88, 42, 27, "#f08a2c", { pen: 1 }),
    disc(88, 42, 20, "#f6c04a"),
    Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2;
      return stroke(
        `${88 + Math.cos(a) * 26},${42 + Math.sin(a) * 26}! ${88 + Math.cos(a) * 14},${42 + Math.sin(a) * 14}!`,
        { pen: 0.8, colour: "#b0401a", ends: [1, 0.1] },
      );
    }),
    form("88,13! 92,28 93.6,42 92,56 88,71! 84,56 82.4,42 84,28", "#120707", { pen: 0 }),
  ],
  "dreadful-spells": (): Art => [
    sky(HOURS.ghost, "spells"),
    battlement(34, "#7d8a84", { tooth: 7, left: 96 }),
    form("118,88! 118,54 138,42 158,54 158,88!", "#2a2420", { pen: 1 }),
    strokes(
      "124,88! 124,52!|131,88! 131,47!|138,88! 138,44!|145,88! 145,47!|152,88! 152,52!|118,66! 158,66!|118,78! 158,78!",
      { pen: 1, colour: "#5a4a38", ends: [1, 1] },
    ),
    glow(128, 58, [34, 22, 12], "#d9f2a0", 0.28),
    strokes(
      "72,34! 86,36! 84,42! 104,44! 102,50! 126,58!|72,30! 88,22! 94,30! 114,32! 124,50!|72,38! 80,54! 90,54! 102,64! 122,62!",
      { pen: 2, colour: "#e9f7b0", ends: [0.8, 0.3] },
    ),
    strokes(
      "128,58! 136,48! 134,44!|128,60! 140,66! 146,64!|126,62! 128,74! 124,80!|130,56! 142,54! 150,58!",
      { pen: 1.4, ends: [1, 0.1] },
    ),
    downs("-6,82 60,78 120,84 182,80", 92, HOURS.ghost.near, "spells"),
    put(captain("#17191b", "#d9f27a"), 34, 38, { size: 0.72 }),
    limb("40,76 58,66 67,44", 17, 10, "#22262a", { shade: 4, hatched: true }),
    form("62,44! 60,36 59,30 62,29 64,34 65,25 67,25 68,33 71,26 73,28 71,36 75,33 76,36 71,46!", "#5d6866", {
      pen: 0.9,
      shade: 2,
    }),
  ],
  "grond-hammer-of-the-underworld": (): Art => [
    sky(HOURS.fire, "grond"),
    battlement(-6, "#8d8274", { tooth: 8, left: -4, right: 44 }),
    form("-4,90! -4,26 14,16 30,26 34,90!", "#3a2a20", { pen: 1 }),
    strokes("-2,40! 33,40!|-2,58! 34,58!|6,90! 6,20!|14,90! 14,17!|22,90! 22,20!", {
      pen: 1,
      colour: "#7a5a3c",
      ends: [1, 1],
    }),
    glow(58, 58, [34, 22], "#f08a2c", 0.2),
    downs("-6,80 60,77 120,81 182,77", 92, HOURS.fire.near, "grond"),
    shadow(farHost(70, 182, 70, "#000000", 5), "#2a100c"),
    put(grond(), 98, 84, { size: 0.9 }),
    lit(HOURS.fire, [
      put(orc(), 120, 86, { size: 0.44 }),
      put(orc({ skin: "#8a7a4c" }), 152, 87, { size: 0.46 }),
    ]),
  ],
  "the-palantir-of-orthanc": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#221e28"),
    [20, 156].map((x) =>
      form(`${x - 9},60! ${x - 9},20 ${x},6! ${x + 9},20 ${x + 9},60!`, "#3a4660", { pen: 1 }),
    ),
    [
      [16, 22],
      [22, 34],
      [152, 28],
      [160, 18],
      [158, 42],
    ].map(([x = 0, y = 0]) => disc(x, y, 0.7, "#f3ead0")),
    glow(88, 40, [56, 40], "#e2641e", 0.14),
    cut("40,88 48,76 128,76 136,88", "#2d2829", { shade: 10 }),
    form("58,78! 66,66 110,66 118,78!", "#4a4044", { shade: 8 }),
    disc(88, 42, 29, "#120e14", { pen: 1.2 }),
    disc(88, 43, 23, "#4a1812"),
    disc(88, 44, 16, "#9a3018"),
    form("72,44! 80,38 88,36 96,38 104,44! 96,50 88,52 80,50", "#f6b13f", { pen: 0.8 }),
    wash("88,37! 90,44 88,51! 86,44", "#1b0d08"),
    wash("64,32! 70,22 80,16! 74,24 69,34!", "#ffffff", 0.4),
    [176, 0].map((x) =>
      put(
        reaching(
          "-8,86 16,72 42,52",
          "36,56 46,48",
          "44,44 54,32 62,28|47,46 58,39 65,36|48,50 57,47 64,46|46,54 54,55 60,56",
          "#e9e4d6",
          PAINT.pale,
          30,
        ),
        x,
        0,
        { flip: x > 0 },
      ),
    ),
  ],
  wormtongue: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#4a3422"),
    [12, 164].map((x) =>
      cut(`${x - 8},88 ${x - 7},-4 ${x + 7},-4 ${x + 8},88`, "#9a6c34", { shade: 5, hatched: true }),
    ),
    glow(128, 30, [60, 40], "#d9962e", 0.14),
    cut("104,88 104,14 114,4 142,4 152,14 152,88", "#6a4526", { shade: 10, hatched: true }),
    strokes("110,20 118,12 128,9 138,12 146,20", { pen: 1.8, colour: PAINT.gold, ends: [1, 1] }),
    put(
      bust(
        {
          skin: "#e0cba8",
          hair: "#e3ded0",
          style: "long",
          beard: "#e9e5d8",
          bearded: "long",
          old: true,
          mood: 1.6,
          worried: true,
          hat: strokes("-12,-9 0,-13 13,-9", { pen: 1.8, colour: PAINT.gold, ends: [1, 1] }),
        },
        { cloth: "#5d6a4a", cloak: "#6a5a44" },
      ),
      126,
      48,
      { size: 0.74 },
    ),
    put(
      bust(
        {
          skin: "#ebe2cc",
          hair: "#241f22",
          style: "thin",
          old: true,
          mood: 1.2,
          worried: true,
          eyes: "#6a6a7a",
        },
        { cloth: "#2a2730", cloak: "#1d1a20", collar: "#3a3440" },
      ),
      66,
      36,
      { size: 0.94, flip: true },
    ),
    limb("60,90 74,82 86,70", 17, 11, "#241f28", { shade: 4, hatched: true }),
    form("80,70 84,61 93,56 103,51 105,54 98,60 102,61 101,64 96,67 90,73 84,76", "#ebe2cc", { shade: 2 }),
  ],
  "the-ringwraiths-are-abroad": (): Art => [
    plain(HOURS.night, { seed: "abroad" }, { ground: 58 }),
    disc(88, 32, 25, "#e9e2c4"),
    glow(88, 32, [40, 33], "#e9e2c4", 0.12),
    disc(80, 26, 4, "#d6cfae"),
    disc(96, 38, 5.6, "#d6cfae"),
    blackRider(24, 76, 0.4),
    blackRider(152, 77, 0.4),
    blackRider(88, 81, 0.56),
    strokes("30,82 44,80 58,82|100,84 118,82 138,84", { pen: 0.8, opacity: 0.8 }),
  ],
  "the-black-captain-commands": (): Art => [
    sky(HOURS.fire, "blackcaptain"),
    glow(88, 34, [66, 50, 34], "#f08a2c", 0.2),
    peaks("-6,70 30,48 60,66 120,46 150,64 182,50", 80, HOURS.fire.far, "blackcaptain"),
    put(fellBeast({ crown: true, wing: "#4a3436", hide: "#2f2426" }), 88, 46, { size: 0.8 }),
    shadow(farHost(-4, 182, 74, "#000000", 4), "#1a0a08"),
    shadow(farHost(-4, 182, 81, "#000000", 9), "#0e0605"),
  ],
} satisfies Record<string, () => Art>;
