/** What cards and characters are pictured by: a place about the Mountain, an hour of light, and who or what is there. */
import {
  type Art,
  arrow,
  axe,
  banner,
  bat,
  battlement,
  bear,
  blaze,
  bow,
  cave,
  club,
  cottage,
  crow,
  dwarf,
  eagle,
  elf,
  farHost,
  flag,
  flock,
  forest,
  glow,
  HATS,
  HOURS,
  heights,
  hobbit,
  horn,
  host,
  lit,
  marsh,
  orc,
  PAINT,
  person,
  plain,
  put,
  rays,
  ring,
  river,
  rock,
  roundShield,
  scimitar,
  shadow,
  smoke,
  spear,
  staff,
  star,
  stroke,
  sword,
  tallShield,
  tent,
  vale,
  warg,
  wash,
  wizard,
} from "@westmarch/campaign/pictures";

const BLACK_CLOTH = "#2a2024";
const RED_CLOTH = "#8a2a1c";
const ORC_HOST = { helm: "#4a4442", body: "#3a302c", skin: PAINT.orc, horned: true } as const;
const ELF_HOST = { helm: "#b9a45a", body: "#3f6a4a", skin: PAINT.pale } as const;
const DWARF_HOST = { helm: "#8d949a", body: "#6e4420" } as const;
const MAN_HOST = { helm: PAINT.steel, body: "#24497a" } as const;

/** Arrows in the air, to the east. */
const volley = (top: number, many: number, turn: number): Art =>
  Array.from({ length: many }, (_, i) =>
    put(arrow(30), 14 + ((i * 47) % 150), top + ((i * 29) % 34), { size: 0.62, turn: turn + ((i * 7) % 9) }),
  );

const bard = (): Art =>
  person({
    robe: "#3a4f78",
    legs: "#4a3f34",
    cloak: "#24304a",
    hair: "#241c1a",
    cut: "long",
    bearded: "short",
    west: [-30, -78],
    inWest: bow(34),
  });

const thorin = (): Art =>
  dwarf({
    robe: "#24497a",
    hair: "#2a2220",
    hat: HATS.crown,
    east: [28, -84],
    inEast: sword({ long: 46, hilt: PAINT.gold }),
    west: [-24, -46],
    inWest: tallShield(11, 26, "#6e4420"),
  });

const dain = (): Art => dwarf({ robe: "#7a2a22", hair: "#b0522a", east: [30, -70], inEast: axe(62) });

const bilbo = (): Art =>
  hobbit({ robe: "#c9c8c0", east: [26, -68], inEast: sword({ long: 24, blade: "#cfe6f4" }) });

const thranduil = (): Art =>
  elf({
    robe: "#8fa58c",
    cloak: "#2f4f3a",
    hair: "#ead9a2",
    hat: HATS.crown,
    east: [26, -80],
    inEast: spear(86),
  });

const gandalf = (): Art => wizard({ east: [28, -80], inEast: staff() });

const bolg = (): Art =>
  orc({
    skin: "#a0a08a",
    mail: "#2f2a2a",
    cloth: "#5e1a0e",
    helm: HATS.orc,
    held: scimitar(44),
    hand: [-30, -74],
    eyes: "#f0862b",
  });

/** The Front Gate of the Mountain: three frames, one in the other. */
const gate = (x: number, foot: number, size: number, fill = "#6a6058"): Art =>
  put(
    [
      wash("-30,0! -30,-44! -18,-58! 18,-58! 30,-44! 30,0!", fill),
      wash("-22,0! -22,-38! -12,-50! 12,-50! 22,-38! 22,0!", "#4a423c"),
      wash("-14,0! -14,-32! -7,-41! 7,-41! 14,-32! 14,0!", "#17120f"),
      stroke("-30,0! -30,-44! -18,-58! 18,-58! 30,-44! 30,0!", { pen: 1.4, ends: [1, 1] }),
      stroke("-22,0! -22,-38! -12,-50! 12,-50! 22,-38! 22,0!", { pen: 1, ends: [1, 1] }),
    ],
    x,
    foot,
    { size },
  );

