/** The pictures of Moria. */
import type { MORIA } from "../../../data/cards/moria.ts";
import { CAVE_TROLL, PIPPIN } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const MORIA_ROWS: PictureRows<typeof MORIA> = {
  "1R163": {
    at: "throne",
    by: "torch",
    shows: [
      {
        is: "goblin",
        skin: "#a8a078",
        helm: "horned",
        iron: "bronze",
        cloth: "plum",
        armour: "bronze",
        holds: "skull",
        mouth: "grin",
      },
    ],
  },
  "1U164": { at: "forest", by: "gloom", shows: [{ is: "leafArrow", y: 118 }] },
  "1R165": { at: "tomb", by: "torch", shows: [{ ...CAVE_TROLL, holds: "club" }] },
  "1R166": { at: "cavelight", by: "dusk", shows: [{ is: "hammer" }] },
  "1R167": {
    at: "halls",
    by: "blaze",
    shows: [
      { is: "goblin", x: 58, y: 242, size: 0.72, mouth: "roar", helm: "kettle" },
      { is: "goblin", x: 244, y: 242, size: 0.72, mouth: "roar", helm: "spiked" },
      { is: "goblin", size: 0.94, mouth: "roar", helm: "bare", holds: "jagged", raised: true },
    ],
  },
  "1C168": { at: "halls", by: "torch", shows: [{ is: "drums" }] },
  "1R169": { at: "tomb", by: "blaze", shows: [{ is: "brokenDoor", y: 120 }] },
  "1R170": {
    at: "cavern",
    by: "torch",
    shows: [
      { is: "well", y: 134, x: 168 },
      { ...PIPPIN, x: 66, y: 252, size: 0.76, mood: "afraid", looks: "right" },
    ],
  },
  "1C171": {
    at: "bridge",
    by: "blaze",
    shows: [
      { is: "blades", y: 104, size: 0.9 },
      { is: "goblins", y: 136 },
    ],
  },
  "1R172": {
    at: "stair",
    by: "torch",
    shows: [{ is: "goblin", helm: "hood", iron: "umber", holds: "blackBow", mouth: "grin" }],
  },
  "1R173": { at: "cavern", by: "torch", shows: [{ is: "goblinRack", y: 120 }] },
  "1C174": {
    at: "halls",
    by: "deep",
    shows: [
      { is: "goblin", helm: "bare", holds: "knife", raised: true, mouth: "grin", tilt: 12, eyes: "#F2A03A" },
    ],
  },
  "1R175": { at: "halls", by: "deep", shows: [{ is: "darkEyes", y: 118 }] },
  "1C176": {
    at: "bridge",
    by: "torch",
    shows: [{ is: "goblin", helm: "pot", holds: "blackBow", lean: -10, other: "scimitar", mouth: "shut" }],
  },
  "1C177": {
    at: "halls",
    by: "cold",
    shows: [
      { is: "goblin", x: 66, y: 242, size: 0.74, holds: "spear", helm: "kettle" },
      { is: "goblin", x: 236, y: 242, size: 0.74, holds: "spear", helm: "kettle" },
      { is: "goblin", size: 0.92, holds: "torch", helm: "kettle", other: "shield" },
    ],
  },
  "1U178": {
    at: "stair",
    by: "cold",
    shows: [
      {
        is: "goblin",
        helm: "topknot",
        turn: 12,
        x: 138,
        y: 240,
        holds: "torch",
        mouth: "roar",
        skin: "#7d8a50",
      },
    ],
  },
  "1C179": {
    at: "tomb",
    by: "cold",
    shows: [
      { is: "goblin", x: 92, y: 244, size: 0.88, helm: "bucket", holds: "skull" },
      {
        is: "goblin",
        x: 218,
        y: 244,
        size: 0.8,
        flip: true,
        helm: "hood",
        iron: "earth",
        holds: "keys",
        mouth: "grin",
      },
    ],
  },
  "1C180": { at: "cavelight", by: "day", shows: [{ is: "scimitar", size: 1.1 }] },
  "1U181": {
    at: "cavern",
    by: "deep",
    shows: [
      {
        is: "goblin",
        helm: "hood",
        iron: "soot",
        cloth: "soot",
        armour: "soot",
        holds: "knife",
        mouth: "grin",
        x: 162,
      },
    ],
  },
  "1C182": { at: "cavelight", by: "grey", shows: [{ is: "spear", size: 1.15 }] },
  "1R183": {
    at: "bridge",
    by: "torch",
    shows: [
      { is: "goblins", y: 92, size: 0.9 },
      { is: "goblin", x: 86, y: 244, size: 0.84, helm: "topknot", mouth: "roar", turn: -8, holds: "spear" },
      {
        is: "goblin",
        x: 218,
        y: 246,
        size: 0.88,
        helm: "kettle",
        mouth: "grin",
        turn: 8,
        holds: "jagged",
        raised: true,
      },
    ],
  },
  "1C184": {
    at: "mine",
    by: "deep",
    shows: [
      {
        is: "goblin",
        turn: -26,
        x: 172,
        y: 214,
        helm: "bare",
        mouth: "roar",
        skin: "#6f8a58",
        holds: "knife",
      },
    ],
  },
  "1C185": {
    at: "halls",
    by: "sunset",
    shows: [{ is: "goblin", helm: "spiked", holds: "scimitar", other: "shield" }],
  },
  "1R186": {
    at: "halls",
    by: "hearth",
    shows: [
      {
        is: "goblin",
        helm: "crested",
        iron: "bronze",
        armour: "bronze",
        holds: "whip",
        mouth: "roar",
        stout: 1.1,
      },
    ],
  },
  "1C187": {
    at: "cavern",
    by: "hearth",
    shows: [
      { is: "goblins", y: 96, size: 0.86 },
      { is: "goblins", y: 128 },
    ],
  },
  "1U188": { at: "halls", by: "gloom", shows: [{ is: "candle", y: 124 }] },
  "1R189": { at: "mine", by: "gloom", shows: [{ is: "lostLantern", y: 122 }] },
  "1R190": { at: "cavelight", by: "gold", shows: [{ is: "goblinAxe" }] },
  "1C191": {
    at: "mountain",
    by: "night",
    shows: [{ is: "goblin", helm: "hood", iron: "dun", holds: "torch", lean: -8, mouth: "shut" }],
  },
  "1C192": { at: "stair", by: "gloom", shows: [{ is: "pinnedShield", y: 124 }] },
  "1C193": { at: "mine", by: "torch", shows: [{ is: "chest", y: 118 }] },
  "1U194": { at: "cavern", by: "cold", shows: [{ is: "clawSteps", y: 124 }] },
  "1R195": { at: "tomb", by: "hearth", shows: [{ is: "relics", y: 118 }] },
  "1C196": {
    at: "halls",
    by: "deep",
    shows: [
      { is: "torchHost", y: 120 },
      { is: "darkEyes", y: 64, size: 0.6 },
    ],
  },
  "1C197": { at: "lake", by: "gloom", shows: [{ is: "tentacles", y: 124 }] },
  "1U198": {
    at: "mountain",
    by: "grey",
    shows: [
      { is: "goblins", y: 134 },
      { is: "crows", y: 60, size: 0.5 },
    ],
  },
  "1R199": {
    at: "cavern",
    by: "sunset",
    shows: [
      { is: "troll", x: 216, y: 250, size: 0.86 },
      { is: "goblin", x: 92, y: 244, size: 0.84, helm: "bucket", holds: "keys" },
    ],
  },
  "1R200": { at: "cavern", by: "blaze", shows: [{ is: "chasm", y: 118 }] },
  "1C201": { at: "mine", by: "cold", shows: [{ is: "fork", y: 122 }] },
  "1U202": { at: "halls", by: "ember", shows: [{ is: "balrog", y: 122 }] },
};
