/** What hands hold, upright around the grip at (0, 0). */

import { flame } from "../growth.ts";
import { cut, disc, flat, form, glow, pen, put, shade, star, wire } from "../marks.ts";
import { INK } from "../paint.ts";

const blade = (steel: string, hilt = "#b98a2c"): string =>
  form("M-4.6 0L-3.8-110 0-124 3.8-110 4.6 0Z", steel) +
  pen("0,-8 0,-104", { width: 1.1, opacity: 0.5 }) +
  form("M-17 0H17V6H-17ZM-3.4 6H3.4V26H-3.4Z", hilt) +
  disc(0, 28, 4.4, "#d9b356", 1.6);

const rod = (from: number, to: number, half: number, fill = "#7d5630"): string =>
  form(`M-${half} ${from}V${to}H${half}V${from}Z`, fill, { pen: 1.6 });

/** An arrow pointing up, its middle at (0, 0). */
export const arrow = (fletch = "#e9e2cf"): string =>
  pen("0,46 0,-38", { width: 2.6, opacity: 1 }) +
  cut("0,-50 -6,-34 0,-30 6,-34", "#dfe6ea") +
  cut("-6,40 0,30 6,40 6,56 0,48 -6,56", fletch, { pen: 1.4 });

const bow = (wood: string): string =>
  wire("M10 78C-26 40-26-60 10-112", INK, 8) +
  wire("M10 78C-26 40-26-60 10-112", wood, 4.6) +
  wire("M10 78V-112", INK, 1.2);

