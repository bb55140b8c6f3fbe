/** The paint box. Cards are printed things: the same colours in both themes. */

const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two others; 0 is the first. */
export const blend = (a: string, b: string, amount: number): string => {
  const other = parts(b);
  return `#${parts(a)
    .map((part, i) => Math.round(part + ((other[i] ?? part) - part) * amount))
    .map((part) => Math.min(255, Math.max(0, part)).toString(16).padStart(2, "0"))
    .join("")}`;
};

export const PAINT = {
  skin: "#ecc9a0",
  tan: "#cf9f6e",
  pale: "#f0dcc0",
  steel: "#b9c3c8",
  iron: "#6d7074",
  dark: "#3a3436",
  black: "#1d191c",
  gold: "#d9a93c",
  brass: "#a97c2c",
  wood: "#8a5e34",
  bark: "#5d4630",
  leather: "#7a4f2a",
  cream: "#efe3c4",
  white: "#f6f1e2",
  grey: "#8d8f94",
  green: "#4f7a45",
  forest: "#2f4f3a",
  moss: "#7d8a44",
  blue: "#2f5288",
  sky: "#7fa3bd",
  red: "#9c2f22",
  wine: "#6d2430",
  purple: "#4f3f63",
  brown: "#6b4a30",
  orange: "#c9702a",
  ember: "#e2641e",
  flame: "#f6b13f",
  orc: "#7d8452",
  uruk: "#5d4a3a",
  troll: "#8b8a7c",
};
