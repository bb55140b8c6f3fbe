/**
 * Draws the map, the quest's road, the pictures of cards and landmarks, and copies the silhouettes the board shows,
 * into `drawn/` (not under version control: the same seeds always give the same lines). Run by the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { silhouettes } from "@westmarch/ink";
import { ARMY_SCENES } from "./faces/art/armies.ts";
import { LAND_SCENES } from "./faces/art/lands.ts";
import { PEOPLE_SCENES } from "./faces/art/peoples.ts";
import { SKILL_SCENES } from "./faces/art/skills.ts";
import { ICONS } from "./icons/names.ts";
import { drawMap } from "./map/picture.ts";
import { drawRoad } from "./track/road.ts";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const folder = new URL("drawn/", import.meta.url);
mkdirSync(folder, { recursive: true });
const put = (name: string, text: string): void => writeFileSync(new URL(name, folder), text);

const { svg, plan } = drawMap();
put("map.svg", svg);
put("map.json", JSON.stringify(plan));
for (const name of ["wide", "tall"] as const) put(`road-${name}.svg`, drawRoad(name));

mkdirSync(new URL("scenes/", folder), { recursive: true });
for (const [name, draw] of Object.entries({
  ...SKILL_SCENES,
  ...ARMY_SCENES,
  ...PEOPLE_SCENES,
  ...LAND_SCENES,
}))
  put(`scenes/${name}.svg`, draw());

put("icons.json", JSON.stringify(silhouettes(set, ICONS, true)));
