/** A portrait for each Character, 126 × 176: a drawn figure in the light of its own tale. */

import {
  type Art,
  axe,
  blackGate,
  body,
  bow,
  bust,
  captain,
  crescent,
  cut,
  darkTower,
  disc,
  downs,
  fir,
  form,
  glow,
  gollum,
  grass,
  HEADGEAR,
  HOURS,
  type Hour,
  head,
  holding,
  hornedStaff,
  leafy,
  lit,
  orthanc,
  PAINT,
  peaks,
  put,
  rays,
  reeds,
  rock,
  roundShield,
  scroll,
  sky,
  staff,
  star,
  stars,
  stroke,
  strokes,
  sun,
  sword,
  trunk,
  wash,
  water,
  whiteCity,
  whiteStaff,
  whiteTree,
} from "@westmarch/campaign/pictures";
import { blend } from "@westmarch/ink";
import type { CharacterName } from "../../../data/ids.ts";

export const PORTRAIT_WIDTH = 126;
export const PORTRAIT_HEIGHT = 176;

const WIDE = { height: PORTRAIT_HEIGHT, width: PORTRAIT_WIDTH, horizon: 110, cuts: 12 };
const open = (hour: Hour, seed: string, x: number, y: number, r: number): Art => [
  sky(hour, seed, WIDE),
  sun(hour, x, y, r),
];

/** A figure of a picture, head at about a third from above. */
const seated = (art: Art, y = 66, size = 1.12): Art => put(art, 62, y, { size });

const tree = (x: number, y: number): Art => put(whiteTree(1.1, "#eef0f0"), x, y);

