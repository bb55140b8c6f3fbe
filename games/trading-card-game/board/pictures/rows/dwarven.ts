/** The pictures of the Dwarves. */
import type { DWARVEN } from "../../../data/cards/dwarven.ts";
import { DWARF, GIMLI } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const DWARVEN_ROWS: PictureRows<typeof DWARVEN> = {
  "1C3": { at: "halls", by: "torch", shows: [{ is: "axeStrike" }] },
  "1C4": {
    at: "plain",
    by: "sunset",
    shows: [
      { is: "scream" },
      { ...GIMLI, hat: undefined, mood: "shouting", holds: "axe", raised: true, other: "handAxe" },
    ],
  },
  "1C5": { at: "tomb", by: "torch", shows: [{ is: "cleftShield" }] },
  "1C6": { at: "cavern", by: "torch", shows: [{ is: "delving" }] },
  "1C7": {
    at: "halls",
    by: "cold",
    shows: [
      {
        ...DWARF,
        tunic: "slate",
        hairs: "dark",
        beard: "broad",
        hat: "dwarfHelm",
        hats: "iron",
        mail: true,
        holds: "spear",
        other: "roundShield",
        mood: "grim",
      },
    ],
  },
  "1C8": { at: "amber", by: "day", shows: [{ is: "dwarfArmour", size: 1.15 }] },
  "1C9": { at: "amber", by: "gold", shows: [{ is: "axe" }] },
  "1C10": { at: "smithy", by: "day", shows: [{ is: "stoneHeart" }] },
  "1C11": {
    at: "mountain",
    by: "morning",
    shows: [
      {
        ...DWARF,
        hats: "azure",
        cloak: "azure",
        clasp: "silver",
        hairs: "hazel",
        holds: "scroll",
        looks: "right",
      },
    ],
  },
  "1U12": {
    at: "mountain",
    by: "dusk",
    shows: [{ ...GIMLI, holds: "axe", other: "handAxe", looks: "left" }],
  },
  "1R13": { at: "halls", by: "torch", shows: [{ ...GIMLI, cloak: "rust", holds: "axe", mood: "grim" }] },
  "1R14": { at: "amber", by: "sunset", shows: [{ is: "greatAxe" }] },
  "1R15": { at: "amber", by: "noon", shows: [{ is: "gimliHelm" }] },
  "1R16": { at: "throne", by: "torch", shows: [{ is: "crown", y: 124 }] },
  "1U17": {
    at: "study",
    by: "torch",
    shows: [
      {
        is: "dwarf",
        tunic: "wine",
        cloak: "bronze",
        hair: "bald",
        hairs: "snow",
        beard: "broad",
        clasp: "gold",
        holds: "stick",
        lean: 2,
      },
    ],
  },
  "1C18": { at: "throne", by: "hearth", shows: [{ is: "feast", y: 130 }] },
  "1C19": { at: "tomb", by: "cold", shows: [{ is: "graveAxe", y: 134 }] },
  "1C20": {
    at: "tomb",
    by: "blaze",
    shows: [
      { ...GIMLI, y: 206, holds: "axe", raised: true, other: "axe", mood: "shouting" },
      { is: "goblins", y: 152, size: 0.9 },
    ],
  },
  "1C21": {
    at: "throne",
    by: "cold",
    shows: [
      {
        is: "dwarf",
        tunic: "navy",
        cloak: "steel",
        hair: "long",
        hairs: "silver",
        beard: "broad",
        beards: "silver",
        hat: "goldCirclet",
        clasp: "jewel",
        holds: "mace",
        mood: "grim",
      },
    ],
  },
  "1R22": { at: "cavern", by: "cold", turned: true, shows: [{ is: "shaft", y: 124 }] },
  "1R23": {
    at: "bridge",
    by: "blaze",
    shows: [{ ...GIMLI, turn: -16, x: 166, y: 226, size: 0.86, mood: "afraid", raised: true, other: "open" }],
  },
  "1C24": {
    at: "stair",
    by: "torch",
    shows: [{ ...DWARF, x: 116, y: 250, size: 0.7, hats: "moss", holds: "handAxe", looks: "right" }],
  },
  "1C25": {
    at: "plain",
    by: "dawn",
    shows: [
      {
        ...DWARF,
        hair: "short",
        hat: "bandage",
        hairs: "bronze",
        beard: "dwarf",
        tunic: "earth",
        tilt: -8,
        mood: "glad",
        holds: "handAxe",
        other: "open",
      },
    ],
  },
  "1C26": {
    at: "dwarrowdelf",
    by: "cold",
    shows: [
      {
        ...DWARF,
        y: 248,
        size: 0.7,
        cloak: "clay",
        hats: "clay",
        hairs: "silver",
        holds: "torch",
        looks: "left",
      },
    ],
  },
  "1U27": {
    at: "smithy",
    by: "hearth",
    shows: [
      {
        is: "dwarf",
        tunic: "tan",
        vest: "umber",
        hair: "short",
        hairs: "dark",
        beard: "plaited",
        holds: "smithHammer",
        raised: true,
        other: "open",
        belt: "none",
        skin: "#c98f68",
      },
    ],
  },
  "1R28": { at: "cavern", by: "torch", shows: [{ is: "treasure" }] },
};
