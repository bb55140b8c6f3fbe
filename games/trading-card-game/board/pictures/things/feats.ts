/** Feats of the Free Peoples: blows, crowns, songs, lights, around (0, 0). */
import { charge } from "../folk/charges.ts";
import { arrow, held } from "../folk/held.ts";
import { flame } from "../growth.ts";
import { beams, cut, disc, dots, flat, form, glow, oval, pen, put, shade, star, wire } from "../marks.ts";
import { INK } from "../paint.ts";
import { DEEDS } from "./deeds.ts";

const spark = (x: number, y: number, r: number): string =>
  star(x, y, r, "#FBE9BE", 9, 0.4) + star(x, y, r * 0.6, "#FFFBE8", 9, 0.4);

const orcHelm = (iron = "#6a5a48"): string =>
  form("M-46 40C-56-10-36-50 0-52 36-50 56-10 46 40L30 30C10 20-10 20-30 30Z", iron, { pen: 2.4 }) +
  pen("-40,6 0,-6 40,6|0,-50 0,-6", { width: 2.4 }) +
  form(
    "M-42-14C-66-22-76-44-72-66-56-50-44-46-30-40ZM42-14C66-22 76-44 72-66 56-50 44-46 30-40Z",
    "#c9bda6",
    { pen: 2 },
  );

const heart = "M0 56C-66 16-66-46-28-50-10-50-2-40 0-30 2-40 10-50 28-50 66-46 66 16 0 56Z";

const elfFlagAt = (
  x: number,
  y: number,
  size: number,
  colour: string,
  sign: "star" | "leaf" | "moon",
): string =>
  put(
    pen("0,130 0,-90", { width: 5, opacity: 1 }) +
      form("M2-84C24-92 40-74 70-82L62-10 36-24 2-8Z", colour, { pen: 2.2 }) +
      put(charge(sign), { x: 32, y: -46, size: 1.1 }),
    { x, y, size },
  );

const ship = (sail: string, hull: string, sign: string): string =>
  form("M-2-90C30-80 56-40 58 14H-2Z", sail, { pen: 2.2 }) +
  form("M-8-90C-34-70-48-30-46 14H-8Z", sail, { pen: 2.2 }) +
  put(sign, { x: 22, y: -14, size: 1 }) +
  pen("-5,-100 -5,30", { width: 4.4, opacity: 1 }) +
  form("M-96 6C-86 20-80 22-70 24H70C84 22 92 10 96-6 100 24 84 58 60 62H-56C-82 58-96 36-96 6Z", hull, {
    pen: 2.4,
  }) +
  pen("-78,38 0,44 78,36|-84,26 84,24", { width: 1.8, opacity: 0.6 });

const coins = (places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => oval(x, y, 11, 5, "#E6B84C", 1.5)).join("");