export const PORTRAITS = {
  "gandalf-the-grey": (): Art => [
    open(HOURS.day, "p-grey", 38, 56, 34),
    peaks("-6,112 20,84 40,108 74,66 100,100 132,80", 130, HOURS.day.far, "p-grey", {
      snow: 0.34,
      far: 0.36,
    }),
    downs("-6,124 40,112 80,122 132,110", 180, HOURS.day.mid, "p-grey"),
    leafy(12, 130, 26, "#6f8a45", "p-grey"),
    downs("-6,146 50,138 132,148", 180, HOURS.day.near, "p-grey2"),
    seated(
      bust(
        {
          hair: "#c9c6bf",
          style: "long",
          bearded: "long",
          beard: "#dedbd2",
          old: true,
          mood: -0.6,
          brow: "#a9a69f",
          hat: HEADGEAR.wizard,
        },
        { cloth: "#8d8f94", cloak: "#6b6e7a", collar: "#b9b6ae" },
      ),
      78,
    ),
    holding("96,184 106,156", [104, 128], "#6b6e7a", staff("#7d5a38", 84, 80), { thick: 22 }),
  ],
  strider: (): Art => [
    open(HOURS.dawn, "p-strider", 92, 50, 30),
    peaks("-6,118 22,92 44,112 70,88 96,110 132,92", 130, HOURS.dawn.far, "p-strider", { far: 0.36 }),
    downs("-6,124 30,104 60,98 90,112 132,120", 180, HOURS.dawn.mid, "p-strider"),
    cut("20,108 20,92 26,96 30,86 36,90 42,84 44,98 50,94 50,106", "#b39a80", { shade: 6, hatched: true }),
    fir(112, 132, 40, "#5f6240"),
    fir(122, 138, 30, "#6a6a44"),
    downs("-6,150 60,140 132,152", 180, HOURS.dawn.near, "p-strider2"),
    seated(
      bust(
        { hair: "#3a2a1e", style: "long", bearded: "short", beard: "#3a2a1e", mood: -1, eyes: "#5a6a70" },
        { cloth: "#5a4630", cloak: "#2f4a3a", collar: "#6a5a44", clasp: star(2, 36, 8, "#f4f1e6", 6) },
      ),
      68,
      1.16,
    ),
    holding("30,176 24,152", [34, 130], "#2f4a3a", sword({ long: 74, wide: 5.4, blade: "#cfd8dc" }), {
      thick: 20,
    }),
  ],
  boromir: (): Art => [
    open(HOURS.clear, "p-boromir", 30, 46, 24),
    peaks("-6,116 30,72 60,108 96,64 132,100", 130, HOURS.clear.far, "p-boromir", { snow: 0.4, far: 0.36 }),
    put(whiteCity(), 96, 126, { size: 0.94 }),
    downs("-6,126 60,120 132,128", 180, HOURS.clear.mid, "p-boromir"),
    downs("-6,150 50,142 132,150", 180, HOURS.clear.near, "p-boromir2"),
    seated(
      bust(
        { hair: "#9a6a34", style: "long", bearded: "short", beard: "#8a5a2c", mood: -0.6, eyes: "#6a7a6a" },
        {
          cloth: "#7a2a22",
          cloak: "#2f4468",
          collar: "#b9c3c8",
          chest: strokes("-14,50 0,54 15,50|-15,60 0,64 16,60|-15,70 0,74 16,70", { pen: 0.8, opacity: 0.6 }),
          clasp: [
            disc(-10, 30, 3.4, PAINT.gold, { pen: 0.8 }),
            disc(13, 30, 3.4, PAINT.gold, { pen: 0.8 }),
            strokes("-10,30 1,34 13,30", { pen: 1.4, colour: PAINT.gold, ends: [1, 1] }),
          ],
        },
      ),
      66,
      1.16,
    ),
    put(
      [
        form("-30,6! -28,-9! -18,-6 -6,-5 6,-7 18,-14 26,-20! 27,-16 20,-4 6,6 -8,9 -20,8!", "#efe0bc", {
          shade: 5,
          hatched: true,
        }),
        form("-30,6! -32,-2 -28,-9! -25,-8 -26,-1 -26,7!", "#c9d0d4", { pen: 0.9 }),
        form("10,-8! 15,-11! 17,-3! 13,1!", "#c9d0d4", { pen: 0.8 }),
      ],
      78,
      150,
    ),
    put(roundShield(24, "#2b3a5c", "#b9c3c8", put(whiteTree(0.8), 0, 2)), 18, 150),
  ],
  legolas: (): Art => [
    wash("-2,-2! 128,-2! 128,178! -2,178!", "#d9dfae"),
    glow(52, 66, [76, 54, 34], "#fbf6d4", 0.4),
    [6, 26, 44, 84, 104, 122].map((x, i) =>
      trunk(x, 136, 5 + (i % 3) * 2, blend("#8a7a58", "#d9dfae", 0.35), i % 2 ? -2 : 2),
    ),
    downs("-6,134 60,126 132,134", 180, "#a3b46a", "p-legolas"),
    trunk(2, 160, 16, "#6a563c", -3),
    trunk(124, 164, 15, "#75603f", 3),
    form("-4,-6! -4,26 14,34! 28,22 44,28! 60,14 76,24! 92,14 106,30! 120,24 130,32! 130,-6!", "#6f9150", {
      shade: 6,
      hatched: true,
    }),
    downs("-6,152 60,146 132,154", 180, "#7f9450", "p-legolas2"),
    put(
      [
        stroke("0,-30! 14,-62!", { pen: 1, ends: [1, 1] }),
        [0, 5, 10].map((k) =>
          cut(
            `${k},-26 ${k + 5},-36 ${k + 8},-35 ${k + 3},-25`,
            ["#e9e2cf", "#cfd9b8", "#f4efe0"][k / 5] ?? PAINT.cream,
            { pen: 0.7 },
          ),
        ),
        cut("-4,0 -2,-28 16,-24 14,4", "#7a5a34", { shade: 5 }),
      ],
      94,
      100,
      { turn: 12 },
    ),
    seated(
      bust(
        {
          hair: "#dfc67e",
          style: "long",
          wide: 0.95,
          ears: "pointed",
          hat: HEADGEAR.circlet,
          skin: PAINT.pale,
          mood: 0.4,
          eyes: "#4a7a8a",
        },
        {
          cloth: "#7a8f5c",
          cloak: "#4f6b52",
          clasp: put([form("0,-6! 4,-2 3,4 0,8! -3,4 -4,-2", "#a9c27a", { pen: 0.8, shade: 1.6 })], 1, 36),
        },
      ),
      66,
      1.14,
    ),
    holding("40,184 26,158", [26, 132], "#4f6b52", bow(66, "#a8743a"), { thick: 19, skin: PAINT.pale }),
  ],
  gimli: (): Art => [
    wash("-2,-2! 128,-2! 128,178! -2,178!", "#4a4046"),
    glow(62, 66, [80, 58, 36], "#e0a050", 0.14),
    cut("34,140 34,44 62,22 90,44 90,140", "#2c272d", { pen: 1.1 }),
    [16, 108].map((x) => [
      cut(
        `${x - 14},178 ${x - 14},160 ${x - 9},152 ${x - 8},-4 ${x + 8},-4 ${x + 9},152 ${x + 14},160 ${x + 14},178`,
        "#7a6e68",
        { shade: 6, hatched: true },
      ),
      strokes(
        `${x - 7},40! ${x + 7},56!|${x + 7},40! ${x - 7},56!|${x - 7},100! ${x + 7},116!|${x + 7},100! ${x - 7},116!`,
        { pen: 0.9, ends: [1, 1], opacity: 0.6 },
      ),
    ]),
    seated(
      bust(
        {
          hair: "#8a4a22",
          style: "braids",
          beard: "#8f4c22",
          wide: 1.1,
          bearded: "dwarf",
          hat: HEADGEAR.dwarf,
          mood: -1,
          skin: "#e2b088",
          eyes: "#5a3a22",
        },
        {
          cloth: "#6d7074",
          cloak: "#7a3a2a",
          broad: 1.18,
          chest: Array.from({ length: 5 }, (_, i) =>
            stroke(`-24,${48 + i * 8} -12,${51 + i * 8} 0,${48 + i * 8} 12,${51 + i * 8} 25,${48 + i * 8}`, {
              pen: 0.7,
              opacity: 0.6,
            }),
          ),
        },
      ),
      76,
      1.16,
    ),
    holding("104,178 112,158", [100, 138], "#7a3a2a", axe(118, "#c5ced2"), { thick: 22, skin: "#e2b088" }),
  ],
  meriadoc: (): Art => [
    open(HOURS.day, "p-merry", 34, 48, 30),
    downs("-6,112 40,92 80,104 132,88", 180, "#b9cc90", "p-merry"),
    downs("-6,130 30,118 80,134 132,112", 180, HOURS.day.mid, "p-merry2"),
    disc(18, 138, 13, "#c9a878", { pen: 1 }),
    disc(18, 138, 10.4, "#b0642c", { pen: 0.9 }),
    strokes("13,129! 13,147!|18,128! 18,148!|23,129! 23,147!", { pen: 0.7, ends: [1, 1], opacity: 0.7 }),
    leafy(106, 118, 36, "#6f9150", "p-merry"),
    downs("-6,158 60,148 132,158", 180, HOURS.day.near, "p-merry3"),
    grass("p-merry", 156, 172, 12, HOURS.day.near, 126),
    seated(
      bust(
        { hair: "#7a5230", style: "curls", wide: 1.1, rosy: true, mood: 0.8, eyes: "#5a6a4a" },
        {
          cloth: "#d2aa50",
          cloak: "#3f5f4a",
          broad: 0.84,
          chest: strokes("1,40! 1,82!", { pen: 0.9, ends: [1, 1] }),
          clasp: put([form("0,-6! 4,-2 3,4 0,8! -3,4 -4,-2", "#8fae6a", { pen: 0.8, shade: 1.6 })], 1, 34),
        },
      ),
      78,
      1.16,
    ),
    holding(
      "96,178 104,160",
      [98, 142],
      "#3f5f4a",
      [put(sword({ long: 56, wide: 5, blade: "#cfdade" }), 0, 0, { turn: 12 })],
      { thick: 18 },
    ),
  ],
  peregrin: (): Art => [
    open(HOURS.gold, "p-pippin", 94, 50, 28),
    downs("-6,110 40,96 80,108 132,94", 180, "#cdbb62", "p-pippin"),
    Array.from({ length: 14 }, (_, i) =>
      stroke(`${i * 10 - 4},124! ${i * 10 - 2},104!`, { pen: 1, colour: "#a98a2c", ends: [1, 0.4] }),
    ),
    downs("-6,124 50,118 132,126", 180, "#a9b45c", "p-pippin2"),
    cut("92,124 92,98 118,98 118,124", "#e3d3ac", { shade: 7 }),
    cut("88,100 105,82 122,100", "#a9743a", { shade: 7, hatched: true }),
    disc(105, 112, 6, "#6a8a3a", { pen: 0.9 }),
    downs("-6,152 60,146 132,154", 180, "#8d9a48", "p-pippin3"),
    grass("p-pippin", 152, 172, 12, "#8d9a48", 126),
    seated(
      bust(
        {
          hair: "#a9763c",
          style: "curls",
          wide: 1.13,
          rosy: true,
          mood: 1.6,
          eyes: "#4a6a7a",
          skin: "#f0cfa8",
        },
        {
          cloth: "#8fa3b4",
          cloak: "#6a4a3a",
          broad: 0.8,
          collar: "#f4efe0",
          clasp: put([form("0,-6! 4,-2 3,4 0,8! -3,4 -4,-2", "#8fae6a", { pen: 0.8, shade: 1.6 })], 1, 36),
        },
      ),
      82,
      1.12,
    ),
    holding(
      "26,178 18,158",
      [28, 140],
      "#6a4a3a",
      [
        form("0,-16 8,-18 14,-10 12,2 4,8 -4,8 -12,2 -14,-10 -8,-18", "#c8402c", { shade: 7 }),
        stroke("0,-15 1,-21 4,-24", { pen: 1.4 }),
        form("2,-20! 8,-26 14,-24! 9,-19", "#6f9150", { pen: 0.8 }),
        disc(-6, -9, 2.2, "#f0a58a"),
      ],
      { thick: 17 },
    ),
  ],
  aragorn: (): Art => [
    open(HOURS.gold, "p-king", 62, 66, 44),
    rays(62, 66, "#fffbe4", 0.3, 20),
    downs("-6,130 60,122 132,130", 180, "#c2b25e", "p-king"),
    [18, 108].map((x) => [
      cut(`${x - 1},178 ${x - 1},30 ${x + 1},30 ${x + 1},178`, "#6a5036", { pen: 0.8 }),
      form(
        `${x - 15},32! ${x + 15},32! ${x + 16},60 ${x + 13},92! ${x},84! ${x - 13},92! ${x - 16},60`,
        "#26282e",
        { shade: 6, hatched: true },
      ),
      tree(x, 60),
      Array.from({ length: 5 }, (_, i) =>
        star(x - 10 + i * 5, 40 - Math.sin((i / 4) * Math.PI) * 4, 2, "#f4f1e6", 6),
      ),
    ]),
    downs("-6,156 60,150 132,158", 180, "#9a9444", "p-king2"),
    seated(
      bust(
        {
          hair: "#2e2119",
          style: "long",
          bearded: "short",
          beard: "#2e2119",
          mood: -0.2,
          hat: HEADGEAR.crown,
          eyes: "#5a7078",
        },
        {
          cloth: "#23262e",
          cloak: "#7a2430",
          collar: "#b9c3c8",
          chest: tree(0, 58),
          clasp: [
            disc(-11, 30, 3.6, PAINT.gold, { pen: 0.8 }),
            disc(14, 30, 3.6, PAINT.gold, { pen: 0.8 }),
            disc(1, 36, 5, "#4f9a5a", { pen: 1 }),
          ],
        },
      ),
      72,
      1.16,
    ),
    holding("100,178 108,154", [98, 138], "#7a2430", sword({ long: 112, wide: 6.4, blade: "#e3ecf0" }), {
      thick: 20,
    }),
  ],
  "gandalf-the-white": (): Art => [
    open(HOURS.clear, "p-white", 62, 62, 44),
    rays(62, 62, "#ffffff", 0.26, 22),
    peaks("-6,124 24,92 50,118 84,86 110,116 132,98", 134, HOURS.clear.far, "p-white", {
      snow: 0.5,
      far: 0.36,
    }),
    downs("-6,130 60,124 132,132", 180, HOURS.clear.mid, "p-white"),
    downs("-6,154 60,148 132,156", 180, HOURS.clear.near, "p-white2"),
    seated(
      bust(
        {
          hair: "#f1efe6",
          style: "long",
          bearded: "long",
          beard: "#f8f6ee",
          old: true,
          mood: -0.4,
          brow: "#b9b6ae",
          eyes: "#3f6a8a",
        },
        {
          cloth: "#f6f3e8",
          cloak: "#e6e3da",
          collar: "#ffffff",
          belt: "#c9c6bf",
          clasp: put([star(0, 0, 5, "#fdf6d8", 8)], 12, 30),
        },
      ),
      62,
      1.16,
    ),
    holding("96,184 106,156", [104, 128], "#f0ece0", whiteStaff(86, 80), { thick: 22 }),
    put(sword({ long: 30, wide: 4 }), 30, 150, { turn: 200 }),
  ],
  gollum: (): Art => [
    sky(HOURS.ghost, "p-gollum", WIDE),
    stars("p-gollum", 12, 40),
    crescent(HOURS.ghost, 30, 34, 12),
    peaks("-6,110 20,70 44,98 78,54 104,96 132,66", 130, HOURS.ghost.far, "p-gollum"),
    downs("-6,118 60,110 132,120", 180, HOURS.ghost.mid, "p-gollum"),
    water(126, 180, HOURS.ghost.water, "p-gollum", { right: 130, ripples: 16 }),
    reeds(14, 150, 34, "#0f1a18", "p-gollum"),
    reeds(112, 144, 30, "#0f1a18", "p-gollum2"),
    rock(64, 178, 108, 34, "#31403c", "p-gollum"),
    lit({ ...HOURS.ghost, amount: 0.14 }, put(gollum("#b6b89a"), 64, 156, { size: 1.66 })),
  ],
  "witch-king": (): Art => [
    wash("-2,-2! 128,-2! 128,178! -2,178!", "#3a2c30"),
    disc(63, 66, 56, "#6a3a2c"),
    disc(63, 66, 42, "#8f4a2e"),
    strokes("-4,20 30,16 60,20|70,34 100,30 130,34|-4,120 20,116 40,120|90,110 110,107 130,110", {
      pen: 1,
      colour: "#241a1e",
      ends: [0.05, 0.05],
    }),
    peaks("-6,140 20,112 44,134 84,106 110,132 132,114", 180, "#2a2226", "p-captain"),
    put(captain("#1d191d"), 63, 78, { size: 1.14 }),
    holding(
      "24,180 14,158",
      [22, 138],
      "#1d191d",
      sword({ long: 104, wide: 6, blade: "#8f969c", hilt: "#5a5654" }),
      { thick: 24, glove: "#5f6468" },
    ),
  ],
  "mouth-of-sauron": (): Art => [
    sky(HOURS.ash, "p-mouth", WIDE),
    put(darkTower(), 108, 124, { size: 1.2 }),
    glow(108, 42, [26, 16], "#e2641e", 0.25),
    put(blackGate("#2a2326"), 52, 136, { size: 0.9 }),
    downs("-6,132 60,126 132,134", 180, HOURS.ash.mid, "p-mouth"),
    downs("-6,154 60,148 132,158", 180, HOURS.ash.near, "p-mouth2"),
    put(
      [
        body({
          cloth: "#2a2528",
          cloak: "#191518",
          belt: "#4a4044",
          chest: put(
            [
              form("-14,0! -7,-6 0,-8 7,-6 14,0! 7,6 0,8 -7,6", "#c8321c", { pen: 0.7 }),
              disc(0, 0, 6, "#f0862b"),
              wash("0,-7! 1.8,0 0,7! -1.8,0", "#1b0d08"),
            ],
            0,
            62,
            { size: 0.9 },
          ),
        }),
        head({
          skin: "#d9cdb4",
          hair: "#17151a",
          style: "long",
          beard: "#17151a",
          bearded: "short",
          old: true,
          mood: -3,
          eyes: "#8a2a1a",
          hat: [
            form(
              "-13,6! -15,-12 -13,-28 -7,-40 0,-52! 8,-40 14,-28 16.6,-12 15,8! 12,4 11,-7 5,-9.6 2,-4 0,-9! -6,-9 -10,-6 -11,2",
              "#3a363b",
              { shade: 8, hatched: true },
            ),
            cut("-14.6,-12 -14.4,-19 0,-24 15.6,-19 16,-11 1,-16", "#6d4a3a", { shade: 5 }),
            form("-4,-22 0,-25 5,-22 0,-19", "#c8321c", { pen: 0.8 }),
            stroke("0.4,-50! 1,-25!", { pen: 1.2, ends: [1, 1] }),
            strokes("-9,-24! -6,-38!|10,-24! 7,-38!", { pen: 0.8, opacity: 0.7 }),
          ],
        }),
      ],
      60,
      74,
      { size: 1.16 },
    ),
    holding(
      "98,180 110,160",
      [100, 142],
      "#191518",
      put(
        [
          scroll(26, 34),
          strokes("-8,-10 0,-9 8,-10|-8,-3 0,-2 8,-3|-8,4 0,5 8,4", { pen: 0.8, opacity: 0.6 }),
          disc(6, 12, 3.4, "#9c2f22", { pen: 0.7 }),
        ],
        4,
        -20,
      ),
      { thick: 20, glove: "#4a464a" },
    ),
  ],
  saruman: (): Art => [
    sky({ ...HOURS.ash, sky: "#b9a88c", low: "#d9c8a4" }, "p-saruman", WIDE),
    disc(34, 48, 24, "#e9dcb8"),
    peaks("-6,110 20,70 44,104 84,58 110,98 132,76", 130, "#9a8a74", "p-saruman"),
    put(orthanc(), 104, 132, { size: 1.4 }),
    downs("-6,130 60,124 132,132", 180, "#7a6c54", "p-saruman"),
    [18, 40].map((x, i) => [
      glow(x, 140, [12, 7], "#e2641e", 0.3),
      form(`${x - 8},142 ${x},138 ${x + 8},142 ${x},146`, "#2a1a14", { pen: 0.8 }),
      wash(
        `${x - 2},138! ${x - 5},126 ${x},112 ${x - 4},96 ${x + 6},82 ${x + 12},86 ${x + 6},100 ${x + 9},114 ${x + 3},126 ${x + 3},138!`,
        "#5a4c40",
        0.35 + i * 0.1,
      ),
    ]),
    downs("-6,156 60,150 132,158", 180, "#4f4434", "p-saruman2"),
    seated(
      bust(
        {
          hair: "#e3e0d6",
          style: "long",
          bearded: "long",
          beard: "#efece2",
          old: true,
          mood: -1.8,
          brow: "#2a2422",
          eyes: "#2a2a30",
        },
        {
          cloth: "#f1ecde",
          cloak: "#ded8c8",
          collar: "#cfc8b6",
          belt: "#8a8078",
          clasp: [disc(1, 26, 2.6, "#2a2a30", { pen: 0.8 })],
        },
      ),
      64,
      1.16,
    ),
    holding("34,184 22,156", [26, 128], "#e3ddce", hornedStaff(82, 80), { thick: 22 }),
    put(
      [strokes("-4,24 -3,40 0,52|5,24 5,42 3,54", { pen: 1.2, colour: "#4a4444", ends: [0.4, 0.1] })],
      62,
      64,
      { size: 1.16 },
    ),
  ],
} satisfies Record<CharacterName, () => Art>;
