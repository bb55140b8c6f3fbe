import { blend } from "@westmarch/ink";
import { bear, horse, rider, SIDE_HELM } from "../beasts.ts";
import { archedHouse, battlement, blackGate, castle, column, goldenHall, roundDoor } from "../buildings.ts";
import { bust, HEADGEAR, holding } from "../faces.ts";
import { blaze, tom, wose } from "../folk.ts";
import { crescent, HOURS, lit, rays, sky, star, stars, sun } from "../hours.ts";
import { downs, fir, flame, grass, leafy, peaks, trunk } from "../land.ts";
import {
  type Art,
  cut,
  disc,
  form,
  glow,
  knotted,
  limb,
  put,
  shadow,
  stroke,
  strokes,
  wash,
  within,
} from "../marks.ts";
import { PAINT } from "../paint.ts";
import { dwarf, elf, farHost, HATS, hobbit, host, orc, person, uruk } from "../people.ts";
import { coast, forest, goldenWood, heights, plain, shire, vale } from "../places.ts";
import {
  arrow,
  axe,
  bow,
  flag,
  roundShield,
  scimitar,
  spear,
  swanShip,
  sword,
  tallShield,
  torch,
  whiteHorse,
  whiteTree,
} from "../things.ts";

const mountedMan = (
  x: number,
  y: number,
  size: number,
  coat: string,
  cloak: string,
  held: Art,
  helm: Art = SIDE_HELM.rohan,
  hand: readonly [number, number] = [22, -92],
): Art => put([horse(coat, blend(coat, "#1e1a2a", 0.5)), rider({ cloak, helm, held, hand })], x, y, { size });

const lance: Art = [
  stroke("-20,16! 46,-40!", { pen: 2, ends: [1, 1] }),
  cut("44,-40 56,-48.6 47.6,-36", "#dfe6ea", { pen: 0.8 }),
];
const upright: Art = [
  stroke("0,30! 4,-44!", { pen: 2, ends: [1, 1] }),
  cut("1.6,-44 4.6,-57 7,-44", "#dfe6ea", { pen: 0.8 }),
];

/** An archer who has drawn, aiming to the east. */
const archer = (robe: string, cloak: string, hair: string, more: Art = []): Art => [
  form("-6,-78! -16,-70 -22,-40 -26,-6! -6,-2 4,-40!", cloak, { shade: 6, hatched: true }),
  limb("-6,-40 -12,-20 -12,-6", 10, 7, "#5a4a3a", { shade: 2 }),
  limb("5,-40 14,-20 18,-6", 10, 7, "#5a4a3a", { shade: 2 }),
  form("-16,-14! -8,-14! -6,0! -18,0!", PAINT.leather, { pen: 0.8 }),
  form("13,-14! 21,-14! 25,0! 13,0!", PAINT.leather, { pen: 0.8 }),
  form("-9,-79! 4,-80 12,-72 11,-50 14,-26! 2,-22 -11,-27! -11,-50", robe, { shade: 6, hatched: true }),
  cut("-11,-50 11.6,-50 11.6,-46 -11,-46", PAINT.leather, { pen: 0.7 }),
  put(bow(32, "#8a5a30", -26), 40, -70, { flip: true }),
  stroke("6,-70! 50,-70!", { pen: 1.2, ends: [1, 1] }),
  cut("49,-72.4 57,-70 49,-67.6", PAINT.steel, { pen: 0.7 }),
  limb("6,-74 24,-71 44,-70", 8, 5, blend(robe, "#1e1a2a", 0.15), { shade: 2 }),
  disc(44.6, -70, 2.8, PAINT.skin, { pen: 0.6 }),
  limb("-6,-74 -16,-66 4,-69", 8, 5, blend(robe, "#1e1a2a", 0.15), { shade: 2 }),
  put(
    [
      form("-7,-84 -9,-94 -2,-101 7,-98 8,-90 7,-84 2,-79 -4,-80", PAINT.skin, { shade: 0, pen: 0.9 }),
      disc(4.4, -90, 0.9, "#241a12"),
      stroke("1,-93 4.6,-93.6 7,-92", { pen: 0.8 }),
      form("3,-80! -2,-77 -9,-79 -12,-90 -6,-101 3,-103 9,-97! 2,-95 -1,-88 1,-82!", hair, {
        pen: 0.8,
        shade: 2.4,
      }),
    ],
    1,
    0,
  ),
  more,
];
const hooded = (cloak: string): Art => [
  form("5,-78! -4,-74 -12,-78 -14,-92 -6,-104 4,-105 11,-98! 4,-96 1,-88 4,-81!", cloak, {
    pen: 0.9,
    shade: 3,
  }),
  form("3,-88! 9,-88! 8,-82 3,-78!", "#3a4a34", { pen: 0.7 }),
];

