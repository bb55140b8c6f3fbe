/** Deeds of Isengard: storms, pits, blades and burning, around (0, 0). */
import { charge } from "../folk/charges.ts";
import { held } from "../folk/held.ts";
import { flame } from "../growth.ts";
import { beams, cut, disc, flat, form, glow, oval, pen, put, star, wire } from "../marks.ts";
import { INK } from "../paint.ts";
import { eyes } from "./eyes.ts";
import { ITEMS } from "./items.ts";

const rack = (weapons: string): string =>
  weapons +
  cut("-112,40 -112,28 112,28 112,40", "#5a4632", { pen: 2.2 }) +
  cut("-112,-30 -112,-40 112,-40 112,-30", "#5a4632", { pen: 2.2 }) +
  pen("-104,-60 -104,96|104,-60 104,96", { width: 7, opacity: 1, colour: "#4a3826" });

const cloudShape =
  "M-110 20C-130-4-104-34-78-26-72-60-20-66-8-40 14-66 66-54 64-24 96-36 126-8 106 20 70 34-76 34-110 20Z";
const bolt = "M8 20L-20 66-2 64-22 112 34 52 12 54 34 20Z";

const snowCrystal = (size: number): string =>
  put(
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        put(wire("M0 0V-80M0-30L-18-48M0-30L18-48M0-54L-14-68M0-54L14-68", "#FFFFFF", 7), { turn: a }),
      )
      .join(""),
    { size },
  );

const gauntlet = (finger: string): string =>
  form(
    "M-50 120C-54 70-60 40-50 14L-64-30-50-36-34 0-40-62-24-66-12-8-8-74 8-74 10-8 26-62 42-56 32 4 52-20 64-10 44 34C46 60 40 90 42 120Z",
    finger,
    { pen: 2.4 },
  ) +
  pen("-42,-36 -30,-34|-38,-40 -24,-42|-8,-46 8,-46|20,-36 36,-32|-46,40 38,44|-48,66 38,68", { width: 2.4 });

