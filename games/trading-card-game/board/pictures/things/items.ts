/** Things that are carried, worn and kept, large and around (0, 0). */
import { element } from "@westmarch/ink";
import { charge } from "../folk/charges.ts";
import { HATS, mailRings } from "../folk/heads.ts";
import { arrow, held } from "../folk/held.ts";
import { cut, disc, flat, form, glow, oval, pen, put, shade, star, wire } from "../marks.ts";
import { INK } from "../paint.ts";

const laid = (name: Parameters<typeof held>[0], turn: number, size = 1.35, x = -42, y = 62): string =>
  put(held(name), { x, y, turn, size });

const bandedMail = (steel: string, belt = "#6a4423"): string =>
  form("M-22-70L-56-58-70-20-46-12-48 66H48L46-12 70-20 56-58 22-70C14-54-14-54-22-70Z", steel, {
    pen: 2.4,
  }) +
  put(mailRings(), { y: 56 }) +
  shade("M10-62L22-70 56-58 70-20 46-12 48 66H18C26 20 24-30 10-62Z", 0.16) +
  form("M-49 44H49V54H-49Z", belt);

/** The head and neck of a horse. */
export const horse = (coat: string, mane: string, eye: string): string =>
  form(
    "M-64 96C-60 40-52 6-24-22C-26-44-14-70 6-84L2-104 18-92C42-92 58-66 72-44C80-32 78-18 66-14C52-12 44-22 30-26C26-4 40 40 44 96Z",
    coat,
    { pen: 2.4 },
  ) +
  pen("-4,-84 -22,-52 -32,-16 -46,30|-12,-70 -34,-40 -50,6|6,-88 -14,-66", {
    width: 5,
    opacity: 0.7,
    colour: mane,
  }) +
  disc(32, -58, 3.2, eye) +
  pen("60,-28 66,-26|2,-58 34,-44 40,-26", { width: 2.2 });

const pouch = (leaf: string, sack: string): string =>
  form("M-40 50C-60 10-40-30-26-36L-32-56H32L26-36C40-30 60 10 40 50C20 62-20 62-40 50Z", sack, {
    pen: 2.4,
  }) +
  pen("-26,-36 0,-30 26,-36", { width: 4, opacity: 0.9 }) +
  form("M0 38C-22 20-16-6 0-18C16-6 22 20 0 38Z", leaf, { pen: 2 }) +
  pen("0,36 0,-10|0,22 -9,10|0,22 9,10", { width: 1.5 });

const longPipe = (stem: string, bowl: string): string =>
  form("M-74-34C-40-30-10-10 12 22L2 32C-18 6-44-14-76-22Z", stem, { pen: 2.2 }) +
  form("M0 26C-8-10 46-18 52 12C54 50 10 62 0 26Z", bowl, { pen: 2.4 }) +
  form("M4 6C14-6 42-8 48 6C40 14 14 16 4 6Z", "#2b1a10") +
  pen("28,0 36,-24 20,-44 36,-70 26,-92|34,-8 48,-30 38,-52", { width: 5, opacity: 0.4, colour: "#F5ECD8" });

