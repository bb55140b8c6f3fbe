/** The pictures of Isengard. */
import type { ISENGARD } from "../../../data/cards/isengard.ts";
import { FRODO, LURTZ, MERRY, SARUMAN } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const ISENGARD_ROWS: PictureRows<typeof ISENGARD> = {
  "1R120": {
    at: "slope",
    by: "grey",
    shows: [
      { is: "uruk", x: 214, size: 0.96, wears: "hand" },
      { ...MERRY, x: 86, y: 252, size: 0.8, mood: "afraid", looks: "right" },
      { is: "ropes", x: 86, y: 196 },
    ],
  },
  "1C121": {
    at: "pit",
    by: "blaze",
    shows: [{ is: "uruk", painted: true, mouth: "roar", holds: "cleaver", raised: true, helm: "bare" }],
  },
  "1C122": { at: "pit", by: "hearth", shows: [{ is: "pitHands", y: 120 }] },
  "1R123": { at: "pass", by: "snow", shows: [{ is: "avalanche", y: 112 }] },
  "1R124": { at: "snowfield", by: "rain", shows: [{ is: "mountainFace", y: 122 }] },
  "1R125": { at: "orthanc", by: "grey", shows: [{ is: "gold", y: 128 }] },
  "1U126": {
    at: "plain",
    by: "dusk",
    shows: [
      { is: "uruk", x: 58, y: 244, size: 0.62, holds: "torch" },
      { is: "uruk", x: 244, y: 244, size: 0.62, holds: "cleaver", helm: "masked" },
      { is: "uruk", size: 0.96, mouth: "roar", helm: "hair", wears: "hand", holds: "cleaver", raised: true },
    ],
  },
  "1R127": { at: "amonhen", by: "morning", shows: [{ ...LURTZ, holds: "cleaver" }] },
  "1R128": {
    at: "slope",
    by: "sunset",
    shows: [
      { is: "scream", y: 96 },
      { ...LURTZ, mouth: "roar", other: "handShield", holds: "cleaver", raised: true },
    ],
  },
  "1R129": { at: "inn", by: "dusk", shows: [{ is: "vanish", y: 128 }] },
  "1U130": { at: "mountain", by: "rain", shows: [{ is: "cloudHand", y: 108 }] },
  "1R131": {
    at: "orthanc",
    by: "dusk",
    shows: [{ is: "uruk", helm: "hood", iron: "coal", cloth: "coal", holds: "blackBow", mouth: "shut" }],
  },
  "1R132": { at: "plain", by: "grey", shows: [{ is: "parry", y: 124 }] },
  "1C133": { at: "orthanc", by: "gold", shows: [{ is: "hand" }] },
  "1C134": { at: "pass", by: "cold", shows: [{ is: "icicles", y: 120 }] },
  "1U135": { at: "snowfield", by: "evening", shows: [{ is: "frost", y: 112 }] },
  "1U136": {
    at: "orthanc",
    by: "violet",
    shows: [
      { ...SARUMAN, mood: "grim" },
      { is: "staffOrb", x: 226, y: 126, size: 0.92 },
    ],
  },
  "1R137": { at: "road", by: "grey", shows: [{ is: "longArm", y: 118 }] },
  "1C138": { at: "pass", by: "grey", shows: [{ is: "drifts", y: 120 }] },
  "1R139": { at: "amonhen", by: "grey", shows: [{ is: "blades", y: 122 }] },
  "1R140": { at: "moor", by: "sunset", shows: [{ is: "crows" }] },
  "1C141": {
    at: "slope",
    by: "grey",
    shows: [
      { is: "uruk", mouth: "roar", helm: "bare", stout: 1.1, scar: true },
      { is: "stuckArrows", y: 176 },
    ],
  },
  "1U142": {
    at: "orthanc",
    by: "evening",
    shows: [
      { is: "voice", x: 190, y: 104 },
      { ...SARUMAN, x: 96, mood: "shouting", looks: "right", raised: true, beard: "goatee" },
    ],
  },
  "1R143": {
    at: "plain",
    by: "morning",
    shows: [
      { is: "uruk", x: 60, y: 240, size: 0.76, helm: "spiked", wears: "hand", holds: "pike" },
      { is: "uruk", x: 240, y: 240, size: 0.76, helm: "spiked", wears: "hand", holds: "pike" },
      { is: "uruk", size: 0.96, helm: "spiked", wears: "hand", holds: "pike", other: "handShield" },
    ],
  },
  "1C144": { at: "pit", by: "gloom", shows: [{ is: "bloodyCleaver", y: 122 }] },
  "1C145": {
    at: "pit",
    by: "gold",
    shows: [
      { is: "uruk", x: 92, y: 244, size: 0.86, skin: "#7a5c44", helm: "bare", mouth: "grin" },
      { is: "uruk", x: 214, y: 244, size: 0.86, skin: "#6a5040", helm: "bare", mouth: "shut", tilt: -8 },
    ],
  },
  "1C146": {
    at: "moor",
    by: "dusk",
    shows: [{ is: "uruk", helm: "bucket", wears: "hand", holds: "cleaver", other: "handShield" }],
  },
  "1R147": {
    at: "orthanc",
    by: "morning",
    shows: [{ is: "uruk", helm: "masked", iron: "iron", wears: "hand", holds: "pike" }],
  },
  "1R148": {
    at: "orthanc",
    by: "sunset",
    shows: [
      {
        is: "uruk",
        helm: "crested",
        iron: "iron",
        armour: "iron",
        wears: "hand",
        holds: "cleaver",
        raised: true,
        mouth: "roar",
        stout: 1.08,
      },
    ],
  },
  "1C149": {
    at: "road",
    by: "dawn",
    shows: [{ is: "uruk", helm: "hair", cloth: "earth", holds: "horn", mouth: "shut", other: "scroll" }],
  },
  "1C150": {
    at: "forest",
    by: "dusk",
    shows: [
      {
        is: "uruk",
        helm: "topknot",
        painted: true,
        mouth: "roar",
        holds: "cleaver",
        other: "cleaver",
        eyes: "#F05A3A",
      },
    ],
  },
  "1C151": {
    at: "barrens",
    by: "gold",
    shows: [
      { is: "uruk", helm: "hair", skin: "#6b4a38", scar: true, holds: "club", mouth: "fangs", cloth: "oak" },
    ],
  },
  "1C152": {
    at: "pit",
    by: "pallid",
    shows: [{ is: "uruk", helm: "hood", iron: "blood", holds: "skull", mouth: "grin", eyes: "#B8F0CC" }],
  },
  "1U153": {
    at: "amonhen",
    by: "dusk",
    shows: [{ is: "uruk", helm: "spiked", holds: "goblinAxe", raised: true, mouth: "grin", stout: 1.08 }],
  },
  "1C154": {
    at: "plain",
    by: "noon",
    shows: [{ is: "uruk", helm: "pot", wears: "hand", holds: "pike", mouth: "shut" }],
  },
  "1R155": {
    at: "darkwood",
    by: "mist",
    shows: [
      { is: "uruk", helm: "hood", iron: "moss", cloth: "pine", holds: "knife", tilt: 10, mouth: "shut" },
    ],
  },
  "1C156": {
    at: "slope",
    by: "gold",
    shows: [
      { is: "uruk", helm: "kettle", painted: true, holds: "cleaver", other: "handShield", mouth: "fangs" },
    ],
  },
  "1C157": { at: "pit", by: "torch", shows: [{ is: "rack", y: 120 }] },
  "1C158": {
    at: "river",
    by: "sunset",
    shows: [
      { is: "uruks", y: 128 },
      { is: "hand", size: 0.4, y: 66 },
    ],
  },
  "1U159": { at: "fields", by: "ember", shows: [{ is: "burning", y: 132 }] },
  "1C160": { at: "ashlight", by: "day", shows: [{ is: "urukSword", size: 1.1 }] },
  "1U161": { at: "crags", by: "dusk", shows: [{ is: "peering", y: 120 }] },
  "1U162": {
    at: "marsh",
    by: "evening",
    shows: [
      { is: "crows", x: 66, y: 84, size: 0.5 },
      { ...FRODO, mood: "sad", tilt: 8, looks: "left" },
    ],
  },
};
