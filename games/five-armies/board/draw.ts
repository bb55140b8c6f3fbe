/**
 * Draws the valley and copies the silhouettes of heraldry into `drawn/` (not under version control: the same seeds always
 * give the same lines). Run by the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { filesOf } from "@westmarch/campaign/drawing";
import { pictures } from "./cards/pictures/pictures.ts";
import { EMBLEMS } from "./heraldry/names.ts";
import { drawMap } from "./map/picture.ts";
import { SIGNS } from "./signs/icons.ts";
import { duskPicture } from "./trays/duskpicture.ts";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const files = filesOf(set, {
  map: drawMap(),
  emblems: EMBLEMS,
  signs: Object.values(SIGNS),
  pictures: [...pictures(), { file: "dusk.svg", svg: duskPicture() }],
});
const folder = new URL("drawn/", import.meta.url);
for (const { file, content } of files) {
  const url = new URL(file, folder);
  mkdirSync(new URL(".", url), { recursive: true });
  writeFileSync(url, content);
}
