/** The pictures of Mordor. */
import type { SAURON } from "../../../data/cards/sauron.ts";
import { ARAGORN } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const SAURON_ROWS: PictureRows<typeof SAURON> = {
  "1U239": { at: "barrens", by: "night", shows: [{ is: "eyeOnRing", y: 114 }] },
  "1R240": {
    at: "blackGate",
    by: "sunset",
    shows: [
      { is: "orc", x: 62, y: 242, size: 0.74, wears: "eye", holds: "pike", helm: "spiked" },
      { is: "orc", x: 240, y: 242, size: 0.74, wears: "eye", holds: "pike", helm: "horned" },
      { is: "orc", size: 0.94, wears: "eye", holds: "scimitar", helm: "masked" },
    ],
  },
  "1U241": { at: "lorien", by: "ember", shows: [{ is: "burningLeaf", y: 118 }] },
  "1U242": { at: "mordor", by: "sunset", shows: [{ is: "blackHorn", y: 124 }] },
  "1R243": { at: "mordor", by: "gloom", shows: [{ is: "shatteredSword", y: 126 }] },
  "1R244": { at: "slope", by: "gloom", shows: [{ is: "clutched", y: 118 }] },
  "1R245": { at: "barrens", by: "pallid", shows: [{ is: "poison", y: 122 }] },
  "1R246": { at: "mordor", by: "ember", shows: [{ is: "darkHelm", y: 124 }] },
  "1R247": {
    at: "plain",
    by: "ember",
    shows: [
      {
        is: "orc",
        mouth: "grin",
        holds: "scimitar",
        raised: true,
        helm: "kettle",
        wears: "eye",
        other: "skull",
      },
    ],
  },
  "1C248": { at: "blackGate", by: "ember", shows: [{ is: "orcs", y: 128 }] },
  "1U249": { at: "city", by: "ember", shows: [{ is: "crumbling", y: 118 }] },
  "1R250": {
    at: "barrens",
    by: "blaze",
    shows: [
      { is: "scream", y: 100 },
      { is: "orc", mouth: "roar", helm: "bare", scar: true, eyes: "#FF5A2A", skin: "#9a5a40" },
    ],
  },
  "1U251": { at: "plain", by: "gloom", shows: [{ is: "underShadow", y: 116 }] },
  "1R252": { at: "hills", by: "gloom", shows: [{ is: "shadowHand", y: 120 }] },
  "1R253": { at: "blackGate", by: "dusk", shows: [{ is: "skullPosts", y: 128 }] },
  "1R254": { at: "barrens", by: "ember", shows: [{ is: "volcano", y: 124 }] },
  "1C255": { at: "plain", by: "sunset", shows: [{ is: "saurons", y: 124 }] },
  "1R256": {
    at: "darkwood",
    by: "sunset",
    shows: [
      {
        is: "orc",
        helm: "hood",
        iron: "coal",
        cloth: "coal",
        holds: "blackBow",
        wears: "moon",
        mouth: "shut",
        skin: "#7d7460",
      },
    ],
  },
  "1U257": {
    at: "morgul",
    by: "dusk",
    shows: [
      {
        is: "orc",
        helm: "pot",
        wears: "moon",
        holds: "scimitar",
        other: "shield",
        cloth: "teal",
        skin: "#8a7a5c",
      },
    ],
  },
  "1U258": {
    at: "marsh",
    by: "rain",
    shows: [
      {
        is: "orc",
        helm: "hood",
        iron: "teal",
        wears: "moon",
        holds: "knife",
        tilt: 12,
        mouth: "grin",
        cloth: "teal",
        x: 140,
      },
    ],
  },
  "1R259": {
    at: "morgul",
    by: "moonset",
    shows: [
      {
        is: "orc",
        helm: "masked",
        iron: "slate",
        wears: "moon",
        holds: "keys",
        other: "pike",
        cloth: "navy",
        mouth: "shut",
      },
    ],
  },
  "1U260": { at: "amonhen", by: "gloom", shows: [{ is: "fallen", y: 122 }] },
  "1C261": {
    at: "crags",
    by: "gloom",
    shows: [
      {
        is: "orc",
        helm: "hood",
        iron: "earth",
        cloth: "earth",
        holds: "jagged",
        raised: true,
        mouth: "grin",
      },
    ],
  },
  "1U262": {
    at: "darkwood",
    by: "night",
    shows: [
      {
        is: "orc",
        helm: "hood",
        iron: "black",
        cloth: "black",
        armour: "black",
        holds: "knife",
        other: "knife",
        mouth: "shut",
        eyes: "#FF7A3A",
      },
    ],
  },
  "1R263": { at: "mordor", by: "violet", shows: [{ is: "eyeFlag", y: 118 }] },
  "1R264": { at: "barrens", by: "dusk", shows: [{ is: "darkBows", y: 112 }] },
  "1R265": { at: "barrens", by: "gloom", shows: [{ is: "butchery", y: 122 }] },
  "1C266": {
    at: "plain",
    by: "violet",
    shows: [
      {
        is: "orc",
        helm: "horned",
        iron: "bronze",
        armour: "iron",
        wears: "eye",
        holds: "mace",
        stout: 1.12,
        mouth: "fangs",
      },
    ],
  },
  "1U267": {
    at: "moor",
    by: "ember",
    shows: [
      { is: "orc", x: 92, y: 244, size: 0.86, helm: "hair", iron: "black", holds: "spear", tilt: 10 },
      {
        is: "orc",
        x: 216,
        y: 244,
        size: 0.86,
        helm: "topknot",
        iron: "black",
        holds: "blackBow",
        mouth: "roar",
      },
    ],
  },
  "1C268": {
    at: "pit",
    by: "ember",
    shows: [
      { is: "orc", helm: "bare", armour: "plum", holds: "whip", mouth: "grin", skin: "#9a8a6a", scar: true },
    ],
  },
  "1C269": { at: "firelight", by: "day", shows: [{ is: "orcScimitar", size: 1.1 }] },
  "1U270": {
    at: "wild",
    by: "ember",
    shows: [
      { is: "orc", x: 70, y: 242, size: 0.74, helm: "hood", iron: "earth", holds: "spear" },
      { is: "orc", x: 238, y: 242, size: 0.74, helm: "kettle", holds: "spear" },
      { is: "orc", size: 0.92, helm: "topknot", holds: "torch", tilt: -8, mouth: "shut" },
    ],
  },
  "1C271": {
    at: "barrens",
    by: "sunset",
    shows: [{ is: "orc", helm: "pot", wears: "eye", holds: "spear", other: "shield" }],
  },
  "1R272": {
    at: "plain",
    by: "dusk",
    shows: [
      { is: "eyeFlag", x: 214, y: 92, size: 0.6 },
      { is: "orc", x: 54, y: 240, size: 0.7, helm: "bucket", mouth: "roar", holds: "jagged" },
      {
        is: "orc",
        x: 148,
        size: 0.94,
        helm: "crested",
        mouth: "roar",
        holds: "scimitar",
        raised: true,
        wears: "eye",
      },
    ],
  },
  "1C273": { at: "barrens", by: "grey", shows: [{ is: "heavyRing", y: 116 }] },
  "1U274": { at: "blackGate", by: "gloom", shows: [{ is: "wall", y: 124 }] },
  "1U275": { at: "mordor", by: "night", shows: [{ is: "searchBeam", y: 122 }] },
  "1R276": { at: "road", by: "ember", shows: [{ is: "rollingRing", y: 124 }] },
  "1C277": { at: "study", by: "deep", shows: [{ is: "snuffing", y: 122 }] },
  "1C278": {
    at: "pit",
    by: "sunset",
    shows: [
      { is: "orcs", y: 134 },
      { is: "whipping", y: 96 },
    ],
  },
  "1R279": { at: "chamber", by: "grey", shows: [{ is: "bread", y: 116 }] },
  "1U280": {
    at: "mordor",
    by: "grey",
    shows: [
      {
        is: "orc",
        helm: "spiked",
        iron: "iron",
        armour: "blood",
        wears: "eye",
        holds: "jagged",
        stout: 1.08,
        mouth: "fangs",
        skin: "#7d6a58",
      },
    ],
  },
  "1C281": { at: "amonhen", by: "ember", shows: [{ is: "watched", y: 122 }] },
  "1R282": {
    at: "rivendell",
    by: "gloom",
    shows: [
      { ...ARAGORN, size: 0.9, y: 226, mood: "sad", tilt: 6 },
      { is: "narsil", y: 128 },
    ],
  },
  "1C283": { at: "mordor", by: "blaze", shows: [{ is: "eye" }] },
};