export const MOTIFS = {
  // What any side can do.
  march: (): Art => [
    vale(HOURS.day, { seed: "march", sun: [34, 24, 11] }),
    shadow(farHost(96, 182, 60, "#000000", 5), "#4a4a3c"),
    put(flag(44, 32, 20, "#24497a"), 40, 74),
    host(8, 170, 76, 12, MAN_HOST),
  ],
  advance: (): Art => [
    plain(HOURS.gold, { seed: "advance", sun: [140, 26, 13] }),
    host(-2, 58, 70, 6, { ...DWARF_HOST, size: 0.8 }),
    host(66, 116, 66, 6, { ...ELF_HOST, size: 0.7 }),
    host(20, 174, 80, 11, { ...MAN_HOST, spear: 16 }),
    put(flag(40, 28, 17, "#3c6a3a"), 86, 66),
  ],
  assault: (): Art => [
    vale(HOURS.dusk, { seed: "assault", sun: [88, 40, 17] }),
    lit(HOURS.dusk, [
      put(
        person({ robe: "#24497a", legs: "#4a3f34", hat: HATS.helm, east: [28, -86], inEast: sword() }),
        56,
        90,
        { size: 0.66 },
      ),
      put(orc({ held: scimitar(), hand: [-26, -62] }), 118, 90, { size: 0.7 }),
    ]),
    farHost(126, 182, 66, "#2a1a14", 2),
    farHost(-6, 44, 66, "#2a1a14", 6),
  ],
  arrows: (): Art => [
    heights(HOURS.clear, { seed: "arrows" }),
    volley(8, 9, 14),
    host(-4, 82, 78, 6, { ...ELF_HOST, spear: 0, size: 1.1 }),
  ],
  ground: (): Art => [
    heights(HOURS.mist, { seed: "ground" }),
    put(banner(48, 24, 32, "#3c6a3a"), 88, 66),
    host(46, 132, 70, 7, { ...DWARF_HOST, size: 1 }),
    rock(20, 84, 40, 22, "#8a8378", "ground-a"),
    rock(158, 86, 44, 26, "#8a8378", "ground-b"),
  ],
  tide: (): Art => [
    plain(HOURS.storm, { seed: "tide" }),
    farHost(60, 182, 58, "#20242c", 3),
    farHost(80, 182, 66, "#181a20", 5),
    host(-4, 96, 76, 8, { ...MAN_HOST, spear: 18 }),
    put(flag(50, 36, 22, RED_CLOTH), 140, 66),
    put(flag(48, 32, 20, "#24497a"), 30, 74),
  ],
  captains: (): Art => [
    vale(HOURS.rose, { seed: "captains", sun: [88, 30, 13] }),
    put(banner(60, 30, 40, "#24497a"), 46, 82),
    put(banner(60, 30, 40, "#3c6a3a"), 132, 82),
    host(56, 122, 80, 5, { ...DWARF_HOST, size: 1.1 }),
  ],
  messengers: (): Art => [
    vale(HOURS.clear, { seed: "messengers", sun: [146, 22, 10] }, { high: 36 }),
    put(crow("#3a3236"), 82, 40, { size: 1.25 }),
    flock("messengers", 5, 112, 16, 166, 40, 3),
  ],
  valour: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#e8c886"),
    rays(88, 30, "#fff3c8", 0.34, 20),
    put(
      person({
        robe: "#7a2430",
        legs: "#4a4a50",
        cloak: "#24304a",
        hair: "#8a5a2a",
        cut: "long",
        hat: HATS.helm,
        east: [22, -104],
        inEast: sword({ long: 52 }),
      }),
      88,
      106,
      { size: 0.96 },
    ),
    farHost(-6, 60, 78, "#4a3020", 2),
    farHost(118, 182, 78, "#4a3020", 7),
  ],
  dismay: (): Art => [
    plain(HOURS.ash, { seed: "dismay" }),
    glow(88, 40, [46, 30], "#e0a060", 0.16),
    flock("dismay", 14, 20, 8, 160, 46, 4),
    host(20, 156, 80, 9, { ...MAN_HOST, spear: 0 }),
    put(flag(28, 26, 16, "#4a5a72"), 122, 84),
  ],
  challenge: (): Art => [
    vale(HOURS.gold, { seed: "challenge", sun: [88, 26, 14] }),
    put(dain(), 48, 92, { size: 0.84 }),
    put(bolg(), 130, 92, { size: 0.84 }),
  ],
  fortune: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#2b3d62"),
    rays(88, 42, "#e9d9a4", 0.14, 24),
    glow(88, 42, [44, 32], "#f6e4a8", 0.16),
    put(ring(24), 88, 42),
    star(34, 24, 7),
    star(150, 58, 6),
  ],
  companies: (): Art => [
    vale(HOURS.dawn, { seed: "companies", sun: [88, 34, 18] }),
    put(flag(36, 26, 16, "#24497a"), 18, 78),
    put(flag(40, 28, 18, "#3c6a3a"), 56, 82),
    put(flag(36, 26, 16, "#6e4420"), 104, 80),
    put(flag(40, 28, 18, RED_CLOTH), 142, 84),
    farHost(-6, 182, 82, "#3a2c1e", 4),
  ],
  tend: (): Art => [
    vale(HOURS.night, { seed: "tend" }),
    lit(HOURS.hearth, [
      put(tent(22, "#c9b98e", "#7a5a34"), 40, 80),
      put(tent(18, "#b9a97e", "#6a4a2c"), 146, 78),
    ]),
    put(blaze(0.72), 92, 82),
    lit(HOURS.night, put(hobbit({ robe: "#6a5a44" }), 116, 86, { size: 0.36 })),
  ],
  call: (): Art => [
    vale(HOURS.dawn, { seed: "call", sun: [36, 30, 14] }),
    put(horn(), 92, 48, { size: 1.15 }),
    farHost(90, 182, 80, "#4a3422", 3),
  ],
  reserves: (): Art => [
    plain(HOURS.day, { seed: "reserves" }),
    put(tent(14, "#d9caa0", "#24497a"), 24, 70),
    put(tent(16, "#d9caa0", "#6e4420"), 62, 72),
    put(tent(15, "#d9caa0", "#3c6a3a"), 104, 71),
    put(tent(17, "#d9caa0", RED_CLOTH), 146, 74),
    host(18, 160, 82, 7, { ...MAN_HOST, spear: 0 }),
  ],
  stand: (): Art => [
    plain(HOURS.storm, { seed: "stand" }),
    [14, 38, 62, 86, 110, 134, 158].map((x, i) => [
      put(spear(70), x + 8, 62, { turn: -12 + (i % 3) * 6 }),
      put(tallShield(12, 34, i % 2 ? "#6e4420" : "#24497a"), x, 62),
    ]),
  ],
  plunder: (): Art => [
    plain(HOURS.fire, { seed: "plunder" }),
    smoke(52, 56, 46, "#2a1a16", "plunder", 0.7),
    lit(HOURS.fire, [
      put(cottage(34, "#6a4a34", "#3a2418"), 48, 76),
      put(cottage(28, "#5a4030", "#301e16"), 126, 74),
    ]),
    put(blaze(1), 50, 64),
    put(blaze(0.7), 128, 66),
    farHost(-6, 182, 84, "#140a08", 5),
  ],

  // The Free Peoples.
  bilbo: (): Art => [
    vale(HOURS.dusk, { seed: "bilbo", sun: [130, 40, 16] }),
    put(bilbo(), 70, 96, { size: 0.98 }),
  ],
  jewel: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#1c2436"),
    rays(88, 42, "#dff0ff", 0.18, 26),
    glow(88, 42, [50, 36, 24], "#e6f4ff", 0.2),
    wash("88,16! 108,28! 110,48! 88,70! 66,48! 68,28!", "#eef8ff"),
    wash("88,16! 96,36! 88,70! 66,48! 68,28!", "#c4dcf0"),
    wash("88,16! 96,36! 80,36!", "#ffffff"),
  ],
  eagles: (): Art => [
    heights(HOURS.clear, { seed: "eagles" }),
    put(eagle(), 112, 42, { size: 0.92 }),
    put(eagle("#6a4a2c"), 40, 30, { size: 0.46, flip: true }),
    put(eagle("#6a4a2c"), 66, 58, { size: 0.36 }),
  ],
  king: (): Art => [
    heights(HOURS.gold, { seed: "king" }),
    gate(130, 84, 1.1),
    put(thorin(), 64, 92, { size: 0.92 }),
    host(92, 170, 84, 5, { ...DWARF_HOST, size: 0.9 }),
  ],
  dwarves: (): Art => [
    heights(HOURS.dawn, { seed: "dwarves" }),
    host(70, 176, 74, 8, { ...DWARF_HOST, size: 0.9 }),
    put(dain(), 40, 92, { size: 0.84 }),
    put(flag(50, 34, 21, "#7a2a22"), 110, 74),
  ],
  dwarf: (): Art => [vale(HOURS.mist, { seed: "dwarf" }), put(dain(), 92, 98, { size: 1 })],
  elves: (): Art => [
    forest(HOURS.day, { seed: "elves" }, { xs: [10, 36, 140, 166] }),
    host(58, 124, 66, 6, { ...ELF_HOST, size: 0.84 }),
    put(elf({ east: [26, -78], inEast: spear(84) }), 88, 92, { size: 0.72 }),
  ],
  archer: (): Art => [
    heights(HOURS.day, { seed: "archer" }),
    put(elf({ west: [-32, -76], inWest: bow(34) }), 58, 94, { size: 0.88 }),
    volley(12, 6, 8),
  ],
  lake: (): Art => [
    river(HOURS.dawn, { seed: "lake", sun: [120, 30, 12] }),
    put(bard(), 84, 92, { size: 0.8 }),
    host(-2, 46, 80, 4, { ...MAN_HOST }),
    host(128, 176, 80, 4, { ...MAN_HOST }),
  ],
  bard: (): Art => [
    river(HOURS.dusk, { seed: "bard", sun: [136, 32, 14] }),
    put(bard(), 72, 98, { size: 0.96 }),
  ],
  ravens: (): Art => [
    heights(HOURS.snow, { seed: "ravens" }),
    put(crow(), 70, 38, { size: 1.3 }),
    put(crow(), 132, 52, { size: 0.7, flip: true }),
  ],
  wizard: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#33405e"),
    rays(112, 20, "#eaf2ff", 0.2, 22),
    glow(112, 22, [34, 24, 14], "#f6f6ff", 0.3),
    put(gandalf(), 86, 102, { size: 0.94 }),
    farHost(124, 182, 82, "#141a2a", 3),
  ],
  gandalf: (): Art => [
    vale(HOURS.day, { seed: "gandalf", sun: [36, 24, 12] }),
    put(gandalf(), 92, 100, { size: 0.92 }),
  ],
  ravenhill: (): Art => [
    heights(HOURS.rose, { seed: "ravenhill" }),
    battlement(58, "#9a8f7c", { left: 30, right: 150, tooth: 8 }),
    host(44, 138, 56, 7, { ...ELF_HOST, size: 0.86 }),
    put(flag(40, 28, 18, "#3c6a3a"), 90, 52),
  ],
  mail: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#8f9ab0"),
    rays(88, 44, "#f6f9ff", 0.24, 20),
    put(roundShield(22, "#e4ebf0", "#c9d2db"), 88, 44),
    put(bilbo(), 88, 112, { size: 1.06 }),
  ],
  stones: (): Art => [
    heights(HOURS.storm, { seed: "stones" }),
    rock(40, 40, 30, 24, "#8d8578", "stone-a"),
    rock(86, 60, 24, 20, "#7d766a", "stone-b"),
    rock(124, 32, 22, 18, "#968d80", "stone-c"),
    stroke("30,6! 36,18!", { pen: 1.2 }),
    stroke("84,22! 87,38!", { pen: 1.2 }),
    stroke("120,2! 123,14!", { pen: 1.2 }),
    farHost(40, 182, 82, "#20242c", 3),
  ],
  hope: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#f0cf9f"),
    rays(88, 60, "#fff6d9", 0.4, 18),
    glow(88, 60, [40, 28, 18], "#fff6d9", 0.4),
    host(10, 166, 80, 11, MAN_HOST),
    put(flag(52, 36, 22, "#24497a"), 88, 78),
  ],
  bear: (): Art => [
    vale(HOURS.night, { seed: "bear", sun: [140, 22, 8] }),
    lit(HOURS.night, put(bear("#6a4a30"), 84, 92, { size: 0.94 })),
  ],
  thranduil: (): Art => [
    forest(HOURS.gold, { seed: "thranduil" }, { xs: [10, 36, 142, 168] }),
    put(thranduil(), 88, 100, { size: 0.94 }),
  ],
  lord: (): Art => [
    heights(HOURS.gold, { seed: "lord" }),
    put(eagle("#8a6434", "#f2e2b4"), 92, 44, { size: 1.3 }),
  ],
  thorin: (): Art => [
    heights(HOURS.dusk, { seed: "thorin" }),
    gate(136, 86, 1.2, "#5a4a3c"),
    put(thorin(), 70, 98, { size: 1 }),
  ],
  sting: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#1e2a44"),
    glow(88, 44, [44, 30, 16], "#9fd0f4", 0.24),
    put(sword({ long: 66, blade: "#d6efff", wide: 4 }), 60, 62, { turn: 62 }),
  ],
  wielded: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#3a2a3a"),
    rays(88, 44, "#f0d9a0", 0.2, 20),
    put(sword({ long: 84, wide: 5 }), 46, 66, { turn: 66 }),
  ],
  redAxe: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#4a1c16"),
    rays(88, 40, "#e08a4a", 0.22, 20),
    put(axe(92, "#c9a8a0"), 88, 60, { turn: 38, size: 1.1 }),
  ],

  // The Shadow.
  necromancer: (): Art => [
    plain(HOURS.ghost, { seed: "necromancer" }),
    glow(88, 36, [54, 38, 24], "#7fb89a", 0.14),
    shadow(put(person({ hood: true, cloak: "#000000", eyes: "#9fe0b8" }), 88, 108, { size: 1 }), "#0c1413"),
    flock("necromancer", 8, 20, 10, 160, 40, 4),
  ],
  goblin: (): Art => [
    cave(HOURS.cave, { seed: "goblin" }, "#8a6a3a"),
    put(orc({ skin: "#8a9054", cloth: "#4a5030", held: club(), hand: [-26, -58] }), 88, 94, { size: 0.86 }),
    put(orc({ skin: "#7a8048", cloth: "#4a5030", held: spear(60) }), 130, 90, { size: 0.5 }),
    put(orc({ skin: "#7a8048", cloth: "#4a5030", held: spear(60) }), 48, 90, { size: 0.5, flip: true }),
  ],
  climb: (): Art => [
    heights(HOURS.night, { seed: "climb" }),
    farHost(58, 112, 50, "#0e141f", 3),
    farHost(30, 96, 62, "#0e141f", 5),
    lit(
      HOURS.night,
      put(orc({ skin: "#8a9054", cloth: "#4a5030", held: spear(70) }), 132, 94, { size: 0.8 }),
    ),
  ],
  bats: (): Art => [
    plain(HOURS.ash, { seed: "bats" }),
    [
      [36, 24, 1],
      [86, 18, 1.5],
      [134, 30, 1.2],
      [60, 46, 0.8],
      [112, 48, 0.7],
      [156, 14, 0.6],
      [14, 48, 0.6],
    ].map(([x = 0, y = 0, size = 1]) => put(bat(), x, y, { size })),
    farHost(-6, 182, 80, "#1b1517", 3),
  ],
  wolves: (): Art => [
    plain(HOURS.night, { seed: "wolves", sun: [132, 20, 9] }),
    lit(HOURS.night, [
      put(warg("#6a5f55"), 66, 84, { size: 1.1 }),
      put(warg("#5a5048"), 140, 78, { size: 0.8 }),
    ]),
  ],
  riders: (): Art => [
    plain(HOURS.dusk, { seed: "riders", sun: [40, 40, 14] }),
    lit(HOURS.dusk, [
      put(orc({ held: spear(70), hand: [-22, -60] }), 78, 58, { size: 0.52 }),
      put(warg("#5a5048"), 78, 84, { size: 1.14 }),
      put(orc({ held: spear(70), hand: [-22, -60] }), 148, 56, { size: 0.36 }),
      put(warg("#4e453e"), 148, 74, { size: 0.78 }),
    ]),
  ],
  orcs: (): Art => [
    plain(HOURS.fire, { seed: "orcs" }),
    farHost(-6, 182, 62, "#1d0e0b", 4),
    put(flag(54, 38, 24, BLACK_CLOTH), 46, 78),
    put(flag(50, 34, 22, RED_CLOTH), 118, 76),
    host(6, 170, 78, 11, { ...ORC_HOST, size: 1.05 }),
  ],
  banners: (): Art => [
    plain(HOURS.ash, { seed: "banners" }),
    put(banner(64, 32, 44, BLACK_CLOTH), 50, 82),
    put(banner(64, 32, 44, RED_CLOTH), 126, 82),
    host(64, 112, 80, 4, { ...ORC_HOST, size: 1.1 }),
  ],
  bolg: (): Art => [
    plain(HOURS.fire, { seed: "bolg" }),
    host(-2, 54, 76, 4, { ...ORC_HOST, size: 1 }),
    host(122, 178, 76, 4, { ...ORC_HOST, size: 1 }),
    put(bolg(), 90, 94, { size: 0.94 }),
  ],
  steel: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#4a1a12"),
    glow(88, 44, [60, 40], "#e0662a", 0.18),
    put(scimitar(62), 60, 66, { turn: 34, size: 1.2 }),
    put(scimitar(62), 116, 66, { turn: -34, size: 1.2, flip: true }),
  ],
  darkness: (): Art => [
    plain(HOURS.storm, { seed: "darkness" }),
    wash("-2,-2! 178,-2! 178,34! 150,28 120,38 88,30 52,40 20,30 -2,38!", "#1c222c"),
    flock("darkness", 16, 10, 20, 166, 50, 4),
    farHost(-6, 182, 76, "#12161c", 3),
  ],
  ford: (): Art => [
    river(HOURS.dusk, { seed: "ford", sun: [88, 24, 12] }),
    [58, 78, 98, 118].map((x, i) => rock(x, 66 + (i % 2) * 5, 16, 7, "#7a6a58", `ford${i}`)),
    host(50, 130, 62, 7, { ...ORC_HOST, size: 0.84 }),
  ],
  breach: (): Art => [
    wash("-2,-2! 178,-2! 178,88! -2,88!", "#3d1611"),
    glow(88, 40, [60, 44], "#f39a3a", 0.2),
    battlement(26, "#7a6a5c", { tooth: 9 }),
    wash("70,26! 80,40! 74,54! 84,88! 112,88! 104,58! 112,44! 102,26!", "#1b0f0b"),
    put(blaze(1), 92, 76),
    host(20, 156, 82, 8, { ...ORC_HOST, size: 0.9 }),
  ],
  waves: (): Art => [
    marsh(HOURS.ash, { seed: "waves" }),
    farHost(-6, 182, 52, "#3a3034", 2),
    farHost(-6, 182, 62, "#2a2326", 4),
    host(0, 176, 76, 13, { ...ORC_HOST, spear: 20 }),
  ],
  whips: (): Art => [
    plain(HOURS.ash, { seed: "whips" }),
    host(64, 174, 78, 8, { ...ORC_HOST, spear: 0 }),
    put(orc({ skin: "#6a5a48", hand: [-24, -82] }), 40, 92, { size: 0.88, flip: true }),
    stroke("62,20 84,8 108,16 126,30 148,28", { pen: 1.8, colour: "#2a1a14", ends: [1, 0.1] }),
  ],
} as const satisfies Readonly<Record<string, () => Art>>;
export type Motif = keyof typeof MOTIFS;
