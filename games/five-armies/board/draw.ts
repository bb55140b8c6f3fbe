/** The valley, the cards and the silhouettes of heraldry, as files of `drawn/`. */
import { createRequire } from "node:module";
import { filesOf } from "@westmarch/campaign/drawing";
import { pictures } from "./cards/pictures/pictures.ts";
import { EMBLEMS } from "./heraldry/names.ts";
import { drawMap } from "./map/picture.ts";
import { SIGNS } from "./signs/icons.ts";
import { duskPicture } from "./trays/duskpicture.ts";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

export const drawn = filesOf(set, {
  map: drawMap(),
  emblems: EMBLEMS,
  signs: Object.values(SIGNS),
  pictures: [...pictures(), { file: "dusk.svg", svg: duskPicture() }],
});
