import { dice, type Point, sub } from "@westmarch/ink";
import { arc, arch, clipped, cut, disc, flat, GROUND, hachures, line, sheet } from "@westmarch/ink/sheet";
import { dayView } from "./day.ts";
import { nightView } from "./night.ts";

/** Two lancets under one arch: in one it is day, in the other night; over both hangs the Ring. */

const MIDDLE = 132;
const FOOT = GROUND - 12;
const outer = arch(8, 256, FOOT, 188, 8);
const day = arch(32, 122, FOOT, 176, 96, 5);
const night = arch(142, 232, FOOT, 176, 96, 5);

/** The round light above: a plain band of gold. */
const ring = (x: number, y: number): string =>
  disc(x, y, 27, "var(--stone)") +
  line(arc(x, y, 27, 27, 0, 360), { width: 1.7, seed: "rg1", ends: [1, 1] }) +
  line(arc(x, y, 22.5, 22.5, 0, 360), { width: 0.9, seed: "rg2", ends: [1, 1], opacity: 0.7 }) +
  Array.from({ length: 12 }, (_, i): string => {
    const a = (i * Math.PI) / 6;
    return line(
      [
        [x + Math.cos(a) * 18.6, y + Math.sin(a) * 18.6],
        [x + Math.cos(a) * 22, y + Math.sin(a) * 22],
      ],
      { width: 1, seed: i, opacity: 0.6 },
    );
  }).join("") +
  disc(x, y, 15, "var(--gilt)") +
  disc(x, y, 9.4, "var(--stone)") +
  line(arc(x, y, 15, 15, 0, 360, 4), { width: 1.4, seed: "rg3", ends: [1, 1] }) +
  line(arc(x, y, 9.4, 9.4, 0, 360, 4), { width: 1.2, seed: "rg4", ends: [1, 1] }) +
  line(arc(x, y, 12.4, 12.4, 190, 260, 4), { width: 1.8, seed: "rg5", colour: "var(--sun)" });

/** The slender pillar between the lights. */
const pillar = (): string =>
  cut(
    [
      [126, FOOT],
      [126, 178],
      [138, 178],
      [138, FOOT],
    ],
    "var(--stone)",
    { width: 1.3, seed: "pi" },
  ) +
  flat(
    [
      [133, FOOT - 1],
      [133, 179],
      [137, 179],
      [137, FOOT - 1],
    ],
    "var(--stone-3)",
    0.6,
  ) +
  cut(
    [
      [122, 179],
      [120, 168],
      [144, 168],
      [142, 179],
    ],
    "var(--stone)",
    { width: 1.3, seed: "pc" },
  ) +
  cut(
    [
      [122, FOOT],
      [124, FOOT - 10],
      [140, FOOT - 10],
      [142, FOOT],
    ],
    "var(--stone)",
    { width: 1.3, seed: "pb" },
  );

function masonry(): string {
  const roll = dice("masonry");
  let svg = "";
  for (let y = 214; y < FOOT - 8; y += 26 + roll() * 8) {
    svg += line(
      [
        [9, y],
        [24, y + 1],
      ],
      { width: 1, seed: sub(roll), opacity: 0.6 },
    );
    svg += line(
      [
        [240, y - 6],
        [255, y - 6],
      ],
      { width: 1, seed: sub(roll), opacity: 0.6 },
    );
  }
  for (const [a, b, c, d] of [
    [20, 142, 36, 150],
    [44, 98, 57, 110],
    [80, 58, 88, 74],
    [244, 142, 228, 150],
    [220, 98, 207, 110],
    [184, 58, 176, 74],
  ] as const) {
    svg += line(
      [
        [a, b],
        [c, d],
      ],
      { width: 1, seed: sub(roll), opacity: 0.6 },
    );
  }
  return svg;
}

export const door = (): string =>
  sheet(
    flat(outer, "var(--stone-2)") +
      line(arch(15, 249, FOOT, 188, 17), { width: 1, seed: "t15", opacity: 0.6 }) +
      flat(arch(24, 240, FOOT, 188, 29), "var(--stone)") +
      line(arch(24, 240, FOOT, 188, 29), { width: 1.3, seed: "t24" }) +
      masonry() +
      hachures(
        Array.from({ length: 15 }, (_, i): Point => [254, 200 + i * 11]),
        [-6, 5],
        "th",
        { opacity: 0.4 },
      ) +
      clipped("twin-day", day, dayView()) +
      line(day, { width: 1.8, seed: "day", ends: [1, 1] }) +
      clipped("twin-night", night, nightView()) +
      line(night, { width: 1.8, seed: "night", ends: [1, 1] }) +
      [
        [27, 127],
        [137, 237],
      ]
        .map(([a, b], i) => line(arch(a!, b!, 200, 176, 87), { width: 0.9, seed: i, opacity: 0.65 }))
        .join("") +
      pillar() +
      ring(MIDDLE, 74) +
      line(outer, { width: 2.1, seed: "tout", ends: [1, 1] }) +
      cut(
        [
          [0, GROUND],
          [0, FOOT],
          [264, FOOT],
          [264, GROUND],
        ],
        "var(--stone)",
        { width: 1.8, seed: "tsill" },
      ) +
      line(
        [
          [4, GROUND - 4],
          [260, GROUND - 4],
        ],
        { width: 0.9, seed: "tsl", opacity: 0.5 },
      ),
  );