const HELD = {
  sword: blade("#dfe6ea"),
  plainSword: blade("#c2cad0", "#6a5a3c"),
  paleSword: blade("#B9D7D2", "#3a3a44"),
  greatSword: put(blade("#dfe6ea", "#8b97a1"), { size: 1.16 }),
  elfSword:
    form("M-3.6 0C-7-40-4-84 8-120 8-80 8-40 4 0Z", "#e6eef2") +
    pen("0,-6 1,-50 6,-100", { width: 1.1, opacity: 0.5 }) +
    form("M-12-2C-6 4 6 4 12-2L11 6C6 10-6 10-11 6ZM-3 7H3V28H-3Z", "#c9b06a"),
  sting:
    flat("M-9 4L-7-82 0-102 7-82 9 4Z", "#BFE0F2", 0.6) +
    form("M-5 0C-7-30-6-60 0-88 6-60 7-30 5 0Z", "#E3F0F6") +
    form("M-14-3C-8 4 8 4 14-3L13 5C6 10-6 10-13 5ZM-3 7H3V24H-3Z", "#c9b06a"),
  scimitar:
    form("M-4 0C-6-40 2-78 18-108 16-70 12-34 6 0Z", "#9aa3a6") +
    form("M-13 0H13V6H-13ZM-3.4 6H3.4V26H-3.4Z", "#3f3229"),
  jagged:
    form("M-5 0L-7-30-2-34-8-62-1-66-6-92 4-112 9-88 5-80 10-52 5-46 8-20 6 0Z", "#8a8d8a") +
    form("M-13 0H13V6H-13ZM-3.4 6H3.4V26H-3.4Z", "#3f3229"),
  cleaver:
    form("M-5 0V-96L-12-112 14-100 12-84 6-80V0Z", "#9aa3a6") +
    form("M-11 0H13V6H-11ZM-3.4 6H4.4V26H-3.4Z", "#3f3229"),
  axe:
    rod(60, -104, 3.6) +
    form("M3-98C22-108 34-104 40-94 42-80 38-66 28-58 24-70 14-76 3-76Z", "#b9c3c8") +
    form("M-3-98C-22-108-34-104-40-94-42-80-38-66-28-58-24-70-14-76-3-76Z", "#9aa5ab"),
  handAxe: rod(50, -74, 3.2) + form("M3-72C18-80 32-78 36-66 36-52 30-42 20-36 18-48 12-52 3-52Z", "#b9c3c8"),
  goblinAxe:
    rod(60, -100, 3.4, "#4a3826") +
    form("M3-94L22-106 36-96 30-84 38-72 24-58 3-72Z", "#7e8480") +
    cut("-3,-88 -16,-80 -3,-74", "#7e8480"),
  staff:
    form("M-4 80C-3 0-5-60-3-112H4C4-60 4 0 5 80Z", "#7d5a38") +
    form("M-3-110C-18-118-20-140-4-146-12-134-6-124 2-122 8-130 8-140 2-148 18-142 18-120 4-110Z", "#7d5a38"),
  litStaff:
    glow(2, -134, [40, 26, 14], "#FFFBE0", 0.35) +
    form("M-4 80C-3 0-5-60-3-112H4C4-60 4 0 5 80Z", "#7d5a38") +
    form(
      "M-3-110C-18-118-20-140-4-146-12-134-6-124 2-122 8-130 8-140 2-148 18-142 18-120 4-110Z",
      "#7d5a38",
    ) +
    star(2, -134, 26, "#FFFFFF", 8),
  stick: form("M-3.4 80C-2 20-5-40-2-100 2-106 6-100 4-92 2-40 4 20 4 80Z", "#8a6a44"),
  spear: rod(80, -112, 2.6, "#6a4a2a") + cut("0,-146 -8,-118 0,-108 8,-118", "#c5ccd0"),
  pike:
    rod(80, -112, 2.6, "#4a3a2a") + form("M0-150L-7-122-16-128-10-112 0-106 10-112 16-128 7-122Z", "#9aa3a6"),
  pitchfork:
    rod(80, -90, 2.8, "#8a6a44") +
    pen("-12,-128 -11,-100 0,-90 11,-100 12,-128|0,-132 0,-90", { width: 4, opacity: 1 }),
  mace:
    rod(56, -80, 3.2, "#4a4a50") +
    form("M0-118L8-106 20-108 16-94 20-80 8-82 0-72-8-82-20-80-16-94-20-108-8-106Z", "#7e8890"),
  club:
    form("M-6 60C-4 0-12-60-18-100-8-122 22-122 26-98 16-60 6 0 6 60Z", "#7d5d3e", { pen: 2 }) +
    pen("-6,-96 -2,-84|8,-104 6,-90|12,-84 8,-72", { width: 1.8, opacity: 0.7 }),
  hammer:
    rod(60, -92, 4, "#5a4632") +
    form("M-32-122H32V-88H-32Z", "#8b8f92", { pen: 2 }) +
    shade("M4-122H32V-88H4Z") +
    pen("-22,-122 -22,-88|22,-122 22,-88", { width: 1.6 }),
  smithHammer: rod(40, -46, 3, "#7d5a38") + form("M-20-66H16L22-56 16-46H-20Z", "#8b97a1"),
  pick: rod(60, -84, 3.2) + form("M-44-72C-20-96 20-96 44-72 20-84-20-84-44-72Z", "#9aa5ab"),
  whip:
    form("M-3 24V-6H3V24Z", "#4a3018") +
    pen("0,-6 -6,-40 20,-64 -10,-92 24,-112 50,-96", { width: 4, opacity: 1 }),
  bow: bow("#9a6c38"),
  blackBow: bow("#4a4038"),
  knife:
    form("M-3.4 0L-2.8-50 0-60 3.4-50 3.6 0Z", "#d5dce0") + form("M-9 0H9V5H-9ZM-3 5H3V20H-3Z", "#8a5a2a"),
  morgulKnife:
    glow(0, -40, [30, 18], "#B8F0CC", 0.2) +
    form("M-4 0L-9-16-3-22-8-40-2-46-4-70 6-56 3-40 8-34 4-18 5 0Z", "#CFE3DC") +
    form("M-10 0H10V5H-10ZM-3 5H3V20H-3Z", "#2b2a30"),
  mug:
    form("M-9 2V-26H17V2Z", "#8a5a2c") +
    wire("M17-20C28-22 28 0 17-4", INK, 3) +
    form("M-11-26C-11-34-2-36 4-32 10-38 20-34 19-26Z", "#f5ecd8", { pen: 1.6 }),
  pipe:
    form("M-28-30C-14-26 0-16 8-4L4 2C-6-8-18-18-30-24Z", "#6a4423", { pen: 1.6 }) +
    form("M2 4C0-14 18-16 20-4 18 8 4 10 2 4Z", "#6a4423") +
    pen("12,-12 6,-28 18,-42 10,-60", { width: 3, opacity: 0.45, colour: "#F5ECD8" }),
  lantern:
    glow(0, 14, [34, 22], "#F6C65A", 0.25) +
    pen("0,-10 0,0", { width: 2, opacity: 1 }) +
    form("M-10 0H10V26H-10Z", "#F6D88A", { pen: 2 }) +
    form("M-13 0L0-10 13 0Z", "#5b4630"),
  torch: rod(46, -34, 4, "#6a4a2a") + glow(0, -58, [40, 24], "#F6B13F", 0.22) + flame(-2, -32, 1),
  horn:
    form("M-6 10C-20-10-18-44 10-66L22-52C2-40-2-20 8 4Z", "#efe2c0") +
    form("M6-68L24-78 32-56 22-50Z", "#c9a53c"),
  scroll:
    cut("-16,-54 16,-54 16,-6 -16,-6", "#f3e6c4") +
    pen("-10,-44 8,-45|-10,-34 10,-34|-10,-24 6,-24", { width: 1.8 }) +
    form("M-20-60H20V-52H-20ZM-20-8H20V0H-20Z", "#c9ab74"),
  book:
    cut("-22,-50 20,-54 22,-8 -20,-4", "#8a4a2a", { pen: 2 }) +
    cut("-18,-46 16,-50 18,-12 -16,-8", "#f3e6c4", { pen: 1.2 }) +
    pen("0,-48 2,-10|-12,-38 -4,-39|-12,-28 -4,-29", { width: 1.4 }),
  leaf:
    form("M0 6C-22-14-18-46 0-64 18-46 22-14 0 6Z", "#7d9a54") +
    pen("0,4 0,-54|0,-16 -10,-30|0,-16 10,-30", { width: 1.4 }),
  flower:
    pen("0,10 0,-34", { width: 3, opacity: 1, colour: "#4f6b2c" }) +
    [0, 72, 144, 216, 288]
      .map((a) =>
        put(form("M0 0C-9-6-9-18 0-22 9-18 9-6 0 0Z", "#f4f0e4", { pen: 1.4 }), { y: -42, turn: a }),
      )
      .join("") +
    disc(0, -42, 5, "#e6b84c", 1.4),
  basket:
    form("M-24-22H24L18 8H-18Z", "#b9925a", { pen: 2 }) +
    wire("M-22-22C-22-58 22-58 22-22", INK, 5) +
    wire("M-22-22C-22-58 22-58 22-22", "#b9925a", 2.4) +
    [-13, 0, 13].map((x) => disc(x, -24, 8, x === 0 ? "#6f8f3c" : "#a33b2a", 1.6)).join("") +
    pen("-22,-12 22,-12|-20,-2 20,-2", { width: 1.4 }),
  mushroom:
    form("M-5 6V-16H6V6Z", "#efe2c0") +
    form("M-22-14C-22-38 22-38 22-14 8-10-8-10-22-14Z", "#b8704a") +
    disc(-8, -24, 3.4, "#f4e6d0") +
    disc(8, -22, 2.8, "#f4e6d0"),
  pan: rod(30, -10, 3, "#4a4440") + disc(0, -34, 26, "#57524f", 2) + disc(0, -34, 19, "#3f3a38", 1.4),
  ring:
    glow(0, -18, [34, 22], "#F6C65A", 0.3) +
    wire("M-12-18A12 12 0 1 1 12-18A12 12 0 1 1-12-18Z", INK, 8) +
    wire("M-12-18A12 12 0 1 1 12-18A12 12 0 1 1-12-18Z", "#E6B84C", 5),
  keys:
    wire("M-12-4A12 12 0 1 1 12-4A12 12 0 1 1-12-4Z", INK, 4) +
    [-20, 0, 20]
      .map((a) =>
        put(pen("0,0 0,44|0,36 8,36|0,44 8,44", { width: 4, opacity: 1, colour: "#6d665c" }), {
          y: 6,
          turn: a,
        }),
      )
      .join(""),
  skull:
    rod(80, -84, 2.8, "#4a3826") +
    form("M-16-96C-24-124-12-138 0-138 12-138 24-124 16-96L10-86H-10Z", "#e4dcc4") +
    disc(-7, -112, 4.4, INK) +
    disc(7, -112, 4.4, INK) +
    pen("-5,-94 -5,-86|0,-95 0,-86|5,-94 5,-86", { width: 1.6 }),
  lute:
    form("M-6-6C-30-4-34 34 0 40 34 34 30-4 6-6L5-70H-5Z", "#b9803c") +
    disc(0, 14, 8, "#3a2416", 1.4) +
    pen("-2,32 -2,-64|2,32 2,-64", { width: 1 }) +
    cut("-8,-70 -6,-88 6,-88 8,-70", "#6a4423"),
  fish:
    form("M-30-20C-14-40 14-38 28-22L42-34V-6L28-16C14-2-14-4-30-20Z", "#8fa9b4") + disc(-18, -24, 2.4, INK),
} as const;

