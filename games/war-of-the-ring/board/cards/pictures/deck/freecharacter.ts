import {
  type Art,
  axe,
  bare,
  boat,
  body,
  bow,
  bust,
  cut,
  disc,
  downs,
  eagle,
  elf,
  ent,
  farHost,
  forest,
  form,
  glow,
  goldenWood,
  gollum,
  HEADGEAR,
  HOURS,
  head,
  hearth,
  heights,
  hobbit,
  holding,
  hoodBack,
  hoodFront,
  horn,
  horse,
  host,
  limb,
  lit,
  marsh,
  orc,
  PAINT,
  peaks,
  person,
  plain,
  put,
  rays,
  rider,
  runner,
  shadow,
  shrine,
  sky,
  staff,
  star,
  stars,
  stroke,
  strokes,
  sun,
  sword,
  throne,
  trudger,
  trunk,
  twin,
  vale,
  veil,
  wash,
  water,
  within,
  wizard,
} from "@westmarch/campaign/pictures";
import { blend } from "@westmarch/ink";

const leafBrooch: Art = [
  form("0,-6! 4,-2 3,4 0,8! -3,4 -4,-2", "#8fae6a", { pen: 0.8, shade: 1.6 }),
  stroke("0,-6! 0,10!", { pen: 0.6, colour: "#e8ecd8", ends: [1, 1] }),
];

const wrapped = (cloak: string, hair: string): Art => [
  hoodBack(cloak),
  body({ cloth: "#7a6a50", cloak, clasp: [] }),
  head({ hair, style: "curls", mood: 0.6, wide: 1.08, rosy: true }),
  hoodFront(cloak),
  put(leafBrooch, 1, 34),
];