export const FEATS = {
  axeStrike:
    put(orcHelm(), { y: 46 }) + spark(0, -2, 44) + put(held("axe"), { x: 62, y: -22, turn: -62, size: 1.1 }),
  cleftShield:
    form("M-60-64H-4L-14-30 2 0-12 30 0 74C-30 60-60 30-60-14Z", "#7a5a3a", { pen: 2.4 }) +
    form("M64-70H14L4-34 20-4 8 28 20 70C46 54 64 26 64-20Z", "#6b4a30", { pen: 2.4 }) +
    put(held("axe"), { x: 6, y: 30, turn: 4, size: 1.15 }),
  delving:
    form("M-110 96C-90 40-50 30-20 44 10 20 60 30 80 60 96 60 108 80 112 100Z", "#8a7a6c", { pen: 2.4 }) +
    pen("-60,50 -50,80|20,36 30,70|64,56 60,84", { width: 2 }) +
    spark(-2, 36, 26) +
    put(held("pick"), { x: 30, y: -8, turn: -34, size: 1.1 }) +
    [-50, 44, 10]
      .map((x, i) =>
        cut(`${x - 8},84 ${x},72 ${x + 10},84 ${x},98`, ["#8fd0e0", "#d97a8a", "#b8e0a0"][i] ?? "#8fd0e0", {
          pen: 1.6,
        }),
      )
      .join(""),
  stoneHeart:
    glow(0, 0, [92, 66], "#F6B13F", 0.22) +
    put(
      form(heart, "#a83a26", { pen: 2.4 }) +
        shade("M6-38C12-48 20-50 28-50 66-46 66 16 0 56 30 20 40-20 6-38Z") +
        put(charge("anvil"), { y: -4, size: 1.8 }),
      { size: 1.3, y: -6 },
    ),
  crown:
    form("M-66 40L-76-30-44 0-30-50-4-4 0-64 4-4 30-50 44 0 76-30 66 40C30 54-30 54-66 40Z", "#d9b356", {
      pen: 2.4,
    }) +
    shade("M4-4L30-50 44 0 76-30 66 40C50 48 26 52 4 50Z") +
    [-44, -22, 0, 22, 44]
      .map((x) => disc(x, 30 + (x === 0 ? 4 : 2), 6, x % 44 === 0 ? "#4fa0c8" : "#c94a3c", 1.6))
      .join("") +
    [-60, -40, -20, 0, 20, 40, 60].map((x) => star(x, -82 + Math.abs(x) * 0.25, 10, "#FFFFFF", 6)).join(""),
  kingsCrown:
    beams(0, 0, "#FFF6DC", 0.3, 18, 170) +
    form("M-54 40C-60-20-40-64 0-66 40-64 60-20 54 40Z", "#dfe6ea", { pen: 2.4 }) +
    form(
      "M-50 16C-84 6-100-34-98-80-84-56-66-44-46-34ZM50 16C84 6 100-34 98-80 84-56 66-44 46-34Z",
      "#f4f0e4",
      { pen: 2.2 },
    ) +
    form("M-56 30H56V48H-56Z", "#d9b356", { pen: 2 }) +
    star(0, 0, 20, "#FFFFFF", 8) +
    shade("M10-66C40-62 60-20 54 30H24Z", 0.14) +
    [-36, -12, 12, 36].map((x) => disc(x, 39, 4, "#f4f8ff", 1.4)).join(""),
  feast:
    oval(0, 64, 130, 24, "#8a6238", 2.4) +
    form("M-60 56C-66 20-30 4 0 6 34 6 60 26 58 56Z", "#b5713c", { pen: 2.4 }) +
    pen("-40,30 -30,18|-10,20 0,10|20,24 30,16", { width: 2 }) +
    form("M50 30L84 8 92 20 60 44Z", "#b5713c", { pen: 2 }) +
    disc(92, 8, 9, "#efe2c0", 2) +
    put(held("mug"), { x: -92, y: 56, size: 1.2 }) +
    put(held("mug"), { x: 96, y: 62, size: 1.1 }) +
    pen("-20,-10 -26,-34 -14,-54|16,-12 22,-36 10,-58", { width: 4, opacity: 0.4, colour: "#F5ECD8" }),
  graveAxe:
    form("M-96 70V36H96V70Z", "#b9b2a0", { pen: 2.4 }) +
    form("M-108 36L-94 16H94L108 36Z", "#d8d2be", { pen: 2.4 }) +
    put(held("axe"), { x: 12, y: 4, turn: 86, size: 1 }) +
    flame(-84, 14, 0.5) +
    flame(82, 14, 0.5) +
    pen("-70,46 -70,62|-50,46 -40,62|-20,46 -20,62|6,46 14,62|40,46 40,62|64,46 56,62", { width: 2.2 }),
  treasure:
    form("M-120 100C-90 40-40 10 0 6 44 8 96 44 122 100Z", "#d9a63c", { pen: 2.4 }) +
    coins([
      [-60, 50],
      [-30, 34],
      [10, 26],
      [44, 44],
      [76, 66],
      [-84, 76],
      [-10, 60],
      [30, 74],
      [-44, 80],
      [64, 88],
    ]) +
    put(form("M-16 24C-22 6-10-4-8-16H8C10-4 22 6 16 24Z", "#e6e9ec", { pen: 2 }), {
      x: -34,
      y: 14,
      turn: -16,
    }) +
    put(held("sword"), { x: 40, y: 40, turn: 12, size: 0.8 }) +
    [
      [-6, 14, "#4fa0c8"],
      [66, 50, "#c94a3c"],
      [-70, 62, "#5fae6a"],
      [18, 52, "#b06ac0"],
    ]
      .map(([x, y, c]) =>
        cut(
          `${Number(x) - 9},${y} ${x},${Number(y) - 10} ${Number(x) + 9},${y} ${x},${Number(y) + 10}`,
          String(c),
          { pen: 1.5 },
        ),
      )
      .join("") +
    star(-20, -20, 14, "#FFFFFF", 8),
  mithril:
    star(0, -10, 80, "#F2F8FC", 10, 0.3) +
    put(
      form("M-46 30L-30-26 10-44 46-20 50 24 10 48Z", "#c9dbe6", { pen: 2.4 }) +
        pen("-30,-26 4,0 -46,30|10,-44 4,0 50,24|4,0 10,48", { width: 2 }),
      { size: 1.1 },
    ),
  bowDrawn:
    put(held("bow"), { x: 8, y: 10, turn: 0, size: 1.15 }) +
    put(arrow("#f4f0e4"), { x: -4, y: -8, turn: 90, size: 1.7 }) +
    put(arrow("#f4f0e4"), { x: -4, y: -28, turn: 86, size: 1.5 }),
  twoArrows:
    star(0, -6, 84, "#FBF3D0", 10, 0.3) +
    put(arrow("#8fb86a"), { x: -22, y: 0, turn: 22, size: 2 }) +
    put(arrow("#f4f0e4"), { x: 24, y: 0, turn: -22, size: 2 }),
  harp:
    form(
      "M-50 74C-64 10-50-60 0-86 20-92 44-84 50-70 30-74 16-66 6-50-14-20-20 30 54 66L58 80C20 90-20 88-50 74Z",
      "#c9a04c",
      { pen: 2.4 },
    ) +
    wire("M6-48V68M20-62V72M34-70V72M-8-24V66M-20 0V70", "#f4f0e4", 1.6) +
    [
      [-84, -40],
      [-70, -74],
      [84, -50],
      [96, -10],
      [74, 20],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 6, INK) + wire(`M${x + 5} ${y}V${y - 22}q8 2 8 10`, INK, 2.4))
      .join(""),
  bootprint:
    put(
      form(
        "M-20-60C-34-30-24 0-16 14H20C28-4 32-34 20-60 8-70-8-70-20-60ZM-16 24H22V54C14 64-10 64-16 54Z",
        "#3a2e26",
        { pen: 2 },
      ) +
        pen("-20,-40 22,-40|-22,-20 24,-20|-18,0 22,0|-14,36 20,36", {
          width: 3,
          opacity: 0.5,
          colour: "#8a7a6a",
        }),
      { turn: 14, x: 10, y: 10, size: 1.2 },
    ) + put(held("flower"), { x: -48, y: 62, turn: -62, size: 1.5 }),
  elfEye:
    form("M-100 0C-50-56 50-56 100 0 50 50-50 50-100 0Z", "#f6efdc", { pen: 3 }) +
    disc(0, -4, 38, "#5f93a8", 2.4) +
    flat("M-32 8C-20-8-8-4 0-14 10-4 20-10 32 6 26 28-26 28-32 8Z", "#6f8f4c") +
    disc(0, -4, 14, INK) +
    star(12, -16, 12, "#FFFFFF", 8) +
    pen("-100,-24 -50,-70 10,-76 60,-62 104,-22", { width: 6, opacity: 1, colour: "#c9a04c" }),
  lanceAndStars:
    put(held("spear"), { x: -6, y: 34, turn: 18, size: 1.25 }) +
    put(
      form("M-44-52H44V-6C44 34 20 54 0 66-20 54-44 34-44-6Z", "#2a3f78", { pen: 2.4 }) +
        [
          [-18, -30],
          [18, -30],
          [0, -6],
          [-18, 18],
          [18, 18],
          [0, 40],
        ]
          .map(([x = 0, y = 0]) => star(x, y, 10, "#F5F2E4", 6))
          .join(""),
      { x: 24, y: 20, size: 1.1 },
    ),
  alliance:
    elfFlagAt(-70, 40, 1, "#245147", "star") +
    put(DEEDS.gondorFlag, { x: 76, y: 44, size: 0.86 }) +
    put(held("spear"), { x: -10, y: 60, turn: 18, size: 1 }) +
    put(held("sword"), { x: 8, y: 70, turn: -18, size: 1.1 }),
  banners:
    elfFlagAt(-110, 50, 0.9, "#3f6f6a", "leaf") +
    elfFlagAt(-44, 40, 1.1, "#245147", "star") +
    elfFlagAt(34, 50, 1, "#4f6b8a", "moon"),
  phial:
    beams(0, -14, "#FFFFFF", 0.34, 22, 200) +
    glow(0, -14, [80, 54, 32], "#FFFFFF", 0.3) +
    form("M-9-66H9V-44C30-34 34 30 0 48-34 30-30-34-9-44Z", "#E8F4FA", { pen: 2.2 }) +
    form("M-10-78H10V-64H-10Z", "#c9ced2", { pen: 1.8 }) +
    star(0, 0, 34, "#FFFFFF", 8),
  whiteShip:
    star(0, -96, 26, "#FFFFFF", 8) +
    put(ship("#fbf6e6", "#e9e2cf", charge("star")), { y: 26, size: 0.9 }) +
    form("M-84 28C-110 24-112-6-98-24-90-32-80-28-80-20-90-20-92-4-76 8Z", "#f4f0e4", { pen: 2 }),
  numenorShip:
    put(ship("#e9dfc4", "#7a5230", put(charge("tree"), { size: 1.1 })), { y: 10 }) +
    star(-70, -84, 14, "#FFFFFF", 8),
  swanShip: put(
    form("M-90 10C-70 50 60 56 100 14 70 20 50 10 40-6L-60-6C-74 0-84 4-90 10Z", "#f6f1e2", { pen: 2.4 }) +
      form("M-70 6C-100-10-108-50-84-74-70-86-50-78-54-64-70-66-78-46-62-28-50-14-52 0-58 8Z", "#f6f1e2", {
        pen: 2.4,
      }) +
      form("M-54-66L-32-58-52-54Z", "#d9953c", { pen: 1.6 }) +
      disc(-66, -68, 2.6, INK) +
      pen("-30,10 30,14|-20,24 40,24|60,-2 84,-10", { width: 2, opacity: 0.6 }) +
      form("M40-6C60-34 80-36 104-30 94-10 70 0 60 8Z", "#e9e2cf", { pen: 2 }),
    { y: 10, size: 1.06 },
  ),
  whiteArrows:
    form("M-26-20H26L18 92H-18Z", "#8fa070", { pen: 2.4 }) +
    form("M-30-28H30V-12H-30Z", "#d9b356", { pen: 2 }) +
    [-20, -7, 7, 20]
      .map((x, i) =>
        put(
          pen("0,0 0,-70", { width: 2.4, opacity: 1 }) +
            form("M0-84L9-70V-44L0-36-9-44V-70Z", "#FBF8EE", { pen: 1.6 }),
          { x, y: -26 - (i % 2) * 8, turn: x * 0.5 },
        ),
      )
      .join("") +
    put(charge("leaf"), { y: 36, size: 1.4 }),
  sunAndMoon:
    form("M0-84A84 84 0 0 0 0 84Z", "#F6D98A", { pen: 2.4 }) +
    form("M0-84A84 84 0 0 1 0 84Z", "#2c3a5a", { pen: 2.4 }) +
    wire("M-100 0H-118M-72-72L-86-84M-72 72L-86 84", "#F6C65A", 5) +
    dots(
      [
        [30, -40],
        [54, 6],
        [24, 44],
        [50, -20],
      ],
      "#FFFFFF",
      5,
    ) +
    form("M20-14A22 22 0 1 0 34 24A17 17 0 1 1 20-14Z", "#E9E4CC", { pen: 1.6 }) +
    disc(-34, 0, 20, "#FBEFC0", 2),
  durinDoor:
    form("M-66 100V-30C-66-100 66-100 66-30V100Z", "#4a4c58", { pen: 2.6 }) +
    wire(
      "M-56 100V-28C-56-86 56-86 56-28V100M0-78V100M-40 100V20M40 100V20M-40 20C-60 6-56-20-40-24-26-20-22 6-40 20M40 20C60 6 56-20 40-24 26-20 22 6 40 20M-26-54C-10-66 10-66 26-54",
      "#D5ECF8",
      2.2,
    ) +
    star(0, 4, 20, "#FFFFFF", 8) +
    star(-12, -44, 6, "#FFFFFF", 6) +
    star(12, -44, 6, "#FFFFFF", 6) +
    star(0, -50, 8, "#FFFFFF", 6) +
    form("M-14 44H14L8 54 12 62H-12L-8 54Z", "#D5ECF8", { pen: 1.2 }),
  nineWalkers:
    [
      [-104, 0, 1],
      [-80, 4, 1.1],
      [-54, -2, 0.72],
      [-30, 2, 0.72],
      [-6, -4, 1.16],
      [22, 2, 0.72],
      [46, 0, 0.72],
      [72, -2, 0.9],
      [100, 2, 1.1],
    ]
      .map(([x = 0, y = 0, k = 1], i) =>
        put(
          form("M-16 44C-16 10-12-10 0-12 12-10 16 10 16 44Z", "#2f2a2c", { pen: 1 }) +
            disc(0, -20, 9, "#2f2a2c") +
            (i === 4
              ? cut("-16,-24 16,-24 4,-30 2,-54", "#2f2a2c", { pen: 1 }) +
                pen("18,44 16,-40", { width: 2.6, opacity: 1 })
              : i === 7
                ? pen("16,44 18,-30|10,-24 26,-24", { width: 3, opacity: 1 })
                : i === 1
                  ? wire("M14-30C26-10 26 14 14 34", INK, 2.4)
                  : ""),
          { x, y: y + 40, size: k },
        ),
      )
      .join("") + form("M-170 84C-90 70 60 92 170 76V120H-170Z", "#3a3630", { pen: 2 }),
  hoods: [
    [-66, 30, 0.8],
    [66, 30, 0.8],
    [-30, 46, 1],
    [36, 50, 1],
  ]
    .map(([x = 0, y = 0, k = 1]) =>
      put(
        form("M-40 70C-42 10-30-40 0-44 30-40 42 10 40 70Z", "#6a7468", { pen: 2.2 }) +
          form("M-16 0C-18-24-10-30 0-30 10-30 18-24 16 0 8 8-8 8-16 0Z", "#2a2c2a", { pen: 1.6 }) +
          pen("-26,10 -30,66|26,10 30,66", { width: 1.6, opacity: 0.5 }),
        { x, y, size: k },
      ),
    )
    .join(""),
  secretFire:
    glow(0, -6, [98, 72, 48], "#FFF3C0", 0.34) +
    beams(0, -6, "#FFD36A", 0.4, 16, 140) +
    put(flame(-6, 44, 2.3), {}) +
    wire("M-74-6a74 74 0 1 0 148 0a74 74 0 1 0-148 0", "#FBE9BE", 4, 0.8),
  spirit:
    glow(0, -8, [92, 66, 40], "#FFFFFF", 0.3) +
    put(form(heart, "#F2D9A0", { pen: 2.2 }), { y: -10, size: 1.1 }) +
    put(flame(-4, 30, 1.2), {}) +
    beams(0, -10, "#FFFFFF", 0.3, 14, 130),
  palantir:
    glow(0, -4, [96, 70], "#D9762E", 0.24) +
    form("M-56 92L-40 50H40L56 92Z", "#3a3640", { pen: 2.4 }) +
    disc(0, -6, 60, "#241d2c", 3) +
    disc(-2, -4, 40, "#7a2a1c") +
    disc(-4, -4, 24, "#E0782E") +
    flat("M-4-24C4-10 4 2-4 16-12 2-12-10-4-24Z", "#140B07") +
    wire("M-44-30C-36-48-18-56 0-56", "#FFFFFF", 4, 0.5),
  books:
    put(
      cut("-70,40 0,26 70,40 70,70 0,58 -70,70", "#7b2a32", { pen: 2.4 }) +
        form(
          "M-66 40C-40 24-10 26 0 36 10 26 40 24 66 40V62C40 48 10 48 0 58-10 48-40 48-66 62Z",
          "#f6ead0",
          { pen: 2 },
        ) +
        pen("-54,42 -14,40|-54,50 -14,48|14,40 54,42|14,48 54,50", { width: 1.8, opacity: 0.6 }),
      { y: 6, size: 1.2 },
    ) +
    cut("-110,80 -110,68 -50,68 -50,80", "#4f6b52", { pen: 2 }) +
    cut("-104,68 -104,56 -56,56 -56,68", "#b08a2c", { pen: 2 }) +
    form("M74 60H94V-4H74Z", "#f4ecd8", { pen: 2 }) +
    flame(82, -4, 0.7) +
    glow(84, -24, [44, 28], "#F6C65A", 0.22) +
    oval(84, 62, 24, 7, "#b98a2c", 2),
  littleLight:
    glow(0, -20, [110, 74, 44], "#F6E8B0", 0.16) +
    put(held("litStaff"), { y: 74, size: 1 }) +
    [
      [-106, -30],
      [-84, 20],
      [96, -44],
      [110, 14],
      [-116, 60],
      [80, 60],
    ]
      .map(([x = 0, y = 0]) =>
        flat(`M${x - 12} ${y}q6-6 10 0q-4 4-10 0M${x + 12} ${y}q-6-6-10 0q4 4 10 0`, "#F2C53A"),
      )
      .join(""),
  fireworks:
    [
      [-70, -50, 44, "#F7E27A"],
      [64, -66, 50, "#F09A5A"],
      [0, -14, 40, "#B8E0F0"],
      [96, -6, 28, "#F0A0B8"],
      [-104, 8, 26, "#C8F0A8"],
    ]
      .map(
        ([x, y, r, c]) =>
          star(Number(x), Number(y), Number(r), String(c), 12, 0.16) +
          disc(Number(x), Number(y), Number(r) * 0.16, "#FFFFFF"),
      )
      .join("") +
    pen("-70,-6 -60,40 -30,90|64,-16 50,40 20,92|0,26 0,92", { width: 2.4, opacity: 0.6, colour: "#F5ECD8" }),
  evenstar:
    wire("M-90-110C-50-60-24-44 0-34 24-44 50-60 90-110", INK, 4.4) +
    wire("M-90-110C-50-60-24-44 0-34 24-44 50-60 90-110", "#e3e7ea", 2.2) +
    glow(0, 14, [76, 52, 32], "#FFFFFF", 0.3) +
    star(0, 14, 58, "#FFFFFF", 8, 0.3) +
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        put(form("M0-8C-10-22-8-38 0-48 8-38 10-22 0-8Z", "#E8F2F8", { pen: 1.8 }), { y: 14, turn: a }),
      )
      .join("") +
    disc(0, 14, 10, "#FFFFFF", 2),
  signpost:
    cut("-6,104 -6,-80 6,-80 6,104", "#7d5a38", { pen: 2 }) +
    cut("4,-70 70,-70 88,-56 70,-42 4,-42", "#b08a5c", { pen: 2 }) +
    cut("-4,-30 -64,-30 -82,-16 -64,-2 -4,-2", "#a67c48", { pen: 2 }) +
    cut("4,10 54,10 70,22 54,34 4,34", "#b08a5c", { pen: 2 }) +
    pen("16,-56 58,-56|-58,-16 -18,-16|16,22 44,22", { width: 2.6, opacity: 0.6 }),
  daggerStrike:
    spark(44, -34, 62) +
    put(held("knife"), { x: -40, y: 36, turn: 52, size: 2 }) +
    form("M-120 70C-100 50-76 40-58 44L-34 66C-44 88-80 104-120 106Z", "#7b2a22", { pen: 2.2 }) +
    form("M-60 42C-54 28-36 24-30 36L-22 56C-28 72-46 74-54 62Z", "#e4bf94", { pen: 2 }),
  holly:
    put(
      [-58, -20, 20, 58]
        .map((a, i) =>
          put(
            form(
              "M0 6C-8-4-22-6-18-18-28-24-18-34-20-44-8-44-4-58 0-66 4-58 8-44 20-44 18-34 28-24 18-18 22-6 8-4 0 6Z",
              i % 2 ? "#3e6b35" : "#4f7f44",
              { pen: 2 },
            ) + pen("0,2 0,-52", { width: 1.6 }),
            { turn: a, size: 1.15 },
          ),
        )
        .join(""),
      { y: 30 },
    ) +
    [
      [-12, 34],
      [12, 34],
      [0, 46],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 10, "#b5322a", 2))
      .join("") +
    pen("0,46 4,96", { width: 6, opacity: 1, colour: "#4a3018" }),
  helmAndSword:
    put(orcHelm("#57524a"), { y: 50, size: 1.1 }) +
    put(held("sword"), { x: 0, y: -64, turn: 180, size: 1.05 }) +
    spark(0, 6, 30),
  boots:
    [
      [-40, 60, -6],
      [30, 30, 10],
      [-20, -16, -4],
      [40, -46, 12],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        put(
          form(
            "M-12-30C-18-14-14 0-10 8H12C16-4 18-18 12-30 4-36-4-36-12-30ZM-10 14H12V28C8 34-6 34-10 28Z",
            "#4a3320",
            { pen: 1.6 },
          ),
          { x, y, turn: a, size: 0.95 },
        ),
      )
      .join("") + put(charge("leaf"), { x: -64, y: -30, size: 1.5 }),
  swordAndBow:
    put(held("bow"), { x: 20, y: 20, turn: -34, size: 1.06 }) +
    put(held("plainSword"), { x: -46, y: 68, turn: 40, size: 1.15 }) +
    put(charge("leaf"), { y: 6, size: 1.6 }),
  swordArm:
    form("M-120 110C-110 60-80 40-44 30L-10 54C-24 90-60 116-100 120Z", "#233f73", { pen: 2.4 }) +
    form("M-52 30L-10 60-2 44-40 14Z", "#c5ccd0", { pen: 2.2 }) +
    form("M-36 14C-40-6-14-18 0-4 14 10 8 34-6 42Z", "#e4bf94", { pen: 2.2 }) +
    put(held("sword"), { x: -6, y: 10, turn: 40, size: 1.2 }),
  starSword: star(0, -18, 90, "#F5F8FF", 8, 0.3) + put(held("plainSword"), { y: 76, size: 1.4 }),
  narsil:
    cut("-96,96 -80,60 80,60 96,96", "#c5bca2", { pen: 2.4 }) +
    put(
      form("M-4.6 0L-4-40 6-52 2-34 4.6 0Z", "#dfe6ea") + form("M-20 0H20V7H-20ZM-4 7H4V30H-4Z", "#b98a2c"),
      { x: -54, y: 46, turn: 66, size: 1.2 },
    ) +
    [
      [10, 40, 80],
      [40, 30, 64],
      [66, 46, 96],
    ]
      .map(([x = 0, y = 0, a = 0]) =>
        put(cut("-5,14 -3,-18 3,-24 5,10 0,18", "#dfe6ea"), { x, y, turn: a, size: 1.1 }),
      )
      .join("") +
    glow(0, 30, [80, 50], "#FFFFFF", 0.14),
  fallenBanner:
    put(DEEDS.gondorFlag, { turn: -8, x: -20 }) + put(held("jagged"), { x: 84, y: 90, turn: -10, size: 0.9 }),
  mallorn:
    form("M-16 106C-10 60-12 20-10-20H10C12 20 10 60 18 106Z", "#d8d0ba", { pen: 2.4 }) +
    pen("-4,96 -3,0|5,80 4,10", { width: 1.6, opacity: 0.5 }) +
    form(
      "M-30-6C-80-6-96-50-64-68-70-112-14-124 0-104 18-126 72-108 64-68 96-50 80-4 30-6 16 2-16 2-30-6Z",
      "#e2bf52",
      { pen: 2.6 },
    ) +
    pen("-56,-50 -30,-62 -6,-52|10,-70 32,-80 50,-66|-34,-24 -8,-32 16,-22|34,-34 50,-40 60,-32", {
      width: 2,
      opacity: 0.5,
    }) +
    cut("-44,24 -44,12 44,12 44,24", "#c9b890", { pen: 2 }) +
    pen("-34,12 -34,-4|-12,12 -12,-4|12,12 12,-4|34,12 34,-4", { width: 2 }) +
    dots(
      [
        [-60, 90],
        [-30, 98],
        [34, 94],
        [66, 88],
      ],
      "#F7E27A",
      6,
    ),
} as const;
