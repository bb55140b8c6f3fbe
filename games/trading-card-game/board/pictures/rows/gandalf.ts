/** The pictures of GANDALF. */
import type { GANDALF } from "../../../data/cards/gandalf.ts";
import type { Rows } from "../row.ts";

export const GANDALF_ROWS: Rows<typeof GANDALF> = {
  "1R69": {
    at: "wild",
    by: "mist",
    shows: [{ is: "man", tunic: "earth", cloak: "rust", hair: "long", beard: "short", holds: "spear" }],
  },
  "1U70": {
    at: "inn",
    by: "dawn",
    shows: [{ is: "man", tunic: "navy", cloak: "rust", hair: "long", beard: "short", holds: "sword" }],
  },
  "1R71": { at: "road", by: "dawn", shows: [{ is: "flame" }] },
  "1R72": {
    at: "wild",
    by: "mist",
    shows: [
      {
        is: "wizard",
        tunic: "grey",
        cloak: "smoke",
        hair: "long",
        hairs: "silver",
        beard: "long",
        hat: "wizard",
        hats: "slate",
        holds: "staff",
      },
    ],
  },
  "1U73": { at: "greylight", by: "day", shows: [{ is: "longbottom", turn: 1 }] },
  "1U74": { at: "greylight", by: "day", shows: [{ is: "pipe", turn: 8 }] },
  "1R75": { at: "greylight", by: "day", shows: [{ is: "glamdring", turn: 4 }] },
  "1C76": { at: "inn", by: "dawn", shows: [{ is: "light" }] },
  "1U77": { at: "mountain", by: "gold", shows: [{ is: "light" }] },
  "1C78": { at: "road", by: "day", shows: [{ is: "steps" }] },
  "1R79": { at: "road", by: "day", shows: [{ is: "light" }] },
  "1R80": {
    at: "road",
    by: "sunset",
    shows: [{ is: "man", tunic: "navy", cloak: "slate", hair: "long", beard: "short", holds: "sword" }],
  },
  "1R81": { at: "mountain", by: "evening", shows: [{ is: "steps" }] },
  "1C82": { at: "wild", by: "gold", shows: [{ is: "light" }] },
  "1R83": { at: "wild", by: "noon", shows: [{ is: "light" }] },
  "1C84": { at: "mountain", by: "dusk", shows: [{ is: "light" }] },
  "1C85": { at: "road", by: "day", shows: [{ is: "flame" }] },
  "1C86": { at: "wild", by: "mist", shows: [{ is: "flame" }] },
  "1R87": { at: "wild", by: "noon", shows: [{ is: "flame" }] },
  "1P364": {
    at: "wild",
    by: "dusk",
    shows: [
      {
        is: "wizard",
        tunic: "grey",
        cloak: "smoke",
        hair: "long",
        hairs: "silver",
        beard: "long",
        hat: "wizard",
        hats: "slate",
        holds: "staff",
      },
    ],
  },
};