export const FREE_CHARACTER = {
  "elven-cloaks": (): Art => [
    goldenWood({ seed: "cloaks" }),
    put(wrapped("#6a7a68", "#8a5a34"), 52, 42, { size: 0.62 }),
    put(wrapped("#74836f", "#4a3020"), 126, 42, { size: 0.62 }),
    put(wrapped("#7f8d7a", "#5a3a22"), 89, 34, { size: 0.82 }),
  ],
  "elven-rope": (): Art => [
    heights(HOURS.mist, { seed: "rope", sun: [44, 22, 11] }),
    form("182,-4! 104,-4! 108,10! 100,20! 104,36! 95,48! 99,64! 90,74! 92,88! 182,88!", "#9a8f80", {
      shade: 12,
      hatched: true,
    }),
    strokes("116,6! 112,22! 116,34!|132,12! 126,34! 131,50!|150,30! 146,52!|112,52! 108,68!", {
      pen: 0.8,
      ends: [0.6, 0.1],
    }),
    cut("98,-4 108,-4 106,4 100,4", "#6a5036", { pen: 0.9 }),
    stroke("102,2 98,20 91,40 86,62 84,88", { pen: 2.6, ends: [1, 1] }),
    stroke("102,2 98,20 91,40 86,62 84,88", { pen: 1.3, colour: "#e6e4d6", ends: [1, 1] }),
    put(hobbit({ west: [-3, -92], east: [6, -104], cloak: "#6a7a68" }), 88, 74, { size: 0.5 }),
    [18, 14.4, 10.8, 7.2, 3.6].map((r, i) => {
      const coil = Array.from({ length: 9 }, (_, k) => {
        const a = (k / 8) * Math.PI * 2 + i;
        return `${144 + Math.cos(a) * r},${70 - i * 0.7 + Math.sin(a) * r * 0.4}`;
      }).join(" ");
      return [
        stroke(coil, { pen: 3.4, ends: [1, 1] }),
        stroke(coil, { pen: 2, colour: i % 2 ? "#d5d3c4" : "#efede0", ends: [1, 1] }),
      ];
    }),
    stroke("126,70 118,76 112,88", { pen: 3.4, ends: [1, 1] }),
    stroke("126,70 118,76 112,88", { pen: 2, colour: "#efede0", ends: [1, 1] }),
  ],
  "phial-of-galadriel": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#14151f"),
    rays(84, 34, "#dff0f2", 0.16, 18),
    glow(84, 34, [44, 30, 20, 13], "#e6f6f4", 0.16),
    form("-3,-3! 30,-3! 22,14! 26,30! 14,46! 18,66! 8,88! -3,88!", "#22232e", { shade: 5, hatched: true }),
    form("179,-3! 150,-3! 156,16! 150,34! 160,52! 154,70! 166,88! 179,88!", "#22232e", {
      shade: 5,
      hatched: true,
    }),
    limb("140,92 124,76 104,60 90,52", 24, 16, "#4f6a5a", { shade: 5, hatched: true }),
    form("96,62! 84,60 76,52 74,42 79,40 84,44! 92,42 98,46 100,56", PAINT.skin, { shade: 4 }),
    put(
      [
        twin("0,-24! 3,-22 3.4,-15 8,-8 9,2 6,10 0,13", "#e4f5f2", { shade: 3 }),
        star(0, 0, 8, "#ffffff", 8),
        cut("-4,-24 4,-24 4,-29 -4,-29", "#c9d0d4", { pen: 0.9 }),
      ],
      84,
      36,
    ),
    strokes("76,46 82,47 88,46|77,51 83,52 89,51", { pen: 0.8 }),
    form("74,44 80,41 90,43 91,47 80,48 75,48", PAINT.skin, { pen: 0.9, shade: 2 }),
    form("75,50 82,48 92,49 92,53 81,54 76,53", PAINT.skin, { pen: 0.9, shade: 2 }),
  ],
  "smeagol-helps-nice-master": (): Art => [
    marsh(HOURS.dusk, { seed: "smeagol", sun: [126, 26, 12] }),
    lit(HOURS.dusk, [
      put(
        hobbit({
          cloak: "#6a7a68",
          west: [-20, -60],
          inWest: [stroke("0,-20! 0,50!", { pen: 2, ends: [1, 1] })],
        }),
        112,
        80,
        { size: 0.52 },
      ),
      put(hobbit({ cloak: "#74806a", hair: "#a0763c", robe: "#7a6a3a" }), 142, 80, { size: 0.52 }),
      put(gollum(), 62, 80, { size: 0.92 }),
    ]),
  ],
  "mithril-coat-and-sting": (): Art => {
    const coat =
      "-10,-28! -4,-23 4,-23 10,-28! 22,-24 35,-4! 27,4! 19,-5! 18,31! 13.5,28 9,32! 4.5,28 0,32! -4.5,28 -9,32! -13.5,28 -18,31! -19,-5! -27,4! -35,-4! -22,-24";
    // Rows of rings, each row half a ring aside of the one above.
    const rings = Array.from({ length: 15 }, (_, row) =>
      Array.from({ length: 18 }, (_, i) => {
        const [x, y] = [-36 + i * 4.2 + (row % 2) * 2.1, -26 + row * 3.9];
        return `${x},${y} ${x + 2.1},${y + 2} ${x + 4.2},${y}`;
      }).join(" "),
    );
    return [
      shrine(
        { ...HOURS.night, sky: "#26406a", sun: "#d5e6f2", near: "#1a2a48" },
        { seed: "mithril" },
        { x: 78, y: 38 },
      ),
      put(
        [
          form(coat, "#d3dfe6", { shade: 9, hatched: true }),
          within(
            coat,
            rings.map((row) => stroke(row, { pen: 0.55, colour: "#54697e", ends: [1, 1] })),
          ),
          form("-11,-28.6! -5,-22 5,-22 11,-28.6! 8,-20 0,-16 -8,-20", "#f4f8f6", { pen: 0.8 }),
          [-7, -3.5, 0, 3.5, 7].map((x) => disc(x, -18.6 - Math.abs(x) * 0.35, 1.2, "#8fd0e8", { pen: 0.5 })),
          cut("-18.4,14 18.4,14 18.4,18 -18.4,18", "#c9a44a", { pen: 0.8, shade: 4 }),
        ],
        72,
        42,
        { size: 1.12 },
      ),
      glow(138, 44, [26, 17], "#8fd0f0", 0.2),
      put(
        [
          form("-3.4,-2! -5,-20 -3,-38 0,-48! 3,-38 5,-20 3.4,-2!", "#cfeefa", { pen: 1, shade: 2 }),
          stroke("0,-4! 0,-44!", { pen: 0.6, colour: "#4a90b8", ends: [1, 0.4] }),
          form("-9,-4 -5,-2 0,-3 5,-2 9,-4 6,1 0,2 -6,1", "#b9c3c8", { pen: 0.8 }),
          cut("-1.8,2 1.8,2 1.8,13 -1.8,13", PAINT.leather, { pen: 0.8 }),
          disc(0, 15, 2.6, "#c9d0d4", { pen: 0.8 }),
        ],
        138,
        58,
        { turn: 14 },
      ),
    ];
  },
  "axe-and-bow": (): Art => [
    sky(HOURS.dawn, "axebow"),
    sun(HOURS.dawn, 88, 36, 22),
    peaks("86,60 100,40 110,52 128,22 142,48 158,30 182,60", 72, HOURS.dawn.far, "axebow", { snow: 0.34 }),
    [6, 22, 38, 54].map((x, i) => trunk(x, 72, 6 + (i % 2) * 3, "#7a6240", i % 2 ? -1 : 1)),
    form("-4,-6! -4,16 14,24! 24,16 40,22! 52,12 66,16! 74,6 78,-6!", "#a89a4a", { shade: 6, hatched: true }),
    downs("-6,68 40,64 90,70 140,64 182,69", 88, HOURS.dawn.near, "axebow"),
    put(bow(42, "#c08a48"), 82, 44, { turn: 44, size: 1 }),
    put(axe(78), 94, 48, { turn: -42 }),
  ],
  "horn-of-gondor": (): Art => [
    heights(HOURS.dusk, { seed: "gondorhorn", sun: [44, 34, 17] }),
    put(horn(), 90, 46, { size: 1.24, turn: -6 }),
  ],
  "wizards-staff": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#2a2c44"),
    rays(98, 2, "#f4f1d8", 0.2, 20),
    peaks("-6,74 20,46 44,66 70,40 96,70 128,48 150,66 182,44", 88, "#1f2036", "wstaff"),
    glow(98, 2, [40, 28, 17], "#fdf8dc", 0.26),
    put(wizard({ west: [-24, -58], east: [30, -96], inEast: staff("#8a6844", 26, 78) }), 76, 92, {
      size: 0.74,
    }),
    star(98.4, 1, 24, "#fffdf0", 8),
    disc(98.4, 1, 5, "#ffffff"),
  ],
  athelas: (): Art => {
    const leaf = (long: number): Art => [
      form(
        `0,0! ${long * 0.3},${-long * 0.22} ${long * 0.75},${-long * 0.2} ${long},0! ${long * 0.7},${long * 0.18} ${long * 0.3},${long * 0.16}`,
        "#5f9150",
        { pen: 0.8, shade: 2.4 },
      ),
      stroke(`1,0! ${long * 0.9},0!`, { pen: 0.5, ends: [1, 0.2] }),
    ];
    const stem = (x: number, lean: number, high: number): Art => [
      limb(`${x},72 ${x + lean * 0.4},${72 - high * 0.5} ${x + lean},${72 - high}`, 2.4, 1.4, "#4a7a40", {
        pen: 0.7,
      }),
      Array.from({ length: 4 }, (_, i) => {
        const t = (i + 1) / 5;
        return [
          put(leaf(17 - i * 2), x + lean * t * 0.9, 72 - high * t, { turn: -26 - i * 7 }),
          put(leaf(17 - i * 2), x + lean * t * 0.9, 72 - high * t, { turn: 26 + i * 7, flip: true }),
        ];
      }),
      Array.from({ length: 5 }, (_, i) =>
        disc(x + lean + Math.cos(i * 1.257) * 2.8, 72 - high + Math.sin(i * 1.257) * 2.8, 2, "#fbf8ea", {
          pen: 0.6,
        }),
      ),
      disc(x + lean, 72 - high, 1.6, "#e6bd3c", { pen: 0.4 }),
    ];
    return [
      vale(HOURS.day, { seed: "athelas", sun: [134, 26, 16] }, { high: 24 }),
      stem(58, -20, 46),
      stem(76, 12, 48),
      stem(67, -3, 60),
      strokes("118,42 114,34 119,26 115,16|128,42 133,33 127,24 131,14|138,43 141,36 137,29", {
        pen: 1.4,
        colour: "#ffffff",
        opacity: 0.8,
      }),
      form("104,50! 128,46 152,50! 150,64 140,74 116,74 106,64", "#b98a5c", { shade: 9, hatched: true }),
      form("104,50 128,45.6 152,50 128,54.4", "#cfe0d4", { pen: 0.9 }),
      put(leaf(13), 120, 50, { turn: -8 }),
      put(leaf(10), 136, 51, { turn: 160 }),
      cut("116,74 140,74 143,78 113,78", "#a0744a", { pen: 0.8 }),
    ];
  },
  "there-is-another-way": (): Art => {
    const steps = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const [x, y, w] = [124 - t * 38 + Math.sin(t * 7) * 14, 82 - t * 66, 17 - t * 11];
      return cut(
        `${x - w},${y} ${x + w},${y} ${x + w - 1},${y - 5 + t * 1.6} ${x - w + 1},${y - 5 + t * 1.6}`,
        blend("#7d8f86", "#3a5048", t),
        { pen: 0.8, shade: 3 },
      );
    });
    return [
      sky(HOURS.ghost, "otherway"),
      stars("otherway", 12, 26),
      peaks("-6,70 24,20 46,44 86,2 120,40 150,14 182,54", 90, "#26403e", "otherway"),
      form("70,90! 86,66 72,40 84,14! 94,14! 100,40 130,60 152,90!", "#1a2c2b", { pen: 0.9 }),
      steps,
      glow(88, 12, [12, 7], "#cfeccd", 0.3),
      form("83,18! 83,10 88,6 93,10 93,18!", "#dff5d8", { pen: 0.8 }),
      lit(HOURS.ghost, put(gollum("#b9bb9c"), 58, 82, { size: 0.98 })),
      lit(HOURS.ghost, [
        put(hobbit({ cloak: "#5a6a5c" }), 142, 84, { size: 0.42 }),
        put(hobbit({ cloak: "#66765f", hair: "#a0763c" }), 158, 85, { size: 0.42 }),
      ]),
      limb("36,48 26,40 20,32", 4, 2.4, blend("#b9bb9c", HOURS.ghost.light, 0.28), { pen: 0.8 }),
    ];
  },
  "i-will-go-alone": (): Art => [
    sky(HOURS.rose, "alone"),
    sun(HOURS.rose, 136, 34, 15),
    peaks("-6,44 16,26 34,40 60,20 82,40 110,30 130,42 152,34 182,44", 50, HOURS.rose.far, "alone", {
      snow: 0.3,
      pen: 0.7,
    }),
    downs("-6,46 50,42 100,47 182,44", 56, HOURS.rose.mid, "alone"),
    water(50, 88, HOURS.rose.water, "alone", { ripples: 20 }),
    [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const half = 11 - Math.abs(i - 2) * 1.6;
      return stroke(`${136 - half},${53 + i * 4.6} 136,${52.4 + i * 4.6} ${136 + half},${53 + i * 4.6}`, {
        pen: 1.5,
        colour: "#fdf0dc",
        ends: [0.05, 0.05],
      });
    }),
    lit(HOURS.rose, [
      put(hobbit({ cloak: "#5f6f62", west: [-22, -44], east: [24, -56] }), 88, 82, { size: 0.58 }),
      stroke("66,38! 118,74!", { pen: 2.4, ends: [1, 1] }),
      form("114,70! 119,69 126,76 123,79 116,76", "#a9845a", { pen: 0.8 }),
      put(boat("#c9bf9c"), 90, 72, { size: 1.5 }),
    ]),
    strokes("52,82 70,80 92,83|100,84 118,81 136,83", { pen: 0.8, colour: "#fbeede" }),
  ],
  "bilbos-song": (): Art => [
    hearth(142),
    lit(HOURS.hearth, [
      put(
        bust(
          { hair: "#e9e4d8", style: "curls", old: true, wide: 1.1, rosy: true, mood: 1.4, skin: "#eec9a2" },
          { cloth: "#efe0bc", cloak: "#7a2f2c", broad: 0.86 },
        ),
        66,
        34,
        { size: 0.86 },
      ),
    ]),
    put(
      [
        form("-24,4! -14,-1 0,4! 14,-1 24,4! 24,20! 14,15 0,20! -14,15 -24,20!", "#f4ead0", { shade: 4 }),
        form("-24,20! -14,15 0,20! 14,15 24,20! 25,23! 14,18 0,23! -14,18 -25,23!", "#9c2f22", { pen: 0.8 }),
        stroke("0,4! 0,20!", { pen: 0.8, ends: [1, 1] }),
        strokes("-19,7 -13,5 -5,7|-19,11 -13,9 -5,11|5,7 13,5 19,7|5,11 13,9 19,11", {
          pen: 0.5,
          opacity: 0.6,
        }),
      ],
      68,
      60,
      { size: 0.94 },
    ),
    form("44,70 50,66 54,70 50,75", PAINT.skin, { pen: 0.8, shade: 2 }),
    form("83,70 88,66 93,70 88,75", PAINT.skin, { pen: 0.8, shade: 2 }),
    strokes("100,22 104,16 100,10|108,28 113,22 109,16|18,40 22,34 18,28", {
      pen: 1.2,
      colour: "#f0c878",
      opacity: 0.7,
    }),
  ],
  "mirror-of-galadriel": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#3a4a5c"),
    stars("mirror", 26, 40),
    glow(96, 60, [50, 34], "#bcd9e6", 0.16),
    [8, 30, 150, 170].map((x, i) => trunk(x, 80, 8 + (i % 2) * 3, "#5f6a72", i % 2 ? -1 : 1)),
    form("-4,-6! -4,12 16,20! 30,11 46,16! 58,6 66,-6!", "#7d7a4a", { shade: 5 }),
    form("118,-6! 126,10 140,16! 154,9 168,17! 180,12 180,-6!", "#7d7a4a", { shade: 5 }),
    downs("-6,78 60,74 120,77 182,73", 88, "#3a4a3e", "mirror"),
    put(
      elf({
        robe: "#f4f1e6",
        cloak: "#e3e4e0",
        hair: "#e6cc72",
        west: [-16, -56],
        east: [30, -66],
        inEast: put(
          [
            form("-6,-6! -2,-9 4,-7! 12,-10! 8,-2 7,6 -5,6 -8,0", "#dfe3e4", { pen: 0.9, shade: 3 }),
            strokes("11,-8 17,2 18,20", { pen: 1.6, colour: "#cfeaf4" }),
          ],
          0,
          0,
        ),
      }),
      60,
      84,
      { size: 0.76 },
    ),
    put(
      [
        cut("-10,28 -6,6 6,6 10,28", "#a9aaa0", { shade: 4, hatched: true }),
        form("-34,-4! -30,6 0,11 30,6 34,-4!", "#b9bab0", { shade: 9, hatched: true }),
        form("-35,-5 0,-11 35,-5 0,1", "#dfe3de", { pen: 1 }),
        form("-29,-5 0,-9.6 29,-5 0,-0.6", "#1e2c48", { pen: 0.8 }),
        [
          [-16, -5.4],
          [-6, -7],
          [4, -4],
          [14, -6],
          [20, -4.6],
        ].map(([x = 0, y = 0]) => disc(x, y, 0.7, "#fbf8e6")),
        star(0, -5.4, 4, "#ffffff", 4),
      ],
      106,
      56,
      { size: 1.08 },
    ),
  ],
  "challenge-of-the-king": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#3a2c34"),
    rays(128, 52, "#e2641e", 0.12, 16),
    glow(128, 52, [44, 30], "#e2641e", 0.2),
    put(
      bust(
        { hair: "#2e2119", style: "long", bearded: "short", mood: -2.4, hat: HEADGEAR.circlet },
        {
          cloth: "#2a2f44",
          cloak: "#5a2430",
          collar: "#b9c3c8",
          clasp: disc(1, 35, 4.4, "#4f9a5a", { pen: 1 }),
        },
      ),
      66,
      34,
      { size: 0.86 },
    ),
    holding("36,92 30,78", [34, 60], "#5a2430", sword({ long: 58, wide: 4.6 }), { thick: 15 }),
    put(
      [
        form("-20,34! -14,22 14,22 20,34!", "#4a3a30", { shade: 5 }),
        disc(0, 4, 22, "#1a1216", { pen: 1.1 }),
        disc(0, 4, 16, "#5a1a12"),
        disc(0, 4, 11, "#c8411c"),
        form("-13,4! -6,-2 0,-3.6 6,-2 13,4! 6,10 0,11.6 -6,10", "#f6b13f", { pen: 0.6 }),
        wash("0,-2! 1.8,4 0,10! -1.8,4", "#1b0d08"),
        wash("-16,-6! -12,-13 -4,-16! -10,-10 -13,-3!", "#ffffff", 0.35),
      ],
      128,
      50,
    ),
    cut("96,80 162,80 168,88 92,88", "#5a4032", { pen: 0.9 }),
  ],
  "gwaihir-the-windlord": (): Art => [
    heights(HOURS.clear, { seed: "gwaihir", sun: [34, 24, 13] }),
    put(eagle(), 92, 40, { size: 0.98, turn: -4 }),
  ],
  "we-prove-the-swifter": (): Art => [
    plain(HOURS.dawn, { seed: "swifter", sun: [142, 34, 15] }, { ground: 56 }),
    lit(HOURS.dawn, [
      put(
        runner(
          { skin: PAINT.pale, robe: "#6f8a5c", cloak: "#5a7a5a", hair: "#dfc67e", cut: "long" },
          put(bow(26), 0, 0, { turn: 70 }),
        ),
        92,
        77,
        { size: 0.6 },
      ),
      put(
        runner({
          robe: "#5a4630",
          cloak: "#2f4a3a",
          hair: "#3a2a1e",
          cut: "long",
          bearded: "short",
          beard: "#3a2a1e",
        }),
        134,
        82,
        { size: 0.72 },
      ),
      put(
        runner(
          {
            robe: "#7a3a2a",
            cloak: "#6a5a48",
            hair: "#8a4a22",
            cut: "long",
            bearded: "forked",
            beard: "#8a4a22",
            head: 1.16,
            hat: [twin("0,-106! 6,-102 9,-94 8.6,-88! 6,-91! 0,-92!", "#8d949a", { pen: 0.9, shade: 3 })],
          },
          put(axe(46), -4, 0, { turn: 60 }),
        ),
        42,
        83,
        { size: 0.6, wide: 1.24 },
      ),
    ]),
  ],
  "there-and-back-again": (): Art => [
    sky(HOURS.day, "thereback"),
    sun(HOURS.day, 92, 22, 10),
    peaks("84,60 104,48 132,10 146,34 156,40 182,60", 66, "#8c98a4", "thereback", { snow: 0.34 }),
    downs("-6,56 60,48 120,60 182,56", 88, HOURS.day.mid, "thereback"),
    form("112,65 124,61 146,60.4 168,61.6 184,60! 184,68! 150,69 126,68.6", HOURS.day.water, { pen: 0.8 }),
    strokes("126,64.6 134,63.8 142,64.6|150,65.4 158,64.6 168,65.4", { pen: 0.7, colour: "#f4faf6" }),
    downs("60,70 110,64 150,70 182,66", 88, "#97ad68", "thereback2"),
    form("-8,90! -8,44 16,22 48,18 74,34 90,64 96,90!", "#7f9a4a", { shade: 12, hatched: true }),
    wash("44,88! 60,80 88,76 108,72 112,66! 114,66! 118,72 104,80 96,88!", "#e3cf9a"),
    strokes("44,88 60,80 88,76 108,72 112,66|96,88 104,80 118,72 114,66", { pen: 0.8 }),
    put(
      [
        disc(0, -20, 22.6, "#c9a878", { pen: 1.1 }),
        disc(0, -20, 18.6, "#3e7a3a", { pen: 1 }),
        strokes("-9,-36! -9,-4!|0,-38! 0,-2!|9,-36! 9,-4!", { pen: 0.7, ends: [1, 1], opacity: 0.7 }),
        disc(0, -20, 2.4, "#e6b84c", { pen: 0.8 }),
      ],
      40,
      82,
    ),
    [12, 70].map((x) => [
      disc(x, 56, 6, "#c9a878", { pen: 0.9 }),
      disc(x, 56, 4.4, "#f6dc8a", { pen: 0.7 }),
      strokes(`${x - 4},56! ${x + 4},56!|${x},52! ${x},60!`, { pen: 0.7, ends: [1, 1] }),
    ]),
    put(trudger("#5f7a4a"), 92, 79, { size: 0.36 }),
  ],
  "the-eagles-are-coming": (): Art => [
    sky(HOURS.dawn, "eaglescome"),
    sun(HOURS.dawn, 30, 26, 15),
    peaks("-6,66 30,52 60,64 100,50 140,64 182,54", 74, HOURS.dawn.far, "eaglescome", { pen: 0.7 }),
    put(eagle("#8a6a48"), 30, 18, { size: 0.3 }),
    put(eagle("#84623e"), 64, 34, { size: 0.42 }),
    put(eagle("#8a6a48"), 52, 12, { size: 0.24 }),
    put(eagle("#7a5632"), 116, 32, { size: 0.82, turn: -6 }),
    put(eagle("#8a6a48"), 92, 10, { size: 0.3 }),
    put(eagle("#84623e"), 162, 14, { size: 0.36 }),
    downs("-6,74 60,70 120,75 182,71", 90, HOURS.dawn.near, "eaglescome"),
    farHost(-4, 182, 77, "#2e241c", 5),
  ],
  "the-ents-awake-treebeard": (): Art => [
    forest(HOURS.day, { seed: "treebeard" }, { xs: [6, 28, 150, 170] }),
    put(ent(), 88, 116, { size: 0.9 }),
    put(hobbit({ cloak: "#5a6a8a", hair: "#7a5230" }), 60, 55, { size: 0.27 }),
    put(hobbit({ cloak: "#7a4a3a", hair: "#a0763c" }), 128, 30, { size: 0.27 }),
  ],
  "the-ents-awake-huorns": (): Art => {
    const huorn = (x: number, y: number, k: number, flip: boolean): Art =>
      put(
        [
          limb("-8,-40 -26,-52 -34,-70 -46,-76", 9, 1.4, "#2c2a24", { pen: 0.9 }),
          limb("-28,-58 -40,-54 -48,-58", 4, 0.8, "#2c2a24", { pen: 0.7 }),
          limb("8,-44 22,-60 24,-80 36,-92", 9, 1.4, "#2c2a24", { pen: 0.9 }),
          limb("24,-70 36,-70 44,-78", 4, 0.8, "#2c2a24", { pen: 0.7 }),
          limb("0,-60 -4,-80 -14,-96", 8, 1.2, "#2c2a24", { pen: 0.9 }),
          form(
            "-10,-70 8,-70 11,-40 14,-12 26,2! 10,-2 4,4! -2,-2 -12,4! -14,-2 -28,2! -15,-12 -12,-40",
            "#34312a",
            { shade: 7, hatched: true },
          ),
          form("-7,-46! -3,-49 -1,-44!", "#cfe06a", { pen: 0.5 }),
          form("7,-46! 3,-49 1,-44!", "#cfe06a", { pen: 0.5 }),
          form("-5,-30 0,-34 5,-30 3,-20 -3,-20", "#14130f", { pen: 0.7 }),
        ],
        x,
        y,
        { size: k, flip },
      );
    return [
      sky({ ...HOURS.ghost, low: "#4a7064" }, "huorns"),
      glow(88, 40, [70, 50], "#8fc0a0", 0.16),
      stars("huorns", 14, 22),
      shadow(
        [10, 34, 60, 84, 108, 132, 160].map((x, i) => bare(x, 66, 44 + (i % 3) * 8, "#000000", i % 2 === 0)),
        "#1d302e",
      ),
      downs("-6,66 60,62 120,66 182,61", 88, HOURS.ghost.mid, "huorns"),
      huorn(22, 76, 0.66, false),
      huorn(148, 76, 0.7, true),
      huorn(104, 80, 0.86, false),
      huorn(62, 84, 0.9, true),
      downs("-6,82 60,79 120,82 182,79", 90, HOURS.ghost.near, "huornsn"),
      lit(HOURS.ghost, [
        put(orc(), 128, 85, { size: 0.26 }),
        put(orc({ skin: "#8a8a5c" }), 84, 86, { size: 0.26, flip: true }),
      ]),
    ];
  },
  "the-ents-awake-entmoot": (): Art => [
    sky(HOURS.mist, "entmoot"),
    glow(88, 34, [60, 40], "#f6f3dc", 0.3),
    peaks("-6,50 30,26 60,46 100,20 140,44 182,28", 60, HOURS.mist.far, "entmoot", { pen: 0.7, snow: 0.3 }),
    downs("-6,52 40,58 88,62 136,58 182,52", 88, "#8fa06a", "entmoot"),
    put(ent("#c2a23c", "#8a7a60"), 50, 76, { size: 0.5 }),
    put(ent("#b0703a", "#6a4a36"), 128, 76, { size: 0.5, flip: true }),
    downs("-6,70 40,76 88,79 136,76 182,70", 90, "#7a8f52", "entmoot2"),
    put(ent("#6f8a45", "#6a5238"), 88, 86, { size: 0.6 }),
    put(ent("#4f6a4a", "#4a3c30"), 6, 92, { size: 0.66 }),
    put(ent("#9aa04a", "#6a5a44"), 170, 92, { size: 0.66, flip: true }),
  ],
  "dead-men-of-dunharrow": (): Art => [
    sky(HOURS.ghost, "deadmen"),
    peaks("-6,60 26,10 52,40 88,4 122,42 150,12 182,50", 80, "#1c3231", "deadmen"),
    form("64,80! 66,40 88,22 110,40 112,80!", "#0c1616", { pen: 1 }),
    glow(88, 52, [60, 42, 26], "#9fe0b0", 0.12),
    veil(0.55, shadow(farHost(-4, 182, 62, "#000000", 4), "#8fcaa6")),
    veil(0.6, [
      host(12, 62, 66, 5, { helm: "#b6e2c2", body: "#7fb69a", skin: "#d9f4dc", spear: 22, size: 1.1 }),
      host(114, 166, 66, 5, {
        helm: "#b6e2c2",
        body: "#7fb69a",
        skin: "#d9f4dc",
        spear: 22,
        size: 1.1,
        seedling: 3,
      }),
    ]),
    veil(
      0.86,
      put(
        person({
          skin: "#e2f6e2",
          robe: "#8cc4a6",
          cloak: "#5f9a82",
          hair: "#cfeccf",
          cut: "long",
          bearded: "long",
          beard: "#cfeccf",
          belt: "#6fa88c",
          hat: cut("-7,-97 -7.5,-105 -4,-100.5 -2,-108 0,-101 2,-108 4,-100.5 7.5,-105 7,-97", "#e9f7d8", {
            pen: 0.7,
          }),
          east: [26, -80],
          inEast: sword({ long: 44, blade: "#dff5e4", hilt: "#bfe0c4" }),
        }),
        88,
        92,
        { size: 0.82 },
      ),
    ),
    veil(0.35, wash("-2,76! 30,72 70,78 110,73 150,78 178,74! 178,88! -2,88!", "#bfe8c8")),
  ],
  "house-of-the-stewards": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#b9b3a4"),
    rays(88, -10, "#fff8e0", 0.4, 20),
    [10, 38, 138, 166].map((x, i) =>
      cut(`${x - 6},88 ${x - 5},-4 ${x + 5},-4 ${x + 6},88`, i % 3 === 0 ? "#2c2a30" : "#46424a", {
        shade: 4,
        hatched: true,
      }),
    ),
    cut("44,88 54,64 122,64 132,88", "#e3dcc8", { shade: 8 }),
    strokes("50,76! 126,76!|53,70! 123,70!|47,82! 129,82!", { pen: 0.8, ends: [1, 1] }),
    put(throne("#f2ecdb"), 88, 66, { size: 1 }),
    put(throne("#2d2a2e"), 116, 84, { size: 0.6 }),
    put(
      person({
        robe: "#3a3440",
        cloak: "#26222c",
        hair: "#a9a6a0",
        cut: "long",
        bearded: "short",
        beard: "#a9a6a0",
        west: [-18, -46],
        inWest: [cut("-1.2,-26 1.2,-26 1.2,20 -1.2,20", "#f6f1e2", { pen: 0.8 })],
      }),
      116,
      90,
      { size: 0.56 },
    ),
    put(
      person({
        robe: "#7a2a22",
        legs: "#4a4a52",
        cloak: "#2f4468",
        hair: "#9a6a34",
        cut: "long",
        bearded: "short",
        beard: "#8a5a2c",
        east: [18, -50],
      }),
      58,
      88,
      { size: 0.56 },
    ),
  ],
  "the-grey-company": (): Art => [
    plain(HOURS.mist, { seed: "greycompany", sun: [146, 22, 12] }, { ground: 58 }),
    lit(HOURS.mist, [
      [0, 1, 2].map((i) =>
        put(
          [
            horse(["#4a4038", "#5a4c40", "#3f3a3c"][i], "#241e1c"),
            rider({
              cloak: ["#7a7f86", "#6d737c", "#868a8e"][i] ?? PAINT.grey,
              hood: true,
              eyes: "#e9dcc0",
              mail: "#5a5f68",
              held: [
                stroke("0,30! 8,-46!", { pen: 1.8, ends: [1, 1] }),
                cut("6,-46 9.4,-58 11,-46", "#dfe6ea", { pen: 0.7 }),
              ],
            }),
            star(2, -86, 4.4, "#ffffff", 6),
          ],
          28 + i * 60,
          82 - (i % 2) * 4,
          { size: 0.48 },
        ),
      ),
    ]),
  ],
} satisfies Record<string, () => Art>;
