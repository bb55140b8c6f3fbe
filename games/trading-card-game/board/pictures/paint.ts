/** The paint box. Cards are printed things: the same colours in both themes. */

import { blend } from "@westmarch/ink";

/** The pen's ink. */
export const INK = "#241a12";

export const PAINT = {
  ash: "#6a6460",
  azure: "#4f78a8",
  black: "#221f2e",
  blood: "#7f1d14",
  blue: "#3f5f7a",
  bronze: "#9a6c38",
  chestnut: "#7a4a22",
  clay: "#8a4a2a",
  coal: "#352f2b",
  cream: "#efe2c0",
  dark: "#33241a",
  dun: "#8a7a5c",
  earth: "#54422e",
  fern: "#6f8a5c",
  fox: "#8a4a1e",
  gold: "#d9b356",
  green: "#3e6b35",
  grey: "#8f8a98",
  hazel: "#9a6a34",
  honey: "#e6c869",
  iron: "#57524f",
  ivory: "#f4f0e4",
  leaf: "#5f6f3c",
  lilac: "#8a7a9a",
  mail: "#8b97a1",
  moss: "#4f6b52",
  mustard: "#b08a2c",
  navy: "#233f73",
  night: "#17151f",
  oak: "#7d5a38",
  olive: "#7a6a2c",
  pale: "#c9d2dc",
  pine: "#2f4638",
  plum: "#5b3f63",
  rose: "#b8604a",
  russet: "#7b3a22",
  rust: "#8a5a3c",
  sand: "#cdb487",
  sea: "#5f8a92",
  silver: "#d9d5cc",
  sky: "#7d93ad",
  slate: "#5b6478",
  smoke: "#6a6478",
  snow: "#eef2f2",
  soot: "#3a3430",
  steel: "#b9c3c8",
  straw: "#e0c376",
  tan: "#b9925a",
  teal: "#3f6f6a",
  umber: "#3f2a1a",
  violet: "#6a4a7a",
  walnut: "#4a3018",
  wheat: "#c9a53c",
  white: "#fbf6e6",
  wine: "#7b2a32",
} as const;

export type Paint = keyof typeof PAINT;

/**
 * Lays the light of an hour over everything in a drawing. Only pigments are dimmed: ink stays ink, and what shines by
 * itself (flames, stars, eyes) is written in capitals.
 */
export const bathe = (svg: string, light: string, amount: number): string =>
  amount === 0
    ? svg
    : svg.replace(/#[0-9a-f]{6}\b/g, (colour) => (colour === INK ? INK : blend(colour, light, amount)));