export type Held = keyof typeof HELD;
export const held = (name: Held): string => HELD[name];

/** Weapons and tools stand behind the sleeve; these are held in front of it, where they can be seen. */
const IN_FRONT: ReadonlySet<Held> = new Set([
  "mug",
  "pipe",
  "lantern",
  "horn",
  "scroll",
  "book",
  "leaf",
  "flower",
  "basket",
  "mushroom",
  "pan",
  "ring",
  "keys",
  "lute",
  "fish",
] as const);

/** Short things lean outwards, past the sleeve. */
const SHORT: ReadonlySet<Held> = new Set([
  "knife",
  "morgulKnife",
  "sting",
  "handAxe",
  "smithHammer",
] as const);

/** How far what is held leans outwards of itself, in degrees. */
export const leanOf = (name: Held | undefined): number => (name !== undefined && SHORT.has(name) ? 26 : 8);

/** A hand at (x, y) with what it holds, behind and in front of the sleeve. */
export const grip = (
  name: Held | undefined,
  spot: { readonly x: number; readonly y: number; readonly turn: number },
  sleeve: string,
  hand: string,
): string => {
  if (name === undefined) return sleeve + hand;
  if (!IN_FRONT.has(name)) return put(HELD[name], spot) + sleeve + hand;
  return sleeve + put(HELD[name], { ...spot, x: spot.x + 5, size: 1.3 }) + hand;
};
