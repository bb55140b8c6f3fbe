/** Those who are on more than one card, as they are known everywhere. */
import type { Orc, Troll, Wraith } from "./orcs.ts";
import type { Person } from "./people.ts";

export const ARAGORN = {
  is: "man",
  tunic: "earth",
  cloak: "pine",
  hair: "long",
  hairs: "dark",
  beard: "short",
  clasp: "star",
} as const satisfies Person;

export const BOROMIR = {
  is: "man",
  tunic: "wine",
  cloak: "slate",
  hair: "long",
  hairs: "hazel",
  beard: "goatee",
  clasp: "gold",
  stout: 1.06,
} as const satisfies Person;

export const ARWEN = {
  is: "elf",
  tunic: "sky",
  cloak: "navy",
  hair: "flowing",
  hairs: "dark",
  clasp: "jewel",
  belt: "pale",
  skin: "#f5ddc0",
} as const satisfies Person;

export const ELROND = {
  is: "elf",
  tunic: "plum",
  cloak: "lilac",
  hair: "long",
  hairs: "dark",
  hat: "circlet",
  clasp: "silver",
} as const satisfies Person;

export const GALADRIEL = {
  is: "elf",
  tunic: "ivory",
  cloak: "white",
  hair: "flowing",
  hairs: "honey",
  hat: "circlet",
  clasp: "jewel",
  belt: "pale",
  skin: "#f6e0c4",
} as const satisfies Person;

export const LEGOLAS = {
  is: "elf",
  tunic: "leaf",
  cloak: "fern",
  hair: "long",
  hairs: "straw",
  clasp: "leaf",
  quiver: true,
} as const satisfies Person;

export const GIMLI = {
  is: "dwarf",
  tunic: "russet",
  hairs: "fox",
  beard: "dwarf",
  hat: "dwarfHelm",
  hats: "mail",
  mail: true,
} as const satisfies Person;

export const DWARF = {
  is: "dwarf",
  tunic: "moss",
  hairs: "walnut",
  beard: "plaited",
  hat: "hood",
  hats: "blue",
} as const satisfies Person;

export const GANDALF = {
  is: "wizard",
  tunic: "grey",
  cloak: "smoke",
  hair: "long",
  hairs: "silver",
  beard: "long",
  hat: "wizard",
  hats: "slate",
} as const satisfies Person;

export const SARUMAN = {
  is: "wizard",
  tunic: "ivory",
  cloak: "white",
  hair: "long",
  hairs: "snow",
  beard: "long",
  beards: "silver",
} as const satisfies Person;

export const FRODO = {
  is: "hobbit",
  tunic: "cream",
  vest: "wine",
  hair: "curly",
  hairs: "umber",
  cloak: "moss",
  clasp: "leaf",
  belt: "none",
} as const satisfies Person;

export const SAM = {
  is: "hobbit",
  tunic: "cream",
  vest: "olive",
  hair: "curly",
  hairs: "hazel",
  stout: 1.12,
  belt: "none",
} as const satisfies Person;

export const MERRY = {
  is: "hobbit",
  tunic: "cream",
  vest: "mustard",
  hair: "mop",
  hairs: "bronze",
  belt: "none",
} as const satisfies Person;

export const PIPPIN = {
  is: "hobbit",
  tunic: "cream",
  vest: "blue",
  hair: "mop",
  hairs: "chestnut",
  belt: "none",
  mood: "glad",
} as const satisfies Person;

export const BILBO = {
  is: "hobbit",
  tunic: "cream",
  vest: "clay",
  hair: "curly",
  hairs: "silver",
  belt: "none",
} as const satisfies Person;

export const LURTZ = {
  is: "uruk",
  skin: "#5f4632",
  helm: "hair",
  iron: "black",
  painted: true,
  stout: 1.12,
  wears: "hand",
} as const satisfies Orc;

export const CAVE_TROLL = { is: "troll" } as const satisfies Troll;

export const WITCH_KING = { is: "wraith", crown: "tall" } as const satisfies Wraith;