export const ITEMS = {
  sword: laid("sword", 46),
  rangerSword:
    laid("plainSword", 38, 1.4, -36, 70) +
    put(
      form("M-9 0H9L5 96 0 104-5 96Z", "#4a3018", { pen: 2 }) +
        form("M-10-6H10V8H-10Z", "#d9d5cc", { pen: 1.8 }),
      { x: 84, y: -34, turn: 38 },
    ),
  gondorBlade: laid("greatSword", -40, 1.25, 42, 66) + put(charge("tree"), { x: -56, y: 44, size: 1.3 }),
  elfSword: laid("elfSword", 40, 1.4),
  sting: laid("sting", 46, 1.6, -46, 56),
  hobbitSword: laid("sting", -42, 1.35, 40, 52) + form("M-72-40L-54-58-20-18-34-2Z", "#6a4423", { pen: 2 }),
  glamdring:
    flat("M-60-92C-20-60 30-10 60 60 10 20-40-40-60-92Z", "#CFE3F6", 0.7) +
    put(laid("greatSword", 46, 1.4), { flip: true }) +
    star(-34, -30, 18, "#FFFFFF", 8),
  scimitar: laid("scimitar", 30, 1.6, -36, 66),
  orcScimitar: laid("jagged", -34, 1.6, 36, 66),
  urukSword: laid("cleaver", 34, 1.5, -32, 66) + put(charge("hand"), { x: 56, y: 44, size: 1.3 }),
  nazgulSword: put(laid("paleSword", 46), { flip: true }),
  minasMorgul: laid("paleSword", 30, 1.4, -30, 70) + put(charge("moon"), { x: 50, y: -42, size: 1.5 }),
  paleBlade: glow(0, -10, [84, 56], "#B8F0DC", 0.22) + put(laid("paleSword", 0, 1.4, 0, 64), {}),
  morgulBlade: laid("morgulKnife", 42, 2.2, -34, 56),
  axe: laid("axe", 28, 1.35, 22, 32),
  greatAxe:
    put(laid("axe", 40, 1.5, 18, 30), { flip: true }) + put(charge("anvil"), { x: 66, y: 56, size: 1.1 }),
  goblinAxe: laid("goblinAxe", 32, 1.4, 4, 34),
  hammer: laid("hammer", -28, 1.3, -8, 40) + pen("30,40 48,50 44,64|-70,-40 -84,-34", { width: 3 }),
  spear: laid("spear", 34, 1.1, 20, 32),
  bow: put(held("bow"), { turn: 28, size: 1.02, y: 4 }) + put(arrow(), { turn: 118, size: 1.9, y: 4 }),
  galadhrimBow:
    put(
      wire("M12 98C-20 78-34 30-20-4-34-38-20-84 12-104", INK, 8) +
        wire("M12 98C-20 78-34 30-20-4-34-38-20-84 12-104", "#d9c486", 4.6) +
        wire("M12 98V-104", INK, 1.2),
      { turn: -24 },
    ) +
    put(form("M0 10C-10 2-10-12 0-20 10-12 10 2 0 10Z", "#8fb86a"), { x: -26, y: -6 }) +
    put(arrow("#f4f0e4"), { turn: 66, size: 1.7 }),
  rangerBow:
    put(held("bow"), { turn: -30, size: 0.96, y: 10 }) +
    put(
      form("M-14-30H14L10 60H-10Z", "#5a4630") +
        [-7, 0, 7].map((x) => put(arrow("#8aa08a"), { x, y: -44, turn: 180, size: 0.8 })).join(""),
      { x: 52, y: 10, turn: 16 },
    ),
  shield:
    form("M-58-74H58V-11C58 38 27 65 0 78C-27 65-58 38-58-11Z", "#233f73", { pen: 2.6 }) +
    wire("M-47-63H47V-11C47 31 22 52 0 64C-22 52-47 31-47-11Z", INK, 1.6) +
    put(charge("tree"), { y: 8, size: 2.6 }) +
    shade("M9-74H58V-11C58 38 27 65 0 78 34 34 34-22 9-74Z"),
  armour:
    form(
      "M-24-72L-58-58-66-22-46-14-44 40-30 68H30L44 40 46-14 66-22 58-58 24-72C14-56-14-56-24-72Z",
      "#b9c3c8",
      { pen: 2.4 },
    ) +
    pen("0,-58 0,66|-44,-8 -16,4 0,0 16,4 44,-8|-42,20 0,30 42,20|-38,46 0,54 38,46", { width: 2 }) +
    shade("M10-62L24-72 58-58 66-22 46-14 44 40 30 68H16C26 20 24-30 10-62Z", 0.18) +
    put(charge("star"), { y: -30, size: 0.8 }),
  mailCoat: bandedMail("#a9b4ba"),
  dwarfArmour:
    bandedMail("#c9a86a", "#3f2a1a") +
    form("M-56-58L-70-20-46-12-38-50ZM56-58L70-20 46-12 38-50Z", "#8b97a1", { pen: 2 }) +
    put(charge("anvil"), { y: 4, size: 1.3 }),
  helm: put(HATS.dwarfHelm("#9aa5ab"), { y: 286, size: 1.72 }),
  cloak:
    form("M-13-86C-44-77-66 11-79 86C-44 97 44 97 79 86C66 11 44-77 13-86C9-73-9-73-13-86Z", "#6f8068", {
      pen: 2.4,
    }) +
    pen("-33,-22 -50,84|-9,-44 -15,92|15,-44 22,92|37,-18 55,84", { width: 1.8, opacity: 0.55 }) +
    form("M0-92C12-86 12-72 0-64C-12-72-12-86 0-92Z", "#86b04c"),
  gondorCloak:
    form(
      "M-16-86C-54-70-74 20-70 90C-44 78-30 98-8 88 16 98 40 78 66 92C74 20 54-70 16-86C9-73-9-73-16-86Z",
      "#3a4a63",
      { pen: 2.4 },
    ) +
    form("M-30-80C-12-60 12-60 30-80L26-60C10-46-10-46-26-60Z", "#8a6a44", { pen: 2 }) +
    pen("-36,-22 -44,80|-9,-40 -12,84|15,-40 24,88|37,-18 52,84", { width: 1.8, opacity: 0.55 }) +
    disc(0, -58, 8, "#d9b356", 2),
  whiteHorse:
    horse("#f4efe2", "#b9ad97", INK) + pen("2,-58 -10,-30 -30,-10", { width: 3, colour: "#7a8a9a" }),
  blackHorse: put(horse("#221f2e", "#0b0a10", "#E0402A"), { flip: true }),
  pipe: put(longPipe("#6a4423", "#8a5a2c"), { x: -12, y: -12 }),
  gandalfPipe:
    put(longPipe("#3f2a1a", "#a8804c"), { x: 12, y: -8, flip: true }) +
    form("M-70-40C-60-64-20-70 6-60L-20-52-6-44-36-46-24-36Z", "#eef2f2", { pen: 1.6, opacity: 0.9 }),
  bilboPipe:
    put(longPipe("#8a5a2c", "#d9c393"), { x: -12, y: -12 }) +
    [0, 1, 2]
      .map((i) => wire(`M${30 + i * 14}-${58 + i * 12}a${14 - i * 3} ${8 - i} 0 1 0 .1 0`, "#F5ECD8", 4, 0.7))
      .join(""),
  gafferPipe:
    form("M-60-8C-30-16 0-6 18 18L8 28C-8 8-32 0-60 4Z", "#5a3a1e", { pen: 2.2 }) +
    form("M6 22C2-14 56-16 56 14 54 48 12 54 6 22Z", "#b8704a", { pen: 2.4 }) +
    form("M12 4C22-6 44-6 50 6 42 14 20 14 12 4Z", "#2b1a10") +
    form("M-50 40H-10V64H-50Z", "#efe2c0", { pen: 2 }) +
    pen("-44,48 -16,48|-44,56 -20,56", { width: 1.6 }),
  rangerPipe:
    put(longPipe("#2b1d14", "#6a4a2a"), { x: 6, y: -10, size: 0.94 }) +
    put(charge("leaf"), { x: -48, y: 34, size: 1.1 }),
  longbottom: pouch("#6f8f3c", "#b9925a"),
  oldToby:
    form("M-44 54V-34H44V54Z", "#8a5a2c", { pen: 2.4 }) +
    form("M-50-34H50V-50H-50Z", "#a06a34", { pen: 2.2 }) +
    pen("-44,0 44,0|-44,30 44,30", { width: 2 }) +
    form("M0 44C-26 22-20-8 0-22C20-8 26 22 0 44Z", "#9a8a3c", { pen: 2 }) +
    pen("0,42 0,-14|0,26 -10,12|0,26 10,12", { width: 1.6 }),
  athelas: [-30, 0, 30, -14, 18]
    .map((x, i) =>
      put(
        form("M0 50C-26 20-20-34 0-70C20-34 26 20 0 50Z", i > 2 ? "#6f8a4c" : "#8aa85e", { pen: 2 }) +
          pen("0,48 0,-56|0,20 -12,2|0,20 12,2|0,-8 -10,-22|0,-8 10,-22", { opacity: 0.7 }),
        {
          x,
          y: [8, -12, 8, 28, 30][i] ?? 0,
          turn: [-24, 0, 24, -10, 12][i] ?? 0,
          size: 0.9,
        },
      ),
    )
    .join(""),
  cart:
    form("M-92 30L-80-14H60L76 30Z", "#8a5a2c", { pen: 2.4 }) +
    pen("-84,0 66,0|-88,16 72,16", { opacity: 0.7 }) +
    [-46, 36]
      .map((x) =>
        put(
          disc(0, 0, 28, "#3f2a18", 4) +
            wire("M0-26V26M-26 0H26M-18-18L18 18M18-18L-18 18", "#b9925a", 4) +
            wire("M-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0", "#b9925a", 6) +
            disc(0, 0, 6, "#b9925a", 1.6),
          { x, y: 46 },
        ),
      )
      .join("") +
    [-50, -16, 20]
      .map((x, i) =>
        put(
          form("M-18 0C-20-22-10-34 0-34S20-22 18 0Z", ["#a33b2a", "#3e6b35", "#c9992c"][i] ?? "#a33b2a", {
            pen: 2,
          }),
          { x, y: i === 1 ? -20 : -14 },
        ),
      )
      .join("") +
    star(-10, -66, 16, "#F7E27A", 6) +
    star(44, -76, 11, "#F09A5A", 6) +
    pen("-16,-22 -12,-54|36,-18 42,-68", { width: 2, opacity: 0.7 }),
  map:
    form("M-86-56C-60-64-30-48 0-56S60-64 86-54V54C60 46 30 62 0 54S-60 46-86 56Z", "#ecdcb4", { pen: 2.4 }) +
    cut("-14,20 18,-36 30,-20 40,-28 62,20", "#d9c393", { pen: 2 }) +
    pen("18,-36 22,-6 16,16|30,-20 36,0", { width: 1.5, opacity: 0.6 }) +
    pen("-70,20 -40,8 -20,26 10,14|-74,38 -30,34 -8,40", { width: 2, opacity: 0.7, colour: "#4f8098" }) +
    form("M-52-26C-40-40-28-30-18-36-22-22-34-20-40-12-44-18-50-18-52-26Z", "#a33b2a", { pen: 1.4 }),
  mirror:
    form("M-18 88L-10 38H10L18 88Z", "#c5bda4", { pen: 2.2 }) +
    form("M-76 4C-66 40 66 40 76 4C66 14-66 14-76 4Z", "#b9c3c8", { pen: 2.2 }) +
    oval(0, 2, 78, 16, "#5f87a0", 2.4) +
    oval(0, 2, 60, 10, "#9cc4d6") +
    star(0, 0, 16) +
    pen("-14,-60 -18,-36|0,-70 0,-44|16,-62 18,-38", { width: 2.6, opacity: 0.5, colour: "#FFFFFF" }),
  jewel: glow(0, -8, [70, 48, 28], "#FFFFFF", 0.25) + star(0, -8, 46, "#FFFFFF", 8),
  ring:
    glow(0, -8, [96, 70], "#F6C65A", 0.2) +
    wire("M-60-6a60 62 0 1 0 120 0a60 62 0 1 0-120 0", INK, 28) +
    wire("M-60-6a60 62 0 1 0 120 0a60 62 0 1 0-120 0", "#D9A63C", 23) +
    wire("M-54-28A60 62 0 0 1 0-68", "#F8E3A0", 9) +
    wire("M54 16A60 62 0 0 1 0 56", "#A8731C", 9),
  ringOnChain:
    wire("M-110-130C-70-60-30-40-8-22M110-130C70-60 30-40 8-22", INK, 5) +
    wire("M-110-130C-70-60-30-40-8-22M110-130C70-60 30-40 8-22", "#d9d5cc", 2.6) +
    put(
      wire("M-44 0a44 46 0 1 0 88 0a44 46 0 1 0-88 0", INK, 22) +
        wire("M-44 0a44 46 0 1 0 88 0a44 46 0 1 0-88 0", "#E6B84C", 17) +
        wire("M-38-18A44 46 0 0 1 0-46", "#FBEFC0", 6),
      { y: 24 },
    ),
  gimliHelm:
    put(HATS.dwarfHelm("#7d8890"), { y: 300, size: 1.86 }) +
    form(
      "M-44 18C-70 6-84-20-80-50-66-34-54-26-42-22ZM44 18C70 6 84-20 80-50 66-34 54-26 42-22Z",
      "#d9b356",
      { pen: 2.2 },
    ) +
    disc(0, -4, 8, "#c94a3c", 2),
  ringVerse: element("path", {
    d: "M-60-6a60 62 0 1 0 120 0a60 62 0 1 0-120 0",
    fill: "none",
    stroke: "#D9531E",
    "stroke-width": 2.2,
    "stroke-dasharray": "5 3 9 4 3 5",
  }),
} as const;
