/** Feats of the Free Peoples: blows, crowns, banners, roads, around (0, 0). */
import { charge } from "../folk/charges.ts";
import { arrow, held } from "../folk/held.ts";
import { flame } from "../growth.ts";
import { beams, cut, disc, form, glow, oval, pen, put, shade, star } from "../marks.ts";
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
    beams(0, 0, "#FFF6DC", 0.3, 18) +
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
  bowDrawn:
    put(held("bow"), { x: 8, y: 10, turn: 0, size: 1.15 }) +
    put(arrow("#f4f0e4"), { x: -4, y: -8, turn: 90, size: 1.7 }) +
    put(arrow("#f4f0e4"), { x: -4, y: -28, turn: 86, size: 1.5 }),
  twoArrows:
    star(0, -6, 84, "#FBF3D0", 10, 0.3) +
    put(arrow("#8fb86a"), { x: -22, y: 0, turn: 22, size: 2 }) +
    put(arrow("#f4f0e4"), { x: 24, y: 0, turn: -22, size: 2 }),
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
  daggerStrike:
    spark(44, -34, 62) +
    put(held("knife"), { x: -40, y: 36, turn: 52, size: 2 }) +
    form("M-120 70C-100 50-76 40-58 44L-34 66C-44 88-80 104-120 106Z", "#7b2a22", { pen: 2.2 }) +
    form("M-60 42C-54 28-36 24-30 36L-22 56C-28 72-46 74-54 62Z", "#e4bf94", { pen: 2 }),
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
} as const;
