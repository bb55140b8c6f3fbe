/** What is done and what hangs in the air: a motif for each, around (0, 0). */
import { charge } from "../folk/charges.ts";
import { held } from "../folk/held.ts";
import { beams, cut, disc, flat, form, glow, oval, pen, put, star, wire } from "../marks.ts";

const helmets = (cloth: string, eyes = "#F2C53A"): string =>
  [0, 1, 2]
    .map((row) =>
      Array.from({ length: 9 - row }, (_, i) => {
        const high = -74 - ((i * 7 + row * 5) % 4) * 6;
        return put(
          pen(`12,0 13,${high}`, { width: 2.6, opacity: 1 }) +
            cut(`13,${high - 10} 9,${high + 2} 17,${high + 2}`, "#c5ccd0", { pen: 1.3 }) +
            form("M-18 30C-20 0-14-22 0-22S20 0 18 30Z", cloth, { pen: 2 }) +
            flat("M-8-4C-5-8-1-6 0-3-3-1-7-2-8-4ZM8-4C5-8 1-6 0-3 3-1 7-2 8-4Z", eyes),
          { x: -156 + row * 16 + i * (36 + row * 5), y: 58 + row * 26, size: 0.62 + row * 0.2 },
        );
      }).join(""),
    )
    .join("");

const flag = (colour: string, sign: string): string =>
  pen("-54,110 -52,-100", { width: 6, opacity: 1 }) +
  cut("-52,-114 -58,-98 -52,-90 -46,-98", "#cfd3d4", { pen: 1.6 }) +
  form("M-50-82C-20-92 10-70 56-82L46-42 60-2C16 10-16-12-50 2Z", colour, { pen: 2.4 }) +
  pen("-24,-78 -28,-4|14,-74 12,0", { opacity: 0.35 }) +
  put(sign, { x: 2, y: -34, size: 1.6 });

const scroll = (): string =>
  form(
    "M-81-53C-81-66-66-70-59-59V48C-59 62-77 64-81 53ZM59-59C66-70 81-66 81-53V53C77 64 59 62 59 48Z",
    "#d9c393",
    { pen: 2.2 },
  ) +
  cut("-61,-55 61,-55 61,55 -61,55", "#f3e6c4", { pen: 2.2 }) +
  pen("-44,-35 11,-37|-44,-20 44,-22|-44,-4 37,-7|-44,11 44,9|-44,26 22,24", { width: 2.4, opacity: 0.6 }) +
  disc(39, 35, 11, "#a33b2a", 1.8) +
  disc(39, 35, 6.5, "#c45a44");

const drum = (x: number, y: number, size: number): string =>
  put(
    form("M-40-22C-40-6-34 26-30 36C-16 46 16 46 30 36C34 26 40-6 40-22Z", "#7a3b26", { pen: 2.2 }) +
      pen("-38,-10 -24,38|-24,38 -8,-6|-8,-6 8,40|8,40 24,-8|24,-8 32,30", {
        width: 2,
        opacity: 0.9,
        colour: "#e3c79c",
      }) +
      oval(0, -22, 40, 12, "#e3d3ae", 2.2),
    { x, y, size },
  );

const crow = (x: number, y: number, size: number): string =>
  put(
    form(
      "M0 6C-8-4-20-12-36-10-24-6-18 0-14 8L-20 16 0 12 20 16 14 8C18 0 24-6 36-10C20-12 8-4 0 6Z",
      "#1c1719",
      { pen: 1 },
    ),
    { x, y, size },
  );

export const DEEDS = {
  light:
    beams(0, -32, "#FFF8DA", 0.5, 20) +
    glow(0, -32, [84, 58, 34], "#FFFFFF", 0.28) +
    put(held("staff"), { y: 76, size: 1.1 }) +
    star(1, -72, 46, "#FFFFFF", 8) +
    disc(1, -72, 10, "#FFFFFF"),
  drums:
    drum(-58, 30, 1.1) +
    drum(56, 34, 1.1) +
    drum(0, 66, 1.35) +
    [44, 66, 88]
      .map((r) =>
        wire(`M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, "#F0C65E", 2.4, 0.35),
      )
      .join(""),
  eye:
    glow(0, -16, [96, 70], "#D9531E", 0.3) +
    put(
      form("M-16 0C-8-10 8-10 16 0C8 10-8 10-16 0Z", "#D9531E", { pen: 0.5 }) +
        flat("M-12 0C-6-7 6-7 12 0C6 7-6 7-12 0Z", "#F6A13F") +
        disc(0, 0, 5.6, "#F8D06A") +
        flat("M0-7.4C3-2 3 2 0 7.4C-3 2-3-2 0-7.4Z", "#140B07"),
      { y: -16, size: 5.4 },
    ),
  hand: put(charge("hand"), { y: 6, size: 4.4 }),
  scroll: scroll(),
  horn:
    form("M-90 46C-46 46 12 23 39-51L67-37C51 35-12 71-87 67Z", "#efe2c0", { pen: 2.4 }) +
    form("M30-57L76-32 80-48 39-74Z", "#c9a53c", { pen: 2 }) +
    pen("-46,44 -39,64|-12,32 2,53", { width: 4, opacity: 0.9, colour: "#c9a53c" }),
  gondorFlag: flag("#233f73", charge("tree")),
  eyeFlag: flag("#7f1d14", charge("eye")),
  goblins: helmets("#6b5a48"),
  uruks: helmets("#3a3430"),
  orcs: helmets("#5d4a44"),
  boats: [
    [-80, 54, 0.9],
    [10, 80, 1.3],
  ]
    .map(([x = 0, y = 0, size = 1]) =>
      put(
        form("M-62-6C-46 18 46 18 62-6L74-24 54-14H-54L-74-24Z", "#d9d0b4", { pen: 2.2 }) +
          pen("-50,-2 0,6 50,-2", { width: 1.6, opacity: 0.6 }) +
          form("M-6-14C-8-30-16-36-14-48-8-60 8-60 14-48 16-36 8-30 6-14Z", "#6f8068") +
          flat("M-7-46C-6-54 6-54 7-46 4-40-4-40-7-46Z", "#ecd0aa"),
        { x, y, size },
      ),
    )
    .join(""),
  crows:
    crow(-90, -70, 1) +
    crow(-40, -90, 0.8) +
    crow(10, -54, 1.3) +
    crow(66, -80, 1) +
    crow(100, -36, 1.1) +
    crow(-54, -30, 1) +
    crow(40, -16, 0.9),
  ringShine: beams(0, -8, "#F6D488", 0.26, 20, 190),
} as const;
