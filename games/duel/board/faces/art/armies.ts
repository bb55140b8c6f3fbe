/** Pictures of red cards: a host before the land of its first banner. */
import { element, LINE, type Point, pine, wave } from "@westmarch/ink";
import { REGIONS, type RegionName } from "../../../data/ids.ts";
import { BANNER_PAINT } from "../../icons/paint.ts";
import {
  ASH,
  CARD,
  DAY,
  DUSK,
  disc,
  downs,
  drawn,
  form,
  glow,
  type Palette,
  rect,
  ridge,
  shade,
  sheet,
  sky,
  standard,
} from "./kit.ts";

/** Spears without number, one row behind the other. */
const host = (y: number, step: number, high: number, fill: string, seed: number): string =>
  Array.from({ length: Math.ceil(190 / step) }, (_, i) => {
    const x = -4 + i * step + ((i * 7 + seed) % 3);
    const tall = high - ((i * 5 + seed) % 4) * 4;
    return (
      element("path", { d: `M${x} ${y}V${y - tall}`, stroke: LINE, "stroke-width": 1.7 }) +
      form("0,-8 -2.4,0 2.4,0", "#c9cfd2", [x, y - tall], 1, 0.8) +
      drawn("M-6 0C-7-8-4-13 0-13S7-8 6 0Z", fill, [x, y + 4], 0.92, 1.2)
    );
  }).join("");

interface Field {
  readonly palette: Palette;
  readonly sky: string;
  readonly sun: string;
  readonly far: () => string;
  readonly ground: string;
  readonly helms: string;
}

const FIELDS: Readonly<Record<RegionName, Field>> = {
  lindon: {
    palette: DAY,
    sky: "#bfd7da",
    sun: "#f7f0d6",
    far: () =>
      rect(0, 140, 176, 76, "#7fa6b4") +
      element("path", {
        d: [8, 60, 112, 150, 30, 92].map((x, i) => wave(x, 148 + (i % 3) * 7, 18, `lindon ${i}`)).join(""),
        fill: "#3f6a7e",
      }) +
      form("-34,-10 -42,-26 -24,-14 24,-14 40,-30 34,-8 24,2 -20,2", "#f3ead6", [84, 152], 1, 1.8) +
      form("-2,-16 -2,-66 12,-58 22,-40 24,-20", "#fbf6e6", [84, 152], 1, 1.6) +
      form("-6,-18 -6,-58 -16,-48 -22,-32 -22,-18", "#fbf6e6", [84, 152], 1, 1.6),
    ground: "#8a9a5a",
    helms: "#b8c3c9",
  },
  arnor: {
    palette: DAY,
    sky: "#e6dcc0",
    sun: "#f8efcf",
    far: () =>
      downs(CARD, "-6,150 50,128 110,144 182,126", "#c9bd86", "arnor far") +
      form(
        "-16,4 -14,-40 -18,-46 -18,-58 -10,-58 -10,-50 -2,-52 0,-38 6,-40 8,-30 15,-32 17,4",
        "#a89c86",
        [44, 138],
        1,
        1.8,
      ) +
      shade("4,4 2,-38 6,-40 8,-30 15,-32 17,4", 0.22, [44, 138]),
    ground: "#a3935a",
    helms: "#9aa3a8",
  },
  rhovanion: {
    palette: DAY,
    sky: "#cfdcc0",
    sun: "#f5efcf",
    far: () =>
      ridge(CARD, "-6,150 60,140 112,84 150,136 182,150", "#9fa48c", "erebor") +
      [8, 26, 44, 62, 80, 98, 134, 152, 170]
        .map((x, i) => pine(x, 170 + (i % 2) * 5, 48 - (i % 3) * 6, `rhov ${i}`))
        .join(""),
    ground: "#5f7440",
    helms: "#8d8a66",
  },
  enedwaith: {
    palette: DUSK,
    sky: "#e2c39a",
    sun: "#f6dfa8",
    far: () =>
      ridge(CARD, "-6,152 36,116 76,148 128,108 182,146", "#b08e72", "ened far") +
      form("-9,0 -7,-56 -11,-80 -5,-68 -2,-84 2,-68 5,-84 11,-80 7,-56 9,0", "#3b3029", [132, 166], 1, 1.6),
    ground: "#8a6a44",
    helms: "#6d5a4a",
  },
  rohan: {
    palette: DAY,
    sky: "#efd9a6",
    sun: "#f8eabf",
    far: () => ridge(CARD, "-6,150 44,108 90,140 130,116 182,146", "#c2a98a", "rohan far"),
    ground: "#9a8f4a",
    helms: "#c9a53c",
  },
  gondor: {
    palette: DAY,
    sky: "#c4d2e0",
    sun: "#f7f2e2",
    far: () =>
      ridge(CARD, "-6,158 30,102 64,146 100,72 150,140 182,112", "#8fa0b4", "gondor far") +
      [
        [44, 0],
        [33, -16],
        [22, -32],
      ]
        .map(
          ([w, y]) =>
            form(`-${w},0 -${w},-18 ${w},-18 ${w},0`, "#f3ead6", [100, 166 + y], 1, 1.6) +
            shade(`${w * 0.3},0 ${w * 0.3},-18 ${w},-18 ${w},0`, 0.14, [100, 166 + y]),
        )
        .join("") +
      form("-4,0 -3,-30 0,-42 3,-30 4,0", "#f7f2e2", [100, 118], 1, 1.6),
    ground: "#7f8a6a",
    helms: "#c3ccd4",
  },
  mordor: {
    palette: ASH,
    sky: "#6a2e22",
    sun: "#d9531e",
    far: () =>
      ridge(CARD, "-6,150 24,112 50,146 120,150 150,108 182,146", "#3d2a25", "mordor far") +
      form(
        "-14,0 -11,-30 -14,-36 -9,-38 -8,-70 -11,-78 -7,-80 -6,-100 -10,-114 -4,-106 0,-102 4,-106 10,-114 6,-100 7,-80 11,-78 8,-70 9,-38 14,-36 11,-30 14,0",
        "#171010",
        [88, 172],
        1,
        1.8,
      ) +
      glow(88, 84, [16, 10], "#f2872b", 0.3) +
      drawn("M-9 0C-5-5 5-5 9 0 5 5-5 5-9 0Z", "#f2a53a", [88, 84]) +
      rect(87.2, 80, 1.8, 8, "#140b07"),
    ground: "#33231f",
    helms: "#4a3b36",
  },
};

const army = (region: RegionName) => (): string => {
  const { palette, sky: air, sun, far, ground, helms } = FIELDS[region];
  const flag = BANNER_PAINT[region].field;
  const flags: readonly Point[] = [
    [42, 196],
    [118, 188],
  ];
  return sheet(
    CARD,
    palette,
    sky(CARD, air) +
      disc(104, 104, 32, sun) +
      far() +
      downs(CARD, "-6,176 60,166 120,172 182,162", ground, `field ${region}`) +
      host(184, 15, 34, helms, 1) +
      flags.map(([x, y]) => standard([x, y], 66, flag, 1.05)).join("") +
      host(204, 17, 44, helms, 2),
  );
};

export const ARMY_SCENES: Readonly<Record<string, () => string>> = Object.fromEntries(
  REGIONS.map((region) => [`army-${region}`, army(region)]),
);
