/** The pictures of DWARVEN. */
import type { DWARVEN } from "../../../data/cards/dwarven.ts";
import type { Rows } from "../row.ts";

export const DWARVEN_ROWS: Rows<typeof DWARVEN> = {
  "1C3": { at: "tomb", by: "sunset", shows: [{ is: "axes" }] },
  "1C4": { at: "mountain", by: "noon", shows: [{ is: "scroll" }] },
  "1C5": { at: "halls", by: "day", shows: [{ is: "scroll" }] },
  "1C6": { at: "wild", by: "gold", shows: [{ is: "scroll" }] },
  "1C7": {
    at: "tomb",
    by: "morning",
    shows: [
      {
        is: "dwarf",
        tunic: "earth",
        beard: "plaited",
        hat: "dwarfHelm",
        hats: "mail",
        holds: "axe",
        mail: true,
      },
    ],
  },
  "1C8": { at: "amber", by: "day", shows: [{ is: "armour", turn: 4 }] },
  "1C9": { at: "amber", by: "day", shows: [{ is: "axe", turn: 5 }] },
  "1C10": { at: "halls", by: "sunset", shows: [{ is: "scroll" }] },
  "1C11": {
    at: "mountain",
    by: "gold",
    shows: [
      {
        is: "dwarf",
        tunic: "moss",
        beard: "plaited",
        hat: "dwarfHelm",
        hats: "mail",
        holds: "axe",
        mail: true,
      },
    ],
  },
  "1U12": {
    at: "halls",
    by: "sunset",
    shows: [
      {
        is: "dwarf",
        tunic: "earth",
        beard: "broad",
        hat: "dwarfHelm",
        hats: "mail",
        holds: "axe",
        mail: true,
      },
    ],
  },
  "1R13": {
    at: "tomb",
    by: "night",
    shows: [
      {
        is: "dwarf",
        tunic: "russet",
        beard: "broad",
        hat: "dwarfHelm",
        hats: "mail",
        holds: "axe",
        mail: true,
      },
    ],
  },
  "1R14": { at: "amber", by: "day", shows: [{ is: "axe", turn: 6 }] },
  "1R15": { at: "amber", by: "day", shows: [{ is: "helm", turn: 7 }] },
  "1R16": { at: "wild", by: "gold", shows: [{ is: "scroll" }] },
  "1U17": {
    at: "mountain",
    by: "dusk",
    shows: [
      {
        is: "dwarf",
        tunic: "earth",
        beard: "broad",
        hat: "dwarfHelm",
        hats: "mail",
        holds: "axe",
        mail: true,
      },
    ],
  },
  "1C18": { at: "halls", by: "dawn", shows: [{ is: "scroll" }] },
  "1C19": { at: "mountain", by: "noon", shows: [{ is: "scroll" }] },
  "1C20": { at: "mountain", by: "dusk", shows: [{ is: "axes" }] },
  "1C21": { at: "halls", by: "dawn", shows: [{ is: "scroll" }] },
  "1R22": { at: "tomb", by: "dawn", shows: [{ is: "axes" }] },
  "1R23": { at: "wild", by: "dusk", shows: [{ is: "axes" }] },
  "1C24": { at: "mountain", by: "gold", shows: [{ is: "axes" }] },
  "1C25": { at: "halls", by: "sunset", shows: [{ is: "axes" }] },
  "1C26": { at: "wild", by: "evening", shows: [{ is: "axes" }] },
  "1U27": {
    at: "halls",
    by: "night",
    shows: [
      {
        is: "dwarf",
        tunic: "russet",
        beard: "plaited",
        hat: "dwarfHelm",
        hats: "mail",
        holds: "axe",
        mail: true,
      },
    ],
  },
  "1R28": { at: "halls", by: "night", shows: [{ is: "scroll" }] },
};
