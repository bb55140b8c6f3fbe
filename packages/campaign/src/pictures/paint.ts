/** The paint box. Cards are printed things: the same colours in both themes. */

export const PAINT = {
  skin: "#ecc9a0",
  pale: "#f0dcc0",
  steel: "#b9c3c8",
  iron: "#6d7074",
  dark: "#3a3436",
  black: "#1d191c",
  gold: "#d9a93c",
  brass: "#a97c2c",
  leather: "#7a4f2a",
  cream: "#efe3c4",
  white: "#f6f1e2",
  grey: "#8d8f94",
  green: "#4f7a45",
  forest: "#2f4f3a",
  blue: "#2f5288",
  wine: "#6d2430",
  brown: "#6b4a30",
  orc: "#7d8452",
  uruk: "#5d4a3a",
  troll: "#8b8a7c",
};
