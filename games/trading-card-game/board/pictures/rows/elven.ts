/** The pictures of ELVEN. */
import type { ELVEN } from "../../../data/cards/elven.ts";
import type { Rows } from "../row.ts";

export const ELVEN_ROWS: Rows<typeof ELVEN> = {
  "1U29": { at: "forest", by: "sunset", shows: [{ is: "steps" }] },
  "1R30": {
    at: "river",
    by: "evening",
    shows: [{ is: "elf", tunic: "leaf", cloak: "fern", hair: "long", hairs: "straw", holds: "elfSword" }],
  },
  "1U31": { at: "leaflight", by: "day", shows: [{ is: "whiteHorse", turn: 1 }] },
  "1C32": { at: "lorien", by: "day", shows: [{ is: "volley" }] },
  "1R33": { at: "leaflight", by: "day", shows: [{ is: "bow", turn: 6 }] },
  "1R34": {
    at: "river",
    by: "mist",
    shows: [{ is: "elf", tunic: "sea", cloak: "fern", hair: "long", hairs: "straw", holds: "elfSword" }],
  },
  "1R35": { at: "forest", by: "morning", shows: [{ is: "steps" }] },
  "1R36": { at: "rivendell", by: "dusk", shows: [{ is: "boats" }] },
  "1C37": { at: "rivendell", by: "mist", shows: [{ is: "boats" }] },
  "1R38": { at: "river", by: "noon", shows: [{ is: "scroll" }] },
  "1C39": { at: "river", by: "gold", shows: [{ is: "scroll" }] },
  "1R40": {
    at: "forest",
    by: "dawn",
    shows: [{ is: "elf", tunic: "moss", cloak: "fern", hair: "long", hairs: "straw", holds: "bow" }],
  },
  "1C41": { at: "leaflight", by: "day", shows: [{ is: "bow", turn: 4 }] },
  "1C42": { at: "leaflight", by: "day", shows: [{ is: "cloak", turn: 5 }] },
  "1C43": { at: "lorien", by: "night", shows: [{ is: "volley" }] },
  "1U44": { at: "rivendell", by: "dusk", shows: [{ is: "boats" }] },
  "1R45": {
    at: "river",
    by: "mist",
    shows: [{ is: "elf", tunic: "sea", cloak: "moss", hair: "long", hairs: "silver", holds: "elfSword" }],
  },
  "1U46": { at: "river", by: "noon", shows: [{ is: "scroll" }] },
  "1R47": { at: "leaflight", by: "day", shows: [{ is: "elfSword", turn: 7 }] },
  "1U48": {
    at: "rivendell",
    by: "noon",
    shows: [{ is: "elf", tunic: "leaf", cloak: "fern", hair: "long", hairs: "silver", holds: "elfSword" }],
  },
  "1R49": { at: "river", by: "noon", shows: [{ is: "scroll" }] },
  "1R50": {
    at: "rivendell",
    by: "gold",
    shows: [{ is: "elf", tunic: "leaf", cloak: "fern", hair: "long", hairs: "silver", holds: "elfSword" }],
  },
  "1U51": {
    at: "river",
    by: "dusk",
    shows: [{ is: "elf", tunic: "moss", cloak: "sky", hair: "long", hairs: "walnut", holds: "elfSword" }],
  },
  "1C52": { at: "forest", by: "night", shows: [{ is: "steps" }] },
  "1C53": {
    at: "river",
    by: "noon",
    shows: [{ is: "elf", tunic: "moss", cloak: "sky", hair: "long", hairs: "walnut", holds: "elfSword" }],
  },
  "1U54": { at: "forest", by: "day", shows: [{ is: "steps" }] },
  "1R55": { at: "leaflight", by: "day", shows: [{ is: "longbottom", turn: 8 }] },
  "1U56": {
    at: "lorien",
    by: "sunset",
    shows: [{ is: "elf", tunic: "leaf", cloak: "fern", hair: "long", hairs: "walnut", holds: "bow" }],
  },
  "1U57": {
    at: "rivendell",
    by: "gold",
    shows: [{ is: "elf", tunic: "sea", cloak: "fern", hair: "long", hairs: "silver", holds: "elfSword" }],
  },
  "1C58": { at: "lorien", by: "day", shows: [{ is: "volley" }] },
  "1C59": { at: "rivendell", by: "noon", shows: [{ is: "boats" }] },
  "1U60": {
    at: "river",
    by: "dusk",
    shows: [{ is: "elf", tunic: "leaf", cloak: "sky", hair: "long", hairs: "walnut", holds: "elfSword" }],
  },
  "1C61": { at: "lorien", by: "dawn", shows: [{ is: "volley" }] },
  "1R62": { at: "forest", by: "sunset", shows: [{ is: "steps" }] },
  "1U63": { at: "lorien", by: "morning", shows: [{ is: "volley" }] },
  "1U64": { at: "river", by: "dusk", shows: [{ is: "scroll" }] },
  "1U65": { at: "forest", by: "night", shows: [{ is: "steps" }] },
  "1R66": { at: "forest", by: "day", shows: [{ is: "steps" }] },
  "1C67": {
    at: "forest",
    by: "day",
    shows: [{ is: "elf", tunic: "moss", cloak: "moss", hair: "long", hairs: "silver", holds: "bow" }],
  },
  "1C68": { at: "rivendell", by: "mist", shows: [{ is: "boats" }] },
};
