/** The pictures of SHIRE. */
import type { SHIRE } from "../../../data/cards/shire.ts";
import type { Rows } from "../row.ts";

export const SHIRE_ROWS: Rows<typeof SHIRE> = {
  "1R284": {
    at: "shire",
    by: "sunset",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "olive",
        hair: "curly",
        hairs: "walnut",
        belt: "none",
        holds: "pipe",
      },
    ],
  },
  "1U285": { at: "greenlight", by: "day", shows: [{ is: "pipe", turn: 3 }] },
  "1C286": {
    at: "garden",
    by: "dusk",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "mustard",
        hair: "curly",
        hairs: "fox",
        belt: "none",
        holds: "mug",
      },
    ],
  },
  "1C287": { at: "shire", by: "night", shows: [{ is: "swords" }] },
  "1R288": {
    at: "shire",
    by: "sunset",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "olive",
        hair: "curly",
        hairs: "hazel",
        belt: "none",
        holds: "pipe",
      },
    ],
  },
  "1R289": {
    at: "garden",
    by: "gold",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "mustard",
        hair: "curly",
        hairs: "fox",
        belt: "none",
        holds: "mug",
      },
    ],
  },
  "1C290": {
    at: "shire",
    by: "morning",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "olive",
        hair: "curly",
        hairs: "walnut",
        belt: "none",
        holds: "pipe",
      },
    ],
  },
  "1R291": {
    at: "inn",
    by: "night",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "blue",
        hair: "curly",
        hairs: "hazel",
        belt: "none",
        holds: "stick",
      },
    ],
  },
  "1U292": { at: "greenlight", by: "day", shows: [{ is: "pipe", turn: 6 }] },
  "1U293": { at: "garden", by: "noon", shows: [{ is: "scroll" }] },
  "1C294": { at: "shire", by: "day", shows: [{ is: "swords" }] },
  "1C295": {
    at: "garden",
    by: "noon",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "mustard",
        hair: "curly",
        hairs: "fox",
        belt: "none",
        holds: "mug",
      },
    ],
  },
  "1C296": { at: "inn", by: "morning", shows: [{ is: "swords" }] },
  "1C297": {
    at: "fields",
    by: "noon",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "wine",
        hair: "curly",
        hairs: "walnut",
        belt: "none",
        holds: "lantern",
      },
    ],
  },
  "1C298": { at: "shire", by: "dawn", shows: [{ is: "scroll" }] },
  "1C299": { at: "greenlight", by: "day", shows: [{ is: "sting", turn: 4 }] },
  "1C300": { at: "greenlight", by: "day", shows: [{ is: "longbottom", turn: 5 }] },
  "1U301": {
    at: "garden",
    by: "mist",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "mustard",
        hair: "curly",
        hairs: "walnut",
        belt: "none",
        holds: "mug",
      },
    ],
  },
  "1R302": {
    at: "fields",
    by: "noon",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "wine",
        hair: "curly",
        hairs: "walnut",
        belt: "none",
        holds: "lantern",
      },
    ],
  },
  "1C303": {
    at: "garden",
    by: "dusk",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "mustard",
        hair: "curly",
        hairs: "fox",
        belt: "none",
        holds: "mug",
      },
    ],
  },
  "1C304": { at: "inn", by: "morning", shows: [{ is: "steps" }] },
  "1C305": { at: "greenlight", by: "day", shows: [{ is: "longbottom", turn: 8 }] },
  "1C306": {
    at: "shire",
    by: "sunset",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "olive",
        hair: "curly",
        hairs: "fox",
        belt: "none",
        holds: "pipe",
      },
    ],
  },
  "1R307": {
    at: "inn",
    by: "dawn",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "blue",
        hair: "curly",
        hairs: "hazel",
        belt: "none",
        holds: "stick",
      },
    ],
  },
  "1R308": { at: "garden", by: "evening", shows: [{ is: "swords" }] },
  "1U309": {
    at: "garden",
    by: "gold",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "mustard",
        hair: "curly",
        hairs: "fox",
        belt: "none",
        holds: "mug",
      },
    ],
  },
  "1R310": {
    at: "inn",
    by: "sunset",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "blue",
        hair: "curly",
        hairs: "walnut",
        belt: "none",
        holds: "stick",
      },
    ],
  },
  "1C311": {
    at: "shire",
    by: "dawn",
    shows: [
      {
        is: "hobbit",
        tunic: "cream",
        vest: "olive",
        hair: "curly",
        hairs: "hazel",
        belt: "none",
        holds: "pipe",
      },
    ],
  },
  "1C312": { at: "fields", by: "mist", shows: [{ is: "swords" }] },
  "1R313": { at: "greenlight", by: "day", shows: [{ is: "sting", turn: 2 }] },
  "1R314": { at: "inn", by: "night", shows: [{ is: "steps" }] },
  "1C315": { at: "shire", by: "day", shows: [{ is: "swords" }] },
  "1U316": { at: "garden", by: "dusk", shows: [{ is: "scroll" }] },
  "1C317": { at: "inn", by: "morning", shows: [{ is: "steps" }] },
  "1R318": { at: "greenlight", by: "day", shows: [{ is: "longbottom", turn: 0 }] },
};
