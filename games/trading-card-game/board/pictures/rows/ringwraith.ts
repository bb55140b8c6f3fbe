/** The pictures of the Nine. */
import type { RINGWRAITH } from "../../../data/cards/ringwraith.ts";
import { FRODO, MERRY, SAM, WITCH_KING } from "../folk/known.ts";
import type { PictureRows } from "../row.ts";

export const RINGWRAITH_ROWS: PictureRows<typeof RINGWRAITH> = {
  "1U203": { at: "wild", by: "night", shows: [{ is: "brokenSword", y: 122 }] },
  "1R204": { at: "wild", by: "wraith", shows: [{ is: "wraith", unveiled: true, crown: "low" }] },
  "1R205": { at: "garden", by: "gloom", shows: [{ is: "wilted", y: 120 }] },
  "1R206": { at: "street", by: "night", shows: [{ is: "wraith", tilt: 14, holds: "lantern", x: 142 }] },
  "1U207": {
    at: "street",
    by: "violet",
    shows: [
      { ...MERRY, mood: "asleep", tilt: -18, y: 262 },
      { is: "breath", y: 96 },
    ],
  },
  "1R208": { at: "wraithlight", by: "day", shows: [{ is: "blackHorse", y: 138 }] },
  "1U209": { at: "wild", by: "pallid", shows: [{ is: "shard", y: 118 }] },
  "1R210": {
    at: "darkwood",
    by: "wraith",
    shows: [
      { is: "wraith", x: 206, size: 0.98, tilt: -14 },
      { ...FRODO, x: 92, y: 252, size: 0.86, mood: "afraid", looks: "left" },
    ],
  },
  "1U211": { at: "road", by: "violet", shows: [{ is: "reachingHands", y: 112 }] },
  "1R212": {
    at: "marsh",
    by: "night",
    shows: [{ ...SAM, mood: "afraid", holds: "lantern", looks: "right" }],
  },
  "1U213": {
    at: "forest",
    by: "gloom",
    shows: [
      { is: "rider", x: 170, y: 92, size: 0.8 },
      { ...FRODO, x: 66, y: 262, size: 0.72, mood: "afraid", looks: "right" },
    ],
  },
  "1R214": { at: "moor", by: "wraith", shows: [{ is: "hoofprints", y: 122 }] },
  "1U215": { at: "dolguldur", by: "violet", shows: [{ is: "eyeAndNine", y: 122 }] },
  "1R216": { at: "wraithlight", by: "pallid", shows: [{ is: "morgulBlade" }] },
  "1R217": { at: "morgul", by: "pallid", shows: [{ is: "rider", x: 158, y: 150, size: 0.6 }] },
  "1U218": { at: "wraithlight", by: "violet", shows: [{ is: "nazgulSword" }] },
  "1U219": { at: "barrens", by: "violet", shows: [{ is: "nineHoods", y: 120 }] },
  "1U220": { at: "river", by: "wraith", shows: [{ is: "emptyCloak", y: 116 }] },
  "1R221": { at: "wraithlight", by: "moonset", shows: [{ is: "paleBlade" }] },
  "1U222": { at: "darkwood", by: "gloom", shows: [{ is: "brambles", y: 118 }] },
  "1U223": { at: "road", by: "sunset", shows: [{ is: "rider", y: 118, size: 1.06 }] },
  "1R224": { at: "barrens", by: "ember", shows: [{ is: "ringOnGauntlet", y: 122 }] },
  "1U225": { at: "wraithlight", by: "wraith", shows: [{ is: "minasMorgul" }] },
  "1U226": {
    at: "gate",
    by: "night",
    shows: [
      { is: "cry", y: 110 },
      { is: "wraith", raised: true, reaches: true, crown: "helm" },
    ],
  },
  "1U227": { at: "dolguldur", by: "gloom", shows: [{ is: "doorway", y: 118 }] },
  "1R228": {
    at: "wild",
    by: "mist",
    shows: [
      { is: "wraith", unveiled: true, x: 58, size: 0.7 },
      { is: "wraith", unveiled: true, x: 244, size: 0.7, crown: "tall" },
      { ...FRODO, size: 0.86, y: 254, mood: "afraid", holds: "ring" },
    ],
  },
  "1R229": {
    at: "dolguldur",
    by: "dusk",
    shows: [{ is: "wraith", crown: "spikes", cloak: "violet", holds: "keys", eyes: "#D9A0F0" }],
  },
  "1R230": {
    at: "dolguldur",
    by: "moonset",
    shows: [{ is: "wraith", crown: "band", cloak: "smoke", holds: "mace" }],
  },
  "1U231": {
    at: "road",
    by: "night",
    shows: [{ is: "wraith", cloak: "slate", holds: "plainSword", reaches: true }],
  },
  "1U232": {
    at: "morgul",
    by: "wraith",
    shows: [{ is: "wraith", crown: "helm", cloak: "teal", holds: "paleSword", eyes: "#B8F0CC" }],
  },
  "1U233": {
    at: "forest",
    by: "wraith",
    shows: [{ is: "wraith", cloak: "umber", tilt: -12, reaches: true, crown: "low" }],
  },
  "1U234": { at: "gate", by: "rain", shows: [{ is: "wraith", holds: "scroll", cloak: "plum", lean: -6 }] },
  "1U235": {
    at: "wild",
    by: "violet",
    shows: [{ is: "wraith", crown: "antler", cloak: "navy", holds: "jagged", raised: true }],
  },
  "1R236": {
    at: "blackGate",
    by: "violet",
    shows: [
      { is: "rider", x: 226, y: 96, size: 0.5 },
      { is: "wraith", crown: "spikes", cloak: "blood", holds: "torch", eyes: "#F2872B" },
    ],
  },
  "1R237": { at: "wild", by: "dusk", shows: [{ ...WITCH_KING, y: 244, size: 0.96, holds: "sword" }] },
  "1U238": {
    at: "marsh",
    by: "violet",
    shows: [
      { is: "wraith", cloak: "ash", crown: "low", holds: "paleSword", lean: 30 },
      { is: "smoke", y: 130 },
    ],
  },
};
