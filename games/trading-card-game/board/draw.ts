/** Draws what the board shows into `drawn/` (not under version control). Run by the build. */
import { mkdirSync, writeFileSync } from "node:fs";
import { silhouettes } from "./cards/draw.ts";

const folder = new URL("drawn/", import.meta.url);
mkdirSync(folder, { recursive: true });

writeFileSync(new URL("signs.json", folder), JSON.stringify(silhouettes()));