export const FREE_STRATEGY = {
  "the-last-battle": (): Art => [
    sky({ ...HOURS.ash, low: "#c98a5a" }, "lastbattle"),
    put(blackGate(), 128, 56, { size: 0.86 }),
    shadow(farHost(60, 182, 58, "#000000", 2), "#2a2022"),
    form("-8,90! -8,60 14,46 40,42 66,50 92,72 104,90!", "#6a5a48", { shade: 14, hatched: true }),
    farHost(84, 182, 70, "#1d1618", 4),
    farHost(90, 182, 79, "#120e10", 6),
    put(flag(46, 40, 25, "#20242c", put(whiteTree(0.6), 0, 0)), 16, 52),
    put(flag(34, 32, 19, "#3f7a3a", whiteHorse(0.66)), 64, 52),
    host(6, 76, 56, 7, { helm: "#cfd6da", body: "#3a4a6a", spear: 12, size: 0.84 }),
    put(
      person({
        robe: "#2a2c34",
        legs: "#4a4a50",
        cloak: "#7a2430",
        hair: "#2e2119",
        cut: "long",
        bearded: "short",
        hat: HATS.crown,
        east: [26, -92],
        inEast: sword({ long: 40 }),
      }),
      44,
      86,
      { size: 0.6 },
    ),
  ],
  "a-power-too-great": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#22303f"),
    rays(88, 34, "#e9f2f4", 0.16, 22),
    glow(88, 36, [60, 44, 30], "#e6f2f0", 0.18),
    lit(HOURS.night, [
      put(orc({ mail: "#3a3436" }), 14, 92, { size: 0.72 }),
      put(orc({ mail: "#3a3436", skin: "#6f6a4a" }), 160, 92, { size: 0.72, flip: true }),
    ]),
    put(
      bust(
        {
          skin: "#f6e4ca",
          hair: "#ecd680",
          style: "long",
          ears: "pointed",
          mood: 0.2,
          hat: HEADGEAR.circlet,
          eyes: "#3f6a8a",
        },
        { cloth: "#f6f3ea", cloak: "#dfe6e6", belt: "#cfd6d6" },
      ),
      88,
      36,
      { size: 0.82 },
    ),
    limb("66,90 52,74 50,58", 13, 9, "#e9ecea", { shade: 3, hatched: true }),
    form(
      "45,58! 44,46 45,38 47,37 48,46 49,34 51,33 52,44 54,35 56,36 55,46 58,42 60,43 57,54 55,60!",
      "#f6e4ca",
      { pen: 0.9, shade: 2 },
    ),
    glow(53, 47, [13, 8], "#ffffff", 0.4),
    star(53, 47, 10, "#ffffff", 8),
  ],
  "the-power-of-tom-bombadil": (): Art => [
    forest(HOURS.day, { seed: "tom" }, { xs: [6, 30, 146, 168] }),
    form("114,90! 120,78 136,71 158,70 182,67! 182,90!", HOURS.day.water),
    strokes("124,84 132,83 140,84|150,72 158,71 166,72|166,85 172,84 178,85", {
      pen: 0.8,
      colour: "#f4faf6",
    }),
    [
      [132, 76],
      [148, 81],
      [162, 74],
    ].map(([x = 0, y = 0]) => [
      form(`${x - 7},${y} ${x},${y - 2} ${x + 7},${y} ${x},${y + 2.4}`, "#6f9a4a", { pen: 0.7 }),
      form(
        `${x - 3},${y - 1}! ${x - 3},${y - 5} ${x - 1},${y - 3}! ${x},${y - 7}! ${x + 1},${y - 3}! ${x + 3},${y - 5} ${x + 3},${y - 1}!`,
        "#fbf6ea",
        { pen: 0.6 },
      ),
    ]),
    put(tom(), 86, 81, { size: 0.62 }),
  ],
  "book-of-mazarbul": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#2b2832"),
    cut("96,-4 128,-4 116,84 44,84", "#e8dcb4", { pen: 0, opacity: 0.2 }),
    cut("104,-4 121,-4 102,84 60,84", "#f6edc8", { pen: 0, opacity: 0.22 }),
    [14, 38, 146, 168].map((x, i) => put(column("#4d4856"), x, 80, { size: i % 3 === 0 ? 1.1 : 0.8 })),
    cut("30,88 34,66 138,66 142,88", "#8f8a80", { shade: 16, hatched: true }),
    cut("28,66 36,58 136,58 144,66", "#bdb7a6", { shade: 10 }),
    put(
      [
        form(
          "-46,8! -28,-2 -2,6! 0,12! 2,6! 26,-3 46,6! 49,22! 26,14 2,22! -4,22! -28,14 -50,24!",
          "#5d3f28",
          { shade: 6 },
        ),
        form("-44,5! -34,-3 -22,-4 -2,4! -2,18! -24,10 -46,18!", "#eadbb0", { shade: 4 }),
        form("2,4! 20,-5 34,-4 44,3! 40,7! 46,11! 41,14! 46,17! 26,10 2,18!", "#e3d0a0", { shade: 5 }),
        form("30,-4! 44,3! 40,7! 46,11! 41,14! 36,11 34,4", "#4a3020", { pen: 0.6 }),
        strokes("-38,4 -24,1 -8,7|-39,9 -24,5 -8,11|-40,14 -30,10 -20,11|8,7 20,2 28,2|8,12 20,6 29,6", {
          pen: 0.9,
          colour: "#5a4630",
          ends: [0.4, 0.2],
        }),
        form("-30,10 -24,8 -20,12 -26,15 -31,13", "#7a1f18", { pen: 0 }),
        form("-18,0 -14,-2 -12,2 -16,4", "#7a1f18", { pen: 0 }),
        strokes("12,-2! 22,13!", { pen: 1.6, ends: [0.2, 0.2] }),
      ],
      86,
      44,
      { size: 1.1 },
    ),
    put(axe(44, "#9aa0a4"), 24, 70, { turn: -30 }),
  ],
  "the-spirit-of-mordor": (): Art => [
    plain(HOURS.dusk, { seed: "spirit", sun: [88, 34, 16] }, { ground: 60 }),
    lit(HOURS.dusk, [
      put(orc({ mail: "#5b4a3a", hand: [-30, -70], held: put(scimitar(38), 0, 0, { turn: -30 }) }), 130, 86, {
        size: 0.78,
      }),
      put(uruk({ hand: [-34, -62], held: put(scimitar(40), 0, 0, { turn: -40 }) }), 46, 86, {
        size: 0.8,
        flip: true,
      }),
    ]),
    star(88, 34, 12, "#fff3c0", 8),
    put(orc({ mail: "#4a3a30", skin: "#8a7a4c" }), 100, 88, { size: 0.56, turn: 72 }),
  ],
  "faramirs-rangers": (): Art => [
    vale(HOURS.day, { seed: "rangers", sun: [150, 22, 12] }, { high: 22 }),
    [20, 60, 108].map((x, i) =>
      put(
        archer(
          "#6d7a44",
          ["#4f6a3a", "#5a7044", "#46603a"][i] ?? PAINT.green,
          "#5a3a22",
          hooded(["#4f6a3a", "#5a7044", "#46603a"][i] ?? PAINT.green),
        ),
        x,
        86 + (i % 2) * 3,
        { size: 0.7 },
      ),
    ),
    leafy(4, 92, 34, "#5c7a40", "rangers1"),
    leafy(44, 96, 26, "#6a8a48", "rangers2"),
    leafy(90, 96, 24, "#5c7a40", "rangers3"),
    leafy(140, 96, 34, "#6f8f4c", "rangers4"),
    leafy(170, 94, 40, "#56743c", "rangers5"),
  ],
  "fear-fire-foes": (): Art => [
    sky(HOURS.night, "fearfire"),
    stars("fearfire", 16, 30),
    glow(128, 56, [60, 42, 26], "#e2641e", 0.2),
    downs("-6,58 40,46 90,56 140,44 182,54", 88, "#2c3a3a", "fearfire"),
    put(
      [
        disc(0, -14, 15, "#8a6a44", { pen: 1 }),
        disc(0, -14, 12, "#8a3a2a", { pen: 0.8 }),
        disc(0, -14, 1.6, "#e6b84c"),
      ],
      160,
      66,
    ),
    put(blaze(0.8), 112, 62),
    put(blaze(0.6), 142, 62),
    downs("-6,72 60,66 120,72 182,66", 88, "#1e2a2c", "fearfire2"),
    [98, 112, 126, 140, 154, 168].map((x) => [
      cut(`${x - 2.4},76 ${x - 2.4},62 ${x},58 ${x + 2.4},62 ${x + 2.4},76`, "#6a5236", { pen: 0.7 }),
    ]),
    lit({ ...HOURS.fire, amount: 0.1 }, [
      put(hobbit({ cloak: "#5a4a3a", robe: "#b08a3c", east: [10, -80] }), 56, 85, { size: 0.66 }),
      put(
        [
          form("0,-2! 8,-6 18,-12 30,-22! 38,-14 28,-2 12,5 0,3!", "#efe0bc", { shade: 4 }),
          form("27,-20! 32,-25 41,-16! 36,-11!", "#c9a23c", { pen: 0.8 }),
        ],
        55,
        25,
        {},
      ),
      put(hobbit({ cloak: "#3f5a4a", west: [-24, -90], inWest: torch(flame()) }), 28, 86, { size: 0.62 }),
    ]),
    strokes("98,8 104,2 112,0|100,14 108,10 118,8|98,20 106,19 114,20", {
      pen: 1,
      colour: "#f0d8a0",
      opacity: 0.7,
    }),
  ],
  "wisdom-of-elrond": (): Art => [
    heights(HOURS.day, { seed: "elrond", sun: [150, 20, 11] }),
    put(archedHouse(), 132, 72, { size: 0.96 }),
    form("22,-2! 26,-2! 30,60! 18,60!", "#eaf4f2", { pen: 0.8 }),
    strokes("22,4! 21,56!|25,10! 26,58!", { pen: 0.6, colour: "#6f9fb0" }),
    downs("-6,76 60,70 120,76 182,70", 88, HOURS.day.near, "elrond"),
    put(
      bust(
        {
          skin: "#f1dcbc",
          hair: "#2e221c",
          style: "long",
          ears: "pointed",
          hat: HEADGEAR.circlet,
          mood: -0.5,
          eyes: "#5a6470",
        },
        { cloth: "#6a3a4a", cloak: "#3d4a6a", collar: "#c9a44a", clasp: star(2, 37, 6, "#f4f1e6", 6) },
      ),
      70,
      36,
      { size: 0.9 },
    ),
  ],
  "the-red-arrow": (): Art => [
    plain(HOURS.dusk, { seed: "redarrow", sun: [122, 40, 17] }, { ground: 62 }),
    lit(HOURS.dusk, mountedMan(140, 78, 0.42, "#5a3a26", "#2f4468", upright, SIDE_HELM.gondor)),
    put(arrow(112, "#7a1f1a", "#241a1c", "#c8301f"), 22, 78, { turn: -33, size: 1 }),
    put(form("-3,-3! 4,-4! 5,4! -3,3!", "#d9a93c", { pen: 0.6 }), 106, 23, { turn: -33 }),
  ],
  "help-unlooked-for": (): Art => [
    sky(HOURS.dawn, "help"),
    rays(52, 42, "#fffbe6", 0.4, 22),
    sun(HOURS.dawn, 52, 42, 22),
    put(castle("#cdbb98", "#3f7a3a"), 148, 62, { size: 1.2 }),
    farHost(104, 182, 70, "#3a2c22", 3),
    form("-8,90! -8,50 20,44 52,42 84,48 112,66 130,90!", "#8f8148", { shade: 12, hatched: true }),
    shadow(
      [0, 1, 2, 3].map((i) =>
        put([horse(), rider({ held: upright })], 14 + i * 25, [58, 53, 53, 59][i] ?? 56, { size: 0.3 }),
      ),
      "#3a2a1e",
    ),
    downs("-6,76 40,70 90,78 140,80 182,76", 90, HOURS.dawn.near, "help"),
    farHost(110, 182, 80, "#241a14", 7),
  ],
  "paths-of-the-woses": (): Art => [
    forest({ ...HOURS.day, low: "#c9cf9a" }, { seed: "woses" }, { xs: [8, 150, 170] }),
    put(
      [
        form("-18,0! -20,-20 -14,-34! -16,-44 -8,-52 8,-52 16,-44 13,-34! 20,-20 18,0!", "#a9a594", {
          shade: 9,
          hatched: true,
        }),
        disc(-6, -42, 3, "#4a463e", { pen: 0.7 }),
        disc(6, -42, 3, "#4a463e", { pen: 0.7 }),
        strokes("-5,-34 0,-32 5,-34|-14,-22 -4,-16 4,-16 14,-22|0,-40! 0,-37!", { pen: 1 }),
        form("-19,-2 -14,-8 -8,-4 -2,-9 6,-3 12,-8 19,-2! 18,1! -18,1!", "#6f8a4a", { pen: 0.7 }),
      ],
      42,
      80,
    ),
    put(wose(), 88, 84, { size: 0.82 }),
    mountedMan(152, 82, 0.44, "#7a5232", "#3f6a3a", upright),
  ],
  "through-a-day-and-a-night": (): Art => [
    sky(HOURS.dawn, "daynight"),
    sun(HOURS.dawn, 44, 28, 15),
    within(knotted("92,-4! 180,-4! 180,90! 78,90!"), [
      wash("-2,-2! 178,-2! 178,88! -2,88!", HOURS.night.sky),
      wash("-2,44! 178,44! 178,88! -2,88!", HOURS.night.low),
      stars("daynight", 40, 44),
      crescent(HOURS.night, 140, 24, 11),
    ]),
    downs("-6,58 40,54 90,58 140,53 182,58", 88, "#a98f58", "daynight"),
    within(knotted("92,-4! 180,-4! 180,90! 78,90!"), [
      downs("-6,58 40,54 90,58 140,53 182,58", 88, "#2a3852", "daynight"),
    ]),
    downs("-6,72 60,68 120,73 182,68", 88, "#7d7040", "daynight2"),
    within(knotted("82,60! 180,60! 180,90! 78,90!"), [
      downs("-6,72 60,68 120,73 182,68", 88, "#1d2840", "daynight2"),
    ]),
    stroke("92,-4! 78,90!", { pen: 1, ends: [1, 1] }),
    mountedMan(42, 80, 0.56, "#8a5e38", "#3f6a3a", lance),
    lit({ ...HOURS.night, amount: 0.2 }, mountedMan(128, 80, 0.56, "#d9d3c4", "#4a6a5a", lance)),
  ],
  "cirdans-ships": (): Art => [
    coast(HOURS.dawn, { seed: "cirdan", sun: [40, 40, 18] }, { cliff: false }),
    form("182,50! 150,50! 152,28! 158,14 164,6! 170,14 176,28! 182,28!", "#e3d6b8", {
      shade: 7,
      hatched: true,
    }),
    form("158,50! 158,38 164,30! 170,38 170,50!", "#a9967a", { pen: 0.8 }),
    put(swanShip("#efe6d2", "#d9d3c4"), 138, 56, { size: 0.5 }),
    put(swanShip("#f7f2e4", "#e6e1d4", star(0, 0, 7, "#6a8aa8", 8)), 92, 74, { size: 1.06 }),
    put(swanShip("#efe6d2", "#d9d3c4"), 26, 62, { size: 0.66 }),
    strokes("40,82 60,80 80,83|100,82 118,80 140,83|10,68 24,66 40,69", { pen: 0.9, colour: "#fdf3dc" }),
  ],
  "guards-of-the-citadel": (): Art => [
    sky(HOURS.clear, "guards"),
    rays(88, 44, "#ffffff", 0.24, 20),
    battlement(62, "#e9e2d0", { tooth: 7 }),
    wash("-2,78! 178,78! 178,88! -2,88!", "#9fb383"),
    stroke("-2,78! 178,78!", { ends: [1, 1] }),
    form("62,80 88,76 114,80 88,85", "#8fb6c2", { pen: 0.9 }),
    put(
      [
        limb("0,40 -2,20 1,0 -1,-20", 6, 3, "#efeade", { shade: 2 }),
        limb("0,6 -10,-6 -22,-12", 3, 1, "#efeade", { pen: 0.9 }),
        limb("1,0 12,-10 22,-14", 3, 1, "#efeade", { pen: 0.9 }),
        limb("-1,-10 -8,-20 -10,-28", 2.4, 0.8, "#efeade", { pen: 0.8 }),
        limb("0,-12 8,-22 9,-30", 2.4, 0.8, "#efeade", { pen: 0.8 }),
        limb("-14,-9 -18,-18 -17,-24", 1.8, 0.6, "#efeade", { pen: 0.7 }),
        limb("14,-11 17,-20 17,-26", 1.8, 0.6, "#efeade", { pen: 0.7 }),
      ],
      88,
      40,
      { size: 0.96 },
    ),
    [
      [38, false],
      [138, true],
    ].map(([x, flip]) =>
      put(
        person({
          robe: "#23252c",
          legs: "#5d6068",
          boots: PAINT.iron,
          cloak: "#17181d",
          hat: HATS.winged,
          hair: "#3a2a20",
          belt: "#8d949a",
          west: [-22, -58],
          inWest: spear(108, "#dfe6ea", 58),
          east: [15, -46],
          inEast: put(tallShield(14, 40, "#23252c", whiteTree(0.62)), 4, 2),
        }),
        Number(x),
        86,
        { size: 0.69, flip: flip === true },
      ),
    ),
  ],
  "celeborns-galadhrim": (): Art => [
    goldenWood({ seed: "galadhrim" }),
    put(archer("#8f9a8a", "#7d8a80", "#e6cf86"), 22, 86, { size: 0.66 }),
    put(archer("#8f9a8a", "#8a968c", "#dcc27a"), 128, 84, { size: 0.66 }),
    put(
      elf({
        robe: "#e6e6e0",
        cloak: "#7a8a94",
        hair: "#c9c9be",
        west: [-22, -56],
        inWest: spear(104, "#eef2f2", 56),
      }),
      84,
      86,
      { size: 0.8 },
    ),
  ],
  "riders-of-theoden": (): Art => [
    plain(HOURS.day, { seed: "theoden", sun: [28, 24, 12] }, { ground: 58 }),
    put(goldenHall(), 150, 52, { size: 0.38 }),
    mountedMan(26, 76, 0.42, "#6a4a30", "#3f6a3a", lance),
    mountedMan(66, 74, 0.42, "#4a3a30", "#4a7a44", lance),
    put(flag(56, 44, 26, "#3f7a3a", whiteHorse(0.9)), 34, 64),
    put(
      [
        horse("#efe9da", "#dcd2b8"),
        rider({
          cloak: "#3f7a3a",
          mail: "#c9a44a",
          helm: SIDE_HELM.rohan,
          hair: "#e9e4d6",
          held: put(sword({ long: 44, wide: 4 }), 0, 0, { turn: 52 }),
          hand: [28, -98],
        }),
        put(roundShield(16, "#d9a93c", "#8a5e24", whiteHorse(0.5, "#4a7a3a")), 2, -80),
      ],
      108,
      84,
      { size: 0.62 },
    ),
  ],
  "grimbeorn-the-old-son-of-beorn": (): Art => [
    vale(HOURS.day, { seed: "grimbeorn", sun: [30, 22, 12] }, { high: 34 }),
    fir(12, 76, 34, "#4f6f4a"),
    fir(166, 78, 40, "#4a6a46"),
    put(bear("#4a3626"), 134, 92, { size: 0.84 }),
    put(
      bust(
        {
          skin: "#dba878",
          hair: "#3a2a20",
          style: "long",
          beard: "#3f2d20",
          bearded: "full",
          mood: -1.6,
          eyes: "#5a3a1e",
        },
        {
          cloth: "#7a5232",
          cloak: "#5a4432",
          broad: 1.16,
          belt: "#3a2a1e",
          clasp: form("-22,26 -6,34 1,40 10,34 26,26! 22,38 2,48 -18,38", "#8a6a48", { shade: 4 }),
        },
      ),
      72,
      34,
      { size: 0.9 },
    ),
    holding("38,92 30,76", [36, 58], "#7a5232", axe(64), { thick: 16, skin: "#dba878" }),
  ],
  "imrahil-of-dol-amroth": (): Art => [
    coast(HOURS.day, { seed: "imrahil", sun: [64, 24, 13] }),
    put(castle("#e3d9c2", "#2f5288"), 154, 36, { size: 0.7 }),
    put(
      swanShip(
        "#2f5f9a",
        "#efe9da",
        put(
          [
            form(
              "-5,4! 2,6 8,2 9,-3! 4,-1 0,-2 -1,-6 2,-9 -1,-11 -5,-9! -8,-7! -4,-7 -3,-3 -6,0",
              "#f7f3e6",
              { pen: 0.6 },
            ),
          ],
          0,
          0,
          { size: 0.9 },
        ),
      ),
      58,
      74,
      { size: 1.16 },
    ),
    strokes("8,82 24,80 40,83|66,83 84,81 104,83", { pen: 0.9, colour: "#eef6f4" }),
  ],
  "king-brands-men": (): Art => [
    sky(HOURS.day, "brand"),
    sun(HOURS.day, 28, 24, 12),
    peaks("60,62 92,40 122,4 140,30 152,38 182,60", 68, "#8a96a4", "brand", { snow: 0.36 }),
    downs("-6,62 60,56 120,60 182,56", 88, HOURS.day.mid, "brand"),
    [104, 118, 134, 150, 166].map((x, i) => [
      cut(`${x - 6},64 ${x - 6},${48 - (i % 2) * 6} ${x + 6},${48 - (i % 2) * 6} ${x + 6},64`, "#e3d3ae", {
        pen: 0.8,
        shade: 4,
      }),
      cut(`${x - 8},${49 - (i % 2) * 6} ${x},${38 - (i % 2) * 7} ${x + 8},${49 - (i % 2) * 6}`, "#b0603a", {
        pen: 0.8,
        shade: 3,
      }),
      cut(`${x - 1.4},58 ${x - 1.4},54 ${x + 1.4},54 ${x + 1.4},58`, "#4a3424", { pen: 0 }),
    ]),
    battlement(64, "#c9b994", { tooth: 5, left: 92, right: 182, foot: 74 }),
    downs("-6,72 60,68 120,73 182,70", 88, HOURS.day.near, "brand2"),
    put(archer("#3f7f92", "#2f6274", "#8a5a30"), 14, 86, { size: 0.62 }),
    put(
      person({
        robe: "#3f7f92",
        legs: "#6a5a44",
        cloak: "#8a4a2a",
        hair: "#9a6a34",
        cut: "long",
        bearded: "short",
        hat: HATS.crown,
        west: [-18, -50],
        east: [24, -88],
        inEast: sword({ long: 36 }),
      }),
      82,
      87,
      { size: 0.78 },
    ),
  ],
  "swords-in-eriador": (): Art => [
    shire(HOURS.dawn, { seed: "eriador", sun: [88, 30, 18] }),
    rays(88, 30, "#fffbe6", 0.26, 18),
    put(roundDoor("#3e7a3a", 8), 14, 68),
    [
      [44, -18, "#7a3a2a", 0.9],
      [88, 2, "#2f4a3a", 1.1],
      [132, 20, "#c9a24a", 0.86],
    ].map(([x, turn, sleeve, k]) =>
      put(
        [
          limb("0,60 -1,36 0,14", 15, 11, String(sleeve), { shade: 4, hatched: true }),
          sword({ long: 52, wide: 5 }),
          form("-6,-3 -2,-6 5,-5 6.4,2 2,7 -5,5", PAINT.skin, { shade: 2 }),
          strokes("-5,-1! 3,-1.6!|-5,2! 3,1.4!", { pen: 0.6 }),
        ],
        Number(x),
        60,
        { turn: Number(turn), size: Number(k) },
      ),
    ),
    downs("-6,86 60,80 120,86 182,80", 92, HOURS.dawn.near, "eriador3"),
    grass("eriador", 82, 85, 8, HOURS.dawn.near),
  ],
  "kindred-of-glorfindel": (): Art => [
    heights(HOURS.rose, { seed: "glorfindel" }),
    glow(92, 36, [60, 44, 30], "#fff6d4", 0.3),
    rays(92, 34, "#fffdf0", 0.26, 20),
    downs("-6,78 60,73 120,78 182,73", 88, HOURS.rose.near, "glorfindel"),
    put(
      [
        horse("#f6f2e6", "#e3dcc8"),
        rider({
          cloak: "#5a7aa8",
          mail: "#dfe3e6",
          hair: "#efd060",
          skin: PAINT.pale,
          held: put(sword({ long: 46, wide: 4, blade: "#f4fbff" }), 0, 0, { turn: 44 }),
          hand: [28, -98],
        }),
        strokes("-34,-54 0,-50 30,-54", { pen: 1.6, colour: "#8aa6c8", ends: [1, 1] }),
        [-24, -10, 4, 18].map((x) => disc(x, -49, 1.6, "#d9a93c", { pen: 0.6 })),
      ],
      88,
      85,
      { size: 0.63 },
    ),
  ],
  "dain-ironfoots-guard": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#a9b3b8"),
    peaks("-6,30 30,-10 60,10 92,-16 130,8 160,-12 182,20", 90, "#7f8a94", "dain"),
    cut("54,70 54,24 70,10 106,10 122,24 122,70", "#5f5a5c", { shade: 8, hatched: true }),
    cut("66,70 66,30 76,20 100,20 110,30 110,70", "#221d20"),
    [46, 130].map((x) => [
      cut(`${x - 9},74 ${x - 8},20 ${x + 8},20 ${x + 9},74`, "#8d8a86", { shade: 5, hatched: true }),
      strokes(`${x - 6},34! ${x + 6},44!|${x + 6},34! ${x - 6},44!`, { pen: 0.8 }),
    ]),
    downs("-6,72 60,68 120,72 182,68", 88, "#7d8270", "dain"),
    [16, 46, 130, 160].map((x, i) =>
      put(
        dwarf({
          robe: "#5d6470",
          hair: ["#7a3a1e", "#3a2a20", "#a9763c", "#5a3a22"][i] ?? PAINT.brown,
          beard: ["#7a3a1e", "#3a2a20", "#a9763c", "#5a3a22"][i] ?? PAINT.brown,
          west: [-22, -56],
          inWest: axe(70),
        }),
        x,
        86,
        { size: 0.64 },
      ),
    ),
    put(
      dwarf({
        robe: "#7a2a22",
        cloak: "#3a3f52",
        hair: "#c9c4b8",
        beard: "#d9d4c8",
        hat: [HATS.dwarf, put(HATS.crown, 0, -4)],
        west: [-24, -60],
        inWest: axe(84, "#c8452e"),
      }),
      88,
      88,
      { size: 0.86 },
    ),
  ],
  "eomer-son-of-eomund": (): Art => [
    plain(HOURS.clear, { seed: "eomer", sun: [30, 26, 13] }, { ground: 60 }),
    put(flag(76, 62, 33, "#3f7a3a", whiteHorse(1.2)), 112, 84),
    shadow(
      [0, 1, 2].map((i) => put([horse(), rider({ held: upright })], 128 + i * 24, 68, { size: 0.22 })),
      "#4f6a5a",
    ),
    put(
      bust(
        {
          hair: "#d9b45a",
          style: "long",
          bearded: "short",
          beard: "#b98f3c",
          hat: HEADGEAR.rohan,
          mood: -1,
          eyes: "#4a6a8a",
        },
        {
          cloth: "#8d949a",
          cloak: "#3f6a3a",
          chest: strokes(
            "-20,48 -10,51 0,48 10,51 21,48|-20,58 -10,61 0,58 10,61 21,58|-20,68 -10,71 0,68 10,71 21,68",
            { pen: 0.7, opacity: 0.6 },
          ),
        },
      ),
      66,
      40,
      { size: 0.84 },
    ),
  ],
  "thranduils-archers": (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#b9a878"),
    glow(100, 36, [60, 40], "#f0dca0", 0.3),
    Array.from({ length: 12 }, (_, i) => trunk(6 + i * 15, 68, 3 + (i % 3), "#8a7450", (i % 3) - 1)),
    downs("-6,66 60,62 120,67 182,62", 88, "#7a7444", "thranduil"),
    [4, 172].map((x, i) => trunk(x, 84, 13, "#4a3c2e", i ? -2 : 2)),
    form(
      "-4,-6! -4,10 10,16! 22,8 38,14! 54,4 66,10! 84,2 100,9! 118,3 132,12! 148,6 162,15! 172,8 180,12! 180,-6!",
      "#a9682c",
      { shade: 5, hatched: true },
    ),
    put(archer("#5d5a34", "#4a4a2c", "#c9a45a"), 96, 84, { size: 0.66 }),
    put(archer("#5d5a34", "#53502e", "#b98a4a"), 132, 88, { size: 0.72 }),
    downs("-6,80 60,76 120,81 182,77", 92, "#5a5632", "thranduil2"),
    put(
      bust(
        {
          skin: PAINT.pale,
          hair: "#e3c870",
          style: "long",
          ears: "pointed",
          mood: -0.6,
          eyes: "#3f7a5a",
          hat: [
            strokes("-12,-9 0,-13 13,-9", { pen: 1.6, colour: "#6a4a2a", ends: [1, 1] }),
            [-10, -4, 3, 9].map((x, i) => [
              form(`${x},-11! ${x - 4},-17 ${x - 1},-22! ${x + 3},-16`, i % 2 ? "#c8742c" : "#8f9a3c", {
                pen: 0.7,
              }),
              disc(x + 3, -13, 1.6, "#b02a20", { pen: 0.5 }),
            ]),
          ],
        },
        { cloth: "#4f6a3c", cloak: "#6a4a2c", collar: "#c9a44a" },
      ),
      50,
      38,
      { size: 0.86 },
    ),
  ],
} satisfies Record<string, () => Art>;
