/**
 * Draws what the board shows, the pictures of all cards among it, into `drawn/` (not under version control: the same
 * words always give the same lines). Run by the build.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { silhouettes } from "./cards/draw.ts";
import { pictures } from "./pictures/pictures.ts";
import { drawRoad } from "./road/drawing.ts";

const folder = new URL("drawn/", import.meta.url);
mkdirSync(new URL("pictures/", folder), { recursive: true });

writeFileSync(new URL("road.svg", folder), drawRoad());
writeFileSync(new URL("signs.json", folder), JSON.stringify(silhouettes()));
for (const { file, svg } of pictures()) writeFileSync(new URL(file, folder), svg);