export const ISENGARD_THINGS = {
  cloudHand:
    form(cloudShape, "#5a6270", { pen: 2.4 }) +
    put(form(bolt, "#FBE9A0", { pen: 2 }), { x: -40, y: -4 }) +
    put(form(bolt, "#FBE9A0", { pen: 2 }), { x: 50, y: 0, size: 0.8 }) +
    put(charge("hand"), { y: 0, size: 1.6 }),
  avalanche:
    form("M-130-90C-60-70-20-20 20-10 60 0 120 30 150 110H-10C-40 60-100 0-150-20Z", "#f2f6f8", {
      pen: 2.4,
    }) +
    [
      [-70, -40, 18],
      [-20, 4, 26],
      [40, 40, 30],
      [-40, 40, 20],
      [96, 70, 26],
      [0, 80, 22],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(x, y, r, "#ffffff", 2) +
          pen(`${x - r * 0.4},${y + r * 0.3} ${x + r * 0.1},${y + r * 0.5} ${x + r * 0.5},${y + r * 0.1}`, {
            width: 1.6,
            opacity: 0.4,
          }),
      )
      .join(""),
  mountainFace:
    form("M-110 110C-90 20-60-30-20-80L0-100 26-76C60-30 96 30 114 110Z", "#8d9cae", { pen: 2.6 }) +
    flat("M-20-80L0-100 26-76 16-66 4-78-8-62Z", "#FFFFFF") +
    form("M-60 6C-40-14-24-10-14 4-30 10-46 12-60 6ZM60 6C40-14 24-10 14 4 30 10 46 12 60 6Z", "#2c3440", {
      pen: 2.2,
    }) +
    disc(-32, 2, 4, "#DFF0FA") +
    disc(32, 2, 4, "#DFF0FA") +
    form("M-46 66C-20 44 20 44 46 66 30 88-30 88-46 66Z", "#3a4450", { pen: 2.4 }) +
    cut("-28,56 -20,72 -12,52", "#F2F8FC", { pen: 1.4 }) +
    cut("28,56 20,72 12,52", "#F2F8FC", { pen: 1.4 }) +
    pen("0,6 -8,34 6,38|-76,-10 -30,-22 -10,-8|76,-10 30,-22 10,-8", { width: 3 }),
  icicles:
    [-110, -84, -60, -34, -8, 18, 46, 70, 96]
      .map((x, i) =>
        form(`M${x - 12}-120H${x + 12}L${x + 2} ${-50 + ((i * 37) % 50)}Z`, "#E4F2F8", { pen: 2 }),
      )
      .join("") + snowCrystal(0.44),
  frost: glow(0, -4, [92, 66], "#FFFFFF", 0.25) + snowCrystal(1.1),
  drifts:
    form("M-160 120V60C-110 10-60 60-20 30 30-10 80 60 160 20V120Z", "#ffffff", { pen: 2.4 }) +
    put(charge("hand"), { y: 10, size: 2.6, turn: -12 }) +
    form("M-160 130V84C-90 60 0 100 60 70 100 50 140 80 160 70V130Z", "#eaf1f5", { pen: 2.2 }),
  staffOrb:
    beams(0, -60, "#FFFFFF", 0.24, 16, 160) +
    pen("0,110 0,-40", { width: 9, opacity: 1 }) +
    form("M-14-30C-40-50-34-96 0-112 34-96 40-50 14-30L6-50C22-62 20-84 0-94-20-84-22-62-6-50Z", "#2c2826", {
      pen: 2.2,
    }) +
    disc(0, -70, 15, "#F4F8FF", 2) +
    star(0, -70, 40, "#FFFFFF", 8),
  longArm:
    form("M-160 30C-90-10-20 0 40-20L50 8C-10 30-80 30-160 76Z", "#e9e4d8", { pen: 2.4 }) +
    put(charge("hand"), { x: 70, y: -12, size: 2.9, turn: 82 }) +
    pen("-140,44 -60,14 20,4|-120,56 -40,28", { width: 2, opacity: 0.4 }),
  gold:
    [
      [-54, 60],
      [-18, 66],
      [20, 62],
      [56, 66],
      [-36, 48],
      [2, 50],
      [38, 48],
      [-18, 36],
      [20, 36],
      [0, 22],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 26, 11, "#E0B040", 2) + oval(x, y - 2, 15, 5, "#F6D98A"))
      .join("") + put(gauntlet("#5d4a3a"), { y: -64, size: 0.7, turn: 180 }),
  scream: star(0, -10, 100, "#F2872B", 14, 0.5) + star(0, -10, 70, "#F6C65A", 14, 0.5),
  parry:
    star(0, -20, 64, "#FBE9BE", 9, 0.4) +
    star(0, -20, 38, "#FFFFFF", 9, 0.4) +
    put(held("cleaver"), { x: -66, y: 60, turn: 40, size: 1.25 }) +
    put(held("plainSword"), { x: 70, y: 58, turn: -46, size: 1.2 }),
  blades: [-54, -32, -10, 12, 34, 56]
    .map((a, i) =>
      put(held((["cleaver", "jagged", "scimitar"] as const)[i % 3] ?? "cleaver"), {
        x: a * 0.5,
        y: 96,
        turn: a,
        size: 1.25,
      }),
    )
    .join(""),
  voice: [30, 54, 78, 102]
    .map((r) =>
      wire(`M${-60 + r * 0.5} ${-r * 0.8}A${r} ${r} 0 0 1 ${-60 + r * 0.5} ${r * 0.8}`, "#F6EED8", 6, 0.75),
    )
    .join(""),
  rack: rack(
    put(held("cleaver"), { x: -78, y: 40, size: 1 }) +
      put(held("pike"), { x: -38, y: 60, size: 0.84 }) +
      put(held("cleaver"), { x: 2, y: 40, size: 1.1 }) +
      put(held("pike"), { x: 40, y: 60, size: 0.84 }) +
      put(held("axe"), { x: 80, y: 40, size: 0.84 }),
  ),
  goblinRack: rack(
    put(held("scimitar"), { x: -78, y: 40, size: 1 }) +
      put(held("spear"), { x: -36, y: 60, size: 0.84 }) +
      put(held("jagged"), { x: 6, y: 40, size: 1 }) +
      put(held("goblinAxe"), { x: 48, y: 44, size: 0.84 }) +
      put(held("mace"), { x: 86, y: 40, size: 0.8 }),
  ),
  burning: [
    [-80, 40, 1],
    [20, 56, 1.2],
    [94, 36, 0.8],
  ]
    .map(
      ([x = 0, y = 0, k = 1]) =>
        put(
          cut("-34,30 -34,-20 0,-54 34,-20 34,30", "#5a4030", { pen: 2.2 }) +
            form("M-10 30V6H10V30Z", "#1c110b", { pen: 1.6 }),
          { x, y, size: k },
        ) +
        flame(x - 14 * k, y - 24 * k, 1.1 * k) +
        flame(x + 14 * k, y - 22 * k, 1.4 * k),
    )
    .join(""),
  peering:
    form("M-150 120V-10C-110-60-60-40-40 10L-30 120Z", "#7a6e60", { pen: 2.4 }) +
    form("M150 120V-30C110-70 50-50 36 0L24 120Z", "#6a5e52", { pen: 2.4 }) +
    form("M-44 120C-50 20-20-30 4-30 30-30 44 20 34 120Z", "#1c1719", { pen: 2 }) +
    eyes(-2, 6, 1.5) +
    pen("-90,-20 -80,30|90,-30 80,40|110,0 100,60", { width: 2.4, opacity: 0.5 }),
  pitHands:
    [
      [-70, 60, -14],
      [-10, 40, 4],
      [56, 64, 16],
    ]
      .map(([x = 0, y = 0, a = 0], i) =>
        put(
          form(
            "M-16 60C-20 20-18 0-18-16L-34-40-26-46-12-26-16-60-6-62-2-30 4-66 14-64 10-28 22-54 30-48 18-14C20 10 18 40 18 60Z",
            i === 1 ? "#5d4a3a" : "#6b5644",
            { pen: 2.2 },
          ),
          { x, y, turn: a, size: 1.1 },
        ),
      )
      .join("") +
    form("M-160 130V92C-120 70-90 100-50 84-10 70 20 100 60 86 100 76 130 96 160 84V130Z", "#4a3a28", {
      pen: 2.4,
    }),
  eggs: [
    [-74, 30, 1],
    [0, 20, 1.3],
    [78, 34, 0.95],
  ]
    .map(([x = 0, y = 0, k = 1]) =>
      put(
        form("M-40 60C-52 0-30-50 0-56 30-50 52 0 40 60Z", "#6b5340", { pen: 2.4 }) +
          form("M-22 30C-24-4-14-26 0-28 14-26 24-4 22 30Z", "#3a2a20", { pen: 2 }) +
          eyes(0, 2, 1.1, "#F0B040") +
          pen("-34,40 -30,0 -20,-30|34,40 30,0 20,-30", { width: 2, opacity: 0.5 }),
        { x, y, size: k },
      ),
    )
    .join(""),
  vanish:
    put(ITEMS.ring, { y: -30, size: 0.36 }) +
    wire("M-46-30C-30-66 30-66 46-30M-58 4C-20 26 20 26 58 4M-64-50C-40-96 40-96 64-50", "#F6EED8", 3, 0.7) +
    form("M-130 70H130V92H-130Z", "#8a6238", { pen: 2.4 }) +
    put(held("mug"), { x: 78, y: 60, turn: 84, size: 1.3 }) +
    form("M36 66C60 60 90 62 118 68 100 74 60 74 36 66Z", "#c98a3c", { pen: 1.4 }),
  bloodyCleaver:
    put(held("cleaver"), { x: -24, y: 66, turn: 22, size: 1.6 }) +
    put(flat("M-8-60C-4-78 4-90 12-96L14-84C8-70 6-50 0-30-2-40-10-46-8-60Z", "#a32a1c"), {
      x: 12,
      y: 20,
      turn: 20,
      size: 1.5,
    }) +
    form("M44 70C52 56 60 50 58 38 70 48 70 70 58 76 50 78 42 74 44 70Z", "#a32a1c", { pen: 1.8 }) +
    form("M70 98C76 90 80 86 80 78 88 86 88 98 80 102 74 104 68 102 70 98Z", "#a32a1c", { pen: 1.6 }),
  stuckArrows: [
    [-34, 0, -30],
    [14, 22, 16],
    [38, 10, 36],
  ]
    .map(([x = 0, y = 0, a = 0]) =>
      put(
        pen("0,0 0,-62", { width: 3, opacity: 1 }) +
          cut("-7,-54 0,-60 7,-54 7,-76 0,-70 -7,-76", "#e9e2cf", { pen: 1.6 }),
        { x, y, turn: a },
      ),
    )
    .join(""),
  ropes: [-16, 0, 16]
    .map(
      (y) =>
        wire(`M-52 ${y - 4}C-20 ${y + 10} 20 ${y + 10} 52 ${y - 4}`, INK, 8) +
        wire(`M-52 ${y - 4}C-20 ${y + 10} 20 ${y + 10} 52 ${y - 4}`, "#cdb487", 5),
    )
    .join(""),
} as const;
