/**
 * Draws the map, the cards and the Characters, and copies the silhouettes of heraldry and trays into `drawn/` (not
 * under version control: the same seeds always give the same lines). Run by the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { packed } from "@westmarch/campaign/plan";
import { silhouettes } from "@westmarch/ink";
import { pictures } from "./cards/pictures/pictures.ts";
import { EMBLEMS } from "./heraldry/names.ts";
import { drawMap } from "./map/picture.ts";
import { SIGNS } from "./signs/icons.ts";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const folder = new URL("drawn/", import.meta.url);
mkdirSync(folder, { recursive: true });

const { land, cover, plan } = drawMap();
writeFileSync(new URL("land.svg", folder), land);
writeFileSync(new URL("cover.svg", folder), cover);
writeFileSync(new URL("map.json", folder), JSON.stringify(packed(plan)));

const outlines = (names: readonly string[]) => silhouettes(set, names);

writeFileSync(new URL("emblems.json", folder), JSON.stringify(outlines(EMBLEMS)));
writeFileSync(new URL("tray-signs.json", folder), JSON.stringify(outlines(Object.values(SIGNS))));

for (const name of ["cards/", "portraits/"]) mkdirSync(new URL(name, folder), { recursive: true });
for (const picture of pictures()) writeFileSync(new URL(picture.file, folder), picture.svg);
