/** The map, the road of the Ring, the pictures of cards and landmarks, and the silhouettes the board shows, as files of `drawn/`. */
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

const { svg, plan } = drawMap();
const scenes = { ...SKILL_SCENES, ...ARMY_SCENES, ...PEOPLE_SCENES, ...LAND_SCENES };

export const drawn = [
  { file: "map.svg", content: svg },
  { file: "map.json", content: JSON.stringify(plan) },
  ...(["wide", "tall"] as const).map((name) => ({ file: `road-${name}.svg`, content: drawRoad(name) })),
  ...Object.entries(scenes).map(([name, draw]) => ({ file: `scenes/${name}.svg`, content: draw() })),
  { file: "icons.json", content: JSON.stringify(silhouettes(set, ICONS, true)) },
];
