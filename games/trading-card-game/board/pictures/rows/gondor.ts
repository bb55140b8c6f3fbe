/** The pictures of Gondor. */
import type { GONDOR } from "../../../data/cards/gondor.ts";
import { ARAGORN, ARWEN, BOROMIR, FRODO, SAM } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const GONDOR_ROWS: PictureRows<typeof GONDOR> = {
  "1R88": {
    at: "road",
    by: "morning",
    shows: [
      { ...SAM, x: 66, y: 250, size: 0.62 },
      { ...FRODO, x: 232, y: 250, size: 0.62 },
      { ...ARAGORN, x: 148, size: 0.94, raised: true, looks: "right" },
    ],
  },
  "1R89": { at: "wild", by: "dusk", shows: [{ ...ARAGORN, holds: "sword" }] },
  "1R90": { at: "bluelight", by: "dusk", shows: [{ is: "rangerBow" }] },
  "1U91": { at: "bluelight", by: "evening", shows: [{ is: "rangerPipe", size: 1.3 }] },
  "1C92": { at: "bluelight", by: "day", shows: [{ is: "armour", size: 1.15 }] },
  "1R93": { at: "rivendell", by: "night", shows: [{ is: "evenstar", y: 116 }] },
  "1U94": { at: "bluelight", by: "morning", shows: [{ is: "athelas", size: 1.2 }] },
  "1R95": { at: "bluelight", by: "noon", shows: [{ is: "gondorBlade" }] },
  "1R96": {
    at: "city",
    by: "noon",
    shows: [
      { ...BOROMIR, cloak: "blood", tunic: "navy", wears: "tree", mail: true, holds: "horn", looks: "left" },
    ],
  },
  "1U97": { at: "mountain", by: "day", shows: [{ ...BOROMIR, holds: "sword", other: "roundShield" }] },
  "1U98": { at: "bluelight", by: "grey", shows: [{ is: "gondorCloak" }] },
  "1R99": { at: "road", by: "grey", shows: [{ is: "signpost", y: 122 }] },
  "1R100": {
    at: "rivendell",
    by: "moonset",
    shows: [
      { ...ARAGORN, x: 92, size: 0.92, looks: "right", cloak: "slate", clasp: "silver" },
      { ...ARWEN, x: 210, size: 0.92, looks: "left" },
    ],
  },
  "1C101": { at: "bluelight", by: "gold", shows: [{ is: "mailCoat", size: 1.15 }] },
  "1C102": { at: "plain", by: "dusk", shows: [{ is: "daggerStrike" }] },
  "1C103": {
    at: "mordor",
    by: "dawn",
    shows: [
      {
        is: "man",
        tunic: "steel",
        cloak: "navy",
        hair: "long",
        hairs: "dark",
        beard: "short",
        hat: "wingedHelm",
        hats: "silver",
        mail: true,
        wears: "star",
        holds: "greatSword",
        raised: true,
        mood: "shouting",
      },
    ],
  },
  "1C104": { at: "moor", by: "morning", shows: [{ is: "holly", y: 112, size: 1.3 }] },
  "1U105": {
    at: "blackGate",
    by: "sunset",
    shows: [
      { is: "gondorFlag", x: 110, y: 124 },
      { is: "eyeFlag", x: 216, y: 132, size: 0.84, turn: 12 },
    ],
  },
  "1C106": { at: "amonhen", by: "sunset", shows: [{ is: "helmAndSword", y: 124 }] },
  "1C107": { at: "bluelight", by: "sunset", shows: [{ is: "shield", size: 1.1 }] },
  "1U108": {
    at: "inn",
    by: "deep",
    shows: [{ ...ARAGORN, hat: "hood", hats: "pine", holds: "pipe", lean: -30, beard: "goatee" }],
  },
  "1U109": {
    at: "plain",
    by: "gold",
    shows: [
      { is: "gondorFlag", x: 92, y: 112, size: 0.9 },
      { ...BOROMIR, x: 56, y: 250, size: 0.6 },
      {
        is: "man",
        tunic: "leaf",
        hair: "short",
        hairs: "fox",
        hat: "cap",
        hats: "earth",
        x: 248,
        y: 250,
        size: 0.6,
      },
      { ...ARAGORN, x: 154, size: 0.94, holds: "sword", raised: true, mood: "shouting" },
    ],
  },
  "1C110": { at: "forest", by: "morning", shows: [{ is: "boots", y: 124 }] },
  "1R111": { at: "darkwood", by: "night", shows: [{ is: "torchHost", y: 112 }] },
  "1U112": { at: "bluelight", by: "violet", shows: [{ is: "rangerSword", size: 1.1 }] },
  "1U113": { at: "river", by: "grey", shows: [{ is: "swordAndBow", y: 122 }] },
  "1R114": { at: "sea", by: "gold", turned: true, shows: [{ is: "numenorShip", y: 112 }] },
  "1R115": { at: "argonath", by: "gold", shows: [{ is: "kingsCrown", y: 116 }] },
  "1C116": { at: "city", by: "sunset", shows: [{ is: "swordArm", y: 120 }] },
  "1C117": { at: "wild", by: "starlight", shows: [{ is: "starSword", y: 116 }] },
  "1R118": {
    at: "wild",
    by: "night",
    shows: [{ ...ARAGORN, holds: "torch", raised: true, other: "sword", mood: "shouting" }],
  },
  "1C119": { at: "wild", by: "wraith", shows: [{ is: "fiveRiders", y: 116 }] },
  "1P365": {
    at: "rivendell",
    by: "starlight",
    shows: [
      {
        ...ARAGORN,
        tunic: "slate",
        cloak: "dark",
        hat: "hood",
        hats: "dark",
        beard: "goatee",
        holds: "plainSword",
        looks: "left",
      },
    ],
  },
};
